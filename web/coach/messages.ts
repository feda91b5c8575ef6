/** What a page and the worker that looks back on games say to each other. The worker does one job, then it is let go. */

import type { Review } from '../../bots/review.ts'
import type { Prospects } from '../../engine/bot.ts'

export type Job =
  | { readonly kind: 'review'; readonly log: string; readonly games: number }
  /** Plays it out from the position after so many inputs. */
  | { readonly kind: 'playout'; readonly log: string; readonly step: number; readonly games: number }

export type Word =
  | { readonly kind: 'part'; readonly part: number }
  | { readonly kind: 'reviewed'; readonly review: Review }
  | { readonly kind: 'played'; readonly prospects: Prospects }
  | { readonly kind: 'failed' }
