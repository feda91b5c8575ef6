import { expect, test } from 'vitest'
import { bad, good } from '../../engine/result.ts'
import { PardonedTables } from './pardoned-tables.ts'

function orphansAt(moment: number): { orphans: PardonedTables; clock: { time: number } } {
  const clock = { time: moment }
  return { orphans: new PardonedTables({ now: () => clock.time }), clock }
}

test('a table taken from a dead process is pardoned once, however many were taken with it', () => {
  const { orphans } = orphansAt(100)
  const taken = Array.from({ length: 51 }, (_, i) => ({ id: `t${i}`, deadline: 10, orphan: i !== 7 }))
  orphans.took(good(taken))
  orphans.took(good(taken.map((one) => ({ ...one, orphan: false }))))
  expect([0, 7, 50, 50].map((i) => orphans.takes({ id: `t${i}`, updated: 5 }))).toEqual([true, false, true, false])
})

test('where an answer is lost, every table that was not written since is pardoned', () => {
  const { orphans, clock } = orphansAt(100)
  orphans.took(bad({ code: 'away' }))
  clock.time = 200
  expect([100, 101].map((updated) => orphans.takes({ id: 'one', updated }))).toEqual([true, false])
})

test('more than can be remembered count as lost', () => {
  const { orphans } = orphansAt(100)
  orphans.took(good(Array.from({ length: 10_001 }, (_, i) => ({ id: `t${i}`, deadline: 10, orphan: true }))))
  expect([orphans.takes({ id: 'any', updated: 99 }), orphans.takes({ id: 'any', updated: 101 })]).toEqual([true, false])
})
