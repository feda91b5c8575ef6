import { expect, test } from 'vitest'
import { percentsAt } from './chart.ts'

const review = {
  chances: [
    [0.5, 0.5],
    [0.625, 0.375],
    [1, 0],
  ],
}

test.each([
  [0, [50, 50]],
  [1, [63, 37]],
  [2, [100, 0]],
])('at step %i the chances are %j per cent', (at, percents) => {
  expect(percentsAt(review, at)).toEqual(percents)
})

test('per cents add up to a hundred', () => {
  expect(percentsAt({ chances: [[1 / 3, 1 / 3, 1 / 3]] }, 0)).toEqual([34, 33, 33])
})
