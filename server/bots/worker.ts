/** A thread in which bots think, so that no socket waits for them. It is the very file that starts it: a bundle may put it anywhere. */
import { type MessagePort, parentPort, Worker, workerData } from 'node:worker_threads'
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

/** A thread, as far as the pool uses one. */
export interface Thinker {
  ask(ask: Ask): void
  /** No more answers come from it. */
  end(): void
}

/** `told` for each answer; `ended` once, when it dies by itself. */
export type Hire = (told: (told: Told) => void, ended: (why: string) => void) => Thinker

const ROLE = 'iacta bots'

export const hire: Hire = (told, ended) => {
  const worker = new Worker(new URL(import.meta.url), { workerData: { role: ROLE } })
  worker.on('message', told)
  worker.on('error', (error) => ended(String(error)))
  worker.on('exit', (code) => ended(`exit ${code}`))
  // Bots do not keep a server alive that has nothing else to do.
  worker.unref()
  return { ask: (ask) => worker.postMessage(ask), end: () => void worker.terminate() }
}

if (parentPort !== null && workerData?.role === ROLE) serve(parentPort)

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
