/** The whole of `npm run bench` in a tiny form, so that it cannot rot. No time is asserted. */
import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
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
test('every contender plays, or the bench says why not', async () => {
  const { stdout } = await bench('--json')
  const { contenders, games, solved, first, reviews, moves, insights, server }: Result = JSON.parse(stdout)
  expect(Object.keys(contenders).sort()).toEqual(CONTENDERS.map(({ name }) => name).sort())
  for (const [name, { inputsPerSecond, absent }] of Object.entries(contenders)) {
    if (inputsPerSecond === undefined) console.warn(`bench: ${name} did not play: ${absent}`)
    else expect(inputsPerSecond).toBeGreaterThan(0)
    expect(inputsPerSecond === undefined).toBe(typeof absent === 'string')
  }
  expect(contenders.play?.inputsPerSecond).toBeGreaterThan(0)
  expect(games.map(({ game }) => game)).toEqual(GAME_IDS)
  expect(solved[0]?.first).toBeCloseTo(0.439739, 5)
  expect([first.length, reviews.length]).toEqual([2, 2])
  for (const { ms } of first) expect(ms).toBeGreaterThan(0)
  for (const { steps } of reviews) expect(steps).toBeGreaterThan(0)
  expect(moves).toHaveLength(12) // Four levels of each game in which bots choose.
  expect(Math.min(...moves.map(({ gamesPerSecond }) => gamesPerSecond))).toBeGreaterThan(0)
  expect(insights).toHaveLength(4)
  for (const { mean } of insights) expect(mean).toBeGreaterThan(0)
  const sides = Object.keys({ ...server.speed, ...server.absent }).filter((side) => side !== 'postgres')
  expect(sides.sort()).toEqual(['forgetful', 'ours', 'theirs'])
})

test('the tables for people are printed', async () => {
  const names = CONTENDERS.flatMap(({ name }) => ['--only', name])
  const { stdout } = await bench(...names, '--only', 'games')
  expect(stdout).toContain('Any legal move, through play')
  expect(stdout).toContain('The generic search')
})
