/** Every input through the contract and `play`, with all its checks, as a host plays it. */
import { gameSeed, Xoshiro128 } from '../engine/dice/random.ts'
import { readOptions } from '../engine/options.ts'
import { unwrap } from '../engine/result.ts'
import { dicyCards } from '../games/dicy-cards/rules/rules.ts'
import { gameHash, type Played } from './player.ts'
import { playFixed } from './policy.ts'

const start = dicyCards.setup(2, unwrap(readOptions(dicyCards, 2, {})))

export function play(seed: number, games: number): Played {
  let [inputs, checksum] = [0, 0]
  for (let game = 0; game < games; game++) {
    const played = playFixed(start, new Xoshiro128(gameSeed(seed, game)))
    inputs += played.inputs
    checksum ^= gameHash(game, played.state.scores)
  }
  return { inputs, checksum }
}
