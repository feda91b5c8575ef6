import { expect, test } from 'vitest'
import { facesOf, handOf, within } from '../../../engine/dice/multiset.ts'
import { CARD_IDS, type CardId, DICE, points } from '../rules/cards.ts'
import { EXAMPLES } from './book.ts'
import { taken } from './taken.ts'

const sum = (dice: readonly number[]): number => dice.reduce((total, value) => total + value, 0)
const different = (dice: readonly number[]): boolean => new Set(dice).size === dice.length
const count = (dice: readonly number[], value: number): number => dice.filter((die) => die === value).length

/** What a card gives for exactly these dice, by the letter of the table on the rules page; 0 where they do not meet it. */
const WORTH: { readonly [card in CardId]: (dice: readonly number[]) => number } = {
  'any-two': (dice) => (dice.length === 2 ? sum(dice) : 0),
  'no-sixes': (dice) => (dice.length === 6 && !dice.includes(6) ? sum(dice) : 0),
  odds: (dice) => (dice.every((die) => die % 2 === 1) ? sum(dice) : 0),
  straight: (dice) =>
    dice.length >= 2 && different(dice) && Math.max(...dice) - Math.min(...dice) === dice.length - 1 ? sum(dice) : 0,
  'two-pairs': (dice) =>
    dice.length === 4 && new Set(dice).size === 2 && dice.every((die) => count(dice, die) === 2) ? sum(dice) : 0,
  sixes: (dice) => (dice.every((die) => die === 6) ? sum(dice) : 0),
  'double-pair': (dice) => (dice.length === 2 && dice[0] === dice[1] ? 2 * sum(dice) : 0),
  'lowest-three': (dice) => (dice.length === 3 ? sum(dice) : 0),
  'all-different': (dice) => (different(dice) ? 4 * dice.length : 0),
  'five-different': (dice) => (dice.length <= 5 && different(dice) ? sum(dice) : 0),
  'forty-minus': (dice) => (dice.length === 6 ? 40 - sum(dice) : 0),
  same: (dice) => (new Set(dice).size === 1 ? 5 * dice.length : 0),
}

test.each(CARD_IDS.map((id, card) => ({ id, card })))(
  '$id takes dice of the roll that are worth its points',
  ({ id, card }) => {
    for (let roll = DICE.full; roll < DICE.count; roll++) {
      const dice = taken(card, roll)
      expect(dice.length > 0).toBe(points(card, roll) > 0)
      if (dice.length === 0) continue
      expect(within(DICE, handOf(DICE, dice), roll)).toBe(true)
      expect(WORTH[id](dice), facesOf(DICE, roll).join(' ')).toBe(points(card, roll))
    }
  },
)

test('lowest-three takes the lowest', () => {
  expect(taken(CARD_IDS.indexOf('lowest-three'), handOf(DICE, [6, 3, 1, 5, 3, 4]))).toEqual([1, 3, 3])
})

test('same takes the higher of equally many', () => {
  expect(taken(CARD_IDS.indexOf('same'), handOf(DICE, [2, 2, 5, 5, 1, 3]))).toEqual([5, 5])
})

test.each(CARD_IDS)('the example of %s is right', (id) => {
  const { dice, points } = EXAMPLES[id]
  expect(WORTH[id](dice)).toBe(points)
})
