/** Tables that are gone with the page: where the browser forbids storage, and in tests. */
import { copy } from '../../../engine/json.ts'
import { bad, good } from '../../../engine/result.ts'
import { isBroken, readRecord, summaryOf, type TableRecord } from './record.ts'
import type { Change, Listing, Store } from './store.ts'

/** The records, shared by several stores: one for each tab. */
export class MemoryStorage {
  readonly records = new Map<string, unknown>()
  readonly #stores = new Set<(change: Change) => void>()

  open(): Store {
    const listeners = new Set<(change: Change) => void>()
    const hear = (change: Change): void => {
      for (const listener of listeners) listener(change)
    }
    this.#stores.add(hear)
    const tell = (change: Change): void => {
      for (const other of this.#stores) if (other !== hear) other(change)
    }
    return storeOn(this.records, listeners, tell)
  }
}

function storeOn(
  records: Map<string, unknown>,
  listeners: Set<(change: Change) => void>,
  tell: (change: Change) => void,
): Store {
  const write = (record: TableRecord): { readonly ok: true; readonly value: null } => {
    records.set(record.id, copy(record))
    tell({ id: record.id, rev: record.rev })
    return good(null)
  }
  return {
    lasting: false,
    get: async (id) => {
      if (!records.has(id)) return bad({ code: 'missing', id })
      const read = readStored(records.get(id), id)
      return isBroken(read) ? bad({ code: 'broken', ...read }) : good(read)
    },
    list: async () => good(listingOf([...records].map(([id, given]) => readStored(given, id)))),
    create: async (record) => (records.has(record.id) ? bad({ code: 'exists', id: record.id }) : write(record)),
    replace: async (seen, record) => {
      const { id } = record
      if (!records.has(id)) return bad({ code: 'missing', id })
      const rev = revOf(records.get(id))
      return rev === seen ? write(record) : bad({ code: 'stale', id, rev })
    },
    delete: async (id) => {
      if (records.delete(id)) tell({ id, rev: null })
      return good(null)
    },
    watch: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

function readStored(given: unknown, id: string): TableRecord | { readonly id: string; readonly field: string } {
  const read = readRecord(copy(given), (given as { log?: unknown } | null)?.log)
  return isBroken(read) ? { ...read, id } : read
}

/** The revision of a stored record; −1 where it has none. */
export function revOf(given: unknown): number {
  const rev = (given as { rev?: unknown } | null)?.rev
  return typeof rev === 'number' ? rev : -1
}

/** The newest first; of equals, the one created later, then by id, so that a list never jumps. */
export function listingOf(
  read: readonly (TableRecord | Listing['tables'][number] | Listing['broken'][number])[],
): Listing {
  const tables = read.flatMap((one) => (isBroken(one) ? [] : ['log' in one ? summaryOf(one) : one]))
  const order = tables.toSorted((a, b) => b.updated - a.updated || b.created - a.created || (a.id < b.id ? -1 : 1))
  return { tables: order, broken: read.filter((one) => isBroken(one)) }
}
