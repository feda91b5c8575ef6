import { describe, expect, test } from 'vitest'
import { decisionKindOf } from '../../engine/bots/decisions.ts'
import { Xoshiro128 } from '../../engine/dice/random.ts'
import { readOptions } from '../../engine/options.ts'
import { unwrap } from '../../engine/result.ts'
import { act, openTable, stateOf, type Table } from '../../engine/table/table.ts'
import { diceOfCrownsBots } from '../../games/dice-of-crowns/bots/index.ts'
import { diceOfCrowns } from '../../games/dice-of-crowns/rules/rules.ts'
import { nineDiceBots } from '../../games/nine-dice/bots/index.ts'
import { nineDice } from '../../games/nine-dice/rules/rules.ts'
import { starMapsBots } from '../../games/star-maps/bots/index.ts'
import { medalsOf } from '../../games/star-maps/rules/medals.ts'
import type { Move as StarMove } from '../../games/star-maps/rules/moves.ts'
import { starMaps } from '../../games/star-maps/rules/rules.ts'
import type { State as StarState } from '../../games/star-maps/rules/state.ts'
import { type Review, review } from '../review/review.ts'
import { analyse, FIGURES } from './analysis.ts'
import { sampleGames } from './insights.testing.ts'
import { type Played, playedOf } from './played.ts'
import { records } from './records.ts'
import { accuracy, byMonth, costliest, kinds, levels, luckCourse, rivals, stretches, tally } from './sums.ts'

const SAMPLES = sampleGames(diceOfCrowns, diceOfCrownsBots, { count: 20, seats: 2, mine: 1 })
const GAMES: readonly Played[] = SAMPLES.map(({ table, finished }) =>
  playedOf(finished, analyse(table, finished.you, diceOfCrownsBots)),
)
/** The same games by the review, which prices every step. */
const REVIEWS: readonly Review[] = SAMPLES.map(({ table }) => review(table, diceOfCrownsBots))

const choicesOf = (i: number) => REVIEWS[i]?.choices.filter(({ seat }) => seat === SAMPLES[i]?.finished.you) ?? []
const ALL = SAMPLES.flatMap((_, i) => choicesOf(i))

/** A Star Maps game alone on a generated sheet; `choose`: the place of the move that is taken. */
function soloGame(sheet: string, choose: (count: number) => number): Table<StarState, StarMove> {
  const random = new Xoshiro128(1)
  let table: Table<StarState, StarMove> = openTable(starMaps, 1, unwrap(readOptions(starMaps, 1, { sheet })))
  for (;;) {
    const state = stateOf(table)
    const turn = starMaps.turn(state)
    if (turn.kind === 'over') return table
    const moves = starMaps.moves(state, 0)
    const move = moves[choose(moves.length)] as StarMove
    const input =
      turn.kind === 'throw'
        ? ({ kind: 'throw', faces: random.throw(turn.sides) } as const)
        : ({ kind: 'move', seat: 0, move } as const)
    table = unwrap(act(table, { input }))
  }
}

test('alone, a game is won with a medal, also on a sheet whose medals come from bots’ games', () => {
  const sheet = 'seed:insights:easy'
  const least = medalsOf(sheet)[0]
  const games = [soloGame(sheet, () => 0), soloGame(sheet, (count) => count - 1)]
  const points = games.map((table) => starMaps.scores(stateOf(table))[0] as number)
  expect(points.map((score) => score >= least)).toEqual([false, false])
  expect(games.map((table) => analyse(table, 0, starMapsBots)?.result)).toEqual([0, 0])
  const good = { ...starMapsBots, medal: () => 1 }
  expect(analyse(games[0] as Table<StarState, StarMove>, 0, good)?.result).toBe(1)
})

describe('twenty games of Dice of Crowns', () => {
  test('are exact, and priced as the review prices them', () => {
    for (const [i, { analysis }] of GAMES.entries()) {
      const sum = REVIEWS[i]?.sums[GAMES[i]?.you ?? 0]
      expect(analysis?.pricing).toBe('exact')
      expect(analysis?.choices).toBe(sum?.choices)
      expect(analysis?.accuracy).toBeCloseTo(sum?.accuracy ?? Number.NaN, 5)
      expect(analysis?.expected).toBeCloseTo((analysis?.result ?? 0) - (sum?.luck ?? 0), 5)
    }
  })

  test('are counted', () => {
    const places = SAMPLES.map(({ finished: { places, you } }) => places[you])
    const won = places.filter((place) => place === 1).length
    expect(tally(GAMES)).toEqual({ games: 20, won, shared: 0, lost: 20 - won })
    expect(byMonth(GAMES).map(({ month, tally: { games } }) => [month, games])).toEqual([
      ['2026-01', 7],
      ['2026-02', 6],
      ['2026-03', 6],
      ['2026-04', 1],
    ])
    expect(rivals(GAMES).map(({ tally: { games } }) => games)).toEqual([6, 6, 4, 4])
    expect(rivals(GAMES).reduce((sum, one) => sum + one.tally.won, 0)).toBe(won)
  })

  test('have one accuracy, in which every choice counts once', () => {
    const sum = ALL.reduce((all, { cost }) => all + Math.exp(-cost / 0.1), 0)
    expect(accuracy(GAMES)).toBeCloseTo((100 * sum) / ALL.length, 4)
    const cut = stretches(GAMES, 6)
    expect(cut.map(({ games }) => games)).toEqual([3, 3, 4, 3, 3, 4])
    expect(cut[0]?.accuracy).toBeCloseTo(accuracy(GAMES.slice(0, 3)) ?? Number.NaN, 9)
  })

  test('are compared with the levels: the strongest is perfect, and the one that played is near its own', () => {
    const [, own = 0, , perfect] = levels(GAMES)
    expect(perfect).toBe(100)
    expect(Math.abs(own - (accuracy(GAMES) ?? 0))).toBeLessThan(5)
  })

  test('are not compared with the levels at a handful of choices', () => {
    const sampled = GAMES.map(({ analysis }) => analysis?.sampled ?? 0)
    const enough = sampled.findIndex((_, i) => sampled.slice(0, i + 1).reduce((sum, one) => sum + one, 0) >= 30) + 1
    expect(enough).toBeGreaterThan(1)
    expect(levels(GAMES.slice(0, enough - 1))).toEqual([])
    expect(levels(GAMES.slice(0, enough))).toHaveLength(4)
  })

  test('would have been won so often with average dice', () => {
    const luck = SAMPLES.reduce((sum, { finished: { you } }, i) => sum + (REVIEWS[i]?.sums[you]?.luck ?? 0), 0)
    const last = luckCourse(GAMES).at(-1)
    expect(last?.won).toBe(tally(GAMES).won)
    expect(last?.expected).toBeCloseTo((last?.won ?? 0) - luck, 4)
  })

  test('cost most by these kinds of decision', () => {
    const byHand = new Map<string, number>()
    for (const [i, { table }] of SAMPLES.entries()) {
      for (const { index, seat, played, cost } of choicesOf(i)) {
        const move = diceOfCrowns.read(played)
        if (move === null) throw new Error(played)
        const kind = decisionKindOf(diceOfCrownsBots, table.states[index] as never, seat, move)
        byHand.set(kind, (byHand.get(kind) ?? 0) + cost)
      }
    }
    const found = kinds(GAMES)
    expect(found.map(({ cost }) => cost)).toEqual(found.map(({ cost }) => cost).toSorted((a, b) => b - a))
    for (const { kind, cost } of found) expect(cost).toBeCloseTo(byHand.get(kind) ?? Number.NaN, 4)
    expect(found.reduce((sum, { count }) => sum + count, 0)).toBe(ALL.length)
    const worst = ALL.toSorted((a, b) => b.cost - a.cost)[0]
    expect(costliest(GAMES)[0]?.cost).toBeCloseTo(worst?.cost ?? Number.NaN, 5)
    expect(costliest(GAMES)[0]?.step).toBe(worst?.index)
    expect(found[0]?.worst.length).toBe(3)
  })

  test('hold records, each by the first game that reached it', () => {
    const found = records(GAMES)
    const most = Math.max(...GAMES.map(({ score }) => score))
    expect(found.find(({ kind }) => kind === 'best-score')?.played).toBe(GAMES.find(({ score }) => score === most))
    expect(found.find(({ kind }) => kind === 'first-win')?.played).toBe(GAMES.find(({ place }) => place === 1))
    expect(found.some(({ kind }) => kind === 'best-alone')).toBe(false)
  })

  test('tell the same in any order, and with one more game the same as from scratch', () => {
    const others = GAMES.toReversed()
    expect([kinds(others), stretches(others, 5), records(others)]).toEqual([
      kinds(GAMES),
      stretches(GAMES, 5),
      records(GAMES),
    ])
    const { table, finished } = SAMPLES[19] as (typeof SAMPLES)[number]
    const again = playedOf(finished, analyse(table, finished.you, diceOfCrownsBots))
    expect(kinds([...GAMES.slice(0, 19), again])).toEqual(kinds(GAMES))
  })

  /** If these figures change, stored analyses are out of date: raise `FIGURES` with them. */
  test(`have the figures of version ${FIGURES}`, () => {
    const figures = [accuracy(GAMES) ?? 0, ...levels(GAMES), luckCourse(GAMES).at(-1)?.expected ?? 0]
    expect(figures.map((one) => one.toFixed(3))).toMatchInlineSnapshot(`
      [
        "90.333",
        "90.709",
        "94.547",
        "97.444",
        "100.000",
        "9.212",
      ]
    `)
  })
})

test('alone against Varrick there are no opponents, and the result is a win or none', () => {
  const [sample] = sampleGames(diceOfCrowns, diceOfCrownsBots, { count: 1, seats: 1, mine: 2 })
  if (sample === undefined) throw new Error('no game')
  const played = playedOf(sample.finished, analyse(sample.table, 0, diceOfCrownsBots))
  expect(played.opponents).toEqual([])
  expect(played.analysis?.result).toBe(played.place === 1 ? 1 : 0)
  expect(records([played]).map(({ kind }) => kind)).toContain('best-alone')
})

test('in races acts are counted by kind with their times, and not priced; so is what others took first', () => {
  const [sample] = sampleGames(nineDice, nineDiceBots, { count: 1, seats: 2, mine: 0 })
  if (sample === undefined) throw new Error('no game')
  const { entries, states } = sample.table
  const mine = entries.flatMap(({ input }) => (input.kind === 'move' && input.seat === 0 ? [input] : []))
  const analysis = analyse(sample.table, 0, nineDiceBots)
  const { 'grab-late': late, ...own } = analysis?.kinds ?? {}
  const sums = Object.values(own)
  expect(analysis).toMatchObject({ pricing: 'none', expected: null, accuracy: null, slips: [] })
  expect(sums.reduce((sum, { count }) => sum + count, 0)).toBe(mine.length)
  expect(sums.reduce((sum, { ms }) => sum + ms, 0)).toBe(mine.reduce((sum, { at = 0 }) => sum + at, 0))
  const theirs = entries.filter(({ input }, step) => {
    if (input.kind !== 'move' || input.seat !== 1) return false
    return nineDiceBots.decisionKind?.(states[step] as never, 1, input.move) === 'grab'
  })
  expect(theirs.length).toBeGreaterThan(0)
  expect(late?.count).toBe(theirs.length)
})

test('a game that goes on is not analysed', () => {
  const { table } = SAMPLES[0] as (typeof SAMPLES)[number]
  const begun = { ...table, entries: table.entries.slice(0, 4), states: table.states.slice(0, 5) }
  expect(analyse(begun, 0, diceOfCrownsBots)).toBeNull()
})
