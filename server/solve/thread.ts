/** The thread of the cache: its solutions are large and take a while to read. */
import type { MessagePort } from 'node:worker_threads'
import { threadStarter } from '../process/thread.ts'
import { type Answer, type Asked, type Places, SolutionCache } from './solution-cache.ts'

export interface SolveRequest {
  readonly id: number
  readonly asked: Asked
}

export interface SolveReply {
  readonly id: number
  readonly answer: Answer
}

export const threadsWith = threadStarter<SolveRequest, SolveReply, Places>(import.meta.url, 'iacta judge', serve)
export type StartThread = ReturnType<typeof threadsWith>

/** An exception here is a bug and ends the thread; waiting callers get a refusal. */
function serve(port: MessagePort, places: Places): void {
  const cache = new SolutionCache({ ...places, now: Date.now })
  port.on('message', async ({ id, asked }: SolveRequest) => {
    port.postMessage({ id, answer: await cache.ask(asked) } satisfies SolveReply)
  })
}
