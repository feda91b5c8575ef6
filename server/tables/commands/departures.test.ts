/** The ways out of a game: resign, leave, claim, and the agreement to end. */
import { describe, expect } from 'vitest'
import type { Game } from '../../../engine/contract.ts'
import { readLog, replay } from '../../../engine/log.ts'
import { unwrap } from '../../../engine/result.ts'
import { verify } from '../../../fair/verify.ts'
import type { TurnNotification } from '../deps.ts'
import { readNotes } from '../notes.ts'
import { test } from '../testing/fixture.ts'
import { away, grab, nextRace, passTo, racing, shown } from '../testing/race.ts'
import {
  fileStore,
  games,
  lobby,
  NEW_TABLE,
  openTestTables,
  type Page,
  playing,
  someMove,
  type TableSettings,
  type TestTables,
  turnOf,
} from '../testing/table.ts'

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE
const NAMES = ['ann', 'bob', 'cat'] as const

/** Ann, Bob and Cat at a table that is being played. */
async function three(home: TestTables, more: TableSettings = {}) {
  const table = await lobby(home, NAMES, more)
  await table.ann.send({ kind: 'start' })
  await home.settled()
  return table
}

const eventsOf = ({ lines }: Page) => lines.filter((line) => /^(out|end) /.test(String(line)))

/** The log of a closed table replays, its dice verify, and it says that it has an end. */
async function proves(home: TestTables, { id, table }: Page): Promise<void> {
  const text = unwrap(await home.tables.log(id))
  const game = (await games.load(table?.game ?? '', table?.rules ?? 0)) as Game
  const log = readLog(game, text)
  expect(log.ok && replay(game, log.value).ok).toBe(true)
  expect(verify(game, text)).toMatchObject({ kind: 'verified', over: true })
}

describe('resign', () => {
  test('of two: the game ends, the other is first, and the log says so', async ({ home, ann, bob }) => {
    expect(await bob.send({ kind: 'resign', seat: 0 })).toEqual({ code: 'not-your-seat', seat: 0 })
    expect(await bob.send({ kind: 'resign', seat: 1 })).toBe('done')
    expect(ann.lines.at(-2)).toBe('end resigned 1')
    expect(ann.lines.at(-1)).toMatch(/^fair secret=/)
    expect(ann.table).toMatchObject({ status: 'closed', ended: { why: 'resigned', seat: 1, places: [1, 2] } })
    expect(await ann.send({ kind: 'resign', seat: 0 })).toEqual({ code: 'over' })
    await proves(home, ann)
  })

  test('of three: a bot plays on for good, and the game goes on without the person', async ({ home }) => {
    const { ann, bob, cat } = await three(home)
    expect(await ann.send({ kind: 'resign', seat: 0 })).toBe('done')
    expect(eventsOf(bob)).toEqual(['out 0 resigned'])
    expect(bob.table).toMatchObject({ status: 'playing', seats: [{ handed: true, out: 'resigned' }, {}, {}] })
    expect(await ann.send({ kind: 'back', seat: 0 })).toEqual({ code: 'out', seat: 0 })
    expect(await ann.send({ kind: 'resign', seat: 0 })).toEqual({ code: 'out', seat: 0 })
    // A host who has given up is followed by a person who plays.
    expect([bob.you.host, ann.you.host]).toEqual([true, false])
    await bob.send({ kind: 'resign', seat: 1 })
    await cat.send({ kind: 'resign', seat: 2 })
    expect(eventsOf(cat)).toEqual(['out 0 resigned', 'out 1 resigned', 'end resigned 2'])
    expect(cat.table?.ended?.places).toEqual([1, 1, 1])
    await proves(home, cat)
  })

  test('the table may choose otherwise', async ({ home }) => {
    const two = await playing(home, { departure: 'bot' })
    await two.bob.send({ kind: 'resign', seat: 1 })
    expect(eventsOf(two.ann)).toEqual(['out 1 resigned'])
    expect(two.ann.table).toMatchObject({ status: 'playing', departure: 'bot', away: 120 })
    const more = await three(home, { departure: 'end' })
    await more.cat.send({ kind: 'resign', seat: 2 })
    expect(more.ann.table).toMatchObject({ status: 'closed', ended: { why: 'resigned', seat: 2 } })
    expect(more.ann.table?.ended?.places?.[2]).toBe(3)
  })

  test('survives a restart, in a real database', async () => {
    const home = await openTestTables({ store: await (await fileStore()).open() })
    const { id, ann } = await three(home)
    await ann.send({ kind: 'resign', seat: 0 })
    await home.restart()
    const again = await home.page(id, 'ann')
    expect(again.table?.seats[0]).toMatchObject({ handed: true, out: 'resigned' })
    expect(await again.send({ kind: 'back', seat: 0 })).toEqual({ code: 'out', seat: 0 })
    expect(eventsOf(again)).toEqual(['out 0 resigned'])
  })

  test('before the start and after the end there is nothing to give up', async ({ home }) => {
    const { ann } = await lobby(home, ['ann'])
    expect(await ann.send({ kind: 'resign', seat: 0 })).toEqual({ code: 'not-started' })
  })
})

describe('leave', () => {
  test('the table is no longer among those of the person, and a rematch has an open seat', async ({ home }) => {
    const { id, ann, bob, cat } = await three(home)
    expect(await (await home.page(id, 'dan')).send({ kind: 'leave' })).toEqual({ code: 'not-your-seat', seat: 0 })
    expect(await ann.send({ kind: 'leave' })).toBe('done')
    expect(eventsOf(bob)).toEqual(['out 0 left'])
    expect(unwrap(await home.tables.mine('ann')).tables).toEqual([])
    expect(unwrap(await home.tables.mine('bob')).tables).toHaveLength(1)
    // The person's data are still theirs.
    expect(unwrap(await home.tables.export('ann')).tables).toHaveLength(1)
    await bob.send({ kind: 'leave' })
    await cat.send({ kind: 'leave' })
    expect(cat.table).toMatchObject({ status: 'closed', ended: { why: 'left', seat: 2 } })
    await cat.send({ kind: 'rematch' })
    const next = await home.page(cat.table?.rematch ?? '', 'cat')
    expect(next.table?.seats.map(({ kind }) => kind)).toEqual(['open', 'open', 'open'])
  })

  test('with several seats: each is told, the last one ends the game', async ({ home }) => {
    const id = await home.create('ann', { departure: 'bot' })
    const ann = await home.page(id, 'ann')
    for (const seat of [0, 1]) await ann.send({ kind: 'sit', seat, name: `Ann ${seat}`, colour: 'blue' })
    await ann.send({ kind: 'start' })
    await ann.send({ kind: 'leave' })
    expect(eventsOf(ann)).toEqual(['out 0 left', 'end left 1'])
  })

  test('a lobby: stands up, the next person is host; the last one takes the table along', async ({ home }) => {
    const { id, ann, bob } = await lobby(home, ['ann', 'bob'])
    expect(await ann.send({ kind: 'leave' })).toBe('done')
    expect(bob.table).toMatchObject({ seats: [{ kind: 'open' }, { name: 'Bob' }], host: 1 })
    expect(await bob.send({ kind: 'leave' })).toBe('done')
    expect(bob.closed).toBe('gone')
    expect(unwrap(await home.store.table(id))).toBeNull()
  })

  test('twenty abandoned games no longer block their host', async () => {
    const home = await openTestTables({ limits: { tables: 3 } })
    const tables = [await playing(home), await playing(home), await playing(home)]
    const full = { ok: false, fault: { code: 'too-many-tables', limit: 3 } }
    expect(await home.tables.create('ann', NEW_TABLE)).toEqual(full)
    for (const { bob } of tables) bob.leave()
    await tables[0]?.ann.send({ kind: 'leave' })
    await tables[1]?.ann.send({ kind: 'resign', seat: 0 })
    expect((await home.tables.create('ann', NEW_TABLE)).ok).toBe(true)
    expect((await home.tables.create('ann', NEW_TABLE)).ok).toBe(true)
    expect(await home.tables.create('ann', NEW_TABLE)).toEqual(full)
  })
})

describe('claim', () => {
  test('once the person whom the game waits for has been away for two minutes', async ({ home }) => {
    const table = await playing(home)
    const { due, other, seat } = await turnOf(table.both)
    const claim = { kind: 'claim', seat } as const
    expect(await other.send(claim)).toEqual({ code: 'not-away', seat, wait: null })
    await home.pass(10 * MINUTE)
    expect(await other.send(claim)).toEqual({ code: 'not-away', seat, wait: null })
    due.leave()
    await home.pass(MINUTE)
    expect(await other.send(claim)).toEqual({ code: 'not-away', seat, wait: MINUTE })
    expect(await (await home.page(table.id, 'cat')).send(claim)).toEqual({ code: 'not-your-seat', seat })
    await home.pass(MINUTE)
    expect(await other.send(claim)).toBe('done')
    expect(eventsOf(other)).toEqual([`end away ${seat}`])
    expect(other.table).toMatchObject({ status: 'closed', ended: { why: 'away', seat, places: null } })
    await proves(home, other)
  })

  test('who comes back in time is asked as before; who was claimed by a bot may come back, too', async ({ home }) => {
    const table = await playing(home, { departure: 'bot', away: 30 })
    const { due, other, seat } = await turnOf(table.both)
    due.leave()
    await home.pass(29_000)
    await due.connect()
    await home.pass(10_000)
    expect(await other.send({ kind: 'claim', seat })).toEqual({ code: 'not-away', seat, wait: null })
    due.leave()
    await home.pass(30_000)
    expect(await other.send({ kind: 'claim', seat })).toBe('done')
    expect(eventsOf(other)).toEqual([`out ${seat} away`])
    await due.connect()
    expect(due.table?.seats[seat]).toMatchObject({ handed: true })
    expect(due.table?.seats[seat]).not.toHaveProperty('out')
    expect(await due.send({ kind: 'back', seat })).toBe('done')
  })

  test('a seat that is not asked, a bot and one’s own cannot be claimed', async ({ home }) => {
    const table = await playing(home)
    const { due, other, seat } = await turnOf(table.both)
    other.leave()
    await home.pass(5 * MINUTE)
    const claimed = await due.send({ kind: 'claim', seat: 1 - seat })
    expect(claimed).toEqual({ code: 'not-away', seat: 1 - seat, wait: null })
    expect(await due.send({ kind: 'claim', seat })).toEqual({ code: 'not-away', seat, wait: null })
    expect(await due.send({ kind: 'claim', seat: 7 })).toEqual({ code: 'no-such-seat', seat: 7, seats: 2 })
  })

  test('by correspondence after three days, whoever has looked in meanwhile', async ({ home }) => {
    const table = await playing(home, { clock: { kind: 'slow', days: 7 } })
    const { due, other, seat } = await turnOf(table.both)
    await home.pass(2 * DAY)
    due.leave()
    expect(await other.send({ kind: 'claim', seat })).toEqual({ code: 'not-away', seat, wait: DAY })
    await home.pass(DAY)
    expect(await other.send({ kind: 'claim', seat })).toBe('done')
  })

  test('a restart counts from its own start: nobody is away because the server was', async ({ home }) => {
    const table = await playing(home)
    const { other, seat } = await turnOf(table.both)
    await home.pass(10 * MINUTE)
    await home.restart()
    const again = await home.page(table.id, other.who)
    expect(await again.send({ kind: 'claim', seat })).toEqual({ code: 'not-away', seat, wait: 2 * MINUTE })
    await home.pass(2 * MINUTE)
    expect(await again.send({ kind: 'claim', seat })).toBe('done')
  })
})

describe('claim, as the others choose', () => {
  test('of two: a bot plays until the person is back, where the table would have ended the game', async ({ home }) => {
    const table = await playing(home, { away: 30 })
    const { due, other, seat } = await turnOf(table.both)
    due.leave()
    await home.pass(30_000)
    expect(await other.send({ kind: 'claim', seat, departure: 'bot' })).toBe('done')
    expect(eventsOf(other)).toEqual([`out ${seat} away`])
    expect(other.table?.status).toBe('playing')
    await due.connect()
    expect(await due.send({ kind: 'back', seat })).toBe('done')
  })

  test('of two: the game ends, where the table would have let a bot play', async ({ home }) => {
    const table = await playing(home, { departure: 'bot', away: 30 })
    const { due, other, seat } = await turnOf(table.both)
    due.leave()
    await home.pass(30_000)
    expect(await other.send({ kind: 'claim', seat, departure: 'end' })).toBe('done')
    expect(other.table).toMatchObject({ status: 'closed', ended: { why: 'away', seat, places: null } })
  })

  test('of three: one alone ends nothing; a bot plays, and the third is asked', async ({ home }) => {
    const { ann, pages } = await three(home, { away: 30 })
    const seat = (await someMove(ann))?.seat ?? 0
    const [claimer, third] = pages.filter((_, own) => own !== seat) as [Page, Page]
    pages[seat]?.leave()
    await home.pass(30_000)
    expect(await claimer.send({ kind: 'claim', seat, departure: 'end' })).toBe('done')
    expect(eventsOf(claimer)).toEqual([`out ${seat} away`])
    const request = third.messages.findLast(({ kind }) => kind === 'ending-asked')
    expect(request).toMatchObject({ ending: { waits: [pages.indexOf(third)] } })
    expect(await third.send({ kind: 'agree-end', ending: 1, yes: true })).toBe('done')
    expect(third.table).toMatchObject({ status: 'closed', ended: { why: 'agreed' } })
  })
})

describe('nudge', () => {
  async function called() {
    const calls: TurnNotification[] = []
    const home = await openTestTables({ call: (one) => calls.push(one) })
    return { home, table: await playing(home), calls }
  }

  test('all see who waits, and the devices of the person are told, twice and then no more', async () => {
    const { table, calls } = await called()
    const { due, other, seat } = await turnOf(table.both)
    due.leave()
    const before = calls.length
    expect(await other.send({ kind: 'nudge', seat })).toBe('done')
    expect(other.messages.findLast(({ kind }) => kind === 'said')).toEqual({
      kind: 'said',
      seat: 1 - seat,
      what: { kind: 'phrase', phrase: 'your-turn' },
    })
    expect(calls.slice(before)).toMatchObject([{ identity: due.who, seat }])
    expect(await other.send({ kind: 'nudge', seat })).toBe('done')
    expect(await other.send({ kind: 'nudge', seat })).toMatchObject({ code: 'too-fast' })
  })

  test('only by those who play, and of a person whom the game waits for', async () => {
    const { home, table, calls } = await called()
    const { due, other, seat } = await turnOf(table.both)
    const before = calls.length
    expect(await (await home.page(table.id, 'cat')).send({ kind: 'nudge', seat })).toEqual({
      code: 'not-your-seat',
      seat,
    })
    expect(await due.send({ kind: 'nudge', seat: 1 - seat })).toEqual({ code: 'not-away', seat: 1 - seat, wait: null })
    expect(await due.send({ kind: 'nudge', seat })).toEqual({ code: 'not-away', seat, wait: null })
    expect(await other.send({ kind: 'nudge', seat: 9 })).toEqual({ code: 'no-such-seat', seat: 9, seats: 2 })
    // The message is for a hidden page only.
    expect(await other.send({ kind: 'nudge', seat })).toBe('done')
    expect(calls.length).toBe(before)
  })
})

describe('the agreement to end', () => {
  test('all others agree: the game ends without a result', async () => {
    const home = await openTestTables({ store: await (await fileStore()).open() })
    const { id, ann, bob } = await three(home)
    expect(await ann.send({ kind: 'end' })).toBe('done')
    expect(bob.messages.at(-1)).toEqual({ kind: 'ending-asked', ending: { ending: 1, seat: 0, waits: [1, 2] } })
    expect(await ann.send({ kind: 'agree-end', ending: 1, yes: true })).toEqual({ code: 'no-ending', why: 'not-yours' })
    expect(await bob.send({ kind: 'end' })).toEqual({ code: 'no-ending', why: 'asked' })
    expect(await bob.send({ kind: 'agree-end', ending: 1, yes: true })).toBe('done')
    await home.restart()
    const [late, last] = [await home.page(id, 'ann'), await home.page(id, 'cat')]
    expect(last.messages[0]).toMatchObject({ kind: 'welcome', ending: { ending: 1, seat: 0, waits: [2] } })
    expect(await last.send({ kind: 'agree-end', ending: 2, yes: true })).toEqual({
      code: 'no-ending',
      why: 'no-request',
    })
    expect(await last.send({ kind: 'agree-end', ending: 1, yes: true })).toBe('done')
    expect(eventsOf(late)).toEqual(['end agreed'])
    expect(late.table).toMatchObject({ status: 'closed', ended: { why: 'agreed', seat: null, places: null } })
    await proves(home, late)
  })

  test('a no ends the request, and the same person asks again only once the game has gone on', async ({ home }) => {
    const table = await playing(home)
    const { ann, bob } = table
    await ann.send({ kind: 'end' })
    await bob.send({ kind: 'agree-end', ending: 1, yes: false })
    expect(ann.messages.findLast(({ kind }) => kind === 'no-ending')).toEqual({ kind: 'no-ending', ending: 1, by: 1 })
    expect(await ann.send({ kind: 'end' })).toEqual({ code: 'no-ending', why: 'again' })
    const { due, order } = await turnOf([ann, bob])
    await due.send(order)
    expect(await ann.send({ kind: 'end' })).toBe('done')
    expect(eventsOf(ann)).toEqual([])
  })

  test('with bots alone it ends at once; a seat that a bot plays for is not asked', async ({ home }) => {
    const { ann, bob } = await playing(home, { departure: 'bot' })
    await ann.send({ kind: 'end' })
    await bob.send({ kind: 'hand', seat: 1 })
    expect(eventsOf(ann)).toEqual(['end agreed'])
    expect((await home.page(ann.id, 'bob')).table?.status).toBe('closed')
  })
})

describe('in a race', () => {
  test('it can be given up at any moment but while its throw is on the way, and the table rests', async ({ home }) => {
    const { ann, bob, both } = await playing(home, { game: 'nine-dice', options: { seconds: 60 } })
    await nextRace(home, both)
    expect(await bob.send({ kind: 'resign', seat: 1 })).toMatchObject({ code: 'too-fast' })
    await shown(home, ann)
    // Far away: the contest stays open for a while.
    for (const page of both) page.distance = away(60)
    await passTo(home, ann, 800)
    const id = bob.post(grab(bob, 'take red', 790))
    expect(await bob.send({ kind: 'resign', seat: 1 })).toBe('done')
    expect(eventsOf(ann)).toEqual(['end resigned 1'])
    expect(bob.answers.get(id)?.refusal).toEqual({ code: 'closed', seat: 1 })
    await proves(home, ann)
    for (const page of both) page.leave()
    await home.settled()
    expect(home.tables.size.tables).toBe(0)
  })

  test('a race that is lost with its server is thrown again, but whoever gave up in it stays out', async ({ home }) => {
    const { ann, bob, both } = await racing(home, {}, { departure: 'bot' })
    await passTo(home, ann, 800)
    await ann.send(grab(ann, 'take red', 790))
    expect(await bob.send({ kind: 'resign', seat: 1 })).toBe('done')
    await home.restart()
    for (const page of both) await page.connect()
    expect(ann.lines.slice(-3)).toEqual([
      expect.stringMatching(/^void throw /),
      'void 0 take red @790 seen @800',
      'out 1 resigned',
    ])
    expect(bob.table?.seats[1]).toMatchObject({ out: 'resigned' })
    await nextRace(home, [ann])
    expect(home.log.errors).toEqual([])
  })
})

test('notes of tables from before are read: with the defaults, and nobody out', async ({ home }) => {
  const id = await home.create('ann')
  const kept = unwrap(await home.store.table(id))
  const { departure: _d, away: _a, parting: _p, ...old } = (kept?.row.notes ?? {}) as Record<string, unknown>
  expect(readNotes(old)).toMatchObject({ departure: null, away: null, parting: null })
})
