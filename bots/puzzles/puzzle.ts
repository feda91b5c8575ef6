/**
 * Start here: puzzles. A puzzle is the beginning of a log up to one decision, so that its answer can be worked out again from the log
 * alone; `pack.ts` writes many of them small, `find.ts` finds them in games, `select.ts` chooses which to ship.
 */
import type { Seat } from '../../engine/contract.ts'
import type { RatedMove } from '../review/chances.ts'

/** By which of the four levels get it right. 1: all but one. 3: two of them. 5: hardly any but the strongest. */
export type Difficulty = 1 | 2 | 3 | 4 | 5

/** A move and how good it is. */
export interface Choice {
  /** As the game writes it. */
  readonly move: string
  /** The chance to win after it, from 0 to 1. */
  readonly chance: number
}

export interface Puzzle {
  /** Header and lines up to the decision, as `writeLog` writes them. */
  readonly log: string
  /** Whose decision it is. */
  readonly seat: Seat
  /** Of `decisionKind`, asked with the best move. */
  readonly kind: string
  readonly difficulty: Difficulty
  /** The chances are exact; false: estimates that leave no doubt about the best choice. */
  readonly exact: boolean
  /** Every legal move, the best first; no other is as good. */
  readonly choices: readonly Choice[]
}

/** The best choice is ahead of all others by this much of the chance to win, where chances are exact and where they are estimates. */
export const GAP = { exact: 0.02, estimated: 0.05 } as const
/** How many standard errors estimates must be apart. */
export const ERRORS = 4

/** Returns true if the first of these moves, as `Chances.moves` orders them, is better than every other beyond doubt. */
export function isDecided([, ...others]: readonly RatedMove[]): boolean {
  const clear = ({ exact, behind, apart }: RatedMove): boolean =>
    exact ? behind >= GAP.exact : behind >= GAP.estimated && behind >= ERRORS * apart
  return others.length > 0 && others.every(clear)
}

/** Upper ends of the difficulties, by the number of levels that are wrong; a level that is sometimes wrong counts in part. */
const WRONG_UP_TO = [1, 1.6, 2, 2.4]

/** Returns the difficulty by the number of levels that get it wrong; null: none does, so it is trivial. */
export function difficultyOf(wrong: number): Difficulty | null {
  if (wrong <= 0) return null
  return (1 + WRONG_UP_TO.filter((most) => wrong > most + 1e-9).length) as Difficulty
}

/** Returns a short name that stays the same as long as the position does: letters and digits. */
export function nameOf({ log, seat }: Pick<Puzzle, 'log' | 'seat'>): string {
  let hash = 0x811c9dc5 // FNV-1a
  for (const char of `${seat} ${log}`) hash = Math.imul(hash ^ (char.codePointAt(0) as number), 0x01000193) >>> 0
  return hash.toString(36)
}
