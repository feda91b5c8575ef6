/** A large solution: read from disk, or computed on all cores and stored there, with a snapshot every half minute. */
import { setTimeout as sleep } from 'node:timers/promises'
import type { SolvePlan } from '../engine/bots/solver.ts'
import { type Cached, readCache, writeCache } from './cache.ts'
import { type Asked, startThread } from './thread.ts'

export interface Large {
  readonly plan: SolvePlan
  readonly task: Asked
  readonly file: string
  readonly cores: number
}

export interface Watch {
  readonly signal: AbortSignal
  /** Called once, before any work. */
  found(cached: Cached): void
  /** Called about ten times a second with the progress, from 0 to 1. */
  part(part: number): void
  /** The file cannot be written; the system's error code. Called at most once. */
  unkept(code: string): void
}

const TICK_MS = 100
/** The interval of snapshots: the most work that a crash costs. */
const KEEP_MS = 30_000

/** Returns the memory of the solution; null: stopped, with the progress stored. */
export async function solveLarge({ plan, task, file, cores }: Large, watch: Watch): Promise<SharedArrayBuffer | null> {
  const memory = new SharedArrayBuffer(plan.bytes)
  watch.found(readCache(file, plan, memory))
  if (plan.part(memory) === 1) return memory
  const stop = new SharedArrayBuffer(4)
  const halt = (): void => void Atomics.store(new Int32Array(stop), 0, 1)
  watch.signal.addEventListener('abort', halt)
  if (watch.signal.aborted) halt()
  const threads = Promise.all(Array.from({ length: cores }, () => startThread({ ...task, memory, stop })))
  try {
    await watchOver(threads, plan, memory, file, watch)
  } finally {
    halt() // one has failed: the others end as well
    watch.signal.removeEventListener('abort', halt)
  }
  keep(file, plan, memory, watch)
  return plan.part(memory) === 1 ? memory : null
}

/** Waits until all threads have ended. */
async function watchOver(
  threads: Promise<unknown>,
  plan: SolvePlan,
  memory: SharedArrayBuffer,
  file: string,
  watch: Watch,
): Promise<void> {
  let over = false
  const ended = threads.finally(() => {
    over = true
  })
  let kept = performance.now()
  while (!over) {
    await Promise.race([ended, sleep(TICK_MS)])
    watch.part(plan.part(memory))
    if (over || performance.now() - kept < KEEP_MS) continue
    keep(file, plan, memory, watch)
    kept = performance.now()
  }
  await ended
}

const told = new WeakSet<Watch>()

function keep(file: string, plan: SolvePlan, memory: SharedArrayBuffer, watch: Watch): void {
  const fault = writeCache(file, plan.snapshot(memory))
  if (fault === null || told.has(watch)) return
  told.add(watch)
  watch.unkept(fault)
}
