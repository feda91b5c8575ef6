/** Days of the calendar, as both sides write them: a day is one of UTC. */
import { weekdayOf } from '../../engine/parts/daily.ts'
import { type Lang, locale } from '../../engine/text/lang.ts'

const DAY = 86_400_000

export function dateOf(now: number): string {
  return new Date(now).toISOString().slice(0, 10)
}

export function dayBefore(date: string): string {
  return dateOf(Date.parse(date) - DAY)
}

/** Until the day of this moment ends. */
export function untilMidnight(now: number): number {
  return DAY - (now % DAY)
}

/** "15 November 2026". */
export function dateName(lang: Lang, date: string): string {
  const name = new Intl.DateTimeFormat(locale(lang), { dateStyle: 'long', timeZone: 'UTC' }).format(Date.parse(date))
  return lang === 'fr' ? name.replace(/^1(?= )/u, '1er') : name // French counts the first day only.
}

/** Five weeks from Monday to Sunday, this one last. */
export function calendarOf(today: string): string[][] {
  const monday = Date.parse(today) - (weekdayOf(today) + 4 * 7) * DAY
  return Array.from({ length: 5 }, (_, week) =>
    Array.from({ length: 7 }, (_, day) => dateOf(monday + (week * 7 + day) * DAY)),
  )
}
