/** Who can sit at a simulated table: the game's own bots, its fixed policy, and chance. */
import { randomBot } from '../../bots/random.ts'
import type { Bot } from '../../engine/bots/bot.ts'
import { type GameId, partsOf, rulesOf } from '../../games/index.ts'

/** Known to every game, beside its own levels. */
const EVERYWHERE = {
  fixed: async (id) => {
    const fixed = await partsOf(id).fixed?.()
    if (fixed === undefined) return randomBot(await rulesOf(id))
    return { choose: (view, seat) => fixed.policy(view, seat) }
  },
  random: async (id) => randomBot(await rulesOf(id)),
} satisfies { readonly [name: string]: (id: GameId) => Promise<Bot> }

export function isEverywhere(name: string): name is keyof typeof EVERYWHERE {
  return Object.hasOwn(EVERYWHERE, name)
}

export async function botNames(id: GameId): Promise<string[]> {
  const { levels } = await partsOf(id).bots()
  return [...Object.keys(EVERYWHERE), ...levels.map((level) => level.id)]
}

/** A bot by one of these names. */
export async function loadBot(id: GameId, name: string): Promise<Bot> {
  if (isEverywhere(name)) return EVERYWHERE[name](id)
  const level = (await partsOf(id).bots()).levels.find((one) => one.id === name)
  if (level === undefined) throw new Error(`${id} has no bot ${name}`)
  return level.bot
}
