/** A coach's sentences: what speaks for a choice, as `bots/reasons.ts` has counted it. `points` come at once; `count` of `of` throws. */
import type { Says } from '../../../../engine/text/catalog.ts'

export interface ReasonTexts {
  readonly medal: Says<{ points: number; total: number; medal: string }>
  /** `shapes`: "drops and lenses"; so many bonuses. */
  readonly completes: Says<{ shapes: string; points: number; count: number }>
  /** `stars`: the locks that open; `count`: the stars that come into play. */
  readonly opens: Says<{ stars: string; points: number; count: number }>
  readonly last: Says<{ points: number }>
  /** So many circles are left. */
  readonly reserve: Says<{ count: number }>
  readonly box: Says<{ points: number; box: string; count: number; of: number }>
  readonly most: Says<{ points: number }>
  readonly lasts: Says<{ count: number; of: number }>
  readonly free: Says<{ points: number }>
  readonly ready: Says<{ points: number; circle: string }>
  /** `values`: "2 or 6". */
  readonly key: Says<{ star: string; box: string; values: string; count: number; of: number }>
  /** `stars`: "s4 and s7", so many of them. */
  readonly hope: Says<{ value: number; stars: string; count: number; most: number }>
  readonly lacks: Says<{ star: string; box: string; count: number; of: number }>
  readonly spares: Says<{ points: number }>
  /** So many stars now, so many before. */
  readonly links: Says<{ box: string; count: number; before: number }>
  readonly next: Says<{ points: number; count: number; of: number }>
  readonly gain: Says<{ points: number }>
  /** So many shapes can still be completed. */
  readonly pass: Says<{ points: number; count: number }>
}
