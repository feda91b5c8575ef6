import { expect, test } from 'vitest'
import { isArrow, nearest } from './walk.ts'

/** Two above, one in the middle, two below. */
const BOXES = [
  { x: 0, y: 0 },
  { x: 100, y: 0 },
  { x: 50, y: 100 },
  { x: 0, y: 200 },
  { x: 100, y: 200 },
]

test.each([
  [0, 'ArrowRight', 1],
  [1, 'ArrowLeft', 0],
  [0, 'ArrowDown', 3],
  [2, 'ArrowUp', 0],
  [4, 'ArrowUp', 1],
  [0, 'ArrowUp', -1],
  [0, 'Enter', -1],
  [9, 'ArrowUp', -1],
])('from %d by %s to %d', (from, key, to) => {
  expect(nearest(BOXES, from, key)).toBe(to)
})

test('only arrows are arrows', () => {
  expect(['ArrowUp', 'Home', 'a'].map(isArrow)).toEqual([true, false, false])
})
