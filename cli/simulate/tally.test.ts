import { expect, test } from 'vitest'
import type { Ending } from '../../bots/matches/match.ts'
import { count, merge, noGames } from './tally.ts'

type Counted = Omit<Ending, 'state'>

const ENDINGS: readonly Counted[] = [
  { places: [1, 2, 3], scores: [104, 99, 40], inputs: 40 },
  { places: [1, 1, 3], scores: [104, 104, 7], inputs: 31 },
  { places: [3, 2, 1], scores: [0, 99, 120], inputs: 77 },
  { places: [1, 1, 1], scores: [100, 100, 100], inputs: 50 },
]

test('wins alone by seat, shared ones apart, points of every seat, and lengths', () => {
  const tally = noGames(3)
  for (const ending of ENDINGS) count(tally, ending)
  expect(tally).toMatchObject({ games: 4, wins: [1, 0, 1], shared: 2, inputs: 198, shortest: 31, longest: 77 })
  expect(Object.fromEntries(tally.points)).toEqual({ 0: 1, 7: 1, 40: 1, 99: 2, 100: 3, 104: 3, 120: 1 })
})

test('alone, place 2 is lost', () => {
  const tally = noGames(1)
  count(tally, { places: [1], scores: [9], inputs: 5 })
  count(tally, { places: [2], scores: [3], inputs: 5 })
  expect(tally).toMatchObject({ games: 2, wins: [1], shared: 0 })
})

test('parts merged in any order are the whole', () => {
  const whole = noGames(3)
  for (const ending of ENDINGS) count(whole, ending)
  for (const order of [
    [0, 1, 2, 3],
    [3, 1, 0, 2],
  ]) {
    const sum = noGames(3)
    merge(sum, noGames(3))
    for (const i of order) {
      const part = noGames(3)
      count(part, ENDINGS[i] as Counted)
      merge(sum, part)
    }
    merge(sum, noGames(3))
    expect(sum).toEqual(whole)
  }
})
