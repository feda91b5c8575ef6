/** For the home page, which loads it only where challenges were finished before. */
import { streakOf } from '../../engine/parts/streak.ts'
import type { Lang } from '../../engine/text/lang.ts'
import type { DoneDay } from './done.ts'
import { loadDailyText } from './text/catalog.ts'

/** Returns "4 days in a row"; empty for less than two days. */
export async function streakNote(lang: Lang, days: readonly DoneDay[], today: string): Promise<string> {
  const dates = days.map(({ date }) => date)
  const streak = streakOf(dates, today)
  return streak > 1 ? (await loadDailyText(lang)).streak({ days: streak }) : ''
}
