/**
 * How a bot's play looks to people: absurd moves, choices that cost much of the chance to win, and results against a scripted
 * beginner. The predicates of a game stand in its `blunders.ts` and are written from the rules, never from its bots.
 */
import type { Game, Input } from '../../engine/contract.ts'
import { play } from '../../engine/play.ts'
import { unwrap } from '../../engine/result.ts'
import type { Yardstick } from '../../engine/testing/yardstick.ts'
import { playSeeded } from '../matches/arena.ts'
import type { Contestant } from '../matches/match.ts'

/** Choices that cost more than this are counted as costly: 15 points of winning chance. */
const COSTLY = 0.15

interface Conduct {
  turns: number
  /** Choices over all games. */
  seen: number
  /** … whose cost was estimated. */
  choices: number
  costly: number
  /** By name: how often. */
  readonly absurd: Map<string, number>
}

function emptyConduct(): Conduct {
  return { turns: 0, seen: 0, choices: 0, costly: 0, absurd: new Map() }
}

/** Absurd moves for every 100 turns. */
export function absurdRate({ turns, absurd }: Conduct): number {
  return (100 * [...absurd.values()].reduce((sum, count) => sum + count, 0)) / Math.max(1, turns)
}

/** Costly choices for every 100 whose cost was estimated. */
export function costlyRate({ choices, costly }: Conduct): number {
  return (100 * costly) / Math.max(1, choices)
}

interface Observation<State, Move, Options> {
  readonly game: Game<State, Move, Options>
  readonly yardstick: Yardstick<State, Move>
  readonly options: Options
  /** The bot at seat 0 is watched. */
  readonly seats: readonly Contestant<State, Move>[]
  readonly games: number
  readonly seed: number
  /** Estimates the cost of every n-th choice; 0: of none. */
  readonly costEvery: number
}

/** Watches seat 0 over seeded games. */
export function observe<State, Move, Options>(plan: Observation<State, Move, Options>): Conduct {
  const conduct = emptyConduct()
  for (let match = 0; match < plan.games; match++) {
    const { inputs } = playSeeded(plan.game, plan.options, plan.seats, plan.seed + match)
    follow(plan, inputs, conduct)
  }
  return conduct
}

function follow<State, Move, Options>(
  { game, yardstick, options, seats, costEvery }: Observation<State, Move, Options>,
  inputs: readonly Input<Move>[],
  conduct: Conduct,
): void {
  let state = game.setup(seats.length, options)
  const opened = { own: 0, common: 0 }
  for (const input of inputs) {
    const turn = game.turn(state)
    if (turn.kind === 'throw' && turn.goesOn !== true) {
      if (turn.seat === 0) opened.own++
      else if (turn.seat === null) opened.common++
    }
    if (input.kind === 'move' && input.seat === 0 && game.only?.(state, 0) == null) {
      note(yardstick, state, input.move, conduct)
      if (costEvery > 0 && conduct.seen++ % costEvery === 0) noteCost(yardstick, state, input.move, conduct)
    }
    state = unwrap(play(game, state, input))
  }
  // Where the table throws for all at once, a round is everybody's turn.
  conduct.turns += opened.own > 0 ? opened.own : opened.common
}

function note<State, Move>({ absurd }: Yardstick<State, Move>, state: State, move: Move, conduct: Conduct): void {
  for (const [name, is] of Object.entries(absurd)) {
    if (!is(state, 0, move)) continue
    conduct.absurd.set(name, (conduct.absurd.get(name) ?? 0) + 1)
    return // A move counts as absurd once, even for several reasons.
  }
}

function noteCost<State, Move>(yardstick: Yardstick<State, Move>, state: State, move: Move, conduct: Conduct): void {
  const cost = yardstick.cost?.(state, 0, move) ?? null
  if (cost === null) return
  conduct.choices++
  if (cost > COSTLY) conduct.costly++
}
