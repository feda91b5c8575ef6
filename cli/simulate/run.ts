/** Plays games of a plan, by their index. */

import { writeFileSync } from 'node:fs'
import { type Match, playMatch } from '../../bots/matches/match.ts'
import { randomBot } from '../../bots/random.ts'
import type { Bot } from '../../engine/bots/bot.ts'
import { gameSeed, Xoshiro128 } from '../../engine/dice/random.ts'
import { type Entry, writeLog } from '../../engine/log.ts'
import { writeLine } from '../../fair/lines.ts'
import { type GameId, partsOf, rulesOf } from '../../games/index.ts'
import { codeOf, logFile } from './folder.ts'
import { count, noGames, type Tally } from './tally.ts'

/** A simulation: plain data, sent to every worker. */
export interface SimulationPlan {
  readonly game: GameId
  readonly seats: number
  /** As `readOptions` gave them. */
  readonly options: unknown
  /** The players by seat, each one of `botNames`. */
  readonly bots: readonly string[]
  readonly seed: number
  readonly games: number
  /** The folder to write a log of each game to. */
  readonly log: string | null
}

/** Plays the games from one index to before another. A game depends on the plan and its index alone. */
type Run = (from: number, to: number) => Tally

/** A log that could not be written. `code`: what the system calls it. */
export class Unwritable extends Error {
  readonly file: string
  readonly code: string

  constructor(file: string, code: string) {
    super(`${file}: ${code}`)
    this.file = file
    this.code = code
  }
}

export async function loadRun(plan: SimulationPlan): Promise<Run> {
  const game = await rulesOf(plan.game)
  const bots = await Promise.all(plan.bots.map((bot) => loadBot(plan.game, bot)))
  const match: Match = { game, options: plan.options, seats: bots.map((bot) => ({ bot })) }
  return (from, to) => {
    const tally = noGames(plan.seats)
    for (let index = from; index < to; index++) {
      const seed = gameSeed(plan.seed, index)
      // For the bots any other seed will do that depends on nothing else.
      const chance = { dice: new Xoshiro128(seed), bots: new Xoshiro128(~seed) }
      const entries: Entry<unknown>[] = []
      count(tally, playMatch(match, chance, plan.log === null ? undefined : (entry) => entries.push(entry)))
      if (plan.log !== null) write(logFile(plan.log, index, plan.games), match, entries)
    }
    return tally
  }
}

const LEAD = [writeLine({ kind: 'none', why: 'simulation' })]

function write(file: string, { game, seats, options }: Match, entries: readonly Entry<unknown>[]): void {
  try {
    writeFileSync(file, writeLog(game, { seats: seats.length, options, entries }, LEAD), { flag: 'wx' })
  } catch (error) {
    throw new Unwritable(file, codeOf(error))
  }
}

/** Known to every game, beside its own levels: any legal move. */
const CHANCE = 'random'

export async function botNames(id: GameId): Promise<string[]> {
  const { levels } = await partsOf(id).bots()
  return [CHANCE, ...levels.map((level) => level.id)]
}

/** A bot by one of these names. */
async function loadBot(id: GameId, name: string): Promise<Bot> {
  if (name === CHANCE) return randomBot(await rulesOf(id))
  const level = (await partsOf(id).bots()).levels.find((one) => one.id === name)
  if (level === undefined) throw new Error(`${id} has no bot ${name}`)
  return level.bot
}
