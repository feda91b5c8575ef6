import { describe, expect, test } from 'vitest'
import type { Book } from '../../../engine/parts/campaign.ts'
import { isDate, medalFor, weekdayOf } from '../../../engine/parts/daily.ts'
import { daily } from '../daily/daily.ts'
import { SHEET_IDS, sheetOf } from '../sheets/library.ts'
import { logbook, medalOf } from './logbook.ts'
import { BONUS_IDS } from './options.ts'
import { starMaps } from './rules.ts'

const [FIRST = '', SECOND = ''] = SHEET_IDS
const game = (pick: string, ...scores: number[]) => ({
  pick,
  scores,
  places: scores.map((mine) => 1 + scores.filter((one) => one > mine).length),
  names: scores.map((_, seat) => `P${seat}`),
  at: 1_700_000_000_000,
})

describe('R13: a logbook', () => {
  test('begins with no bonus, or with the first three', () => {
    expect(logbook.begin('Us', []).unlocked).toEqual([])
    expect(logbook.begin('Us', ['starter']).unlocked).toEqual(BONUS_IDS.slice(0, 3))
  })

  test('unlocks one more after each game, and only one', () => {
    let book: Book = logbook.begin('Us', [])
    expect(logbook.choices(book)).toEqual([])
    book = logbook.record(book, game(FIRST, 30, 20))
    expect(logbook.choices(book)).toEqual(BONUS_IDS)
    const after = logbook.unlock(book, 'swap')
    expect(after?.unlocked).toEqual(['swap'])
    expect(after?.games[0]?.unlocked).toBe('swap')
    expect(after === null ? [] : logbook.choices(after)).toEqual([])
    expect(after === null ? null : logbook.unlock(after, 'note')).toBeNull()
    expect(logbook.unlock(book, 'no-such')).toBeNull()
  })

  test('until all twelve are there', () => {
    let book: Book = logbook.begin('Us', [])
    for (const bonus of BONUS_IDS) book = logbook.unlock(logbook.record(book, game(FIRST, 1)), bonus) as Book
    expect(book.unlocked).toHaveLength(12)
    expect(logbook.choices(logbook.record(book, game(SECOND, 1)))).toEqual([])
  })

  test('the seat in last place decides; of several the lowest; alone you', () => {
    expect(logbook.decider({ places: [1, 3, 2] })).toBe(1)
    expect(logbook.decider({ places: [1, 2, 2] })).toBe(1)
    expect(logbook.decider({ places: [2] })).toBe(0)
  })

  test('its games have the bonuses that are unlocked, as legal options', () => {
    const book = { ...logbook.begin('Us', []), unlocked: ['note', 'swap'] }
    expect(logbook.options(book, SECOND)).toEqual({ sheet: SECOND, bonuses: ['swap', 'note'] })
  })

  test('goes on with the first sheet that has not been played', () => {
    expect(logbook.next(logbook.begin('Us', []))).toBe(FIRST)
    expect(logbook.next(logbook.record(logbook.begin('Us', []), game(FIRST, 3)))).toBe(SECOND)
  })

  test('remembers the best result of each sheet', () => {
    const gold = sheetOf(FIRST)?.medals?.[2] ?? 1000
    let book: Book = logbook.begin('Us', [])
    expect(logbook.best(book, FIRST)).toBeNull()
    book = logbook.record(logbook.record(book, game(FIRST, gold)), game(FIRST, 1))
    expect(logbook.best(book, FIRST)).toEqual({ medal: sheetOf(FIRST)?.medals === null ? 0 : 3, score: gold })
    expect(medalOf(FIRST, 0)).toBe(0)
  })

  test('is read back as it was written', () => {
    const book = logbook.unlock(logbook.record(logbook.begin('Us', ['starter']), game(FIRST, 30, 20)), 'note') as Book
    expect(logbook.read(JSON.parse(JSON.stringify(book)))).toEqual({ ok: true, value: book })
  })

  test.each([
    ['nothing', null, 'not-a-book'],
    ['a list', [], 'not-a-book'],
    ['a newer one', { version: 2 }, 'newer-book'],
    ['a name that is none', { ...logbook.begin('x', []), name: 7 }, 'broken-book'],
    ['a name that is too long', { ...logbook.begin('x', []), name: 'x'.repeat(201) }, 'broken-book'],
    ['a bonus that is none', { ...logbook.begin('x', []), unlocked: ['gold'] }, 'broken-book'],
    ['a bonus twice', { ...logbook.begin('x', []), unlocked: ['note', 'note'] }, 'broken-book'],
    [
      'a sheet that is none',
      { ...logbook.begin('x', []), games: [{ ...game('moon', 3), unlocked: null }] },
      'broken-book',
    ],
    [
      'scores that are none',
      { ...logbook.begin('x', []), games: [{ ...game(FIRST, 0.5), unlocked: null }] },
      'broken-book',
    ],
    ['too many games', { ...logbook.begin('x', []), games: Array(501).fill(game(FIRST, 1)) }, 'broken-book'],
  ])('%s is refused', (_, given, code) => {
    const read = logbook.read(given)
    expect(read.ok ? null : read.fault.code).toBe(code)
  })
})

describe('the sheet of the day', () => {
  test('is legal on every day of a year, and another one every day', () => {
    const sheets = new Set<string>()
    for (let day = 0; day < 365; day++) {
      const date = new Date(Date.UTC(2026, 0, 1 + day)).toISOString().slice(0, 10)
      const options = daily.options(date) as { sheet: string; bonuses: string[]; connectBonus: 'on' }
      expect(starMaps.check(options as never, 1)).toBeNull()
      expect(new Set(options.bonuses).size).toBe(3)
      sheets.add(options.sheet)
    }
    expect(sheets.size).toBe(365)
  })

  test('is the same for ever', () =>
    expect(daily.options('2026-11-15')).toEqual({
      sheet: 'seed:daily-2026-11-15:hard',
      bonuses: ['turn', 'seven', 'note'],
      connectBonus: 'on',
    }))

  test('has three medals, each for more points than the one below', () => {
    const [bronze = 0, silver = 0, gold = 0] = daily.medals('2026-11-15')
    expect([bronze < silver, silver < gold, daily.medals('2026-11-15').length]).toEqual([true, true, 3])
    const scores = [bronze - 1, bronze, silver - 1, silver, gold - 1, gold]
    expect(scores.map((score) => medalFor(daily.medals('2026-11-15'), score))).toEqual([0, 1, 1, 2, 2, 3])
  })
})

describe('dates', () => {
  test('weekdays agree with the calendar', () => {
    for (let day = 0; day < 3000; day++) {
      const date = new Date(Date.UTC(2023, 0, 1 + day))
      expect(weekdayOf(date.toISOString().slice(0, 10))).toBe((date.getUTCDay() + 6) % 7)
    }
  })

  test.each(['2026-11-15', '2028-02-29', '2000-02-29'])('%s is one', (date) => expect(isDate(date)).toBe(true))
  test.each(['2026-02-29', '2026-13-01', '2026-00-10', '2026-11-31', '1900-02-29', '2026-1-1', 'today', ''])(
    '%s is none',
    (date) => expect(isDate(date)).toBe(false),
  )
})
