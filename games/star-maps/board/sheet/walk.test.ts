import { describe, expect, test } from 'vitest'
import { isArrow } from '../../../../kit/keys.ts'
import { chartOf, SHEET_IDS } from '../../sheets/library.ts'
import { crowded, nearestTo, nextBy } from './walk.ts'

const CROSS = [
  [500, 500],
  [300, 500],
  [700, 520],
  [500, 300],
  [480, 800],
] as const

describe('arrows', () => {
  test.each([
    ['ArrowLeft', 1],
    ['ArrowRight', 2],
    ['ArrowUp', 3],
    ['ArrowDown', 4],
  ])('%s goes to what lies there', (key, at) => {
    expect(nextBy(CROSS, 0, key)).toBe(at)
  })

  test('where nothing lies there is nothing to go to', () => {
    expect(nextBy(CROSS, 1, 'ArrowLeft')).toBe(-1)
    expect(nextBy(CROSS, 0, 'Enter')).toBe(-1)
    expect(isArrow('Enter')).toBe(false)
  })

  test('what is straight ahead comes before what is nearer but aside', () => {
    expect(
      nextBy(
        [
          [0, 0],
          [60, 55],
          [120, 0],
        ],
        0,
        'ArrowRight',
      ),
    ).toBe(2)
  })

  test.each(SHEET_IDS)('%s: every box and circle can be reached from the first', (id) => {
    const { sheet } = chartOf(id)
    const points = [...sheet.boxes, ...sheet.circles].map(({ at }) => at)
    const reached = new Set([0])
    for (const at of reached)
      for (const key of ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown']) {
        const next = nextBy(points, at, key)
        if (next >= 0) reached.add(next)
      }
    expect(reached.size).toBe(points.length)
  })
})

test('a tap means what is nearest, within reach', () => {
  expect(nearestTo(CROSS, [520, 530], 60)).toBe(0)
  expect(nearestTo(CROSS, [600, 600], 60)).toBe(-1)
})

test('labels that would run into each other go above', () => {
  const [one, near, high, far] = [
    [100, 100],
    [150, 110],
    [150, 200],
    [190, 100],
  ] as const
  expect([...crowded([one, near, high, far])]).toEqual([1])
  expect([...crowded([near, one])]).toEqual([0])
})
