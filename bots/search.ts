/**
 * Monte Carlo tree search with chance nodes (UCT, several players each for themselves). It knows no game: only the contract,
 * and what the game's knowledge adds.
 *
 * - A throw is a chance node: thrown at random, one spot for each outcome (dice that are alike in any order).
 * - Seats that act at the same time act one after the other, the searcher first. While choices are secret, the others are
 *   chance: they choose at random, because they cannot answer what they do not see. What they have chosen already is guessed anew
 *   on every pass; where the game offers no guess, the bot moves at random.
 * - A race cannot be foreseen: the quickest seat is drawn at random. Only the searcher's own question, to act or not, is searched.
 * - Forced moves are no choice and take no spot.
 */
import type { Bot, Knowledge } from '../engine/bots/bot.ts'
import { enough } from '../engine/bots/budget.ts'
import type { Game, MoveTurn, Seat } from '../engine/contract.ts'
import type { Xoshiro128 } from '../engine/dice/random.ts'
import { beginning, isHidden, settle, thinkingBot, throwKey } from './lookahead.ts'
import { playOut, quickestMove } from './playout.ts'
import { randomBot } from './random.ts'
import { bestTried, newSpot, nextMove, outcomeSpot, type Settings, type Spot } from './tree.ts'
import { type Value, valueFunction } from './value.ts'

interface SearchSettings extends Settings {
  /** Inputs of a playout after the end of the tree, before the position is evaluated. */
  readonly horizon: number
}

/** With the game's own value function no playout is needed. */
function settingsFor<State>({ value }: Knowledge<State>, given: Partial<SearchSettings>): SearchSettings {
  return { width: 3, curiosity: 0.25, horizon: value === undefined ? 40 : 0, ...given }
}

/** `null` among the moves of the root: in an optional turn, to do nothing. */
type Option<Move> = Move | null

interface Search<State, Move> {
  readonly game: Game<State, Move>
  readonly settings: SearchSettings
  readonly value: Value<State>
  readonly seat: Seat
  readonly random: Xoshiro128
}

export function searchBot<State, Move>(
  game: Game<State, Move>,
  knowledge: Knowledge<State> = {},
  given: Partial<SearchSettings> = {},
): Bot<State, Move> {
  const settings = settingsFor(knowledge, given)
  const value = valueFunction(game, knowledge)
  return thinkingBot(game, ({ view, seat, random, budget, moves, optional }) => {
    const first = beginning(game, knowledge, view, seat, random)
    if (first === null) return randomBot(game).choose(view, seat, random)
    const search = { game, settings, value, seat, random }
    const root = newSpot<Option<Move>>()
    const options: Option<Move>[] = byPromise(search, first, seat, moves)
    if (optional) options.unshift(null)
    root.choice = { seat, moves: options, spots: [] }
    const begin = (): State => beginning(game, knowledge, view, seat, random) ?? view
    for (const done = enough(budget); !done(); ) pass(search, root, begin())
    return options[Math.max(0, bestTried(root))] as Option<Move>
  })
}

/** The nodes of one pass, and the seat whose move led to each; null: chance. */
type Path<Move> = { readonly spot: Spot<Option<Move>>; readonly seat: Seat | null }[]

/** One pass: selection down to a new node, a playout to the horizon, and backpropagation. */
function pass<State, Move>(search: Search<State, Move>, root: Spot<Option<Move>>, start: State): void {
  const { game, settings, value, random } = search
  const path: Path<Move> = [{ spot: root, seat: null }]
  let [spot, state] = [root, start]
  do {
    const next = advance(search, spot, state, path)
    if (next === null) break
    state = next
    spot = (path.at(-1) as Path<Move>[number]).spot
  } while (spot.visits > 0)
  const end = playOut(game, value, state, settings.horizon, random)
  const results = game.scores(end).map((_, seat) => value(end, seat))
  for (const { spot, seat } of path) {
    spot.visits++
    if (seat !== null) spot.sum += results[seat] as number
  }
}

/** One step down the tree. Returns null if the game is over, or the tree has no move from here. */
function advance<State, Move>(
  search: Search<State, Move>,
  spot: Spot<Option<Move>>,
  state: State,
  path: Path<Move>,
): State | null {
  const { game, seat: me, random } = search
  const turn = game.turn(state)
  if (turn.kind === 'over') return null
  if (turn.kind === 'throw') {
    const faces = random.throw(turn.sides)
    path.push({ spot: outcomeSpot(spot, throwKey(turn, faces)), seat: null })
    return settle(game, game.land(state, faces))
  }
  if (path.length === 1) return decide(search, spot, state, me, path)
  if (turn.optional === true) return raced(search, spot, state, turn.seats, path)
  const seat = turn.seats.includes(me) ? me : (turn.seats[0] as Seat)
  if (seat === me || !isHidden(game, state)) return decide(search, spot, state, seat, path)
  const move = random.pick(game.moves(state, seat))
  path.push({ spot: outcomeSpot(spot, `${seat} ${game.write(move)}`), seat: null })
  return settle(game, game.move(state, seat, move))
}

function decide<State, Move>(
  search: Search<State, Move>,
  spot: Spot<Option<Move>>,
  state: State,
  seat: Seat,
  path: Path<Move>,
): State | null {
  const { game, settings } = search
  spot.choice ??= { seat, moves: byPromise(search, state, seat, game.moves(state, seat)), spots: [] }
  const { choice } = spot
  if (choice.seat !== seat) return null
  const at = nextMove(spot, settings, (option) => option === null || game.why(state, seat, option) === null)
  if (at < 0) return null
  choice.spots[at] ??= newSpot()
  const next = choice.spots[at]
  const option = choice.moves[at] as Option<Move>
  path.push({ spot: next, seat })
  if (option !== null) return settle(game, game.move(state, seat, option))
  const others = (game.turn(state) as MoveTurn).seats.filter((other) => other !== seat)
  return raced(search, next, state, others, path)
}

function raced<State, Move>(
  { game, random }: Search<State, Move>,
  spot: Spot<Option<Move>>,
  state: State,
  seats: readonly Seat[],
  path: Path<Move>,
): State | null {
  const next = quickestMove(game, state, seats, random)
  if (next === null) return null
  path.push({ spot: outcomeSpot(spot, next.key), seat: null })
  return next.state
}

/** Returns the most promising moves first: by the value after each move, and after a sample of the throw that it leads to. */
function byPromise<State, Move>(
  { game, value, random }: Search<State, Move>,
  state: State,
  seat: Seat,
  moves: readonly Move[],
): Move[] {
  const promise = (move: Move): number => {
    const after = settle(game, game.move(state, seat, move))
    const turn = game.turn(after)
    return value(turn.kind === 'throw' ? game.land(after, random.throw(turn.sides)) : after, seat)
  }
  const ranked = moves.map((move) => ({ move, worth: promise(move) })).sort((a, b) => b.worth - a.worth)
  return ranked.map(({ move }) => move)
}
