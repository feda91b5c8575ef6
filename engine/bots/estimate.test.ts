import { describe, expect, test } from 'vitest'
import { Xoshiro128 } from '../dice/random.ts'
import { errorBetween, Mean, rateOf, ratesOf } from './estimate.ts'

describe('from wins and losses', () => {
  test('few games prove little', () => {
    expect(rateOf(0, 1).chance).toBe(0)
    expect(rateOf(0, 1).margin).toBeGreaterThan(0.2)
    expect(rateOf(500, 1000).margin).toBeCloseTo(0.0158, 3)
  })

  test('everybody’s at once, with the largest error', () => {
    const { chances, margin } = ratesOf([10, 50, 40], 100)
    expect(chances).toEqual([0.1, 0.5, 0.4])
    expect(margin).toBe(rateOf(50, 100).margin)
  })
})

describe('a mean', () => {
  test('and its error are those of the textbook', () => {
    const mean = new Mean()
    const values = [0.2, 0.9, -0.1, 1.3, 0.5]
    for (const value of values) mean.add(value)
    expect(mean.value).toBeCloseTo(0.56, 12)
    const squares = values.reduce((sum, value) => sum + (value - 0.56) ** 2, 0)
    expect(mean.error()).toBeCloseTo(Math.sqrt(squares) / 5, 12)
    expect(mean.error(1)).toBeCloseTo(Math.sqrt(squares + 1) / 5, 12)
  })

  test('is off by its error, on average', () => {
    const random = new Xoshiro128(3)
    let off = 0
    for (let round = 0; round < 400; round++) {
      const mean = new Mean()
      for (let value = 0; value < 50; value++) mean.add(random.below(1000) / 999)
      off += ((mean.value - 0.5) / mean.error()) ** 2 / 400
    }
    expect(off).toBeGreaterThan(0.8)
    expect(off).toBeLessThan(1.25)
  })
})

test('moves are set apart by what they do not have in common', () => {
  expect(errorBetween({ margin: 0.3 }, { margin: 0.4 })).toBeCloseTo(0.5, 12)
  expect(errorBetween({ margin: 0.3, apart: 0 }, { margin: 0.4, apart: 0.01 })).toBeCloseTo(0.01, 12)
  expect(errorBetween({}, {})).toBe(0)
})
