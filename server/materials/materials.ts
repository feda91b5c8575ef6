/**
 * Start here. Materials of games (`Material` in engine/contract.ts: generated sheets) are computed in a thread, never on the main
 * one, and lent to the rules while a table that needs them is in memory. Clients pay in processor time: by guest and by address.
 */
import type { Game } from '../../engine/contract.ts'
import { bad, good, type Result } from '../../engine/result.ts'
import type { Refusal } from '../../protocol/refusals.ts'
import { ClientBudgets, type ClientRates, type Payer } from '../http/budget.ts'
import { FairQueue } from '../process/fair-queue.ts'
import type { Log } from '../process/log.ts'
import { lazyThread, type Thread } from '../process/thread.ts'
import { type MaterialReply, type MaterialRequest, type StartThread, startThread } from './thread.ts'

interface MaterialsDeps {
  readonly log: Pick<Log, 'error' | 'warn'>
  /** Monotonic, in ms. */
  readonly now: () => number
  readonly start?: StartThread
  readonly budgets?: ClientRates
}

/** About twenty of the most expensive sheets at once for a guest, sixty for an address; then one every few seconds. */
export const BUDGETS = {
  guest: { perSecond: 10, burst: 1000 },
  address: { perSecond: 30, burst: 3000 },
} as const satisfies ClientRates
/** Charged in advance, in ms; corrected when the job is done. */
const PRICE = 50
/** Materials that no table needs any more but that are kept: a page that is reloaded comes back. */
const MOST_IDLE = 200
/** Jobs of one client that may wait for the thread. */
const MOST_WAITING = 64
const TRIES = 2
/** The server's own place in the queue. */
const SERVER = ''

interface Held {
  users: number
  readonly revoke: () => void
}

interface Job {
  readonly ask: Omit<MaterialRequest, 'id'>
  readonly payer: Payer | null
  readonly done: (told: MaterialReply | null) => void
  tries: number
}

export type Release = () => void
type Lent = Result<Release, Refusal>

export class Materials {
  readonly #deps: MaterialsDeps
  readonly #budgets: ClientBudgets
  readonly #held = new Map<string, Held>()
  /** Those without users, the oldest first. */
  readonly #idle = new Set<string>()
  readonly #making = new Map<string, Promise<Refusal | null>>()
  readonly #queue = new FairQueue<Job>()
  readonly #thread: Thread<MaterialRequest>
  #job: Job | null = null
  #id = 0
  #closed = false

  constructor(deps: MaterialsDeps) {
    this.#deps = deps
    this.#budgets = new ClientBudgets(deps.budgets ?? BUDGETS)
    this.#thread = lazyThread(
      deps.start ?? startThread,
      (told) => this.#hear(told),
      (why) => this.#lose(why),
    )
  }

  /** How many are in memory, idle ones included. */
  get size(): number {
    return this.#held.size
  }

  /** Computes it unless it is in memory; the rules can use it until it is released. Refuses a payer whose budget is spent; null: the server's own job. */
  async lend(game: Game, name: string, payer: Payer | null): Promise<Lent> {
    const key = `${game.id}/${game.version} ${name}`
    if (!this.#held.has(key)) {
      const refusal = await (this.#making.get(key) ?? this.#start(key, game, name, payer))
      if (refusal !== null) return bad(refusal)
    }
    return good(this.#take(key))
  }

  #start(key: string, game: Game, name: string, payer: Payer | null): Promise<Refusal | null> {
    const refusal = this.#refusal(payer)
    if (refusal !== null) return Promise.resolve(refusal)
    this.#charge(payer, PRICE)
    const making = this.#compute({ game: game.id, rules: game.version, name }, payer).then((told) => {
      this.#making.delete(key)
      if (told === null || !('made' in told)) return { code: 'internal' } as const
      this.#held.set(key, { users: 0, revoke: game.material?.lend(name, told.made) ?? (() => undefined) })
      return null
    })
    this.#making.set(key, making)
    return making
  }

  #take(key: string): Release {
    const held = this.#held.get(key)
    if (held === undefined) return () => undefined
    held.users++
    this.#idle.delete(key)
    let isReleased = false
    return () => {
      if (isReleased) return
      isReleased = true
      if (--held.users === 0) this.#rest(key)
    }
  }

  /** No table needs it any more: it is evicted when many others have become idle after it. */
  #rest(key: string): void {
    this.#idle.add(key)
    const [oldest = key] = this.#idle
    if (this.#idle.size <= MOST_IDLE) return
    this.#held.get(oldest)?.revoke()
    this.#held.delete(oldest)
    this.#idle.delete(oldest)
  }

  // Who pays

  #refusal(payer: Payer | null): Refusal | null {
    if (this.#closed) return { code: 'stopping' }
    if (payer === null) return null
    const isFull = this.#queue.of(clientOf(payer)) >= MOST_WAITING
    const wait = Math.max(this.#budgets.wait(payer, this.#deps.now()), isFull ? 1000 : 0)
    return wait > 0 ? { code: 'too-fast', wait } : null
  }

  #charge(payer: Payer | null, ms: number): void {
    if (payer !== null) this.#budgets.charge(payer, ms, this.#deps.now())
  }

  // The thread

  #compute(ask: Job['ask'], payer: Payer | null): Promise<MaterialReply | null> {
    return new Promise((done) => {
      this.#queue.add(clientOf(payer), { ask, payer, done, tries: 0 })
      this.#next()
    })
  }

  #next(): void {
    if (this.#job !== null || this.#closed) return
    this.#job = this.#queue.take()
    if (this.#job === null) return
    this.#thread.ask({ id: ++this.#id, ...this.#job.ask })
  }

  #hear(told: MaterialReply): void {
    const job = this.#job
    if (job === null || told.id !== this.#id) return
    this.#job = null
    this.#charge(job.payer, told.ms - PRICE)
    if ('failed' in told) this.#deps.log.error({ ...job.ask, why: told.failed }, 'a material could not be computed')
    job.done(told)
    this.#next()
  }

  /** The thread has died: the next job starts another one. */
  #lose(why: string): void {
    const job = this.#job
    this.#thread.end()
    this.#job = null
    if (job === null) return
    this.#deps.log.warn({ ...job.ask, why }, 'the thread of materials has died')
    if (++job.tries < TRIES) this.#queue.add(clientOf(job.payer), job)
    else job.done(null)
    this.#next()
  }

  /** Jobs that wait fail; nothing is computed any more. */
  close(): void {
    this.#closed = true
    this.#thread.end()
    this.#job?.done(null)
    for (let job = this.#queue.take(); job !== null; job = this.#queue.take()) job.done(null)
    this.#job = null
  }
}

function clientOf(payer: Payer | null): string {
  return payer === null ? SERVER : (payer.address ?? payer.guest)
}
