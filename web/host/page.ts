/** What tables in this page share: one store, one worker with bots, the system's clock and chance. */
import type { View } from '../../engine/table/view.ts'
import { loadGame } from '../../games/index.ts'
import { type BotService, openBotService } from './bots/bots.ts'
import { type Clock, systemClock } from './clock.ts'
import type { Load } from './load.ts'
import { type RandomSource, systemRandom } from './random.ts'
import { pageStore } from './storage/pagestore.ts'
import type { Store } from './storage/store.ts'

export interface Deps {
  readonly store: Store
  readonly botService: BotService
  readonly clock: Clock
  readonly random: RandomSource
  readonly load: Load
  /** The next throw after `thrown` throws, where it does not come from `random`. */
  readonly throws?: (thrown: number, sides: readonly number[]) => readonly number[]
  /** The seed of a bot's answer to a position, where it does not come from `random`. */
  readonly answers?: (view: View) => number
  /** A player here uses a screen reader: races wait until the dice have been read. */
  readonly reader?: () => boolean
}

let botService: BotService | null = null

export async function pageDeps(): Promise<Deps> {
  botService ??= openBotService()
  return { store: await pageStore(), botService, clock: systemClock, random: systemRandom, load: loadGame }
}
