/** Connections that break: nothing that was answered is lost, nothing is done twice, and all goes on by itself. */
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { unwrap } from '../../../engine/result.ts'
import type { Store, StoreEvent, Write } from '../store.ts'
import { type Server, startServer, whyNoServer } from '../testing/own-postgres.ts'
import { ask, codeOf, freshSchema, sharedServer } from '../testing/postgres.ts'
import { type Cut, CuttingProxy } from '../testing/postgres-proxy.ts'
import { device, made, more, row, seated, someone } from '../testing/sample.ts'
import { openPostgres, type PostgresOptions } from './postgres.ts'

const missing = whyNoServer()
const stores: Store[] = []
afterEach(async () => {
  await Promise.all(stores.splice(0).map((store) => store.close()))
})

async function open(url: string, options: PostgresOptions): Promise<Store> {
  const opened = unwrap(await openPostgres(url, { pauseMs: 100, ...options }))
  stores.push(opened)
  return opened
}

const settled = async (condition: () => boolean | Promise<boolean>): Promise<void> => {
  while (!(await condition())) await new Promise((resolve) => setTimeout(resolve, 10))
}

/** Says lines at a table one after the other, each with a command, until told to stop; gives how many were answered. */
function player(store: Store, id: string) {
  let running = true
  let seq = 0
  const faults: string[] = []
  const playing = (async () => {
    while (running) {
      const command = { identity: 'ann', id: `c${seq}`, seq: seq + 1 }
      const seats = [seated('ann')]
      const before = row(id, { seats, seq })
      const said = await store.commit({ tables: [{ ...more(before, [`throw ${seq + 1}`]), commands: [command] }] })
      if (said.ok) seq++
      else faults.push(said.fault.code)
      if (!said.ok) await new Promise((resolve) => setTimeout(resolve, 5))
    }
  })()
  return {
    faults,
    get seq() {
      return seq
    },
    stop: async () => {
      running = false
      await playing
      return seq
    },
  }
}

async function makeTables(store: Store, ids: readonly string[]): Promise<void> {
  const tables = ids.map((id) => made(id, [], { seats: [seated('ann')] }))
  unwrap(await store.commit({ introduce: someone('ann'), tables }))
}

async function lines(store: Store, id: string): Promise<readonly string[] | undefined> {
  return unwrap(await store.table(id))?.lines
}
const throws = (count: number) => Array.from({ length: count }, (_, i) => `throw ${i + 1}`)

describe.skipIf(missing !== null)(`a connection that breaks${missing === null ? '' : `: ${missing}`}`, () => {
  let url = ''
  let proxy: CuttingProxy
  beforeAll(async () => {
    const server = await sharedServer()
    if ('missing' in server) throw new Error(server.missing)
    url = server.url
    proxy = await CuttingProxy.before(url)
  })
  afterAll(() => proxy?.close())

  test('sessions that the server ends are replaced, and nobody notices', async () => {
    const schema = freshSchema()
    const store = await open(url, { schema })
    await makeTables(store, ['t0', 't1', 't2'])
    const players = ['t0', 't1', 't2'].map((id) => player(store, id))
    const ended = `SELECT count(pg_terminate_backend(pid)) AS n FROM pg_stat_activity
      WHERE application_name = 'iacta' AND pid <> pg_backend_pid() AND query LIKE $1`
    for (let round = 0; round < 10; round++) {
      const least = players.map(({ seq }) => seq)
      await settled(() => players.every(({ seq }, i) => seq > (least[i] ?? 0) + 2))
      await ask(url, ended, ['%json_to_recordset%'])
      unwrap(await store.table('t0'))
    }
    for (const [i, one] of players.entries()) {
      const count = await one.stop()
      expect(await lines(store, `t${i}`)).toEqual(throws(count))
      expect(one.faults).toEqual([])
    }
  })

  test.each<Cut>(['before', 'after', 'late', 'mute'])('a write that is cut (%s) is done, and once', async (cut) => {
    const schema = freshSchema()
    // Only one that is cut without a word is noticed by its silence.
    const store = await open(proxy.url, cut === 'mute' ? { schema, answerMs: 2000 } : { schema })
    const direct = await open(url, { schema })
    await makeTables(store, ['t', 'u'])
    const { cuts } = proxy
    proxy.arm(cut)
    const t = row('t', { seats: [seated('ann')] })
    const commands = [{ identity: 'ann', id: 'c', seq: 1 }]
    const writes: readonly Write[] = [
      { tables: [{ ...more(t, ['throw 1']), commands }] },
      { tables: [more({ ...t, id: 'u', seq: 7 }, ['throw 9'])] },
      { tables: [{ ...more(t, ['throw 1']), commands }] },
      { introduce: someone('bob') },
      { introduce: someone('ann') },
    ]
    const answers = await Promise.all(writes.map((write) => store.commit(write)))
    expect(answers.map(codeOf)).toEqual(['ok', 'conflict', 'applied', 'ok', 'taken'])
    if (cut === 'late') await proxy.deliver()
    expect(proxy.cuts).toBe(cuts + 1)
    expect([await lines(direct, 't'), await lines(direct, 'u')]).toEqual([['throw 1'], []])
    unwrap(await store.commit({ tables: [more({ ...t, seq: 1 }, ['throw 2'])] }))
    expect(await lines(direct, 't')).toEqual(['throw 1', 'throw 2'])
  })

  test('what arrives after it was sent again does not undo what was written since', async () => {
    const store = await open(proxy.url, { schema: freshSchema() })
    await makeTables(store, ['t'])
    unwrap(await store.commit({ introduce: someone('bob') }))
    const lobby = (notes: string): Write => ({ tables: [more(row('t', { seats: [seated('ann')] }), [], { notes })] })
    const phone = (who: string): Write => ({ push: device('phone', who) })
    for (const [first, second] of [
      [lobby('first'), lobby('second')],
      [phone('ann'), phone('bob')],
    ] as const) {
      proxy.arm('late')
      unwrap(await store.commit(first))
      unwrap(await store.commit(second))
      await proxy.deliver()
    }
    expect(unwrap(await store.table('t'))?.row.notes).toBe('second')
    expect([unwrap(await store.pushesOf('ann')), unwrap(await store.pushesOf('bob')).length]).toEqual([[], 1])
  })

  test('a batch of jobs whose answer is lost is answered one by one as it was', async () => {
    const schema = freshSchema()
    const store = await open(proxy.url, { schema })
    unwrap(await store.commit({ introduce: someone('ann') }))
    proxy.arm('after')
    const writes: readonly Write[] = [
      { introduce: someone('bob'), tables: [made('t', ['throw 1'])] },
      { introduce: someone('ann') },
      { tables: [made('t')] },
      { forget: 'ann' },
      { identity: someone('ann') },
      { tables: [made('u', [], { deadline: 0.5 })] },
    ]
    const answers = await Promise.allSettled(writes.map((write) => store.commit(write)))
    const said = answers.map((one) => (one.status === 'rejected' ? 'bug' : codeOf(one.value)))
    expect(said).toEqual(['ok', 'taken', 'conflict', 'ok', 'gone', 'bug'])
    expect(unwrap(await store.table('t'))?.lines).toEqual(['throw 1'])
  })

  test('cut again and again while several play: every line that was answered is there, once and in order', async () => {
    const schema = freshSchema()
    const store = await open(proxy.url, { schema })
    const ids = Array.from({ length: 8 }, (_, i) => `t${i}`)
    await makeTables(store, ids)
    const players = ids.map((id) => player(store, id))
    for (const cut of Array.from({ length: 30 }, (_, i) => (['before', 'after', 'late'] as const)[i % 3] ?? 'before')) {
      const { cuts } = proxy
      const least = players.map(({ seq }) => seq)
      proxy.arm(cut)
      await settled(() => proxy.cuts > cuts && players.every(({ seq }, i) => seq > (least[i] ?? 0)))
      await proxy.deliver()
    }
    const direct = await open(url, { schema })
    for (const [i, one] of players.entries()) {
      const count = await one.stop()
      expect([await lines(direct, `t${i}`), one.faults]).toEqual([throws(count), []])
      expect(unwrap(await direct.appliedCommand(`t${i}`, 'ann', `c${count - 1}`))).toBe(count)
    }
  })
})

describe.skipIf(missing !== null)(`a server that goes away${missing === null ? '' : `: ${missing}`}`, () => {
  let server: Server
  beforeAll(async () => {
    server = await startServer()
  })
  afterAll(() => server?.drop())

  test('is missed at once and found again, and nothing that was answered is lost', async () => {
    const store = await open(server.url, {})
    const events: StoreEvent['kind'][] = []
    store.listen(({ kind }) => void events.push(kind))
    await settled(() => events.includes('gap'))
    await makeTables(store, ['t0', 't1', 't2', 't3'])
    const players = ['t0', 't1', 't2', 't3'].map((id) => player(store, id))
    for (let round = 0; round < 3; round++) {
      events.length = 0
      const least = players.map(({ seq }) => seq)
      await settled(() => players.every(({ seq }, i) => seq > (least[i] ?? 0) + 5))
      await server.stop()
      await settled(() => events.includes('away'))
      const away = { ok: false, fault: { code: 'away' } }
      expect(await store.commit({ introduce: someone(`p${round}`) })).toEqual(away)
      expect([await store.table('t0'), await store.beat('me'), await store.claim('t0', 'me')]).toEqual([
        away,
        away,
        away,
      ])
      await server.start()
      await settled(() => events.includes('back') && events.includes('gap'))
      expect(unwrap(await store.identity(`p${round}`))).toBeNull()
    }
    for (const [i, one] of players.entries()) {
      const least = one.seq
      await settled(() => one.seq > least)
      const count = await one.stop()
      expect(await lines(store, `t${i}`)).toEqual(throws(count))
      expect(new Set(one.faults)).toEqual(new Set(one.faults.length > 0 ? ['away'] : []))
    }
  })

  test('cannot be opened, and says so without the password', async () => {
    await server.stop()
    const opened = await openPostgres(server.url, {})
    await server.start()
    expect(opened).toMatchObject({ ok: false, fault: { code: 'away' } })
    expect(opened.ok ? '' : opened.fault.message).toMatch(/ECONNREFUSED/)
    expect(opened.ok ? '' : opened.fault.message).not.toContain('iacta:iacta')
  })

  test('does not hold up a store that closes', async () => {
    const store = await open(server.url, { schema: freshSchema() })
    unwrap(await store.commit({ tables: [made('t')] }))
    await server.stop()
    const pending = store.commit({ tables: [more(row('t'), ['throw 1'])] })
    await store.close()
    expect(codeOf(await pending)).toMatch(/^(away|closed)$/)
    expect(codeOf(await store.commit({ introduce: someone('bob') }))).toBe('closed')
    await server.start()
  })
})
