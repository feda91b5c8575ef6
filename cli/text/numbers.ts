/** Numbers as a language writes them. */
import { type Lang, locale, number } from '../../engine/text/lang.ts'

/** 12345.6 as "12,346", "12.346" or "12 346". */
export function whole(lang: Lang, n: number): string {
  return number(lang, Math.round(n))
}

/** 3.14159 as "3.1" or "3,1". */
export function fixed(lang: Lang, n: number, digits: number): string {
  return n.toLocaleString(locale(lang), { minimumFractionDigits: digits, maximumFractionDigits: digits })
}

/** 45 as "45%" or "45 %". */
export function percent(lang: Lang, n: number, digits = 0): string {
  const digitsOf = { minimumFractionDigits: digits, maximumFractionDigits: digits }
  return (n / 100).toLocaleString(locale(lang), { style: 'percent', ...digitsOf })
}

/** A chance in percent: 0 and 100 are kept for what is certain. */
export function chance(lang: Lang, n: number): string {
  return percent(lang, n > 0 && n < 100 ? Math.min(99, Math.max(1, n)) : n)
}

/** What dice can show: "1–6", and where they differ, each of them. */
export function faces(sides: readonly number[]): string {
  const kinds = [...new Set(sides)]
  return (kinds.length === 1 ? kinds : sides).map((side) => `1–${side}`).join(', ')
}
