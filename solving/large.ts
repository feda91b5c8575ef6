/** A large solution: taken from disk, or made by all cores and kept there, now and then also half-way. */
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
  /** Told once, before any work. */
  found(cached: Cached): void
  /** Told about ten times a second; from 0 to 1. */
  part(part: number): void
  /** The file cannot be written, by the system's code. Told at most once. */
  unkept(code: string): void
}

const TICK_MS = 100
/** How much work a fall of the machine may cost. */
const KEEP_MS = 30_000

/** The memory of the solution; null: stopped, and kept as far as it was. */
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

/** Until all threads have ended. */
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
