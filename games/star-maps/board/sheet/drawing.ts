/** Chalk on slate: a line is never quite straight, and lets the ground through. Pure functions from two points to a path. */
import { distance, type Point } from '../../sheets/geometry.ts'
import { scatter } from './marks/digits.ts'

const one = (value: number): string => String(Math.round(value * 10) / 10)

/** A line between the edges of the things at its ends, bent a little to one side. */
export function stroke(from: Point, to: Point, seed: number, cut: readonly [number, number] = [0, 0]): string {
  const length = Math.max(distance(from, to), 1)
  const [ux, uy] = [(to[0] - from[0]) / length, (to[1] - from[1]) / length]
  const start: Point = [from[0] + ux * cut[0], from[1] + uy * cut[0]]
  const end: Point = [to[0] - ux * cut[1], to[1] - uy * cut[1]]
  const bend = sway(seed, Math.min(7, length * 0.03))
  const other = sway(seed + 77, Math.min(5, length * 0.02))
  const at = (part: number, aside: number): string =>
    `${one(start[0] + (end[0] - start[0]) * part - uy * aside)} ${one(start[1] + (end[1] - start[1]) * part + ux * aside)}`
  return `M${one(start[0])} ${one(start[1])}C${at(0.33, bend)} ${at(0.66, other)} ${one(end[0])} ${one(end[1])}`
}

/** Between minus and plus `most`. */
function sway(seed: number, most: number): number {
  return ((scatter(seed) % 1000) / 500 - 1) * most
}

/** The grain of the chalk: dashes and gaps that never repeat within a line. */
export function grain(seed: number): string {
  return Array.from({ length: 8 }, (_, i) =>
    i % 2 === 0 ? 9 + (scatter(seed + i) % 22) : 1 + (scatter(seed + i) % 4),
  ).join(' ')
}

/** A square drawn by hand, its corners round and its sides not quite parallel. */
export function square(half: number, seed: number): string {
  const off = (i: number): number => sway(seed * 11 + i, 1.6)
  const corners: Point[] = [
    [-half + off(0), -half + off(1)],
    [half + off(2), -half + off(3)],
    [half + off(4), half + off(5)],
    [-half + off(6), half + off(7)],
  ]
  const round = 7
  const parts = corners.map((corner, i) => {
    const [last, next] = [corners[(i + 3) % 4] as Point, corners[(i + 1) % 4] as Point]
    return { into: toward(corner, last, round), corner, out: toward(corner, next, round) }
  })
  return `${parts
    .map(({ into, corner, out }, i) => `${i === 0 ? 'M' : 'L'}${pair(into)}Q${pair(corner)} ${pair(out)}`)
    .join('')}Z`
}

function toward(from: Point, to: Point, by: number): Point {
  const length = Math.max(distance(from, to), 1)
  return [from[0] + ((to[0] - from[0]) / length) * by, from[1] + ((to[1] - from[1]) / length) * by]
}

const pair = ([x, y]: Point): string => `${one(x)} ${one(y)}`

/** Small far stars, off everything that matters; the same for the same sheet. */
export function dust(id: string, taken: readonly Point[], count: number): { at: Point; size: number; light: number }[] {
  const base = [...id].reduce((sum, sign) => (Math.imul(sum, 31) + sign.charCodeAt(0)) | 0, 7)
  const pick = (i: number, below: number): number => scatter(base + i) % below
  return Array.from({ length: count }, (_, i) => ({
    at: [pick(4 * i, 1000), pick(4 * i + 1, 1000)] as Point,
    size: 0.6 + pick(4 * i + 2, 14) / 10,
    light: 0.15 + pick(4 * i + 3, 50) / 100,
  })).filter(({ at }) => taken.every((other) => distance(at, other) > 40))
}
