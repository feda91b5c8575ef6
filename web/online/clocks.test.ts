import * as v from 'valibot'
import { expect, test } from 'vitest'
import { clock } from '../../protocol/facts.ts'
import { en } from '../text/en.ts'
import { CLOCKS, clockName, isShort, timeLeft } from './clocks.ts'

test('every clock to choose from is one that a server takes, under a name of its own', () => {
  for (const one of CLOCKS) expect(v.safeParse(clock, one).success).toBe(true)
  const names = CLOCKS.map((one) => clockName(en.online.clocks, one))
  expect(new Set(names).size).toBe(CLOCKS.length)
  expect(names[1]).toBe('30 s per move, plus 2 min in reserve')
})

test.each([
  [0, '0:00'],
  [1, '0:01'],
  [29_000, '0:29'],
  [60_000, '1:00'],
  [725_000, '12:05'],
  [3_599_999, '60:00'],
  [3_600_000, '1 h'],
  [86_400_000, '24 h'],
  [172_800_000, '2 d'],
  [604_799_000, '6 d'],
])('%i ms are %s', (ms, text) => {
  expect(timeLeft(ms)).toBe(text)
})

test('ten seconds are little', () => {
  expect([9_999, 10_000].map(isShort)).toEqual([true, false])
})
