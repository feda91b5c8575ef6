import { describe, expect, test } from 'vitest'
import { blurredBest } from './blur.ts'
import { Xoshiro128 } from './random.ts'

function shares(worths: readonly number[], blur: number, times: number): number[] {
  const random = new Xoshiro128(1)
  const counts = worths.map(() => 0)
  for (let n = 0; n < times; n++) {
    const place = blurredBest(worths, blur, random)
    counts[place] = (counts[place] as number) + 1
  }
  return counts.map((count) => count / times)
}

describe('a blurred choice', () => {
  test('without blur is the first of the best', () => {
    expect(blurredBest([0.1, 0.7, 0.3, 0.7], 0, new Xoshiro128(1))).toBe(1)
  })

  test('takes a move in proportion to exp(worth / blur)', () => {
    const worths = [0.2, 0.5, 0.4]
    const weights = worths.map((worth) => Math.exp(worth / 0.1))
    const sum = weights.reduce((all, one) => all + one, 0)
    const found = shares(worths, 0.1, 100_000)
    for (const [i, weight] of weights.entries()) expect(found[i]).toBeCloseTo(weight / sum, 2)
  })

  test('with much blur is any', () => {
    for (const share of shares([0, 1, 0.5, 0.2], 1000, 40_000)) expect(share).toBeCloseTo(0.25, 1)
  })

  test('is the same for the same seed', () => {
    const pick = (): number => blurredBest([0.2, 0.21, 0.19], 0.05, new Xoshiro128(9))
    expect(pick()).toBe(pick())
  })

  test('has finite errors at either end of the generator', () => {
    for (const next of [0, 2 ** 32 - 1]) {
      const edge = { next: () => next } as unknown as Xoshiro128
      expect(blurredBest([0.5, 0.4], 1, edge)).toBe(0)
    }
  })
})
