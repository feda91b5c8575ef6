import { describe, expect, test } from 'vitest'
import { Xoshiro128 } from '../dice/random.ts'
import { byHabit, slip } from './mistakes.ts'

describe('a habit', () => {
  test('takes what it likes most', () => {
    expect(byHabit([1, 5, 3], [0.5, 0.4, 0.45], 0.2)).toBe(1)
  })

  test('gives way where it would cost more than the cap', () => {
    expect(byHabit([1, 5, 3], [0.5, 0.1, 0.45], 0.2)).toBe(2)
    expect(byHabit([1, 5, 3], [0.5, 0.1, 0.45], 0)).toBe(0)
  })

  test('of moves that it likes the same takes the first, and dislikes nothing so much that it does not move', () => {
    expect(byHabit([2, 2, 2], [0.1, 0.2, 0.2], 1)).toBe(0)
    expect(byHabit([-Infinity], [0.3], 0)).toBe(0)
  })
})

function shares(values: readonly number[], noise: number, cap: number, times: number): number[] {
  const random = new Xoshiro128(1)
  const counts = values.map(() => 0)
  for (let n = 0; n < times; n++) {
    const place = slip(values, { noise, cap }, random)
    counts[place] = (counts[place] as number) + 1
  }
  return counts.map((count) => count / times)
}

describe('a slip', () => {
  test('without noise is the first of the best', () => {
    expect(slip([0.1, 0.7, 0.3, 0.7], { noise: 0, cap: 0 }, new Xoshiro128(1))).toBe(1)
  })

  test('takes a move within the cap in proportion to exp(value / noise)', () => {
    const values = [0.2, 0.5, 0.4]
    const weights = values.map((value) => Math.exp(value / 0.1))
    const sum = weights.reduce((all, one) => all + one, 0)
    const found = shares(values, 0.1, 1, 100_000)
    for (const [i, weight] of weights.entries()) expect(found[i]).toBeCloseTo(weight / sum, 2)
  })

  test('never costs more than the cap, however loud the noise is', () => {
    const [first, second, third] = shares([0.2, 0.5, 0.45], 1000, 0.1, 40_000)
    expect(first).toBe(0)
    expect(second).toBeCloseTo(0.5, 1)
    expect(third).toBeCloseTo(0.5, 1)
  })

  test('is the same for the same seed', () => {
    const pick = (): number => slip([0.2, 0.21, 0.19], { noise: 0.05, cap: 0.1 }, new Xoshiro128(9))
    expect(pick()).toBe(pick())
  })

  test('has finite errors at either end of the generator', () => {
    for (const next of [0, 2 ** 32 - 1]) {
      const edge = { next: () => next } as unknown as Xoshiro128
      expect(slip([0.5, 0.4], { noise: 1, cap: 1 }, edge)).toBe(0)
    }
  })
})
