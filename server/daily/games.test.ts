/** The challenges of all games at one server: the same dice and the same answers for everybody, one ranking each. */
import { beforeEach, describe, expect, test } from 'vitest'
import { unwrap } from '../../engine/result.ts'
import { verify } from '../../fair/verify.ts'
import { type GameId, partsOf, rulesOf } from '../../games/index.ts'
import { directBots } from '../bots/think.ts'
import type { IdentityRow, Store } from '../store/store.ts'
import { RESULT, scorePrefix } from '../tables/preset.ts'
import { fileStore, memoryStore, type Page } from '../tables/testing/table.ts'
import { DAY_MS } from './day.ts'
import { ann, bob, cat, first, last, logOf, TestDays, tableIn } from './testing/days.ts'

let on: TestDays
async function open(store?: Store): Promise<void> {
  on = await TestDays.open({ bots: { ...directBots, asked: [] }, ...(store === undefined ? {} : { store }) })
}
beforeEach(() => open())

const linesOf = ({ lines }: Page, start: string) => lines.filter((line) => String(line).startsWith(start))

async function playOut(id: GameId, guest: IdentityRow, pick: typeof first, most?: number): Promise<Page> {
  const page = await on.page(id, guest)
  await on.play(page, pick, most)
  return page
}

const TURNS: readonly GameId[] = ['dicy-cards', 'dice-of-crowns', 'star-maps']

describe.each(TURNS)('%s', (id) => {
  test('the same choices are the same game, bot and all; other choices have the same dice', async () => {
    const [a, b] = [await playOut(id, ann, first, 12), await playOut(id, bob, first, 12)]
    expect(a.lines.length).toBeGreaterThan(5)
    expect(b.lines).toEqual(a.lines)
    const c = await playOut(id, cat, last, 3)
    expect(linesOf(c, 'throw')[0]).toBe(linesOf(a, 'throw')[0])
    expect(on.home.log.errors).toEqual([])
  })

  test('is ranked by its own score; the day after, the best game is shown and its dice verify', async () => {
    const [game, daily] = [await rulesOf(id), await partsOf(id).daily?.()]
    const page = await playOut(id, ann, last)
    expect(page.table?.status).toBe('over')
    const date = on.date()
    const score = daily?.score(tableIn(game, logOf(page)))
    expect(unwrap(await on.days.results(`${id}.${date}`, ann))).toMatchObject({ mine: { score, place: 1 }, best: null })
    expect(unwrap(await on.days.mine(ann)).days).toEqual([{ game: id, date, score, medal: expect.any(Number) }])
    page.leave()
    await on.home.pass(on.untilMidnight() + 2000)
    const after = unwrap(await on.days.results(`${id}.${date}`, bob))
    expect(after.best).toMatchObject({ name: 'Ann', score })
    expect(after.best?.log).toContain(`fair secret=${after.secret}`)
    expect(verify(game, after.best?.log ?? '')).toEqual({ kind: 'nothing', why: 'no-bytes' })
  })
})

describe('9 Dice', () => {
  const id = 'nine-dice'

  test('ten rounds, thrown while the person is there; the time of all rounds orders equal points', async () => {
    const daily = await partsOf(id).daily?.()
    const game = await rulesOf(id)
    const page = await on.page(id, ann)
    for (let round = 0; round < 12 && page.table?.status === 'playing'; round++) await on.home.pass(40_000)
    expect(page.table?.status).toBe('over')
    const whole = tableIn(game, logOf(page))
    expect(linesOf(page, 'time')).toHaveLength(10)
    expect(daily?.score(whole)).toBe(-300)
    expect(daily?.signs(whole)).toBe('⬜'.repeat(10))
    expect(unwrap(await on.days.results(`${id}.${on.date()}`, ann))).toMatchObject({ mine: { score: -300, medal: 0 } })
  })

  test('a screen reader reads the dice before a round begins', async () => {
    const page = await on.page(id, ann, { reading: true })
    expect(page.table?.reading).toBe(true)
    while (page.race === null) await on.home.pass(500)
    await on.home.pass(10_000)
    expect(page.race.begins).toBeNull()
    await page.send({ kind: 'read', line: page.race.line })
    await on.home.pass(3000)
    expect(page.race?.begins).not.toBeNull()
  })

  test('nothing is thrown while the person is away', async () => {
    const page = await on.page(id, ann)
    await on.home.pass(40_000)
    page.leave()
    await on.home.pass(600_000)
    const again = await on.home.page(page.id, 'ann')
    expect(linesOf(again, 'throw').length).toBeLessThanOrEqual(3)
  })
})

test('results that an older server wrote are still ranked and told, without a medal and without a game', async () => {
  const { open: openFile, drop } = await fileStore()
  for (const store of [memoryStore(), await openFile()]) {
    await open(store)
    await on.days.today('star-maps', ann)
    const date = on.date()
    const id = `${scorePrefix('star-maps', date, 41)}${'0'.repeat(16)}`
    const body = JSON.stringify({ name: 'Ann', score: 41 })
    await on.home.store.commit({ document: { kind: RESULT, id, identity: 'ann', rev: 1, body, updated: 1 } })
    expect(unwrap(await on.days.mine(ann)).days).toEqual([{ game: 'star-maps', date, score: 41, medal: null }])
    await on.home.pass(DAY_MS)
    expect(unwrap(await on.days.results(`star-maps.${date}`, ann))).toMatchObject({ count: 1, best: null })
    await store.close()
  }
  drop()
})
