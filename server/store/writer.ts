/**
 * The one thread that writes, so that no sync to disk ever holds up the sockets. All writes that wait are one transaction, and are
 * answered after its commit. If one of them is bad, all is undone and done again with each in a savepoint, so that it fails alone.
 * The worker is the very file that starts it, because a bundle puts it wherever it likes.
 */
import { DatabaseSync } from 'node:sqlite'
import { type MessagePort, parentPort, receiveMessageOnPort, Worker, workerData } from 'node:worker_threads'
import { apply, prepare } from './apply.ts'
import { faultOf } from './faults.ts'
import { type Job, type Packed, unpack } from './job.ts'
import { migrate, type SchemaFault } from './migrations.ts'
import type { StoreFault } from './store.ts'

export interface WriterSettings {
  readonly file: string
  /** How long to wait for another process that is writing. */
  readonly busyMs: number
  /** For tests: the disk is full at this many pages. */
  readonly maxPages?: number | undefined
  /** The server's name for this start: writes under another name fail from now on. Left out (a backup): nothing is claimed. */
  readonly server?: string | undefined
}

/** The row that names the server whose database it is; the lock in the folder can be deleted, this goes with the data. */
const HOLDER = 'server'

export type OpenFault =
  | SchemaFault
  | { readonly code: Exclude<StoreFault['code'], 'newer' | 'foreign'>; readonly message: string }

/** Null: committed. A string: our bug, in words. */
export type WriteOutcome = StoreFault | string | null

export type Request =
  | { readonly kind: 'write'; readonly jobs: readonly Job[] }
  /** The same, where all are moves. */
  | { readonly kind: 'moves'; readonly moves: Packed }
  | { readonly kind: 'close' }
export type Reply =
  | { readonly kind: 'ready' }
  | { readonly kind: 'refused'; readonly fault: OpenFault }
  /** Without outcomes: all are committed. */
  | { readonly kind: 'written'; readonly outcomes?: readonly WriteOutcome[] }
  | { readonly kind: 'closed' }

const ROLE = 'iacta store'
const WRITTEN: Reply = { kind: 'written' }

/** The writer's thread as seen from the other. */
export class Writer {
  readonly worker: Worker
  readonly #bell = new Int32Array(new SharedArrayBuffer(4))

  constructor(settings: WriterSettings) {
    this.worker = new Worker(new URL(import.meta.url), { workerData: { role: ROLE, settings, bell: this.#bell } })
  }

  send(request: Request): void {
    this.worker.postMessage(request)
    Atomics.store(this.#bell, 0, 1)
    Atomics.notify(this.#bell, 0)
  }
}

/** It has nothing else to do, and to wait for a bell costs a third of what an event does. */
function* requests(port: MessagePort, bell: Int32Array): Generator<Request> {
  for (;;) {
    Atomics.wait(bell, 0, 0)
    Atomics.store(bell, 0, 0)
    for (let got = receiveMessageOnPort(port); got !== undefined; got = receiveMessageOnPort(port)) yield got.message
  }
}

function serve(port: MessagePort, settings: WriterSettings, bell: Int32Array): void {
  const reply = (message: Reply): void => port.postMessage(message)
  const opened = openDatabase(settings)
  if (!('db' in opened)) {
    reply({ kind: 'refused', fault: opened })
    port.close()
    return
  }
  const { db } = opened
  const write = writerOn(db, settings.server)
  reply({ kind: 'ready' })
  for (const request of requests(port, bell)) {
    if (request.kind === 'close') break
    const outcomes = write(request.kind === 'moves' ? unpack(request.moves) : request.jobs)
    reply(outcomes.every((outcome) => outcome === null) ? WRITTEN : { kind: 'written', outcomes })
  }
  db.close()
  reply({ kind: 'closed' })
  port.close()
}

export function openDatabase({
  file,
  busyMs,
  maxPages,
  server,
}: WriterSettings): { readonly db: DatabaseSync } | OpenFault {
  try {
    const db = new DatabaseSync(file, { timeout: busyMs })
    db.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA journal_size_limit = 67108864')
    // In pages: most are written several times before they are copied back once.
    db.exec('PRAGMA wal_autocheckpoint = 4000')
    // In KiB: enough to keep the tables in play cached.
    db.exec('PRAGMA cache_size = -32768')
    const damage = damageOf(db)
    if (damage !== null) {
      db.close()
      return { code: 'corrupt', message: `The database ${file} is damaged: ${damage}.` }
    }
    const migrated = migrate(db)
    if (maxPages !== undefined) db.exec(`PRAGMA max_page_count = ${maxPages}`)
    if (migrated.ok && server !== undefined) claim(db, server)
    if (migrated.ok) return { db }
    db.close()
    return migrated.fault
  } catch (error) {
    const fault = faultOf(error)
    if (fault === null) throw error
    return { code: fault.code, message: `The database ${file} cannot be opened: ${(error as Error).message}.` }
  }
}

function claim(db: DatabaseSync, server: string): void {
  const sql = 'INSERT INTO keys (name, value) VALUES (?, ?) ON CONFLICT (name) DO UPDATE SET value = excluded.value'
  db.prepare(sql).run(HOLDER, server)
}

/** The first thing that is wrong with the file's pages; null: nothing. It reads all of them, about a second for each GB. */
function damageOf(db: DatabaseSync): string | null {
  const [found] = Object.values(db.prepare('PRAGMA quick_check(1)').get() ?? {})
  return found === 'ok' ? null : String(found).replaceAll(/\s+/g, ' ').trim()
}

/** Thrown where the whole transaction is undone, by SQLite or by us: because of what. */
class Undone extends Error {
  readonly outcome: WriteOutcome
  constructor(outcome: WriteOutcome) {
    super('undone')
    this.outcome = outcome
  }
}

/** Writes jobs together, in their order, and says what became of each. */
function writerOn(db: DatabaseSync, server?: string): (jobs: readonly Job[]) => readonly WriteOutcome[] {
  const holder = db.prepare('SELECT value FROM keys WHERE name = ?')
  const on = prepare(db)
  const [begin, commit, rollback] = [db.prepare('BEGIN IMMEDIATE'), db.prepare('COMMIT'), db.prepare('ROLLBACK')]
  const [save, release, back] = [db.prepare('SAVEPOINT one'), db.prepare('RELEASE one'), db.prepare('ROLLBACK TO one')]

  const inSavepoint = (job: Job): WriteOutcome => {
    save.run()
    const outcome = attempt(() => apply(on, job))
    // A full disk undoes everything, not just this job.
    if (!db.isTransaction) throw new Undone(outcome)
    if (outcome !== null) {
      back.run()
      on.applied.clear()
    }
    release.run()
    return outcome
  }
  const plainly = (job: Job): WriteOutcome => {
    const outcome = apply(on, job)
    if (outcome !== null) throw new Undone(outcome)
    return null
  }
  /** One transaction; if anything is thrown, nothing of it is written. */
  const transact = (jobs: readonly Job[], act: (job: Job) => WriteOutcome): WriteOutcome[] => {
    begin.run()
    try {
      if (server !== undefined && holder.get(HOLDER)?.value !== server) throw new Undone({ code: 'closed' })
      on.applied.begin()
      const outcomes = jobs.map(act)
      commit.run()
      return outcomes
    } catch (error) {
      if (db.isTransaction) rollback.run()
      on.applied.clear()
      throw error
    }
  }
  /** What became of each; null: nothing is written, because of one of several. */
  const together = (jobs: readonly Job[], act: (job: Job) => WriteOutcome): readonly WriteOutcome[] | null => {
    try {
      return transact(jobs, act)
    } catch (error) {
      const outcome = outcomeOf(error)
      return jobs.length === 1 || concernsAll(outcome) ? jobs.map(() => outcome) : null
    }
  }
  // A job hardly ever fails, and a savepoint costs as much as a job. Alone: a small job may still pass where the batch does not, such as a
  // removal that makes room.
  const alone = (job: Job): readonly WriteOutcome[] => together([job], plainly) ?? []
  return (jobs) => together(jobs, plainly) ?? together(jobs, inSavepoint) ?? jobs.flatMap(alone)
}

/** To try again job by job would only make everybody wait longer. */
function concernsAll(outcome: WriteOutcome): boolean {
  return (
    typeof outcome === 'object' && (outcome?.code === 'busy' || outcome?.code === 'io' || outcome?.code === 'closed')
  )
}

function attempt(act: () => WriteOutcome): WriteOutcome {
  try {
    return act()
  } catch (error) {
    return outcomeOf(error)
  }
}

function outcomeOf(error: unknown): WriteOutcome {
  return error instanceof Undone ? error.outcome : (faultOf(error) ?? String(error))
}

// At the end: it does not come back before the store is closed.
if (parentPort !== null && workerData?.role === ROLE) serve(parentPort, workerData.settings, workerData.bell)
