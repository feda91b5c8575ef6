/**
 * The twelve cards as pictures: what each asks for, readable without words. A row of six marks below says how many dice: full ones
 * must be there, hollow ones may be, dots are left out. All in a square of 100.
 */
import type { CardId } from '../../rules/cards.ts'

/** A die of the picture: its middle, its size and its tilt. A ghost lies there but is not taken. */
export interface Drawn {
  readonly face: number
  readonly x: number
  readonly y: number
  readonly size: number
  readonly tilt?: number
  readonly ghost?: true
}

/** Signs beside the dice: numbers and mathematics, the same in all languages. */
export interface Sign {
  readonly text: string
  readonly x: number
  readonly y: number
  readonly size: number
}

export interface Diagram {
  readonly dice: readonly Drawn[]
  readonly signs?: readonly Sign[]
  /** Drawn lines: `no` strikes out, `way` points or ties together. */
  readonly lines?: readonly { readonly kind: 'no' | 'way'; readonly path: string }[]
  /** Dice that must be there, and those that may. */
  readonly must: number
  readonly may: number
}

/** Dice of one size in a row; `rise` from each to the next. */
function row(faces: readonly number[], x: number, y: number, size: number, pitch: number, rise = 0): Drawn[] {
  return faces.map((face, i) => ({ face, x: x + i * pitch, y: y - i * rise, size }))
}

const ghosts = (dice: readonly Drawn[]): Drawn[] => dice.map((die) => ({ ...die, ghost: true }))

export const DIAGRAMS: { readonly [card in CardId]: Diagram } = {
  'any-two': {
    dice: [
      { face: 3, x: 30, y: 42, size: 40, tilt: -10 },
      { face: 5, x: 70, y: 38, size: 40, tilt: 9 },
    ],
    must: 2,
    may: 0,
  },
  'no-sixes': {
    dice: [{ face: 6, x: 50, y: 39, size: 54 }],
    lines: [{ kind: 'no', path: 'M17 70 83 8' }],
    must: 6,
    may: 0,
  },
  odds: {
    dice: [
      { face: 1, x: 20, y: 52, size: 32, tilt: -7 },
      { face: 3, x: 50, y: 27, size: 32 },
      { face: 5, x: 80, y: 52, size: 32, tilt: 7 },
    ],
    must: 1,
    may: 5,
  },
  straight: { dice: row([2, 3, 4, 5], 15, 63, 23, 22, 14.5), must: 2, may: 4 },
  'two-pairs': {
    dice: [...row([3, 3], 34, 21, 31, 32), ...row([6, 6], 34, 58, 31, 32)],
    lines: [{ kind: 'way', path: 'M10 10H5V32H10M90 10H95V32H90M10 47H5V69H10M90 47H95V69H90' }],
    must: 4,
    may: 0,
  },
  sixes: {
    dice: [
      { face: 6, x: 22, y: 47, size: 36, tilt: -12 },
      { face: 6, x: 78, y: 47, size: 36, tilt: 12 },
      { face: 6, x: 50, y: 36, size: 40 },
    ],
    must: 1,
    may: 5,
  },
  'double-pair': {
    dice: row([4, 4], 30, 25, 36, 40),
    signs: [{ text: '×2', x: 50, y: 74, size: 33 }],
    must: 2,
    may: 0,
  },
  'lowest-three': {
    dice: [...ghosts(row([4, 5, 6], 20, 19, 25, 30)), ...row([1, 2, 2], 20, 60, 28, 30)],
    lines: [{ kind: 'way', path: 'M35 33V42M31 38.5 35 42.5 39 38.500M65 33V42M61 38.5 65 42.5 69 38.5' }],
    must: 3,
    may: 0,
  },
  'all-different': {
    dice: [...row([1, 3, 6], 19, 22, 29, 31), { face: 0, x: 70, y: 63, size: 23 }],
    signs: [{ text: '4×', x: 36, y: 74, size: 32 }],
    must: 1,
    may: 5,
  },
  'five-different': {
    dice: [...row([1, 2, 3], 18, 21, 27, 32), ...row([4, 6], 18, 58, 27, 64)],
    signs: [{ text: '≠', x: 50, y: 71, size: 36 }],
    must: 1,
    may: 4,
  },
  'forty-minus': {
    dice: [...row([1, 2, 2], 24, 51, 19, 26), ...row([3, 1, 4], 24, 73, 19, 26)].map((die) => ({
      ...die,
      y: die.y - 3,
    })),
    signs: [{ text: '40−', x: 50, y: 31, size: 36 }],
    must: 6,
    may: 0,
  },
  same: {
    dice: [...row([2, 2, 2], 19, 22, 29, 31), { face: 0, x: 70, y: 63, size: 23 }],
    signs: [{ text: '5×', x: 36, y: 74, size: 32 }],
    must: 1,
    may: 5,
  },
}

/** The pips of a face on a die from -15 to 15, as dots of a path with round ends. */
export const PIPS: readonly string[] = [
  [],
  [[0, 0]],
  [
    [-7, 7],
    [7, -7],
  ],
  [
    [-8, 8],
    [0, 0],
    [8, -8],
  ],
  [
    [-7, -7],
    [-7, 7],
    [7, -7],
    [7, 7],
  ],
  [
    [-8, -8],
    [-8, 8],
    [0, 0],
    [8, -8],
    [8, 8],
  ],
  [
    [-7, -8.5],
    [-7, 0],
    [-7, 8.5],
    [7, -8.5],
    [7, 0],
    [7, 8.5],
  ],
].map((dots) => dots.map(([x, y]) => `M${x} ${y}h0`).join(''))
