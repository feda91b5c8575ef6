/**
 * When a grab was made, as far as it is believed. The server knows when it sent the faces and when the grab arrived. The time in
 * between is reaction and round trip; no more than one measured round trip of it is believed to be the line. So a far player loses
 * nothing, and all lies together (false times, action on sight, late pongs) gain no more than `trip` and `quota`.
 */
import { bad, good, type Result } from '../../engine/result.ts'
import type { Distance } from './clock.ts'

/** In ms. */
export const BELIEF = {
  /** Longer round trips than this are not believed. */
  trip: 360,
  /** For scripts, timers and messages that are slower than 19 of 20. */
  quota: 15,
  /** What a message that is lost and sent again may be late. */
  resent: 250,
  /** No person sees and acts faster: a quicker grab is logged with this time and flagged, but ordered by its `raw` time. */
  least: 120,
} as const

/** In ms since the show. */
export interface Claim {
  /** By the page's clock, since it showed the faces; null for pages that name no time: they are believed at the arrival. */
  readonly said: number | null
  /** When the grab arrived. */
  readonly seen: number
  /** When this person was sent the faces: 0 or less. */
  readonly sent: number
}

export interface Believed {
  /** Whole ms since shown, and no less than `least`: the time in the log, which locks and the race's limit go by. */
  readonly at: number
  /** The believed time itself, by which grabs are ordered. */
  readonly raw: number
  readonly seen: number
  /** Faster than any person. */
  readonly flagged: boolean
  /** What the page said, if no message of its line explains it, not even one that was lost and sent again; null otherwise. */
  readonly lie: number | null
}

/** Returns `early` for a grab from before the show. */
export function believe({ said, seen, sent }: Claim, distance: Distance | null): Result<Believed, 'early'> {
  if (seen < 0 || (said !== null && said < 0)) return bad('early')
  const earliest = seen - sent - tripOf(distance) - BELIEF.quota
  // A clock that runs fast may name a moment after the arrival.
  const raw = Math.round(said === null ? seen : Math.min(Math.max(said, earliest), seen))
  const isLie = said !== null && distance !== null && said < earliest - BELIEF.resent
  return good({
    at: Math.max(raw, BELIEF.least),
    raw,
    seen: Math.round(seen),
    flagged: raw < BELIEF.least,
    lie: isLie ? said : null,
  })
}

/** The longest round trip that is believed of this page. */
export function tripOf(distance: Distance | null): number {
  return distance === null ? 0 : Math.min(2 * distance.slowest, BELIEF.trip)
}
