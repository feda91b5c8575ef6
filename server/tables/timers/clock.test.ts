import { describe, expect } from 'vitest'
import { unwrap } from '../../../engine/result.ts'
import { COUNTDOWN } from '../../race/show.ts'
import { test } from '../testing/fixture.ts'
import { openTestTables, type Page, playing, turnOf } from '../testing/table.ts'

const LIVE = { kind: 'live', move: 10, bank: 20 } as const
const DAY = 86_400_000

const byClock = ({ lines }: Page) => lines.filter((line) => String(line).endsWith('# clock'))
const byBot = ({ lines }: Page) => lines.filter((line) => String(line).endsWith('# bot'))

describe('a live clock', () => {
  test('runs for the one who is asked: first its time for the move, then its bank', async ({ home }) => {
    const { id, ann, bob } = await playing(home, { clock: LIVE })
    const { seat, due, other, order } = await turnOf([ann, bob])
    expect(ann.clocks[seat]).toEqual({ left: 10_000, bank: 20_000 })
    expect(ann.clocks[1 - seat]).toEqual({ left: null, bank: 20_000 })
    await home.pass(4000)
    expect((await home.page(id, 'cat')).clocks[seat]).toEqual({ left: 6000, bank: 20_000 })
    await home.pass(11_000)
    expect((await home.page(id, 'dan')).clocks[seat]).toEqual({ left: 0, bank: 15_000 })
    const mine = unwrap(await home.tables.mine(due.who)).tables
    expect(mine).toMatchObject([{ due: [seat], left: 15_000 }])
    expect(unwrap(await home.tables.mine(other.who)).tables).toMatchObject([{ due: [], left: null }])
    expect(await due.send(order)).toBe('done')
    expect(ann.clocks[seat]?.bank).toBe(15_000)
  })

  test('out of time, a bot makes that move; after three in a row it holds the seat until its person is back', async ({
    home,
  }) => {
    const { ann, bob } = await playing(home, { clock: { kind: 'live', move: 10, bank: 0 } })
    const { seat, due, other } = await turnOf([ann, bob])
    await home.pass(9999)
    expect(byClock(ann)).toEqual([])
    await home.pass(1)
    await home.settled()
    expect(byClock(ann)).toEqual([expect.stringMatching(new RegExp(`^${seat} `))])
    expect(ann.table?.seats[seat]).toMatchObject({ missed: 1, handed: false })
    // The other one always answers in time.
    for (let i = 0; i < 20 && byClock(ann).length < 3; i++) {
      const now = await turnOf([ann, bob])
      if (now.seat === seat) await home.pass(10_000)
      else await other.send(now.order)
      await home.settled()
    }
    expect(ann.table?.seats[seat]).toMatchObject({ missed: 3, handed: true })
    const bots = byBot(ann).length
    for (let i = 0; i < 20 && byBot(ann).length === bots; i++) {
      const now = await turnOf([ann, bob])
      if (now.due === other) await other.send(now.order)
      await home.settled()
    }
    expect(byBot(ann).length).toBeGreaterThan(bots)
    expect(byClock(ann)).toHaveLength(3)
    expect(await due.send({ kind: 'back', seat })).toBe('done')
    expect(ann.table?.seats[seat]).toMatchObject({ missed: 0, handed: false })
  })

  test('an answer in time forgets the missed ones', async ({ home }) => {
    const { ann, bob } = await playing(home, { clock: { kind: 'live', move: 10, bank: 0 } })
    const first = await turnOf([ann, bob])
    await home.pass(10_000)
    await home.settled()
    expect(ann.table?.seats[first.seat]).toMatchObject({ missed: 1 })
    for (let i = 0; i < 20; i++) {
      const now = await turnOf([ann, bob])
      await now.due.send(now.order)
      if (now.seat === first.seat) break
    }
    expect(ann.table?.seats[first.seat]).toMatchObject({ missed: 0 })
  })

  test('where several are asked at once, the answer of one gives the others no more time', async ({ home }) => {
    const { ann, bob } = await playing(home, { game: 'pebbles', options: {}, clock: LIVE })
    expect(ann.clocks.map(({ left }) => left)).toEqual([10_000, 10_000])
    await home.pass(6000)
    expect(await ann.send({ kind: 'move', seat: 0, question: 0, move: 'lay 1' })).toBe('done')
    expect(bob.clocks.map(({ left }) => left)).toEqual([null, 4000])
    // A race is no question: no player's clock runs, only the game's own limit.
    await bob.send({ kind: 'move', seat: 1, question: 0, move: 'lay 1' })
    await home.pass(COUNTDOWN)
    expect(bob.clocks.map(({ left }) => left)).toEqual([null, null])
  })

  test('runs on with nobody there, and the table is in memory only while the bot moves', async ({ home }) => {
    const { id, ann, bob } = await playing(home, { clock: LIVE })
    const lines = ann.lines.length
    ann.leave()
    bob.leave()
    await home.settled()
    expect(home.tables.size.tables).toBe(0)
    await home.pass(31_000)
    await home.settled()
    const kept = await home.store.table(id)
    expect(kept.ok && kept.value?.lines.slice(lines).some((line) => line.endsWith('# clock'))).toBe(true)
    expect(home.tables.size.tables).toBe(0)
  })

  test('time in which no server ran does not count', async ({ home }) => {
    const { id, ann, bob } = await playing(home, { clock: LIVE })
    const { seat } = await turnOf([ann, bob])
    await home.pass(5000)
    await home.tables.stop()
    await home.pass(3_600_000)
    await home.restart()
    await ann.connect()
    expect(ann.clocks[seat]).toEqual({ left: 10_000, bank: 20_000 })
    await home.pass(29_999)
    expect(byClock(ann)).toEqual([])
    await home.pass(1002)
    await home.settled()
    expect(byClock(ann)).toHaveLength(1)
    expect(unwrap(await home.tables.facts(id, 'ann')).table.seats[seat]).toMatchObject({ missed: 1 })
  })
})

describe('a wall clock that was set back while no server ran', () => {
  test.each([
    ['live', LIVE, { left: 10_000, bank: 20_000 }],
    ['slow', { kind: 'slow', days: 2 }, { left: 2 * DAY, bank: 0 }],
  ] as const)('gives a %s clock no more than its whole time', async (_, clock, whole) => {
    const home = await openTestTables()
    await home.pass(3_600_000)
    const { id, ann, bob } = await playing(home, { clock })
    const { seat } = await turnOf([ann, bob])
    // Its clock begins an hour before the question was asked.
    const earlier = await openTestTables({ store: home.store })
    const page = await earlier.page(id, 'ann')
    expect(page.clocks[seat]).toEqual(whole)
    await earlier.pass(whole.left + whole.bank)
    await earlier.settled()
    expect(byClock(page)).toHaveLength(1)
  })
})

describe('a slow clock', () => {
  test('gives days; nobody has to be there when they are over', async ({ home }) => {
    const { id, ann, bob } = await playing(home, { clock: { kind: 'slow', days: 2 } })
    const { seat } = await turnOf([ann, bob])
    expect(ann.clocks[seat]).toEqual({ left: 2 * DAY, bank: 0 })
    ann.leave()
    bob.leave()
    await home.pass(2 * DAY - 1)
    const before = await home.store.table(id)
    await home.pass(2001)
    await home.settled()
    const after = await home.store.table(id)
    if (!before.ok || !after.ok) throw new Error('lost')
    expect(after.value?.lines.slice(before.value?.lines.length).some((line) => line.endsWith('# clock'))).toBe(true)
    await ann.connect()
    expect(byClock(ann)).toHaveLength(1)
  })

  test('does not run out within an hour of a start', async ({ home }) => {
    const { id, ann, bob } = await playing(home, { clock: { kind: 'slow', days: 1 } })
    ann.leave()
    bob.leave()
    await home.tables.stop()
    await home.pass(5 * DAY)
    await home.restart()
    await home.pass(3_599_000)
    const clocks = async () => {
      const kept = await home.store.table(id)
      return kept.ok && kept.value?.lines.filter((line) => line.endsWith('# clock')).length
    }
    expect(await clocks()).toBe(0)
    await home.pass(5000)
    expect(await clocks()).toBe(1)
  })
})

describe('a table that nobody touches', () => {
  const limits = { lobby: 1000, playing: 5000, over: 20_000 }

  test('goes, while it is a lobby', async () => {
    const home = await openTestTables({ limits })
    const id = await home.create('ann')
    const page = await home.page(id, 'ann')
    await home.pass(5000)
    expect(page.closed).toBeNull()
    page.leave()
    await home.pass(3000)
    expect(await home.tables.facts(id, 'ann')).toEqual({ ok: false, fault: { code: 'no-such-table' } })
    expect(home.tables.size.tables).toBe(0)
  })

  test('is closed with its secret while it is played, and goes later', async () => {
    const home = await openTestTables({ limits })
    const { id, ann, bob } = await playing(home)
    ann.leave()
    bob.leave()
    await home.pass(8000)
    expect(unwrap(await home.tables.facts(id, 'ann')).table.status).toBe('closed')
    expect(unwrap(await home.tables.log(id))).toMatch(/\nfair secret=[0-9a-f]{64}\n$/)
    await home.pass(25_000)
    expect(await home.tables.facts(id, 'ann')).toEqual({ ok: false, fault: { code: 'no-such-table' } })
    expect(home.log.errors).toEqual([])
  })
})
