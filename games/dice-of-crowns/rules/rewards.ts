/** What stopping gives: which rewards are open (R10, R15, R16), and taking one. */
import type { Seat } from '../../../engine/contract.ts'
import { at, plus, total, without } from './counts.ts'
import type { Reward } from './moves.ts'
import { DICE, FATE_SUPPLY, type State } from './state.ts'
import type { Work } from './work.ts'

/** R10. Claims that can be taken from the supply; with seven skulls only where no rival has a claim to steal. */
export function claimsOpen(state: State): number {
  const { seat, skulls, table } = state
  const crowns = at(state.crowns, seat)
  if (crowns === DICE) return 2
  if (crowns >= 3) return crowns === 6 ? table.sixCrowns : 1
  if (skulls < 5) return 0
  return skulls < DICE || without(state.claims, seat) === 0 ? 1 : 0
}

/** R10. Seven skulls steal a claim, which is always a token (R16). */
export function mayStealFrom({ seat, skulls, claims }: State, rival: Seat): boolean {
  return skulls === DICE && rival !== seat && at(claims, rival) > 0
}

/** R15. The rest of the supply, at most the income. */
export function fateOpen({ table, skulls, fate }: State): number {
  if (table.fate === 'off' || skulls < 3) return 0
  const income = skulls >= (table.fateIncome === 'per-three' ? 6 : 5) ? 2 : 1
  return Math.min(income, FATE_SUPPLY - total(fate))
}

/** R16. A rival must hold it, and all seven dice be crowns or skulls. */
export function crownOpen({ seat, crown, crowns, skulls }: State): boolean {
  return crown >= 0 && crown !== seat && (at(crowns, seat) === DICE || skulls === DICE)
}

/** R10. Seven skulls always give something: a claim of a rival's or one of the supply. */
export function anyReward(state: State): boolean {
  return state.skulls === DICE || claimsOpen(state) > 0 || fateOpen(state) > 0
}

export function take(work: Work, what: Reward): void {
  switch (what) {
    case 'claim':
      gain(work, claimsOpen(work))
      break
    case 'fate':
      work.fate = plus(work.fate, work.seat, fateOpen(work))
      break
    case 'crown':
      work.crown = work.seat
  }
}

/** R10. The victim loses its token, even one that the thief has no room for. */
export function steal(work: Work, victim: Seat): void {
  work.claims = plus(work.claims, victim, -1)
  gain(work, work.table.sevenSkulls === 'steal' ? 1 : 2)
}

/** R16. With the crown in play, a claim beyond the tokens takes the crown; further claims are lost. */
function gain(work: Work, claims: number): void {
  const { seat, table } = work
  const room = table.crownDefence === 'off' ? claims : table.claims - 1 - at(work.claims, seat)
  work.claims = plus(work.claims, seat, Math.min(claims, room))
  if (claims > room) work.crown = seat
}

/** R14. The daggers that vengeance gives to a rival. */
export function avenging({ table, daggers, seat }: State): number {
  return at(daggers, seat) - (table.vengeance === 'all' ? 0 : 3)
}
