/** Times of a race, as a stopwatch shows them. */

/** "1.432 s", with the decimal sign of the language and a blank that does not break. */
export function inSeconds(lang: string, ms: number, digits = 3): string {
  const number = new Intl.NumberFormat(lang, { minimumFractionDigits: digits, maximumFractionDigits: digits })
  return `${number.format(Math.max(0, ms) / 1000)}\u00a0s`
}
