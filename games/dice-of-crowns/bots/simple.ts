/** What needs no counting of chances. */
import { at } from '../rules/counts.ts'
import type { Move } from '../rules/moves.ts'
import { claimsOpen } from '../rules/rewards.ts'
import { DICE, type State } from '../rules/state.ts'
import { wins } from './outlook.ts'

/** Stopping wins, or gives a claim. */
export function pays(view: State): boolean {
  return wins(view) || view.skulls === DICE || claimsOpen(view) > 0
}

/** R6 */
export function mostTo(seat: number, moves: readonly Move[]): Move {
  const share = (move: Move): number => (move.kind === 'give' ? at(move.to, seat) : 0)
  return moves.reduce((best, move) => (share(move) > share(best) ? move : best))
}
