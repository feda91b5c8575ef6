/** A result as a line for others: it tells how well it went, and nothing of how. */
import type { DailyTexts } from './text/catalog.ts'

const MEDALS = ['none', 'bronze', 'silver', 'gold'] as const

/** From 0 to 3, in words. */
export function medalName(say: DailyTexts, medal: number): string {
  return say.medalNames[MEDALS[medal] ?? 'none']
}

export function starsOf(medal: number): string {
  return '★'.repeat(medal) + '☆'.repeat(3 - medal)
}

export interface Result {
  readonly game: string
  readonly date: string
  readonly points: number
  /** From 0 to 3. */
  readonly medal: number
}

export function shareLine(say: DailyTexts, { game, date, points, medal }: Result): string {
  return say.shareText({ game, date, points, medal: medalName(say, medal), stars: starsOf(medal) })
}
