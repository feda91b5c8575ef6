import { describe, expect, test } from 'vitest'
import { contest, playSeeded } from '../../../bots/matches/arena.ts'
import { testLevels, twice } from '../../../bots/players.testing.ts'
import { Xoshiro128 } from '../../../engine/dice/random.ts'
import { CARD_IDS } from '../rules/cards.ts'
import type { Options } from '../rules/options.ts'
import { dicyCards } from '../rules/rules.ts'
import { dicyCardsBots, LEVEL_IDS } from './index.ts'

const { levels } = dicyCardsBots
const level = testLevels(dicyCardsBots, LEVEL_IDS)
const GLACIAL: Options = { lineup: 'glacial', cards: [], target: 100, lowestThree: 'others' }

describe('each level wins at least 60 % against the one below', () => {
  const games = process.env.SOAK ? 2000 : 40
  test.each([1, 2, 3])('level %i', (stronger) => {
    expect(contest(dicyCards, GLACIAL, level(stronger), [level(stronger - 1)], games, 1)).toBeGreaterThanOrEqual(0.6)
  })
})

describe('every level plays every line-up, legally and to the end', () => {
  const all = lineups()
  const some = new Xoshiro128(7)
  const tried = process.env.SOAK ? all : Array.from({ length: 6 }, () => some.pick(all))

  test('there are 792 line-ups', () => {
    expect(all.length).toBe(792)
  })

  test.each(tried.map((cards, number) => [number, cards] as const))('%i: %s', (number, cards) => {
    const target = ([50, 100, 150, 200] as const)[number % 4] as Options['target']
    const lowestThree = number % 2 === 0 ? 'everyone' : 'others'
    const options: Options = { lineup: 'custom', cards, target, lowestThree }
    for (const seats of [2, 3, 4]) {
      const bots = Array.from({ length: seats }, (_, seat) => ({
        bot: twice(dicyCards, level((seat + number) % 4).bot),
      }))
      expect(playSeeded(dicyCards, options, bots, number).places).toContain(1)
    }
  })

  test.each(levels)('$id among its like', ({ bot }) => {
    for (const seats of [2, 3, 4]) {
      const options: Options = { lineup: 'interglacial', cards: [], target: 100, lowestThree: 'others' }
      expect(playSeeded(dicyCards, options, Array(seats).fill({ bot: twice(dicyCards, bot) }), seats).places).toContain(
        1,
      )
    }
  })
})

function lineups(): (typeof CARD_IDS)[] {
  const choose = (from: number, left: number): (typeof CARD_IDS)[] =>
    left === 0
      ? [[]]
      : CARD_IDS.flatMap((id, at) => (at < from ? [] : choose(at + 1, left - 1).map((rest) => [id, ...rest])))
  return choose(0, 5)
}
