/** Where tables are kept on this device: in IndexedDB (`idb.ts`), or only in memory where the browser forbids storage (`memory.ts`). */
import { bad, good, type Result } from '../../../engine/result.ts'
import { type Broken, isBroken, type Summary, type TableRecord } from './record.ts'

export type StoreFault =
  | { readonly code: 'missing'; readonly id: string }
  | { readonly code: 'exists'; readonly id: string }
  /** Another tab has written meanwhile: the record is at `rev` now. */
  | { readonly code: 'stale'; readonly id: string; readonly rev: number }
  | ({ readonly code: 'broken' } & Broken)
  | { readonly code: 'full' }
  /** A tab with a newer version of the app has changed how tables are kept: this one must be loaded again. */
  | { readonly code: 'newer' }
  /** A tab with an older version of the app does not let go of the tables: it must be closed. */
  | { readonly code: 'blocked' }
  | { readonly code: 'unavailable'; readonly detail: string }

/** The newest first. */
export interface Listing {
  readonly tables: readonly Summary[]
  readonly broken: readonly Broken[]
}

/** Another tab has written a table, or deleted it (null). */
export interface Change {
  readonly id: string
  readonly rev: number | null
}

export interface Store {
  /** False: gone with the page. */
  readonly lasting: boolean
  get(id: string): Promise<Result<TableRecord, StoreFault>>
  list(): Promise<Result<Listing, StoreFault>>
  create(record: TableRecord): Promise<Result<null, StoreFault>>
  /** Refuses, in the same transaction, where the table is not at `seen` any more. `record.rev` must be another one. */
  replace(seen: number, record: TableRecord): Promise<Result<null, StoreFault>>
  delete(id: string): Promise<Result<null, StoreFault>>
  /** Reports writes of other tabs, never its own; returns the way to stop. */
  watch(listener: (change: Change) => void): () => void
}

/** What a place to keep tables has to do; each is one transaction. */
interface Place {
  readonly lasting: boolean
  /** Null: there is none. */
  read(id: string): Promise<Result<TableRecord | Broken | null, StoreFault>>
  readAll(): Promise<Result<readonly (Summary | Broken)[], StoreFault>>
  /** Looks first: `refused` gets the stored summary, or undefined, and says why nothing is to be written. */
  write(
    record: TableRecord,
    refused: (found: unknown) => StoreFault | null,
  ): Promise<Result<StoreFault | null, StoreFault>>
  /** Returns whether it was there. */
  remove(id: string): Promise<Result<boolean, StoreFault>>
  /** Tells other tabs. */
  tell(change: Change): void
  readonly listeners: Set<(change: Change) => void>
}

export function storeOn({ lasting, read, readAll, write, remove, tell, listeners }: Place): Store {
  const put = async (record: TableRecord, refused: (found: unknown) => StoreFault | null) => {
    const done = await write(record, refused)
    if (!done.ok) return done
    if (done.value !== null) return bad(done.value)
    tell({ id: record.id, rev: record.rev })
    return good(null)
  }
  return {
    lasting,
    get: async (id) => {
      const found = await read(id)
      if (!found.ok) return found
      if (found.value === null) return bad({ code: 'missing', id })
      return isBroken(found.value) ? bad({ code: 'broken', ...found.value, id }) : good(found.value)
    },
    list: async () => {
      const found = await readAll()
      return found.ok ? good(listingOf(found.value)) : found
    },
    create: (record) => put(record, (found) => (found === undefined ? null : { code: 'exists', id: record.id })),
    replace: (seen, record) =>
      put(record, (found) => {
        const { id } = record
        if (found === undefined) return { code: 'missing', id }
        return revOf(found) === seen ? null : { code: 'stale', id, rev: revOf(found) }
      }),
    delete: async (id) => {
      const removed = await remove(id)
      if (removed.ok && removed.value) tell({ id, rev: null })
      return removed.ok ? good(null) : removed
    },
    watch: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

/** The revision of a stored record; −1 where it has none. */
function revOf(given: unknown): number {
  const rev = (given as { rev?: unknown } | null)?.rev
  return typeof rev === 'number' ? rev : -1
}

/** The newest first; of equals, the one created later, then by id, so that a list never jumps. */
function listingOf(read: readonly (Summary | Broken)[]): Listing {
  const tables = read.filter((one) => !isBroken(one)) as readonly Summary[]
  const order = tables.toSorted((a, b) => b.updated - a.updated || b.created - a.created || (a.id < b.id ? -1 : 1))
  return { tables: order, broken: read.filter((one) => isBroken(one)) }
}
