import type { GameId } from '../../games/index.ts'

/** A simulation: plain data, sent to every worker. */
export interface SimulationPlan {
  readonly game: GameId
  readonly seats: number
  /** As `readOptions` gave them. */
  readonly options: unknown
  /** The players by seat, each one of `botNames`. */
  readonly bots: readonly string[]
  readonly seed: number
  readonly games: number
  /** The folder to write a log of each game to. */
  readonly log: string | null
}
