/** A coach's sentences: what speaks for a choice, as `bots/reasons.ts` has counted it. The place itself is lit: it has no name here. `points` come at once; `count` of `of` throws. */
import type { Says } from '../../../../engine/text/catalog.ts'

export interface ReasonTexts {
  readonly medal: Says<{ points: number; total: number; medal: string }>
  /** `shapes`: "drops and lenses"; `count` bonuses. */
  readonly completes: Says<{ shapes: string; points: number; count: number }>
  /** `count` stars come into play. */
  readonly opens: Says<{ points: number; count: number }>
  readonly last: Says<{ points: number }>
  /** `count` circles are left. */
  readonly reserve: Says<{ count: number }>
  readonly box: Says<{ points: number; count: number; of: number }>
  readonly most: Says<{ points: number }>
  readonly lasts: Says<{ count: number; of: number }>
  readonly free: Says<{ points: number }>
  readonly ready: Says<{ points: number }>
  /** `values`: "2 or 6". */
  readonly key: Says<{ values: string; count: number; of: number }>
  /** `count`: the number of stars. */
  readonly hope: Says<{ value: number; count: number; most: number }>
  readonly lacks: Says<{ count: number; of: number }>
  readonly spares: Says<{ points: number }>
  /** Stars now and before. */
  readonly links: Says<{ count: number; before: number }>
  readonly next: Says<{ points: number; count: number; of: number }>
  readonly gain: Says<{ points: number }>
  /** `count` shapes can still be completed. */
  readonly pass: Says<{ points: number; count: number }>
}
