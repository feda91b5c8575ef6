import { expect, test } from 'vitest'
import { readLog } from '../../engine/log.ts'
import { unwrap } from '../../engine/result.ts'
import { type Table, tableOf } from '../../engine/table/table.ts'
import { rulesOf } from '../../games/index.ts'
import { CLOSE, closest, finishAt } from '../table/race/finish.ts'
import { hasRaces, raceAt, waitIn } from './racetime.ts'

const game = await rulesOf('nine-dice')

function played(...lines: string[]): Table {
  const log = readLog(game, `iacta 1 nine-dice/2 {"seconds":15} seats=2\n${lines.join('\n')}\n`)
  return unwrap(log.ok ? tableOf(game, log.value) : log)
}

const THROW = 'throw 7 1 1 2 2 3 3 4 4 5'
const timed = played('throw 1', THROW, '1 take red @900', '0 take blue @960', 'time', THROW, '0 take black @1200')

test('each grab comes when it came', () => {
  expect(timed.entries.map((_, at) => waitIn(timed, at))).toEqual([null, null, 900, 60, 14_040, null, 1200])
  expect(waitIn(timed, timed.entries.length)).toBeNull()
})

test('a race has been on as long as its last grab tells', () => {
  expect([2, 3, 4].map((at) => raceAt(timed, at))).toEqual([
    { passed: 0, limit: 15_000 },
    { passed: 900, limit: 15_000 },
    { passed: 960, limit: 15_000 },
  ])
  expect(raceAt(timed, 0)).toBeNull()
  expect(raceAt(timed, 5)).toBeNull()
})

test('what was entered without a clock has no time', () => {
  const entered = played('throw 1', THROW, '1 take red', '0 take black')
  expect([hasRaces(timed), hasRaces(entered)]).toEqual([true, false])
  expect(entered.entries.map((_, at) => waitIn(entered, at))).toEqual([null, null, null, null])
})

test('a close call is one of two seats within a tenth of a second', () => {
  expect(finishAt(timed.entries, 4)).toEqual({ seat: 0, at: 960, first: 1, firstAt: 900 })
  expect([2, 3, 5, 7].map((at) => finishAt(timed.entries, at))).toEqual([null, null, null, null])
  const call = (seat: number, at: number) => ({ seat, at, first: 1, firstAt: 500 })
  expect(closest([call(0, 500 + CLOSE), call(2, 507), call(3, 700)])).toEqual(call(2, 507))
  expect(closest([call(0, 501 + CLOSE), call(1, 501)])).toBeNull()
})
