/** What a page and the worker that looks back on games say to each other. The worker does one job, then it is let go. */

import type { LevelAccuracy } from '../../../bots/review/level-accuracy.ts'
import type { Review } from '../../../bots/review/review.ts'

export type Job =
  /** `solution`: makes every figure exact. */
  | { readonly kind: 'review'; readonly log: string; readonly solution?: ArrayBufferLike }
  /** The whole table, so that later questions about this view get exact answers. */
  | SolveJob

export interface SolveJob {
  readonly kind: 'solve'
  readonly game: string
  readonly view: unknown
  /** The game's WebAssembly; null: without it. */
  readonly kernel: Uint8Array | null
  /** Several solve together in this one; without it, one does in its own. */
  readonly memory?: SharedArrayBuffer
}

/** The last one is anything but `part`. */
export type Word =
  | { readonly kind: 'part'; readonly part: number }
  | { readonly kind: 'reviewed'; readonly review: Review; readonly levelAccuracy: LevelAccuracy }
  | { readonly kind: 'solved'; readonly solution: ArrayBufferLike }
  | { readonly kind: 'failed' }

export type LastWord = Exclude<Word, { kind: 'part' }>
