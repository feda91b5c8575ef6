import { expect, test } from 'vitest'
import { Xoshiro128 } from '../../engine/dice/random.ts'
import { wilson } from './report.ts'

test.each([
  [0, 10, 0, 0.27753],
  [1, 10, 0.01788, 0.40415],
  [5, 10, 0.23659, 0.76341],
  [10, 10, 0.72247, 1],
  [500, 1000, 0.46907, 0.53093],
])('%i of %i', (times, games, low, high) => {
  const interval = wilson(times, games)
  expect(interval.rate).toBe(times / games)
  expect(interval.low).toBeCloseTo(low, 5)
  expect(interval.high).toBeCloseTo(high, 5)
})

test('the bounds are the rates from which the counted one lies z standard deviations away: the definition', () => {
  for (const [times, games] of [
    [1, 10],
    [5, 10],
    [9, 10],
    [70, 2000],
    [1234, 5000],
  ] as const) {
    const { rate, low, high } = wilson(times, games)
    for (const bound of [low, high]) {
      expect(Math.abs(rate - bound) / Math.sqrt((bound * (1 - bound)) / games)).toBeCloseTo(1.959964, 6)
    }
    expect(low < rate && rate < high).toBe(true)
  }
})

test('of no games nothing is known', () => {
  expect(wilson(0, 0)).toEqual({ rate: 0, low: 0, high: 1 })
})

test('about 95 of 100 intervals hold the true rate', () => {
  const random = new Xoshiro128(7)
  let held = 0
  for (let run = 0; run < 2000; run++) {
    let times = 0
    for (let game = 0; game < 200; game++) if (random.below(10) < 3) times++
    const { low, high } = wilson(times, 200)
    if (low <= 0.3 && 0.3 <= high) held++
  }
  expect(held / 2000).toBeGreaterThan(0.935)
  expect(held / 2000).toBeLessThan(0.965)
})
