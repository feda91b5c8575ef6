/** Arrows on the table: from one thing to the nearest in that direction, wherever seats and dice happen to lie. */
import { nextSpot, type Spot } from '../../../kit/keys.ts'

/** The index of the next box from the one at `from` in the direction of `key`; -1: there is none. Boxes straight ahead count as nearer. */
export function nearest(boxes: readonly Spot[], from: number, key: string): number {
  return nextSpot(boxes, from, key, (ahead, aside) => (ahead < 4 ? Number.POSITIVE_INFINITY : ahead + 2.5 * aside))
}
