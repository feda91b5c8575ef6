import { describe, expect, test } from 'vitest'
import { isClosest, isWhole, middleOf, pinched, pushed, seenAt, showing, WHOLE, zoomed } from './camera.ts'

const NEAR = { x: 200, y: 300, span: 400 }
/** Two fingers. */
const at = (...[x, y, x2, y2]: readonly [number, number, number, number]) =>
  [
    [x, y],
    [x2, y2],
  ] as const

describe('zoom', () => {
  test('what is under the finger stays there', () => {
    const before = seenAt(NEAR, 0.3, 0.6)
    const after = zoomed(NEAR, 1.4, before)
    expect(after.span).toBeCloseTo(400 / 1.4)
    const again = seenAt(after, 0.3, 0.6)
    expect(again[0]).toBeCloseTo(before[0])
    expect(again[1]).toBeCloseTo(before[1])
  })

  test('it ends at the whole sheet, and at a quarter of it', () => {
    expect(zoomed(NEAR, 0.001, [400, 500])).toEqual(WHOLE)
    expect(isWhole(zoomed(NEAR, 0.001, [400, 500]))).toBe(true)
    expect(isClosest(zoomed(NEAR, 1000, [400, 500]))).toBe(true)
  })

  test('farther from a corner, it slides so that nothing but the sheet is seen', () => {
    const { x, y, span } = zoomed({ x: 600, y: 600, span: 400 }, 0.5, [980, 980])
    expect(x + span).toBeLessThanOrEqual(1000)
    expect(y + span).toBeLessThanOrEqual(1000)
    expect(Math.min(x, y)).toBeGreaterThanOrEqual(0)
  })
})

test('a push moves the paper with the finger, as far as there is paper', () => {
  expect(pushed(NEAR, 50, -20)).toEqual({ x: 150, y: 320, span: 400 })
  expect(pushed(NEAR, 9000, -9000)).toEqual({ x: 0, y: 600, span: 400 })
})

test('the whole sheet cannot be pushed', () => {
  expect(pushed(WHOLE, 100, 100)).toEqual(WHOLE)
})

test('two fingers that part come closer, by as much as they part', () => {
  const after = pinched(WHOLE, at(0.4, 0.5, 0.6, 0.5), at(0.3, 0.5, 0.7, 0.5))
  expect(after.span).toBeCloseTo(500)
  expect(middleOf(after)).toEqual([500, 500])
})

test('two fingers that move together push', () => {
  const after = pinched(NEAR, at(0.4, 0.4, 0.6, 0.6), at(0.5, 0.4, 0.7, 0.6))
  expect(after).toEqual({ x: 160, y: 300, span: 400 })
})

test('what has the focus is brought into sight, and nothing moves where it is in sight', () => {
  expect(showing(NEAR, [400, 500])).toEqual(NEAR)
  const there = showing(NEAR, [900, 100])
  expect(there.span).toBe(400)
  expect(there.x).toBeGreaterThan(500)
  expect(there.y).toBeLessThan(100)
})
