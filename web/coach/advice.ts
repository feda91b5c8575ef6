/** By how much the best move is better than the next best, in games that people can imagine. */
import type { Judgement } from '../host/bots/messages.ts'

interface Lead {
  /** As the game writes it. */
  readonly next: string
  /** How many more games in a hundred it wins; 0: it is as good. */
  readonly count: number
  readonly games: number
}

const GAMES = 100

/** Null: there is nothing to compare it with. */
export function leadOf([best, second]: readonly Judgement[]): Lead | null {
  if (best === undefined || second === undefined) return null
  return { next: second.move, count: Math.round(second.behind * GAMES), games: GAMES }
}
