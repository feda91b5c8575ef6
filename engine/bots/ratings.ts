/** How strong a game's levels are against each other: measured by a program from seeded games, shown to people. */

export interface Ratings {
  /** Games per pair of levels: two seats, each pair of games with swapped seats and the same dice. */
  readonly games: number
  readonly seed: number
  /** By level, from the weakest: its part of the wins against each level, a shared win as half of one. */
  readonly shares: readonly (readonly number[])[]
  /** By level: points over the weakest, as chess players count them; 400 are ten wins to one. */
  readonly elo: readonly number[]
  /** By level: the standard error of `elo`. */
  readonly error: readonly number[]
}
