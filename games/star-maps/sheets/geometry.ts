/** Distances and crossings on a sheet, in its own units (0 to 1000). */
export type Point = readonly [x: number, y: number]

/** Half the size of each thing drawn. A box is a square; its corner counts as touching. */
export const RADIUS = { star: 28, box: 28, circle: 17 } as const
/** What stays free between two of them, and beside a link. */
export const GAP = { glyphs: 8, link: 6 } as const

export function distance(a: Point, b: Point): number {
  const x = a[0] - b[0]
  const y = a[1] - b[1]
  return Math.sqrt(x * x + y * y)
}

export function between(a: Point, b: Point, part: number): Point {
  return [Math.round(a[0] + (b[0] - a[0]) * part), Math.round(a[1] + (b[1] - a[1]) * part)]
}

/** How near a segment comes to a point. No lists are made here: the generator asks it a hundred thousand times. */
export function distanceTo(point: Point, from: Point, to: Point): number {
  const dx = to[0] - from[0]
  const dy = to[1] - from[1]
  const length = dx * dx + dy * dy
  const along = (point[0] - from[0]) * dx + (point[1] - from[1]) * dy
  const part = length === 0 || along <= 0 ? 0 : along >= length ? 1 : along / length
  const x = point[0] - from[0] - part * dx
  const y = point[1] - from[1] - part * dy
  return Math.sqrt(x * x + y * y)
}

function side(a: Point, b: Point, c: Point): number {
  return (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])
}

/** Do two segments cross, ends aside? */
export function crosses(a: Point, b: Point, c: Point, d: Point): boolean {
  return side(a, b, c) * side(a, b, d) < 0 && side(c, d, a) * side(c, d, b) < 0
}

export interface Segment {
  readonly from: Point
  readonly to: Point
}

export interface Disc {
  readonly at: Point
  readonly radius: number
}

/** Does one of these segments come nearer to a point than that? */
export function isNear(point: Point, segments: readonly Segment[], least: number): boolean {
  for (const { from, to } of segments) if (distanceTo(point, from, to) < least) return true
  return false
}

/** Does a disc of this radius come nearer to one of these than the gap? */
export function isTight(at: Point, radius: number, discs: readonly Disc[], gap: number): boolean {
  for (const disc of discs) if (distance(disc.at, at) < disc.radius + radius + gap) return true
  return false
}

/** Does a segment cross one of these? */
export function crossesAny(from: Point, to: Point, segments: readonly Segment[]): boolean {
  for (const other of segments) if (crosses(from, to, other.from, other.to)) return true
  return false
}

/** The corners of the convex hull, in order (Andrew's monotone chain). */
export function hullOf(points: readonly Point[]): Point[] {
  const sorted = points.toSorted((a, b) => a[0] - b[0] || a[1] - b[1])
  const half = (all: readonly Point[]): Point[] => {
    const chain: Point[] = []
    for (const point of all) {
      while (chain.length > 1 && side(chain.at(-2) as Point, chain.at(-1) as Point, point) <= 0) chain.pop()
      chain.push(point)
    }
    return chain.slice(0, -1)
  }
  return sorted.length < 3 ? sorted : [...half(sorted), ...half(sorted.toReversed())]
}

/** Does a point lie in or near this hull, so near that its glyph would be touched? */
export function isWithin(point: Point, hull: readonly Point[]): boolean {
  const sides = hull.map((from, i) => [from, hull[(i + 1) % hull.length] as Point] as const)
  return (
    sides.every(([from, to]) => side(from, to, point) > 0) ||
    sides.some(([from, to]) => distanceTo(point, from, to) < 78)
  )
}
