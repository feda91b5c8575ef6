import { expect, test } from 'vitest'
import { unwrap } from '../engine/result.ts'
import { begin, close, commit, type Opening, pledge, reveal, sealOf } from './opening.ts'
import { type Derive, deriver, faceOf, MOST_SIDES } from './throws.ts'

const SECRET = Uint8Array.from({ length: 32 }, (_, i) => 31 * i)

function ready(table = 'k3j9', fill = 1, secret = SECRET): Opening {
  const begun = begin({ table, header: 'iacta 1 dicy-cards/1 {} seats=2', seats: 2, seal: sealOf(secret) })
  const own = new Uint8Array(16).fill(fill)
  const closed = unwrap(close(unwrap(commit(begun, 0, pledge(begun, 0, own)))))
  return unwrap(reveal(closed, 0, Buffer.from(own).toString('hex')))
}

const derive = deriver(ready(), SECRET)
const dice = (count: number, sides: number): number[] => Array<number>(count).fill(sides)

test('every face comes from equally many of the 65,536 numbers', () => {
  for (const sides of [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 20, 100, 4096, MOST_SIDES]) {
    const counts = new Array<number>(sides + 1).fill(0)
    for (let bits = 0; bits < 0x10000; bits++) {
      const face = faceOf(bits, sides)
      counts[face] = (counts[face] as number) + 1
    }
    const [passed, ...faces] = counts
    expect(new Set(faces)).toEqual(new Set([Math.floor(0x10000 / sides)]))
    expect(passed).toBe(0x10000 % sides)
  }
})

/** Pearson's sum over equally likely cells. */
function chiSquare(counts: readonly number[]): number {
  const mean = counts.reduce((sum, count) => sum + count, 0) / counts.length
  return counts.reduce((sum, count) => sum + (count - mean) ** 2 / mean, 0)
}

/** What chi-square exceeds once in a thousand times (Wilson and Hilferty). */
function limit(freedom: number): number {
  const part = 2 / (9 * freedom)
  return freedom * (1 - part + 3.09 * Math.sqrt(part)) ** 3
}

function countFaces(throwing: Derive, sides: number, throws: number, each: number): number[] {
  const counts = new Array<number>(sides).fill(0)
  for (let n = 1; n <= throws; n++) {
    for (const face of throwing(n, dice(each, sides))) counts[face - 1] = (counts[face - 1] as number) + 1
  }
  return counts
}

const DICE = process.env.SOAK ? 1_000_000 : 100_000

test.each([2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12])('many dice of %i sides are even', (sides) => {
  const counts = countFaces(derive, sides, 20, DICE / 20)
  expect(counts.reduce((sum, count) => sum + count, 0)).toBe(DICE)
  expect(chiSquare(counts)).toBeLessThan(limit(sides - 1))
})

test('the first die of many throws is even, and so are neighbours within a throw', () => {
  const firsts = new Array<number>(6).fill(0)
  const pairs = new Array<number>(36).fill(0)
  for (let n = 1; n <= 30_000; n++) {
    const [one = 0, two = 0] = derive(n, [6, 6, 6, 6, 6, 6])
    firsts[one - 1] = (firsts[one - 1] as number) + 1
    pairs[6 * (one - 1) + two - 1] = (pairs[6 * (one - 1) + two - 1] as number) + 1
  }
  expect(chiSquare(firsts)).toBeLessThan(limit(5))
  expect(chiSquare(pairs)).toBeLessThan(limit(35))
})

test('the same test finds the bias of a careless mapping', () => {
  // What a byte modulo the sides would give: the mistake that passing over numbers avoids.
  const careless: Derive = (n, sides) =>
    derive(
      n,
      sides.map(() => 256),
    ).map((face, die) => ((face - 1) % (sides[die] as number)) + 1)
  for (const sides of [6, 12]) {
    expect(chiSquare(countFaces(careless, sides, 20, 50_000))).toBeGreaterThan(limit(sides - 1))
  }
})

test('a throw depends on its number, its sides, the table, the bytes and the secret', () => {
  const many = dice(40, 6)
  const other = SECRET.with(31, 0)
  const all = [
    derive(1, many),
    derive(2, many),
    derive(1, [...many, 6]).slice(0, 40),
    derive(1, [...many, 1]).slice(0, 40),
    deriver(ready('k3j8'), SECRET)(1, many),
    deriver(ready('k3j9', 2), SECRET)(1, many),
    deriver(ready('k3j9', 1, other), other)(1, many),
  ]
  expect(new Set(all.map(String)).size).toBe(all.length)
  expect(derive(1, many)).toEqual(deriver(ready(), SECRET)(1, many))
})

test('mixed dice keep within their sides', () => {
  for (let n = 1; n <= 500; n++) {
    const sides = [12, 11, 10, 9, 8, 1, 2, MOST_SIDES]
    const faces = derive(n, sides)
    expect(faces.length).toBe(sides.length)
    expect(faces.every((face, die) => face >= 1 && face <= (sides[die] as number))).toBe(true)
  }
})

test('our own mistakes throw', () => {
  const unready = begin({ table: 't', header: 'h', seats: 2, seal: sealOf(SECRET) })
  expect(() => deriver(unready, SECRET)).toThrow('not ready')
  expect(() => deriver(ready(), SECRET.with(0, 1))).toThrow('not the secret')
  for (const side of [0, 1.5, -1, MOST_SIDES + 1, Number.NaN]) expect(() => derive(1, [side])).toThrow(RangeError)
  for (const n of [-1, 0, 0.5, 2 ** 32]) expect(() => derive(n, [6])).toThrow(RangeError)
})
