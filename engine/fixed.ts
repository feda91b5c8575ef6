/** A fixed policy as a yardstick: simulations and benchmarks play it by the million. */
import type { Seat } from './contract.ts'

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
  /** The seed of one game's dice: whoever throws by it in order plays the very game that `bulk` counts. */
  seed(seed: number, game: number): number
  /** Plays and counts the games of the policy, all seats by it: what the contract would play, without the contract. */
  bulk(plan: BulkPlan<Options>): BulkTally
}
