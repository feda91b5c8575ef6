/**
 * Tables in this browser's IndexedDB. Two object stores, `tables` (what lists show) and `logs` (the truth), always written in one
 * transaction, so that a list need not load logs and neither is ever without the other.
 */
import { bad, good, type Result } from '../../../engine/result.ts'
import { readRecord, readSummary, summaryOf } from './record.ts'
import { type Change, type Store, type StoreFault, storeOn } from './store.ts'

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
  return there ? good(storeIn(connection, channel(name))) : opened
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

function storeIn(connection: Connection, channel: Channel): Store {
  return storeOn({
    ...channel,
    lasting: true,
    read: (id) =>
      connection.run('readonly', async (tables, logs) => {
        const [table, log] = await Promise.all([answer<unknown>(tables.get(id)), answer<unknown>(logs.get(id))])
        return table === undefined ? null : readRecord(table, log)
      }),
    readAll: () =>
      connection.run('readonly', async (tables) => (await answer<unknown[]>(tables.getAll())).map(readSummary)),
    write: (record, refused) =>
      connection.run('readwrite', async (tables, logs) => {
        const fault = refused(await answer(tables.get(record.id)))
        if (fault !== null) return fault
        tables.put(summaryOf(record))
        logs.put(record.log, record.id)
        return null
      }),
    remove: (id) =>
      connection.run('readwrite', async (tables, logs) => {
        const there = (await answer(tables.getKey(id))) !== undefined
        tables.delete(id)
        logs.delete(id)
        return there
      }),
  })
}
