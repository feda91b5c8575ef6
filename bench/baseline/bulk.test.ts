import { describe, expect, test } from 'vitest'
import { gameSeed, Xoshiro128 } from '../../engine/dice/random.ts'
import { readOptions } from '../../engine/options.ts'
import { unwrap } from '../../engine/result.ts'
import type { Options } from '../../games/dicy-cards/rules/options.ts'
import { dicyCards } from '../../games/dicy-cards/rules/rules.ts'
import { type BulkPlan, bulkFixed, type DicyTally, gameHash } from './bulk.ts'
import { playGames, setting } from './bulk-loop.ts'
import { playFixed } from './policy.ts'

/** What `bulkFixed` must count, by the contract. */
function byContract({ options, seats, seed, from, to }: BulkPlan): DicyTally {
  const start = dicyCards.setup(seats, options)
  const wins = Array<number>(seats).fill(0)
  const [points, lengths]: [number[], number[]] = [[], []]
  let [firstWins, shared, inputs, checksum] = [0, 0, 0, 0]
  for (let game = from; game < to; game++) {
    const played = playFixed(start, new Xoshiro128(gameSeed(seed, game)))
    const turn = dicyCards.turn(played.state)
    if (turn.kind !== 'over') throw new Error('not over')
    const winners = turn.places.flatMap((place, seat) => (place === 1 ? [seat] : []))
    if (winners.length > 1) shared++
    else add(wins, winners[0] as number)
    if (winners.length === 1 && winners[0] === played.state.first) firstWins++
    for (const score of played.state.scores) add(points, score)
    add(lengths, played.inputs)
    inputs += played.inputs
    checksum ^= gameHash(game, played.state.scores)
  }
  return { games: to - from, inputs, wins, firstWins, shared, points: dense(points), lengths: dense(lengths), checksum }
}

function add(histogram: number[], at: number): void {
  histogram[at] = (histogram[at] ?? 0) + 1
}

function dense(histogram: readonly number[]): number[] {
  return Array.from(histogram, (times) => times ?? 0)
}

function optionsOf(given: Partial<Options>): Options {
  return unwrap(readOptions(dicyCards, 2, given))
}

const LINEUPS: readonly Partial<Options>[] = [
  { lineup: 'glacial' },
  { lineup: 'interglacial' },
  { lineup: 'beginner' },
  { lineup: 'intermediate' },
  { lineup: 'interaction' },
  { lineup: 'custom', cards: ['lowest-three', 'sixes', 'any-two', 'same', 'no-sixes'] },
  // Four that often cannot be scored, so that passing and waking is frequent; and an order that is not that of the table.
  { lineup: 'custom', cards: ['sixes', 'lowest-three', 'two-pairs', 'no-sixes', 'double-pair'] },
]

describe('the same games as the contract', () => {
  const cases = LINEUPS.flatMap((lineup) =>
    (['others', 'everyone'] as const).flatMap((lowestThree) =>
      [2, 3, 4].map((seats) => [JSON.stringify(lineup), lowestThree, seats, lineup] as const),
    ),
  )
  test.each(cases)('%s, %s, %i seats', (_, lowestThree, seats, lineup) => {
    const plan = { options: optionsOf({ ...lineup, lowestThree }), seats, seed: 5, from: 0, to: 300 }
    expect(bulkFixed(plan)).toEqual(byContract(plan))
  })

  test.each([50, 100, 150, 200] as const)('to %i points', (target) => {
    const options = optionsOf({ lineup: 'interaction', target })
    const plan = { options, seats: 4, seed: -7, from: 1_000_000, to: 1_000_300 }
    expect(bulkFixed(plan)).toEqual(byContract(plan))
  })

  test('also where the loop gives a game up, because dice have to be drawn again', () => {
    const options = optionsOf({})
    const game = 7861
    const end = {
      first: new Uint8Array(1),
      scores: new Int32Array(1),
      active: new Int32Array(1),
      inputs: new Int32Array(1),
    }
    const played = (seed: number): number => playGames(setting(4, options), Int32Array.of(seed), end, 0)
    expect([played(gameSeed(1, game)), played(gameSeed(1, game + 1))]).toEqual([0, 1])
    const plan = { options, seats: 4, seed: 1, from: game - 3, to: game + 3 }
    expect(bulkFixed(plan)).toEqual(byContract(plan))
  })
})

describe('a run', () => {
  const run = (from: number, to: number, seed = 3): DicyTally =>
    bulkFixed({ options: optionsOf({}), seats: 3, seed, from, to })

  test('does not depend on how it is cut', () => {
    const cuts = [0, 1, 2, 511, 512, 513, 1500, 2000]
    const parts = cuts.slice(1).map((to, i) => run(cuts[i] as number, to))
    const whole = run(0, 2000)
    const sum = (of: (part: DicyTally) => number): number => parts.reduce((total, part) => total + of(part), 0)
    expect(sum((part) => part.games)).toBe(2000)
    expect(sum((part) => part.inputs)).toBe(whole.inputs)
    expect(sum((part) => part.shared)).toBe(whole.shared)
    expect(sum((part) => part.firstWins)).toBe(whole.firstWins)
    expect(whole.wins.map((_, seat) => sum((part) => part.wins[seat] as number))).toEqual(whole.wins)
    expect(whole.points.map((_, score) => sum((part) => part.points[score] ?? 0))).toEqual(whole.points)
    expect(whole.lengths.map((_, length) => sum((part) => part.lengths[length] ?? 0))).toEqual(whole.lengths)
    expect(parts.reduce((hash, part) => hash ^ part.checksum, 0)).toBe(whole.checksum)
  })

  test('of no games counts nothing', () => {
    expect(run(7, 7)).toMatchObject({ games: 0, inputs: 0, wins: [0, 0, 0], points: [], lengths: [], checksum: 0 })
  })

  test('counts every game and every score once', () => {
    const { games, wins, shared, points, lengths, inputs } = run(0, 5000)
    const sum = (numbers: readonly number[]): number => numbers.reduce((total, n) => total + n, 0)
    expect([games, sum(wins) + shared, sum(lengths), sum(points)]).toEqual([5000, 5000, 5000, 15_000])
    expect(sum(lengths.map((times, length) => times * length))).toBe(inputs)
  })

  test('never changes: simulations are named by their seed', () => {
    expect([run(0, 1000).checksum, run(0, 1000, 4).checksum]).toMatchInlineSnapshot(`
      [
        341894870,
        1156257767,
      ]
    `)
  })

  test('has another seed for every game', () => {
    for (const seed of [0, 1, -1]) {
      expect(new Set(Array.from({ length: 100_000 }, (_, game) => gameSeed(seed, game))).size).toBe(100_000)
    }
  })
})
