/** One loop over integers for the fixed policy: as fast as we can, and what everybody else is checked by. */
import { readOptions } from '../../engine/options.ts'
import { unwrap } from '../../engine/result.ts'
import { dicyCards } from '../../games/dicy-cards/rules/rules.ts'
import { bulkFixed } from '../baseline/bulk.ts'
import type { Played } from '../player.ts'

const options = unwrap(readOptions(dicyCards, 2, {}))
const defaults = options

export function play(seed: number, games: number): Played {
  return bulkFixed({ options: defaults, seats: 2, seed, from: 0, to: games })
}
