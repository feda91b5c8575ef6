/** R8–R10: what a round brings. */
import type { Seat } from '../../../engine/contract.ts'
import { BLACK, isTaken, type State, type Taken } from './state.ts'
import { COLOURS, diceOf, solvable, statedWorth, type Worth, worth } from './sums.ts'

type Round = Pick<State, 'table' | 'number' | 'dice' | 'taken'>

/** R8. What a colour claim is worth; 0: it is wrong. */
export function claimWorth({ number, dice }: Round, { disc, signs }: Taken): Worth {
  const own = diceOf(dice, disc)
  return signs === null ? worth(number, own) : statedWorth(number, own, signs)
}

/** The colours that could still be taken rightly, as bits: what STOP denies (R5). A wrongly taken disc does not count (R6). */
export function open(round: Round): number {
  let bits = solvable(round.number, round.dice)
  for (let disc = 0; disc < COLOURS.length; disc++) if (isTaken(round, disc)) bits &= ~(1 << disc)
  return bits
}

/** R9. */
export function blackWorth(round: Round, taker: Seat): number {
  if (open(round) !== 0) return -3
  const claims = round.taken.filter(({ disc }) => disc !== BLACK)
  const bonus =
    round.table.blackBonus === 'nothing-taken'
      ? claims.length === 0
      : claims.some((claim) => claim.seat === taker && claimWorth(round, claim) > 0)
  return bonus ? 3 : 2
}

/** The points of one taken disc for its taker, once the round has ended. */
export function gainOf(round: Round, one: Taken): number {
  if (one.disc === BLACK) return blackWorth(round, one.seat)
  const right = claimWorth(round, one)
  if (right > 0) return right
  const tripled = round.table.wrongWithBlack === 'triple' && isTaker(round, one.seat)
  return tripled ? -3 : -1 // R10
}

function isTaker({ taken }: Round, seat: Seat): boolean {
  return taken.some((one) => one.disc === BLACK && one.seat === seat)
}

/** By seat. */
export function gainsOf(round: Round): number[] {
  const gains = Array<number>(round.table.seats).fill(0)
  for (const one of round.taken) gains[one.seat] = (gains[one.seat] as number) + gainOf(round, one)
  return gains
}
