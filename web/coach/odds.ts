/** A chance as people say it: so many in so many, in small numbers. */

export type Odds =
  | { readonly kind: 'never' | 'rarely' | 'nearly' | 'surely' }
  | { readonly kind: 'about'; readonly part: number; readonly of: number }

/** Beyond these there is no small number to say it with. */
const [LEAST, MOST] = [0.02, 0.98]
/** What people have a feeling for. */
const WHOLES: readonly number[] = [2, 3, 4, 5, 6, 10]
/** What is rare happens once in so many, and what rarely fails, all but once. */
const RARE = 0.09
const ONCE_IN: readonly number[] = [10, 12, 15, 20, 30, 50]

/** Of an estimate nothing is certain. */
export function oddsOf(chance: number, exact = true): Odds {
  if (exact && chance <= 0) return { kind: 'never' }
  if (exact && chance >= 1) return { kind: 'surely' }
  if (chance < LEAST) return { kind: 'rarely' }
  if (chance > MOST) return { kind: 'nearly' }
  if (chance < RARE) return { kind: 'about', part: 1, of: onceIn(chance) }
  if (chance > 1 - RARE) return { kind: 'about', part: onceIn(1 - chance) - 1, of: onceIn(1 - chance) }
  let best = { part: 1, of: 2, off: Number.POSITIVE_INFINITY }
  for (const of of WHOLES) {
    const part = Math.round(chance * of)
    const off = Math.abs(part / of - chance)
    // A larger whole must be worth its while.
    if (part > 0 && part < of && off < best.off - 0.008) best = { part, of, off }
  }
  return { kind: 'about', part: best.part, of: best.of }
}

function onceIn(chance: number): number {
  return ONCE_IN.reduce((best, of) => (Math.abs(1 / of - chance) < Math.abs(1 / best - chance) ? of : best))
}
