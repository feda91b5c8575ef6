/** The strength of a game's levels against each other, measured from seeded games (`npm run ratings`) and shown to players. */

export interface Ratings {
  /** Games per pair of levels: two seats, each pair of games with swapped seats and the same dice. */
  readonly games: number
  readonly seed: number
  /** By level, from the weakest: its share of wins against each level; a shared win counts as half. */
  readonly shares: readonly (readonly number[])[]
  /** By level: Elo points above the weakest; 400 are odds of ten to one. */
  readonly elo: readonly number[]
  /** By level: the standard error of `elo`. */
  readonly error: readonly number[]
}
