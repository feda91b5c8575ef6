/** Simple players: the preferences of a level with few habits, without chances and without a look at later turns. */
import type { Seat } from '../../../engine/contract.ts'
import { at } from '../rules/counts.ts'
import type { Move } from '../rules/moves.ts'
import { claimsOpen } from '../rules/rewards.ts'
import { DICE, type State, standing } from '../rules/state.ts'

export interface Habits {
  /** Stops at two daggers, however the dice lie. */
  readonly fearful: boolean
  /** From this many skulls on it collects skulls; more than seven means that it only ever collects crowns. */
  readonly skulls: number
  /** Leaves scrolls that came back where they are, as long as there are skulls to reroll. */
  readonly leavesScrolls: boolean
}

/** Returns how much such a player likes a move; higher is better. */
export function liking(habits: Habits, state: State, seat: Seat): (move: Move) => number {
  return (move) => {
    switch (move.kind) {
      case 'stop':
        return (habits.fearful && at(state.daggers, seat) === 2) || claimsOpen(state) > 0 ? 2 : 0
      case 'reroll':
        return move.what === wanted(habits, state) ? 1 : -1
      case 'hand':
        return -leaderShare(state, seat, move.to) // Scrolls go to the seat furthest behind.
      case 'give':
        return at(move.to, state.seat)
      case 'take':
        return move.what === 'claim' ? 2 : 1
      case 'avenge':
        return 1 + standing(state, move.on)
      case 'steal':
        return standing(state, move.from)
      case 'fate':
        return state.phase === 'betrayed' && move.seat === seat && move.die === 'dagger' ? 1 : -1
      default:
        return 0
    }
  }
}

/** R8. All loose dice, or only the scrolls once there are skulls enough to wait for the fifth. */
function wanted({ skulls: enough, leavesScrolls }: Habits, { skulls, scrolls }: State): string {
  if (scrolls === 0 || (leavesScrolls && skulls > 0)) return 'skulls'
  return skulls === 0 || skulls >= enough ? 'scrolls' : 'both'
}

/** R6. The more of the scrolls go to seats with many claims, the worse. */
function leaderShare(state: State, seat: Seat, to: number): number {
  let sum = 0
  for (let rival = 0; rival < state.table.seats; rival++) {
    if (rival !== seat) sum += at(to, rival) * (DICE * standing(state, rival) + 1)
  }
  return sum
}
