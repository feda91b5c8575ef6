/** The table of `iacta odds`: how many throws of nine dice make the number, by how many colours make it. */
import type { Odds, OddsRow } from '../../../engine/parts/odds.ts'
import { loadText } from '../text/texts.ts'
import { OPTIONS } from './options.ts'
import { COLOURS, worth } from './sums.ts'

/** All throws of nine dice. */
export const THROWS = 6 ** 9

const FACES = [1, 2, 3, 4, 5, 6]
const PAIRS = FACES.flatMap((a) => FACES.map((b) => [a, b] as const))

/**
 * Throws by the number of colours that make the number, 0 to 4: five counts that add up to `THROWS`. The joker is shared, the pairs are
 * alike: for each of its faces, a binomial over the four colours.
 */
export function oddsOf(number: number): readonly number[] {
  const colours = Array<number>(COLOURS.length + 1).fill(0)
  for (const joker of FACES) {
    const right = PAIRS.filter(([a, b]) => worth(number, [a, b, joker]) > 0).length
    const wrong = PAIRS.length - right
    for (const [n, ways] of [1, 4, 6, 4, 1].entries()) {
      colours[n] = (colours[n] as number) + ways * right ** n * wrong ** (COLOURS.length - n)
    }
  }
  return colours
}

const NUMBERS = Array.from({ length: 12 }, (_, i) => i + 1)
const EACH: readonly OddsRow[] = NUMBERS.map((number) => ({
  key: String(number),
  counts: oddsOf(number),
  total: THROWS,
}))

/** All numbers of a spinner together, each as likely. */
function spinner(most: number): OddsRow {
  const rows = EACH.slice(0, most)
  const counts = rows.reduce<number[]>((sum, row) => row.counts.map((count, i) => count + (sum[i] ?? 0)), [])
  return { key: `1–${most}`, counts, total: most * THROWS }
}

export const nineDiceOdds: Odds = {
  rows: [...EACH, ...OPTIONS.spinner.values.map(spinner)],
  text: async (lang) => (await loadText(lang)).odds,
}
