/** The loop behind `iacta simulate` for the fixed policy. */
import { readOptions } from '../../engine/options.ts'
import { bulkFixed } from '../../games/dicy-cards/bots/bulk/bulk.ts'
import { dicyCards } from '../../games/dicy-cards/rules/rules.ts'
import type { Played } from '../player.ts'

const options = readOptions(dicyCards, 2, {})
if (!options.ok) throw new Error('the defaults are refused')
const defaults = options.value

export function play(seed: number, games: number): Played {
  return bulkFixed({ options: defaults, seats: 2, seed, from: 0, to: games })
}
