import { expect, test } from 'vitest'
import { CARD_IDS, DICE } from '../../rules/cards.ts'
import { taken } from '../../text/taken.ts'
import { DIAGRAMS, PIPS } from './diagram.ts'

const ROLLS = Array.from({ length: DICE.count - DICE.full }, (_, roll) => DICE.full + roll)

test.each(CARD_IDS)('%s: the marks say how many dice it takes', (id) => {
  const card = CARD_IDS.indexOf(id)
  const counts = ROLLS.map((roll) => taken(card, roll).length).filter((count) => count > 0)
  const { must, may } = DIAGRAMS[id]
  // Scoring takes the most dice it can, so the fewest ever taken may be more than the fewest allowed, never less.
  expect(Math.min(...counts)).toBeGreaterThanOrEqual(must)
  expect(Math.max(...counts)).toBe(must + may)
})

test('the dice that are drawn and not ghosts make no other card than their own', () => {
  expect(DIAGRAMS.odds.dice.every(({ face }) => face % 2 === 1)).toBe(true)
  expect(DIAGRAMS.sixes.dice.every(({ face }) => face === 6)).toBe(true)
  expect(DIAGRAMS.straight.dice.map(({ face }) => face)).toEqual([2, 3, 4, 5])
  const lowest = DIAGRAMS['lowest-three'].dice
  const [left, kept] = [lowest.filter((die) => die.ghost), lowest.filter((die) => !die.ghost)]
  expect(Math.max(...kept.map(({ face }) => face))).toBeLessThan(Math.min(...left.map(({ face }) => face)))
})

test('a face has as many pips as it says', () => {
  expect(PIPS.map((path) => path.match(/M/g)?.length ?? 0)).toEqual([0, 1, 2, 3, 4, 5, 6])
})
