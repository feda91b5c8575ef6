/** The strength of a game's levels against each other, measured from seeded games (`npm run ratings`) and shown to players. */

interface Rated {
  /** Games per pair of levels: two seats, each pair of games with swapped seats and the same dice. */
  readonly games: number
  /** By level: Elo points above the weakest; 400 are odds of ten to one. */
  readonly elo: readonly number[]
  /** By level: the standard error of `elo`. */
  readonly error: readonly number[]
}

export interface Ratings extends Rated {
  /** By level, from the weakest: its share of wins against each level; a shared win counts as half. */
  readonly shares: readonly (readonly number[])[]
}

interface Measured extends Rated {
  /** By level, from the second: its shares against each level below, with four decimals. */
  readonly wins: readonly (readonly number[])[]
}

/** Ratings with the shares that follow: a half against one's own like, and for the weaker level what the stronger one leaves. */
export function ratings({ wins, games, elo, error }: Measured): Ratings {
  const won = (level: number, below: number): number => wins[level - 1]?.[below] ?? 0.5
  const share = (i: number, j: number): number => (i < j ? Number((1 - won(j, i)).toFixed(4)) : won(i, j))
  return { games, shares: elo.map((_, i) => elo.map((_, j) => share(i, j))), elo, error }
}
