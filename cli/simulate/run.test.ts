import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { isOffered, readOptions } from '../../engine/options.ts'
import { GAME_IDS, type GameId, partsOf, rulesOf } from '../../games/index.ts'
import type { Plan } from './plan.ts'
import { bulkRun, contractRun, Unwritable } from './run.ts'
import { merge, noGames } from './tally.ts'

async function planOf(game: GameId, seats: number, given: unknown, rest: Partial<Plan> = {}): Promise<Plan> {
  const options = readOptions(await rulesOf(game), seats, given)
  if (!options.ok) throw new Error(`${game} has no options ${JSON.stringify(given)}`)
  return {
    ...{ game, seats, options: options.value, bots: Array(seats).fill('fixed'), seed: 17, games: 400, log: null },
    ...rest,
  }
}

test.each(GAME_IDS)('in bulk as through the contract: %s', async (game) => {
  const { plan } = await partsOf(game).trials()
  const rules = await rulesOf(game)
  const { min, max } = rules.seats
  expect([plan.options.length > 0, max >= min]).toEqual([true, true])
  for (const options of plan.options) {
    for (let seats = min; seats <= max; seats++) {
      if (!isOffered(rules, seats, options)) continue
      const plan = await planOf(game, seats, options)
      const [bulk, contract] = [await bulkRun(plan), await contractRun(plan)]
      expect(bulk(100, 200)).toEqual(contract(100, 200))
    }
  }
})

test('however a run is cut, it is the same run', async () => {
  const plan = await planOf('dicy-cards', 3, {})
  const run = await bulkRun(plan)
  const parts = noGames(3)
  for (const [from, to] of [
    [250, 400],
    [0, 1],
    [1, 250],
    [400, 400],
  ] as const)
    merge(parts, run(from, to))
  expect(parts).toEqual(run(0, 400))
  expect(run(400, 400)).toEqual(noGames(3))
})

test('bots that use chance play the same games again', async () => {
  const plan = await planOf('dicy-cards', 2, {}, { bots: ['fixed', 'random'] })
  const one = (await contractRun(plan))(0, 3)
  expect((await contractRun(plan))(0, 3)).toEqual(one)
  expect((await contractRun({ ...plan, bots: ['random', 'fixed'] }))(0, 3)).not.toEqual(one)
})

test('a log that cannot be written, or is there already', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'iacta-run-'))
  const there = await contractRun(await planOf('dicy-cards', 2, {}, { log: folder }))
  writeFileSync(join(folder, '002.log'), 'mine')
  expect(() => there(1, 2)).toThrow(new Unwritable(join(folder, '002.log'), 'EEXIST'))
  const missing = await contractRun(await planOf('dicy-cards', 2, {}, { log: join(folder, 'gone') }))
  expect(() => missing(0, 1)).toThrow(new Unwritable(join(folder, 'gone', '001.log'), 'ENOENT'))
})
