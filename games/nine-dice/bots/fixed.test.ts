import { expect, test } from 'vitest'
import { bulkThroughDoor } from '../../../engine/conformance/bulk.ts'
import { readOptions } from '../../../engine/options.ts'
import { write } from '../rules/moves.ts'
import type { Options } from '../rules/options.ts'
import { nineDice as game } from '../rules/rules.ts'
import type { State } from '../rules/state.ts'
import { trials } from '../testing/trials.ts'
import { bulkFixed, fixedPolicy } from './fixed.ts'

function options(seats: number, given: unknown): Options {
  const read = readOptions(game, seats, given)
  if (!read.ok) throw new Error(JSON.stringify(read.fault))
  return read.value
}

/** Number 7: red 3+4 alone, orange only with the joker (1+1+5), blue and green not at all. */
const SEVEN = [7, 3, 4, 1, 1, 4, 4, 1, 2, 5]

function round(seats: number, given: unknown, spinner: number): State {
  return game.land(game.land(game.setup(seats, options(seats, given)), [spinner]), SEVEN)
}

/** What is taken, and by whom, until the round ends. */
function taken(from: State): string[] {
  const said: string[] = []
  for (let state = from; state.phase === 'race'; ) {
    const seats = [0, 1, 2].slice(0, state.table.seats)
    const able = seats.filter((seat) => fixedPolicy(state, seat) !== null)
    expect(able).toHaveLength(1)
    const [seat = 0] = able
    const move = fixedPolicy(state, seat)
    if (move === null) throw new Error('nobody acts')
    said.push(`${seat} ${write(move)}`)
    state = game.move(state, seat, move)
  }
  return said
}

test('takes turns from the spinner, the best disc first, then STOP', () => {
  expect(taken(round(3, {}, 2))).toEqual(['1 take red', '2 take orange', '0 take black'])
  expect(taken(round(2, {}, 1))).toEqual(['0 take red', '1 take orange', '0 take black'])
})

test('says its sums where they are asked for', () => {
  expect(taken(round(2, { statement: 'on' }, 2))).toEqual(['1 take red ++', '0 take orange +++', '1 take black'])
})

test('in a tie-break only those who play take turns', () => {
  const state: State = { ...round(3, {}, 1), tied: 0b101, tieRound: 1 }
  expect(taken(state)).toEqual(['0 take red', '2 take orange', '0 take black'])
})

test('in bulk as through the door, for every number of seats and every option set of the trials', () => {
  for (const given of trials.plan.options) {
    for (let seats = 1; seats <= 5; seats++) {
      const plan = { options: options(seats, given), seats, seed: 5, from: 3, to: 13 }
      expect(bulkFixed(plan)).toEqual(bulkThroughDoor(game, fixedPolicy, plan))
    }
  }
})
