/**
 * Days in a row on which something was done. One missed day is forgiven, two in a row are not. Everything follows from the days
 * themselves: nothing is counted up and stored, so a clock that was wrong for a while takes nothing away.
 */

/** Two days of a streak may be this far apart: one day may be missed. */
const APART = 2

/**
 * How many days the streak has that is still alive on `today` (`2026-11-15`); 0: none is. It is alive until a second day in a row is
 * missed. Days later than today count: the clock was set back. Of several that are alive the longest is told.
 */
export function streakOf(dates: Iterable<string>, today: string): number {
  const days = [...new Set(dates)].map(dayNumber).sort((a, b) => a - b)
  const now = dayNumber(today)
  let [longest, run] = [0, 0]
  for (const [i, day] of days.entries()) {
    run = i > 0 && day - (days[i - 1] as number) <= APART ? run + 1 : 1
    const next = days[i + 1]
    const ends = next === undefined || next - day > APART
    if (ends && now - day <= APART) longest = Math.max(longest, run)
  }
  return longest
}

/** Days since 1970 of a date of the calendar. Howard Hinnant's algorithm, because pure code has no calendar. */
export function dayNumber(date: string): number {
  const [year = 0, month = 0, day = 0] = date.split('-').map(Number)
  const y = month > 2 ? year : year - 1
  const era = Math.floor(y / 400)
  const yearOfEra = y - era * 400
  const dayOfYear = Math.floor((153 * (month > 2 ? month - 3 : month + 9) + 2) / 5) + day - 1
  const dayOfEra = yearOfEra * 365 + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100) + dayOfYear
  return era * 146_097 + dayOfEra - 719_468
}
