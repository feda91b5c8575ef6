/**
 * boardgame.io plays Dicy Cards by its headless client. In its favour: one client plays all games, and Node runs it for
 * production.
 */
import { createRequire } from 'node:module'
import { Xoshiro128 } from '../../engine/random.ts'
import { gameHash, gameSeed } from '../../games/dicy-cards/bulk.ts'
import { choose, SEATS, withDiceGiven } from './dicy-cards.js'

const { Client } = createRequire(import.meta.url)('boardgame.io/client')

/** The fixed policy's next move, for the player whose turn it is or who was asked. */
function act(client, state, random) {
  const { ctx } = state
  if (ctx.phase === 'opening') {
    client.updatePlayerID(ctx.currentPlayer)
    return client.moves.first(random.below(SEATS) + 1)
  }
  const { id, type, args } = choose(state) ?? { id: ctx.currentPlayer, type: 'roll', args: null }
  client.updatePlayerID(id)
  client.moves[type](...(args ?? [random.throw([6, 6, 6, 6, 6, 6])]))
}

/** Plays games from the first of the run that `seed` names. */
export function play(seed, games) {
  const client = Client({ game: withDiceGiven, numPlayers: SEATS, debug: false })
  client.start()
  let [inputs, checksum] = [0, 0]
  for (let game = 0; game < games; game++) {
    const random = new Xoshiro128(gameSeed(seed, game))
    client.reset()
    let state = client.getState()
    while (state.ctx.gameover === undefined) {
      act(client, state, random)
      const next = client.getState()
      if (next._stateID === state._stateID) throw new Error('boardgame.io refused a move')
      state = next
      inputs++
    }
    checksum ^= gameHash(game, state.G.scores)
  }
  client.stop()
  return { inputs, checksum }
}
