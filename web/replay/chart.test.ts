import { expect, test } from 'vitest'
import type { Review } from '../host/review.ts'
import { percentsAt } from './chart.ts'

const review: Review = {
  chances: [
    [0.5, 0.5],
    [0.9, 0.1],
    [0.625, 0.375],
    [0.2, 0.8],
    [1, 0],
  ],
  marks: [0, 2, 4],
  turning: null,
  luckiest: null,
}

test.each([
  [0, [50, 50]],
  [1, [50, 50]],
  [2, [63, 37]],
  [3, [63, 37]],
  [4, [100, 0]],
])('at step %i the chances are %j per cent', (at, percents) => {
  expect(percentsAt(review, at)).toEqual(percents)
})

test('per cents add up to a hundred', () => {
  const thirds = { ...review, chances: [[1 / 3, 1 / 3, 1 / 3]], marks: [0] }
  expect(percentsAt(thirds, 0)).toEqual([34, 33, 33])
})
