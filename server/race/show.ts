/** One moment for all: when something is shown, and when each page is sent it. */

import { BELIEF } from './belief.ts'
import type { Distance } from './clock.ts'

/**
 * Ms from the commit of a throw to its show. Pages are told at the commit and count 3-2-1, 300 ms each; the rest is for the way of that
 * message. Longer than any way on which faces are sent.
 */
export const COUNTDOWN = 1000

/** Ms before the show at which a page is sent the faces: one way, so that they arrive at the show and not earlier. */
export function leadOf(distance: Distance | null): number {
  return distance === null ? 0 : Math.min(distance.delay, BELIEF.trip / 2)
}
