/** The table of `iacta odds`: how many throws of nine dice make the number, by how many colours make it. */
import type { Odds, OddsRow } from '../../../engine/parts/odds.ts'
import { loadText } from '../text/texts.ts'
import { oddsOf, THROWS } from './odds.ts'
import { OPTIONS } from './options.ts'

const NUMBERS = Array.from({ length: 12 }, (_, i) => i + 1)
const EACH: readonly OddsRow[] = NUMBERS.map((number) => ({
  key: String(number),
  counts: oddsOf(number).colours,
  total: THROWS,
}))

/** All numbers of a spinner together, each as likely. */
function spinner(most: number): OddsRow {
  const rows = EACH.slice(0, most)
  const counts = rows.reduce<number[]>((sum, row) => row.counts.map((count, i) => count + (sum[i] ?? 0)), [])
  return { key: `1–${most}`, counts, total: most * THROWS }
}

const SPINNERS: readonly number[] = OPTIONS.spinner.kind === 'choice' ? OPTIONS.spinner.values.map(Number) : []

export const nineDiceOdds: Odds = {
  rows: [...EACH, ...SPINNERS.map(spinner)],
  text: async (lang) => (await loadText(lang)).odds,
}
