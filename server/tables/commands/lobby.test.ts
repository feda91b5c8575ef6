import { describe, expect } from 'vitest'
import { unwrap } from '../../../engine/result.ts'
import { test } from '../testing/fixture.ts'
import { NEW_TABLE, openTestTables } from '../testing/table.ts'

describe('a new table', () => {
  test('is kept, found by its id, and hosted by who made it', async ({ home }) => {
    const id = await home.create('ann', { listed: true })
    expect(id).toMatch(/^[a-z2-7]{16}$/)
    const { table, you, watchers } = unwrap(await home.tables.facts(id, 'ann'))
    expect([table.status, table.seats, table.header, you, watchers]).toEqual([
      'lobby',
      [{ kind: 'open' }, { kind: 'open' }],
      null,
      { seats: [], host: true },
      0,
    ])
    expect(unwrap(await home.tables.facts(id, 'bob')).you).toEqual({ seats: [], host: false })
    expect(unwrap(await home.tables.public()).tables.map((one) => one.table.id)).toEqual([id])
    expect(await home.tables.log(id)).toEqual({ ok: false, fault: { code: 'not-over' } })
  })

  test('allows a coach only where that was agreed on, and says so', async ({ home }) => {
    const [with_, without] = [await home.create('ann', { coach: true }), await home.create('ann')]
    expect(unwrap(await home.tables.facts(with_, 'bob')).table.coach).toBe(true)
    expect('coach' in unwrap(await home.tables.facts(without, 'bob')).table).toBe(false)
  })

  test.each([
    [{ game: 'chess' }, { code: 'no-such-game', game: 'chess' }],
    [{ seats: 99 }, { code: 'options', fault: { code: 'bad-seats', got: 99 } }],
    [{ options: { colour: 'red' } }, { code: 'options', fault: { code: 'unknown-option' } }],
  ])('is refused: %j', async (body, refusal) => {
    const home = await openTestTables()
    expect(await home.tables.create('ann', { ...NEW_TABLE, ...body } as never)).toMatchObject({
      ok: false,
      fault: refusal,
    })
    expect(unwrap(await home.tables.mine('ann')).tables).toEqual([])
  })

  test('needs somebody who is known, and not too many of one person', async () => {
    const home = await openTestTables({ limits: { tables: 2 } })
    await expect(home.create('nobody')).rejects.toThrow('no-identity')
    await home.create('ann')
    await home.create('ann')
    await expect(home.create('ann')).rejects.toThrow('too-many-tables')
    await home.create('bob')
  })

  test('a wrong id is told as such', async ({ home }) => {
    for (const id of ['', 'x', '../etc', 'a'.repeat(16), 'A'.repeat(17)]) {
      expect(await home.tables.facts(id, 'ann')).toEqual({ ok: false, fault: { code: 'no-such-table' } })
      await expect(home.page(id, 'ann')).rejects.toThrow('no-such-table')
    }
    expect(home.tables.size).toEqual({ tables: 0, subscribers: 0 })
  })
})

describe('seats', () => {
  const sat = async () => {
    const home = await openTestTables()
    const id = await home.create('ann', { seats: 3 })
    const [ann, bob] = [await home.page(id, 'ann'), await home.page(id, 'bob')]
    expect(await ann.send({ kind: 'sit', seat: 0, name: ' Ann  ', colour: 'blue' })).toBe('done')
    return { home, id, ann, bob }
  }

  test('everybody sees who sits down, under a tidy name, and whether they are here', async () => {
    const { home, ann, bob } = await sat()
    const person = { kind: 'person', name: 'Ann', colour: 'blue', here: true, handed: false, missed: 0 }
    expect(bob.table?.seats).toEqual([person, { kind: 'open' }, { kind: 'open' }])
    expect([ann.you, bob.you, bob.table?.host]).toEqual([{ seats: [0], host: true }, { seats: [], host: false }, 0])
    ann.leave()
    await home.settled()
    expect(bob.table?.seats[0]).toEqual({ ...person, here: false })
    await ann.connect()
    expect(bob.table?.seats[0]).toEqual(person)
  })

  test('one person may hold several, and change its name', async () => {
    const { ann, bob } = await sat()
    await ann.send({ kind: 'sit', seat: 2, name: 'Granny', colour: 'pink' })
    await ann.send({ kind: 'sit', seat: 0, name: 'Anna', colour: 'gold' })
    expect(ann.you.seats).toEqual([0, 2])
    expect(bob.table?.seats.map((seat) => 'name' in seat && seat.name)).toEqual(['Anna', false, 'Granny'])
  })

  test.each([
    ['bob', { kind: 'sit', seat: 0, name: 'B', colour: 'red' }, { code: 'seat-taken', seat: 0 }],
    ['bob', { kind: 'sit', seat: 3, name: 'B', colour: 'red' }, { code: 'no-such-seat', seat: 3, seats: 3 }],
    ['bob', { kind: 'sit', seat: 1, name: '\u202eB', colour: 'red' }, { code: 'name', why: 'characters', max: 24 }],
    ['bob', { kind: 'rise', seat: 0 }, { code: 'not-your-seat', seat: 0 }],
    ['bob', { kind: 'rise', seat: 1 }, { code: 'not-your-seat', seat: 1 }],
    ['bob', { kind: 'fill', seat: 1, level: 'icicle' }, { code: 'host-only' }],
    ['bob', { kind: 'remove', seat: 0 }, { code: 'host-only' }],
    ['bob', { kind: 'start' }, { code: 'host-only' }],
    ['bob', { kind: 'rematch' }, { code: 'not-your-seat', seat: 0 }],
    ['ann', { kind: 'start' }, { code: 'open-seats', seats: [1, 2] }],
    ['ann', { kind: 'fill', seat: 0, level: 'icicle' }, { code: 'seat-taken', seat: 0 }],
    ['ann', { kind: 'fill', seat: 9, level: 'icicle' }, { code: 'no-such-seat', seat: 9, seats: 3 }],
    ['ann', { kind: 'fill', seat: 1, level: 'godlike' }, { code: 'no-such-level', level: 'godlike' }],
    ['ann', { kind: 'remove', seat: 1 }, { code: 'seat-open', seat: 1 }],
    ['ann', { kind: 'move', seat: 0, question: 0, move: 'pass' }, { code: 'not-started' }],
    ['ann', { kind: 'hand', seat: 0 }, { code: 'not-started' }],
    ['ann', { kind: 'takeback', seat: 0 }, { code: 'not-started' }],
    ['ann', { kind: 'rematch' }, { code: 'not-over' }],
    ['ann', { kind: 'commit', seat: 0, round: 1, hash: 'a'.repeat(64) }, { code: 'dice', why: 'not-opening' }],
  ] as const)('%s: %j is refused, and changes nothing', async (who, order, refusal) => {
    const { home, id, ann, bob } = await sat()
    const before = await home.store.table(id)
    expect(await (who === 'ann' ? ann : bob).send(order)).toEqual(refusal)
    expect(await home.store.table(id)).toEqual(before)
    expect(home.log.errors).toEqual([])
  })

  test('a full table says so; a host removes and fills', async () => {
    const { home, id, ann, bob } = await sat()
    await bob.sit(1)
    expect(await ann.send({ kind: 'fill', seat: 2, level: 'icicle' })).toBe('done')
    const cat = await home.page(id, 'cat')
    const sit = { kind: 'sit', seat: 1, name: 'Cat', colour: 'teal' } as const
    expect(await cat.send(sit)).toEqual({ code: 'table-full' })
    await ann.send({ kind: 'remove', seat: 1 })
    expect([bob.you.seats, await cat.send(sit)]).toEqual([[], 'done'])
    expect(await ann.send({ kind: 'fill', seat: 2, level: 'avalanche' })).toBe('done')
    expect(bob.table?.seats[2]).toEqual({ kind: 'bot', level: 'avalanche' })
  })

  test('a host who stands up is followed by the next person; alone it stays host', async () => {
    const { ann, bob } = await sat()
    await ann.send({ kind: 'rise', seat: 0 })
    expect(ann.you).toEqual({ seats: [], host: true })
    await ann.sit(0)
    await bob.sit(1)
    await ann.send({ kind: 'rise', seat: 0 })
    expect([ann.you.host, bob.you.host]).toEqual([false, true])
  })

  test('tables with bots of one host are limited', async () => {
    const home = await openTestTables({ limits: { botTables: 1 } })
    const [first, second] = [await home.create('ann'), await home.create('ann')]
    const fill = { kind: 'fill', seat: 0, level: 'icicle' } as const
    const one = await home.page(first, 'ann')
    expect([await one.send(fill), await one.send({ ...fill, seat: 1 })]).toEqual(['done', 'done'])
    expect(await (await home.page(second, 'ann')).send(fill)).toEqual({ code: 'too-many-bots', limit: 1 })
  })
})

describe('memory', () => {
  test('a table is there while somebody is, and gone afterwards', async ({ home }) => {
    const id = await home.create('ann')
    expect(home.tables.size).toEqual({ tables: 0, subscribers: 0 })
    const [ann, bob] = [await home.page(id, 'ann'), await home.page(id, 'bob')]
    expect(home.tables.size).toEqual({ tables: 1, subscribers: 2 })
    ann.leave()
    await home.settled()
    expect(home.tables.size.tables).toBe(1)
    bob.leave()
    await home.settled()
    expect(home.tables.size).toEqual({ tables: 0, subscribers: 0 })
    expect(home.clock.pending).toBe(1)
  })

  test('watchers are counted once each, and told a little later', async ({ home }) => {
    const id = await home.create('ann')
    const ann = await home.page(id, 'ann')
    await ann.sit(0)
    const bobs = [await home.page(id, 'bob'), await home.page(id, 'bob'), await home.page(id, 'cat')]
    await home.pass(500)
    expect([ann.watchers, unwrap(await home.tables.facts(id, 'ann')).watchers]).toEqual([2, 2])
    bobs[0]?.leave()
    await home.pass(500)
    expect(ann.watchers).toBe(2)
    bobs[1]?.leave()
    await home.pass(500)
    expect(ann.watchers).toBe(1)
  })
})

describe('what is said', () => {
  test('is heard by all, kept by nobody, and only from a seat', async ({ home }) => {
    const id = await home.create('ann')
    const [ann, bob] = [await home.page(id, 'ann'), await home.page(id, 'bob')]
    await ann.sit(0)
    const before = await home.store.table(id)
    const what = { kind: 'phrase', phrase: 'hello' } as const
    const sent = ann.post({ kind: 'say', seat: 0, what })
    await home.settled()
    expect(ann.answers.get(sent)).toEqual({ seq: undefined })
    expect(bob.messages.at(-1)).toEqual({ kind: 'said', seat: 0, what })
    ann.post({ kind: 'say', seat: 0, what }, sent)
    await home.settled()
    expect(bob.messages.filter(({ kind }) => kind === 'said')).toHaveLength(1)
    expect(ann.messages.filter((message) => message.kind === 'done' && message.id === sent)).toHaveLength(2)
    expect(await bob.send({ kind: 'say', seat: 0, what })).toEqual({ code: 'not-your-seat', seat: 0 })
    expect(await home.store.table(id)).toEqual(before)
  })
})
