/** For tests: stores in memory and on files. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { good, unwrap } from '../../../engine/result.ts'
import { openSqlite } from '../../store/sqlite.ts'
import type { Store } from '../../store/store.ts'
import { Model } from '../../store/testing/model.ts'

/** A store in memory, that can be told to fail. */
export function memoryStore(
  model = new Model(),
): Store & { readonly model: Model; fault: 'full' | 'closed' | null; commits: number } {
  const store = {
    model,
    fault: null as 'full' | 'closed' | null,
    commits: 0,
    commit: async (write: Parameters<Store['commit']>[0]) => {
      await null
      if (store.fault !== null) return { ok: false, fault: { code: store.fault } } as const
      if (write.tables !== undefined) store.commits++
      return model.commit(JSON.parse(JSON.stringify(write)))
    },
    table: async (id: string, from?: number) => good(model.table(id, from)),
    tablesOf: async (id: string, limit: number) => good({ rows: model.tablesOf(id, limit), corrupt: [] }),
    publicTables: async (limit: number, after?: Parameters<Store['publicTables']>[1]) => {
      const rows = model.publicTables(limit + 1, after)
      const last = rows.length > limit ? rows[limit - 1] : undefined
      const next = last === undefined ? null : { created: last.created, id: last.id }
      return good({ rows: rows.slice(0, limit), corrupt: [], next })
    },
    due: async (now: number, limit: number) => good(model.due(now, limit)),
    takeDue: async (owner: string, now: number, limit: number) => good(model.takeDue(owner, now, limit)),
    claim: async (id: string, owner: string) => good(model.claim(id, owner)),
    holder: async () => good(null),
    release: async (ids: readonly string[], owner: string) => {
      model.release(ids, owner)
      return good(null)
    },
    beat: async () => good(null),
    retire: async () => good(null),
    tell: async () => good(null),
    listen: () => () => undefined,
    appliedCommand: async (table: string, identity: string, id: string) =>
      good(model.appliedCommand(table, identity, id)),
    identity: async (id: string) => good(model.identity(id)),
    link: async (token: string) => good(model.link(token)),
    key: async (name: string) => good(model.key(name)),
    pushesOf: async (identity: string) => good(model.pushesOf(identity)),
    document: async (kind: string, id: string) => good(model.document(kind, id)),
    documents: async (kind: string, prefix: string, limit: number, after?: string) =>
      good(model.documents(kind, prefix, limit, after)),
    countDocuments: async (kind: string, prefix: string, before?: string) =>
      good(model.countDocuments(kind, prefix, before)),
    documentsOf: async (identity: string) => good(model.documentsOf(identity)),
    backup: async () => good(null),
    close: async () => undefined,
  }
  return store
}

/** A store on a file of its own, and the way to throw it away. */
export async function fileStore(maxPages?: number) {
  const folder = mkdtempSync(join(tmpdir(), 'iacta-tables-'))
  const file = join(folder, 'tables.sqlite')
  const open = async (pages = maxPages): Promise<Store> => {
    return unwrap(await openSqlite({ file, maxPages: pages }))
  }
  return { file, open, drop: () => rmSync(folder, { recursive: true, force: true }) }
}
