/**
 * The embedded store: one SQLite file. A writer thread commits; writes that arrive while it is busy form its next batch. Reads run here, on
 * a connection of their own that never waits for the writer.
 */
import { rename, rm } from 'node:fs/promises'
import { backup, DatabaseSync } from 'node:sqlite'
import { bad, good, type Result } from '../../engine/result.ts'
import { faultOf } from './faults.ts'
import { type Job, lightJobOf, pack } from './job.ts'
import { tellable } from './limits.ts'
import { Reader } from './reader.ts'
import type { Answer, Claimed, Cursor, Store, StoreFault, TakenDue, Write } from './store.ts'
import { type OpenFault, type Reply, type WriteOutcome, Writer, type WriterSettings } from './writer.ts'

export type SqliteSettings = Pick<WriterSettings, 'file'> & Partial<WriterSettings>

/** Opens or creates the file; migrates an older schema, refuses a newer one. */
export async function openSqlite(settings: SqliteSettings): Promise<Result<Store, OpenFault>> {
  const full = { busyMs: 5000, ...settings }
  const writer = new Writer(full)
  const first = await new Promise<Reply>((resolve, reject) => {
    writer.worker.once('message', resolve)
    writer.worker.once('error', reject)
  })
  if (first.kind === 'refused') return bad(first.fault)
  return good(new Sqlite(writer, full))
}

interface Waiting {
  readonly job: Job
  readonly resolve: (result: Result<null, StoreFault>) => void
  readonly reject: (bug: Error) => void
}

const CLOSED = bad({ code: 'closed' } as const)

class Sqlite implements Store {
  readonly #settings: WriterSettings
  readonly #writer: Writer
  readonly #db: DatabaseSync
  readonly #reader: Reader
  #waiting: Waiting[] = []
  /** Being written now. */
  #sent: readonly Waiting[] = []
  #flushing = false
  #open = true
  #drained: (() => void) | null = null
  readonly #ended: Promise<void>

  constructor(writer: Writer, settings: WriterSettings) {
    this.#settings = settings
    this.#writer = writer
    const { worker } = writer
    this.#db = new DatabaseSync(settings.file, { readOnly: true, timeout: settings.busyMs })
    this.#reader = new Reader(this.#db)
    worker.on('message', (reply: Reply) => this.#hear(reply))
    // A writer that has died of a bug accepts nothing more; unanswered writes may or may not be on disk.
    worker.on('error', () => this.#abandon())
    this.#ended = new Promise((resolve) => worker.once('exit', () => resolve()))
    // An idle store does not keep the process alive.
    worker.unref()
  }

  /** Returns the promise that every move waits for; it rejects if `apply` throws. */
  commit(write: Write): Answer<null> {
    return new Promise((resolve, reject) => {
      const job = this.#open ? lightJobOf(write) : CLOSED
      if (job.ok) this.#queue({ job: job.value, resolve, reject })
      else resolve(job)
    })
  }

  #hand(job: Job): Answer<null> {
    return new Promise((resolve, reject) => {
      if (this.#open) this.#queue({ job, resolve, reject })
      else resolve(CLOSED)
    })
  }

  #queue(waiting: Waiting): void {
    this.#waiting.push(waiting)
    if (this.#flushing || this.#sent.length > 0) return
    this.#flushing = true
    queueMicrotask(() => this.#flush())
  }

  #flush(): void {
    this.#flushing = false
    this.#sent = this.#waiting
    this.#waiting = []
    if (this.#sent.length === 0) {
      this.#writer.worker.unref()
      this.#drained?.()
      return
    }
    this.#writer.worker.ref()
    const jobs = this.#sent.map(({ job }) => job)
    const moves = pack(jobs)
    this.#writer.send(moves === null ? { kind: 'write', jobs } : { kind: 'moves', moves })
  }

  #hear(reply: Reply): void {
    if (reply.kind !== 'written') return
    const answered = this.#sent
    // The writer gets its next batch before the answers of the last are sent, so that it never idles.
    this.#flush()
    const { outcomes } = reply
    answered.forEach((waiting, i) => void settle(waiting, outcomes === undefined ? null : outcomes[i]))
  }

  #abandon(): void {
    this.#open = false
    const lost = [...this.#sent, ...this.#waiting]
    this.#sent = []
    this.#waiting = []
    for (const { resolve } of lost) resolve(CLOSED)
    this.#db.close()
    this.#drained?.()
  }

  async close(): Promise<void> {
    if (!this.#open) return this.#ended
    this.#open = false
    if (this.#sent.length + this.#waiting.length > 0) {
      await new Promise<void>((resolve) => {
        this.#drained = resolve
      })
    }
    this.#db.close()
    this.#writer.worker.ref()
    this.#writer.send({ kind: 'close' })
    await this.#ended
  }

  async #read<Value>(read: (reader: Reader) => Result<Value, StoreFault>): Answer<Value> {
    if (!this.#open) return CLOSED
    try {
      return read(this.#reader)
    } catch (error) {
      const fault = faultOf(error)
      if (fault === null) throw error
      return bad(fault)
    }
  }

  table(id: string, from = 1) {
    return this.#read((reader) => reader.table(id, from))
  }
  tablesOf(identity: string, limit: number) {
    return this.#read((reader) => reader.tablesOf(identity, limit))
  }
  publicTables(limit: number, after?: Cursor) {
    return this.#read((reader) => reader.publicTables(limit, after))
  }
  due(now: number, limit: number) {
    return this.#read((reader) => reader.due(now, limit))
  }

  /** Only one process has the file, so any other owner is dead. */
  async takeDue(owner: string, now: number, limit: number): Answer<readonly TakenDue[]> {
    const due = await this.#read((reader) => good(reader.owned(now, limit)))
    if (!due.ok) return due
    const ids = due.value.filter((one) => one.owner !== owner).map(({ id }) => id)
    const taken = ids.length === 0 ? due : await this.#hand({ claim: { ids, owner } })
    if (!taken.ok) return taken
    return good(due.value.map(({ owner: was, ...one }) => ({ ...one, orphan: was !== null && was !== owner })))
  }

  async claim(id: string, owner: string): Answer<Claimed | null> {
    let orphan = false
    for (;;) {
      const found = await this.table(id)
      if (!found.ok || found.value === null) return found.ok ? good(null) : found
      // Only rows that this owner had when they were read.
      const { row } = found.value
      if (row.owner === owner) return good({ ...found.value, orphan })
      orphan = row.owner !== null
      const claimed = await this.#hand({ claim: { ids: [id], owner } })
      if (!claimed.ok) return claimed
    }
  }

  async holder(): Answer<null> {
    return this.#open ? good(null) : CLOSED
  }

  release(ids: readonly string[], owner: string): Answer<null> {
    return this.#hand({ release: { ids, owner } })
  }

  /** With one process there are no other listeners. */
  async beat(): Answer<null> {
    return this.#open ? good(null) : CLOSED
  }
  async retire(): Answer<null> {
    return this.#open ? good(null) : CLOSED
  }
  async tell(channel: string, text: string): Answer<null> {
    if (!this.#open) return CLOSED
    return tellable(channel, text)
  }
  listen() {
    return () => undefined
  }

  appliedCommand(table: string, identity: string, id: string) {
    return this.#read((reader) => reader.appliedCommand(table, identity, id))
  }
  identity(id: string) {
    return this.#read((reader) => reader.identity(id))
  }
  link(token: string) {
    return this.#read((reader) => reader.link(token))
  }
  key(name: string) {
    return this.#read((reader) => reader.key(name))
  }
  pushesOf(identity: string) {
    return this.#read((reader) => reader.pushesOf(identity))
  }
  document(kind: string, id: string) {
    return this.#read((reader) => reader.document(kind, id))
  }
  documents(kind: string, prefix: string, limit: number, after?: string) {
    return this.#read((reader) => reader.documents(kind, prefix, limit, after))
  }
  countDocuments(kind: string, prefix: string, before?: string) {
    return this.#read((reader) => reader.countDocuments(kind, prefix, before))
  }
  documentsOf(identity: string) {
    return this.#read((reader) => reader.documentsOf(identity))
  }

  async backup(file: string): Answer<null> {
    if (!this.#open) return CLOSED
    return backUp(this.#settings, file)
  }
}

function settle({ resolve, reject }: Waiting, outcome: WriteOutcome | undefined): void {
  if (outcome === null) resolve(good(null))
  else if (typeof outcome === 'object') resolve(bad(outcome))
  else reject(new Error(`store: ${outcome ?? 'no answer'}`))
}

/** On a connection of its own and in one step: with smaller steps every write would restart it. */
async function backUp({ file: from, busyMs }: WriterSettings, to: string): Answer<null> {
  const part = `${to}.part`
  let db: DatabaseSync | null = null
  try {
    db = new DatabaseSync(from, { readOnly: true, timeout: busyMs })
    await rm(part, { force: true })
    await backup(db, part, { rate: 0x7fffffff })
    await rename(part, to)
    return good(null)
  } catch (error) {
    await rm(part, { force: true }).catch(() => undefined)
    return bad(faultOf(error) ?? { code: 'io', reason: (error as Error).message })
  } finally {
    db?.close()
  }
}
