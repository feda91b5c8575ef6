/** A fixed policy as a yardstick: simulations and benchmarks play it by the million. */
import type { Game, Seat } from '../contract.ts'
import { mix32, Xoshiro128 } from '../dice/random.ts'

/** Games `from` to before `to` of the run that `seed` names. */
export interface BulkPlan<Options = unknown> {
  readonly options: Options
  readonly seats: number
  readonly seed: number
  readonly from: number
  readonly to: number
}

/** Integers only: tallies of parts add up to that of the whole. */
export interface BulkTally {
  readonly games: number
  /** Games won alone, by seat. */
  readonly wins: readonly number[]
  /** Games whose win is shared. */
  readonly shared: number
  /** How often a seat ended with so many points. */
  readonly points: readonly number[]
  /** How often a game took so many inputs. */
  readonly lengths: readonly number[]
  readonly inputs: number
}

/** Methods, not function properties, as in `Game`. */
export interface Fixed<State = unknown, Move = unknown, Options = unknown> {
  /** The move of a seat that is due; null only in an optional turn: it is for another seat to act. */
  policy(state: State, seat: Seat): Move | null
  /** Plays and counts the games of the policy, all seats by it: what the contract would play, without the contract. */
  bulk(plan: BulkPlan<Options>): BulkTally
}

/**
 * The seed of one game of a run, for `Xoshiro128`: whoever throws by it in order plays the very game that `bulk` counts. Each game
 * has its own, so that it is the same game however many cores share the run. No two games of a run have the same.
 */
export function gameSeed(seed: number, index: number): number {
  return mix32(mix32(seed) ^ mix32(index))
}

/** Plays games of a policy by its rules, and counts them. What the policy does is taken to be legal, so nobody asks. */
export function bulkByRules<State, Move, Options>(
  game: Game<State, Move, Options>,
  policy: Fixed<State, Move>['policy'],
  { options, seats, seed, from, to }: BulkPlan<Options>,
): BulkTally {
  const start = game.setup(seats, options)
  const wins = Array<number>(seats).fill(0)
  const [points, lengths]: [number[], number[]] = [[], []]
  let [shared, inputs] = [0, 0]
  for (let index = from; index < to; index++) {
    const played = playOut(game, policy, start, new Xoshiro128(gameSeed(seed, index)))
    const winners = played.places.flatMap((place, seat) => (place === 1 ? [seat] : []))
    if (winners.length > 1) shared++
    else for (const seat of winners) count(wins, seat)
    for (const score of game.scores(played.state)) count(points, score)
    count(lengths, played.inputs)
    inputs += played.inputs
  }
  return { games: to - from, wins, shared, points: filled(points), lengths: filled(lengths), inputs }
}

function count(histogram: number[], value: number): void {
  histogram[value] = (histogram[value] ?? 0) + 1
}

function filled(histogram: readonly number[]): number[] {
  return Array.from(histogram, (times) => times ?? 0)
}

interface Played<State> {
  readonly state: State
  readonly places: readonly number[]
  readonly inputs: number
}

/** One game to its end. Where several seats may act, the first that does by the policy. */
function playOut<State, Move>(
  game: Game<State, Move>,
  policy: Fixed<State, Move>['policy'],
  start: State,
  random: Xoshiro128,
): Played<State> {
  let state = start
  for (let inputs = 0; ; inputs++) {
    const turn = game.turn(state)
    if (turn.kind === 'over') return { state, places: turn.places, inputs }
    state = turn.kind === 'throw' ? game.land(state, random.throw(turn.sides)) : act(game, policy, state, turn.seats)
  }
}

function act<State, Move>(
  game: Game<State, Move>,
  policy: Fixed<State, Move>['policy'],
  state: State,
  seats: readonly Seat[],
): State {
  for (const seat of seats) {
    const move = policy(state, seat)
    if (move !== null) return game.move(state, seat, move)
  }
  throw new Error(`${game.id}: by the fixed policy nobody acts`)
}
