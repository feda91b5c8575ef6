import { describe, expect, test } from 'vitest'
import { contest, playSeeded } from '../../../bots/matches/arena.ts'
import { testLevels, twice } from '../../../bots/players.testing.ts'
import { Xoshiro128 } from '../../../engine/dice/random.ts'
import { revealed } from '../../../engine/table/view.ts'
import type { Move } from '../rules/moves.ts'
import { DEFAULTS, OPTIONS, type Options, offers } from '../rules/options.ts'
import { diceOfCrowns as game } from '../rules/rules.ts'
import { diceOfCrownsBots, LEVEL_IDS } from './index.ts'

const { levels, knowledge } = diceOfCrownsBots
const ADVANCED: Options = { ...DEFAULTS, claims: 5, vengeance: 'excess', fate: 'on', crownDefence: 'on' }

const level = testLevels(diceOfCrownsBots, LEVEL_IDS)

// Sensible play has little spread here: the steps are small, and their size is measured in ratings.ts.
describe('each level wins more than half against the one below', () => {
  const games = process.env.SOAK ? 20_000 : 4000
  test.each([1, 2, 3])('level %i', (stronger) => {
    expect(contest(game, DEFAULTS, level(stronger), [level(stronger - 1)], games, 1001)).toBeGreaterThan(0.515)
  })
})

describe('the strongest wins more than its fair share against the weakest, with all advanced rules', () => {
  const games = process.env.SOAK ? 600 : 24
  test.each(process.env.SOAK ? [3, 4, 5, 6] : [3])('%i seats', (seats) => {
    const others = Array(seats - 1).fill(level(0))
    expect(contest(game, ADVANCED, level(3), others, games, 1) * seats).toBeGreaterThan(1)
  })
})

/** Options of all kinds for a table of `seats`, drawn by a seed. */
function drawn(seats: number, seed: number): Options {
  const random = new Xoshiro128(seed)
  const all = Object.entries(OPTIONS).map(([name, option]) => {
    const values = option.kind === 'choice' && offers(name as keyof Options, seats) ? option.values : [option.default]
    return [name, random.pick<unknown>(values)]
  })
  return Object.fromEntries(all) as Options
}

describe('every level plays every table, legally and to the end', () => {
  const rounds = process.env.SOAK ? 60 : 1
  test.each([1, 2, 3, 4, 5, 6])('%i seats', (seats) => {
    for (let round = 0; round < rounds; round++) {
      for (let first = 0; first < levels.length; first++) {
        const bots = Array.from({ length: seats }, (_, seat) => ({ bot: twice(game, level((first + seat) % 4).bot) }))
        const { places } = playSeeded(game, drawn(seats, 10 * round + first), bots, round)
        expect(places.length).toBe(seats)
      }
    }
  })
})

test('what is known of a position is a chance, and all chances together are one', () => {
  for (const seats of [2, 3, 6]) {
    for (const options of [DEFAULTS, ADVANCED, drawn(seats, seats)]) {
      const random = new Xoshiro128(seats)
      let state = game.setup(seats, options)
      for (let turn = game.turn(state); turn.kind !== 'over'; turn = game.turn(state)) {
        const chances = Array.from({ length: seats }, (_, seat) => knowledge.value?.(state, seat) ?? -1)
        for (const chance of chances) expect(chance >= 0 && chance <= 1).toBe(true)
        expect(chances.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1, 3)
        const seat = turn.kind === 'move' ? (turn.seats[0] as number) : 0
        state =
          turn.kind === 'throw'
            ? game.land(state, random.throw(turn.sides))
            : game.move(state, seat, level(2).bot.choose(revealed(state), seat, random) as Move)
      }
    }
  }
})
