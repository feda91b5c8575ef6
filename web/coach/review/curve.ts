/** A seat's chances as the points of a line, over the steps that may be compared with each other. */
import type { Seat } from '../../../engine/contract.ts'

/** Everybody's chances over a game: by step and seat, and the steps that may be compared with each other. */
export interface Course {
  readonly chances: readonly (readonly number[])[]
  readonly marks: readonly number[]
}

export const WIDTH = 320
export const HEIGHT = 100
/** A line along the edge keeps its width. */
const EDGE = 3

export function curveOf({ chances, marks }: Course, seat: Seat): string {
  const last = Math.max(1, chances.length - 1)
  return marks
    .map((step) => {
      const y = EDGE + (1 - (chances[step]?.[seat] ?? 0)) * (HEIGHT - 2 * EDGE)
      return `${round((step / last) * WIDTH)},${round(y)}`
    })
    .join(' ')
}

function round(n: number): number {
  return Math.round(n * 10) / 10
}
