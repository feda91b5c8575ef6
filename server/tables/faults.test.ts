import { DatabaseSync } from 'node:sqlite'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { unwrap } from '../../engine/result.ts'
import type { Store } from '../store/store.ts'
import { fileStore, memoryStore, openTestTables, playing, playOn, someMove } from './testing/table.ts'

describe('a full disk', () => {
  test('the command is refused, nothing has changed, and it goes on when there is room', async () => {
    const store = memoryStore()
    const home = await openTestTables({ store })
    const { id, ann, bob, both } = await playing(home)
    const next = await someMove(ann)
    const due = next?.seat === 0 ? ann : bob
    const before = [...ann.lines]
    store.fault = 'full'
    expect(await due.send(next?.order as never, 'mine')).toEqual({ code: 'storage' })
    expect(await bob.send({ kind: 'hand', seat: 1 })).toEqual({ code: 'storage' })
    expect([ann.lines, bob.lines, bob.table?.seats[1]]).toMatchObject([before, before, { handed: false }])
    // A page that connects meanwhile gets the committed lines.
    expect((await home.page(id, 'cat')).lines).toEqual(before)
    expect(await home.tables.create('ann', newTable)).toEqual({ ok: false, fault: { code: 'storage' } })
    store.fault = null
    expect(await due.send(next?.order as never, 'mine')).toBe('done')
    expect(await playOn(both, 3)).toBe(3)
    expect(bob.lines).toEqual(ann.lines)
  })

  test('a bot whose move could not be kept tries again later, not at once', async () => {
    const store = memoryStore()
    const home = await openTestTables({ store })
    const { ann } = await playing(home)
    const seat = (await someMove(ann))?.seat ?? 0
    const due = seat === 0 ? ann : undefined
    const page = due ?? (await home.page(ann.id, 'bob'))
    const choose = home.bots.choose
    let asked = 0
    home.bots.choose = async (question) => {
      asked++
      store.fault = 'full'
      return choose(question)
    }
    await page.send({ kind: 'hand', seat })
    await home.settled()
    expect(asked).toBe(1)
    await home.pass(4000)
    expect(asked).toBe(1)
    const lines = ann.lines.length
    home.bots.choose = choose
    store.fault = null
    await home.pass(2000)
    await home.settled()
    expect(ann.lines.length).toBeGreaterThan(lines)
  })

  test('on a real file', async () => {
    const place = await fileStore()
    let store = await place.open()
    const home = await openTestTables({ store })
    const id = await home.create('ann')
    await home.tables.stop()
    await store.close()
    const pages = new DatabaseSync(place.file).prepare('PRAGMA page_count').get() as { page_count: number }
    store = await place.open(pages.page_count)
    const cramped = await openTestTables({ store, people: [] })
    const ann = await cramped.page(id, 'ann')
    let refused = 0
    for (let i = 0; i < 300 && refused === 0; i++) {
      const answer = await ann.send(
        { kind: 'sit', seat: i % 2, name: `Ann ${i}`, colour: 'blue' },
        `${'x'.repeat(35)}${i}`,
      )
      if (answer === 'done') continue
      expect(answer).toEqual({ code: 'storage' })
      refused++
    }
    expect(refused).toBe(1)
    const shown = ann.table?.seats
    expect(unwrap(await cramped.tables.facts(id, 'ann')).table.seats).toEqual(shown)
    await cramped.tables.stop()
    await store.close()
    place.drop()
  })
})

const newTable = { game: 'dicy-cards', options: {}, seats: 2, clock: { kind: 'none' }, listed: false } as const

describe('what cannot be read', () => {
  let place: Awaited<ReturnType<typeof fileStore>>
  let store: Store
  beforeEach(async () => {
    place = await fileStore()
    store = await place.open()
  })
  afterEach(async () => {
    await store.close()
    place.drop()
  })

  const spoil = (sql: string, id: string) => {
    const db = new DatabaseSync(place.file)
    db.prepare(sql).run(id)
    db.close()
  }

  test.each([
    ['seats', `UPDATE tables SET seats = '[{"kind":"cat"}]' WHERE id = ?`],
    ['notes', `UPDATE tables SET notes = '{"banks":"many"}' WHERE id = ?`],
    ['a line that is missing', 'DELETE FROM lines WHERE seq = 3 AND table_id = ?'],
    [
      'a throw that the rules refuse',
      `UPDATE lines SET text = 'throw 9 9 9 9 9 9 9' WHERE text LIKE 'throw%' AND table_id = ?`,
    ],
    ['a proof of another table', `UPDATE lines SET text = replace(text, 'a', 'b') WHERE seq = 1 AND table_id = ?`],
  ])('%s: that table alone says so, and no deadline finds it', async (_, sql) => {
    const home = await openTestTables({ store })
    const { id, ann, bob } = await playing(home, { clock: { kind: 'slow', days: 1 } })
    const well = await home.create('ann')
    ann.leave()
    bob.leave()
    await home.tables.stop()
    spoil(sql, id)
    await home.restart()
    await expect(ann.connect()).rejects.toThrow('"storage"')
    await expect(ann.connect()).rejects.toThrow('"storage"')
    const due = await store.due(Infinity, 9)
    expect(due.ok && due.value.map((one) => one.id)).toEqual([well])
    expect((await home.page(well, 'ann')).table?.status).toBe('lobby')
    expect(home.log.errors).not.toEqual([])
    expect(home.tables.size.tables).toBe(1)
    await home.tables.stop()
  })
})

describe('somebody else has written the table', () => {
  test('it is read again, the commands are judged again, and everybody has the same log', async () => {
    const store = memoryStore()
    const home = await openTestTables({ store })
    const { id, ann, bob, both } = await playing(home)
    // Another process lets the bot play one move.
    const other = await openTestTables({ store, people: [] })
    const far = await other.page(id, 'ann')
    const next = await someMove(far)
    const there = next?.seat === 0 ? far : await other.page(id, 'bob')
    await there.send(next?.order as never)
    const here = next?.seat === 0 ? ann : bob
    expect(await here.send(next?.order as never)).toEqual({ code: 'closed', seat: next?.seat })
    // Nothing was written for a refusal; the next command that is to be kept finds out.
    await here.send({ kind: 'hand', seat: next?.seat ?? 0 })
    await here.send({ kind: 'back', seat: next?.seat ?? 0 })
    const kept = store.model.table(id)?.lines
    expect([ann.lines, bob.lines]).toEqual([kept, kept])
    expect(await playOn(both, 2)).toBe(2)
  })

  test('it was removed: everybody is told that it is gone', async () => {
    const store = memoryStore()
    const home = await openTestTables({ store })
    const { id, ann, bob } = await playing(home)
    await store.commit({ remove: [{ id, expect: null }] })
    ann.post({ kind: 'hand', seat: 0 })
    await home.settled()
    expect([ann.closed, bob.closed]).toEqual(['gone', 'gone'])
    expect(home.tables.size).toEqual({ tables: 0, subscribers: 0 })
  })
})

describe('bots that fail', () => {
  test.each([
    ['no answer', async () => ({ ok: false, fault: 'stuck' }) as const],
    ['a crash', async () => Promise.reject(new Error('out of memory'))],
    ['nonsense', async () => ({ ok: true, value: 'dance' }) as const],
    ['no move where one must', async () => ({ ok: true, value: null }) as const],
  ])('%s: the game goes on with a legal move', async (_, choose) => {
    const home = await openTestTables()
    const { ann, bob } = await playing(home)
    const seat = (await someMove(ann))?.seat ?? 0
    const lines = ann.lines.length
    home.bots.choose = choose
    await (seat === 0 ? ann : bob).send({ kind: 'hand', seat })
    await home.settled()
    expect(ann.lines.slice(lines).some((line) => String(line).endsWith('# bot'))).toBe(true)
    expect(home.log.warnings).not.toEqual([])
  })
})

describe('stopping', () => {
  test('everybody is told, what was begun is kept, and nothing is left running', async () => {
    const home = await openTestTables()
    const { id, ann, bob } = await playing(home)
    const next = await someMove(ann)
    const due = next?.seat === 0 ? ann : bob
    due.post(next?.order as never)
    await Promise.resolve()
    await home.tables.stop()
    expect([ann.closed, bob.closed, home.clock.pending]).toEqual(['stopping', 'stopping', 0])
    expect(await home.tables.create('ann', newTable)).toEqual({ ok: false, fault: { code: 'stopping' } })
    await expect(home.page(id, 'ann')).rejects.toThrow('stopping')
    await home.restart()
    await ann.connect()
    expect(await playOnFrom(ann)).toBe('move')
  })
})

async function playOnFrom(page: Parameters<typeof someMove>[0]): Promise<string | undefined> {
  return (await someMove(page))?.order.kind
}
