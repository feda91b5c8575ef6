import { beforeEach, describe, expect, test } from 'vitest'
import type { Game } from '../../engine/contract.ts'
import { unwrap } from '../../engine/result.ts'
import { stateOf } from '../../engine/table/table.ts'
import { verify } from '../../fair/verify.ts'
import { starMaps } from '../../games/star-maps/rules/rules.ts'
import type { State } from '../../games/star-maps/rules/state.ts'
import type { IdentityRow } from '../store/store.ts'
import { someone } from '../store/testing/sample.ts'
import { RESULT, scorePrefix } from '../tables/preset.ts'
import type { Page } from '../tables/testing/table.ts'
import { PER_ADDRESS } from './counted.ts'
import { DAY_MS } from './day.ts'
import { PAGE } from './ranking.ts'
import { ann, bob, first, HERE, last, TestDays, tableIn } from './testing/days.ts'

const GAME = 'star-maps'

let on: TestDays
beforeEach(async () => {
  on = await TestDays.open()
})

const open = (guest: IdentityRow, device?: string): Promise<Page> =>
  on.page(GAME, guest, device === undefined ? {} : { device })
const stateIn = (log: string) => stateOf(tableIn(starMaps as Game, log)) as State
const throwsOf = (log: string): string[] => log.split('\n').filter((line) => line.startsWith('throw'))

describe('the game of the day', () => {
  test('is sealed the day before, and keeps to its seal', async () => {
    const before = unwrap(await on.days.today(GAME, ann))
    expect(before).toMatchObject({
      date: on.date(),
      log: null,
      table: null,
      next: { date: on.date(1) },
    })
    await on.home.pass(DAY_MS)
    const after = unwrap(await on.days.today(GAME, bob))
    expect([after.date, after.commit]).toEqual([before.next.date, before.next.commit])
    expect(after.commit).not.toBe(before.commit)
  })

  test('is an ordinary table, with the same dice for everyone whatever they play', async () => {
    const [one, two] = [await open(ann), await open(bob)]
    expect(one.id).not.toBe(two.id)
    expect(one.table).toMatchObject({ status: 'playing', day: { date: on.date(), ranked: true }, listed: false })
    const [a, b] = [throwsOf(await on.play(one, first)), throwsOf(await on.play(two, last))]
    const shared = Math.min(a.length, b.length)
    expect(shared).toBeGreaterThan(5)
    expect(a.slice(0, shared)).toEqual(b.slice(0, shared))
    expect(unwrap(await on.home.tables.mine('ann')).tables.map(({ table }) => table.id)).toEqual([one.id])
    expect(on.home.log.errors).toEqual([])
  })

  test('is one a day: it goes on where it was, after a restart as well', async () => {
    const page = await open(ann)
    const log = await on.play(page, first, 3)
    expect(unwrap(await on.days.today(GAME, ann))).toMatchObject({ table: page.id, log })
    await on.home.restart()
    const again = await open(ann)
    expect([again.id, again.lines]).toEqual([page.id, page.lines])
    await on.home.pass(DAY_MS)
    expect(unwrap(await on.days.today(GAME, ann)).table).toBeNull()
    expect((await open(ann)).id).not.toBe(page.id)
  })

  test('every move stands, and nobody plays for the person', async () => {
    const page = await open(ann)
    await on.play(page, first, 1)
    expect(await page.send({ kind: 'takeback', seat: 0 })).toEqual({ code: 'own-game' })
    expect(await page.send({ kind: 'hand', seat: 0 })).toEqual({ code: 'own-game' })
  })

  test('no move counts after midnight: the game is closed, and its secret revealed', async () => {
    const { date } = unwrap(await on.days.today(GAME, ann))
    const page = await open(ann)
    const log = await on.play(page, first, 2)
    page.leave()
    await on.home.pass(on.untilMidnight() + 2000)
    expect(await on.days.play(GAME, ann, { date }, HERE)).toEqual({ ok: false, fault: { code: 'over' } })
    const whole = unwrap(await on.home.tables.log(page.id))
    expect(whole.startsWith(log)).toBe(true)
    expect(verify(starMaps, whole)).toEqual({ kind: 'nothing', why: 'no-bytes' })
    expect(unwrap(await on.days.results(`${GAME}.${date}`, ann))).toMatchObject({ results: [], mine: null })
  })

  test('a move at midnight itself is refused, before the table has been closed', async () => {
    const page = await open(ann)
    await on.play(page, first, 2)
    const { now } = on.home.clock
    on.home.clock.now = () => now.call(on.home.clock) + DAY_MS
    expect(await page.send({ kind: 'move', seat: 0, question: 2, move: 'write 1 b1' })).toEqual({ code: 'over' })
  })

  test('pages that send each move by HTTP are told to reload', async () => {
    expect(await on.days.play(GAME, ann, { seen: 0 }, HERE)).toMatchObject({ fault: { code: 'unsupported-version' } })
    expect(await on.days.play('chess', ann, {}, HERE)).toMatchObject({ fault: { code: 'no-such-game' } })
  })
})

describe('the secret of the day', () => {
  test('is in no log before the day has ended, and proves every throw afterwards', async () => {
    const page = await open(ann)
    await on.play(page, first)
    expect(page.table?.status).toBe('over')
    const sealed = unwrap(await on.home.tables.log(page.id))
    expect(verify(starMaps, sealed)).toEqual({ kind: 'nothing', why: 'no-secret' })
    const { date, commit } = unwrap(await on.days.today(GAME, ann))
    expect(unwrap(await on.days.results(`${GAME}.${date}`, ann)).secret).toBeNull()
    page.leave()
    await on.home.pass(on.untilMidnight() + 2000)
    const { secret } = unwrap(await on.days.results(`${GAME}.${date}`, ann))
    const whole = unwrap(await on.home.tables.log(page.id))
    expect(whole).toBe(`${sealed}fair secret=${secret}\n`)
    expect(whole).toContain(`commit=${commit}`)
    // No device contributed, so the host could have tried secrets; but every throw follows from this one.
    expect(verify(starMaps, whole)).toEqual({ kind: 'nothing', why: 'no-bytes' })
    const forged = whole.replace(/^throw (\d) /m, (_, face) => `throw ${(Number(face) % 6) + 1} `)
    expect(verify(starMaps, forged).kind).toBe('failed')
  })

  test('stays sealed when a guest deletes all data in the middle of the game', async () => {
    const page = await open(ann)
    await on.play(page, first, 2)
    unwrap(await on.home.tables.forget('ann'))
    await on.home.settled()
    expect(unwrap(await on.home.tables.log(page.id))).not.toContain('fair secret')
  })
})

describe('the results of a day', () => {
  const results = async (guest: IdentityRow, after?: string) =>
    unwrap(await on.days.results(`${GAME}.${on.date()}`, guest, after))

  test('are ranked, with your own marked, and only of games that are over', async () => {
    await on.days.today(GAME, ann)
    const log = await on.play(await open(ann), first)
    await on.play(await open(bob), last, 2)
    const score = starMaps.scores(stateIn(log))[0]
    const medal = expect.any(Number)
    expect((await results(ann)).results).toEqual([{ you: true, name: 'Ann', score, medal, place: 1 }])
    expect(await results(ann)).toMatchObject({ count: 1, next: null, mine: { score, place: 1 } })
    expect(await results(bob)).toMatchObject({ results: [{ you: false }], mine: null })
  })

  test('go with a guest who deletes all data', async () => {
    await on.play(await open(ann), first)
    unwrap(await on.home.tables.forget('ann'))
    expect(await results(bob)).toMatchObject({ results: [], count: 0 })
  })

  test('rank every finisher, in pages', async () => {
    const page = await open(ann)
    await on.play(page, first)
    const { mine } = await results(ann)
    const own = mine?.score ?? 0
    // 1,299 others; every score from 0 to 99 occurs thirteen times, but for the one that Ann shares.
    for (let i = 0; i < 1300; i++) {
      if (i === own) continue
      const score = i % 100
      const id = `${scorePrefix(GAME, on.date(), score)}${String(i).padStart(16, '0')}`
      const body = JSON.stringify({ name: `p${i}`, score })
      await on.home.store.commit({ document: { kind: RESULT, id, identity: null, rev: 1, body, updated: 1 } })
    }
    const seen: { readonly score: number; readonly place: number; readonly you: boolean }[] = []
    let after: string | undefined
    do {
      const next = await results(ann, after)
      expect([next.count, next.results.length]).toEqual([1300, PAGE])
      seen.push(...next.results)
      after = next.next ?? undefined
    } while (after !== undefined)
    expect(seen).toHaveLength(1300)
    for (const { score, place } of seen) expect(place).toBe(1 + (99 - score) * 13)
    expect(seen.filter(({ you }) => you)).toMatchObject([
      { score: own, place: mine === null ? 0 : 1 + (99 - own) * 13 },
    ])
    expect((await results(ann)).mine?.place).toBe(1 + (99 - own) * 13)
    expect((await results(ann, 'nonsense')).results[0]?.place).toBe(1)
  })

  test.each(['star-maps.2099-11-16', 'star-maps.2020-01-01', 'star-maps.yesterday', 'chess.2026-11-15', ''])(
    '%s has none',
    async (part) => {
      await on.days.today(GAME, ann)
      expect(await on.days.results(part, ann)).toMatchObject({ ok: false })
    },
  )

  test('are in the export of a guest, as tables', async () => {
    const page = await open(ann)
    const log = await on.play(page, first)
    const { tables } = unwrap(await on.home.tables.export('ann'))
    expect(tables).toMatchObject([{ table: { id: page.id, status: 'over' }, log }])
  })
})

describe('which games are ranked', () => {
  const played = async (n: number, device: string | undefined, address: string): Promise<boolean> => {
    const guest = someone(`g${n}`)
    await on.home.store.commit({ introduce: guest })
    const { table } = unwrap(await on.days.play(GAME, guest, device === undefined ? {} : { device }, address))
    return (await on.home.page(table, guest.id)).table?.day?.ranked ?? false
  }
  const DEVICE = 'd'.repeat(20)

  test('one of each device a day: another guest with the same dice is not', async () => {
    expect([await played(1, DEVICE, 'a'), await played(2, DEVICE, 'b'), await played(3, undefined, 'c')]).toEqual([
      true,
      false,
      true,
    ])
    await on.home.pass(DAY_MS)
    expect(await played(4, DEVICE, 'a')).toBe(true)
  })

  test('as many of an address as a class has', async () => {
    for (let i = 0; i < PER_ADDRESS; i++) expect(await played(i, undefined, HERE)).toBe(true)
    expect([await played(998, undefined, HERE), await played(999, undefined, 'other')]).toEqual([false, true])
  })

  test('one that is not keeps its own result, without a place', async () => {
    await played(1, DEVICE, HERE)
    const page = await open(bob, DEVICE)
    await on.play(page, first)
    const told = unwrap(await on.days.results(`${GAME}.${on.date()}`, bob))
    expect(told).toMatchObject({ results: [], count: 0, mine: { place: null } })
    expect(told.mine?.score).toBeGreaterThan(0)
  })
})
