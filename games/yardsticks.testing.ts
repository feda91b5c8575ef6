/** What the play of each game's bots is measured by. */
import type { Yardstick } from '../engine/yardstick.testing.ts'
import type { GameId } from './index.ts'

export const YARDSTICKS: { readonly [id in GameId]: () => Promise<Yardstick> } = {
  'dicy-cards': async () => (await import('./dicy-cards/blunders.testing.ts')).yardstick as Yardstick,
  'dice-of-crowns': async () => (await import('./dice-of-crowns/blunders.testing.ts')).yardstick as Yardstick,
  'nine-dice': async () => (await import('./nine-dice/blunders.testing.ts')).yardstick as Yardstick,
  'star-maps': async () => (await import('./star-maps/blunders.testing.ts')).yardstick as Yardstick,
}
