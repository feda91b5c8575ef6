import { expect, test } from 'vitest'
import { playMatch } from '../../bots/match.ts'
import { readOptions } from '../../engine/options.ts'
import { Xoshiro128 } from '../../engine/random.ts'
import { bulkFixed, fixedPolicy, gameSeed } from './fixed.ts'
import { write } from './moves.ts'
import type { Options } from './options.ts'
import { nineDice as game } from './rules.ts'
import type { State } from './state.ts'
import { trials } from './trials.ts'

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
  const policy = { bot: { choose: fixedPolicy } }
  for (const given of trials.plan.options) {
    for (let seats = 1; seats <= 5; seats++) {
      const agreed = options(seats, given)
      const bulk = bulkFixed({ options: agreed, seats, seed: 5, from: 3, to: 13 })
      const wins = Array<number>(seats).fill(0)
      let [shared, inputs] = [0, 0]
      for (let index = 3; index < 13; index++) {
        const chance = { dice: new Xoshiro128(gameSeed(5, index)), bots: new Xoshiro128(index) }
        const ending = playMatch({ game, options: agreed, seats: Array(seats).fill(policy) }, chance)
        const winners = ending.places.filter((place) => place === 1).length
        if (winners > 1) shared++
        else wins[ending.places.indexOf(1)] = (wins[ending.places.indexOf(1)] as number) + 1
        inputs += ending.inputs
        expect(bulk.lengths[ending.inputs]).toBeGreaterThan(0)
        for (const score of ending.scores) expect(bulk.points[score]).toBeGreaterThan(0)
      }
      expect([bulk.wins, bulk.shared, bulk.inputs, bulk.games]).toEqual([wins, shared, inputs, 10])
      expect(bulk.points.reduce((sum, times) => sum + times, 0)).toBe(10 * seats)
    }
  }
})
