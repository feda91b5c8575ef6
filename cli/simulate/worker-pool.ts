/** All cores at work on one plan: hands out games in order, counts them in order, and stops at once when told to. */
import type { Worker } from 'node:worker_threads'
import type { Context } from '../command.ts'
import { removeLogs, unwritable } from './folder.ts'
import type { SimulationPlan } from './run.ts'
import { merge, noGames, type Tally } from './tally.ts'
import { type Answer, startWorker, type Task } from './worker.ts'

/** The target time of a worker's task, in ms: short enough for a lively bar, long enough to cost nothing. */
const TASK_MS = 100
/** The speed of games is not known before: the first task is one game, and each next one at most this many times as large. */
const GROWTH = 8

interface RunningWorker {
  readonly worker: Worker
  task: Task
  began: number
}

export class WorkerPool {
  readonly #context: Pick<Context, 'text'>
  readonly #plan: SimulationPlan
  readonly #workers: RunningWorker[] = []
  /** Counted so far: always the games from 0 on without a gap, so that a run that is stopped is a whole smaller run. */
  readonly #counted: Tally
  /** Played ahead of the games before them, by their first. */
  readonly #ahead = new Map<number, Tally>()
  #next = 0
  readonly #end = Promise.withResolvers<void>()

  constructor(context: Pick<Context, 'text'>, plan: SimulationPlan) {
    this.#context = context
    this.#plan = plan
    this.#counted = noGames(plan.seats)
  }

  /** Plays the plan on `cores`; `each` gets the number of finished games. */
  async run(cores: number, signal: AbortSignal, each: (games: number) => void): Promise<Tally> {
    const stop = (): void => this.#end.resolve()
    signal.addEventListener('abort', stop)
    try {
      for (let core = 0; core < Math.min(cores, this.#plan.games); core++) this.#startWorker(each)
      if (signal.aborted) stop()
      await this.#end.promise
    } finally {
      signal.removeEventListener('abort', stop)
      await Promise.all(this.#workers.map(({ worker }) => worker.terminate()))
    }
    const { log, games } = this.#plan
    if (log !== null) removeLogs(log, this.#counted.games, this.#next, games)
    return this.#counted
  }

  #startWorker(each: (games: number) => void): void {
    const hand: RunningWorker = { worker: startWorker(this.#plan), task: { from: 0, to: 0 }, began: 0 }
    this.#workers.push(hand)
    hand.worker.on('error', (error) => this.#end.reject(error))
    hand.worker.on('message', (answer: Answer) => {
      if (answer.kind === 'unwritable') {
        this.#end.reject(unwritable(this.#context, answer.file, answer.code))
        return
      }
      if (answer.kind === 'played') {
        this.#count(hand.task, answer.tally)
        each(this.#counted.games)
      }
      this.#give(hand)
      if (this.#counted.games === this.#plan.games) this.#end.resolve()
    })
  }

  #count({ from }: Task, tally: Tally): void {
    this.#ahead.set(from, tally)
    for (;;) {
      const first = this.#counted.games
      const due = this.#ahead.get(first)
      if (due === undefined) return
      this.#ahead.delete(first)
      merge(this.#counted, due)
    }
  }

  #give(hand: RunningWorker): void {
    const left = this.#plan.games - this.#next
    if (left === 0) return
    const now = performance.now()
    const share = Math.ceil(left / this.#workers.length)
    const size = Math.min(nextSize(hand.task.to - hand.task.from, now - hand.began), share)
    hand.task = { from: this.#next, to: this.#next + size }
    hand.began = now
    this.#next += size
    hand.worker.postMessage(hand.task)
  }
}

/** How many games to give next to a worker that played `games` in `ms`. */
export function nextSize(games: number, ms: number): number {
  if (games === 0) return 1
  return Math.max(1, Math.floor(games * Math.min(GROWTH, TASK_MS / Math.max(ms, 0.001))))
}
