/** Bots err like people: hardly ever absurdly, hardly ever at a high price. A small form of `npm run ratings -- --conduct`. */
import { describe, expect, test } from 'vitest'
import { contest } from '../bots/matches/arena.ts'
import { randomBot } from '../bots/random.ts'
import { absurdRate, costlyRate, observe } from '../bots/testing/blunders.ts'
import type { GameBots } from '../engine/bots/bot.ts'
import type { Game } from '../engine/contract.ts'
import { Xoshiro128 } from '../engine/dice/random.ts'
import { readOptions } from '../engine/options.ts'
import { forced, play } from '../engine/play.ts'
import { unwrap } from '../engine/result.ts'
import { GAME_IDS, type GameId, partsOf, rulesOf } from './index.ts'
import { YARDSTICKS } from './yardsticks.testing.ts'

const SEED = 1
const MOST_ABSURD = 3
const MOST_COSTLY = 1

/** Enough that a rate far beyond the aim shows, in a second. */
const GAMES: { readonly [id in GameId]?: number } = {
  'dice-of-crowns': 60,
  'dicy-cards': 8,
  'nine-dice': 12,
  'star-maps': 12,
}

/** Where a cost is estimated by games played on, only some choices are. */
const COST_EVERY: { readonly [id in GameId]?: number } = { 'nine-dice': 20, 'star-maps': 0 }

const MEASURED = GAME_IDS.filter((id) => YARDSTICKS[id] !== undefined)

describe.each(MEASURED)('%s', (id) => {
  const games = GAMES[id] ?? 10

  test('no level plays absurdly, or pays much for its errors', async () => {
    const { game, bots, options, yardstick } = await parts(id)
    for (const level of bots.levels) {
      const seats = [level, level]
      const conduct = observe({ game, yardstick, options, seats, games, seed: SEED, costEvery: COST_EVERY[id] ?? 1 })
      expect([level.id, absurdRate(conduct) <= MOST_ABSURD, [...conduct.absurd]]).toEqual([
        level.id,
        true,
        expect.anything(),
      ])
      expect([level.id, costlyRate(conduct) <= 2 * MOST_COSTLY]).toEqual([level.id, true])
    }
  })

  test('the table of absurd moves notices a player at random', async () => {
    const { game, options, yardstick } = await parts(id)
    const anybody = { bot: randomBot(game) }
    const conduct = observe({
      game,
      yardstick,
      options,
      seats: [anybody, anybody],
      games: 10,
      seed: SEED,
      costEvery: 0,
    })
    expect(absurdRate(conduct)).toBeGreaterThan(MOST_ABSURD)
  })

  test('a sensible beginner beats the easiest level, and not the strongest', async () => {
    const { game, bots, options, yardstick } = await parts(id)
    const beginner = { bot: yardstick.beginner }
    const wins = (level: number): number =>
      contest(
        game,
        options,
        beginner,
        [bots.levels.at(level) as { bot: typeof yardstick.beginner }],
        id === 'star-maps' ? 80 : 4 * games,
        SEED,
      )
    expect(wins(0)).toBeGreaterThan(0.53)
    expect(wins(-1)).toBeLessThan(0.52)
  })

  test('what makes sense is a part of the legal moves, in their order and never none', async () => {
    const { game, bots, options } = await parts(id)
    if (bots.sensible === undefined) return // A racer chooses by its reactions, not from a list.
    for (let seed = 0; seed < 5; seed++) wander(game, bots, options, seed)
  })
})

async function parts(id: GameId) {
  const [game, bots, yardstick] = await Promise.all([rulesOf(id), partsOf(id).bots(), YARDSTICKS[id]?.()])
  const options = unwrap(readOptions(game, 2, {}))
  if (yardstick === undefined) throw new Error(`${id} has no yardstick`)
  return { game, bots, options, yardstick }
}

/** A game of moves at random; at each choice the sensible moves are compared with all of them. */
function wander(game: Game, bots: GameBots, options: unknown, seed: number): void {
  const random = new Xoshiro128(seed)
  let state = game.setup(2, options)
  for (let step = 0; step < 300; step++) {
    const turn = game.turn(state)
    if (turn.kind === 'over') return
    const seat = turn.kind === 'move' ? (turn.seats[0] as number) : 0
    const moves = turn.kind === 'move' ? game.moves(state, seat) : []
    if (turn.kind === 'move') {
      const kept = bots.sensible?.(game.view(state, seat), seat, moves) ?? []
      expect(kept.length).toBeGreaterThan(0)
      expect(moves.filter((move) => kept.includes(move))).toEqual(kept)
    }
    const input =
      turn.kind === 'throw'
        ? ({ kind: 'throw', faces: random.throw(turn.sides) } as const)
        : ({ kind: 'move', ...(forced(game, state) ?? { seat, move: random.pick(moves) }) } as const)
    state = unwrap(play(game, state, input))
  }
}
