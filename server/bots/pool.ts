/**
 * Start here: threads in which bots think. Tables are served round-robin; the more wait, the less time
 * each has. A thread that is silent or dies is replaced, and its question asked once more.
 */
import type { Question, RaceQuestion } from '../../bots/race-plan.ts'
import type { Planned } from '../../engine/bots/bot.ts'
import { bad, good, type Result } from '../../engine/result.ts'
import { FairQueue } from '../process/fair-queue.ts'
import { lazyThread, type Thread } from '../process/thread.ts'
import type { Bots, Clock, Log, OfTable } from '../tables/deps.ts'
import { type BotReply, type BotRequest, type StartThread, startThread } from './worker.ts'

interface PoolSettings {
  readonly clock: Clock
  readonly log: Log
  readonly threads: number
  /** A bot's thinking time without a queue, in ms. */
  readonly budget?: number
  readonly start?: StartThread
}

export interface Pool extends Bots {
  /** Questions that wait for a thread, and those that are being thought about. */
  readonly load: { readonly waiting: number; readonly thinking: number }
  /** Waiting callers get `stuck`. */
  close(): void
}

const BUDGET = 1000
const LEAST = 20
/** A bot that minds no budget is given up after this. */
const PATIENCE = 15_000
const TRIES = 2
/** More do not wait: there is something wrong, and a table has another way out. */
const MOST = 10_000

type Answer = Result<BotReply, 'stuck'>

interface Job {
  readonly question: (Question | RaceQuestion) & OfTable
  readonly resolve: (answer: Answer) => void
  tries: number
}

/** Thinking time with this many callers for this many threads. */
export function budgetOf(full: number, waiting: number, threads: number): number {
  return Math.max(LEAST, Math.round(full / (1 + waiting / threads)))
}

export function openPool({ threads, budget = BUDGET, start = startThread, ...deps }: PoolSettings): Pool {
  const queue = new FairQueue<Job>()
  let open = true
  const botThreads = Array.from({ length: threads }, () => new BotThread({ ...deps, start }, (job) => again(job)))

  const give = (): void => {
    for (const botThread of botThreads) {
      if (!botThread.isFree) continue
      const job = queue.take()
      if (job === null) return
      botThread.give(job, budgetOf(budget, queue.size, threads), give)
    }
  }
  const again = (job: Job): void => {
    if (open && ++job.tries < TRIES) queue.add(job.question.table, job)
    else job.resolve(bad('stuck'))
  }

  const ask = (question: Job['question']): Promise<Answer> => {
    if (!open || queue.size >= MOST) return Promise.resolve(bad('stuck'))
    return new Promise((resolve) => {
      queue.add(question.table, { question, resolve, tries: 0 })
      give()
    })
  }

  return {
    get load() {
      return { waiting: queue.size, thinking: botThreads.filter(({ isFree }) => !isFree).length }
    },
    choose: async (question) => told(await ask(question), (said) => ('move' in said ? said.move : null)),
    race: async (question) =>
      told(await ask(question), (said): Planned<string> | null => ('plan' in said ? said.plan : null)),
    close: () => {
      open = false
      for (let job = queue.take(); job !== null; job = queue.take()) job.resolve(bad('stuck'))
      for (const botThread of botThreads) botThread.close()
    },
  }
}

function told<Value>(answer: Answer, value: (told: BotReply) => Value): Result<Value, 'stuck'> {
  return answer.ok ? good(value(answer.value)) : answer
}

interface DeskDeps {
  readonly clock: Clock
  readonly log: Log
  readonly start: StartThread
}

/** A place for one thread, started when it is first needed. */
class BotThread {
  readonly #deps: DeskDeps
  readonly #failed: (job: Job) => void
  readonly #thread: Thread<BotRequest>
  #job: Job | null = null
  #id = 0
  #done: () => void = () => undefined
  #cancel: (() => void) | null = null

  constructor(deps: DeskDeps, failed: (job: Job) => void) {
    this.#deps = deps
    this.#failed = failed
    this.#thread = lazyThread(
      deps.start,
      (told) => this.#hear(told),
      (why) => this.#lose(why),
    )
  }

  get isFree(): boolean {
    return this.#job === null
  }

  give(job: Job, ms: number, done: () => void): void {
    this.#job = job
    this.#done = done
    this.#cancel = this.#deps.clock.after(PATIENCE, () => this.#lose('silent'))
    this.#thread.ask({ id: ++this.#id, question: job.question, ms })
  }

  #hear(told: BotReply): void {
    const job = this.#job
    if (job === null || told.id !== this.#id) return
    this.#free()
    if (!('failed' in told)) job.resolve(good(told))
    else {
      this.#deps.log.error({ table: job.question.table, why: told.failed }, 'a bot has failed')
      job.resolve(bad('stuck'))
    }
    this.#done()
  }

  #free(): void {
    this.#cancel?.()
    this.#cancel = null
    this.#job = null
  }

  /** The thread is gone; the next question starts another one. */
  #lose(why: string): void {
    const job = this.#job
    this.#thread.end()
    if (job === null) return
    this.#deps.log.warn({ table: job.question.table, why }, 'a thread of bots is replaced')
    this.#free()
    this.#failed(job)
    this.#done()
  }

  close(): void {
    this.#lose('closed')
  }
}
