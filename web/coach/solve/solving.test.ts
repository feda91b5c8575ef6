import { Worker } from 'node:worker_threads'
import { describe, expect, test, vi } from 'vitest'
import type { SolvePlan } from '../../../engine/bots/solver.ts'
import { partsOf, rulesOf } from '../../../games/index.ts'
import { kernelOf } from '../../../scripts/kernels.ts'
import type { Job, LastWord, Running, SolveJob, Word } from './job.ts'
import type { Planned } from './solutions.ts'
import { type Means, startSolving } from './solving.ts'
import { work } from './work.ts'

const GAME = 'dicy-cards'
const kernel = await kernelOf(GAME)
const rules = await rulesOf(GAME)
const solver = await partsOf(GAME).solve?.()

/** Tables cannot have so small a target; solvers can. */
function small(target: number): { readonly view: unknown; readonly plan: SolvePlan; readonly planned: Planned } {
  const view = rules.setup(2, { lineup: 'interaction', cards: [], target, lowestThree: 'others' })
  const plan = solver?.planAt?.(view) ?? expect.fail('no plan')
  return { view, plan, planned: { game: GAME, key: plan.key, bytes: plan.bytes } }
}

const { view, plan, planned } = small(3)

/** The worker of a page, as a thread. */
const CODE = `
const { parentPort, workerData } = require('node:worker_threads')
parentPort.on('message', async (job) => {
  const { work } = await import(workerData)
  await work(job, { tell: (word) => parentPort.postMessage(word), isGone: () => false })
})`

function startThread(job: Job, onpart: (part: number) => void): Running {
  const worker = new Worker(CODE, { eval: true, workerData: new URL('work.ts', import.meta.url).href })
  let end: (word: LastWord | null) => void = () => undefined
  const done = new Promise<LastWord | null>((resolve) => {
    end = resolve
  })
  worker.on('message', (word: Word) => (word.kind === 'part' ? onpart(word.part) : end(word)))
  worker.on('error', () => end({ kind: 'failed' }))
  worker.postMessage(job)
  const cancel = (): void => {
    void worker.terminate()
    end(null)
  }
  return { done, cancel }
}

/** Fake workers: records jobs and terminations. `does`: the last message on the n-th job; null: it works on. */
function crew(workers: number, does: (job: SolveJob, n: number) => LastWord | null) {
  const jobs: SolveJob[] = []
  const gone: number[] = []
  const start = (job: Job): Running => {
    const n = jobs.push(job as SolveJob) - 1
    let end: (word: LastWord | null) => void = () => undefined
    const done = new Promise<LastWord | null>((resolve) => {
      end = resolve
    })
    const word = does(job as SolveJob, n)
    if (word !== null) end(word)
    const cancel = (): void => {
      gone.push(n)
      end(null)
    }
    return { done, cancel }
  }
  const means: Means = { workers, start, kernelOf: () => null }
  return { means, jobs, gone }
}

const ignore = (): void => undefined
const solution = new ArrayBuffer(8)
const isShared = ({ memory }: SolveJob): boolean => memory !== undefined

test('several workers come to the same bytes as one', async () => {
  const bytesBy = async (workers: number): Promise<Buffer> => {
    const parts: number[] = []
    const means = { workers, start: startThread, kernelOf: () => kernel }
    const solved = await startSolving(planned, view, (part) => parts.push(part), means).done
    if (solved === null || solved === 'failed') return expect.fail(String(solved))
    expect([solved instanceof SharedArrayBuffer, plan.part(solved)]).toEqual([workers > 1, 1])
    expect(parts.every((part) => part > 0 && part < 1)).toBe(true)
    return Buffer.from(plan.snapshot(solved))
  }
  const [one, two, three] = await Promise.all([bytesBy(1), bytesBy(2), bytesBy(3)])
  expect(one?.equals(two)).toBe(true)
  expect(one?.equals(three)).toBe(true)
})

describe('of several', () => {
  test('the first that has solved it speaks for all', async () => {
    const { means, jobs, gone } = crew(3, ({ memory }, n) =>
      n === 1 ? { kind: 'solved', solution: memory ?? solution } : null,
    )
    expect(await startSolving(planned, view, ignore, means).done).toBe(jobs[0]?.memory)
    expect([jobs.map(isShared), new Set(jobs.map(({ memory }) => memory)).size]).toEqual([[true, true, true], 1])
    expect(gone.toSorted()).toEqual([0, 1, 2])
  })

  test('one that fails ends all, and one begins anew', async () => {
    const { means, jobs, gone } = crew(
      2,
      (_, n) => [{ kind: 'failed' }, null, { kind: 'solved', solution }][n] as LastWord,
    )
    expect(await startSolving(planned, view, ignore, means).done).toBe(solution)
    expect([jobs.map(isShared), gone]).toEqual([
      [true, true, false],
      [0, 1, 2],
    ])
  })

  test('all are let go when it is called off', async () => {
    const { means, jobs, gone } = crew(2, () => null)
    const solving = startSolving(planned, view, ignore, means)
    solving.cancel()
    expect(await solving.done).toBeNull()
    expect([jobs.length, new Set(gone)]).toEqual([2, new Set([0, 1])])
  })

  test('there is one where they cannot have a memory together', async () => {
    const { means, jobs } = crew(4, () => ({ kind: 'solved', solution }))
    expect(await startSolving({ ...planned, bytes: 2 ** 53 }, view, ignore, means).done).toBe(solution)
    expect(jobs.map(isShared)).toEqual([false])
  })
})

test('one that fails alone says so', async () => {
  const { means, jobs } = crew(1, () => ({ kind: 'failed' }))
  expect(await startSolving(planned, view, ignore, means).done).toBe('failed')
  expect(jobs).toHaveLength(1)
})

describe('the work itself', () => {
  /** The messages until solving has begun; then the listener is removed. */
  async function begun(): Promise<readonly Word['kind'][]> {
    const heard: Word['kind'][] = []
    const job = { kind: 'solve', game: GAME, view: small(30).view, kernel } as const
    await work(job, { tell: ({ kind }) => heard.push(kind), isGone: () => heard.length > 0 })
    return heard
  }

  test('stops when nobody listens any more', async () => {
    expect(await begun()).toEqual(['part'])
  })

  test('is done without WebAssembly where that is forbidden', async () => {
    const forbidden = vi.spyOn(WebAssembly, 'Module').mockImplementation(function forbid() {
      throw new WebAssembly.CompileError('forbidden')
    })
    expect(await begun()).toEqual(['part'])
    expect(forbidden).toHaveBeenCalledOnce()
    forbidden.mockRestore()
  })
})
