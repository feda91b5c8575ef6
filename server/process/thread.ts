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
