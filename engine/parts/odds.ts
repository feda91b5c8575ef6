/** Exact counts over all throws of a kind, as a small table: what a game brings to `iacta odds`. */
import type { Lang } from '../text/lang.ts'

export interface OddsRow {
  /** What the row is about: a number, or several ("1–12"). */
  readonly key: string
  /** By column; they add up to `total`. */
  readonly counts: readonly number[]
  readonly total: number
}

export interface Odds {
  readonly rows: readonly OddsRow[]
  /** The words of the table. */
  text(lang: Lang): Promise<OddsText>
}

export interface OddsText {
  /** Title: what the table counts, in a sentence. */
  readonly title: string
  /** What the rows' keys are. */
  readonly key: string
  /** What the columns are, as many as a row has counts. */
  readonly columns: readonly string[]
}

/** In lowest terms: "35/288"; "0" and "1" as they are. */
export function fraction(count: number, total: number): string {
  if (count === 0 || count === total) return count === 0 ? '0' : '1'
  const common = divisor(count, total)
  return `${count / common}/${total / common}`
}

function divisor(a: number, b: number): number {
  return b === 0 ? a : divisor(b, a % b)
}
