/** Several processes on one PostgreSQL: who lives, who takes over what, and what they hear of each other. */
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { unwrap } from '../../../engine/result.ts'
import type { Store, StoreEvent, TableRow } from '../store.ts'
import { ask, codeOf, freshSchema, sharedServer } from '../testing/postgres.ts'
import { device, made, more, row, seated, someone } from '../testing/sample.ts'
import { openPostgres } from './postgres.ts'

const server = await sharedServer()
const url = 'url' in server ? server.url : ''

describe.skipIf(url === '')(`processes${'missing' in server ? `: ${server.missing}` : ''}`, () => {
  let schema: string
  let stores: Store[]
  let a: Store
  let b: Store
  const open = async (): Promise<Store> => {
    const opened = unwrap(await openPostgres(url, { schema, deadMs: 60_000 }))
    stores.push(opened)
    return opened
  }
  beforeEach(async () => {
    schema = freshSchema()
    stores = []
    a = await open()
    b = await open()
  })
  afterEach(async () => {
    await Promise.all(stores.map((store) => store.close()))
    await ask(url, `DROP SCHEMA ${schema} CASCADE`)
  })

  const ids = async (of: ReturnType<Store['due']>) => unwrap(await of).map(({ id }) => id)
  const silence = (owner: string) =>
    ask(url, `UPDATE ${schema}.processes SET seen = seen - interval '2 minutes' WHERE id = $1`, [owner])

  test('the tables of a process that lives are its own; of a dead one they are anybody’s', async () => {
    const tables = ['mine', 'hers', 'lost', 'free'].map((id, i) => made(id, [], { deadline: i }))
    unwrap(await a.commit({ tables }))
    for (const owner of ['a', 'b', 'gone']) unwrap(await a.beat(owner))
    for (const [id, owner] of [
      ['mine', 'a'],
      ['hers', 'b'],
      ['lost', 'gone'],
    ] as const)
      unwrap(await a.claim(id, owner))
    expect(await ids(a.due(9, 9, 'a'))).toEqual(['mine', 'free'])
    expect(await ids(a.due(9, 9))).toEqual(['mine', 'hers', 'lost', 'free'])
    await silence('gone')
    expect(await ids(a.due(Infinity, 9, 'a'))).toEqual(['mine', 'lost', 'free'])
    expect(await ids(a.takeDue('a', 9, 9))).toEqual(['mine', 'lost', 'free'])
    expect(unwrap(await b.table('lost'))?.row).toMatchObject({ owner: 'a', epoch: 3 })
    expect(await ids(b.takeDue('b', 9, 9))).toEqual(['hers'])
    await silence('a')
    unwrap(await a.beat('a'))
    expect(await ids(b.takeDue('b', 9, 9))).toEqual(['hers'])
    unwrap(await a.retire('a'))
    expect(await ids(b.takeDue('b', 9, 9))).toEqual(['mine', 'hers', 'lost', 'free'])
  })

  test('a process that lives keeps its table, and others learn where it is; unless it is named, as one that does not answer', async () => {
    unwrap(await a.commit({ tables: [made('t')] }))
    unwrap(await a.beat('pa', 'http://10.0.0.1:8080'))
    unwrap(await b.beat('pb'))
    expect(unwrap(await a.claim('t', 'pa'))).toMatchObject({ row: { owner: 'pa', epoch: 2 }, orphan: false })
    expect(unwrap(await b.holder('t', 'pb'))).toEqual({ owner: 'pa', address: 'http://10.0.0.1:8080' })
    expect(unwrap(await a.holder('t', 'pa'))).toBeNull()
    for (const instead of [undefined, 'pc'])
      expect(unwrap(await b.claim('t', 'pb', instead))).toMatchObject({ row: { owner: 'pa', epoch: 2 }, orphan: false })
    expect(unwrap(await b.claim('t', 'pb', 'pa'))).toMatchObject({ row: { owner: 'pb', epoch: 3 }, orphan: true })
    expect(unwrap(await a.claim('t', 'pa', 'pa'))?.row.owner).toBe('pb')
    expect(unwrap(await a.holder('t', 'pa'))).toEqual({ owner: 'pb', address: null })
    await silence('pb')
    expect(unwrap(await a.holder('t', 'pa'))).toBeNull()
    expect(unwrap(await a.claim('t', 'pa'))).toMatchObject({ row: { owner: 'pa', epoch: 4 }, orphan: true })
    unwrap(await a.release(['t'], 'pa'))
    expect(unwrap(await b.claim('t', 'pb'))).toMatchObject({ row: { owner: 'pb' }, orphan: false })
  })

  test('a sign of life from the future is none: the database’s clock was set back, and its sender has been silent since', async () => {
    unwrap(await a.commit({ tables: [made('t', [], { deadline: 1 }), made('u', [], { deadline: 2 })] }))
    for (const owner of ['ahead', 'b']) unwrap(await a.beat(owner, 'http://10.0.0.1:8080'))
    for (const id of ['t', 'u']) unwrap(await a.claim(id, 'ahead'))
    expect(await ids(b.due(9, 9, 'b'))).toEqual([])
    await ask(url, `UPDATE ${schema}.processes SET seen = seen + interval '1 hour' WHERE id = 'ahead'`)
    expect(unwrap(await b.holder('t', 'b'))).toBeNull()
    expect(unwrap(await b.claim('t', 'b'))).toMatchObject({ row: { owner: 'b', epoch: 3 }, orphan: true })
    expect(await ids(b.due(9, 9, 'b'))).toEqual(['t', 'u'])
    expect(await ids(b.takeDue('b', 9, 9))).toEqual(['t', 'u'])
    // One that lives says so again within a second, and keeps what it has.
    unwrap(await a.claim('u', 'ahead', 'b'))
    unwrap(await a.beat('ahead'))
    expect(unwrap(await b.claim('u', 'b'))?.row.owner).toBe('ahead')
  })

  test('two that look for due tables at once never get the same', async () => {
    const names = Array.from({ length: 200 }, (_, i) => `t${String(i).padStart(3, '0')}`)
    unwrap(await a.commit({ tables: names.map((id) => made(id, [], { deadline: 1 })) }))
    const c = await open()
    const takers = [a, b, c].map((store, i) => ({ store, owner: `p${i}`, got: [] as string[] }))
    for (const { store, owner } of takers) unwrap(await store.beat(owner))
    await Promise.all(
      takers.map(async ({ store, owner, got }) => {
        for (let i = 0; i < 60; i++) {
          const fresh = (await ids(store.takeDue(owner, 9, 200))).filter((id) => !got.includes(id))
          got.push(...fresh.slice(0, 7))
          unwrap(await store.release(fresh.slice(7), owner))
        }
      }),
    )
    const all = takers.flatMap(({ got }) => got)
    expect(new Set(all).size).toBe(all.length)
    expect(all.sort()).toEqual(names)
  })

  test('a table that is being written is passed over', async () => {
    unwrap(await a.commit({ tables: [made('t', [], { deadline: 1 }), made('u', [], { deadline: 2 })] }))
    const { Client } = await import('pg')
    const other = new Client({ connectionString: url })
    await other.connect()
    await other.query(`BEGIN; UPDATE ${schema}.tables SET seq = seq WHERE id = 't'`)
    expect(await ids(a.takeDue('a', 9, 9))).toEqual(['u'])
    await other.query('COMMIT')
    await other.end()
    expect(await ids(a.takeDue('a', 9, 9))).toEqual(['t', 'u'])
  })

  /** All that one store hears, once it listens. */
  async function heardBy(store: Store) {
    const events: StoreEvent[] = []
    const stop = store.listen((event) => void events.push(event))
    const until = async (count: number): Promise<void> => {
      while (events.length < count) await new Promise((resolve) => setTimeout(resolve, 5))
    }
    await until(1)
    expect(events.splice(0)).toEqual([{ kind: 'gap' }])
    return { events, until, stop }
  }

  test('others hear what was taken from an owner or changed behind its back; nothing of plain moves or free tables', async () => {
    const [fromA, fromB] = [await heardBy(b), await heardBy(a)]
    unwrap(
      await a.commit({ introduce: someone('ann'), tables: [made('t', [], { seats: [seated('ann')], deadline: 1 })] }),
    )
    unwrap(await a.commit({ push: device('phone', 'ann') }))
    const claimed = unwrap(await a.claim('t', 'pa'))?.row as TableRow
    unwrap(await a.claim('t', 'pa'))
    unwrap(await a.commit({ tables: [more(claimed, ['throw 1'])] }))
    unwrap(await a.claim('t', 'pc', 'pa'))
    unwrap(await a.commit({ forget: 'ann' }))
    unwrap(await a.commit({ shelve: ['t', 'none'] }))
    unwrap(await a.commit({ tables: [made('u', [], { deadline: 1 }), made('v'), made('w', [], { deadline: 2 })] }))
    unwrap(await a.claim('w', 'dead'))
    unwrap(await a.takeDue('pa', 9, 9))
    unwrap(await a.commit({ remove: [{ id: 'v', expect: { seq: 0, epoch: 1 } }] }))
    unwrap(await a.commit({ remove: ['t', 'v'].map((id) => ({ id, expect: null })) }))
    unwrap(await a.tell('news', 'líne 1\n"line 2" 😀'))
    await fromA.until(6)
    expect(fromA.events).toEqual([
      { kind: 'moved', table: 't', owner: 'pc', epoch: 3 },
      { kind: 'changed', table: 't', epoch: 4 },
      { kind: 'changed', table: 't', epoch: 5 },
      { kind: 'moved', table: 'w', owner: 'pa', epoch: 3 },
      { kind: 'changed', table: 't', epoch: null },
      { kind: 'told', channel: 'news', text: 'líne 1\n"line 2" 😀' },
    ])
    expect(fromB.events).toEqual([])
    fromA.stop()
    unwrap(await b.tell('news', 'back'))
    unwrap(await a.tell('news', 'unheard'))
    await fromB.until(1)
    expect([fromA.events.length, fromB.events]).toEqual([6, [{ kind: 'told', channel: 'news', text: 'back' }]])
  })

  test('a connection that listens and breaks listens again, and says that something may have been missed', async () => {
    const heard = await heardBy(b)
    await ask(url, `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE query = $1`, [`LISTEN "${schema}"`])
    await heard.until(1)
    unwrap(await a.tell('news', 'again'))
    await heard.until(2)
    expect(heard.events).toEqual([{ kind: 'gap' }, { kind: 'told', channel: 'news', text: 'again' }])
  })

  test('what two processes do to the same people and tables at once ends well', async () => {
    const people = ['ann', 'bob', 'cat']
    for (let round = 0; round < 30; round++) {
      const [t, u] = [`t${round}`, `u${round}`]
      for (const id of people) await a.commit({ introduce: someone(id) })
      const sit = (id: string, who: readonly string[]) => made(id, [], { host: 'cat', seats: who.map(seated) })
      unwrap(await a.commit({ tables: [sit(t, ['ann', 'bob']), sit(u, ['bob', 'ann'])] }))
      const change = (id: string) => more(sit(id, ['ann', 'bob']).row, ['throw 1'], { seats: [seated('ann')] })
      const answers = await Promise.all([
        a.commit({ forget: 'ann' }),
        b.commit({ tables: [change(u), change(t)] }),
        a.commit({ expire: { before: 9, limit: 9 } }),
        b.commit({ forget: 'bob' }),
        a.commit({ tables: [change(t), change(u)] }),
      ])
      for (const answer of answers) expect(codeOf(answer)).toMatch(/^(ok|conflict|gone)$/)
      const left = JSON.stringify([unwrap(await a.table(t)), unwrap(await b.table(u))])
      for (const who of ['ann', 'bob']) {
        expect(unwrap(await a.identity(who))).toBeNull()
        expect(left).not.toContain(`"identity":"${who}"`)
        expect(unwrap(await a.tablesOf(who, 9)).rows).toEqual([])
      }
    }
  })

  test('a lock that another holds for too long: busy, alone, and nothing is half done', async () => {
    const { Client } = await import('pg')
    unwrap(await a.commit({ tables: [made('t'), made('u')] }))
    const impatient = unwrap(await openPostgres(url, { schema, busyMs: 50 }))
    stores.push(impatient)
    const other = new Client({ connectionString: url })
    await other.connect()
    await other.query(`BEGIN; SELECT 1 FROM ${schema}.tables WHERE id = 't' FOR UPDATE`)
    const answers = await Promise.all(
      ['t', 'u'].map((id) => impatient.commit({ tables: [more(row(id), ['throw 1'])] })),
    )
    expect(answers.map(codeOf)).toEqual(['busy', 'ok'])
    await other.end()
    unwrap(await impatient.commit({ tables: [more(row('t'), ['throw 1'])] }))
  })
})
