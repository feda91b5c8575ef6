/** From one place of a sheet to another: by arrows, and by a thumb that does not hit exactly. */
import { nextSpot } from '../../../../kit/keys.ts'
import { distance, type Point } from '../../sheets/geometry.ts'

/**
 * The index of the next point from the one at `from` in the direction of `key`; -1: there is none. Points straight ahead count as nearer.
 */
export function nextBy(points: readonly Point[], from: number, key: string): number {
  const spots = points.map(([x, y]) => ({ x, y }))
  // Within some 70 degrees to either side: less, and there are sheets with places that no arrow leads to.
  const isThere = (ahead: number, aside: number): boolean => ahead > 0 && aside <= 2.5 * ahead
  return nextSpot(spots, from, key, (ahead, aside) =>
    isThere(ahead, aside) ? ahead + 2 * aside : Number.POSITIVE_INFINITY,
  )
}

/** Which labels below these points would run into another: they go above. Labels are 80 wide and 40 high. */
export function crowded(points: readonly Point[]): ReadonlySet<number> {
  const order = points.map((_, i) => i).sort((a, b) => (points[a]?.[0] ?? 0) - (points[b]?.[0] ?? 0))
  const above = new Set<number>()
  for (const [at, i] of order.entries()) {
    const [x, y] = points[i] as Point
    const clash = order.slice(0, at).some((other) => {
      const [left, high] = points[other] as Point
      return !above.has(other) && x - left < 80 && Math.abs(y - high) < 40
    })
    if (clash) above.add(i)
  }
  return above
}

/** Which of these is meant by a tap; -1: none is near enough. */
export function nearestTo(points: readonly Point[], tap: Point, reach: number): number {
  let [best, least] = [-1, reach]
  points.forEach((point, i) => {
    const far = distance(point, tap)
    if (far > least) return
    best = i
    least = far
  })
  return best
}
