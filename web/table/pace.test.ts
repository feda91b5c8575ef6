import { expect, test } from 'vitest'
import { readLog } from '../../engine/log.ts'
import { unwrap } from '../../engine/result.ts'
import { tableOf } from '../../engine/table/table.ts'
import { rulesOf } from '../../games/index.ts'
import { raceTime } from './pace.ts'

const game = await rulesOf('nine-dice')
const log = readLog(
  game,
  'iacta 1 nine-dice/2 {} seats=2\nthrow 1\nthrow 7 1 1 2 2 3 3 4 4 5\n1 take red @900\n0 take black @2000\n',
)
const { states } = unwrap(log.ok ? tableOf(game, log.value) : log)
const NORMAL = { speed: 'normal', calm: false } as const
const time = (entry: number, asked: boolean, speed: 'slow' | 'normal' | 'fast' = 'normal') =>
  raceTime(game, states[entry], states[entry + 1], asked, { ...NORMAL, speed })

test('what leads to a race, and what happens in it, has no time of its own', () => {
  expect([time(0, false), time(1, false), time(2, true)]).toEqual([null, 0, 0])
})

test('its end stays, longer where nobody here says when to go on', () => {
  expect(time(3, true)).toBeGreaterThan(0)
  expect(time(3, false) ?? 0).toBeGreaterThan(time(3, true) ?? 0)
  expect(time(3, false, 'slow') ?? 0).toBeGreaterThan(time(3, false, 'fast') ?? 0)
})
