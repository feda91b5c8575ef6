/** Moments as people say them, in their language. */
import { type Lang, locale } from '../../engine/text/lang.ts'

/** Within the last minute. `Intl` has only "now", which sounds as if it went on. */
const JUST_NOW: { readonly [lang in Lang]: string } = {
  en: 'just now',
  it: 'poco fa',
  fr: 'à l’instant',
  es: 'ahora mismo',
  de: 'gerade eben',
  pt: 'agora mesmo',
}

const [MINUTE, HOUR, DAY] = [60_000, 3_600_000, 86_400_000]

/** "just now", "5 minutes ago", "yesterday"; after a week the date. */
export function ago(lang: Lang, then: number, now: number): string {
  const past = Math.max(0, now - then)
  const say = new Intl.RelativeTimeFormat(locale(lang), { numeric: 'auto' })
  if (past < MINUTE) return JUST_NOW[lang]
  if (past < HOUR) return say.format(-Math.floor(past / MINUTE), 'minute')
  const days = daysBetween(then, now)
  if (days === 0 || past < 6 * HOUR) return say.format(-Math.floor(past / HOUR), 'hour')
  return days < 7
    ? say.format(-days, 'day')
    : new Intl.DateTimeFormat(locale(lang), { dateStyle: 'medium' }).format(then)
}

/** Date and time of day. */
export function at(lang: Lang, then: number): string {
  return new Intl.DateTimeFormat(locale(lang), { dateStyle: 'medium', timeStyle: 'short' }).format(then)
}

/** Midnights between two moments, in the time of this device. */
function daysBetween(then: number, now: number): number {
  const midnight = (ms: number): number => new Date(ms).setHours(0, 0, 0, 0)
  return Math.round((midnight(now) - midnight(then)) / DAY)
}

/** As a stopwatch shows it: "1.432 s", with the decimal sign of the language and a blank that does not break. */
export function inSeconds(lang: string, ms: number, digits = 3): string {
  const number = new Intl.NumberFormat(lang, { minimumFractionDigits: digits, maximumFractionDigits: digits })
  return `${number.format(Math.max(0, ms) / 1000)}\u00a0s`
}
