/** Whether a turn is a race, and the order of its grabs: hosts hand them to the rules by their believed times, never by arrival. */
import type { Game, Seat, Turn } from './contract.ts'

/** Something a seat did in an optional turn; `at` in whole ms since the turn was shown, as the host believes it. */
export interface Timed {
  readonly seat: Seat
  readonly at: number
}

/**
 * Grabs by their time. At the same ms the seat nearest clockwise to `first` comes first, `first` itself before all; two of one seat
 * keep the order in which they were given.
 */
export function order<One extends Timed>(grabs: readonly One[], first: Seat, seats: number): readonly One[] {
  const far = (seat: Seat): number => (seat - first + seats) % seats
  return grabs.toSorted((a, b) => a.at - b.at || far(a.seat) - far(b.seat))
}

/** The seat that wins at equal times: the one the game names, otherwise seat 0. */
export function firstOf<State>(game: Game<State>, state: State): Seat {
  return game.first?.(state) ?? 0
}

/** A race: seats may act and need not. */
export function isOptional(turn: Turn): boolean {
  return turn.kind === 'move' && turn.optional === true
}

/** A race is under way. */
export function isRace<State>(game: Pick<Game<State>, 'turn'>, state: State): boolean {
  return isOptional(game.turn(state))
}
