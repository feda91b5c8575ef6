import { expect, test } from 'vitest'
import { readOptions } from '../../engine/options.ts'
import { play } from '../../engine/play.ts'
import { Xoshiro128 } from '../../engine/random.ts'
import { bulkFixed, fixedPolicy, gameSeed } from './fixed.ts'
import { type Move, write } from './moves.ts'
import type { Options } from './options.ts'
import { starMaps as game } from './rules.ts'
import type { State } from './state.ts'
import { trials } from './trials.ts'

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

/** One game through `play`, all seats by the policy. */
function through(start: State, random: Xoshiro128): { state: State; inputs: number } {
  let state = start
  for (let inputs = 0; ; inputs++) {
    const turn = game.turn(state)
    if (turn.kind === 'over') return { state, inputs }
    const [seat = 0] = turn.kind === 'move' ? turn.seats : []
    const played =
      turn.kind === 'throw'
        ? play(game, state, { kind: 'throw', faces: random.throw(turn.sides) })
        : play<State, Move>(game, state, { kind: 'move', seat, move: fixedPolicy(state, seat) })
    if (!played.ok) throw new Error(JSON.stringify(played.fault))
    state = played.value
  }
}

test('in bulk as through the door, for every number of seats and every option set of the trials', () => {
  for (const given of trials.plan.options) {
    for (const seats of [1, 2, 3, 8]) {
      const options = optionsOf(given as object, seats)
      expect(bulkFixed({ options, seats, seed: 5, from: 3, to: 13 })).toEqual(slowly(seats, options))
    }
  }
})

function slowly(seats: number, options: Options): ReturnType<typeof bulkFixed> {
  const wins = Array<number>(seats).fill(0)
  const [points, lengths] = [Array<number>(300).fill(0), Array<number>(999).fill(0)]
  const add = (histogram: number[], value: number): void => {
    histogram[value] = (histogram[value] as number) + 1
  }
  let [inputs, shared] = [0, 0]
  for (let index = 3; index < 13; index++) {
    const played = through(game.setup(seats, options), new Xoshiro128(gameSeed(5, index)))
    const turn = game.turn(played.state)
    const first = turn.kind === 'over' ? turn.places.flatMap((place, seat) => (place === 1 ? [seat] : [])) : []
    if (first.length > 1) shared++
    else for (const seat of first) add(wins, seat)
    for (const score of game.scores(played.state)) add(points, score)
    add(lengths, played.inputs)
    inputs += played.inputs
  }
  const trim = (histogram: number[]): number[] => histogram.slice(0, histogram.findLastIndex((times) => times > 0) + 1)
  return { games: 10, wins, shared, points: trim(points), lengths: trim(lengths), inputs }
}
