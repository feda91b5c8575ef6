import { describe, expect, test } from 'vitest'
import type { Bot, Knowledge } from '../engine/bots/bot.ts'
import { pebbles } from '../engine/conformance/fixture.ts'
import type { Game } from '../engine/contract.ts'
import { freeze } from '../engine/json.ts'
import { isOffered, readOptions } from '../engine/options.ts'
import { unwrap } from '../engine/result.ts'
import { GAME_IDS, partsOf, rulesOf } from '../games/index.ts'
import { greedyBot } from './greedy.ts'
import { playSeeded } from './matches/arena.ts'
import type { Contestant } from './matches/match.ts'
import { guesser } from './players.testing.ts'
import { randomBot } from './random.ts'
import { searchBot } from './search.ts'

/** Gets views that it cannot change, and must not. */
const careful = (bot: Bot): Bot => ({
  choose: (view, seat, random, budget) => bot.choose(freeze(view), seat, random, budget),
})

const kinds = {
  random: (game: Game) => randomBot(game),
  greedy: (game: Game, knowledge: Knowledge) => greedyBot(game, knowledge),
  search: (game: Game, knowledge: Knowledge) => searchBot(game, knowledge),
}

/** One match for each option set, the numbers of seats in turn. */
function matches(game: Game, given: readonly unknown[], make: (game: Game) => Bot): string {
  const { min, max } = game.seats
  const tables = Array.from({ length: max - min + 1 }, (_, i) => min + i)
  return given
    .map((one, at) => {
      const offered = tables.filter((seats) => isOffered(game, seats, one))
      const seats = offered[at % offered.length] as number
      const options = unwrap(readOptions(game, seats, one))
      const contestant: Contestant<unknown, unknown> = { bot: careful(make(game)), budget: { iterations: 3 } }
      const { inputs } = playSeeded(game, options, Array(seats).fill(contestant), 100 * seats + at)
      return JSON.stringify(inputs)
    })
    .join('')
}

describe.each(Object.entries(kinds))('%s plays whole matches, legally and the same for the same seed', (_, make) => {
  test('the fixture game, guessing', () => {
    const play = () =>
      matches(pebbles, [{}, { rounds: 5, bells: ['iron', 'glass'] }, {}, {}], (game) => make(game, guesser))
    expect(play()).toBe(play())
  })

  test('the fixture game, without a guess', () => {
    expect(matches(pebbles, [{}, { rounds: 5 }, {}, {}], (game) => make(game, {}))).toContain('grab')
  })

  test.each(GAME_IDS)('%s', async (id) => {
    const game = await rulesOf(id)
    const { options } = (await partsOf(id).fixtures()).plan
    const play = (given: readonly unknown[]) => matches(game, given, (game) => make(game, {}))
    expect(play(options).startsWith(play(options.slice(0, 2)))).toBe(true)
  })

  test.each(GAME_IDS)('%s, with what it knows', async (id) => {
    const { knowledge } = await partsOf(id).bots()
    expect(matches(await rulesOf(id), [{}, {}], (game) => make(game, knowledge))).toContain('throw')
  })
})
