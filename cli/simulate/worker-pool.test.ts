import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { testFolder } from '../../scripts/testing/folder.ts'
import { EXIT } from '../exit.ts'
import { en } from '../text/en.ts'
import type { SimulationPlan } from './run.ts'
import { nextSize, WorkerPool } from './worker-pool.ts'

const options = { lineup: 'glacial', cards: [], target: 100, lowestThree: 'others' }
const plan: SimulationPlan = {
  game: 'dicy-cards',
  seats: 2,
  options,
  bots: ['random', 'random'],
  seed: 1,
  games: 1_000_000_000,
  log: null,
}

test('tasks grow and shrink to about a tenth of a second', () => {
  expect(nextSize(0, 0)).toBe(1)
  expect(nextSize(1, 0)).toBe(8)
  expect(nextSize(100, 50)).toBe(200)
  expect(nextSize(100, 1)).toBe(800)
  expect(nextSize(100, 1000)).toBe(10)
  expect(nextSize(1, 5000)).toBe(1)
})

test('counts are told in order, and stop when told to', async () => {
  const abort = new AbortController()
  const told: number[] = []
  const tally = await new WorkerPool({ text: en }, plan).run(2, abort.signal, (games) => {
    told.push(games)
    if (games > 20) abort.abort()
  })
  expect(told).toEqual([...told].sort((a, b) => a - b))
  expect(tally.games).toBe(told.at(-1))
  expect(tally.games).toBeLessThan(plan.games)
  expect([...tally.points.values()].reduce((sum, times) => sum + times, 0)).toBe(2 * tally.games)
})

test('stopped before it began, it has counted nothing and left no log', async () => {
  const log = testFolder()
  const tally = await new WorkerPool({ text: en }, { ...plan, games: 1000, log }).run(2, AbortSignal.abort(), () => {})
  expect(tally.games).toBe(0)
  expect(readdirSync(log)).toEqual([])
})

test('a log that cannot be written ends it in a sentence', async () => {
  const log = join(testFolder(), 'gone')
  const run = new WorkerPool({ text: en }, { ...plan, games: 10, log }).run(2, new AbortController().signal, () => {})
  await expect(run).rejects.toMatchObject({ exit: EXIT.noOutput, message: expect.stringContaining('cannot write') })
})

test('a worker that fails is not waited for', async () => {
  const wrong = { ...plan, bots: ['random', 'nobody'] }
  const run = new WorkerPool({ text: en }, wrong).run(2, new AbortController().signal, () => {})
  await expect(run).rejects.toThrow('nobody')
})
