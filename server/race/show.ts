/** One moment for all: when something is shown, and when each page is sent it. */

import { BELIEF } from './belief.ts'
import type { Distance } from './clock.ts'

/** In ms. */
const SHOW = {
  /** From the commit to the show, at least. */
  least: 80,
  /** Maximum wait for another player's connection. */
  most: 500,
  /** Time between the first sending and the commit. */
  spare: 20,
} as const

/** Ms before the show at which a page is sent the faces: one way, so that they arrive at the show and not earlier. */
export function leadOf(distance: Distance | null): number {
  return distance === null ? 0 : Math.min(distance.delay, BELIEF.trip / 2)
}

/** Ms from now to the moment that all pages can keep. */
export function leadFor(pages: readonly (Distance | null)[]): number {
  return Math.min(SHOW.most, Math.max(SHOW.least, ...pages.map((page) => leadOf(page) + SHOW.spare)))
}
