/** A thread that solves, and its address: the worker is the very file that starts it, because a bundle puts it wherever it likes. */
import { constants, setPriority } from 'node:os'
import { parentPort, Worker, workerData } from 'node:worker_threads'
import { type GameId, partsOf } from '../games/index.ts'

/** A table by what it was opened with, or by any view of it: which also knows drawn options. */
type Of = { readonly seats: number; readonly options: unknown } | { readonly view: unknown }

export type Asked = Of & {
  readonly game: GameId
  readonly kernel: Uint8Array | null
  /** Whatever else the machine does comes first, where the system can be told so of a single thread. */
  readonly low?: true
}

/** Everything but the two memories is copied. */
export type Task = Asked & {
  /** Of the solution; all threads work in it. */
  readonly memory: SharedArrayBuffer
  /** One word; other than 0: stop. */
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
