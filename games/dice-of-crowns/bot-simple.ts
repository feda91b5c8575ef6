/** What needs no counting of chances. */
import { at } from './counts.ts'
import type { Move } from './moves.ts'
import { wins } from './outlook.ts'
import { claimsOpen } from './rewards.ts'
import { DICE, type State } from './state.ts'

/** Stopping wins, or gives a claim. */
export function pays(view: State): boolean {
  return wins(view) || view.skulls === DICE || claimsOpen(view) > 0
}

/** R6 */
export function mostTo(seat: number, moves: readonly Move[]): Move {
  const share = (move: Move): number => (move.kind === 'give' ? at(move.to, seat) : 0)
  return moves.reduce((best, move) => (share(move) > share(best) ? move : best))
}
