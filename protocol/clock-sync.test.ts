import { expect, test } from 'vitest'
import { SyncedClock } from './clock-sync.ts'

test('the shortest round trip tells, however bad the others are', () => {
  const clock = new SyncedClock()
  expect(clock.own(1000)).toBeNull()
  // The server is 5000 ahead; the first answer took long to come back.
  clock.add(0, 300, 5010)
  expect(clock.own(6000)).toBe(1140)
  clock.add(1000, 1040, 6020)
  expect(clock.own(6000)).toBe(1000)
  clock.add(2000, 2400, 7350)
  expect(clock.own(6000)).toBe(1000)
})

test('old ones go: a clock that has drifted is followed', () => {
  const clock = new SyncedClock()
  clock.add(0, 10, 5005)
  for (let i = 0; i < 16; i++) clock.add(1000 * i, 1000 * i + 40, 1000 * i + 20 + 5030)
  expect(clock.own(6030)).toBe(1000)
  expect(clock.samples).toBe(16)
})

test('a round trip that ends before it began is none', () => {
  const clock = new SyncedClock()
  clock.add(10, 5, 1000)
  clock.add(Number.NaN, 5, 1000)
  expect(clock.samples).toBe(0)
  clock.add(0, 10, 1000)
  clock.forget()
  expect(clock.own(1000)).toBeNull()
})
