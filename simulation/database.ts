/**
 * The database of the world: the durable state, a journal of operations, and notifications. Each operation happens at one moment, as
 * a transaction of SQLite (full sync) or PostgreSQL (read committed, one statement at a time) does; requests and answers, and how they
 * are lost, are in `store.ts`. Checked by the same cases as the real stores.
 */
import { bad, good, type Result } from '../engine/result.ts'
import { jobOf } from '../server/store/job.ts'
import { peopleOf } from '../server/store/rows.ts'
import type {
  Claimed,
  Corrupt,
  Due,
  Holder,
  StoreEvent,
  StoreFault,
  TableRow,
  TableWithLines,
  TakenDue,
  Write,
} from '../server/store/store.ts'
import { Model } from '../server/store/testing/model.ts'
import type { Scheduler } from './scheduler.ts'

/** A process without a heartbeat for this long counts as dead. In ms. */
const DEAD_MS = 5000

/** The operation, its moment and its handle. */
export type Done =
  | { readonly kind: 'commit'; readonly write: Write }
  | { readonly kind: 'claim'; readonly ids: readonly string[]; readonly owner: string }
  | { readonly kind: 'release'; readonly ids: readonly string[]; readonly owner: string }

export interface Entry {
  readonly at: number
  readonly by: string
  readonly done: Done
}

type Hear = (event: StoreEvent) => void
type Spoilt = 'seats' | 'status' | 'first line' | 'last line'

/** What a planted bug does to the database. */
export interface DatabaseBugs {
  /** A write with an old epoch is accepted if its seq is right. */
  readonly ignoresEpoch?: boolean
  /** A command that was applied before is applied again. */
  readonly ignoresApplied?: boolean
}

export class Database {
  readonly #scheduler: Scheduler
  readonly #bugs: DatabaseBugs
  #model = new Model()
  #journal: Entry[] = []
  readonly #beats = new Map<string, { readonly at: number; readonly address: string | null }>()
  readonly #listeners = new Map<string, Hear>()
  readonly #spoilt = new Map<string, Spoilt>()
  /** Called after everything that was done. */
  onDone: (entry: Entry) => void = () => undefined
  /** The text of lines that fits on the disk. */
  room = Infinity

  constructor(scheduler: Scheduler, bugs: DatabaseBugs = {}) {
    this.#scheduler = scheduler
    this.#bugs = bugs
  }

  get model(): Model {
    return this.#model
  }

  get journal(): readonly Entry[] {
    return this.#journal
  }

  /** Drops all but the first `entries` of the journal: a crash before the disk had written the rest. */
  forgetAfter(entries: number): void {
    const kept = this.#journal.slice(0, entries)
    this.#model = new Model()
    this.#journal = []
    for (const entry of kept) this.#replay(entry)
    this.#journal = kept
  }

  #replay({ done }: Entry): void {
    if (done.kind === 'commit') this.#model.commit(done.write)
    else if (done.kind === 'release') this.#model.release(done.ids, done.owner)
    else for (const id of done.ids) this.#model.claim(id, done.owner)
  }

  #note(by: string, done: Done): void {
    const entry = { at: this.#scheduler.now, by, done }
    this.#journal.push(entry)
    this.onDone(entry)
  }

  // Writes

  commit(by: string, given: Write): Result<null, StoreFault> {
    const job = jobOf(given)
    if (!job.ok) return job
    for (const { columns } of job.value.tables ?? [])
      if (columns.some((column) => typeof column === 'number' && !Number.isSafeInteger(column)))
        throw new RangeError('a number that no row can hold')
    const spoilt = this.#spoiltFor(given)
    if (spoilt !== null) return bad(spoilt)
    if (this.#isFull(given)) return bad({ code: 'full' })
    const write = this.#bent(given)
    const before = this.#epochs(write)
    const done = this.#model.commit(write)
    if (!done.ok) return done
    for (const { id } of write.remove ?? []) this.#spoilt.delete(id)
    this.#note(by, { kind: 'commit', write: this.#bugs.ignoresApplied ? withCommands(write, given) : write })
    this.#announceChanges(by, write, before)
    return done
  }

  /** As a planted bug has it. */
  #bent(write: Write): Write {
    const { ignoresEpoch, ignoresApplied } = this.#bugs
    if (write.tables === undefined || (!ignoresEpoch && !ignoresApplied)) return write
    const tables = write.tables.map((table) => {
      const found = this.#model.table(table.row.id)?.row
      const epoch = found?.epoch ?? 1
      const blind =
        ignoresEpoch && table.expect !== null && found?.seq === table.expect.seq && epoch > table.expect.epoch
      const row = blind ? { ...table.row, epoch, owner: found?.owner ?? null } : table.row
      const expect = blind && table.expect !== null ? { ...table.expect, epoch } : table.expect
      const fresh = (table.commands ?? []).filter(
        ({ identity, id }) => this.#model.appliedCommand(row.id, identity, id) === null,
      )
      return { ...table, row, expect, ...(ignoresApplied ? { commands: fresh } : {}) }
    })
    return { ...write, tables }
  }

  /** Of tables that change behind their owner's back. */
  #epochs({ forget, shelve = [], expire }: Write): Map<string, number> {
    if (forget === undefined && expire === undefined && shelve.length === 0) return new Map()
    const rows = this.#model.due(Infinity, Infinity).map(({ id }) => id)
    return new Map([...rows, ...shelve].map((id) => [id, this.#model.table(id)?.row.epoch ?? 0]))
  }

  #announceChanges(by: string, { remove = [] }: Write, before: ReadonlyMap<string, number>): void {
    for (const { id, expect } of remove)
      if (expect === null) this.#tell(by, { kind: 'changed', table: id, epoch: null })
    for (const [table, epoch] of before) {
      const now = this.#model.table(table)?.row.epoch ?? null
      if (now !== epoch) this.#tell(by, { kind: 'changed', table, epoch: now })
    }
  }

  #spoiltFor({ forget }: Write): Corrupt | null {
    if (forget === undefined) return null
    for (const [id, what] of this.#spoilt) {
      const row = this.#model.table(id)?.row
      if (what === 'seats' && row !== undefined && peopleOf(row).includes(forget)) return corrupt(id, what)
    }
    return null
  }

  #isFull({ tables = [] }: Write): boolean {
    if (this.room === Infinity) return false
    const added = tables.reduce((sum, { lines = [] }) => sum + lines.join('').length, 0)
    return added > 0 && this.#size() + added > this.room
  }

  #size(): number {
    let size = 0
    const seen = new Set<string>()
    for (const { done } of this.#journal)
      for (const { row } of done.kind === 'commit' ? (done.write.tables ?? []) : []) seen.add(row.id)
    for (const id of seen) size += this.#model.table(id)?.lines.join('').length ?? 0
    return size
  }

  claim(by: string, id: string, owner: string, instead?: string): Result<Claimed | null, StoreFault> {
    const found = this.table(id)
    if (!found.ok || found.value === null) return found as Result<null, StoreFault>
    const was = found.value.row.owner
    if (was !== null && was !== owner && was !== instead && this.isAlive(was))
      return good({ ...found.value, orphan: false })
    const claimed = this.#model.claim(id, owner)
    if (was !== owner) this.#note(by, { kind: 'claim', ids: [id], owner })
    if (claimed !== null && was !== null && was !== owner) this.#tellMoved(by, claimed.row)
    return good(claimed)
  }

  takeDue(by: string, owner: string, now: number, limit: number): TakenDue[] {
    const free = this.#free(owner, now).slice(0, limit)
    return free.map((due) => {
      const was = this.#model.table(due.id)?.row.owner ?? null
      const claimed = this.#model.claim(due.id, owner)
      if (was !== owner) this.#note(by, { kind: 'claim', ids: [due.id], owner })
      if (claimed?.orphan) this.#tellMoved(by, claimed.row)
      return { ...due, orphan: claimed?.orphan === true }
    })
  }

  #free(owner: string, now: number): Due[] {
    return this.#model.due(now, Infinity).filter(({ id }) => {
      const was = this.#model.table(id)?.row.owner ?? null
      return was === null || was === owner || !this.isAlive(was)
    })
  }

  release(by: string, ids: readonly string[], owner: string): null {
    this.#model.release(ids, owner)
    this.#note(by, { kind: 'release', ids, owner })
    return null
  }

  beat(owner: string, address: string | null): null {
    this.#beats.set(owner, { at: this.#scheduler.now, address })
    return null
  }

  retire(owner: string): null {
    this.#beats.delete(owner)
    return null
  }

  isAlive(owner: string): boolean {
    return this.#scheduler.now - (this.#beats.get(owner)?.at ?? -Infinity) < DEAD_MS
  }

  // Reads

  table(id: string, from = 1): Result<TableWithLines | null, StoreFault> {
    const what = this.#spoilt.get(id)
    return what === undefined ? good(this.#model.table(id, from)) : bad(corrupt(id, what))
  }

  due(now: number, limit: number, owner?: string): readonly Due[] {
    return owner === undefined ? this.#model.due(now, limit) : this.#free(owner, now).slice(0, limit)
  }

  holder(id: string, owner: string): Holder | null {
    const was = this.#model.table(id)?.row.owner ?? null
    if (was === null || was === owner || !this.isAlive(was)) return null
    return { owner: was, address: this.#beats.get(was)?.address ?? null }
  }

  /** Rows that can be read, and those that cannot. */
  listed(rows: readonly TableRow[]): { rows: TableRow[]; corrupt: Corrupt[] } {
    const isBad = ({ id }: TableRow): boolean => /^(seats|status)$/.test(this.#spoilt.get(id) ?? '')
    const broken = rows.filter(isBad).map(({ id }) => corrupt(id, this.#spoilt.get(id) as Spoilt))
    return { rows: rows.filter((row) => !isBad(row)), corrupt: broken }
  }

  spoil(id: string, what: Spoilt): void {
    this.#spoilt.set(id, what)
  }

  // Who is told

  listen(by: string, hear: Hear): () => void {
    this.#listeners.set(by, hear)
    return () => void this.#listeners.delete(by)
  }

  tell(by: string, channel: string, text: string): null {
    this.#tell(by, { kind: 'told', channel, text })
    return null
  }

  #tellMoved(by: string, { id, owner, epoch }: TableRow): void {
    this.#tell(by, { kind: 'moved', table: id, owner: owner ?? '', epoch })
  }

  #tell(by: string, event: StoreEvent): void {
    for (const [name, hear] of this.#listeners) if (name !== by) hear(event)
  }
}

/** As it was asked for. */
function withCommands(write: Write, { tables = [] }: Write): Write {
  return { ...write, tables: (write.tables ?? []).map((one, i) => ({ ...one, commands: tables[i]?.commands ?? [] })) }
}

function corrupt(id: string, what: Spoilt): Corrupt {
  return { code: 'corrupt', where: what.endsWith('line') ? 'line' : 'table', id, reason: `${what} is not readable` }
}
