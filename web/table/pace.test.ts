import { expect, test } from 'vitest'
import type { Company } from '../../engine/company.ts'
import { readLog } from '../../engine/log.ts'
import { unwrap } from '../../engine/result.ts'
import { tableOf } from '../../engine/table/table.ts'
import { rulesOf } from '../../games/index.ts'
import { raceTime, timeFor } from './pace.ts'

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

test('a bot takes its time, as a person would, and the speed is up to the people', () => {
  const company: Company = {
    sitters: [
      { kind: 'person', name: 'Ada' },
      { kind: 'bot', name: '', level: 'any' },
    ],
    dice: 'app',
  }
  const move = { input: { kind: 'move', seat: 1, move: null }, by: 'bot' } as const
  const speeds = (['slow', 'normal', 'fast'] as const).map((speed) =>
    timeFor(move, null, company, { ...NORMAL, speed }),
  )
  expect(speeds).toEqual([...speeds].sort((a, b) => b - a))
  expect(speeds[1]).toBeGreaterThanOrEqual(700)
  expect(speeds[1]).toBeLessThanOrEqual(2000)
  const own = { input: { kind: 'move', seat: 0, move: null } } as const
  expect(timeFor(own, null, company, NORMAL)).toBeLessThan(speeds[2] as number)
})
