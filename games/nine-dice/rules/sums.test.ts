import { describe, expect, test } from 'vitest'
import { readOptions } from '../../../engine/options.ts'
import { unwrap } from '../../../engine/result.ts'
import { played } from '../testing/positions.ts'
import { oddsOf, THROWS } from './odds.ts'
import { nineDice } from './rules.ts'
import { COLOURS, diceOf, SIGNS, solution, solvable, statedWorth, sumOf, worth } from './sums.ts'

const FACES = [1, 2, 3, 4, 5, 6]
const NUMBERS = Array.from({ length: 12 }, (_, i) => i + 1)
const EVERY = NUMBERS.flatMap((number) =>
  FACES.flatMap((a) => FACES.flatMap((b) => FACES.map((joker) => ({ number, dice: [a, b, joker] as const })))),
)

describe('R4: examples of the page', () => {
  test.each([
    ['number 2, orange 1 and 1: 1+1', 2, [1, 1, 4], 2],
    ['number 2, red 2 and 2, beige 6: 6−2−2', 2, [2, 2, 6], 1],
    ['number 12, a pair 6 6', 12, [6, 6, 1], 2],
    ['number 1 with 3 and 4: 4−3', 1, [3, 4, 6], 2],
    ['number 5 with 5 5 and beige 5: 5+5−5', 5, [5, 5, 5], 1],
    ['number 12 with 1 1 and beige 6: nothing', 12, [1, 1, 6], 0],
  ] as const)('%s', (_, number, dice, expected) => {
    expect(worth(number, dice)).toBe(expected)
  })
})

test('R4: worth agrees with brute force over all signs, dice and numbers', () => {
  const signs = [-1, 1]
  for (const { number, dice } of EVERY) {
    const [a, b, joker] = dice
    const plain = signs.some((s) => signs.some((t) => s * a + t * b === number))
    const joined = signs.some((s) => signs.some((t) => signs.some((u) => s * a + t * b + u * joker === number)))
    expect(worth(number, dice), `${number} from ${dice}`).toBe(plain ? 2 : joined ? 1 : 0)
  }
})

test('R8: the offered solution is a best one, and there is one exactly where a claim is right', () => {
  for (const { number, dice } of EVERY) {
    const signs = solution(number, dice)
    expect(signs === null ? 0 : statedWorth(number, dice, signs)).toBe(worth(number, dice))
  }
})

test('R8: a stated sum is worth what it says, never what another one would be', () => {
  expect(SIGNS.map((signs) => statedWorth(6, [3, 3, 6], signs))).toEqual([2, 0, 0, 0, 0, 0, 1, 0, 1, 0, 0, 0])
  expect(sumOf([3, 4, 6], '-+-')).toBe(-5)
})

test('a throw shows a pair for each colour and the joker last', () => {
  const dice = [1, 2, 3, 4, 5, 6, 1, 3, 6]
  expect(COLOURS.map((_, colour) => diceOf(dice, colour))).toEqual([
    [1, 2, 6],
    [3, 4, 6],
    [5, 6, 6],
    [1, 3, 6],
  ])
  expect(solvable(11, dice)).toBe(0b0100)
})

test('the counts over all 6⁹ throws agree with going through every one of them', () => {
  for (const number of NUMBERS) {
    const counted = Array<number>(5).fill(0)
    for (const joker of FACES) {
      const right = FACES.flatMap((a) => FACES.map((b) => (worth(number, [a, b, joker]) > 0 ? 1 : 0)))
      for (const red of right) {
        for (const orange of right) {
          for (const blue of right) {
            for (const green of right) {
              const n = red + orange + blue + green
              counted[n] = (counted[n] as number) + 1
            }
          }
        }
      }
    }
    const colours = oddsOf(number)
    expect(colours).toEqual(counted)
    expect(colours.reduce((sum, count) => sum + count, 0)).toBe(THROWS)
  }
})

test('about one round in five on the 1–12 spinner has no solvable colour', () => {
  const none = NUMBERS.reduce((sum, number) => sum + (oddsOf(number)[0] as number), 0)
  expect(none / (12 * THROWS)).toBeCloseTo(0.2, 1)
})

const start = nineDice.setup(1, unwrap(readOptions(nineDice, 1, { rounds: 10, start: 0 })))
/** Number 7: red makes it (3 + 4), orange with the joker; then STOP is right. */
const ROUND = ['throw 7 3 4 1 1 4 4 2 2 5', '0 take red', '0 take orange', '0 take black']

test('R12: alone, ten rounds end the game, whatever the points', () => {
  const nine = played(start, ...Array<string[]>(9).fill(ROUND).flat())
  expect([nine.phase, nine.round, nine.scores]).toEqual(['spin', 9, [45]])
  const ten = played(nine, ...ROUND)
  expect([nineDice.turn(ten), ten.scores]).toEqual([{ kind: 'over', places: [1] }, [50]])
})

test('R12: a number of rounds is for one alone', () => {
  expect(readOptions(nineDice, 2, { rounds: 10 })).toMatchObject({
    ok: false,
    fault: { code: 'option-clash', option: 'rounds', rule: 'R12' },
  })
})
