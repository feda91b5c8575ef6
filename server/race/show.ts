/** The same moment for all: when something is shown, and when each page has to be sent it. */
import type { Distance } from './clock.ts'

/** In ms. */
const SHOW = {
  /** Until everything is on its way, wherever people are. */
  least: 80,
  /** Nobody waits longer for somebody else's line. */
  most: 500,
  /** A page needs a moment to draw. */
  spare: 20,
  /** However far away a page seems: it is not sent anything much earlier than others. */
  farthest: 250,
} as const

/** How long before the moment a page must be sent what it is to show then. One of which nothing is known: at the moment itself. */
export function leadOf(distance: Distance | null): number {
  return distance === null ? 0 : Math.min(distance.slowest, SHOW.farthest) + SHOW.spare
}

/** From now until the moment, so that it can be kept by all of them. */
export function leadFor(pages: readonly (Distance | null)[]): number {
  return Math.min(SHOW.most, Math.max(SHOW.least, ...pages.map((page) => leadOf(page) + SHOW.spare)))
}
