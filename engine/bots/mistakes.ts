/**
 * How levels of a bot err as people do: a chosen move is never further behind the best than a cap.
 *
 *     byHabit   a simple preference: the most liked move, if it costs no more than the cap
 *     slip      a good evaluation with noise, which only decides among moves within the cap
 */
import type { Xoshiro128 } from '../dice/random.ts'

/**
 * Returns the index of the liked-most move among those whose value is at most `cap` below the best value; of equally liked moves
 * the first. `byHabit([3, 9, 5], [0.5, 0.1, 0.45], 0.1)` is 2: the second costs too much.
 */
export function byHabit(likings: readonly number[], values: readonly number[], cap: number): number {
  const least = Math.max(...values) - cap
  let [chosen, most] = [-1, -Infinity]
  for (let i = 0; i < values.length; i++) {
    if ((values[i] as number) < least) continue
    if (chosen < 0 || (likings[i] as number) > most) [chosen, most] = [i, likings[i] as number]
  }
  return chosen
}

/** The noise of an evaluation. */
export interface Slip {
  /** Scale of the Gumbel error on each value: a move is chosen in proportion to exp(value / noise). 0: none. */
  readonly noise: number
  /** The most that a choice may cost, in the unit of the values. */
  readonly cap: number
}

/** Returns the index of the move that looks best, of those at most `cap` below the best; without noise the first of the best. */
export function slip(values: readonly number[], { noise, cap }: Slip, random: Xoshiro128): number {
  const likings = noise === 0 ? values : values.map((value) => value + noise * gumbel(random))
  return byHabit(likings, values, cap)
}

const BITS = 2 ** 32

function gumbel(random: Xoshiro128): number {
  const even = (random.next() + 0.5) / BITS
  return -Math.log(-Math.log(even))
}
