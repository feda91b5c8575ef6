/** Work on a game that takes a while: in a worker of its own, with how far it is, and to be called off at any time. */
import type { LevelAccuracy } from '../../../bots/review/level-accuracy.ts'
import type { Review } from '../../../bots/review/review.ts'

/** What a page asks the worker that looks back on games. The worker does one job, then it is let go. */
export type Job =
  /** `solution`: makes every figure exact. */
  | { readonly kind: 'review'; readonly log: string; readonly solution?: ArrayBufferLike }
  /** The whole table, so that later questions about this view get exact answers. */
  | SolveJob

export interface SolveJob {
  readonly kind: 'solve'
  readonly game: string
  readonly view: unknown
  /** The game's WebAssembly; null: without it. */
  readonly kernel: Uint8Array | null
  /** Several solve together in this one; without it, one does in its own. */
  readonly memory?: SharedArrayBuffer
}

/** The last one is anything but `part`. */
export type Word =
  | { readonly kind: 'part'; readonly part: number }
  | { readonly kind: 'reviewed'; readonly review: Review; readonly levelAccuracy: LevelAccuracy }
  | { readonly kind: 'solved'; readonly solution: ArrayBufferLike }
  | { readonly kind: 'failed' }

export type LastWord = Exclude<Word, { kind: 'part' }>

export interface Running {
  /** The last word; null: called off. */
  readonly done: Promise<LastWord | null>
  cancel(): void
}

export type StartJob = (job: Job, onpart: (part: number) => void) => Running

export function startJob(job: Job, onpart: (part: number) => void): Running {
  let end: (word: LastWord | null) => void = () => undefined
  const done = new Promise<LastWord | null>((resolve) => {
    end = resolve
  })
  let over = false
  const hear = (word: Word): void => {
    if (over) return
    if (word.kind === 'part') onpart(word.part)
    else finish(word)
  }
  // Several that share a memory wait for each other, which a page must not.
  const isShared = job.kind === 'solve' && job.memory !== undefined
  const here = (): void => (isShared ? hear({ kind: 'failed' }) : void inPage(job, hear, () => over))
  const worker = startWorker(hear, here)
  worker?.postMessage(job)
  if (worker === null) here()

  function finish(word: LastWord | null): void {
    over = true
    worker?.terminate()
    end(word)
  }
  return { done, cancel: () => finish(null) }
}

/** Null: this browser knows no module workers. `fail`: it says so only now. */
function startWorker(hear: (word: Word) => void, fail: () => void): Worker | null {
  try {
    const worker = new Worker(new URL('../../worker.ts', import.meta.url), { type: 'module', name: 'job' })
    let heard = false
    worker.onmessage = ({ data }: MessageEvent<Word>) => {
      heard = true
      hear(data) // Of the same build, and nothing of it is played.
    }
    worker.onerror = () => (heard ? hear({ kind: 'failed' }) : fail())
    return worker
  } catch {
    return null
  }
}

async function inPage(job: Job, tell: (word: Word) => void, isGone: () => boolean): Promise<void> {
  const { work } = await import('./work.ts')
  await work(job, { tell, isGone }).catch(() => tell({ kind: 'failed' }))
}
