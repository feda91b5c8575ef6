/** A thread in which bots think, so that no socket waits for them. */
import type { MessagePort } from 'node:worker_threads'
import { threadOf } from '../process/thread.ts'
import type { Plan, Question, RaceQuestion } from '../tables/deps.ts'
import { plan, think } from './think.ts'

export interface Ask {
  readonly id: number
  readonly question: Question | RaceQuestion
  /** How long to think at most, for bots that can be told. */
  readonly ms: number
}

/** `failed`: there is no such bot, or it has a bug. */
export type Told = { readonly id: number } & (
  | { readonly move: string | null }
  | { readonly plan: Plan | null }
  | { readonly failed: string }
)

export const hire = threadOf<Ask, Told>(import.meta.url, 'iacta bots', serve)(undefined)
export type Hire = typeof hire

function serve(port: MessagePort): void {
  port.on('message', async ({ id, question, ms }: Ask) => {
    const reply = (told: Told): void => port.postMessage(told)
    try {
      if ('passed' in question) reply({ id, plan: await plan(question) })
      else reply({ id, move: await think(question, { ms, now: () => performance.now() }) })
    } catch (error) {
      reply({ id, failed: String(error) })
    }
  })
}
