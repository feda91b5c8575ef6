import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { review } from '../../bots/review/review.ts'
import { unwrap } from '../../engine/result.ts'
import { act, openTable, stateOf, type Table } from '../../engine/table/table.ts'
import { LANGS } from '../../engine/text/lang.ts'
import { partsOf, rulesOf } from '../../games/index.ts'
import { kernelOf } from '../../scripts/kernels.ts'
import { testFolder } from '../../scripts/testing/folder.ts'
import { cacheFile, cacheFolder, writeCache } from '../../solving/cache.ts'
import { cliWith } from '../testing.ts'
import { learnSolution } from './solution.ts'

const GAME = 'dicy-cards'
const folder = (): string => testFolder()

/** The first legal move after a throw, a few times. */
async function played(options: object, seats = 2): Promise<Table> {
  const game = await rulesOf(GAME)
  let table: Table = openTable(game, seats, { cards: [], target: 3, lowestThree: 'others', ...options })
  for (let i = 0; i < 12 && game.turn(stateOf(table)).kind !== 'over'; i++) {
    const turn = game.turn(stateOf(table))
    const faces = turn.kind === 'throw' ? turn.sides.map((sides, die) => 1 + ((die + i) % sides)) : []
    const seat = turn.kind === 'move' ? (turn.seats[0] as number) : 0
    const input =
      turn.kind === 'throw'
        ? ({ kind: 'throw', faces } as const)
        : ({ kind: 'move', seat, move: game.moves(stateOf(table), seat)[0] } as const)
    table = unwrap(act(table, { input }))
  }
  return table
}

test('a solution that is kept makes a review exact; one that is not, or only half-way, does not', async () => {
  const env = { IACTA_HOME: folder() }
  const bots = await partsOf(GAME).bots()
  // Tables cannot have so small a target; rules and solvers can.
  const table = await played({ lineup: 'beginner' })
  const look = () => review(table, bots, 10)
  const plan = (await partsOf(GAME).solve?.())?.planAt?.(stateOf(table))
  if (plan === null || plan === undefined) throw new Error('no plan')
  const [memory, file] = [new ArrayBuffer(plan.bytes), cacheFile(cacheFolder(env), GAME, plan)]
  const solving = plan.join(memory, await kernelOf(GAME))

  expect(await learnSolution(env, table, bots)).toBe(
    `iacta solve dicy-cards --options '{"target":3,"lineup":"beginner"}'`,
  )
  solving.step()
  expect(writeCache(file, plan.snapshot(memory))).toBeNull()
  expect(await learnSolution(env, table, bots)).toMatch(/^iacta solve/)
  expect(look().exact).toBe(false)

  while (solving.step() < 1);
  writeCache(file, plan.snapshot(memory))
  expect(await learnSolution(env, table, bots)).toBeNull()
  const exact = look()
  expect(exact.exact).toBe(true)
  for (const { skill } of exact.sums) expect(skill).toBeLessThanOrEqual(0)
})

test('no command is named where none would do', async () => {
  const bots = await partsOf(GAME).bots()
  const named = async (options: object, seats?: number) =>
    learnSolution({ IACTA_HOME: folder() }, await played(options, seats), bots)
  expect(await named({ lineup: 'interglacial' })).toBeNull()
  expect(await named({ lineup: 'glacial' }, 3)).toBeNull()
  expect(await named({ lineup: 'glacial', target: 100 })).toBe('iacta solve dicy-cards')
})

test.each(LANGS)('it is said after the figures, in %s', async (lang) => {
  const home = folder()
  const file = join(home, 'a.log')
  writeFileSync(file, 'iacta 1 dicy-cards/1 {"target":50} seats=2\nthrow 1\n')
  const { out } = await cliWith({ IACTA_HOME: home }, 'review', file, '--playouts', '10', '--lang', lang)
  expect(out).toMatch(/:\n {2}iacta solve dicy-cards --options '\{"target":50\}'\n$/)
})
