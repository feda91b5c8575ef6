import { describe, expect, test } from 'vitest'
import { pebbles } from '../../engine/conformance/fixture.ts'
import { LIMITS } from '../../engine/log.ts'
import { bad, good, unwrap } from '../../engine/result.ts'
import { sample } from '../../fair/sample.testing.ts'
import { Library, readFile } from './library.ts'
import { createTable, openLocal } from './local-tables.ts'
import { MemoryStorage } from './storage/memory.ts'
import type { TableRecord } from './storage/record.ts'
import type { Store } from './storage/store.ts'
import { anyAnswer, desk, load, playOut, Screen } from './testing/host.ts'
import { sampleRecord } from './testing/store-cases.ts'

const HEADER = 'iacta 1 pebbles/1 {"rounds":1,"bells":["brass"]} seats=2'
const OVER = `${HEADER}\nthrow 1 1 1\n0 lay 3\n1 lay 0\ntime\n`

function shelfOf(): { shelf: MemoryStorage; store: Store; library: Library } {
  const shelf = new MemoryStorage()
  const store = shelf.open()
  return {
    shelf,
    store,
    library: new Library(
      async () => store,
      load,
      () => Date.UTC(2026, 10, 15, 12),
    ),
  }
}

async function value<Value>(from: Promise<{ ok: true; value: Value } | { ok: false; fault: unknown }>): Promise<Value> {
  return unwrap(await from)
}

describe('the list', () => {
  test('tells unfinished, finished and broken tables apart; what can only be watched is never unfinished', async () => {
    const { shelf, store, library } = shelfOf()
    await store.create(sampleRecord('going'))
    await store.create(sampleRecord('done', { over: true, places: [1, 2] }))
    await store.create(sampleRecord('watch', { replayOnly: true, updated: 5 }))
    shelf.records.set('bad', { id: 'bad' })
    const { unfinished, finished, broken, lasting } = await value(library.list())
    expect(unfinished.map(({ id }) => id)).toEqual(['going'])
    expect(finished.map(({ id }) => id)).toEqual(['done', 'watch'])
    expect(broken).toEqual([{ id: 'bad', field: 'game' }])
    expect(lasting).toBe(false)
  })

  test('the scores of one’s own games that began alike, finished and others’ left out', async () => {
    const { store, library } = shelfOf()
    const head = 'iacta 1 pebbles/1 {} seats=1'
    const own = { over: true, places: [1], company: { sitters: [{ kind: 'person', name: '' }], dice: 'app' } } as const
    await store.create(sampleRecord('a', { ...own, scores: [12], log: `${head}\nthrow 1\n` }))
    await store.create(sampleRecord('b', { ...own, scores: [30], log: `iacta 1 pebbles/1 {"rounds":1} seats=1\n` }))
    await store.create(sampleRecord('c', { ...own, over: false, places: null, scores: [40], log: `${head}\n` }))
    await store.create(sampleRecord('d', { ...own, scores: [9], log: `${head}\n` }))
    expect(await library.soloScores('d', `${head}\nthrow 2\n`)).toEqual([12])
  })

  test('a deleted table can be put back; a broken one is gone', async () => {
    const { shelf, store, library } = shelfOf()
    await store.create(sampleRecord('a'))
    shelf.records.set('bad', 1)
    const deleted = await value(library.delete('a'))
    expect(shelf.records.has('a')).toBe(false)
    await library.putBack(deleted as TableRecord)
    expect(await store.get('a')).toEqual(good(sampleRecord('a')))
    expect(await library.delete('bad')).toEqual(good(null))
    expect(shelf.records.has('bad')).toBe(false)
  })

  test('hears of other tabs until it stops', async () => {
    const { shelf, library } = shelfOf()
    const heard: string[] = []
    const stop = library.watch(({ id }) => heard.push(id))
    const deaf = library.watch(() => heard.push('deaf'))
    deaf()
    await Promise.resolve()
    const other = shelf.open()
    await other.create(sampleRecord('a'))
    stop()
    await other.create(sampleRecord('b'))
    expect(heard).toEqual(['a'])
  })
})

describe('files', () => {
  test('a log goes out and comes in again, as a table of people without names that goes on', async () => {
    const on = desk()
    const company = {
      sitters: [
        { kind: 'person', name: 'Ada' },
        { kind: 'bot', name: 'B', level: 'icicle' },
      ],
      dice: 'app',
    } as const
    const id = await value(createTable({ game: 'dicy-cards', options: { target: 50 }, company }, on))
    const first = await value(openLocal(id, on))
    await on.clock.pass(0)
    first.close()
    const library = new Library(async () => on.store, load)
    const file = await value(library.exportLog(id))
    expect(file.name).toMatch(/^dicy-cards-\d{8}-\d{4}\.log$/)
    const again = await value(library.importLog(file.text))
    expect(again).not.toBe(id)
    const { record } = await value(library.open(again))
    expect(record).toMatchObject({ way: 'device', over: false, company: { dice: 'app' } })
    expect(record.company.sitters).toEqual([
      { kind: 'person', name: '' },
      { kind: 'person', name: '' },
    ])
    expect(record.log).toBe(file.text)
    const screen = new Screen(await value(openLocal(again, on)))
    await playOut(screen, on.clock, anyAnswer(1))
  })

  test('real dice stay real', async () => {
    const { library } = shelfOf()
    const id = await value(library.importLog(OVER.replace('\n', '\nfair 1 none=real-dice\n')))
    expect((await value(library.open(id))).record).toMatchObject({
      way: 'real',
      over: true,
      places: [1, 2],
      scores: [2, 0],
    })
  })

  test('a log with proven dice is kept byte for byte, to be watched only', async () => {
    const on = desk()
    const library = new Library(async () => on.store, load)
    const { text } = sample(pebbles, { table: 't', seats: 2, options: {}, seed: 1, inputs: 3 })
    const id = await value(library.importLog(text))
    const { record } = await value(library.open(id))
    expect(record).toMatchObject({ replayOnly: true, over: false, log: text })
    expect(await openLocal(id, on)).toEqual(bad({ code: 'replay-only' }))
    expect((await value(library.list())).finished.map((one) => one.id)).toEqual([id])
  })

  test.each([
    ['', 'empty', 1],
    ['hello', 'not-a-log', 1],
    ['iacta 1 chess/1 {} seats=2\n', 'unknown-game', 1],
    [OVER.replace('iacta 1', 'iacta 2'), 'newer-format', 1],
    ['iacta 1 dicy-cards/99 {} seats=2\n', 'unknown-rules', 1],
    [OVER.replace('0 lay 3', '0 lay 9'), 'unreadable-move', 3],
    [OVER.replace('throw 1 1 1', 'throw 7 1 1'), 'refused', 2],
    [OVER.replace('1 lay 0', '0 lay 1'), 'refused', 4],
    ['x'.repeat(LIMITS.bytes + 1), 'too-large', 1],
  ])('what is no log is told why, and nothing is kept: %.20j', async (text, code, line) => {
    const { shelf, library } = shelfOf()
    expect(await library.importLog(text)).toMatchObject({ ok: false, fault: { code: 'log', fault: { code, line } } })
    expect(shelf.records.size).toBe(0)
  })

  test('a file is not even read when it is too large', async () => {
    expect(await readFile(new Blob(['abc']), 2)).toEqual(bad({ line: 1, code: 'too-large', limit: 2 }))
    expect(await readFile(new Blob(['abc']), 3)).toEqual(good('abc'))
  })
})

describe('a backup', () => {
  test('brings everything to another device, and nothing twice', async () => {
    const { store, library } = shelfOf()
    await store.create(sampleRecord('a', { log: OVER, over: true, places: [1, 2], scores: [2, 0] }))
    await store.create(sampleRecord('b', { log: `${HEADER}\n`, scores: [0, 0], updated: 9 }))
    const file = await value(library.backup({ beside: [7] }))
    expect(JSON.parse(file.text)).toMatchObject({ iacta: 'backup', beside: [7] })
    expect(file.name).toMatch(/^iacta-20261115-\d{4}\.json$/)
    const other = shelfOf()
    expect(await other.library.restore(file.text)).toEqual(good({ restored: 2, known: 0, broken: [], fault: null }))
    expect(await other.store.get('a')).toEqual(await store.get('a'))
    expect(await other.store.get('b')).toEqual(await store.get('b'))
    expect(await other.library.restore(file.text)).toEqual(good({ restored: 0, known: 2, broken: [], fault: null }))
  })

  test('is not believed: what lists show is computed from the log, what cannot be read is told', async () => {
    const { store, library } = shelfOf()
    const lies = sampleRecord('lie', { log: OVER, scores: [99, 99], places: [2, 1] })
    const tables = [lies, sampleRecord('bad', { log: 'nonsense' }), { id: 'worse' }, null]
    const restored = await value(library.restore(JSON.stringify({ iacta: 'backup', version: 1, tables })))
    expect(restored).toMatchObject({ restored: 1, known: 0 })
    expect(restored.broken.map(({ id }) => id)).toEqual(['bad', 'worse', ''])
    expect(await store.get('lie')).toMatchObject({ value: { scores: [2, 0], places: [1, 2], over: true } })
  })

  test.each([
    ['nonsense', 'not-a-backup'],
    ['null', 'not-a-backup'],
    ['{"iacta":"backup","version":2,"tables":[]}', 'newer-backup'],
  ])('%s is refused: %s', async (text, code) => {
    expect(await shelfOf().library.restore(text)).toEqual(bad({ code }))
  })

  test('stops where storage gives up, and says how far it came', async () => {
    const { store } = shelfOf()
    const full: Store = {
      ...store,
      create: async (record) => (record.id === 'a' ? store.create(record) : bad({ code: 'full' })),
    }
    const library = new Library(async () => full, load)
    const tables = ['a', 'b', 'c'].map((id) => sampleRecord(id, { log: OVER }))
    const restored = await library.restore(JSON.stringify({ iacta: 'backup', version: 1, tables }))
    expect(restored).toEqual(good({ restored: 1, known: 0, broken: [], fault: { code: 'full' } }))
  })
})
