/** A choice by somebody who sees what moves are worth, but not sharply: how weaker levels of a bot play. */
import type { Xoshiro128 } from './random.ts'

/**
 * The place of the move that looks best: its worth and a random error, whose size is `blur`. 0: sharp, the first of the best. The
 * errors are Gumbel's, so a move is chosen with a chance in proportion to exp(worth / blur): as often as not a good one, and now
 * and then any.
 */
export function blurredBest(worths: readonly number[], blur: number, random: Xoshiro128): number {
  let [chosen, best] = [0, -Infinity]
  for (let place = 0; place < worths.length; place++) {
    const seen = (worths[place] as number) + (blur === 0 ? 0 : blur * gumbel(random))
    if (seen > best) [chosen, best] = [place, seen]
  }
  return chosen
}

const BITS = 2 ** 32

function gumbel(random: Xoshiro128): number {
  const even = (random.next() + 0.5) / BITS
  return -Math.log(-Math.log(even))
}
