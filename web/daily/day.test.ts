import { hexToBytes } from '@noble/hashes/utils.js'
import { describe, expect, test, vi } from 'vitest'
import type { Game } from '../../engine/contract.ts'
import { readLog, writeHeader } from '../../engine/log.ts'
import { readOptions } from '../../engine/options.ts'
import { type Daily, setupOf } from '../../engine/parts/daily.ts'
import { unwrap } from '../../engine/result.ts'
import { begin, close, sealOf } from '../../fair/opening.ts'
import { deriver } from '../../fair/throws.ts'
import { writeOpening } from '../../fair/transcript.ts'
import { type GameId, partsOf, rulesOf } from '../../games/index.ts'
import { daily } from '../../games/star-maps/daily/daily.ts'
import { starMaps } from '../../games/star-maps/rules/rules.ts'
import { inPage, openAnalyst } from '../host/bots/bots.ts'
import { systemClock } from '../host/clock.ts'
import { dayFaces } from '../host/random.ts'
import { withLocalStorage } from '../host/testing/local-storage.ts'
import { calendarOf, dateName, dateOf, dayBefore, untilMidnight } from './date.ts'
import { joined, recallDone, rememberDone } from './done.ts'
import { recallDay, rememberDay } from './memory.ts'
import { checkDay } from './proof.ts'
import { shareLine, starsOf } from './share.ts'
import { de } from './text/de.ts'
import { en } from './text/en.ts'
import { verdictIn } from './verdict.ts'

withLocalStorage()

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
    expect(dateName('fr', '2026-11-01')).toBe('1er novembre 2026')
    expect(dateName('fr', '2026-11-11')).toBe('11 novembre 2026')
  })
})

describe('what is shared', () => {
  const result = { game: 'Star Maps', date: '15 November 2026', score: '41 points', medal: 2, signs: '⭐▫️', streak: 5 }

  test('tells the result, the medal, the game in signs and the streak', () => {
    expect(shareLine(en, result)).toBe('Star Maps, 15 November 2026: 41 points, silver ★★☆\n⭐▫️\n🔥 5 days in a row')
    expect(shareLine(de, { ...result, score: '1 Punkt', medal: 0, signs: '', streak: 1 })).toBe(
      'Star Maps, 15 November 2026: 1 Punkt, keine Medaille ☆☆☆',
    )
  })

  test('has three stars, whatever was won', () =>
    expect([0, 1, 2, 3].map(starsOf)).toEqual(['☆☆☆', '★☆☆', '★★☆', '★★★']))
})

describe('the challenges that were finished', () => {
  const day = (date: string, medal: number | null = 1, game = 'g') => ({ game, date, medal })

  test('are one a game and day, the newest first; a known medal stays', () => {
    const all = [day('2026-11-14', null), day('2026-11-15', 3), day('2026-11-14', 2), day('2026-11-15', 1)]
    expect(joined(all)).toEqual([day('2026-11-15', 3), day('2026-11-14', 2)])
  })

  test('are remembered with those before; what makes no sense is left out', () => {
    localStorage.setItem(
      'iacta.done',
      '[{"game":"g","date":"2026-11-13","medal":2},{"date":1},null,{"game":"g","date":"x"}]',
    )
    expect(rememberDone([day('2026-11-14')])).toBe(true)
    expect(recallDone()).toEqual([day('2026-11-14'), day('2026-11-13', 2)])
    for (const broken of ['x', '{}', '7']) {
      localStorage.setItem('iacta.done', broken)
      expect(recallDone()).toEqual([])
    }
  })

  test('a full storage keeps what it had, and says so', () => {
    rememberDone([day('2026-11-14')])
    vi.spyOn(localStorage, 'setItem').mockImplementation(() => {
      throw new Error('full')
    })
    expect(rememberDone([day('2026-11-15')])).toBe(false)
    expect(recallDone()).toEqual([day('2026-11-14')])
  })

  test('the calendar has five whole weeks, this one last', () => {
    const weeks = calendarOf('2026-11-18')
    expect([weeks.length, weeks[4]?.[0], weeks[4]?.[6], weeks[0]?.[0]]).toEqual([
      5,
      '2026-11-16',
      '2026-11-22',
      '2026-10-19',
    ])
  })
})

describe('what the strongest bot makes of a day', () => {
  const date = '2026-11-15'
  const lineOf = async (id: GameId, secret: string | null) => {
    const [game, daily] = await Promise.all([rulesOf(id), partsOf(id).daily?.() as Promise<Daily>])
    const setup = setupOf(game, daily, date)
    const day = { game: id, version: game.version, date, setup, rival: daily.rival(date), secret }
    return { game, setup, line: await openAnalyst(inPage, systemClock, 1).strongest(day) }
  }

  test.each(['dice-of-crowns', 'dicy-cards', 'nine-dice'] as const)(
    '%s: a whole game with the dice of the day, always the same',
    async (id) => {
      const [{ game, setup, line }, again] = [await lineOf(id, null), await lineOf(id, null)]
      expect(again.line).toEqual(line)
      expect((await verdictIn(id, date, line?.log ?? ''))?.signs).not.toBe('')
      const first = game.turn(game.setup(setup.seats, setup.options))
      const faces = first.kind === 'throw' ? dayFaces(id, date, 0, first.sides) : []
      expect(unwrap(readLog(game, line?.log ?? '')).entries[0]?.input).toEqual({ kind: 'throw', faces })
    },
  )

  test('a day of a server follows from its secret', async () => {
    const [{ line }, other] = [await lineOf('dice-of-crowns', '5a'.repeat(32)), await lineOf('dice-of-crowns', null)]
    expect(line?.level).toBe('sovereign')
    expect(line?.log).not.toBe(other.line?.log)
  })
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
  const options = unwrap(readOptions(game, 1, daily.options(date)))
  const header = writeHeader(game, 1, options)
  const opened = unwrap(
    close(begin({ table: `star-maps-${date}`, header, seats: 1, seal: sealOf(hexToBytes(secret)) })),
  )
  const opening = opened
  const { commit } = opening
  const faces = deriver(opening, hexToBytes(secret))(1, [6, 6])
  const log = (thrown: readonly number[]): string =>
    `${[header, ...writeOpening(opening), `throw ${thrown.join(' ')}`].join('\n')}\n`
  const seen = { date, commit, before: true, log: log(faces) }
  const day = { game, daily: daily as Daily, date, commit, secret, seen }

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
