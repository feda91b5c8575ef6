/** The challenges of all games at one server: the same dice and the same answers for everybody, one ranking each. */
import { beforeEach, describe, expect, test } from 'vitest'
import type { Game } from '../../engine/contract.ts'
import { readLog } from '../../engine/log.ts'
import { unwrap } from '../../engine/result.ts'
import { stateOf, type Table, tableOf } from '../../engine/table/table.ts'
import { verify } from '../../fair/verify.ts'
import { type GameId, partsOf, rulesOf } from '../../games/index.ts'
import { directBots } from '../bots/think.ts'
import type { IdentityRow, Store } from '../store/store.ts'
import { someone } from '../store/testing/sample.ts'
import { RESULT, scorePrefix } from '../tables/preset.ts'
import { fileStore, memoryStore, openTestTables, type Page, seeded, type TestTables } from '../tables/testing/table.ts'
import { Days } from './days.ts'

const DAY = 86_400_000
const HERE = '10.0.0.1'
const [ann, bob] = [someone('ann', { name: 'Ann' }), someone('bob', { name: 'Bob' })]

let home: TestTables
let days: Days

async function open(store?: Store): Promise<void> {
  home = await openTestTables({
    people: [],
    bots: { ...directBots, asked: [] },
    ...(store === undefined ? {} : { store }),
  })
  for (const introduce of [ann, bob]) unwrap((await home.store.commit({ introduce })) as never)
  days = new Days({ store: home.store, random: seeded(7), now: () => home.clock.now() })
}
beforeEach(() => open())

const today = (): string => new Date(home.clock.now()).toISOString().slice(0, 10)
const untilMidnight = (): number => DAY - (home.clock.now() % DAY)
const logOf = (page: Page): string => `${[page.table?.header, ...page.lines].join('\n')}\n`
const linesOf = (page: Page, start: string): string[] =>
  logOf(page)
    .split('\n')
    .filter((line) => line.startsWith(start))

function tableIn(game: Game, log: string): Table {
  const read = readLog(game, log)
  return unwrap(read.ok ? tableOf(game, read.value) : read)
}

type Pick = (moves: readonly string[]) => string
const first: Pick = (moves) => moves[0] as string
const last: Pick = (moves) => moves.at(-1) as string

/** Plays the guest's challenge to its end, or `most` of their moves. */
async function playOut(id: GameId, guest: IdentityRow, pick: Pick, most = 400): Promise<Page> {
  const game = await rulesOf(id)
  const { table } = unwrap(await days.play(id, guest, {}, HERE))
  const page = await home.page(table, guest.id)
  for (let asked = 0; asked < most; asked++) {
    await home.settled()
    const state = stateOf(tableIn(game, logOf(page)))
    const turn = game.turn(state)
    if (turn.kind === 'over') break
    if (turn.kind !== 'move' || !turn.seats.includes(0)) continue
    const question = linesOf(page, '0 ').length
    const move = pick(game.moves(state, 0).map((one) => game.write(one)))
    expect(await page.send({ kind: 'move', seat: 0, question, move })).toBe('done')
  }
  return page
}

const TURNS: readonly GameId[] = ['dicy-cards', 'dice-of-crowns', 'star-maps']

describe.each(TURNS)('%s', (id) => {
  test('the same choices are the same game, bot and all; other choices have the same dice', async () => {
    const [a, b] = [await playOut(id, ann, first, 12), await playOut(id, bob, first, 12)]
    expect(a.lines.length).toBeGreaterThan(5)
    expect(b.lines).toEqual(a.lines)
    const carl = someone('carl')
    unwrap((await home.store.commit({ introduce: carl })) as never)
    const c = await playOut(id, carl, last, 3)
    expect(linesOf(c, 'throw')[0]).toBe(linesOf(a, 'throw')[0])
    expect(home.log.errors).toEqual([])
  })

  test('is ranked by its own score; the day after, the best game is shown and its dice verify', async () => {
    const [game, daily] = [await rulesOf(id), await partsOf(id).daily?.()]
    const page = await playOut(id, ann, last)
    expect(page.table?.status).toBe('over')
    const date = today()
    const score = daily?.score(tableIn(game, logOf(page)))
    expect(unwrap(await days.results(`${id}.${date}`, ann))).toMatchObject({ mine: { score, place: 1 }, best: null })
    expect(unwrap(await days.mine(ann)).days).toEqual([{ game: id, date, score, medal: expect.any(Number) }])
    page.leave()
    await home.pass(untilMidnight() + 2000)
    const after = unwrap(await days.results(`${id}.${date}`, bob))
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
    const { table } = unwrap(await days.play(id, ann, {}, HERE))
    const page = await home.page(table, 'ann')
    for (let round = 0; round < 12 && page.table?.status === 'playing'; round++) await home.pass(40_000)
    expect(page.table?.status).toBe('over')
    const whole = tableIn(game, logOf(page))
    expect(linesOf(page, 'time')).toHaveLength(10)
    expect(daily?.score(whole)).toBe(-300)
    expect(daily?.signs(whole)).toBe('⬜'.repeat(10))
    expect(unwrap(await days.results(`${id}.${today()}`, ann))).toMatchObject({ mine: { score: -300, medal: 0 } })
  })

  test('a screen reader reads the dice before a round begins', async () => {
    const { table } = unwrap(await days.play(id, ann, { reading: true }, HERE))
    const page = await home.page(table, 'ann')
    expect(page.table?.reading).toBe(true)
    while (page.race === null) await home.pass(500)
    await home.pass(10_000)
    expect(page.race.begins).toBeNull()
    await page.send({ kind: 'read', line: page.race.line })
    await home.pass(3000)
    expect(page.race?.begins).not.toBeNull()
  })

  test('nothing is thrown while the person is away', async () => {
    const { table } = unwrap(await days.play(id, ann, {}, HERE))
    const page = await home.page(table, 'ann')
    await home.pass(40_000)
    page.leave()
    await home.pass(600_000)
    const again = await home.page(table, 'ann')
    expect(linesOf(again, 'throw').length).toBeLessThanOrEqual(3)
  })
})

test('results that an older server wrote are still ranked and told, without a medal and without a game', async () => {
  const { open: openFile, drop } = await fileStore()
  for (const store of [memoryStore(), await openFile()]) {
    await open(store)
    await days.today('star-maps', ann)
    const date = today()
    const id = `${scorePrefix('star-maps', date, 41)}${'0'.repeat(16)}`
    const body = JSON.stringify({ name: 'Ann', score: 41 })
    await home.store.commit({ document: { kind: RESULT, id, identity: 'ann', rev: 1, body, updated: 1 } })
    expect(unwrap(await days.mine(ann)).days).toEqual([{ game: 'star-maps', date, score: 41, medal: null }])
    await home.pass(DAY)
    expect(unwrap(await days.results(`star-maps.${date}`, ann))).toMatchObject({ count: 1, best: null })
    await store.close()
  }
  drop()
})
