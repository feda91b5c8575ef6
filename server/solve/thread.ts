/** The thread of the cache: its solutions are large and take a while to read. It is the very file that starts it: a bundle may put it anywhere. */
import { type MessagePort, parentPort, Worker, workerData } from 'node:worker_threads'
import { type Answer, type Asked, type Places, SolutionCache } from './solution-cache.ts'

export interface Ask {
  readonly id: number
  readonly asked: Asked
}

export interface Told {
  readonly id: number
  readonly answer: Answer
}

/** A thread, as far as the judge uses one. */
export interface Thread {
  ask(ask: Ask): void
  /** No more answers come from it. */
  end(): void
}

/** `told` for each answer; `ended` when it dies by itself. */
export type Hire = (told: (told: Told) => void, ended: (why: string) => void) => Thread

const ROLE = 'iacta judge'

export function hireAt(places: Places): Hire {
  return (told, ended) => {
    const worker = new Worker(new URL(import.meta.url), { workerData: { role: ROLE, places } })
    worker.on('message', told)
    worker.on('error', (error) => ended(error.name))
    worker.on('exit', (code) => ended(`exit ${code}`))
    // It does not keep a server alive that has nothing else to do.
    worker.unref()
    return { ask: (ask) => worker.postMessage(ask), end: () => void worker.terminate() }
  }
}

if (parentPort !== null && workerData?.role === ROLE) serve(parentPort, workerData.places as Places)

/** An exception here is a bug and ends the thread; waiting callers get a refusal. */
function serve(port: MessagePort, places: Places): void {
  const cache = new SolutionCache({ ...places, now: Date.now })
  port.on('message', async ({ id, asked }: Ask) => {
    port.postMessage({ id, answer: await cache.ask(asked) } satisfies Told)
  })
}
