/** Chances as figures: one way of writing them for all of these pages. */
import { type Lang, locale } from '../../engine/text/lang.ts'

/** 0.123 as "12.3%", and with its standard error as "12.3% ± 1.4". */
export function share(lang: Lang, chance: number, margin = 0): string {
  return withError(lang, percent(lang, chance, 'auto'), margin)
}

/** A difference of chances, with its sign. */
export function change(lang: Lang, difference: number, margin = 0): string {
  return withError(lang, percent(lang, difference, 'exceptZero'), margin)
}

function percent(lang: Lang, n: number, signDisplay: 'auto' | 'exceptZero'): string {
  const digits = { minimumFractionDigits: 1, maximumFractionDigits: 1 }
  const written = new Intl.NumberFormat(locale(lang), { style: 'percent', signDisplay, ...digits }).format(n)
  return written.replace('-', '−') // Most languages’ data has the hyphen, which is too short beside a plus.
}

function withError(lang: Lang, figure: string, margin: number): string {
  return margin === 0 ? figure : `${figure} ${error(lang, margin)}`
}

/** A standard error in percentage points: "± 1.4". */
export function error(lang: Lang, margin: number): string {
  const digits = { minimumFractionDigits: 1, maximumFractionDigits: 1 }
  return `± ${new Intl.NumberFormat(locale(lang), digits).format(100 * margin)}`
}
