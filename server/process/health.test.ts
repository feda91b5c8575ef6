import { expect, test } from 'vitest'
import { bad, good } from '../../engine/result.ts'
import { healthOf } from './health.ts'

test('however many ask, the store is asked once in half a second; then its answer is another', async () => {
  let [now, asked, isThere] = [1000, 0, true]
  const key = async () => {
    asked++
    return isThere ? good('k') : bad({ code: 'away' } as const)
  }
  const isWell = healthOf({ key }, () => now)
  expect(await Promise.all(Array.from({ length: 100 }, isWell))).toEqual(Array(100).fill(true))
  isThere = false
  now += 499
  expect([await isWell(), asked]).toEqual([true, 1])
  now += 1
  expect([await isWell(), await isWell(), asked]).toEqual([false, false, 2])
})

test('a store that throws is not well', async () => {
  const isWell = healthOf({ key: () => Promise.reject(new Error('a bug')) }, () => 0)
  expect(await isWell()).toBe(false)
})
