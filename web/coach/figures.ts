/** Chances as figures: one way of writing them for all of these pages. */
import { type Lang, locale } from '../../engine/text/lang.ts'

/** 0.123 as "12.3%", and with its standard error as "12.3% ± 1.4". */
export function share(lang: Lang, chance: number, margin = 0): string {
  return `${percent(lang, chance, 'auto')}${error(lang, margin)}`
}

/** A difference of chances, with its sign. */
export function change(lang: Lang, difference: number, margin = 0): string {
  return `${percent(lang, difference, 'exceptZero')}${error(lang, margin)}`
}

function percent(lang: Lang, n: number, signDisplay: 'auto' | 'exceptZero'): string {
  const digits = { minimumFractionDigits: 1, maximumFractionDigits: 1 }
  return new Intl.NumberFormat(locale(lang), { style: 'percent', signDisplay, ...digits }).format(n)
}

function error(lang: Lang, margin: number): string {
  if (margin === 0) return ''
  const digits = { minimumFractionDigits: 1, maximumFractionDigits: 1 }
  return ` ± ${new Intl.NumberFormat(locale(lang), digits).format(100 * margin)}`
}
