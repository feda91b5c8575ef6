import { DatabaseSync } from 'node:sqlite'
import { describe, expect } from 'vitest'
import { unwrap } from '../../engine/result.ts'
import { onSqlite } from '../store/testing/each-store.ts'
import type { TurnNotification } from './deps.ts'
import { test } from './testing/fixture.ts'
import {
  fileStore,
  memoryStore,
  NEW_TABLE,
  openTestTables,
  type Page,
  playing,
  playOn,
  someMove,
  turnOf,
} from './testing/table.ts'

describe('a full disk', () => {
  test('the command is refused, nothing has changed, and it goes on when there is room', async () => {
    const store = memoryStore()
    const home = await openTestTables({ store })
    const { id, ann, bob, both } = await playing(home)
    const { due, order } = await turnOf([ann, bob])
    const before = [...ann.lines]
    store.fault = 'full'
    expect(await due.send(order, 'mine')).toEqual({ code: 'storage' })
    expect(await bob.send({ kind: 'hand', seat: 1 })).toEqual({ code: 'storage' })
    expect([ann.lines, bob.lines, bob.table?.seats[1]]).toMatchObject([before, before, { handed: false }])
    // A page that connects meanwhile gets the committed lines.
    expect((await home.page(id, 'cat')).lines).toEqual(before)
    expect(await home.tables.create('ann', NEW_TABLE)).toEqual({ ok: false, fault: { code: 'storage' } })
    store.fault = null
    expect(await due.send(order, 'mine')).toBe('done')
    expect(await playOn(both, 3)).toBe(3)
    expect(bob.lines).toEqual(ann.lines)
  })

  test('a bot whose move could not be kept tries again later, not at once', async () => {
    const store = memoryStore()
    const home = await openTestTables({ store })
    const { ann, both } = await playing(home)
    const { seat, due } = await turnOf(both)
    const choose = home.bots.choose
    let asked = 0
    home.bots.choose = async (question) => {
      asked++
      store.fault = 'full'
      return choose(question)
    }
    await due.send({ kind: 'hand', seat })
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

onSqlite('what cannot be read', (open, file) => {
  const spoil = (sql: string, id: string) => {
    const db = new DatabaseSync(file())
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
    const store = open()
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
    const { due, seat, order } = await turnOf([far, await other.page(id, 'bob')])
    await due.send(order)
    const here = both[seat] as Page
    expect(await here.send(order)).toEqual({ code: 'closed', seat })
    // Nothing was written for a refusal; the next command that is to be kept finds out.
    await here.send({ kind: 'hand', seat })
    await here.send({ kind: 'back', seat })
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
    const { seat, due } = await turnOf([ann, bob])
    const lines = ann.lines.length
    home.bots.choose = choose
    await due.send({ kind: 'hand', seat })
    await home.settled()
    expect(ann.lines.slice(lines).some((line) => String(line).endsWith('# bot'))).toBe(true)
    expect(home.log.warnings).not.toEqual([])
  })
})

describe('the server dies between commit and broadcast', () => {
  /** A table where a move with the id `mine` was committed by a server that is dead now; without `dies`, by one that lives. */
  async function committedUnheard(dies = true) {
    const [store, notified] = [memoryStore(), [] as TurnNotification[]]
    const home = await openTestTables({ store, call: (notification) => void notified.push(notification) })
    const { id, ann, both } = await playing(home)
    const { due, other: rival, order } = await turnOf(both)
    rival.hidden = true
    const before = [...ann.lines]
    if (dies) home.killAtCommit()
    due.post(order, 'mine')
    await home.settled()
    const kept = store.model.table(id)?.lines ?? []
    return { home, store, id, both, due, rival, order, before, kept, notified }
  }

  test('the move is stored, and no page has heard of it', async () => {
    const { both, due, before, kept } = await committedUnheard()
    expect(kept.slice(0, before.length)).toEqual(before)
    expect(kept.length).toBeGreaterThan(before.length)
    for (const { lines } of both) expect(lines).toEqual(before)
    expect(due.answers.has('mine')).toBe(false)
  })

  test('pages reconnect and see it once; the command, sent again, counts once', async () => {
    const { home, store, id, both, due, order, kept } = await committedUnheard()
    await home.restart()
    expect(home.unheard).toBe(1)
    for (const page of both) await page.connect()
    for (const { lines } of both) expect(lines).toEqual(kept)
    expect(await due.send(order, 'mine')).toBe('done')
    expect(due.answers.get('mine')?.seq).toBe(store.model.appliedCommand(id, due.who, 'mine'))
    expect(store.model.table(id)?.lines).toEqual(kept)
    for (const { lines } of both) expect(lines).toEqual(kept)
    expect(await playOn(both, 3)).toBe(3)
    expect(home.log.errors).toEqual([])
  })

  test('sent again twice at once, it counts once, too', async () => {
    const { home, store, id, due, order, kept } = await committedUnheard()
    await home.restart()
    await due.connect()
    due.post(order, 'mine')
    due.post(order, 'mine')
    await home.settled()
    expect(due.answers.get('mine')?.refusal).toBeUndefined()
    expect([due.lines, store.model.table(id)?.lines]).toEqual([kept, kept])
  })

  test('what is lost: the message to a person whose turn it is and who does not look', async () => {
    const { home, rival, notified, before } = await committedUnheard()
    await home.restart()
    await rival.connect()
    expect(rival.lines.length).toBeGreaterThan(before.length)
    expect(notified).toEqual([])
    const alive = await committedUnheard(false)
    expect(alive.notified).toMatchObject([{ identity: alive.rival.who }])
  })
})

describe('stopping', () => {
  test('everybody is told, what was begun is kept, and nothing is left running', async ({ home, id, ann, bob }) => {
    const { due, order } = await turnOf([ann, bob])
    due.post(order)
    await Promise.resolve()
    await home.tables.stop()
    expect([ann.closed, bob.closed, home.clock.pending]).toEqual(['stopping', 'stopping', 0])
    expect(await home.tables.create('ann', NEW_TABLE)).toEqual({ ok: false, fault: { code: 'stopping' } })
    await expect(home.page(id, 'ann')).rejects.toThrow('stopping')
    await home.restart()
    await ann.connect()
    expect((await someMove(ann))?.order.kind).toBe('move')
  })
})
