/** What any store must do with documents: part of cases.ts. */
import { expect, test } from 'vitest'
import { unwrap } from '../../../engine/result.ts'
import { type DocumentRow, LIMITS, type Store, type Write } from '../store.ts'
import { someone } from './sample.ts'

export function document(id: string, with_: Partial<DocumentRow> = {}): DocumentRow {
  return { kind: 'book', id, identity: null, rev: 1, body: '{}', updated: 5, ...with_ }
}

/** `open`: the store of the test that runs. */
export function documentCases(open: () => Store): void {
  const commit = async (write: Write) => unwrap(await open().commit(write))

  test('a document is there as it was written, and only the next writing replaces it', async () => {
    await commit({ document: document('a') })
    expect(unwrap(await open().document('book', 'a'))).toEqual(document('a'))
    expect(unwrap(await open().document('other', 'a'))).toBeNull()
    await commit({ document: document('a', { rev: 2, body: '{"x":1}', updated: 9 }) })
    expect(unwrap(await open().document('book', 'a'))).toEqual(document('a', { rev: 2, body: '{"x":1}', updated: 9 }))
    const stale = { code: 'stale', kind: 'book', id: 'a', found: 2 }
    for (const rev of [1, 2, 4]) {
      expect(await open().commit({ document: document('a', { rev, body: 'no' }) })).toEqual({ ok: false, fault: stale })
    }
    expect(await open().commit({ document: document('b', { rev: 2 }) })).toEqual({
      ok: false,
      fault: { code: 'stale', kind: 'book', id: 'b', found: 0 },
    })
    expect(unwrap(await open().document('book', 'a'))?.body).toBe('{"x":1}')
  })

  test('documents are listed by how their ids begin, in order, and no others', async () => {
    for (const id of ['g/2', 'g/1', 'g/1/x', 'h/1', 'g']) await commit({ document: document(id) })
    await commit({ document: document('g/1', { kind: 'other' }) })
    const ids = async (prefix: string, limit = 10) =>
      unwrap(await open().documents('book', prefix, limit)).map(({ id }) => id)
    expect(await ids('g/')).toEqual(['g/1', 'g/1/x', 'g/2'])
    expect(await ids('g/1')).toEqual(['g/1', 'g/1/x'])
    expect(await ids('g/', 1)).toEqual(['g/1'])
    expect(await ids('')).toHaveLength(5)
    expect(await ids('z')).toEqual([])
  })

  test('a list goes on after an id, and is counted up to one', async () => {
    for (const id of ['g/2', 'g/1', 'g/1/x', 'h/1', 'g']) await commit({ document: document(id) })
    const after = async (id: string) => unwrap(await open().documents('book', 'g/', 10, id)).map((one) => one.id)
    expect(await after('g/1')).toEqual(['g/1/x', 'g/2'])
    expect(await after('g/2')).toEqual([])
    expect(await after('a')).toEqual(['g/1', 'g/1/x', 'g/2'])
    const count = async (before?: string) => unwrap(await open().countDocuments('book', 'g/', before))
    expect([await count(), await count('g/1/x'), await count('a'), await count('z')]).toEqual([3, 1, 0, 3])
    expect(unwrap(await open().countDocuments('other', 'g/'))).toBe(0)
  })

  test('a document is removed in the same write as something else, or not at all', async () => {
    await commit({ document: document('a') })
    await commit({ document: document('b'), removeDocument: { kind: 'book', id: 'a' } })
    expect(unwrap(await open().documents('book', '', 10)).map(({ id }) => id)).toEqual(['b'])
    const stale = await open().commit({
      document: document('b', { rev: 9 }),
      removeDocument: { kind: 'book', id: 'b' },
    })
    expect([stale.ok, unwrap(await open().document('book', 'b'))]).toEqual([false, document('b')])
    await commit({ removeDocument: { kind: 'book', id: 'nothing' } })
  })

  test('whoever is forgotten takes their documents along, and nobody else’s', async () => {
    await commit({ introduce: someone('ann') })
    await commit({ introduce: someone('bob'), document: document('a', { identity: 'ann' }) })
    await commit({ document: document('b', { identity: 'bob' }) })
    await commit({ document: document('c') })
    expect(unwrap(await open().documentsOf('ann'))).toEqual([document('a', { identity: 'ann' })])
    await commit({ forget: 'ann' })
    expect(unwrap(await open().documentsOf('ann'))).toEqual([])
    expect(unwrap(await open().documents('book', '', 10)).map(({ id }) => id)).toEqual(['b', 'c'])
    await commit({ expire: { before: Number.MAX_SAFE_INTEGER, limit: 10 } })
    expect(unwrap(await open().documents('book', '', 10)).map(({ id }) => id)).toEqual(['c'])
    expect(await open().commit({ document: document('d', { identity: 'eve' }) })).toEqual({
      ok: false,
      fault: { code: 'gone', what: 'identity', id: 'eve' },
    })
  })

  test('what is too large is refused', async () => {
    const long = await open().commit({ document: document('a', { body: 'x'.repeat(LIMITS.document + 1) }) })
    expect(long).toMatchObject({ ok: false, fault: { code: 'too-large', what: 'document' } })
  })
}
