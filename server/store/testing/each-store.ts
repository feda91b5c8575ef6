/** Cases of whatever uses a store, on a real one that is empty before each test. */
import { afterEach, beforeEach, describe } from 'vitest'
import { unwrap } from '../../../engine/result.ts'
import { fileStore } from '../../tables/testing/store.ts'
import { openPostgres } from '../postgres/postgres.ts'
import type { Store } from '../store.ts'
import { ask, freshSchema, sharedServer } from './postgres.ts'

/** `open` gives the store of the running test. */
type StoreUserCases = (open: () => Store) => void

/** `file` gives the path of its database. */
export function onSqlite(name: string, cases: (open: () => Store, file: () => string) => void): void {
  describe(`${name}: SQLite`, () => {
    let store: Store
    let files: Awaited<ReturnType<typeof fileStore>>
    beforeEach(async () => {
      files = await fileStore()
      store = await files.open()
    })
    afterEach(async () => {
      await store.close()
      files.drop()
    })
    cases(
      () => store,
      () => files.file,
    )
  })
}

export async function onPostgres(name: string, cases: StoreUserCases): Promise<void> {
  const server = await sharedServer()
  const url = 'url' in server ? server.url : ''
  describe.skipIf(url === '')(`${name}: PostgreSQL${'missing' in server ? `: ${server.missing}` : ''}`, () => {
    let store: Store
    let schema: string
    beforeEach(async () => {
      schema = freshSchema()
      store = inOrder(unwrap(await openPostgres(url, { schema })))
    })
    afterEach(async () => {
      await store.close()
      await ask(url, `DROP SCHEMA ${schema} CASCADE`)
    })
    cases(() => store)
  })
}

/**
 * PostgreSQL answers calls in any order. Here a write is answered after all calls made before it, as by SQLite: tests that drive tables
 * wait for a last, empty write (tables/testing/table.ts).
 */
function inOrder(store: Store): Store {
  const pending = new Set<Promise<unknown>>()
  const get = (target: Store, name: keyof Store): unknown => {
    const member = target[name] as (...given: unknown[]) => unknown
    return (...given: unknown[]): unknown => {
      const before = name === 'commit' ? [...pending] : []
      const answer = member.apply(target, given)
      if (!(answer instanceof Promise)) return answer
      const last = Promise.allSettled(before).then(() => answer)
      pending.add(last)
      void Promise.allSettled([last]).then(() => pending.delete(last))
      return last
    }
  }
  return new Proxy(store, { get: (target, name) => get(target, name as keyof Store) })
}
