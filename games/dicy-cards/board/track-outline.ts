/** The score track as a climb: a ridge of ice from nothing to the target. All in per cent of its width and height. */

/** The ridge, from left to right: where it is, and how high. */
const RIDGE: readonly (readonly [x: number, height: number])[] = [
  [0, 10],
  [6, 14],
  [11, 12],
  [19, 24],
  [25, 21],
  [34, 36],
  [41, 32],
  [51, 48],
  [57, 44],
  [67, 61],
  [73, 57],
  [83, 75],
  [87, 72],
  [94, 88],
  [100, 66],
]

const START = 6
const SUMMIT = 94

/** Where a score stands, in per cent. The target is the summit; higher scores stay there. */
export function alongOf(score: number, target: number): number {
  return START + (SUMMIT - START) * Math.min(score / target, 1)
}

/** Round numbers along the way, the target last. */
export function ticksOf(target: number): number[] {
  const step = target <= 50 ? 10 : target <= 100 ? 25 : 50
  return Array.from({ length: Math.ceil(target / step) }, (_, i) => Math.min((i + 1) * step, target))
}

export function heightAt(x: number): number {
  const after = RIDGE.findIndex(([at]) => at >= x)
  const [x1, y1] = RIDGE[Math.max(after, 0)] as readonly [number, number]
  const [x0, y0] = RIDGE[Math.max(after - 1, 0)] as readonly [number, number]
  return x1 === x0 ? y1 : y0 + ((y1 - y0) * (x - x0)) / (x1 - x0)
}

/** The part of the track's height that the ridge takes. */
const GROUND = 0.78

/** Its edge as a path in a square of 100; `drop` below it, for layers of ice. */
export function ridgePath(drop = 0): string {
  return RIDGE.map(([x, y], i) => `${i === 0 ? 'M' : 'L'}${x} ${100 - Math.max(y - drop, 0)}`).join('')
}

/** Facets: lines from every peak down into the ice. */
export const FACETS: string = RIDGE.filter((_, i) => i % 2 === 1)
  .map(([x, y]) => `M${x} ${100 - y}L${x - y * 0.07} 100M${x} ${100 - y}L${x + y * 0.05} ${100 - y * 0.35}`)
  .join('')

/** Where a mark stands beside the place of its score, in marks: above it or below, then beside. */
export interface Shift {
  readonly row: number
  readonly column: number
}

const NEAR = [0, 1, -1, 2, -2]
const SHIFTS: readonly Shift[] = NEAR.flatMap((column) => NEAR.map((row) => ({ row, column })))

/** By seat. No mark covers another or leaves the track. `width`: of a mark, in per cent; `tall`: of the track, in marks. */
export function shiftsOf(along: readonly number[], width: number, tall: number): Shift[] {
  const placed: { readonly x: number; readonly y: number }[] = []
  return along.map((here) => {
    const ground = (heightAt(here) / 100) * GROUND * tall
    const spot = ({ row, column }: Shift) => ({ x: here + column * width, y: ground + row })
    const fits = (shift: Shift): boolean => {
      const { x, y } = spot(shift)
      const isInside = shift.row === 0 || (y >= 0 && y + 1 <= tall)
      const isFree = placed.every((one) => Math.abs(one.x - x) >= width || Math.abs(one.y - y) >= 0.8)
      return isInside && x >= 0 && x <= 100 && isFree
    }
    const shift = SHIFTS.find(fits) ?? { row: 0, column: 0 }
    placed.push(spot(shift))
    return shift
  })
}
