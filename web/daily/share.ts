/** A result as a few lines for others: they tell how well it went, and nothing of the dice. */
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
  /** In the game's own words. */
  readonly score: string
  /** From 0 to 3. */
  readonly medal: number
  /** In the game's own signs; empty where they are not known. */
  readonly signs: string
  /** In days. */
  readonly streak: number
}

export function shareLine(say: DailyTexts, { game, date, score, medal, signs, streak }: Result): string {
  const first = say.shareText({ game, date, score, medal: medalName(say, medal), stars: starsOf(medal) })
  return [first, signs, streak > 1 ? `🔥 ${say.streak({ days: streak })}` : ''].filter((line) => line !== '').join('\n')
}
