/** The estimated chance to win, of any seat at any position of a game that is not solved. */
import type { Seat } from '../../../engine/contract.ts'
import { without } from '../rules/counts.ts'
import type { State } from '../rules/state.ts'
import { nodeOf, turnChancesOf } from './turn-chances.ts'
import { chanceAtTurnEnd } from './turn-end-chance.ts'
import { gained, wins } from './turn-evaluation.ts'

/** How likely a turn still is to bring what it is about while fate is at work. */
const AT_FATE = 0.35

/** The turn brings a claim or nothing; then the race goes on. */
export function estimate(state: State, seat: Seat): number {
  const { table, phase } = state
  if (phase === 'first') return 1 / table.seats
  if (phase === 'over') return seat === state.seat ? 1 : 0
  const wantsSafety = wins(state)
  const after = wantsSafety ? state : gained(state, 1)
  const good = hope(state, wantsSafety)
  const won = wins(after)
  const better = won ? (seat === state.seat ? 1 : 0) : ended(after, seat)
  return good * better + (1 - good) * ended(state, seat)
}

/** The chance of the active seat to get what it wants this turn: a claim, or no betrayal where that is enough to win. */
function hope(state: State, wantsSafety: boolean): number {
  const { turn, claim, safe } = turnChancesOf(state.table)
  const node = nodeOf(turn, state)
  return node === null ? AT_FATE : ((wantsSafety ? safe : claim)[node] as number)
}

/** R11 */
function ended(state: State, seat: Seat): number {
  const crowns = without(state.crowns, state.seat)
  const daggers = without(state.daggers, state.seat)
  return chanceAtTurnEnd({ ...state, crowns, daggers }, (state.seat + 1) % state.table.seats, seat)
}
