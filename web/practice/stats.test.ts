import { expect, test } from 'vitest'
import { readLog } from '../../engine/log.ts'
import { unwrap } from '../../engine/result.ts'
import { type Table, tableOf } from '../../engine/table/table.ts'
import { rulesOf } from '../../games/index.ts'
import type { Practice, Practised } from '../../kit/board.ts'
import { count, merge, NOTHING, newBests, practises, readStats, roundsOf, type Stats, worst } from './stats.ts'

const game = await rulesOf('nine-dice')

/** Even times are right; a miss is called by its time. */
const practice: Practice = {
  keys: [1, 2],
  keyName: () => '',
  drill: () => '',
  missName: (miss) => miss,
  judge: ({ before, input }): readonly Practised[] => {
    if (input.kind !== 'move') return []
    const [key, ms] = [(before as { number: number }).number, input.at ?? 0]
    return [ms % 2 === 0 ? { key, ms, right: true } : { key, ms, right: false, miss: `m${ms}` }]
  },
}

function played(...lines: string[]): Table {
  const log = readLog(game, `iacta 1 nine-dice/2 {} seats=1\n${lines.join('\n')}\n`)
  return unwrap(log.ok ? tableOf(game, log.value) : log)
}

const THROW = 'throw 7 1 1 2 2 3 3 4 4 5'
const ROUND = [THROW, '0 take red @1000', '0 take blue @301', '0 take black @2000']

test('nothing is told about a round that is not over', () => {
  expect(roundsOf(played(...ROUND.slice(0, 3)), practice, 0)).toEqual([])
  expect(count(NOTHING, 'a', played(...ROUND.slice(0, 3)), practice)).toBe(NOTHING)
})

test('a finished one counts: grabs, rows, the best of what was right, and every miss', () => {
  const stats = count(NOTHING, 'a', played(...ROUND), practice)
  expect(stats).toEqual({
    rounds: 1,
    grabs: 3,
    right: 2,
    row: 1,
    longest: 1,
    best: { 7: 1000 },
    misses: { m301: 1 },
    counted: { a: 4 },
  })
})

test('no round is counted twice, and each as soon as it is over', () => {
  const once = count(NOTHING, 'a', played(...ROUND), practice)
  expect(count(once, 'a', played(...ROUND), practice)).toBe(once)
  const twice = count(once, 'a', played(...ROUND, THROW, '0 take black @400'), practice)
  expect([twice.rounds, twice.row, twice.best, twice.counted]).toEqual([2, 2, { 7: 400 }, { a: 6 }])
  expect(newBests(once, twice)).toEqual([7])
  expect(newBests(twice, twice)).toEqual([])
  expect(count(twice, 'b', played(...ROUND), practice).rounds).toBe(3)
})

test('a round that time has ended is over, too', () => {
  expect(count(NOTHING, 'a', played(THROW, '0 take red @10', 'time'), practice)).toMatchObject({ rounds: 1, grabs: 1 })
})

test('what is missed most comes first', () => {
  const stats = { ...NOTHING, misses: { a: 1, b: 5, c: 5, d: 2 } }
  expect(worst(stats, 3)).toEqual([
    ['b', 5],
    ['c', 5],
    ['d', 2],
  ])
})

test('what was kept is read again; what is broken is left out', () => {
  const stats = count(NOTHING, 'a', played(...ROUND), practice)
  expect(readStats(JSON.stringify(stats))).toEqual(stats)
  for (const json of ['', 'x', '7', 'null', '[]']) expect(readStats(json)).toEqual(NOTHING)
  expect(readStats('{"rounds":-1,"best":{"3":"x","4":900},"misses":null}')).toEqual({ ...NOTHING, best: { 4: 900 } })
})

test('of two devices the better counts', () => {
  const [a, b]: Stats[] = [
    { ...NOTHING, rounds: 4, best: { 1: 900, 2: 100 }, misses: { x: 1 } },
    { ...NOTHING, rounds: 2, best: { 1: 700, 3: 5 }, misses: { x: 3, y: 1 } },
  ]
  expect(merge(a as Stats, b as Stats)).toMatchObject({
    rounds: 4,
    best: { 1: 700, 2: 100, 3: 5 },
    misses: { x: 3, y: 1 },
  })
  expect(merge(a as Stats, NOTHING)).toEqual(a)
})

test('one practises alone', () => {
  expect([practises(1, [0]), practises(1, []), practises(2, [0])]).toEqual([true, false, false])
})
