/** What a coach makes of the chances after every move: the best, those that are as good, and how far the others are behind. */
import type { Judgement } from '../host/messages.ts'

export interface Advice extends Judgement {
  /** How much less than the best; 0: it is the best, or cannot be told from it. */
  readonly behind: number
}

/** The best first. Estimates that are closer than twice their errors are not told apart. */
export function adviceOf(judged: readonly Judgement[]): Advice[] {
  const sorted = judged.toSorted((a, b) => b.chance - a.chance)
  const [best] = sorted
  if (best === undefined) return []
  return sorted.map((one) => {
    const behind = best.chance - one.chance
    const error = Math.hypot(one.margin ?? 0, best.margin ?? 0)
    return { ...one, behind: behind <= Math.max(2 * error, 1e-9) ? 0 : behind }
  })
}
