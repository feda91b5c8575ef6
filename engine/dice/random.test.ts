import { expect, test } from 'vitest'
import { gameSeed, Xoshiro128 } from './random.ts'

/** The published algorithm, as literally as possible, over a given state. */
function* xoshiro128starstar(state: readonly number[]): Generator<number> {
  let s = state.map((x) => BigInt(x >>> 0))
  const M = 0xffffffffn
  const rotl = (x: bigint, k: bigint): bigint => ((x << k) | (x >> (32n - k))) & M
  for (;;) {
    let [a, b, c, d] = s as [bigint, bigint, bigint, bigint]
    yield Number((rotl((b * 5n) & M, 7n) * 9n) & M)
    const t = (b << 9n) & M
    c ^= a
    d ^= b
    b ^= c
    a ^= d
    c ^= t
    d = rotl(d, 11n)
    s = [a, b, c, d]
  }
}

function splitmix32(seed: number): number[] {
  return [1, 2, 3, 4].map((n) => {
    let z = (seed + n * 0x9e3779b9) | 0
    z = Math.imul(z ^ (z >>> 16), 0x85ebca6b)
    z = Math.imul(z ^ (z >>> 13), 0xc2b2ae35)
    return z ^ (z >>> 16)
  })
}

test('it is xoshiro128**, seeded by splitmix32', () => {
  for (const seed of [0, 1, -1, 123456789]) {
    const ours = new Xoshiro128(seed)
    const theirs = xoshiro128starstar(splitmix32(seed))
    for (let n = 0; n < 200; n++) expect(ours.next()).toBe(theirs.next().value)
  }
})

test('the stream never changes: simulations and golden files depend on it', () => {
  const random = new Xoshiro128(1)
  expect([random.next(), random.next(), random.next()]).toMatchInlineSnapshot(`
    [
      2442144158,
      3238099751,
      3819917871,
    ]
  `)
  expect(new Xoshiro128(7).throw([6, 6, 6, 12, 2])).toMatchInlineSnapshot(`
    [
      2,
      3,
      3,
      7,
      1,
    ]
  `)
})

test('every face is as likely: chi-square below the 0.999 quantile', () => {
  const random = new Xoshiro128(3)
  // 0.999 quantiles of chi-square for 1 to 11 degrees of freedom.
  const limits = [10.83, 13.82, 16.27, 18.47, 20.52, 22.46, 24.32, 26.12, 27.88, 29.59, 31.26]
  for (let sides = 2; sides <= 12; sides++) {
    const seen = Array<number>(sides).fill(0)
    const n = 60_000
    for (let i = 0; i < n; i++) {
      const face = random.below(sides)
      seen[face] = (seen[face] as number) + 1
    }
    const expected = n / sides
    const chi = seen.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0)
    expect(chi).toBeLessThan(limits[sides - 2] as number)
  }
})

test('dice of one draw are fair and do not know of each other', () => {
  const random = new Xoshiro128(4)
  // Every pair of the six dice, 36 cells each: below the 0.999 quantile for 35 degrees of freedom, with 15 pairs to try.
  const seen = Array.from({ length: 15 }, () => Array<number>(36).fill(0))
  const throws = 36 * 2000
  for (let n = 0; n < throws; n++) {
    const faces = random.throw([6, 6, 6, 6, 6, 6])
    let pair = 0
    for (let one = 0; one < 6; one++) {
      for (let two = one + 1; two < 6; two++, pair++) {
        const cells = seen[pair] as number[]
        const cell = ((faces[one] as number) - 1) * 6 + (faces[two] as number) - 1
        cells[cell] = (cells[cell] as number) + 1
      }
    }
  }
  for (const cells of seen) {
    const chi = cells.reduce((sum, count) => sum + (count - throws / 36) ** 2 / (throws / 36), 0)
    expect(chi).toBeLessThan(66.6)
  }
})

test('the uneven rest is rejected', () => {
  // 2³² is one more than a multiple of 3: bits 0 would make 0 likelier than 1 and 2, so they are drawn again.
  class Scripted extends Xoshiro128 {
    bits = [0, 0x80000000, 0x80000000]
    override next(): number {
      return this.bits.shift() as number
    }
  }
  const random = new Scripted(1)
  expect(random.below(3)).toBe(1)
  expect(random.bits).toHaveLength(1)
  expect(random.below(4)).toBe(2)
})

test('dice of one draw are rejected together', () => {
  class Scripted extends Xoshiro128 {
    bits = [0, 0x80000001]
    override next(): number {
      return this.bits.shift() as number
    }
  }
  const random = new Scripted(1)
  expect(random.throw([6, 6, 6, 6, 6, 6])).toEqual([4, 1, 1, 1, 1, 1])
  expect(random.bits).toEqual([])
})

test('throw and pick', () => {
  const random = new Xoshiro128(9)
  const sides = [2, 6, 12]
  for (let i = 0; i < 500; i++) {
    random.throw(sides).forEach((face, die) => {
      expect(face >= 1 && face <= (sides[die] as number)).toBe(true)
    })
  }
  expect(new Set(Array.from({ length: 100 }, () => random.pick(['a', 'b', 'c']))).size).toBe(3)
})

test.each([0, 1, -1])('every game of the run %i has a seed of its own', (seed) => {
  expect(new Set(Array.from({ length: 100_000 }, (_, game) => gameSeed(seed, game))).size).toBe(100_000)
})
