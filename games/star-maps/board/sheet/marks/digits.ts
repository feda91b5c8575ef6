/**
 * Numbers by hand: each digit is a stroke or two around 0 0, about 16 wide and 26 high, in two hands; which one, and how it leans,
 * comes from the place it is written in, so that it is the same whenever it is drawn.
 */

const HANDS: readonly (readonly [string, string])[] = [
  [
    'M1.5-12C-5-12.5-8-6-7.6 1-7 8-4 12.6.5 12.5 6 12 8.2 6 7.6-1 7-8 4-12.6-1.5-11.4',
    'M3-11.4C-3-14-8-7-8 .5-8 8-4 13 1 12.4 7 11.5 8.6 4.5 7.6-2 6.8-7.6 4.6-11.6 1-12',
  ],
  ['M-4.4-7.2C-2-8.8.2-10.8 1.6-13 1-4.6 1.4 4.6.8 13', 'M1.2-13C.4-4.4.2 4.4-.6 12.6M-4.8-7.6C-2.6-9 -.4-11 1.2-13'],
  [
    'M-6.6-7C-6-12.4 5-15 6-7.6 6.6-2-2.2 5-7.2 12-3 10.6 2 11 7.6 11.6',
    'M-6.8-6.4C-5.6-13.6 6.6-14.4 5.8-6.6 5 .2-6.4 8.4-7 11.6-6.6 14-1 8.4 7.8 10.8',
  ],
  [
    'M-6.2-10C-2-14.6 6-13 5.6-7.6 5-3 0-1.6-2.6-1 3-1.6 7.6 1 7 6 6.4 12-2 14.6-7.2 9.6',
    'M-6.6-12C-2-12.6 2-12.6 6.2-12.8 2.6-8.6.4-6-2.2-2.6 3.6-4 7.8-.4 7 5.2 6 12-3 14-7.4 9',
  ],
  [
    'M2-13C-1.6-6-5-1-8 3.6-3 3.2 3 3 8 3.2M4.2-4.2C3.6 2 3.6 8 3 13',
    'M-5-12.6C-5.6-6-6.6-1-7.2 2.4-2 2.2 3 1.4 8 1.6M3.8-12.8C3-4 3 5 2.4 13',
  ],
  [
    'M6.6-12.6C2-12-1-12-4.6-12-5-8-5.6-5-6.2-2-1-5.4 7.2-3.6 7 4 6.8 12-2 14.6-7.6 10',
    'M-4.4-12.4C-4.8-8.6-5.6-5-6-2.4 0-5.6 7.4-2.4 6.8 4.4 6 11.6-2.6 14-7.2 9.4M-4.4-12.2C-1-12.6 3-12.4 7-13',
  ],
  [
    'M5-12.6C-2-9-7.2-2-7 5-6.8 11.6-2 13.6 1 13 6 12.4 8 8 7 4 5.6-1-2-1.6-6.6 5',
    'M2.6-13C-4-6.6-7.4 0-6.8 6.4-6 12.4 0 14 4.4 11.6 8.4 9 8 2.6 4 1 0-.4-4.4 2-6.6 6',
  ],
  [
    'M-7-11.6C-2-12 3-12 7.6-12.6 3-5 0 4-1.6 13M-4.4.2C-1.4-.4 2-.4 5-1',
    'M-7-11C-2.4-12.6 2.6-12 7.4-12.4 3.6-4.6.6 3.6-2 13',
  ],
  [
    'M5.6-9C3-14-6-13.6-5.6-8-5-2.6 7-.4 6.6 7 6.2 14-7 14-7 7-7 1 5.4-3 5.6-9',
    'M5.2-9.6C2-14.6-6.4-12.6-5.6-7.4-4.8-2.4 6.8-.6 6.4 6.8 6 14-6.8 14.2-7 7-7.2.6 4.6-2.6 5.2-9.6',
  ],
  [
    'M6-6C5-13.2-6-14-6.6-6.4-7 0 3 1.6 6-6 6.6 0 5 8 2.4 13',
    'M6.4-7.6C4-14-6.4-13-6.4-6 -6.2.6 4 .4 6.4-7.6 6.2-.4 5.8 6 5.4 12.8',
  ],
]

export interface Stroke {
  readonly d: string
  readonly dx: number
  /** Degrees. */
  readonly lean: number
}

/** How wide a digit is with the air beside it. */
const STEP = 17

/** A whole number from 0 on as strokes, its middle at 0 0. `place`: where it stands. */
export function written(number: number, place = 0): readonly Stroke[] {
  const digits = [...String(number)].map(Number)
  return digits.map((digit, at) => {
    const hand = scatter(place * 7 + digit + at)
    const pair = HANDS[digit] as readonly [string, string]
    return {
      d: pair[hand % 2] as string,
      dx: (at - (digits.length - 1) / 2) * STEP,
      lean: ((hand >>> 3) % 13) - 6,
    }
  })
}

/** A number that looks like chance, and is the same every time. */
export function scatter(seed: number): number {
  let sum = Math.imul(seed + 1, 0x9e3779b1)
  sum = Math.imul(sum ^ (sum >>> 15), 0x85ebca6b)
  return (sum ^ (sum >>> 13)) >>> 0
}
