/** A thread in which bots think, so that no socket waits for them. */
import type { MessagePort } from 'node:worker_threads'
import type { Question, RaceQuestion } from '../../bots/race-plan.ts'
import type { Planned } from '../../engine/bots/bot.ts'
import { threadStarter } from '../process/thread.ts'
import type { OfTable } from '../tables/deps.ts'
import { plan, think } from './think.ts'

export interface BotRequest {
  readonly id: number
  readonly question: (Question | RaceQuestion) & OfTable
  /** How long to think at most, for bots that can be told. */
  readonly ms: number
}

/** `failed`: there is no such bot, or it has a bug. */
export type BotReply = { readonly id: number } & (
  | { readonly move: string | null }
  | { readonly plan: Planned<string> | null }
  | { readonly failed: string }
)

export const startThread = threadStarter<BotRequest, BotReply>(import.meta.url, 'iacta bots', serve)(undefined)
export type StartThread = typeof startThread

function serve(port: MessagePort): void {
  port.on('message', async ({ id, question, ms }: BotRequest) => {
    const reply = (told: BotReply): void => port.postMessage(told)
    const budget = { ms, now: () => performance.now() }
    try {
      if ('passed' in question) reply({ id, plan: await plan(question, budget) })
      else reply({ id, move: await think(question, budget) })
    } catch (error) {
      reply({ id, failed: String(error) })
    }
  })
}
