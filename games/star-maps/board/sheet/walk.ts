/** From one place of a sheet to another: by arrows, and by a thumb that does not hit exactly. */
import { distance, type Point } from '../../sheets/geometry.ts'

const WAYS: { readonly [key: string]: Point } = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

export function isArrow(key: string): boolean {
  return Object.hasOwn(WAYS, key)
}

/**
 * The index of the next point from the one at `from` in the direction of `key`; -1: there is none. Points straight ahead count as nearer.
 */
export function nextBy(points: readonly Point[], from: number, key: string): number {
  const [way, here] = [WAYS[key], points[from]]
  if (way === undefined || here === undefined) return -1
  let [best, least] = [-1, Number.POSITIVE_INFINITY]
  points.forEach((point, i) => {
    const [dx, dy] = [point[0] - here[0], point[1] - here[1]]
    const ahead = dx * way[0] + dy * way[1]
    const aside = Math.abs(dx * way[1]) + Math.abs(dy * way[0])
    // Within some 70 degrees to either side: less, and there are sheets with places that no arrow leads to.
    if (i === from || ahead <= 0 || aside > 2.5 * ahead || ahead + 2 * aside >= least) return
    best = i
    least = ahead + 2 * aside
  })
  return best
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
