import { describe, expect, test } from 'vitest'
import { readLog } from '../../engine/log.ts'
import { unwrap } from '../../engine/result.ts'
import { openTable, tableOf } from '../../engine/table/table.ts'
import { diceOfCrownsBots } from '../../games/dice-of-crowns/bots/index.ts'
import { diceOfCrowns } from '../../games/dice-of-crowns/rules/rules.ts'
import { Chances } from '../review/chances.ts'
import { puzzleAt } from './find.ts'
import { readPack, unpack, writePack } from './pack.ts'
import { type Difficulty, difficultyOf, isDecided, nameOf, type Puzzle } from './puzzle.ts'
import { select } from './select.ts'

const move = (behind: number, apart = 0) => ({
  move: 'x',
  chance: 0.5 - behind,
  behind,
  exact: apart === 0,
  margin: apart,
  apart,
})

describe('the answer', () => {
  test('is beyond doubt', () => {
    expect(isDecided([move(0), move(0.02)])).toBe(true)
    expect(isDecided([move(0), move(0)])).toBe(false)
    expect(isDecided([move(0)])).toBe(false)
    expect(isDecided([move(0, 0.001), move(0.06, 0.015)])).toBe(true)
    expect(isDecided([move(0, 0.001), move(0.06, 0.016)])).toBe(false)
    expect(isDecided([move(0, 0.001), move(0.04, 0.001)])).toBe(false)
  })

  test('is harder the more levels miss it, and trivial if none does', () => {
    expect([0, 0.2, 1, 1.2, 1.6, 1.8, 2, 2.2, 2.6, 4].map(difficultyOf)).toEqual([null, 1, 1, 2, 2, 3, 3, 4, 5, 5])
  })
})

/** The first decision of a game: a crown, a dagger, three skulls and two scrolls, and the scrolls are to be rerolled. */
const LOG = [
  'iacta 1 dice-of-crowns/1 {"claims":3} seats=2',
  ...['throw 1', 'throw 6 3 4 1 5 3 2', '0 hand 1:2 !', 'throw 6 6', '0 reroll scrolls', ''],
].join('\n')

function puzzle(): Puzzle {
  const log = readLog(diceOfCrowns, LOG)
  const table = unwrap(log.ok ? tableOf(diceOfCrowns, log.value) : log)
  const found = puzzleAt(table, diceOfCrownsBots, new Chances(diceOfCrownsBots), 4)
  if (found === null) throw new Error('no puzzle')
  return found
}

describe('a decision', () => {
  test('is a puzzle with every legal move, the best first', () => {
    const { seat, kind, exact, choices, log } = puzzle()
    expect({ seat, kind, exact }).toEqual({ seat: 0, kind: 'reroll', exact: true })
    expect(choices.map((one) => one.move).sort()).toEqual(['reroll both', 'reroll scrolls', 'reroll skulls', 'stop'])
    expect(choices.map((one) => one.chance)).toEqual(choices.map((one) => one.chance).sort((a, b) => b - a))
    expect(log.endsWith('throw 6 6\n')).toBe(true)
  })

  test('what is no choice is none', () => {
    const table = openTable(diceOfCrowns, 2, puzzleOptions())
    expect(puzzleAt(table, diceOfCrownsBots, new Chances(diceOfCrownsBots), 0)).toBeNull()
  })
})

function puzzleOptions() {
  return unwrap(readLog(diceOfCrowns, LOG)).options
}

test('a pack holds what was put into it', () => {
  const one = puzzle()
  const [read] = readPack(writePack(diceOfCrowns, [one]))
  const back = unpack(diceOfCrowns, read as NonNullable<typeof read>)
  expect({ ...back, choices: [] }).toEqual({ ...one, choices: [] })
  expect(back.choices[0]).toEqual({
    move: one.choices[0]?.move,
    chance: expect.closeTo(one.choices[0]?.chance ?? 2, 4),
  })
  for (const { move, chance } of back.choices) {
    const exact = one.choices.find((other) => other.move === move)?.chance ?? 2
    expect(Math.abs(chance - exact)).toBeLessThan(0.011)
  }
  expect(nameOf(back)).toBe(nameOf(one))
})

describe('a selection', () => {
  const found = (kind: string, difficulty: Difficulty, game: number, log: string) => ({
    puzzle: { ...puzzle(), kind, difficulty, log },
    game,
  })

  test('takes kinds and difficulties in turns', () => {
    const many = Array.from({ length: 50 }, (_, i) => found('a', 1, i, `a${i}`))
    const chosen = select([...many, found('b', 1, 60, 'b'), found('a', 5, 61, 'c')], 10, 8)
    expect(chosen.map(({ kind, difficulty }) => `${kind}${difficulty}`).sort()).toEqual([
      ...Array(8).fill('a1'),
      'a5',
      'b1',
    ])
  })

  test('prefers games that are used already, up to a limit', () => {
    const all = [found('a', 1, 1, 'x'), found('a', 1, 2, 'y'), found('a', 1, 1, 'z'), found('a', 1, 1, 'w')]
    expect(select(all, 3, 2).map(({ log }) => log)).toEqual(['x', 'z', 'y'])
  })
})
