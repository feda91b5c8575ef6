/** The cases that every store must pass. Runs in Node and in a page, so it has its own assertions. */
import { same } from '../../../engine/json.ts'
import type { TableRecord } from '../storage/record.ts'
import type { Change, Store } from '../storage/store.ts'

export interface Bench {
  /** A store with nothing in it, as two tabs have it open. */
  tabs(): Promise<readonly [Store, Store]>
  /** Puts something behind the stores' backs. */
  spoil(id: string, table: unknown, log: unknown): Promise<void>
  /** Long enough for another tab to hear. */
  settle(): Promise<void>
}

interface StoreCase {
  readonly name: string
  run(bench: Bench): Promise<void>
}

function expectSame(got: unknown, due: unknown): void {
  if (!same(got, due)) throw new Error(`${JSON.stringify(got)} instead of ${JSON.stringify(due)}`)
}

export function sampleRecord(id: string, change: Partial<TableRecord> = {}): TableRecord {
  return {
    id,
    game: 'pebbles',
    rules: 1,
    company: {
      sitters: [
        { kind: 'person', name: 'Ada' },
        { kind: 'bot', name: '', level: 'keen' },
      ],
      dice: 'app',
    },
    way: 'bots',
    created: 1000,
    updated: 1000,
    rev: 1,
    over: false,
    scores: [0, 3],
    places: null,
    replayOnly: false,
    sealed: 0,
    log: `iacta 1 pebbles/1 {} seats=2\n# ${id} \u{1f3b2}\n`,
    ...change,
  }
}

const done = { ok: true, value: null }
const fault = (what: object): object => ({ ok: false, fault: what })

async function idsOf(store: Store): Promise<readonly string[]> {
  const listed = await store.list()
  return listed.ok ? listed.value.tables.map(({ id }) => id) : []
}

export const STORE_CASES: readonly StoreCase[] = [
  {
    name: 'nothing is there at first',
    run: async ({ tabs }) => {
      const [store] = await tabs()
      expectSame(await store.list(), { ok: true, value: { tables: [], broken: [] } })
      expectSame(await store.get('none'), fault({ code: 'missing', id: 'none' }))
      expectSame(await store.delete('none'), done)
    },
  },
  {
    name: 'what was created is there, in every tab, as it was',
    run: async ({ tabs }) => {
      const [one, two] = await tabs()
      expectSame(await one.create(sampleRecord('a')), done)
      expectSame(await two.get('a'), { ok: true, value: sampleRecord('a') })
    },
  },
  {
    name: 'an id is used once',
    run: async ({ tabs }) => {
      const [one, two] = await tabs()
      await one.create(sampleRecord('a'))
      expectSame(await two.create(sampleRecord('a', { log: 'other' })), fault({ code: 'exists', id: 'a' }))
      expectSame(await one.get('a'), { ok: true, value: sampleRecord('a') })
    },
  },
  {
    name: 'lists come newest first, and without logs',
    run: async ({ tabs }) => {
      const [store] = await tabs()
      await store.create(sampleRecord('old', { updated: 1 }))
      await store.create(sampleRecord('new', { updated: 9 }))
      await store.create(sampleRecord('mid', { updated: 5 }))
      expectSame(await idsOf(store), ['new', 'mid', 'old'])
      const { log: _, ...summary } = sampleRecord('new', { updated: 9 })
      const listed = await store.list()
      expectSame(listed.ok && listed.value.tables[0], summary)
    },
  },
  {
    name: 'a write that has seen the last one counts',
    run: async ({ tabs }) => {
      const [one, two] = await tabs()
      await one.create(sampleRecord('a'))
      const next = sampleRecord('a', { rev: 2, log: 'longer', scores: [4, 3], updated: 2000 })
      expectSame(await two.replace(1, next), done)
      expectSame(await one.get('a'), { ok: true, value: next })
    },
  },
  {
    name: 'a write that has not is refused, and changes nothing',
    run: async ({ tabs }) => {
      const [one, two] = await tabs()
      await one.create(sampleRecord('a'))
      const first = sampleRecord('a', { rev: 2, log: 'first' })
      await one.replace(1, first)
      const late = await two.replace(1, sampleRecord('a', { rev: 2, log: 'second' }))
      expectSame(late, fault({ code: 'stale', id: 'a', rev: 2 }))
      expectSame(await two.get('a'), { ok: true, value: first })
    },
  },
  {
    name: 'of many writers at once exactly one wins',
    run: async ({ tabs }) => {
      const [one, two] = await tabs()
      await one.create(sampleRecord('a'))
      const writers = Array.from({ length: 10 }, (_, i) => (i % 2 === 0 ? one : two))
      const all = await Promise.all(writers.map((tab, i) => tab.replace(1, sampleRecord('a', { rev: 2, log: `${i}` }))))
      const winners = all.flatMap(({ ok }, i) => (ok ? [i] : []))
      expectSame(winners.length, 1)
      const kept = await one.get('a')
      expectSame(kept.ok && kept.value.log, String(winners[0]))
    },
  },
  {
    name: 'what is gone cannot be written to, and can be put back',
    run: async ({ tabs }) => {
      const [one, two] = await tabs()
      await one.create(sampleRecord('a'))
      expectSame(await two.delete('a'), done)
      expectSame(await one.get('a'), fault({ code: 'missing', id: 'a' }))
      expectSame(await one.replace(1, sampleRecord('a', { rev: 2 })), fault({ code: 'missing', id: 'a' }))
      expectSame(await idsOf(one), [])
      expectSame(await one.create(sampleRecord('a')), done)
      expectSame(await two.get('a'), { ok: true, value: sampleRecord('a') })
    },
  },
  {
    name: 'the other tab hears of writes and deletions, oneself does not',
    run: async ({ tabs, settle }) => {
      const [one, two] = await tabs()
      const heard: { own: Change[]; other: Change[] } = { own: [], other: [] }
      one.watch((change) => heard.own.push(change))
      const stop = two.watch((change) => heard.other.push(change))
      await one.create(sampleRecord('a'))
      await one.replace(1, sampleRecord('a', { rev: 2 }))
      await one.replace(1, sampleRecord('a', { rev: 9 }))
      await one.delete('a')
      await one.delete('a')
      await settle()
      const told = [
        { id: 'a', rev: 1 },
        { id: 'a', rev: 2 },
        { id: 'a', rev: null },
      ]
      expectSame(heard, { own: [], other: told })
      stop()
      await one.create(sampleRecord('b'))
      await settle()
      expectSame(heard.other.length, told.length)
    },
  },
  {
    name: 'a broken record is told, and the others stay',
    run: async ({ tabs, spoil }) => {
      const [store] = await tabs()
      await store.create(sampleRecord('fine'))
      await spoil('bad', { ...sampleRecord('bad'), scores: 'many' }, 'log')
      expectSame(await idsOf(store), ['fine'])
      const listed = await store.list()
      expectSame(listed.ok && listed.value.broken, [{ id: 'bad', field: 'scores' }])
      expectSame(await store.get('bad'), fault({ code: 'broken', id: 'bad', field: 'scores' }))
      expectSame(await store.delete('bad'), done)
      expectSame(await store.get('bad'), fault({ code: 'missing', id: 'bad' }))
    },
  },
  {
    name: 'a record without its log is told when it is opened',
    run: async ({ tabs, spoil }) => {
      const [store] = await tabs()
      const { log: _, ...summary } = sampleRecord('bare')
      await spoil('bare', summary, undefined)
      expectSame(await store.get('bare'), fault({ code: 'broken', id: 'bare', field: 'log' }))
    },
  },
]
