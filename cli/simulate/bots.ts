/** The players of a simulated table: the game's own bots, and random. */
import { randomBot } from '../../bots/random.ts'
import type { Bot } from '../../engine/bots/bot.ts'
import { type GameId, partsOf, rulesOf } from '../../games/index.ts'

/** Known to every game, beside its own levels: any legal move. */
const CHANCE = 'random'

export async function botNames(id: GameId): Promise<string[]> {
  const { levels } = await partsOf(id).bots()
  return [CHANCE, ...levels.map((level) => level.id)]
}

/** A bot by one of these names. */
export async function loadBot(id: GameId, name: string): Promise<Bot> {
  if (name === CHANCE) return randomBot(await rulesOf(id))
  const level = (await partsOf(id).bots()).levels.find((one) => one.id === name)
  if (level === undefined) throw new Error(`${id} has no bot ${name}`)
  return level.bot
}
