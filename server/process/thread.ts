/** Worker threads that answer questions: each is started by the very file that it runs, wherever a bundle puts it. */
import { type MessagePort, parentPort, Worker, workerData } from 'node:worker_threads'

export interface Thread<Ask> {
  ask(ask: Ask): void
  /** No more answers come from it. */
  end(): void
}

/** `told` for each answer; `ended` once, when the thread dies by itself. */
export type StartThread<Ask, Told> = (told: (told: Told) => void, ended: (why: string) => void) => Thread<Ask>

/** Starts threads of the file at `url`, which calls this with the same `role`; in such a thread, `serve` answers. */
export function threadStarter<Ask, Told, Data = undefined>(
  url: string,
  role: string,
  serve: (port: MessagePort, data: Data) => void,
): (data: Data) => StartThread<Ask, Told> {
  if (parentPort !== null && workerData?.role === role) serve(parentPort, workerData.data as Data)
  return (data) => (told, ended) => {
    const worker = new Worker(new URL(url), { workerData: { role, data } })
    worker.on('message', told)
    worker.on('error', (error) => ended(String(error)))
    worker.on('exit', (code) => ended(`exit ${code}`))
    // Threads do not keep a server alive that has nothing else to do.
    worker.unref()
    return { ask: (ask) => worker.postMessage(ask), end: () => void worker.terminate() }
  }
}

/** A thread that is started by a question where none runs; `died` when it has died by itself. `end` makes room for another one. */
export function lazyThread<Ask, Told>(
  start: StartThread<Ask, Told>,
  told: (told: Told) => void,
  died: (why: string) => void,
): Thread<Ask> {
  let running: Thread<Ask> | null = null
  const open = (): Thread<Ask> => {
    const thread: Thread<Ask> = start(told, (why) => running === thread && died(why))
    return thread
  }
  return {
    ask: (ask) => {
      running ??= open()
      running.ask(ask)
    },
    end: () => {
      const thread = running
      running = null
      thread?.end()
    },
  }
}
