/** What the play of a game's bots is measured by. A game that is not here is not measured. */
import type { Yardstick } from '../engine/testing/yardstick.ts'
import type { GameId } from './index.ts'

export const YARDSTICKS: { readonly [id in GameId]?: () => Promise<Yardstick> } = {
  'dicy-cards': async () => (await import('./dicy-cards/testing/blunders.ts')).yardstick as Yardstick,
  'dice-of-crowns': async () => (await import('./dice-of-crowns/testing/blunders.ts')).yardstick as Yardstick,
  'nine-dice': async () => (await import('./nine-dice/testing/blunders.ts')).yardstick as Yardstick,
  'star-maps': async () => (await import('./star-maps/testing/blunders.ts')).yardstick as Yardstick,
}
