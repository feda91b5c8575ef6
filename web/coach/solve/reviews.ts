/** The review of a finished game: one for its result, its chart and the review itself. The last one is kept. */

import type { LevelAccuracy } from '../../../bots/review/level-accuracy.ts'
import type { Review } from '../../../bots/review/review.ts'
import type { TableLike } from '../../../engine/table/table.ts'
import { type Running, startJob } from './job.ts'
import { planFor, solutionOf } from './solutions.ts'

export interface Looked {
  readonly review: Review
  /** Null where the server made the review. */
  readonly levelAccuracy: LevelAccuracy | null
}

export interface Looking {
  /** Null: called off. */
  readonly done: Promise<Looked | 'failed' | null>
  cancel(): void
}

let kept: { readonly log: string; readonly looked: Looked } | null = null

export function keepReview(log: string, looked: Looked): void {
  kept = { log, looked }
}

/** `onpart` hears how far it is. */
export function lookBack(
  table: Pick<TableLike, 'game' | 'states'>,
  log: string,
  onpart: (part: number) => void = () => undefined,
): Looking {
  let running: Running | null = null
  let over = false
  const work = async (): Promise<Looked | 'failed' | null> => {
    // Of the last position: by then everything is drawn.
    const planned = await planFor(table.game.id, table.states.at(-1))
    const solution = planned === null ? null : solutionOf(planned)
    const known = kept?.log === log && (solution === null || kept.looked.review.exact) ? kept.looked : null
    if (known !== null || over) return over ? null : known
    running = startJob({ kind: 'review', log, ...(solution === null ? {} : { solution }) }, onpart)
    const word = await running.done
    if (word === null) return null
    if (word.kind !== 'reviewed') return 'failed'
    keepReview(log, word)
    return word
  }
  return {
    done: work(),
    cancel: () => {
      over = true
      running?.cancel()
    },
  }
}
