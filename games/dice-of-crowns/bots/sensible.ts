/** Removes the moves that any beginner sees are bad, before a bot evaluates the rest. */
import type { Seat } from '../../../engine/contract.ts'
import { at, total } from '../rules/counts.ts'
import { BETRAYAL } from '../rules/court.ts'
import type { Move } from '../rules/moves.ts'
import { claimsOpen } from '../rules/rewards.ts'
import { DICE, type State } from '../rules/state.ts'

/** Returns the moves that make sense, in their order; all of them where none does. */
export function sensible(state: State, seat: Seat, moves: readonly Move[]): readonly Move[] {
  const left = moves.filter((move) => makesSense(state, seat, move))
  return left.length > 0 ? left : moves
}

function makesSense(state: State, seat: Seat, move: Move): boolean {
  switch (move.kind) {
    case 'stop':
      return stoppingPays(state) || at(state.daggers, seat) === BETRAYAL - 1 || hopeless(state)
    case 'reroll':
      return state.table.seats === 1 || !stoppingPays(state) || goesForSeven(state, move.what !== 'scrolls')
    case 'give':
      return at(move.to, seat) === 0 && !spares(state, seat, at(move.to, state.seat))
    case 'take':
      return move.what !== 'fate' || claimsOpen(state) === 0
    case 'forgive':
      return false
    case 'pass':
      return !endsTurn(state, at(state.giving, seat), move.daggers)
    default:
      return true
  }
}

/** R10, R16: stopping brings a claim, steals one, or defends the crown. */
function stoppingPays(state: State): boolean {
  const { claims, seat, skulls, table, defending } = state
  const defends = defending && at(claims, seat) === table.claims - 1
  return defends || skulls === DICE || claimsOpen(state) > 0
}

/** R10: too few dice are left in the active area for three crowns. */
function hopeless({ crowns, skulls, scrolls, seat, table }: State): boolean {
  return at(crowns, seat) + skulls + scrolls < 3 || (table.fate === 'on' && skulls >= 3)
}

/** R10: from four crowns on, without a dagger, or from six skulls that stay; never where one claim is all that is missing. */
function goesForSeven({ crowns, daggers, claims, skulls, seat, table }: State, takesSkulls: boolean): boolean {
  if (at(claims, seat) + 1 >= table.claims || table.crownDefence === 'on') return false
  return (at(crowns, seat) >= 4 && at(daggers, seat) === 0) || (skulls === 6 && !takesSkulls)
}

/** R6, R7: the daggers in hand would betray the active seat, and these do not. */
function spares({ daggers, giving, seat: active, messenger }: State, giver: Seat, given: number): boolean {
  const held = at(daggers, active)
  return !messenger && held < BETRAYAL && held + at(giving, giver) >= BETRAYAL && held + given < BETRAYAL
}

/** S6: three daggers on either side end the turn, and another share would not. */
function endsTurn({ daggers }: State, rolled: number, given: number): boolean {
  const ends = (part: number): boolean =>
    at(daggers, 0) + rolled - part >= BETRAYAL || at(daggers, 1) + part >= BETRAYAL
  return ends(given) && total(daggers) + rolled <= 2 * (BETRAYAL - 1)
}
