/** Tables of processes that share a store: who has them, what becomes of them, and what happens while the store is out of sight. */
import { describe, expect, test } from 'vitest'
import { unwrap } from '../../engine/result.ts'
import { grab, nextRace, passTo, racing, shown } from './testing/race.ts'
import { Shared } from './testing/shared.ts'
import { openTestTables, Page, playing, turnOf } from './testing/table.ts'

const LIVE = { clock: { kind: 'live', move: 10, bank: 0 } } as const

async function pairOf() {
  const shared = new Shared()
  const [a, b] = [
    await openTestTables({ store: shared.store('a'), owner: 'a' }),
    await openTestTables({ store: shared.store('b'), owner: 'b' }),
  ]
  const ownerOf = (id: string) => shared.model.table(id)?.row.owner
  return { shared, a, b, ownerOf }
}

const byClock = ({ lines }: Page) => lines.filter((line) => String(line).endsWith('# clock')).length
const signs = ({ messages }: Page) => messages.flatMap((one) => (one.kind === 'paused' ? [one.paused] : []))

describe('whose a table is', () => {
  test('a new one is nobody’s; then it is that of the process a page has reached, until nobody is there', async () => {
    const { a, ownerOf } = await pairOf()
    const id = await a.create('ann')
    expect(ownerOf(id)).toBeNull()
    const ann = await a.page(id, 'ann')
    expect(ownerOf(id)).toBe('a')
    ann.leave()
    await a.settled()
    expect([ownerOf(id), a.tables.size.tables]).toEqual([null, 0])
    await ann.connect()
    expect(ownerOf(id)).toBe('a')
  })

  test('as long as that one lives, another says where it is and takes nobody in', async () => {
    const { a, b, shared, ownerOf } = await pairOf()
    const { id } = await playing(a)
    expect(await b.tables.holder(id)).toEqual({ owner: 'a', address: null })
    expect(await a.tables.holder(id)).toBeNull()
    await expect(b.page(id, 'cat')).rejects.toThrow('"moved"')
    shared.alive.delete('a')
    expect(await b.tables.holder(id)).toBeNull()
    await b.page(id, 'cat')
    expect(ownerOf(id)).toBe('b')
  })

  test('who loses it sends its pages away, writes nothing more, and does not take it back at once', async () => {
    const { a, b, ownerOf } = await pairOf()
    const { id, both } = await playing(a)
    const { due: page, order } = await turnOf(both)
    const subscriber = { identity: 'cat', send: () => undefined, close: () => undefined }
    const hello = { kind: 'hello', protocol: 1, seen: 0, takebacks: 0 } as const
    unwrap(await b.tables.connect(id, subscriber, hello, 'a'))
    const sent = page.post(order)
    await a.settled()
    expect([ownerOf(id), both.map(({ closed }) => closed), page.answers.has(sent)]).toEqual([
      'b',
      ['moved', 'moved'],
      false,
    ])
    expect(a.tables.size).toEqual({ tables: 0, subscribers: 0 })
    expect(await a.tables.connect(id, subscriber, hello, 'b')).toEqual({ ok: false, fault: { code: 'moved' } })
    await a.pass(31_000)
    unwrap(await a.tables.connect(id, subscriber, hello, 'b'))
    expect(ownerOf(id)).toBe('a')
  })

  test.each(['by its next write', 'by the gap in what it heard'])(
    'one that has not heard that it lost a table finds out %s',
    async (how) => {
      const { a, b, shared, ownerOf } = await pairOf()
      const { id, both } = await playing(a)
      const { due: page, order } = await turnOf(both)
      const before = shared.model.table(id)?.lines.length
      const subscriber = { identity: 'cat', send: () => undefined, close: () => undefined }
      if (how === 'by its next write') shared.deafen('a')
      shared.lose('a', true)
      unwrap(await b.tables.connect(id, subscriber, { kind: 'hello', protocol: 1, seen: 0, takebacks: 0 }, 'a'))
      shared.find('a', true)
      if (how === 'by its next write') page.post(order)
      else shared.gap('a')
      await a.settled()
      expect(both.map(({ closed }) => closed)).toEqual(['moved', 'moved'])
      expect([ownerOf(id), shared.model.table(id)?.lines.length]).toEqual(['b', before])
    },
  )

  test('who deletes all data at one process is gone from the tables of another', async () => {
    const { a, b, shared } = await pairOf()
    const { ann, bob } = await playing(a)
    unwrap(await b.tables.forget('bob'))
    await a.settled()
    expect([ann.closed, bob.closed]).toEqual([null, 'no-identity'])
    expect(ann.table?.seats[1]).toMatchObject({ name: null, handed: true })
    expect(shared.model.table(ann.id)?.row.owner).toBe('a')
  })
})

describe('a page that has seen more of a table than the process it comes back to', () => {
  /** b has taken the table, and a move was made there; a has not heard of it. */
  async function overtaken() {
    const { a, b, shared } = await pairOf()
    const { id, both } = await playing(a)
    const { due: page, order } = await turnOf(both)
    shared.deafen('a')
    shared.alive.delete('a')
    const there = new Page(b, id, page.who)
    await there.connect()
    expect(await there.send(order)).toBe('done')
    const back = new Page(a, id, page.who)
    back.lines = [...there.lines]
    return { a, shared, id, there, back }
  }

  test('is not asked again what it has answered: that one looks, and has lost it', async () => {
    const { back, there, a } = await overtaken()
    await expect(back.connect()).rejects.toThrow('"moved"')
    expect([back.messages, back.lines]).toEqual([[], there.lines])
    expect(a.tables.size.tables).toBe(0)
  })

  test('nor by one that cannot look', async () => {
    const { back, shared } = await overtaken()
    shared.lose('a')
    await expect(back.connect()).rejects.toThrow('"paused"')
    expect(back.messages).toEqual([])
  })

  test('is shown what is kept, where that is less: an older copy of the database was put back', async () => {
    const { a } = await pairOf()
    const { id, ann } = await playing(a)
    const back = new Page(a, id, 'ann')
    back.lines = [...ann.lines, 'throw 1']
    await back.connect()
    expect(back.lines).toEqual(ann.lines)
  })
})

describe('nobody pays for a process that dies', () => {
  test('a clock that ran while the table was nobody’s begins anew, also where no page comes', async () => {
    const { a, b, shared } = await pairOf()
    const { id, both } = await playing(a, LIVE)
    await a.pass(9000)
    shared.alive.delete('a')
    await b.pass(12_000)
    // Taken over at the deadline, and released again: ten seconds more for every next owner.
    expect(shared.model.table(id)?.row).toMatchObject({ owner: null, epoch: 3 })
    const watcher = await b.page(id, 'cat')
    expect(byClock(watcher)).toBe(0)
    const { seat } = await turnOf(both)
    expect(watcher.clocks[seat]?.left).toBeGreaterThan(5000)
    await b.pass(10_000)
    expect(byClock(watcher)).toBe(1)
  })

  test('nor where the answer to the claim of its table was lost', async () => {
    const { a, b, shared } = await pairOf()
    const { id, both } = await playing(a, LIVE)
    const { seat } = await turnOf(both)
    await Promise.all([a.pass(9000), b.pass(9000)])
    shared.alive.delete('a')
    shared.unanswered.add('b')
    await expect(b.page(id, 'cat')).rejects.toThrow('"paused"')
    await b.pass(500)
    expect((await b.page(id, 'cat')).clocks[seat]?.left).toBe(10_000)
  })

  test('one that was let go in peace has lost no time, and wins none', async () => {
    const { a, b } = await pairOf()
    const { id, both } = await playing(a, LIVE)
    const { seat } = await turnOf(both)
    for (const page of both) page.leave()
    await Promise.all([a.pass(4000), b.pass(4000)])
    expect((await b.page(id, 'cat')).clocks[seat]?.left).toBe(6000)
  })

  test('one that was stopped for a while forgives the time of tables that were not in memory, too', async () => {
    const { a } = await pairOf()
    const { id, both } = await playing(a, LIVE)
    const { seat } = await turnOf(both)
    for (const page of both) page.leave()
    await a.pass(4000)
    a.tables.overslept()
    expect((await a.page(id, 'cat')).clocks[seat]?.left).toBe(10_000)
  })

  test('one that was stopped for a while forgives the time', async () => {
    const { a } = await pairOf()
    const { both } = await playing(a, LIVE)
    await a.pass(9999)
    a.tables.overslept()
    await a.pass(9000)
    expect(byClock(both[0])).toBe(0)
    await a.pass(1000)
    expect(byClock(both[0])).toBe(1)
  })
})

describe('the store is out of sight', () => {
  test('everybody is told, what is sent waits, clocks stand still, and all goes on', async () => {
    const { a, shared } = await pairOf()
    const { both } = await playing(a, LIVE)
    const { due: page, order, seat } = await turnOf(both)
    await a.pass(8000)
    shared.lose('a')
    expect(a.tables.isAway).toBe(true)
    const sent = page.post(order)
    await a.pass(15_000)
    expect([both.map(signs), page.answers.has(sent), byClock(page)]).toEqual([[[true], [true]], false, 0])
    expect(both.map(({ closed }) => closed)).toEqual([null, null])
    shared.find('a')
    await a.settled()
    expect([both.map(signs), page.answers.get(sent)?.refusal]).toEqual([
      [
        [true, false],
        [true, false],
      ],
      undefined,
    ])
    expect(page.answers.has(sent)).toBe(true)
    const lifted = page.messages.findLast(({ kind }) => kind === 'paused')
    expect(lifted).toMatchObject({ clocks: expect.arrayContaining([{ left: 10_000, bank: 0 }]) })
    expect(seat).toBeLessThan(2)
  })

  test('a write whose answer was lost is done once, and so answered', async () => {
    const { a, shared } = await pairOf()
    const { id, both } = await playing(a)
    const { due: page, order } = await turnOf(both)
    const before = shared.model.table(id)?.lines.length ?? 0
    const sent = page.post(order)
    // Between the commit and its answer.
    queueMicrotask(() => queueMicrotask(() => shared.lose('a', true)))
    await a.settled()
    shared.find('a', true)
    await a.pass(1000)
    expect(page.answers.get(sent)).toEqual({ seq: shared.model.table(id)?.row.seq })
    expect(shared.model.table(id)?.lines.length).toBeGreaterThan(before)
    expect(both[0].lines).toEqual(both[1].lines)
    expect(page.lines).toEqual(shared.model.table(id)?.lines)
  })

  test('it comes back by itself where nobody says that it was gone', async () => {
    const { a, shared } = await pairOf()
    const { both } = await playing(a)
    const { due: page, order } = await turnOf(both)
    shared.lose('a', true)
    const sent = page.post(order)
    await a.pass(3000)
    expect([signs(page), page.answers.has(sent)]).toEqual([[true], false])
    shared.find('a', true)
    await a.pass(1000)
    expect([signs(page), page.answers.get(sent)?.refusal]).toEqual([[true, false], undefined])
    expect(page.answers.has(sent)).toBe(true)
  })

  test('who comes in meanwhile is shown the table and told; who asks for another, or for too much, is refused', async () => {
    const { a, shared } = await pairOf()
    const { id, both } = await playing(a)
    const { due: page, order } = await turnOf(both)
    const other = await a.create('ann')
    shared.lose('a')
    const cat = await a.page(id, 'cat')
    expect([signs(cat), cat.lines]).toEqual([[true], page.lines])
    await expect(a.page(other, 'cat')).rejects.toThrow('"paused"')
    const ids = Array.from({ length: 300 }, () => page.post(order))
    await a.settled()
    const refused = ids.filter((one) => page.answers.get(one)?.refusal?.code === 'paused')
    expect(refused).toHaveLength(300 - 256)
  })

  test('if it takes long, pages are sent to look for a process that is better off', async () => {
    const { a, b, shared, ownerOf } = await pairOf()
    const { id, both } = await playing(a)
    const { due: page, order } = await turnOf(both)
    shared.lose('a')
    const sent = page.post(order, 'once')
    await a.pass(19_000)
    expect(both.map(({ closed }) => closed)).toEqual([null, null])
    await a.pass(2000)
    expect(both.map(({ closed }) => closed)).toEqual(['stopping', 'stopping'])
    // The others know by now that it is silent.
    shared.alive.delete('a')
    const there = new Page(b, id, page.who)
    await there.connect()
    expect(await there.send(order, sent)).toBe('done')
    shared.find('a')
    await a.settled()
    expect([ownerOf(id), a.tables.size.tables]).toEqual(['b', 0])
    expect(shared.model.table(id)?.lines).toEqual(there.lines)
  })

  test('it can be stopped meanwhile', async () => {
    const { a, shared } = await pairOf()
    const { both } = await playing(a)
    const { due: page, order } = await turnOf(both)
    shared.lose('a')
    page.post(order)
    await a.settled()
    await a.tables.stop()
    expect(both.map(({ closed }) => closed)).toEqual(['stopping', 'stopping'])
  })
})

describe('a race', () => {
  const voided = (page: Page) => page.lines.filter((line) => String(line).startsWith('void '))

  test('taken over by another process is void there, and thrown again', async () => {
    const { a, b, shared } = await pairOf()
    const { id, ann, bob } = await racing(a)
    await passTo(a, ann, 500)
    await ann.send(grab(ann, 'take red', 500))
    shared.alive.delete('a')
    const [anna, ben] = [await b.page(id, 'ann'), await b.page(id, 'bob')]
    await b.settled()
    expect([ann.closed, bob.closed]).toEqual(['moved', 'moved'])
    expect(voided(anna)).toHaveLength(2)
    const before = ann.lines.findLast((line) => String(line).startsWith('throw'))
    await nextRace(b, [anna, ben])
    await shown(b, anna)
    expect(anna.lines.at(-1)).toMatch(/^throw /)
    expect(anna.lines.at(-1)).not.toBe(before)
    expect(ben.lines).toEqual(anna.lines)
  })

  test('during which the store could not be reached is void, too', async () => {
    const { a, shared } = await pairOf()
    const { ann, bob } = await racing(a)
    shared.lose('a')
    await a.pass(2000)
    const sent = ann.post(grab(ann, 'take red', 500))
    shared.find('a')
    await a.settled()
    expect(voided(ann)).toHaveLength(1)
    expect(ann.answers.get(sent)?.refusal).toMatchObject({ code: 'closed' })
    await nextRace(a, [ann, bob])
  })
})
