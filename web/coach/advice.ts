/** What a coach makes of the chances after every move: the best, those that are as good, and how far the others are behind. */
import { errorBetween } from '../../engine/bots/estimate.ts'
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
    const error = errorBetween(one, best)
    return { ...one, behind: behind <= Math.max(2 * error, 1e-9) ? 0 : behind }
  })
}

/** By how much the best is better than the next best, in games that people can imagine. */
export interface Lead {
  /** As the game writes it. */
  readonly next: string
  /** So many more wins in so many games; 0: none that could be told. */
  readonly count: number
  readonly games: number
}

/** In how many games a difference shows. */
const GAMES: readonly number[] = [100, 1000]

/** Null: there is nothing to compare it with. */
export function leadOf([best, second]: readonly Advice[]): Lead | null {
  if (best === undefined || second === undefined) return null
  const games = GAMES.find((many) => Math.round(second.behind * many) > 0) ?? 100
  return { next: second.move, count: Math.round(second.behind * games), games }
}
