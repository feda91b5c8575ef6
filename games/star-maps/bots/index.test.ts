import { describe, expect, test } from 'vitest'
import { playSeeded } from '../../../bots/matches/arena.ts'
import { testLevels, twice } from '../../../bots/players.testing.ts'
import type { Bot } from '../../../engine/bots/bot.ts'
import { Xoshiro128 } from '../../../engine/dice/random.ts'
import { readOptions } from '../../../engine/options.ts'
import { unwrap } from '../../../engine/result.ts'
import type { Move } from '../rules/moves.ts'
import type { Options } from '../rules/options.ts'
import { BONUS_IDS } from '../rules/options.ts'
import { starMaps as game } from '../rules/rules.ts'
import type { State } from '../rules/state.ts'
import { SHEET_IDS } from '../sheets/library.ts'
import { fixtures } from '../testing/fixtures.ts'
import { LEVEL_IDS, starMapsBots } from './index.ts'

const { levels, knowledge } = starMapsBots

const level = testLevels(starMapsBots, LEVEL_IDS)

const optionsFor = (given: object, seats: number): Options => {
  return unwrap(readOptions(game, seats, given))
}

/** The part of the wins of one against another: seats swapped with the same dice, sheet after sheet. */
function ladder(one: Bot<State, Move>, two: Bot<State, Move>, games: number, given: object = {}): number {
  let wins = 0
  for (let match = 0; match < games; match++) {
    const pair = Math.floor(match / 2)
    const options = optionsFor({ sheet: SHEET_IDS[(7 * pair) % SHEET_IDS.length], ...given }, 2)
    const seats = match % 2 === 0 ? [{ bot: one }, { bot: two }] : [{ bot: two }, { bot: one }]
    const { places } = playSeeded(game, options, seats, 1001 + pair)
    if (places[match % 2] === 1) wins += places[1 - (match % 2)] === 1 ? 0.5 : 1
  }
  return wins / games
}

// By how much each level is better than the one below, `games/ratings.test.ts` knows, on the first sheet.
test.each([{}, { bonuses: BONUS_IDS }])('the strongest beats the weakest, sheet after sheet: %j', (given) => {
  const [weakest, , , strongest] = levels.map(({ bot }) => bot) as [
    Bot<State, Move>,
    unknown,
    unknown,
    Bot<State, Move>,
  ]
  expect(ladder(strongest, weakest, process.env.SOAK ? 1000 : 8, given)).toBeGreaterThan(0.6)
})

describe('every level plays every table, legally and to the end', () => {
  // Every option set of the fixtures at some table, and at every table every level.
  test.each([1, 2, 3, 4, 5, 6, 7, 8])('%i seats', (seats) => {
    const rounds = process.env.SOAK ? 24 : Math.max(1, 4 - seats)
    for (let round = 0; round < rounds; round++) {
      const given = fixtures.plan.options[(seats + round) % fixtures.plan.options.length] ?? {}
      const bots = Array.from({ length: seats }, (_, seat) => ({ bot: twice(game, level((round + seat) % 4).bot) }))
      const { places } = playSeeded(game, optionsFor(given, seats), bots, round)
      expect(places.length).toBe(seats)
    }
  })
})

test('a guess of what others chose is a position that the view does not rule out', () => {
  const random = new Xoshiro128(5)
  let state = game.setup(3, optionsFor({ sheet: 'lyre', bonuses: BONUS_IDS }, 3))
  for (let round = 0; round < 8; round++) {
    state = game.land(state, random.throw([6, 6]))
    for (const seat of [2, 1]) {
      while (state.due & (1 << seat)) state = game.move(state, seat, random.pick(game.moves(state, seat)))
      const view = game.view(state, 0)
      const guessed = knowledge.guess?.(view, 0, random) ?? view
      expect(game.view(guessed, 0)).toEqual(view)
      expect(guessed.pages[seat]).not.toEqual(view.pages[seat])
    }
    while (state.due & 1) state = game.move(state, 0, random.pick(game.moves(state, 0)))
  }
})
