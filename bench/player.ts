/** A contender of the benchmark: all play the same games of the run that a seed names, from its first game on. */
export interface Played {
  readonly inputs: number
  /** Of all final scores: `gameHash`, by exclusive or. */
  readonly checksum: number
}

/** FNV-1a over the final scores, begun with the game's number. */
export function gameHash(game: number, scores: readonly number[]): number {
  return scores.reduce((hash, score) => Math.imul(hash ^ score, 0x01000193), game)
}

export interface Round extends Played {
  readonly seconds: number
}

export interface Player {
  play(seed: number, games: number): Promise<Round>
  close(): void
}

/** A player, or in words why there is none here. */
export type Opened = Player | string
