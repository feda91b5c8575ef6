/** Chances as figures: what a replay says beside the curve. */
import type { Review } from '../../../bots/review/review.ts'

/** Returns everybody's chance at a step, in whole per cent that add up. */
export function percentsAt({ chances }: Pick<Review, 'chances'>, at: number): readonly number[] {
  return percents(chances[at] ?? [])
}

/** Rounded so that the sum stays what it was: the largest remainders are rounded up. */
function percents(shares: readonly number[]): number[] {
  const exact = shares.map((share) => share * 100)
  const floors = exact.map(Math.floor)
  const missing = Math.round(exact.reduce((a, b) => a + b, 0)) - floors.reduce((a, b) => a + b, 0)
  const order = exact.map((_, i) => i).toSorted((a, b) => rest(exact, b) - rest(exact, a))
  return floors.map((floor, i) => floor + (order.indexOf(i) < missing ? 1 : 0))
}

function rest(exact: readonly number[], i: number): number {
  const value = exact[i] as number
  return value - Math.floor(value)
}
