/** A table of the day: the same for everybody, with the same dice. */

/** Methods, as in `Game`. */
export interface Daily {
  /** The options of the day's table for one, by its date: `2026-11-15`. The same for ever. */
  options(date: string): object
  /** From how many points on each medal is won, the lowest first: three. */
  medals(date: string): readonly number[]
  /** How good a result is, for a line that gives nothing away: from 0 to 3. */
  medal(date: string, score: number): number
}

/** A day of the calendar, as both sides write it. */
export function isDate(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false
  const [year = 0, month = 0, day = 0] = text.split('-').map(Number)
  return month >= 1 && month <= 12 && day >= 1 && day <= daysIn(year, month)
}

function daysIn(year: number, month: number): number {
  if (month === 2) return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0) ? 29 : 28
  return [4, 6, 9, 11].includes(month) ? 30 : 31
}

/** 0: Monday. Zeller's congruence, because pure code has no calendar. */
export function weekdayOf(date: string): number {
  const [year = 0, month = 0, day = 0] = date.split('-').map(Number)
  const [y, m] = month < 3 ? [year - 1, month + 12] : [year, month]
  const h =
    (day + Math.floor((13 * (m + 1)) / 5) + y + Math.floor(y / 4) - Math.floor(y / 100) + Math.floor(y / 400)) % 7
  return (h + 5) % 7
}
