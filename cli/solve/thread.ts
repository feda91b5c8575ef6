/** A thread that solves, and its address: the worker is the very file that starts it, because a bundle puts it wherever it likes. */
import { parentPort, Worker, workerData } from 'node:worker_threads'
import { type GameId, partsOf } from '../../games/index.ts'

/** Everything but the two memories is copied. */
export interface Task {
  readonly game: GameId
  readonly seats: number
  readonly options: unknown
  readonly kernel: Uint8Array | null
  /** Of the solution; all threads work in it. */
  readonly memory: SharedArrayBuffer
  /** One word; other than 0: stop. */
  readonly stop: SharedArrayBuffer
}

const ROLE = 'iacta solve'

/** Resolves when the thread has nothing more to do, or was told to stop. */
export function startThread(task: Task): Promise<void> {
  const worker = new Worker(new URL(import.meta.url), { workerData: { role: ROLE, task } })
  return new Promise((resolve, reject) => {
    worker.once('error', reject)
    worker.once('exit', (code) => (code === 0 ? resolve() : reject(new Error(`a thread has ended with ${code}`))))
  })
}

if (parentPort !== null && workerData?.role === ROLE) void work(workerData.task as Task)

async function work({ game, seats, options, kernel, memory, stop }: Task): Promise<void> {
  const solver = await partsOf(game).solve?.()
  const solving = solver?.plan?.(seats, options)?.join(memory, kernel)
  if (solving === undefined) throw new Error(`${game} has no plan`)
  const told = new Int32Array(stop)
  while (Atomics.load(told, 0) === 0 && solving.step() < 1);
}
