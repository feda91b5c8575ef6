/** Every card against a slow, obvious oracle: try every set of dice, keep those that the card's text allows. */
import { expect, test } from 'vitest'
import { handOf } from '../../../engine/dice/multiset.ts'
import { CARD_IDS, CARDS, type CardId, DICE, EFFECTS, points } from './cards.ts'

const sum = (dice: readonly number[]): number => dice.reduce((a, b) => a + b, 0)
const allDifferent = (dice: readonly number[]): boolean => new Set(dice).size === dice.length
const allEqual = (dice: readonly number[]): boolean => new Set(dice).size === 1

/** The page's words: which chosen dice meet the requirement, given all six, and what they are worth. */
const ORACLE: Record<CardId, { allows: (d: number[], all: number[]) => boolean; worth: (d: number[]) => number }> = {
  'any-two': { allows: (d) => d.length === 2, worth: sum },
  'no-sixes': { allows: (d) => d.length === 6 && !d.includes(6), worth: sum },
  odds: { allows: (d) => d.every((v) => v % 2 === 1), worth: sum },
  straight: {
    allows: (d) => d.length >= 2 && allDifferent(d) && Math.max(...d) - Math.min(...d) === d.length - 1,
    worth: sum,
  },
  'two-pairs': { allows: (d) => d.length === 4 && new Set(d).size === 2 && pairs(d) === 2, worth: sum },
  sixes: { allows: (d) => d.every((v) => v === 6), worth: sum },
  'double-pair': { allows: (d) => d.length === 2 && allEqual(d), worth: (d) => 2 * sum(d) },
  'lowest-three': { allows: (d, all) => d.length === 3 && sum(d) === sum(lowest(all, 3)), worth: sum },
  'all-different': { allows: allDifferent, worth: (d) => 4 * d.length },
  'five-different': { allows: (d) => d.length <= 5 && allDifferent(d), worth: sum },
  'forty-minus': { allows: (d) => d.length === 6, worth: (d) => 40 - sum(d) },
  same: { allows: allEqual, worth: (d) => 5 * d.length },
}

function pairs(dice: readonly number[]): number {
  return [...new Set(dice)].filter((value) => dice.filter((d) => d === value).length === 2).length
}

function lowest(dice: readonly number[], n: number): number[] {
  return [...dice].sort((a, b) => a - b).slice(0, n)
}

function best(card: CardId, roll: number[]): number {
  const { allows, worth } = ORACLE[card]
  let most = 0
  for (let set = 1; set < 64; set++) {
    const chosen = roll.filter((_, die) => set & (1 << die))
    if (allows(chosen, roll)) most = Math.max(most, worth(chosen))
  }
  return most
}

test('the oracle knows the twelve cards of the table', () => {
  expect(CARD_IDS).toEqual(Object.keys(ORACLE))
})

/** All 46,656 rolls; a roll's sorted faces decide the oracle's answer, so it is asked once for each. */
test.each(CARD_IDS.map((id, card) => [id, card] as const))('%s over all 46,656 rolls', (id, card) => {
  const known = new Map<string, number>()
  let rolls = 0
  for (let n = 0; n < 6 ** 6; n++) {
    const roll = Array.from({ length: 6 }, (_, die) => (Math.floor(n / 6 ** die) % 6) + 1)
    const key = lowest(roll, 6).join('')
    if (!known.has(key)) known.set(key, best(id, roll))
    if (points(card, handOf(DICE, roll)) !== known.get(key)) expect.fail(`${id} with ${roll.join(' ')}`)
    rolls++
  }
  expect(rolls).toBe(46_656)
  expect(known.size).toBe(462)
})

/** The page's examples. Dice beside those of the example are chosen so that they cannot score more. */
const EXAMPLES: [CardId, number[], number][] = [
  ['any-two', [4, 5, 1, 1, 1, 1], 9],
  ['no-sixes', [2, 3, 5, 5, 1, 4], 20],
  ['odds', [1, 1, 5, 5, 3, 2], 15],
  ['straight', [2, 3, 4, 6, 6, 2], 9],
  ['two-pairs', [6, 6, 3, 3, 1, 2], 18],
  ['sixes', [6, 6, 6, 1, 2, 3], 18],
  ['double-pair', [4, 4, 1, 2, 3, 6], 16],
  ['lowest-three', [1, 3, 3, 6, 6, 6], 7],
  ['all-different', [1, 5, 2, 6, 6, 6], 16],
  ['five-different', [5, 2, 4, 4, 4, 2], 11],
  ['forty-minus', [2, 3, 6, 4, 1, 3], 21],
  ['same', [1, 1, 1, 2, 3, 4], 15],
]

test.each(EXAMPLES)('R6 example: %s with %j scores %i', (id, roll, expected) => {
  expect(points(CARD_IDS.indexOf(id), handOf(DICE, roll))).toBe(expected)
})

/** A requirement that cannot be met: the card cannot be scored. */
const IMPOSSIBLE: [CardId, number[]][] = [
  ['no-sixes', [1, 2, 3, 4, 5, 6]],
  ['odds', [2, 2, 4, 4, 6, 6]],
  ['straight', [1, 1, 3, 3, 5, 5]],
  ['two-pairs', [5, 5, 5, 5, 1, 2]],
  ['sixes', [1, 2, 3, 4, 5, 5]],
  ['double-pair', [1, 2, 3, 4, 5, 6]],
]

test.each(IMPOSSIBLE)('%s cannot be scored with %j', (id, roll) => {
  expect(points(CARD_IDS.indexOf(id), handOf(DICE, roll))).toBe(0)
})

test('the other six cards can always be scored', () => {
  const always = CARD_IDS.filter((id) => !IMPOSSIBLE.some(([other]) => other === id))
  for (const id of always) {
    for (let roll = DICE.full; roll < DICE.count; roll++) expect(points(CARD_IDS.indexOf(id), roll)).toBeGreaterThan(0)
  }
})

test('three cards have an effect', () => {
  const effects = EFFECTS.flatMap((effect, card) => (effect ? [[CARDS[card]?.id, effect.does, effect.to]] : []))
  expect(effects).toEqual([
    ['any-two', 'freeze', 'neighbours'],
    ['sixes', 'wake', 'neighbours'],
    ['lowest-three', 'freeze', 'others'],
  ])
})
