import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readOptions } from '../../engine/options.ts'
import { unwrap } from '../../engine/result.ts'
import { type GameId, rulesOf } from '../../games/index.ts'
import { testFolder } from '../../scripts/testing/folder.ts'
import { loadRun, type SimulationPlan, Unwritable } from './run.ts'
import { merge, noGames } from './tally.ts'

async function planOf(
  game: GameId,
  seats: number,
  given: unknown,
  rest: Partial<SimulationPlan> = {},
): Promise<SimulationPlan> {
  const options = unwrap(readOptions(await rulesOf(game), seats, given))
  return {
    ...{ game, seats, options, bots: Array(seats).fill('random'), seed: 17, games: 400, log: null },
    ...rest,
  }
}

test('however a run is cut, it is the same run', async () => {
  const plan = await planOf('dicy-cards', 3, {})
  const run = await loadRun(plan)
  const parts = noGames(3)
  for (const [from, to] of [
    [6, 10],
    [0, 1],
    [1, 6],
    [10, 10],
  ] as const)
    merge(parts, run(from, to))
  expect(parts).toEqual(run(0, 10))
  expect(run(10, 10)).toEqual(noGames(3))
})

test('bots that use chance play the same games again', async () => {
  const plan = await planOf('dicy-cards', 2, {}, { bots: ['snowflake', 'random'] })
  const one = (await loadRun(plan))(0, 3)
  expect((await loadRun(plan))(0, 3)).toEqual(one)
  expect((await loadRun({ ...plan, bots: ['random', 'snowflake'] }))(0, 3)).not.toEqual(one)
})

test('a log that cannot be written, or is there already', async () => {
  const folder = testFolder()
  const there = await loadRun(await planOf('dicy-cards', 2, {}, { log: folder }))
  writeFileSync(join(folder, '002.log'), 'mine')
  expect(() => there(1, 2)).toThrow(new Unwritable(join(folder, '002.log'), 'EEXIST'))
  const missing = await loadRun(await planOf('dicy-cards', 2, {}, { log: join(folder, 'gone') }))
  expect(() => missing(0, 1)).toThrow(new Unwritable(join(folder, 'gone', '001.log'), 'ENOENT'))
})
