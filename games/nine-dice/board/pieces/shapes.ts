/** The shape that goes with each colour, on its dice and its disc: told apart without colour. On a square of 100. */
import type { ColourId } from '../../rules/sums.ts'

export type ShapeId = ColourId | 'joker' | 'black'

export const SHAPES: { readonly [shape in ShapeId]: string } = {
  red: 'M50 8A42 42 0 1 1 50 92 42 42 0 1 1 50 8Z',
  orange: 'M50 9Q54 9 57 14L95 79Q99 88 89 88H11Q1 88 5 79L43 14Q46 9 50 9Z',
  blue: 'M20 12H80Q88 12 88 20V80Q88 88 80 88H20Q12 88 12 80V20Q12 12 20 12Z',
  green: 'M50 4 63.5 34.5 96 38 71.5 60 79 93 50 76 21 93 28.5 60 4 38 36.5 34.5Z',
  joker: 'M36 8H64V36H92V64H64V92H36V64H8V36H36Z',
  black: 'M31 6H69L94 31V69L69 94H31L6 69V31Z',
}

/** The same path elsewhere. Shapes are written with absolute commands alone: M, L, H, V, Q, A, Z. */
export function shifted(path: string, dx: number, dy: number): string {
  return path.replace(/([MLHVQAZ])([^MLHVQAZ]*)/g, (_, command: string, rest: string) => {
    const numbers = (rest.match(/-?\d+(\.\d+)?/g) ?? []).map(Number)
    return command + numbers.map((n, i) => n + deltaOf(command, i, dx, dy)).join(' ')
  })
}

/** An arc has radii, an angle and two flags before its end point. */
function deltaOf(command: string, at: number, dx: number, dy: number): number {
  if (command === 'H') return dx
  if (command === 'V') return dy
  if (command === 'A') return at % 7 === 5 ? dx : at % 7 === 6 ? dy : 0
  return at % 2 === 0 ? dx : dy
}
