/** What any store must do for processes that share it: a part of `cases.ts`. */
import { expect, test } from 'vitest'
import { unwrap } from '../../../engine/result.ts'
import { LIMITS, type Store, type TableRow, type Write } from '../store.ts'
import type { Place } from './cases.ts'
import { made, more } from './sample.ts'

export function ownerCases(here: () => { readonly place: Place; readonly store: Store }): void {
  const commit = async (write: Write) => unwrap(await here().store.commit(write))
  const fault = async (write: Write) => {
    const result = await here().store.commit(write)
    return result.ok ? null : result.fault
  }
  const rowOf = async (id: string) => unwrap(await here().store.table(id))?.row as TableRow

  test('who claims a table holds it: whoever held it before can write it no more, not even where no line is added', async () => {
    const { store } = here()
    await commit({ tables: [made('t', ['throw 1'], { deadline: 5 })] })
    const a = unwrap(await store.claim('t', 'a'))
    expect(a).toEqual({
      row: { ...made('t').row, seq: 1, deadline: 5, owner: 'a', epoch: 2 },
      from: 1,
      lines: ['throw 1'],
      orphan: false,
    })
    expect(unwrap(await store.claim('t', 'a'))).toEqual(a)
    // An owner without a heartbeat is dead.
    const b = unwrap(await store.claim('t', 'b'))
    expect(b).toMatchObject({ row: { owner: 'b', epoch: 3 }, orphan: true })
    expect(unwrap(await store.claim('t', 'b'))?.orphan).toBe(false)
    expect([unwrap(await store.holder('t', 'a')), unwrap(await store.holder('none', 'a'))]).toEqual([null, null])
    const [rowOfA, rowOfB] = [a?.row as TableRow, b?.row as TableRow]
    const taken = { code: 'conflict', table: 't', found: { seq: 1, epoch: 3 } }
    expect(await fault({ tables: [more(rowOfA, ['throw 2'])] })).toEqual(taken)
    expect(await fault({ tables: [more(rowOfA, [], { notes: 'lobby' })] })).toEqual(taken)
    expect(await fault({ remove: [{ id: 't', expect: { seq: 1, epoch: 2 } }] })).toEqual(taken)
    await commit({ tables: [more(rowOfB, [], { notes: 'mine' })] })
    expect(await rowOf('t')).toEqual({ ...rowOfB, notes: 'mine' })
    expect(unwrap(await store.claim('none', 'a'))).toBeNull()
  })

  test('who lets a table go lets go only its own, and the next raises the epoch', async () => {
    const { store } = here()
    await commit({ tables: [made('t'), made('u'), made('v', [], { owner: 'b' })] })
    for (const id of ['t', 'u']) unwrap(await store.claim(id, 'a'))
    unwrap(await store.release(['t', 'v', 'none'], 'a'))
    expect([(await rowOf('t')).owner, (await rowOf('u')).owner, (await rowOf('v')).owner]).toEqual([null, 'a', 'b'])
    expect((await rowOf('t')).epoch).toBe(2)
    expect(unwrap(await store.claim('t', 'a'))?.row.epoch).toBe(3)
  })

  test('of many who claim at once one holds it, and only that one can write', async () => {
    const { place, store } = here()
    const other = await place.open()
    try {
      await commit({ tables: [made('t')] })
      const names = Array.from({ length: 10 }, (_, i) => `p${i}`)
      const claims = await Promise.all(names.map((name, i) => (i % 2 === 0 ? store : other).claim('t', name)))
      const rows = claims.map((claim) => unwrap(claim)?.row as TableRow)
      expect(rows.map(({ owner }) => owner)).toEqual(names)
      expect(new Set(rows.map(({ epoch }) => epoch)).size).toBe(10)
      const writes = await Promise.all(rows.map((row) => store.commit({ tables: [more(row, ['throw 1'])] })))
      const now = await rowOf('t')
      const winners = names.filter((_, i) => writes[i]?.ok)
      expect([winners, now.seq]).toEqual([[now.owner], 1])
    } finally {
      await other.close()
    }
  })

  test('due tables are taken over, and then they are mine', async () => {
    const { store } = here()
    const deadlines = { a: 30, b: 10, c: null, d: 20 }
    await commit({ tables: Object.entries(deadlines).map(([id, deadline]) => made(id, [], { deadline })) })
    const before = unwrap(await store.claim('d', 'me'))?.row
    expect(unwrap(await store.takeDue('me', 20, 9))).toEqual([
      { id: 'b', deadline: 10, orphan: false },
      { id: 'd', deadline: 20, orphan: false },
    ])
    expect([(await rowOf('a')).owner, (await rowOf('b')).owner, (await rowOf('b')).epoch]).toEqual([null, 'me', 2])
    expect(await rowOf('d')).toEqual(before)
    expect(unwrap(await store.takeDue('me', 20, 1))).toEqual([{ id: 'b', deadline: 10, orphan: false }])
    expect(unwrap(await store.due(Infinity, 9, 'me')).map(({ id }) => id)).toEqual(['b', 'd', 'a'])
    expect(unwrap(await store.takeDue('you', 10, 9))).toEqual([{ id: 'b', deadline: 10, orphan: true }])
  })

  test('what is told is not too long', async () => {
    const { store } = here()
    unwrap(await store.tell('news', 'x'.repeat(7000)))
    unwrap(await store.tell('news', '"'.repeat(LIMITS.told - 4)))
    const told = await store.tell('news', 'é'.repeat(LIMITS.told / 2))
    expect(told).toEqual({ ok: false, fault: { code: 'too-large', what: 'told', limit: LIMITS.told } })
  })
}
