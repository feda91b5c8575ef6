import { describe, expect, test } from 'vitest'
import { dayNumber, streakOf } from './streak.ts'

describe('a streak', () => {
  test.each([
    ['nothing yet', [], 0],
    ['today', ['2026-11-16'], 1],
    ['today and the two days before', ['2026-11-14', '2026-11-15', '2026-11-16'], 3],
    ['until yesterday: there is time left today', ['2026-11-14', '2026-11-15'], 2],
    ['one missed day is forgiven', ['2026-11-12', '2026-11-13', '2026-11-15', '2026-11-16'], 4],
    ['yesterday missed, and forgiven', ['2026-11-13', '2026-11-14'], 2],
    ['two missed days end it', ['2026-11-12', '2026-11-13', '2026-11-16'], 1],
    ['two missed days before today end it', ['2026-11-12', '2026-11-13'], 0],
    ['twice on a day is one day', ['2026-11-16', '2026-11-16'], 1],
  ] as const)('%s', (_, dates, days) => expect(streakOf(dates, '2026-11-16')).toBe(days))

  test('a clock set back steals nothing', () => {
    const dates = ['2026-11-13', '2026-11-14', '2026-11-15', '2026-11-16']
    for (const today of ['2026-11-15', '2026-11-01', '2020-01-01']) expect(streakOf(dates, today)).toBe(4)
  })

  test('nor does a day that was played while the clock was years ahead', () => {
    expect(streakOf(['2026-11-14', '2026-11-15', '2026-11-16', '2031-01-01'], '2026-11-16')).toBe(3)
  })
})

test('days are counted as every calendar does', () => {
  for (const date of ['1970-01-01', '2000-02-29', '2026-11-16', '2028-03-01', '2100-12-31'])
    expect(dayNumber(date)).toBe(Date.parse(date) / 86_400_000)
})
