import { expect, test } from 'vitest'
import { bulkThroughDoor } from '../../../engine/conformance/bulk.ts'
import { readOptions } from '../../../engine/options.ts'
import { write } from '../rules/moves.ts'
import type { Options } from '../rules/options.ts'
import { starMaps as game } from '../rules/rules.ts'
import { trials } from '../testing/trials.ts'
import { bulkFixed, fixedPolicy } from './fixed.ts'

function optionsOf(given: object, seats: number): Options {
  const options = readOptions(game, seats, given)
  if (!options.ok) throw new Error(JSON.stringify(options.fault))
  return options.value
}

test('each seat takes the act of its own number, and no bonus', () => {
  const state = game.land(game.setup(3, optionsOf({ bonuses: ['note'] }, 3)), [2, 5])
  const moves = game.moves(state, 0).map(write)
  expect([0, 1, 2].map((seat) => write(fixedPolicy(state, seat)))).toEqual(moves.slice(0, 3))
  expect(write(fixedPolicy({ ...state, owed: 1 << 2 }, 1))).toBe('pass')
})

test('in bulk as through the door, for every number of seats and every option set of the trials', () => {
  for (const given of trials.plan.options) {
    for (const seats of [1, 2, 3, 8]) {
      const plan = { options: optionsOf(given as object, seats), seats, seed: 5, from: 3, to: 13 }
      expect(bulkFixed(plan)).toEqual(bulkThroughDoor(game, fixedPolicy, plan))
    }
  }
})
