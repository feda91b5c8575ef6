/**
 * A worker that plays games of a plan, and its address. Both live in one file because a bundle puts it wherever it likes: the
 * worker is the very file that starts it, told by the data that it is given.
 */
import { type MessagePort, parentPort, Worker, workerData } from 'node:worker_threads'
import { loadRun, type SimulationPlan, Unwritable } from './run.ts'
import type { Tally } from './tally.ts'

/** Games to play: from this index to before that one. */
export interface Task {
  readonly from: number
  readonly to: number
}

export type Answer =
  /** Loaded: may be given its first task. */
  | { readonly kind: 'ready' }
  | { readonly kind: 'played'; readonly tally: Tally }
  | { readonly kind: 'unwritable'; readonly file: string; readonly code: string }

const ROLE = 'iacta simulate'

export function startWorker(plan: SimulationPlan): Worker {
  return new Worker(new URL(import.meta.url), { workerData: { role: ROLE, plan } })
}

if (parentPort !== null && workerData?.role === ROLE) void serve(parentPort, workerData.plan as SimulationPlan)

async function serve(port: MessagePort, plan: SimulationPlan): Promise<void> {
  const run = await loadRun(plan)
  const answer = ({ from, to }: Task): Answer => {
    try {
      return { kind: 'played', tally: run(from, to) }
    } catch (error) {
      if (!(error instanceof Unwritable)) throw error
      return { kind: 'unwritable', file: error.file, code: error.code }
    }
  }
  port.on('message', (task: Task) => port.postMessage(answer(task)))
  port.postMessage({ kind: 'ready' } satisfies Answer)
}
