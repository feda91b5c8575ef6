/**
 * boardgame.io plays Dicy Cards by its headless client. In its favour: one client plays all games, and Node runs it for
 * production.
 */
import { createRequire } from 'node:module'
import { gameSeed, Xoshiro128 } from '../../engine/dice/random.ts'
import { gameHash, type Played } from '../player.ts'
import { choose, type MatchState, SEATS, withDiceGiven } from './dicy-cards.ts'

/** What we use of its client. */
interface Client {
  readonly moves: Readonly<Record<string, (...args: readonly unknown[]) => void>>
  start(): void
  stop(): void
  reset(): void
  getState(): MatchState
  updatePlayerID(id: string): void
}

const { Client: openClient } = createRequire(import.meta.url)('boardgame.io/client') as {
  Client(options: { readonly game: object; readonly numPlayers: number; readonly debug: false }): Client
}

/** The fixed policy's next move, for the player whose turn it is or who was asked. */
function act(client: Client, state: MatchState, random: Xoshiro128): void {
  const { ctx } = state
  if (ctx.phase === 'opening') {
    client.updatePlayerID(ctx.currentPlayer)
    client.moves.first?.(random.below(SEATS) + 1)
    return
  }
  const { id, type, args } = choose(state) ?? { id: ctx.currentPlayer, type: 'roll', args: null }
  client.updatePlayerID(id)
  client.moves[type]?.(...(args ?? [random.throw([6, 6, 6, 6, 6, 6])]))
}

/** Plays games from the first of the run that `seed` names. */
export function play(seed: number, games: number): Played {
  const client = openClient({ game: withDiceGiven, numPlayers: SEATS, debug: false })
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
