/** Every game's bots, one line each, loaded when asked for: a page that never plays against one never fetches it. */
import type { GameBots } from '../engine/bot.ts'
import type { GameId } from './index.ts'

const BOTS: { readonly [id in GameId]: () => Promise<GameBots> } = {
  'dicy-cards': async () => (await import('./dicy-cards/bot.ts')).dicyCardsBots,
}

/** A game's own bots, from the weakest level to the strongest, and what it knows for the generic ones. */
export function loadBots(id: GameId): Promise<GameBots> {
  return BOTS[id]()
}
