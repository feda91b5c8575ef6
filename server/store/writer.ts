/**
 * The one thread that writes, so that no sync to disk ever holds up the sockets. All writes that wait are one transaction, each in
 * a savepoint, so that a bad one fails alone; they are answered after the commit. The worker is the very file that starts it,
 * because a bundle puts it wherever it likes.
 */
import { DatabaseSync } from 'node:sqlite'
import { type MessagePort, parentPort, Worker, workerData } from 'node:worker_threads'
import { apply, prepare } from './apply.ts'
import { faultOf } from './faults.ts'
import type { Job } from './job.ts'
import { migrate, type SchemaFault } from './migrations.ts'
import type { StoreFault } from './store.ts'

export interface WriterSettings {
  readonly file: string
  /** How long to wait for another process that is writing. */
  readonly busyMs: number
  /** For tests: the disk is full at so many pages. */
  readonly maxPages?: number | undefined
}

export type OpenFault =
  | SchemaFault
  | { readonly code: Exclude<StoreFault['code'], 'newer' | 'foreign'>; readonly message: string }

/** Null: committed. A string: our bug, in words. */
export type Outcome = StoreFault | string | null

export type Request = { readonly kind: 'write'; readonly jobs: readonly Job[] } | { readonly kind: 'close' }
export type Reply =
  | { readonly kind: 'ready' }
  | { readonly kind: 'refused'; readonly fault: OpenFault }
  | { readonly kind: 'written'; readonly outcomes: readonly Outcome[] }
  | { readonly kind: 'closed' }

const ROLE = 'iacta store'

export function startWriter(settings: WriterSettings): Worker {
  return new Worker(new URL(import.meta.url), { workerData: { role: ROLE, settings } })
}

if (parentPort !== null && workerData?.role === ROLE) serve(parentPort, workerData.settings as WriterSettings)

function serve(port: MessagePort, settings: WriterSettings): void {
  const reply = (message: Reply): void => port.postMessage(message)
  const opened = openDatabase(settings)
  if (!('db' in opened)) {
    reply({ kind: 'refused', fault: opened })
    port.close()
    return
  }
  const { db } = opened
  const write = writerOn(db)
  port.on('message', (request: Request) => {
    if (request.kind === 'write') return reply({ kind: 'written', outcomes: write(request.jobs) })
    db.close()
    reply({ kind: 'closed' })
    port.close()
  })
  reply({ kind: 'ready' })
}

export function openDatabase({ file, busyMs, maxPages }: WriterSettings): { readonly db: DatabaseSync } | OpenFault {
  try {
    const db = new DatabaseSync(file, { timeout: busyMs })
    db.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA journal_size_limit = 67108864')
    const migrated = migrate(db)
    if (maxPages !== undefined) db.exec(`PRAGMA max_page_count = ${maxPages}`)
    if (migrated.ok) return { db }
    db.close()
    return migrated.fault
  } catch (error) {
    const fault = faultOf(error)
    if (fault === null) throw error
    return { code: fault.code, message: `The database ${file} cannot be opened: ${(error as Error).message}.` }
  }
}

/** Thrown where SQLite has undone the whole transaction: because of what. */
class Undone extends Error {
  readonly outcome: Outcome
  constructor(outcome: Outcome) {
    super('undone')
    this.outcome = outcome
  }
}

/** Writes jobs together, in their order, and says what became of each. */
export function writerOn(db: DatabaseSync): (jobs: readonly Job[]) => readonly Outcome[] {
  const on = prepare(db)
  const [begin, commit, rollback] = [db.prepare('BEGIN IMMEDIATE'), db.prepare('COMMIT'), db.prepare('ROLLBACK')]
  const [save, release, back] = [db.prepare('SAVEPOINT one'), db.prepare('RELEASE one'), db.prepare('ROLLBACK TO one')]

  const inSavepoint = (job: Job): Outcome => {
    save.run()
    const outcome = attempt(() => apply(on, job))
    // A full disk undoes everything, not just this job.
    if (!db.isTransaction) throw new Undone(outcome)
    if (outcome !== null) back.run()
    release.run()
    return outcome
  }
  /** One transaction; if anything is thrown, nothing of it is written. */
  const transact = (jobs: readonly Job[]): Outcome[] => {
    begin.run()
    try {
      const outcomes = jobs.map(inSavepoint)
      commit.run()
      return outcomes
    } catch (error) {
      if (db.isTransaction) rollback.run()
      throw error
    }
  }
  return (jobs) => {
    try {
      return transact(jobs)
    } catch (error) {
      const outcome = outcomeOf(error)
      if (concernsAll(outcome)) return jobs.map(() => outcome)
      // What fits may still pass where not all does, such as a removal that makes room.
      return jobs.map((job) => attempt(() => transact([job])[0] ?? null))
    }
  }
}

/** To try again job by job would only make everybody wait longer. */
function concernsAll(outcome: Outcome): boolean {
  return typeof outcome === 'object' && (outcome?.code === 'busy' || outcome?.code === 'io')
}

function attempt(act: () => Outcome): Outcome {
  try {
    return act()
  } catch (error) {
    return outcomeOf(error)
  }
}

function outcomeOf(error: unknown): Outcome {
  return error instanceof Undone ? error.outcome : (faultOf(error) ?? String(error))
}
