/** Start here: exact chances. The work is done in a thread (thread.ts) that ends when idle. */
import { bad } from '../../engine/result.ts'
import type { BodyOf } from '../../protocol/http.ts'
import type { Log } from '../process/log.ts'
import { lazyThread, type Thread } from '../process/thread.ts'
import type { Clock } from '../tables/deps.ts'
import type { Answer, AnswerTo, Asked } from './solution-cache.ts'
import type { SolveRequest, StartThread } from './thread.ts'

interface SolverServiceDeps {
  readonly clock: Clock
  readonly log: Log
  readonly start: StartThread
}

export const TIMES = {
  /** An answer takes milliseconds, or a second where a solution is read from disk. */
  patience: 20_000,
  /** After so long without a question the thread goes, and its memory with it. */
  idle: 10 * 60_000,
} as const
/** More questions do not wait, nor more whole games among them: each may take a second. */
const MOST = 64
const MOST_GAMES = 8

export class SolverService {
  readonly #deps: SolverServiceDeps
  readonly #waiting = new Map<number, (answer: Answer) => void>()
  readonly #thread: Thread<SolveRequest>
  #games = 0
  #last = 0
  #awake: (() => void) | null = null

  constructor(deps: SolverServiceDeps) {
    this.#deps = deps
    this.#thread = lazyThread(
      deps.start,
      ({ id, answer }) => {
        this.#waiting.get(id)?.(answer)
        this.#waiting.delete(id)
      },
      (why) => this.#lose(why),
    )
  }

  /** The moves of a seat. */
  ask(position: BodyOf<'judge'>): Promise<AnswerTo<'judge'>> {
    return this.#ask(position) as Promise<AnswerTo<'judge'>>
  }

  /** A whole game. */
  async review(game: BodyOf<'review'>): Promise<AnswerTo<'review'>> {
    if (this.#games >= MOST_GAMES) return bad({ code: 'too-fast', wait: TIMES.patience })
    this.#games++
    const answer = (await this.#ask(game)) as AnswerTo<'review'>
    this.#games--
    return answer
  }

  #ask(asked: Asked): Promise<Answer> {
    if (this.#waiting.size >= MOST) return Promise.resolve(bad({ code: 'too-fast', wait: TIMES.patience }))
    const { clock } = this.#deps
    const id = ++this.#last
    this.#awake?.()
    this.#awake = clock.after(TIMES.idle, () => this.#dismiss())
    return new Promise((resolve) => {
      const cancel = clock.after(TIMES.patience, () => this.#lose('silent'))
      this.#waiting.set(id, (answer) => {
        cancel()
        resolve(answer)
      })
      this.#thread.ask({ id, asked })
    })
  }

  close(): void {
    this.#dismiss()
  }

  #lose(why: string): void {
    this.#deps.log.error({ why }, 'the thread of exact chances is lost')
    this.#dismiss()
  }

  #dismiss(): void {
    this.#awake?.()
    this.#awake = null
    this.#thread.end()
    const waiting = [...this.#waiting.values()]
    this.#waiting.clear()
    for (const tell of waiting) tell(bad({ code: 'internal' }))
  }
}
