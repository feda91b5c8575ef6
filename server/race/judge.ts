/**
 * When a grab was made, as far as it is believed. A page says when; whether that can be is judged by when the grab arrived and how
 * far away the page is known to be. So a far player loses nothing by the way, and a liar wins no more than `quota`; one who has made
 * itself seem far away before, no more than `cap` and `quota` together.
 */
import { bad, good, type Result } from '../../engine/result.ts'

/** In ms. */
export const BELIEF = {
  /** More delay than this is not believed. */
  cap: 150,
  /** What a message may have taken longer than usual. */
  quota: 30,
  /** Nobody sees and acts faster: whoever does is taken for this fast, and noted. */
  least: 120,
} as const

/** In ms since what is raced for was shown. */
export interface Claim {
  /** As the page says; null: it says nothing, as an old one does, and is believed at its arrival. */
  readonly said: number | null
  /** When it arrived. */
  readonly seen: number
}

export interface Believed {
  /** Whole ms since shown. */
  readonly at: number
  readonly seen: number
  /** Faster than anybody is. */
  readonly flagged: boolean
}

/** `delay`: the page's own, one way, as measured. `early`: nothing was to be seen yet. */
export function believe({ said, seen }: Claim, delay: number): Result<Believed, 'early'> {
  if (seen < 0 || (said !== null && said < 0)) return bad('early')
  const earliest = seen - Math.min(delay, BELIEF.cap) - BELIEF.quota
  // A clock that runs fast may name a moment after the arrival.
  const at = Math.round(said === null ? seen : Math.min(Math.max(said, earliest), seen))
  return good({ at: Math.max(at, BELIEF.least), seen: Math.round(seen), flagged: at < BELIEF.least })
}
