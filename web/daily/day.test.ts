import { hexToBytes } from '@noble/hashes/utils.js'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import type { Game } from '../../engine/contract.ts'
import { writeHeader } from '../../engine/log.ts'
import { readOptions } from '../../engine/options.ts'
import { begin, close, sealOf } from '../../fair/opening.ts'
import { deriver } from '../../fair/throws.ts'
import { writeOpening } from '../../fair/transcript.ts'
import { starMaps } from '../../games/star-maps/rules/rules.ts'
import { daily } from '../../games/star-maps/sheets/daily.ts'
import { dateName, dateOf, dayBefore, untilMidnight } from './date.ts'
import { recallDay, rememberDay } from './memory.ts'
import { checkDay } from './proof.ts'
import { shareLine, starsOf } from './share.ts'
import { de } from './text/de.ts'
import { en } from './text/en.ts'

beforeEach(() => {
  const kept = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  })
})

describe('dates', () => {
  test('are days of UTC', () => {
    expect(dateOf(Date.UTC(2026, 10, 15, 23, 59, 59, 999))).toBe('2026-11-15')
    expect(dateOf(Date.UTC(2026, 10, 16))).toBe('2026-11-16')
    expect(untilMidnight(Date.UTC(2026, 10, 15, 23, 59))).toBe(60_000)
  })

  test.each([
    ['2026-03-01', '2026-02-28'],
    ['2028-03-01', '2028-02-29'],
    ['2027-01-01', '2026-12-31'],
  ])('before %s was %s', (date, before) => expect(dayBefore(date)).toBe(before))

  test('are told in the language of the page', () => {
    expect(dateName('en', '2026-11-15')).toBe('15 November 2026')
    expect(dateName('de', '2026-11-15')).toBe('15. November 2026')
  })
})

describe('what is shared', () => {
  const result = { game: 'Star Maps', date: '15 November 2026', points: 41, medal: 2 }

  test('tells points and medal, and nothing of the sheet', () => {
    expect(shareLine(en, result)).toBe('Star Maps, 15 November 2026: 41 points, silver ★★☆')
    expect(shareLine(de, { ...result, points: 1, medal: 0 })).toBe(
      'Star Maps, 15 November 2026: 1 Punkt, keine Medaille ☆☆☆',
    )
  })

  test('has three stars, whatever was won', () =>
    expect([0, 1, 2, 3].map(starsOf)).toEqual(['☆☆☆', '★☆☆', '★★☆', '★★★']))
})

const [ONE, TWO, THREE] = ['a', 'b', 'c'].map((digit) => digit.repeat(64)) as [string, string, string]
const today = (date: string, commit: string, next: string, log: string | null = null) => ({
  ...{ date, commit, log, table: null },
  next: { date: dateOf(Date.parse(date) + 86_400_000), commit: next },
})

describe('what a device has seen of a day', () => {
  test('is its seal the day before, and its own game of the day', () => {
    rememberDay('g', today('2026-11-14', ONE, TWO))
    expect(recallDay('g', '2026-11-15')).toEqual({ date: '2026-11-15', commit: TWO, before: true, log: null })
    rememberDay('g', today('2026-11-15', TWO, THREE, 'iacta 1\n'))
    rememberDay('g', today('2026-11-15', TWO, THREE))
    expect(recallDay('g', '2026-11-15')).toEqual({ date: '2026-11-15', commit: TWO, before: true, log: 'iacta 1\n' })
    expect(recallDay('other', '2026-11-15')).toBeNull()
  })

  test('what was seen first stays, and old days are forgotten', () => {
    rememberDay('g', today('2026-11-14', ONE, TWO))
    rememberDay('g', today('2026-11-15', THREE, ONE))
    expect(recallDay('g', '2026-11-15')?.commit).toBe(TWO)
    rememberDay('g', today('2026-11-16', ONE, TWO))
    expect(recallDay('g', '2026-11-14')).toBeNull()
    expect(recallDay('g', '2026-11-15')).not.toBeNull()
  })

  test.each(['x', '{}', '[null,1,{"date":"2026-11-15"}]'])('%s is nothing', (text) => {
    localStorage.setItem('iacta.days.g', text)
    expect(recallDay('g', '2026-11-15')).toBeNull()
  })
})

describe('a day that is over', () => {
  const date = '2026-11-15'
  const game = starMaps as unknown as Game
  const secret = '5a'.repeat(32)
  const read = readOptions(game, 1, daily.options(date))
  if (!read.ok) throw new Error(read.fault.code)
  const options = read.value
  const header = writeHeader(game, 1, options)
  const opened = close(begin({ table: `star-maps-${date}`, header, seats: 1, seal: sealOf(hexToBytes(secret)) }))
  if (!opened.ok) throw new Error(opened.fault.code)
  const opening = opened.value
  const { commit } = opening
  const faces = deriver(opening, hexToBytes(secret))(1, [6, 6])
  const log = (thrown: readonly number[]): string =>
    `${[header, ...writeOpening(opening), `throw ${thrown.join(' ')}`].join('\n')}\n`
  const seen = { date, commit, before: true, log: log(faces) }
  const day = { game, options, date, commit, secret, seen }

  test('the secret fits the seal, the seal was seen before, and the throws follow', () =>
    expect(checkDay(day)).toEqual({ sealed: true, seen: 'before', throws: { count: 1, fit: true } }))

  test('a device that saw it on the day, or never, knows less', () => {
    expect(checkDay({ ...day, seen: { ...seen, before: false, log: null } })).toMatchObject({
      seen: 'onDay',
      throws: null,
    })
    expect(checkDay({ ...day, seen: null })).toEqual({ sealed: true, seen: 'not', throws: null })
  })

  test('another secret, another seal, or other throws are found out', () => {
    expect(checkDay({ ...day, secret: '5b'.repeat(32) })).toMatchObject({ sealed: false, throws: { fit: false } })
    expect(checkDay({ ...day, seen: { ...seen, commit: ONE } }).seen).toBe('other')
    const forged = log(faces.map((face) => (face % 6) + 1))
    expect(checkDay({ ...day, seen: { ...seen, log: forged } }).throws).toEqual({ count: 1, fit: false })
  })
})
