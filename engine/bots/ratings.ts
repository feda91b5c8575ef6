/** How strong a game's levels are against each other: measured by a program from seeded games, shown to people. */

export interface Ratings {
  /** Two seats, seats swapped with the same dice; so many games for each pair of levels. */
  readonly games: number
  readonly seed: number
  /** By level, from the weakest: its part of the wins against each level, a shared win as half of one. */
  readonly shares: readonly (readonly number[])[]
  /** By level: points over the weakest, as chess players count them; 400 are ten wins to one. */
  readonly elo: readonly number[]
  /** By level: the standard error of `elo`. */
  readonly error: readonly number[]
}
