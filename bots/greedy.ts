/**
 * One-ply search: takes the move with the best value, averaged exactly over the throw that it leads to. The others' secret choices are
 * assumed random, and averaged over a few guesses.
 */
import type { Bot, Budget, Knowledge } from '../engine/bots/bot.ts'
import type { Game, Seat, ThrowTurn } from '../engine/contract.ts'
import { countOutcomes, type Outcome, outcomes } from '../engine/dice/dice.ts'
import type { Xoshiro128 } from '../engine/dice/random.ts'
import { beginning, isHidden, reveal, settle, thinkingBot } from './lookahead.ts'
import { randomBot } from './random.ts'
import { type Value, valueFunction } from './value.ts'

/** Above this many outcomes a throw is sampled. */
const MOST_OUTCOMES = 1e5
const SAMPLES = 1000
const GUESSES = 16

export function greedyBot<State, Move>(game: Game<State, Move>, knowledge: Knowledge<State> = {}): Bot<State, Move> {
  return thinkingBot(game, ({ view, seat, random, budget, moves, optional }) => {
    const starts = startsOf(game, knowledge, view, seat, random)
    if (starts === null) return randomBot(game).choose(view, seat, random)
    const value = valueFunction(game, knowledge)
    const look = { game, value, seat, random, thrown: new Map<string, readonly Outcome[]>() }
    const still = optional ? mean(starts, (state) => value(state, seat)) : -Infinity
    return bestMove(look, starts, moves, still, budget)
  })
}

function startsOf<State, Move>(
  game: Game<State, Move>,
  knowledge: Knowledge<State>,
  view: State,
  seat: Seat,
  random: Xoshiro128,
): readonly State[] | null {
  const times = isHidden(game, view) ? GUESSES : 1
  const starts = Array.from({ length: times }, () => beginning(game, knowledge, view, seat, random))
  return starts.includes(null) ? null : (starts as State[])
}

interface Look<State, Move> {
  readonly game: Game<State, Move>
  readonly value: Value<State>
  readonly seat: Seat
  readonly random: Xoshiro128
  /** Outcomes by throw: hundreds of moves lead to the same few throws. */
  readonly thrown: Map<string, readonly Outcome[]>
}

/** Returns the first of the best moves; null if none is better than doing nothing. */
function bestMove<State, Move>(
  look: Look<State, Move>,
  starts: readonly State[],
  moves: readonly Move[],
  still: number,
  { cancelled }: Budget,
): Move | null {
  let best = still
  let chosen: Move | null = null
  for (const move of moves) {
    if (chosen !== null && cancelled?.() === true) break
    const worth = mean(starts, (state) => expected(look, look.game.move(state, look.seat, move)))
    if (worth <= best) continue
    best = worth
    chosen = move
  }
  return chosen
}

/** Returns the mean value after the due throw, if there is one. */
function expected<State, Move>(look: Look<State, Move>, after: State): number {
  const { game, value, seat, random } = look
  const state = settle(game, reveal(game, after, seat, random))
  const turn = game.turn(state)
  if (turn.kind !== 'throw') return value(state, seat)
  let sum = 0
  let ways = 0
  for (const outcome of outcomesOf(look, turn)) {
    sum += outcome.ways * value(game.land(state, outcome.faces), seat)
    ways += outcome.ways
  }
  return sum / ways
}

function outcomesOf<State, Move>({ thrown, random }: Look<State, Move>, turn: ThrowTurn): readonly Outcome[] {
  const key = `${turn.sides.join()} ${JSON.stringify(turn.alike ?? [])}`
  const known = thrown.get(key)
  if (known !== undefined) return known
  const sampled = (): Outcome[] => Array.from({ length: SAMPLES }, () => ({ faces: random.throw(turn.sides), ways: 1 }))
  const all = countOutcomes(turn) > MOST_OUTCOMES ? sampled() : outcomes(turn)
  thrown.set(key, all)
  return all
}

function mean<Item>(items: readonly Item[], of: (item: Item) => number): number {
  return items.reduce((sum, item) => sum + of(item), 0) / items.length
}
