/**
 * One process's way to the database, as the real stores behave on a bad day.
 *
 * SQLite: a write is applied, then synced, then answered; a crash in between keeps all of it or nothing. PostgreSQL: the
 * connection may break before or after the commit. The writer then waits until it can find out (`server/store/postgres/writer.ts`), so a commit is
 * answered as it went or sent again; what was not yet sent is answered `away`. Reads and claims are asked once more, and then are
 * `away`, done or not. Notifications come late or are lost; a `gap` follows a loss.
 */
import { bad, good, type Result } from '../engine/result.ts'
import { tellable } from '../server/store/limits.ts'
import {
  type Answer,
  LIMITS,
  type Store,
  type StoreEvent,
  type StoreFault,
  type TableRow,
  type TakenDue,
  type Write,
} from '../server/store/store.ts'
import type { Chance } from './chance.ts'
import type { Database } from './database.ts'
import type { Machine } from './machine.ts'

const CLOSED = bad({ code: 'closed' } as const)
const AWAY = bad({ code: 'away' } as const)
/** In ms: a connection without an answer for this long counts as lost. */
const ANSWER_MS = 15_000

interface StoreSettings {
  readonly kind: 'sqlite' | 'postgres'
  readonly machine: Machine
  readonly database: Database
  readonly chance: Chance
  /** For planted bugs. */
  readonly bugs?: StoreBugs
}

export interface StoreBugs {
  /** Answers before the disk has it. */
  readonly acksUnsynced?: boolean
  /** No `gap` follows lost notifications. */
  readonly hidesGaps?: boolean
  /** A claim that is made again after a break has the answer of the second time. */
  readonly trustsRepeated?: boolean
  /** A commit whose connection breaks is answered `away`, done or not, and not sent again. */
  readonly forgetsBroken?: boolean
}

interface Sent {
  readonly write: Write
  readonly resolve: (result: Result<null, StoreFault>) => void
  readonly reject: (bug: unknown) => void
  /** What became of it, once it has reached the database. */
  outcome: Result<null, StoreFault> | null
}

type Reply<Value> = Result<Value, StoreFault>

export class SimulatedStore implements Store {
  readonly #given: StoreSettings
  readonly #name: string
  #isOpen = true
  /** Commits in the queue of the one connection that writes, and the one under way. */
  #waiting: Sent[] = []
  #sent: Sent | null = null
  /** The line to the database: cut it is, and the process may not have noticed. */
  #isCut = false
  #isAway = false
  /** The number of the connection: requests over an older one are never answered. */
  #session = 0
  readonly #hearers = new Set<(event: StoreEvent) => void>()
  #unlisten: () => void = () => undefined
  #isDeaf = false
  /** Answers to claims that break off after the claim was made. */
  #lostClaims = 0
  #heard = 0
  /** The process has noticed that the database is away, or back. */
  onTrouble: (isAway: boolean) => void = () => undefined
  /** Entries of the journal that the disk has. */
  #synced: number

  constructor(given: StoreSettings) {
    this.#given = given
    this.#name = given.machine.name
    this.#synced = given.database.journal.length
    given.machine.onDeath(() => this.#lost())
  }

  get #isShared(): boolean {
    return this.#given.kind === 'postgres'
  }

  get isAway(): boolean {
    return this.#isAway
  }

  #delay(): number {
    const { chance } = this.#given
    return chance.often(0.02) ? chance.between(5, 400) : chance.between(0.2, this.#isShared ? 4 : 2)
  }

  #after(ms: number, call: () => void): void {
    this.#given.machine.scheduler.after(ms, call)
  }

  // Faults

  /** The line breaks. `quietly`: no packet says so, the process waits for an answer until its patience ends. */
  cut(quietly: boolean): void {
    if (!this.#isShared || this.#isCut) return
    this.#isCut = true
    this.deafen()
    this.#after(quietly ? ANSWER_MS : this.#delay(), () => this.#given.machine.run(() => this.#notice()))
  }

  mend(): void {
    this.#isCut = false
    const pause = this.#isAway ? this.#given.chance.between(10, 3000) : 0
    const connect = (): void => {
      if (this.#isAway) this.#reconnect()
      else this.#notice()
    }
    this.#after(pause + this.#delay(), () => this.#given.machine.run(connect))
    this.#after(pause + this.#delay(), () => this.#given.machine.run(() => this.undeafen()))
  }

  /** The connection is broken: pending requests over it get no answer. */
  #notice(): void {
    this.#session++
    if (!this.#isCut) {
      this.#resend()
      return
    }
    if (this.#isAway || !this.#isOpen) return
    this.#isAway = true
    const left = this.#waiting.splice(0)
    for (const { resolve } of left) resolve(AWAY)
    if (this.#given.bugs?.forgetsBroken && this.#sent !== null) {
      this.#sent.resolve(AWAY)
      this.#sent = null
    }
    this.onTrouble(true)
    this.#say({ kind: 'away' })
  }

  #reconnect(): void {
    if (!this.#isAway || this.#isCut || !this.#isOpen) return
    this.#session++
    this.#isAway = false
    this.onTrouble(false)
    this.#say({ kind: 'back' })
    this.#resend()
  }

  /** A new session finds out what the last one has done. */
  #resend(): void {
    const sent = this.#sent
    if (sent === null) this.#next()
    else if (sent.outcome === null) this.#transmit(sent)
    else this.#answer(sent, sent.outcome)
  }

  /** The connections of the next claims of ownerless tables break before the answer has come. */
  loseClaims(claims: number): void {
    if (this.#isShared) this.#lostClaims = claims
  }

  deafen(): void {
    this.#isDeaf = true
  }

  undeafen(): void {
    if (!this.#isDeaf || this.#isCut) return
    this.#isDeaf = false
    if (this.#given.bugs?.hidesGaps !== true) this.#say({ kind: 'gap' })
  }

  #lost(): void {
    this.#unlisten()
    const { database, bugs } = this.#given
    if (bugs?.acksUnsynced) database.forgetAfter(this.#synced)
  }

  // Writes

  commit(write: Write): Answer<null> {
    if (!this.#isOpen) return Promise.resolve(CLOSED)
    if (!this.#given.machine.acts()) return never()
    if (this.#isAway) return Promise.resolve(AWAY)
    return new Promise((resolve, reject) => {
      this.#waiting.push({ write, resolve, reject, outcome: null })
      this.#next()
    })
  }

  #next(): void {
    if (this.#sent !== null || this.#isAway) return
    const sent = this.#waiting.shift()
    if (sent === undefined) return
    this.#sent = sent
    this.#transmit(sent)
  }

  #transmit(sent: Sent): void {
    const session = this.#session
    const { database, machine, bugs } = this.#given
    this.#after(this.#delay(), () => {
      if (this.#isCut || session !== this.#session || (!this.#isShared && !machine.isAlive)) return
      if (sent.outcome === null) {
        try {
          sent.outcome = database.commit(this.#name, sent.write)
        } catch (bug) {
          machine.run(() => this.#fail(sent, bug))
          return
        }
      }
      const outcome = sent.outcome
      if (bugs?.acksUnsynced) this.#after(this.#delay() * 20, () => this.#sync())
      this.#after(bugs?.acksUnsynced ? 0.1 : this.#delay(), () => {
        if (this.#isCut || session !== this.#session) return
        machine.run(() => this.#answer(sent, outcome))
      })
    })
  }

  #sync(): void {
    if (this.#given.machine.isAlive) this.#synced = this.#given.database.journal.length
  }

  #answer(sent: Sent, outcome: Result<null, StoreFault>): void {
    if (this.#sent !== sent) return
    this.#sent = null
    sent.resolve(outcome)
    this.#next()
  }

  #fail(sent: Sent, bug: unknown): void {
    this.#sent = null
    sent.reject(bug)
    this.#next()
  }

  // Reads, and what may be said twice

  #ask<Value>(read: () => Reply<Value>, tries = 1, isLost?: (reply: Reply<Value>) => boolean): Promise<Reply<Value>> {
    const { machine } = this.#given
    if (!this.#isOpen) return Promise.resolve(CLOSED)
    if (!machine.acts()) return never()
    if (this.#isAway) return Promise.resolve(AWAY)
    return new Promise((resolve) => {
      let isAnswered = false
      const answer = (reply: Reply<Value> | Promise<Reply<Value>>): void => {
        if (!isAnswered) resolve(reply)
        isAnswered = true
      }
      const broken = (): void => machine.run(() => answer(tries === 1 ? this.#ask(read, 2, isLost) : AWAY))
      this.#after(this.#delay(), () => {
        if (this.#isCut) {
          this.#after(this.#delay(), broken)
          return
        }
        const reply = read()
        const breaks = isLost?.(reply) === true
        this.#after(this.#delay(), () => {
          if (this.#isCut || breaks) this.#after(this.#delay(), broken)
          else machine.run(() => answer(reply))
        })
      })
    })
  }

  #read<Value>(read: () => Value): Promise<Reply<Value>> {
    return this.#ask(() => good(read()))
  }

  table(id: string, from?: number) {
    return this.#ask(() => this.#given.database.table(id, from))
  }
  tablesOf(identity: string, limit: number) {
    return this.#read(() => this.#listed(this.#given.database.model.tablesOf(identity, capped(limit))))
  }
  publicTables(limit: number, after?: Parameters<Store['publicTables']>[1]) {
    return this.#read(() => {
      const rows = this.#given.database.model.publicTables(capped(limit) + 1, after)
      const last = rows.length > limit ? rows[limit - 1] : undefined
      const next = last === undefined ? null : { created: last.created, id: last.id }
      return { ...this.#listed(rows.slice(0, limit)), next }
    })
  }
  #listed(rows: readonly TableRow[]) {
    return this.#given.database.listed(rows)
  }
  due(now: number, limit: number, owner?: string) {
    return this.#read(() => this.#given.database.due(now, capped(limit), owner))
  }
  takeDue(owner: string, now: number, limit: number) {
    let tries = 0
    const take = () => {
      const isRepeated = ++tries > 1 && this.#given.bugs?.trustsRepeated !== true
      const taken = this.#given.database.takeDue(this.#name, owner, now, capped(limit))
      return good(taken.map((one) => ({ ...one, orphan: one.orphan || isRepeated })))
    }
    return this.#ask<readonly TakenDue[]>(take, 1, (due) => due.ok && this.#losesClaim(due.value))
  }
  claim(id: string, owner: string, instead?: string) {
    let tries = 0
    const claim = () => {
      const isRepeated = ++tries > 1 && this.#given.bugs?.trustsRepeated !== true
      const found = this.#given.database.claim(this.#name, id, owner, instead)
      if (!found.ok || found.value === null) return found
      return good({ ...found.value, orphan: found.value.orphan || (isRepeated && found.value.row.owner === owner) })
    }
    return this.#ask(claim, 1, (found) => found.ok && found.value !== null && this.#losesClaim([found.value]))
  }
  #losesClaim(claimed: readonly { readonly orphan: boolean }[]): boolean {
    return claimed.some(({ orphan }) => orphan) && this.#lostClaims-- > 0
  }
  holder(id: string, owner: string) {
    return this.#read(() => this.#given.database.holder(id, owner))
  }
  release(ids: readonly string[], owner: string) {
    return this.#read(() => this.#given.database.release(this.#name, ids, owner))
  }
  beat(owner: string, address?: string) {
    return this.#read(() => this.#given.database.beat(owner, address ?? null))
  }
  retire(owner: string) {
    return this.#read(() => this.#given.database.retire(owner))
  }
  async tell(channel: string, text: string): Answer<null> {
    const fits = tellable(channel, text)
    return fits.ok ? this.#read(() => this.#given.database.tell(this.#name, channel, text)) : fits
  }
  appliedCommand(table: string, identity: string, id: string) {
    return this.#read(() => this.#given.database.model.appliedCommand(table, identity, id))
  }
  identity(id: string) {
    return this.#read(() => this.#given.database.model.identity(id))
  }
  link(token: string) {
    return this.#read(() => this.#given.database.model.link(token))
  }
  key(name: string) {
    return this.#read(() => this.#given.database.model.key(name))
  }
  pushesOf(identity: string) {
    return this.#read(() => this.#given.database.model.pushesOf(identity))
  }
  document(kind: string, id: string) {
    return this.#read(() => this.#given.database.model.document(kind, id))
  }
  documents(kind: string, prefix: string, limit: number, after?: string) {
    return this.#read(() => this.#given.database.model.documents(kind, prefix, limit, after))
  }
  countDocuments(kind: string, prefix: string, before?: string) {
    return this.#read(() => this.#given.database.model.countDocuments(kind, prefix, before))
  }
  documentsOf(identity: string) {
    return this.#read(() => this.#given.database.model.documentsOf(identity))
  }
  async backup(): Answer<null> {
    return this.#isOpen ? bad({ code: 'io', reason: 'the simulated store has no files' }) : CLOSED
  }

  // What others announce

  listen(hear: (event: StoreEvent) => void): () => void {
    const one = (event: StoreEvent): void => hear(event)
    const isFirst = this.#hearers.size === 0
    this.#hearers.add(one)
    if (isFirst && this.#isShared) this.#open()
    return () => void this.#hearers.delete(one)
  }

  #open(): void {
    const { database, machine, chance } = this.#given
    this.#unlisten = database.listen(this.#name, (event) => {
      if (this.#isDeaf || this.#given.bugs?.hidesGaps) return
      // In their order, each some time after it was said.
      const late = chance.often(0.1) ? chance.skewed(10, 3000) : this.#delay()
      this.#heard = Math.max(this.#heard, machine.scheduler.now + late)
      machine.scheduler.at(this.#heard, () => {
        if (!this.#isDeaf) machine.run(() => this.#say(event))
      })
    })
    this.#after(this.#delay(), () => machine.run(() => this.#say({ kind: 'gap' })))
  }

  #say(event: StoreEvent): void {
    if (this.#isOpen) for (const hear of this.#hearers) hear(event)
  }

  async close(): Promise<void> {
    while (this.#isOpen && (this.#sent !== null || this.#waiting.length > 0) && !this.#isAway)
      await this.#read(() => null)
    this.#isOpen = false
    this.#unlisten()
  }
}

function capped(limit: number): number {
  return Math.min(limit, LIMITS.rows)
}

function never(): Promise<never> {
  return new Promise(() => undefined)
}
