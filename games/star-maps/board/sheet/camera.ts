/** Which part of a sheet is seen: a square of it, in the sheet's own units. Moving it never leaves the sheet. */
import type { Point } from '../../sheets/geometry.ts'

export interface Camera {
  readonly x: number
  readonly y: number
  /** How much of the sheet is seen from side to side. */
  readonly span: number
}

const SIZE = 1000
/** A quarter of the sheet: on the smallest phone a box is then as wide as a thumb. */
const CLOSEST = 260

export const WHOLE: Camera = { x: 0, y: 0, span: SIZE }

export function isWhole({ span }: Camera): boolean {
  return span >= SIZE
}

export function isClosest({ span }: Camera): boolean {
  return span <= CLOSEST
}

const within = (value: number, least: number, most: number): number => Math.min(most, Math.max(least, value))

function kept({ x, y, span }: Camera): Camera {
  const fit = within(span, CLOSEST, SIZE)
  return { x: within(x, 0, SIZE - fit), y: within(y, 0, SIZE - fit), span: fit }
}

/** Closer by `factor` (less than 1: farther), with `fixed` staying where it is on the screen. */
export function zoomed(camera: Camera, factor: number, fixed: Point): Camera {
  const span = within(camera.span / factor, CLOSEST, SIZE)
  const part = span / camera.span
  return kept({ x: fixed[0] - (fixed[0] - camera.x) * part, y: fixed[1] - (fixed[1] - camera.y) * part, span })
}

/** Panned by this much of the sheet, as a finger pushes paper. */
export function pushed({ x, y, span }: Camera, dx: number, dy: number): Camera {
  return kept({ x: x - dx, y: y - dy, span })
}

export function middleOf({ x, y, span }: Camera): Point {
  return [x + span / 2, y + span / 2]
}

/** Moved no more than needed for a point to be well inside. */
export function showing(camera: Camera, [px, py]: Point): Camera {
  const { x, y, span } = camera
  const edge = span * 0.14
  const into = (from: number, at: number): number => within(from, at - span + edge, at - edge)
  return kept({ x: into(x, px), y: into(y, py), span })
}

/** Where a place of the screen, from 0 to 1 across the picture, lies on the sheet. */
export function seenAt({ x, y, span }: Camera, across: number, down: number): Point {
  return [x + across * span, y + down * span]
}

/** Two fingers: the points under them stay under them, as far as a square allows. */
export function pinched(camera: Camera, before: readonly [Point, Point], after: readonly [Point, Point]): Camera {
  const [from, to] = [mid(before), mid(after)]
  const factor = far(after) / Math.max(far(before), 1e-6)
  const fixed = seenAt(camera, from[0], from[1])
  const near = zoomed(camera, factor, fixed)
  return pushed(near, (to[0] - from[0]) * near.span, (to[1] - from[1]) * near.span)
}

const mid = ([a, b]: readonly [Point, Point]): Point => [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2]
const far = ([a, b]: readonly [Point, Point]): number => Math.hypot(a[0] - b[0], a[1] - b[1])
