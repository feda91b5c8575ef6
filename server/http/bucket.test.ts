import { expect, test } from 'vitest'
import { Bucket, Buckets, Tally } from './bucket.ts'

test('so many at once, then as fast as they come back', () => {
  const bucket = new Bucket({ perSecond: 2, burst: 3 }, 0)
  expect([0, 0, 0, 0].map((now) => bucket.take(now))).toEqual([0, 0, 0, 500])
  expect([bucket.take(499), bucket.take(500), bucket.take(500)]).toEqual([1, 0, 500])
  // A rest fills it up, and no further.
  expect([1, 2, 3, 4].map(() => bucket.take(1_000_000) === 0)).toEqual([true, true, true, false])
})

test('a clock that goes back gives nothing', () => {
  const bucket = new Bucket({ perSecond: 1, burst: 1 }, 1000)
  expect([bucket.take(1000), bucket.take(0) > 0]).toEqual([0, true])
})

test('each has its own, and there is an end to how many are remembered', () => {
  const buckets = new Buckets({ perSecond: 1, burst: 1 }, 100)
  expect([buckets.take('a', 0), buckets.take('b', 0), buckets.take('a', 0)]).toEqual([0, 0, 1000])
  for (let i = 0; i < 1000; i++) {
    buckets.take(`x${i}`, 0)
    // A client that goes on is neither forgotten nor pardoned.
    expect(buckets.take('a', 0)).toBe(1000)
  }
  expect(buckets.size).toBe(100)
})

test('a tally forgets those of whom there is none', () => {
  const tally = new Tally()
  tally.add('a')
  tally.add('a')
  tally.drop('a')
  expect(tally.of('a')).toBe(1)
  tally.drop('a')
  tally.drop('a')
  expect([tally.of('a'), tally.of('b')]).toEqual([0, 0])
})
