/** The whole of `npm run bench` in a tiny form, so that it cannot rot. No time is asserted. */
import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { beforeAll, expect, test } from 'vitest'
import { GAME_IDS } from '../games/index.ts'
import { CONTENDERS } from './contenders.ts'

const script = fileURLToPath(new URL('run.ts', import.meta.url))
const bench = (...flags: readonly string[]) => promisify(execFile)(process.execPath, [script, '--tiny', ...flags])

interface Result {
  readonly contenders: Readonly<Record<string, { readonly inputsPerSecond?: number; readonly absent?: string }>>
  readonly games: readonly { readonly game: string; readonly inputsPerSecond: number }[]
  readonly solved: readonly { readonly who: string; readonly first: number }[]
  readonly first: readonly { readonly ms: number }[]
  readonly reviews: readonly { readonly steps: number }[]
  readonly moves: readonly { readonly gamesPerSecond: number }[]
  readonly insights: readonly { readonly mean: number }[]
  readonly server: {
    readonly absent: Readonly<Record<string, string>>
    readonly speed: Readonly<Record<string, object>>
  }
}

// A contender that plays other games than ours, or a solution in C that differs, ends the bench with an error.
let result: Result
beforeAll(async () => {
  const { stdout } = await bench('--json')
  result = JSON.parse(stdout)
})

test.for(CONTENDERS)('$name plays', ({ name }, { skip }) => {
  const { inputsPerSecond, absent } = result.contenders[name] ?? {}
  if (absent !== undefined && name !== 'play') skip(absent)
  expect(inputsPerSecond).toBeGreaterThan(0)
})

test.for(['ours', 'theirs', 'forgetful'])('the server of the side "%s" plays', (side, { skip }) => {
  const { absent, speed } = result.server
  if (absent[side] !== undefined && side !== 'ours') skip(absent[side])
  expect(speed[side]).toBeDefined()
})

test('every other part of the bench has its figures', () => {
  const { contenders, games, solved, first, reviews, moves, insights } = result
  expect(Object.keys(contenders).sort()).toEqual(CONTENDERS.map(({ name }) => name).sort())
  expect(games.map(({ game }) => game)).toEqual(GAME_IDS)
  expect(solved[0]?.first).toBeCloseTo(0.439739, 5)
  expect([first.length, reviews.length]).toEqual([2, 2])
  for (const { ms } of first) expect(ms).toBeGreaterThan(0)
  for (const { steps } of reviews) expect(steps).toBeGreaterThan(0)
  expect(moves).toHaveLength(12) // Four levels of each game in which bots choose.
  expect(Math.min(...moves.map(({ gamesPerSecond }) => gamesPerSecond))).toBeGreaterThan(0)
  expect(insights).toHaveLength(4)
  for (const { mean } of insights) expect(mean).toBeGreaterThan(0)
})

test('the tables for people are printed', async () => {
  const names = CONTENDERS.flatMap(({ name }) => ['--only', name])
  const { stdout } = await bench(...names, '--only', 'games')
  expect(stdout).toContain('Any legal move, through play')
  expect(stdout).toContain('The generic search')
})
