/** A solver thread. The worker is the file that starts it, so that it works in any bundle. */
import { constants, setPriority } from 'node:os'
import { parentPort, Worker, workerData } from 'node:worker_threads'
import { type GameId, partsOf } from '../games/index.ts'

/** A table by its seats and options, or by any view of it, which also has drawn cards. */
type Of = { readonly seats: number; readonly options: unknown } | { readonly view: unknown }

export type Asked = Of & {
  readonly game: GameId
  readonly kernel: Uint8Array | null
  /** Lowest priority, where the system supports it for a single thread (Linux). */
  readonly low?: true
}

/** Everything but the two memories is copied. */
export type Task = Asked & {
  /** Of the solution; all threads work in it. */
  readonly memory: SharedArrayBuffer
  /** One word; not 0: stop. */
  readonly stop: SharedArrayBuffer
}

const ROLE = 'iacta solve'
const LOWEST = constants.priority.PRIORITY_LOW

/** Resolves when the thread has nothing more to do, or was told to stop. */
export function startThread(task: Task): Promise<void> {
  const worker = new Worker(new URL(import.meta.url), { workerData: { role: ROLE, task } })
  return new Promise((resolve, reject) => {
    worker.once('error', reject)
    worker.once('exit', (code) => (code === 0 ? resolve() : reject(new Error(`a thread has ended with ${code}`))))
  })
}

if (parentPort !== null && workerData?.role === ROLE) void work(workerData.task as Task)

async function work(task: Task): Promise<void> {
  const { game, kernel, memory, stop } = task
  // Elsewhere this would be about the whole process.
  if (task.low === true && process.platform === 'linux') setPriority(LOWEST)
  const solver = await partsOf(game).solve?.()
  const plan = 'view' in task ? solver?.planAt?.(task.view) : solver?.plan?.(task.seats, task.options)
  const solving = plan?.join(memory, kernel)
  if (solving === undefined) throw new Error(`${game} has no plan`)
  const told = new Int32Array(stop)
  while (Atomics.load(told, 0) === 0 && solving.step() < 1);
}
