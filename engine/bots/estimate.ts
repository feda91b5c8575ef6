/** Chances estimated from games played on, and how far off they may be. */
import type { Judged } from './bot.ts'

export interface Estimate {
  readonly chance: number
  /** The standard error. */
  readonly margin: number
}

/** The standard error of the difference between two of the moves that were judged together. */
export function errorBetween(one: Pick<Judged, 'margin' | 'apart'>, other: Pick<Judged, 'margin' | 'apart'>): number {
  return Math.hypot(one.apart ?? one.margin ?? 0, other.apart ?? other.margin ?? 0)
}

/** From wins and losses. The error is as if there had been one of each more: a few games that all went one way prove little. */
export function rateOf(wins: number, games: number): Estimate {
  const likely = (wins + 1) / (games + 2)
  return { chance: wins / games, margin: Math.sqrt((likely * (1 - likely)) / (games + 2)) }
}

/** By seat, everybody's at once; the error is the largest of theirs. */
export function ratesOf(wins: readonly number[], games: number): { chances: number[]; margin: number } {
  const rates = wins.map((won) => rateOf(won, games))
  return { chances: rates.map(({ chance }) => chance), margin: Math.max(...rates.map(({ margin }) => margin)) }
}

/** A mean that grows with every value added, and its standard error. */
export class Mean {
  #count = 0
  #mean = 0
  /** The sum of the squared differences from the mean (Welford). */
  #squares = 0

  add(value: number): void {
    this.#count++
    const off = value - this.#mean
    this.#mean += off / this.#count
    this.#squares += off * (value - this.#mean)
  }

  get value(): number {
    return this.#mean
  }

  /** As if the values had differed by at least `least` once: a few that are alike by chance prove little. */
  error(least = 0): number {
    return Math.sqrt(this.#squares + least ** 2) / this.#count
  }
}
