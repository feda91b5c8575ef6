import { expect, test } from 'vitest'
import { steadyTime } from './steady-clock.ts'

const HOUR = 3_600_000

function clocks() {
  const at = { wall: 1_700_000_000_000, monotonic: 5 }
  const now = steadyTime(
    () => at.wall,
    () => at.monotonic,
  )
  const pass = (ms: number): void => {
    at.wall += ms
    at.monotonic += ms
  }
  return { at, now, pass }
}

test('without steps it is the wall clock', () => {
  const { at, now, pass } = clocks()
  for (const ms of [0, 1, 999, HOUR]) {
    pass(ms)
    expect(now()).toBe(at.wall)
  }
})

test.each([HOUR, -HOUR])('a step of %i ms passes nobody’s time; it is made up for at a hundredth', (step) => {
  const { at, now, pass } = clocks()
  const before = now()
  at.wall += step
  expect(now()).toBe(before)
  pass(30_000)
  expect(Math.abs(now() - before - 30_000)).toBeLessThanOrEqual(300)
  for (let n = 0; n < 101; n++) {
    const last = now()
    pass(HOUR)
    expect(now()).toBeGreaterThan(last)
  }
  expect(now()).toBe(at.wall)
})
