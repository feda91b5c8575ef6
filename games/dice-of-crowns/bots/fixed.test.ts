import { expect, test } from 'vitest'
import { bulkThroughDoor } from '../../../engine/conformance/bulk.ts'
import { readOptions } from '../../../engine/options.ts'
import { write } from '../rules/moves.ts'
import { diceOfCrowns as game } from '../rules/rules.ts'
import { type Draft, draft } from '../rules/sketch.ts'
import { run } from '../testing/rows.ts'
import { trials } from '../testing/trials.ts'
import { bulkFixed, fixedPolicy } from './fixed.ts'

test.each<[string, Draft, number, string]>([
  ['rerolls all that is loose', { skulls: 3, scrolls: 2, crowns: [2] }, 0, 'reroll both'],
  ['rerolls one kind', { skulls: 4, crowns: [2, 1] }, 0, 'reroll skulls'],
  ['rerolls the other', { scrolls: 4, crowns: [2, 1] }, 0, 'reroll scrolls'],
  ['stops for three crowns', { skulls: 4, crowns: [3] }, 0, 'stop'],
  ['stops for five skulls', { skulls: 5, crowns: [2] }, 0, 'stop'],
  ['stops for seven skulls that steal', { skulls: 7, claims: [0, 1] }, 0, 'stop'],
  ['does not stop for fate', { options: { fate: 'on' }, skulls: 4, crowns: [2, 1], fate: [3] }, 0, 'reroll skulls'],
  ['stops with nothing loose', { phase: 'choose', crowns: [2, 5] }, 0, 'stop'],
  [
    'stops where that wins',
    { options: { crownDefence: 'on' }, skulls: 4, crowns: [2, 1], claims: [2], crown: 0, defending: true },
    0,
    'stop',
  ],
  ['hands all scrolls to the left', { seats: 4, seat: 2, phase: 'hand', fresh: 3, skulls: 4 }, 2, 'hand 3:3'],
  ['gives the active seat all daggers', { seats: 3, phase: 'give', giving: [0, 2], skulls: 5 }, 1, 'give 0:2'],
  [
    'gives the first rival all daggers of a protected table',
    { seats: 3, phase: 'give', giving: [0, 0, 2], skulls: 5, messenger: true },
    2,
    'give 1:2',
  ],
  ['takes the claim', { options: { fate: 'on' }, phase: 'reward', skulls: 4, crowns: [3] }, 0, 'take claim'],
  ['steals from the first', { seats: 3, seat: 1, phase: 'reward', skulls: 7, claims: [1, 0, 2] }, 1, 'steal 2'],
  ['accepts', { options: { fate: 'on' }, phase: 'betrayed', daggers: [4], crowns: [3], fate: [5] }, 0, 'accept'],
  ['avenges itself on the left', { seats: 3, phase: 'vengeance', daggers: [5], skulls: 2 }, 0, 'avenge 1'],
  ['alone, gives Varrick all daggers', { seats: 1, phase: 'keep', giving: [2], skulls: 5 }, 0, 'pass 2'],
  ['alone, rerolls all', { seats: 1, skulls: 2, scrolls: 3, crowns: [2] }, 0, 'reroll both'],
])('%s', (_, from, seat, move) => {
  expect(write(fixedPolicy(draft(from), seat))).toBe(move)
  expect(typeof run(draft(from), `${seat} ${move}`)).not.toBe('string')
})

test('in bulk as through the door, for every number of seats and every option set of the trials', () => {
  for (const given of trials.plan.options) {
    for (let seats = 1; seats <= 6; seats++) {
      const options = readOptions(game, seats, given)
      if (!options.ok) continue
      const plan = { options: options.value, seats, seed: 5, from: 3, to: 13 }
      expect(bulkFixed(plan)).toEqual(bulkThroughDoor(game, fixedPolicy, plan))
    }
  }
})
