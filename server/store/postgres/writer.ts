/**
 * The one connection of a process that writes. What waits while it is busy goes together next time, and is answered after the
 * commit.
 *
 * A connection that breaks while a commit is under way leaves it open whether it was done. So every statement also leaves its serial
 * number and what became of each job in this writer's row of `writers`, and works only within its session. A new connection begins
 * with a new session: that waits for running statements, shuts out late ones, and reads the last outcome. What was done
 * is answered as it was, and what was not is sent again: nothing is lost, and nothing is done twice.
 */
import { randomBytes } from 'node:crypto'
import { bad, good, type Result } from '../../../engine/result.ts'
import type { Job } from '../job.ts'
import type { StoreFault } from '../store.ts'
import { JOBS, jobText, MOST_JOBS, MOVES, movesAmong, moveText } from './batch.ts'
import { faultOf, faultOfState, isLost, isTransient } from './faults.ts'
import { type Connection, Link, type PostgresSettings } from './link.ts'

interface Waiting {
  readonly job: Job
  readonly resolve: (result: Result<null, StoreFault>) => void
  readonly reject: (bug: Error) => void
  /** How often it has given way to another process. */
  tries: number
}

/** What the database says of one job: null is done. */
type Outcome = StoreFault | { readonly state: string; readonly message: string } | null

/** All of a statement came to nothing; a string is our bug, in words. */
type Failure = StoreFault | string

/** Writes of one batch: enough to share a commit, few enough to keep the next one quick. */
const BATCH = 500
const TRIES = 3
/** A writer that has been silent for so long has no process any more. */
const STALE = '30 days'

export class PostgresWriter {
  readonly id = randomBytes(9).toString('base64url')
  readonly #link: Link
  #session = 0
  #serial = 0
  /** What the database knew of this writer when the session began. */
  #last: { readonly serial: number; readonly outcome: string } | null = null
  #waiting: Waiting[] = []
  #working: Promise<void> | null = null
  #open = true

  constructor(settings: PostgresSettings, say: (state: 'away' | 'back') => void) {
    this.#link = new Link(settings, {
      ready: (client) => this.#begin(client),
      say: (state) => {
        // Unsent jobs were certainly not done; sent ones wait until their outcome is known.
        if (state === 'away') settleAll(this.#waiting.splice(0), { code: 'away' })
        say(state)
      },
    })
  }

  /** Begins a session; throws where that cannot be. */
  async #begin(client: Connection): Promise<void> {
    const { rows } = await client.query(
      `INSERT INTO writers AS w (id, session, serial, outcome, seen) VALUES ($1, 1, 0, '', now())
        ON CONFLICT (id) DO UPDATE SET session = w.session + 1, seen = now() RETURNING session, serial, outcome`,
      [this.id],
    )
    const { session, serial, outcome } = rows[0]
    const isKnown = this.#session === 0 || session > 1
    this.#last = isKnown ? { serial, outcome } : null
    this.#session = session
    if (session === 1) await client.query(`DELETE FROM writers WHERE seen < now() - interval '${STALE}'`)
  }

  get isAway(): boolean {
    return this.#link.isAway
  }

  isThere(): Promise<boolean> {
    return this.#link.isThere()
  }

  commit(job: Job): Promise<Result<null, StoreFault>> {
    if (this.#link.isAway) return Promise.resolve(bad({ code: 'away' }))
    return new Promise((resolve, reject) => {
      this.#waiting.push({ job, resolve, reject, tries: 0 })
      this.#working ??= Promise.resolve().then(() => this.#work())
    })
  }

  async close(): Promise<void> {
    this.#open = false
    // A running statement may wait for a server that never comes back.
    if (!(await this.#link.isThere())) this.#link.end()
    await this.#working
    await this.#link.client?.query('DELETE FROM writers WHERE id = $1', [this.id]).catch(() => undefined)
    await this.#link.endSoftly()
  }

  async #work(): Promise<void> {
    while (this.#waiting.length > 0) {
      const isThere = await this.#link.isThere()
      const batch = this.#waiting.splice(0, isThere ? BATCH : this.#waiting.length)
      // A bug of ours fails the whole batch, and nothing after it.
      if (isThere) await this.#write(batch).catch((bug) => settleAll(batch, String(bug)))
      else settleAll(batch, { code: this.#open ? 'away' : 'closed' })
    }
    this.#working = null
  }

  async #write(batch: readonly Waiting[]): Promise<void> {
    const isMove = movesAmong(batch.map(({ job }) => job))
    const done = await this.#move(batch.filter((_, i) => isMove[i]))
    const left = batch.filter((waiting) => !done.has(waiting))
    for (let i = 0; i < left.length; i += MOST_JOBS) await this.#apply(left.slice(i, i + MOST_JOBS))
  }

  /** Those that are done, or answered. */
  async #move(moves: readonly Waiting[]): Promise<ReadonlySet<Waiting>> {
    if (moves.length === 0) return new Set()
    const said = await this.#send(MOVES, moveText(moves.map(({ job }) => job)))
    if (!said.ok) {
      const isFinal = typeof said.fault === 'object' && isForAll(said.fault)
      if (isFinal) settleAll(moves, said.fault)
      return new Set(isFinal ? moves : [])
    }
    const places = new Set(JSON.parse(said.value) as number[])
    const done = moves.filter((_, n) => places.has(n))
    for (const { resolve } of done) resolve(good(null))
    return new Set(done)
  }

  async #apply(jobs: readonly Waiting[]): Promise<void> {
    const said = await this.#send(JOBS, jobText(jobs.map(({ job }) => job)))
    if (!said.ok) {
      // One that PostgreSQL cannot even read, such as a text with a zero in it, fails alone.
      if (typeof said.fault === 'object' || jobs.length === 1) return settleAll(jobs, said.fault)
      for (const job of jobs) await this.#apply([job])
      return
    }
    const outcomes = JSON.parse(said.value) as readonly Outcome[]
    // In their order, before newer jobs.
    const again = jobs.filter((waiting, i) => !this.#settle(waiting, outcomes[i]))
    this.#waiting.unshift(...again)
  }

  /** False: it gave way to another process, and is to be tried again. */
  #settle(waiting: Waiting, outcome: Outcome | undefined): boolean {
    if (outcome === undefined) settleAll([waiting], 'no answer')
    else if (outcome === null) waiting.resolve(good(null))
    else if ('code' in outcome) waiting.resolve(bad(outcome))
    else if (isTransient(outcome.state) && ++waiting.tries < TRIES) return false
    else settleAll([waiting], faultOfState(outcome.state, outcome.message) ?? `${outcome.state} ${outcome.message}`)
    return true
  }

  /** Exactly once, even if the connection breaks. */
  async #send(statement: typeof MOVES | typeof JOBS, text: string): Promise<Result<string, Failure>> {
    const serial = ++this.#serial
    for (let tries = 1; ; tries++) {
      const client = await this.#link.reach()
      if (client === null) return bad({ code: 'closed' })
      if (tries > 1) {
        const known = this.#last
        if (known === null) return bad({ code: 'io', reason: 'it is not known whether this was written' })
        if (known.serial === serial) return good(known.outcome)
        if (tries > TRIES) return bad({ code: 'away' })
      }
      const said = await this.#ask(client, { ...statement, values: [this.id, this.#session, serial, text] })
      if (said !== null) return said
      this.#link.lose(client)
    }
  }

  /** Null: the connection or the session is lost. */
  async #ask(
    client: Connection,
    query: { name: string; text: string; values: unknown[] },
  ): Promise<Result<string, Failure> | null> {
    client.ref()
    try {
      const outcome = (await client.query(query)).rows[0]?.outcome
      return typeof outcome === 'string' ? good(outcome) : null
    } catch (error) {
      return isLost(error) ? null : bad(faultOf(error) ?? String(error))
    } finally {
      client.unref()
    }
  }
}

/** To try again one by one would only make everybody wait longer. */
function isForAll({ code }: StoreFault): boolean {
  return code === 'away' || code === 'closed' || code === 'io'
}

function settleAll(batch: readonly Waiting[], failure: Failure): void {
  for (const { resolve, reject } of batch) {
    if (typeof failure === 'string') reject(new Error(`store: ${failure}`))
    else resolve(bad(failure))
  }
}
