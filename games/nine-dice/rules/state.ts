/** The position. See `testing/fixtures.ts` for one in words. */
import type { Seat } from '../../../engine/contract.ts'
import type { Options } from './options.ts'
import { COLOURS, type Signs } from './sums.ts'

/** A place in `DISCS`; the coloured ones are those of `COLOURS`. */
export type Disc = number
export const DISCS = [...COLOURS, 'black'] as const
export const BLACK: Disc = 4

/** How many tie-break rounds there are at most (R12). */
export const TIE_ROUNDS = 5

/** The options and the number of seats, fixed before the first throw. */
export interface Table extends Options {
  readonly seats: number
}

/** A disc that was taken, in the order of taking. */
export interface Taken {
  readonly disc: Disc
  readonly seat: Seat
  /** The sum that was stated (R8); null for STOP, and where none is asked for. */
  readonly signs: Signs | null
}

export interface State {
  readonly table: Table
  /** `first`: the first spinner is thrown for; `spin`: spinner and dice are due; `race`: they lie open. */
  readonly phase: 'first' | 'spin' | 'race' | 'over'
  /** Whose spinner it is, or was in the round before while the next one is due. */
  readonly spinner: Seat
  /** How many rounds have been begun. */
  readonly round: number
  /** The number and the nine dice; until the next round is thrown, those of the last one. Before the first: 0 and none. */
  readonly number: number
  readonly dice: readonly number[]
  /** The discs taken in the round that is shown. */
  readonly taken: readonly Taken[]
  /** What the round that is shown brought each seat, once it has ended; empty while it runs. */
  readonly gains: readonly number[]
  readonly scores: readonly number[]
  /** R12: the seats that play tie-break rounds, as bits; 0 in a usual round. */
  readonly tied: number
  /** R12: how many tie-break rounds have been begun. */
  readonly tieRound: number
  /** R12: how many tie-break rounds each seat has played. */
  readonly lasted: readonly number[]
}

/** The seats that may act in this round, or in the next one. */
export function playing({ table, tied }: Pick<State, 'table' | 'tied'>): Seat[] {
  const seats: Seat[] = []
  for (let seat = 0; seat < table.seats; seat++) if (tied === 0 || tied & (1 << seat)) seats.push(seat)
  return seats
}

export function isTaken({ taken }: Pick<State, 'taken'>, disc: Disc): boolean {
  return taken.some((one) => one.disc === disc)
}

/** R12: the number of the tie-break round that is shown, or comes next; 0: there is none. A game that is won outright has none. */
export function tieRoundOf({ phase, tied, tieRound }: Pick<State, 'phase' | 'tied' | 'tieRound'>): number {
  if (phase === 'over') return tieRound
  return tied === 0 ? 0 : tieRound + (phase === 'spin' ? 1 : 0)
}

/** R12: looks on while others play a tie-break. */
export function isOut(state: State, seat: Seat): boolean {
  return tieRoundOf(state) > 0 && !playing(state).includes(seat)
}
