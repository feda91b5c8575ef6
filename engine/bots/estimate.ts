/** Chances estimated from playouts, and their standard errors. */
import type { Seat } from '../contract.ts'
import type { Judged } from './bot.ts'

export interface Estimate {
  readonly chance: number
  /** The standard error. */
  readonly margin: number
}

/** Returns the seat's share of the win: 1, divided among those who share it. */
export function shareOf(places: readonly number[], seat: Seat): number {
  return places[seat] === 1 ? 1 / places.filter((place) => place === 1).length : 0
}

/** Returns the standard error of the difference between two moves that were judged together. */
export function errorBetween(one: Pick<Judged, 'margin' | 'apart'>, other: Pick<Judged, 'margin' | 'apart'>): number {
  return Math.hypot(one.apart ?? one.margin ?? 0, other.apart ?? other.margin ?? 0)
}

/**
 * Returns the rate of wins. Its error is computed as if there had been one more win and one more loss, because a few games with the same
 * result prove little.
 */
export function rateOf(wins: number, games: number): Estimate {
  const likely = (wins + 1) / (games + 2)
  return { chance: wins / games, margin: Math.sqrt((likely * (1 - likely)) / (games + 2)) }
}

/** Returns the rate of wins by seat; the error is the largest of them. */
export function ratesOf(wins: readonly number[], games: number): { chances: number[]; margin: number } {
  const rates = wins.map((won) => rateOf(won, games))
  return { chances: rates.map(({ chance }) => chance), margin: Math.max(...rates.map(({ margin }) => margin)) }
}

/** A running mean and its standard error. */
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

  /** Returns the standard error, as if one pair of values had differed by at least `least`: a few equal values prove little. */
  error(least = 0): number {
    return Math.sqrt(this.#squares + least ** 2) / this.#count
  }
}
