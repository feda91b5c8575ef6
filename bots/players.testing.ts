/** For tests: bots that are checked at every choice, and what bots may know of the fixture game. */
import { expect, test } from 'vitest'
import type { Bot, GameBots, Knowledge, Level } from '../engine/bots/bot.ts'
import { CONCEALED, type Pebbles } from '../engine/conformance/fixture.ts'
import type { Game } from '../engine/contract.ts'
import { Xoshiro128 } from '../engine/dice/random.ts'
import { copy, freeze } from '../engine/json.ts'

/** Asks twice: on what it gets, which it cannot change, and on a copy as if it had come over the wire. The move is legal. */
export function twice<State, Move>(game: Game<State, Move>, { choose }: Bot<State, Move>): Bot<State, Move> {
  return {
    choose(view, seat, random) {
      const seed = random.next()
      const move = choose(freeze(view), seat, new Xoshiro128(seed))
      expect(choose(copy(view), seat, new Xoshiro128(seed))).toEqual(move)
      expect(move === null ? 'none' : game.why(view, seat, move)).toBeNull()
      return move
    },
  }
}

/** What others have laid, made up from what they had. */
export const guesser: Knowledge<Pebbles> = {
  guess: (view, _, random) => ({
    ...view,
    laid: view.laid.map((laid, seat) =>
      laid === CONCEALED ? random.below(Math.min(3, view.pebbles[seat] as number) + 1) : laid,
    ),
  }),
}

/** Tests that a game's levels have the names that logs and tables keep; gives them by number. */
export function testLevels<State, Move>(
  { levels }: Pick<GameBots<State, Move>, 'levels'>,
  ids: readonly string[],
): (at: number) => Level<State, Move> {
  test('four levels, by names that logs and tables keep', () => {
    expect(levels.map(({ id }) => id)).toEqual(ids)
  })
  return (at) => levels[at] ?? expect.fail('no such level')
}
