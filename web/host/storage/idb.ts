/**
 * Tables in this browser's IndexedDB. Two object stores, `tables` (what lists show) and `logs` (the truth), always written in one
 * transaction, so that a list need not load logs and neither is ever without the other.
 */
import { bad, good, type Result } from '../../../engine/result.ts'
import { listingOf, revOf } from './memory.ts'
import { isBroken, readRecord, readSummary, summaryOf, type TableRecord } from './record.ts'
import type { Change, Store, StoreFault } from './store.ts'

const NAME = 'iacta'
const CHANNEL = 'iacta.tables'
const STORES = ['tables', 'logs']
const BLOCKED = 'blocked by another tab'
const PATIENCE = 3000

/** Migration i brings a database from version i to i + 1. Append only: released migrations never change. */
const MIGRATIONS: readonly ((db: IDBDatabase) => void)[] = [
  (db) => {
    db.createObjectStore('tables', { keyPath: 'id' })
    db.createObjectStore('logs')
  },
]

/** Tables in IndexedDB, or why there is none here. What another tab holds up is there: every call says so until it lets go. */
export async function openIdb(name = NAME): Promise<Result<Store, StoreFault>> {
  const connection = new Connection(name)
  const opened = await connection.run('readonly', () => null)
  const there = opened.ok || opened.fault.code === 'newer' || opened.fault.code === 'blocked'
  return there ? good(storeOn(connection, channel(name))) : opened
}

/** The database, opened when it is needed: the browser may close it, and a newer version of the app asks us to. */
class Connection {
  readonly #name: string
  #db: Promise<IDBDatabase> | null = null

  constructor(name: string) {
    this.#name = name
  }

  /** One transaction. Good only once the browser says that it is on disk. */
  async run<Value>(
    mode: IDBTransactionMode,
    work: (tables: IDBObjectStore, logs: IDBObjectStore) => Promise<Value> | Value,
  ): Promise<Result<Value, StoreFault>> {
    try {
      const transaction = begin(await this.#open(), mode) ?? begin(await this.#reopen(), mode)
      if (transaction === null) return bad({ code: 'unavailable', detail: 'closed' })
      const done = completion(transaction)
      const value = work(transaction.objectStore('tables'), transaction.objectStore('logs'))
      return good((await Promise.all([value, done]))[0])
    } catch (error) {
      return bad(faultOf(error))
    }
  }

  #reopen(): Promise<IDBDatabase> {
    this.#db = null
    return this.#open()
  }

  #open(): Promise<IDBDatabase> {
    this.#db ??= open(this.#name, () => {
      this.#db = null
    }).catch((error: unknown) => {
      this.#db = null
      throw error
    })
    return this.#db
  }
}

/** Null: a browser that was in the background has closed the database without a word. */
function begin(db: IDBDatabase, mode: IDBTransactionMode): IDBTransaction | null {
  try {
    return db.transaction(STORES, mode, { durability: 'strict' })
  } catch (error) {
    if (error instanceof DOMException && error.name === 'InvalidStateError') return null
    throw error
  }
}

function open(name: string, closed: () => void): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(name, MIGRATIONS.length)
    request.onupgradeneeded = ({ oldVersion }) => {
      for (const migrate of MIGRATIONS.slice(oldVersion)) migrate(request.result)
    }
    // Other tabs of ours let go when asked; one that does not (frozen, or older) must not hold this one up for ever.
    let late = false
    request.onblocked = () =>
      setTimeout(() => {
        late = true
        reject(new Error(BLOCKED))
      }, PATIENCE)
    request.onerror = () => reject(request.error)
    request.onsuccess = () => {
      const db = request.result
      if (late) return db.close()
      db.onclose = closed
      db.onversionchange = () => {
        db.close()
        closed()
      }
      resolve(db)
    }
  })
}

function completion(transaction: IDBTransaction): Promise<void> {
  return new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve()
    transaction.onabort = () => reject(transaction.error ?? new Error('aborted'))
  })
}

function answer<Value>(request: IDBRequest<Value>): Promise<Value> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })
}

function faultOf(error: unknown): StoreFault {
  const { name, message } = error instanceof Error ? error : new Error(String(error))
  if (message === BLOCKED) return { code: 'blocked' }
  if (name === 'QuotaExceededError') return { code: 'full' }
  if (name === 'VersionError') return { code: 'newer' }
  return { code: 'unavailable', detail: String(error) }
}

/** Tells other tabs, and hears them; where the browser has no channel, tabs find out when they write. */
interface Channel {
  tell(change: Change): void
  readonly listeners: Set<(change: Change) => void>
}

function channel(name: string): Channel {
  const listeners = new Set<(change: Change) => void>()
  if (typeof BroadcastChannel === 'undefined') return { tell: () => undefined, listeners }
  const wire = new BroadcastChannel(name === NAME ? CHANNEL : `${CHANNEL}.${name}`)
  wire.onmessage = ({ data }: MessageEvent<unknown>) => {
    const change = readChange(data)
    if (change !== null) for (const listener of listeners) listener(change)
  }
  return { tell: (change) => wire.postMessage(change), listeners }
}

function readChange(data: unknown): Change | null {
  if (typeof data !== 'object' || data === null) return null
  const { id, rev } = data as Record<string, unknown>
  return typeof id === 'string' && (typeof rev === 'number' || rev === null) ? { id, rev } : null
}

function storeOn(connection: Connection, { tell, listeners }: Channel): Store {
  const put = (tables: IDBObjectStore, logs: IDBObjectStore, record: TableRecord): null => {
    tables.put(summaryOf(record))
    logs.put(record.log, record.id)
    return null
  }
  /** Looks first, in the same transaction; `refused` says why nothing is to be written. */
  const write = async (record: TableRecord, refused: (found: unknown) => StoreFault | null) => {
    const done = await connection.run('readwrite', async (tables, logs) => {
      const fault = refused(await answer(tables.get(record.id)))
      return fault ?? put(tables, logs, record)
    })
    if (!done.ok) return done
    if (done.value !== null) return bad(done.value)
    tell({ id: record.id, rev: record.rev })
    return good(null)
  }
  return {
    lasting: true,
    get: async (id) => {
      const found = await connection.run('readonly', (tables, logs) =>
        Promise.all([answer<unknown>(tables.get(id)), answer<unknown>(logs.get(id))]),
      )
      if (!found.ok) return found
      if (found.value[0] === undefined) return bad({ code: 'missing', id })
      const read = readRecord(...found.value)
      return isBroken(read) ? bad({ code: 'broken', ...read, id }) : good(read)
    },
    list: async () => {
      const found = await connection.run('readonly', (tables) => answer<unknown[]>(tables.getAll()))
      return found.ok ? good(listingOf(found.value.map(readSummary))) : found
    },
    create: (record) => write(record, (found) => (found === undefined ? null : { code: 'exists', id: record.id })),
    replace: (seen, record) =>
      write(record, (found) => {
        const { id } = record
        if (found === undefined) return { code: 'missing', id }
        return revOf(found) === seen ? null : { code: 'stale', id, rev: revOf(found) }
      }),
    delete: async (id) => {
      const done = await connection.run('readwrite', async (tables, logs) => {
        const there = (await answer(tables.getKey(id))) !== undefined
        tables.delete(id)
        logs.delete(id)
        return there
      })
      if (!done.ok) return done
      if (done.value) tell({ id, rev: null })
      return good(null)
    },
    watch: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
