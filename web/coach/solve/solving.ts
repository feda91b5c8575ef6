/**
 * A table solved beside the page: by several workers in one memory where the browser lets them share it, else by one. Both come to the
 * same bytes. If one of several fails, what it had begun would be waited for in vain: then one begins anew.
 */
import { type Running, type SolveJob, type StartJob, startJob } from './job.ts'
import type { Planned } from './solutions.ts'

export interface Solving {
  /** Null: called off. */
  readonly done: Promise<ArrayBufferLike | 'failed' | null>
  cancel(): void
}

export interface Means {
  /** How many may solve together. */
  readonly workers: number
  readonly start: StartJob
  kernelOf(game: string): Uint8Array | null
}

/** More workers help little, and the page has to stay responsive. */
const MOST = 4

/** The kernels in this build's own scripts, as base64: there without a network, and never of another build. */
declare const __KERNELS__: { readonly [game: string]: string }

/** The WebAssembly that solves a game. Null: the game has none, or this build brings none; then solving takes longer. */
function kernelOf(game: string): Uint8Array | null {
  const text = __KERNELS__[game]
  return text === undefined ? null : Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0))
}

const here = (): Means => ({ workers: workersHere(), start: startJob, kernelOf })

/** One core is left to the page, where there are more than two. */
function workersHere(): number {
  if (!globalThis.crossOriginIsolated) return 1
  const { hardwareConcurrency: cores } = navigator
  return Math.min(cores, MOST, Math.max(2, cores - 1))
}

export function startSolving(
  { game, bytes }: Planned,
  view: unknown,
  onpart: (part: number) => void,
  means: Partial<Means> = {},
): Solving {
  const { workers, start, kernelOf } = { ...here(), ...means }
  const job: SolveJob = { kind: 'solve', game, view, kernel: kernelOf(game) }
  let crew: readonly Running[] = []
  let over = false
  const dismiss = (): void => {
    for (const one of crew) one.cancel()
  }
  /** The first last word is that of all. */
  const ask = async (jobs: readonly SolveJob[]): Promise<ArrayBufferLike | 'failed' | null> => {
    crew = jobs.map((one) => start(one, onpart))
    const word = await Promise.race(crew.map(({ done }) => done))
    dismiss()
    if (word === null || over) return null
    return word.kind === 'solved' ? word.solution : 'failed'
  }
  const work = async (): Promise<ArrayBufferLike | 'failed' | null> => {
    const memory = workers > 1 ? sharedMemory(bytes) : null
    const together = memory === null ? 'failed' : await ask(Array(workers).fill({ ...job, memory }))
    return together === 'failed' ? ask([job]) : together
  }
  const cancel = (): void => {
    over = true
    dismiss()
  }
  return { done: work(), cancel }
}

/** null: there is not enough memory. */
function sharedMemory(bytes: number): SharedArrayBuffer | null {
  try {
    return new SharedArrayBuffer(bytes)
  } catch {
    return null
  }
}
