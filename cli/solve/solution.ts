/** Solutions that `iacta solve` stored on disk. */
import { isDeepStrictEqual } from 'node:util'
import type { GameBots } from '../../engine/bots/bot.ts'
import type { Solver } from '../../engine/bots/solver.ts'
import type { OptionSpec } from '../../engine/contract.ts'
import type { Table } from '../../engine/table/table.ts'
import { isGameId, partsOf } from '../../games/index.ts'
import { cacheFile, cacheFolder, readSolved } from '../../solving/cache.ts'
import type { Io } from '../io.ts'

/**
 * Hands the bots the solution of this table, where it is kept: then all that they tell is exact. Else the command that would solve it;
 * null where there is nothing to solve, or no such command.
 */
export async function learnSolution(env: Io['env'], table: Table, bots: GameBots): Promise<string | null> {
  const { id } = table.game
  const solver = isGameId(id) ? await partsOf(id).solve?.() : undefined
  // Of the last position: by then everything is drawn.
  const plan = solver?.planAt?.(table.states.at(-1)) ?? null
  if (solver === undefined || plan === null) return null
  const solved = readSolved(cacheFile(cacheFolder(env), id, plan), plan)
  if (solved !== null && bots.learn?.(solved) === true) return null
  return isNamed(solver, table, plan.key) ? solveCall(table) : null
}

/** Can be said with options alone, at as many seats as `iacta solve` has. */
function isNamed(solver: Solver, { game, seats, options }: Table, key: string): boolean {
  return seats === Math.max(2, game.seats.min) && solver.plan?.(seats, options)?.key === key
}

function solveCall({ game, options }: Table): string {
  const specs: { readonly [name: string]: OptionSpec } = game.options
  const given = Object.entries(options as object).filter(
    ([name, value]) => !isDeepStrictEqual(value, specs[name]?.default),
  )
  const told = given.length === 0 ? '' : ` --options '${JSON.stringify(Object.fromEntries(given))}'`
  return `iacta solve ${game.id}${told}`
}
