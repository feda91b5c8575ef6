/** Tables that are gone with the page: where the browser forbids storage, and in tests. */
import { copy } from '../../../engine/json.ts'
import { good } from '../../../engine/result.ts'
import { type Broken, isBroken, readRecord, summaryOf, type TableRecord } from './record.ts'
import { type Change, type Store, storeOn } from './store.ts'

/** The records, shared by several stores: one for each tab. */
export class MemoryStorage {
  readonly records = new Map<string, unknown>()
  readonly #tabs = new Set<Set<(change: Change) => void>>()

  open(): Store {
    const { records } = this
    const listeners = new Set<(change: Change) => void>()
    this.#tabs.add(listeners)
    return storeOn({
      lasting: false,
      read: async (id) => good(records.has(id) ? readStored(records.get(id), id) : null),
      readAll: async () => {
        const read = [...records].map(([id, given]) => readStored(given, id))
        return good(read.map((one) => (isBroken(one) ? one : summaryOf(one))))
      },
      write: async (record, refused) => {
        const fault = refused(records.get(record.id))
        if (fault === null) records.set(record.id, copy(record))
        return good(fault)
      },
      remove: async (id) => good(records.delete(id)),
      tell: (change) => {
        for (const tab of this.#tabs) if (tab !== listeners) for (const listener of tab) listener(change)
      },
      listeners,
    })
  }
}

function readStored(given: unknown, id: string): TableRecord | Broken {
  const read = readRecord(copy(given), (given as { log?: unknown } | null)?.log)
  return isBroken(read) ? { ...read, id } : read
}
