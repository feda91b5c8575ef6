/** What any store must do: one file of cases, run for every implementation. */
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { unwrap } from '../../../engine/result.ts'
import { LIMITS, type Page, type Store, type TableRow, type Write } from '../store.ts'
import { ownerCases } from './cases-owners.ts'
import { deviceCases } from './device-cases.ts'
import { documentCases } from './document-cases.ts'
import { againstModel } from './random.ts'
import { device, made, more, row, seated, someone } from './sample.ts'

/** Where a store keeps its things: empty at first. */
export interface Place {
  /** Another handle on the same data. Cramped: the disk is soon full. */
  open(how?: 'cramped'): Promise<Store>
  /** What a failing disk may do to a table, behind the store's back. */
  spoil(table: string, what: 'seats' | 'status' | 'first line' | 'last line'): void | Promise<void>
}

export function storeCases(name: string, makePlace: () => Place | Promise<Place>): void {
  describe(`a store: ${name}`, () => {
    let place: Place
    let store: Store
    beforeEach(async () => {
      place = await makePlace()
      store = await place.open()
    })
    afterEach(() => store.close())

    const commit = async (write: Write) => unwrap(await store.commit(write))
    const fault = async (write: Write) => {
      const result = await store.commit(write)
      return result.ok ? null : result.fault
    }
    const read = async (id: string, from?: number) => unwrap(await store.table(id, from))
    const rowOf = async (id: string) => (await read(id))?.row as TableRow

    test('a table comes back as it was written', async () => {
      const { row: whole, ...rest } = made('t', ['throw 1', '0 pass !', 'fair secret=ab'], {
        listed: true,
        status: 'playing',
        host: 'ann',
        seats: [seated('ann'), { kind: 'bot', level: 'hard' }, { kind: 'open' }],
        notes: { text: 'ünïcode "quoted"\n😀', deep: [null, { a: [1.5] }] },
        clock: { kind: 'slow', days: 2 },
        deadline: 12345678901234,
      })
      await commit({ introduce: someone('ann'), tables: [{ row: whole, ...rest }] })
      expect(await read('t')).toEqual({ row: whole, from: 1, lines: ['throw 1', '0 pass !', 'fair secret=ab'] })
      expect(await read('t', 3)).toEqual({ row: whole, from: 3, lines: ['fair secret=ab'] })
      expect((await read('t', 4))?.lines).toEqual([])
      expect((await read('t', 400))?.lines).toEqual([])
      expect(await read('nobody')).toBeNull()
    })

    test('all of a write, or nothing', async () => {
      await commit({ introduce: someone('ann'), tables: [made('old', ['throw 1'])] })
      const bad = await fault({
        key: { name: 'k', value: 'v' },
        introduce: someone('bob'),
        identity: someone('ann', { name: 'Anna' }),
        link: { token: 'l', identity: 'ann', expires: 9 },
        tables: [made('new', ['throw 2']), more(row('old', { seq: 1 }), ['throw 3'], { deadline: 5 }), made('old')],
      })
      expect(bad).toEqual({ code: 'conflict', table: 'old', found: { seq: 2, epoch: 1 } })
      for (const one of [await store.key('k'), await store.identity('bob'), await store.link('l')])
        expect(unwrap<unknown>(one)).toBeNull()
      expect(unwrap(await store.identity('ann'))?.name).toBe('name of ann')
      expect(await read('new')).toBeNull()
      expect((await read('old'))?.lines).toEqual(['throw 1'])
      expect(unwrap(await store.due(Infinity, 9))).toEqual([])
    })

    test('who has not seen the last line or epoch is told how it is now', async () => {
      await commit({ tables: [made('t', ['throw 1', 'throw 2'])] })
      const now = await rowOf('t')
      const found = { seq: 2, epoch: 1 }
      expect(await fault({ tables: [more({ ...now, seq: 1 }, ['throw 3'])] })).toEqual({
        code: 'conflict',
        table: 't',
        found,
      })
      expect(await fault({ tables: [more({ ...now, seq: 3 }, ['throw 3'])] })).toMatchObject({
        code: 'conflict',
        found,
      })
      expect(await fault({ tables: [more({ ...now, epoch: 2 }, ['throw 3'])] })).toMatchObject({
        code: 'conflict',
        found,
      })
      expect(await fault({ tables: [made('t')] })).toMatchObject({ code: 'conflict', found })
      expect(await fault({ tables: [more(row('none'), [])] })).toEqual({ code: 'conflict', table: 'none', found: null })
      expect(await fault({ remove: [{ id: 't', expect: { seq: 1, epoch: 1 } }] })).toMatchObject({
        code: 'conflict',
        found,
      })
      expect(await read('t')).toMatchObject({ row: now, lines: ['throw 1', 'throw 2'] })
      await commit({ tables: [more(now, ['throw 3'], { epoch: 2 })] })
      expect(await fault({ tables: [more({ ...now, seq: 3 }, [])] })).toMatchObject({ found: { seq: 3, epoch: 2 } })
    })

    test('numbers of lines that do not fit are a bug, and nothing is written', async () => {
      await commit({ tables: [made('t', ['throw 1'])] })
      const now = await rowOf('t')
      await expect(store.commit({ tables: [more(now, ['throw 2'], { seq: 5 })] })).rejects.toThrow(/t: 1 lines of 1/)
      await expect(store.commit({ tables: [{ ...more(now, []), keep: 2 }] })).rejects.toThrow(RangeError)
      await expect(store.commit({ tables: [more(now, [], { epoch: 0 })] })).rejects.toThrow(/epoch/)
      await expect(store.commit({ tables: [more(now, [], { deadline: 1.5 })] })).rejects.toThrow()
      expect(await rowOf('t')).toEqual(now)
    })

    test('a command counts once, for one identity at one table, also after lines were taken back and after a restart', async () => {
      const command = { identity: 'ann', id: 'c1', seq: 2 }
      await commit({ tables: [made('t', ['throw 1']), made('u')] })
      const now = await rowOf('t')
      await commit({ tables: [{ ...more(now, ['0 pass']), commands: [command] }] })
      const again = { code: 'applied', table: 't', id: 'c1', seq: 2 }
      expect(await fault({ tables: [{ ...more(await rowOf('t'), ['0 pass']), commands: [command] }] })).toEqual(again)
      expect((await rowOf('t')).seq).toBe(2)

      await commit({ tables: [{ ...more(await rowOf('t'), [], { seq: 1, takebacks: 1 }), keep: 1 }] })
      await store.close()
      store = await place.open()
      expect(await fault({ tables: [{ ...more(await rowOf('t'), ['0 pass']), commands: [command] }] })).toEqual(again)
      expect(unwrap(await store.appliedCommand('t', 'ann', 'c1'))).toBe(2)
      expect(unwrap(await store.appliedCommand('t', 'bob', 'c1'))).toBeNull()
      expect(unwrap(await store.appliedCommand('u', 'ann', 'c1'))).toBeNull()

      const bobs = { ...command, identity: 'bob', seq: 1 }
      await commit({ tables: [{ ...more(await rowOf('t'), []), commands: [bobs] }] })
      await commit({ tables: [{ ...more(await rowOf('u'), []), commands: [{ ...command, seq: 0 }] }] })
      await commit({ remove: [{ id: 't', expect: null }] })
      expect(unwrap(await store.appliedCommand('t', 'ann', 'c1'))).toBeNull()
      expect(unwrap(await store.appliedCommand('u', 'ann', 'c1'))).toBe(0)
    })

    test('twice the same command at the same moment: one is applied', async () => {
      await commit({ tables: [made('t')] })
      const write = { tables: [{ ...more(row('t'), ['0 pass']), commands: [{ identity: 'ann', id: 'c', seq: 1 }] }] }
      const results = await Promise.all([store.commit(write), store.commit(write)])
      expect(results.map((one) => (one.ok ? 'ok' : one.fault.code))).toEqual(['ok', 'applied'])
      expect((await read('t'))?.lines).toEqual(['0 pass'])
    })

    test('writes that were handed in one after the other are done in that order, without waiting between them', async () => {
      const writes = Array.from({ length: 100 }, (_, i) => more(row('t', { seq: i }), [`throw ${i + 1}`]))
      const results = await Promise.all([made('t'), ...writes].map((table) => store.commit({ tables: [table] })))
      expect(results.every(({ ok }) => ok)).toBe(true)
      expect((await read('t'))?.lines).toEqual(Array.from({ length: 100 }, (_, i) => `throw ${i + 1}`))
    })

    test('of writes that wait together, a bad one fails alone, and so do those that build on it', async () => {
      await commit({ tables: [made('a'), made('b')] })
      const tables = [
        more(row('a'), ['throw 1']),
        more(row('b', { seq: 7 }), ['throw 1']),
        more(row('b', { seq: 8 }), ['throw 2']),
        more(row('a', { seq: 1 }), ['throw 2']),
        { ...made('c', ['throw 1']), row: row('c', { seq: 1, deadline: 0.5 }) },
        made('d', ['throw 9']),
      ]
      const results = await Promise.allSettled(tables.map((table) => store.commit({ tables: [table] })))
      const code = ({ ok, fault }: { ok: boolean; fault?: { code: string } }) => (ok ? 'ok' : fault?.code)
      const said = results.map((one) => (one.status === 'rejected' ? 'bug' : code(one.value)))
      expect(said).toEqual(['ok', 'conflict', 'conflict', 'ok', 'bug', 'ok'])
      expect((await read('a'))?.lines).toEqual(['throw 1', 'throw 2'])
      expect([(await rowOf('b')).seq, await read('c'), (await rowOf('d')).seq]).toEqual([0, null, 1])
    })

    test('a read sees a whole commit or nothing of it, and always one that was answered', async () => {
      await commit({ tables: [made('t'), made('u')] })
      let answered = 0
      const writing = (async () => {
        for (let i = 0; i < 60; i++) {
          const lines = ['throw 1', 'throw 2', 'throw 3']
          await commit({ tables: [more(row('t', { seq: i * 3 }), lines), more(row('u', { seq: i * 3 }), lines)] })
          answered = i * 3 + 3
        }
      })()
      while (answered < 180) {
        const least = answered
        const t = await read('t')
        const u = await read('u')
        expect([(t?.lines.length ?? 0) % 3, t?.lines.length, (u?.row.seq ?? 0) >= (t?.row.seq ?? 0)]).toEqual([
          0,
          t?.row.seq,
          true,
        ])
        expect(t?.row.seq).toBeGreaterThanOrEqual(least)
        await new Promise((resolve) => setImmediate(resolve))
      }
      await writing
    })

    test('all is there after a restart; a closed store says so', async () => {
      const late = store.commit({ introduce: someone('ann'), tables: [made('t', ['throw 1'], { deadline: 4 })] })
      await store.close()
      await store.close()
      expect(unwrap(await late)).toBeNull()
      const closed = { ok: false, fault: { code: 'closed' } }
      expect(await store.commit({ introduce: someone('bob') })).toEqual(closed)
      const soon = [
        store.table('t'),
        store.due(9, 9),
        store.backup('nowhere'),
        store.claim('t', 'a'),
        store.beat('a'),
        store.holder('t', 'a'),
      ]
      const later = [store.release(['t'], 'a'), store.takeDue('a', 9, 9), store.retire('a'), store.tell('c', 't')]
      for (const answer of await Promise.all([...soon, ...later])) expect(answer).toEqual(closed)
      store = await place.open()
      expect((await read('t'))?.lines).toEqual(['throw 1'])
      expect(unwrap(await store.identity('ann'))).toEqual(someone('ann'))
      expect(unwrap(await store.due(9, 9))).toEqual([{ id: 't', deadline: 4 }])
    })

    test('two handles see what the other has committed, and cannot both append', async () => {
      const other = await place.open()
      try {
        await commit({ tables: [made('t', ['throw 1'])] })
        const seen = unwrap(await other.table('t'))?.row as TableRow
        unwrap(await other.commit({ tables: [more(seen, ['throw 2'])] }))
        expect((await read('t'))?.lines).toEqual(['throw 1', 'throw 2'])
        expect(await fault({ tables: [more(seen, ['throw 3'])] })).toMatchObject({
          code: 'conflict',
          found: { seq: 2 },
        })

        const rounds = await Promise.all(
          Array.from({ length: 20 }, (_, i) =>
            Promise.all([store, other].map((one) => one.commit({ tables: [made(`t${i}`)] }))),
          ),
        )
        for (const pair of rounds) expect(pair.filter(({ ok }) => ok)).toHaveLength(1)
      } finally {
        await other.close()
      }
    })

    test('lines can be taken back, and others follow in their place', async () => {
      await commit({ tables: [made('t', ['throw 1', '0 pass', 'throw 2', '1 pass'])] })
      const now = await rowOf('t')
      await commit({ tables: [{ ...more(now, ['0 score straight'], { seq: 2, takebacks: 1 }), keep: 1 }] })
      expect(await read('t')).toMatchObject({ row: { seq: 2, takebacks: 1 }, lines: ['throw 1', '0 score straight'] })
      expect(await fault({ tables: [more(now, [])] })).toMatchObject({ code: 'conflict' })
      await commit({ tables: [{ ...more(await rowOf('t'), [], { seq: 0 }), keep: 0 }] })
      expect((await read('t'))?.lines).toEqual([])
    })

    test('identities: made once, changed, and only the known may sit', async () => {
      await commit({ introduce: someone('ann', { name: null, colour: null }) })
      expect(await fault({ introduce: someone('ann') })).toEqual({ code: 'taken', what: 'identity', id: 'ann' })
      await commit({ identity: someone('ann', { name: 'Anna 😀', seen: 77 }) })
      expect(unwrap(await store.identity('ann'))).toEqual(someone('ann', { name: 'Anna 😀', seen: 77 }))
      expect(await fault({ identity: someone('bob') })).toEqual({ code: 'gone', what: 'identity', id: 'bob' })
      expect(unwrap(await store.identity('bob'))).toBeNull()
      const gone = { code: 'gone', what: 'identity', id: 'bob' }
      expect(await fault({ tables: [made('t', [], { host: 'bob' })] })).toEqual(gone)
      expect(await fault({ tables: [made('t', [], { host: 'ann', seats: [seated('bob')] })] })).toEqual(gone)
      expect(await read('t')).toBeNull()
    })

    test('my tables: where I sit or am host, the last changed first', async () => {
      await commit({ introduce: someone('ann') })
      await commit({ introduce: someone('bob') })
      const seats = [seated('ann'), seated('ann'), seated('bob')]
      await commit({ tables: [made('a', [], { seats, updated: 10 }), made('b', [], { host: 'ann', updated: 30 })] })
      await commit({ tables: [made('c', [], { host: 'bob', updated: 20 }), made('d', [], { seats, updated: 20 })] })
      const mine = async (who: string, limit = 9) => unwrap(await store.tablesOf(who, limit)).rows.map(({ id }) => id)
      expect([await mine('ann'), await mine('bob'), await mine('eve')]).toEqual([['b', 'd', 'a'], ['d', 'c', 'a'], []])
      expect([await mine('ann', 1), await mine('ann', 0)]).toEqual([['b'], []])
      await commit({ tables: [more(await rowOf('a'), [], { seats: [seated('bob')], updated: 40 })] })
      expect([await mine('ann'), await mine('bob')]).toEqual([
        ['b', 'd'],
        ['a', 'd', 'c'],
      ])
      await commit({ remove: [{ id: 'd', expect: { seq: 0, epoch: 1 } }] })
      expect([await mine('ann'), await mine('bob')]).toEqual([['b'], ['a', 'c']])
    })

    test('a link is used once, and not when it has expired', async () => {
      await commit({ introduce: someone('ann'), link: { token: 'one', identity: 'ann', expires: 100 } })
      expect(unwrap(await store.link('one'))).toEqual({ token: 'one', identity: 'ann', expires: 100 })
      const gone = { code: 'gone', what: 'link', id: 'one' }
      expect(await fault({ spend: { token: 'one', now: 100 } })).toEqual(gone)
      await commit({ spend: { token: 'one', now: 99 } })
      expect(await fault({ spend: { token: 'one', now: 99 } })).toEqual(gone)
      await commit({ link: { token: 'two', identity: 'ann', expires: 100 } })
      await commit({ link: { token: 'three', identity: 'ann', expires: 100 } })
      expect([unwrap(await store.link('two')), unwrap(await store.link('three'))?.identity]).toEqual([null, 'ann'])
      expect(await fault({ link: { token: 'four', identity: 'bob', expires: 9 } })).toMatchObject({
        code: 'gone',
        id: 'bob',
      })
    })

    test('a key is made by the first who comes', async () => {
      await commit({ key: { name: 'cookie', value: 'first' } })
      await commit({ key: { name: 'cookie', value: 'second' } })
      expect([unwrap(await store.key('cookie')), unwrap(await store.key('other'))]).toEqual(['first', null])
    })

    deviceCases(() => store)
    documentCases(() => store)

    test('due: what has passed, the earliest first, as many as asked for', async () => {
      const deadlines = { a: 30, b: 10, c: null, d: 20, e: 10 }
      await commit({ tables: Object.entries(deadlines).map(([id, deadline]) => made(id, [], { deadline })) })
      const due = async (now: number, limit = 9) => unwrap(await store.due(now, limit)).map(({ id }) => id)
      expect([await due(9), await due(10), await due(29)]).toEqual([[], ['b', 'e'], ['b', 'e', 'd']])
      expect(unwrap(await store.due(Infinity, 1))).toEqual([{ id: 'b', deadline: 10 }])
      await commit({
        tables: [more(await rowOf('b'), [], { deadline: 50 }), more(await rowOf('e'), [], { deadline: null })],
      })
      await commit({ remove: [{ id: 'd', expect: null }] })
      expect(await due(Infinity)).toEqual(['a', 'b'])
    })

    test('public tables: page after page, none twice and none left out, whatever comes in between', async () => {
      const open = Array.from({ length: 7 }, (_, i) => made(`t${i}`, [], { listed: true, created: 100 + (i >> 1) }))
      await commit({
        tables: [...open, made('secret'), made('over', [], { listed: true, status: 'over', created: 999 })],
      })
      const first = unwrap(await store.publicTables(3))
      expect(first.rows.map(({ id }) => id)).toEqual(['t6', 't5', 't4'])
      await commit({
        tables: [made('newest', [], { listed: true, created: 500 }), more(await rowOf('t3'), [], { listed: false })],
      })
      const second = unwrap(await store.publicTables(2, first.next ?? undefined))
      const third = unwrap(await store.publicTables(9, second.next ?? undefined))
      expect([ids(second), ids(third), third.next]).toEqual([['t2', 't1'], ['t0'], null])
      expect(unwrap(await store.publicTables(7)).next).toBeNull()
      await commit({ tables: [more(await rowOf('newest'), [], { status: 'closed' })] })
      expect(ids(unwrap(await store.publicTables(1)))).toEqual(['t6'])
    })

    test('deleting an identity: nothing tells of it any more, and a table in memory cannot bring it back', async () => {
      const seats = [seated('ann'), seated('bob'), seated('ann')]
      await commit({ introduce: someone('ann'), link: { token: 'l', identity: 'ann', expires: 9 } })
      await commit({ introduce: someone('bob'), tables: [made('t', ['throw 1'], { host: 'ann', seats }), made('u')] })
      await commit({ push: device('phone', 'ann') })
      await commit({ push: device('bobs', 'bob') })
      const before = await rowOf('t')
      const commands = [{ identity: 'ann', id: 'c', seq: 0 }]
      await commit({ tables: [{ ...more(row('u'), [], { host: 'ann' }), commands }] })
      await commit({ tables: [more(row('u', { host: 'ann' }), [], { host: null })] })
      await commit({ forget: 'ann' })

      const masked = { ...seats[0], identity: null, name: null }
      expect(await rowOf('t')).toEqual({ ...before, host: null, seats: [masked, seats[1], masked], epoch: 2 })
      expect((await read('t'))?.lines).toEqual(['throw 1'])
      expect([unwrap(await store.identity('ann')), unwrap(await store.link('l'))]).toEqual([null, null])
      expect(unwrap(await store.appliedCommand('u', 'ann', 'c'))).toBeNull()
      expect([unwrap(await store.pushesOf('ann')), unwrap(await store.pushesOf('bob')).length]).toEqual([[], 1])
      expect(unwrap(await store.tablesOf('ann', 9)).rows).toEqual([])
      expect(unwrap(await store.tablesOf('bob', 9)).rows).toHaveLength(1)
      expect(await fault({ tables: [more(before, ['throw 2'])] })).toMatchObject({
        code: 'conflict',
        found: { epoch: 2 },
      })
      expect(await fault({ identity: someone('ann') })).toMatchObject({ code: 'gone' })
      const [afterwards, ...others] = [await rowOf('t'), await rowOf('u')]
      expect(JSON.stringify([afterwards, others])).not.toContain('ann')
      await commit({ tables: [more(afterwards, ['throw 2'])] })
      await commit({ forget: 'nobody' })
    })

    test.each(['seats', 'status', 'first line', 'last line'] as const)(
      'a table with unreadable %s is named, and the others go on',
      async (what) => {
        await commit({ introduce: someone('ann') })
        const of = (created: number) =>
          ({ listed: true, created, host: 'ann', deadline: created, status: 'lobby' }) as const
        await commit({
          tables: [made('good', ['throw 1', 'throw 2'], of(5)), made('spoilt', ['throw 1', 'throw 2'], of(4))],
        })
        await place.spoil('spoilt', what)
        const spoilt = await store.table('spoilt')
        expect(spoilt).toMatchObject({ ok: false, fault: { code: 'corrupt', id: 'spoilt' } })
        expect(spoilt).toMatchObject({
          fault: { where: what.endsWith('line') ? 'line' : 'table', reason: expect.any(String) },
        })
        expect((await read('good'))?.lines).toHaveLength(2)
        const mine = unwrap(await store.tablesOf('ann', 9))
        expect([...ids(mine), ...mine.corrupt.map(({ id }) => id)].sort()).toEqual(['good', 'spoilt'])
        expect(unwrap(await store.due(9, 9)).map(({ id }) => id)).toEqual(['spoilt', 'good'])

        await commit({ shelve: ['spoilt'] })
        expect(unwrap(await store.due(9, 9)).map(({ id }) => id)).toEqual(['good'])
        expect(unwrap(await store.publicTables(9))).toMatchObject({ rows: [{ id: 'good' }], corrupt: [] })
        if (what === 'seats') expect(await fault({ forget: 'ann' })).toMatchObject({ code: 'corrupt', id: 'spoilt' })
        await commit({ remove: [{ id: 'spoilt', expect: null }] })
        await commit({ forget: 'ann' })
        expect(await read('spoilt')).toBeNull()
      },
    )

    test('guests long gone who sit nowhere go, the longest gone first, with all that is theirs', async () => {
      for (const [id, seen] of [
        ['ann', 9],
        ['bob', 1],
        ['cat', 2],
        ['dan', 3],
        ['eve', 4],
      ] as const)
        await commit({ introduce: someone(id, { seen }) })
      await commit({ tables: [made('sat', [], { seats: [seated('bob')] }), made('led', [], { host: 'cat' })] })
      await commit({ link: { token: 'k', identity: 'dan', expires: 99 } })
      // Dan has been at a table, and stood up again.
      const led = await rowOf('led')
      await commit({ tables: [{ ...more(led, ['throw 1']), commands: [{ identity: 'dan', id: 'c', seq: 1 }] }] })
      const left = async (): Promise<string[]> => {
        const found = await Promise.all(['ann', 'bob', 'cat', 'dan', 'eve'].map((id) => store.identity(id)))
        return found.flatMap((one) => unwrap(one)?.id ?? [])
      }
      await commit({ expire: { before: 4, limit: 0 } })
      expect(await left()).toEqual(['ann', 'bob', 'cat', 'dan', 'eve'])
      await commit({ expire: { before: 5, limit: 1 } })
      expect(await left()).toEqual(['ann', 'bob', 'cat', 'eve'])
      expect([unwrap(await store.link('k')), unwrap(await store.appliedCommand('led', 'dan', 'c'))]).toEqual([
        null,
        null,
      ])
      await commit({ expire: { before: 4, limit: 9 } })
      expect(await left()).toEqual(['ann', 'bob', 'cat', 'eve'])
      await commit({ expire: { before: 5, limit: 9 } })
      expect(await left()).toEqual(['ann', 'bob', 'cat'])
    })

    test('a full disk: nothing is half written, and it goes on when there is room', async () => {
      await store.close()
      store = await place.open('cramped')
      await commit({ tables: [made('t')] })
      const bulk = Array.from({ length: 50 }, () => `fair ${'x'.repeat(4000)}`)
      const results = await Promise.all(
        Array.from({ length: 40 }, (_, i) =>
          store.commit({ introduce: someone(`p${i}`), tables: [made(`b${i}`, bulk)] }),
        ),
      )
      const fitted = results.filter(({ ok }) => ok).length
      expect(fitted).toBeGreaterThan(0)
      expect(fitted).toBeLessThan(40)
      for (const [i, result] of results.entries()) {
        expect(result.ok ? 'ok' : result.fault.code).toMatch(/^(ok|full)$/)
        expect(unwrap(await store.table(`b${i}`))?.lines.length).toBe(result.ok ? 50 : undefined)
        expect(unwrap(await store.identity(`p${i}`)) !== null).toBe(result.ok)
      }
      const [large, removal] = await Promise.all([
        store.commit({ tables: [made('large', [...bulk, ...bulk])] }),
        store.commit({ remove: [{ id: `b${results.findIndex(({ ok }) => ok)}`, expect: null }] }),
      ])
      expect([large.ok ? 'ok' : large.fault.code, removal.ok]).toEqual(['full', true])
      await commit({ tables: [more(row('t'), bulk.slice(0, 20))] })
      expect((await read('t'))?.lines).toHaveLength(20)
      await store.close()
      store = await place.open()
      await commit({ tables: [made('large', [...bulk, ...bulk])] })
    })

    const long = (length: number) => 'x'.repeat(length + 1)
    const excesses: readonly [string, Write][] = [
      ['line', { tables: [made('t', [long(LIMITS.line)])] }],
      ['lines at once', { tables: [made('t', Array<string>(LIMITS.batch + 1).fill('throw 1'))] }],
      ['lines', { tables: [more(row('t', { seq: LIMITS.lines }), ['throw 1'])] }],
      ['table', { tables: [made('t', [], { notes: long(LIMITS.json) })] }],
      ['table', { tables: [made('t', [], { options: { a: long(LIMITS.json) } })] }],
      ['seats', { tables: [made('t', [], { seats: Array(LIMITS.seats + 1).fill({ kind: 'open' }) })] }],
      ['name', { tables: [made('t', [], { seats: [{ ...seated('ann'), name: long(LIMITS.name) } as never] })] }],
      ['id', { tables: [made(long(LIMITS.id))] }],
      ['name', { introduce: someone('eve', { name: long(LIMITS.name) }) }],
      ['colour', { identity: someone('ann', { colour: long(LIMITS.word) }) }],
      ['key', { key: { name: 'k', value: long(LIMITS.key) } }],
      ['token', { link: { token: long(LIMITS.name), identity: 'ann', expires: 1 } }],
      ['endpoint', { push: device(long(LIMITS.endpoint), 'ann') }],
      ['push', { push: device('phone', 'ann', { p256dh: long(LIMITS.name) }) }],
      ['lang', { push: device('phone', 'ann', { lang: long(LIMITS.word) }) }],
      ['command', { tables: [{ ...made('t'), commands: [{ identity: 'ann', id: long(LIMITS.id), seq: 0 }] }] }],
    ]
    test('what is too large is refused, and by name', async () => {
      await commit({ introduce: someone('ann') })
      for (const [what, write] of excesses) {
        expect(await fault(write)).toMatchObject({ code: 'too-large', what })
        expect([await read('t'), unwrap(await store.identity('ann'))]).toEqual([null, someone('ann')])
      }
    })

    ownerCases(() => ({ place, store }))

    test('any sequence of writes gives what the model gives', () => againstModel(store), 600_000)
  })
}

function ids({ rows }: Pick<Page, 'rows'>): string[] {
  return rows.map(({ id }) => id)
}
