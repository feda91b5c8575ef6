import { describe, expect, test } from 'vitest'
import { CARD_IDS, type CardId } from '../../rules/cards.ts'
import { ALL_FIVE, PLACES } from '../../rules/state.ts'
import type { Terms } from './clock.ts'
import { bestChange, clockAt, clockOf, leftBy, reachOf } from './clock.ts'
import { POINTS, SETS, scoringOf } from './turn.ts'

const terms = (target: number, lowestThree: Terms['lowestThree'], ...ids: CardId[]): Terms => ({
  cards: ids.map((id) => CARD_IDS.indexOf(id)),
  target,
  lowestThree,
})
const GLACIAL = terms(100, 'others', 'any-two', 'no-sixes', 'odds', 'straight', 'two-pairs')
const CROWDED = terms(60, 'everyone', 'lowest-three', 'any-two', 'sixes', 'forty-minus', 'same')

describe.each([
  ['glacial', GLACIAL],
  ['everyone freezes', CROWDED],
] as const)('the clock, %s', (_, given) => {
  const clock = clockOf(given)
  const worth = (distance: number, set: number): number => clock.worth[clockAt(distance, set)] as number

  test('one more active card is never worse, nor is one point less to go', () => {
    for (let distance = 1; distance <= given.target; distance++) {
      for (let set = 0; set < SETS; set++) {
        expect(worth(distance - 1, set)).toBeGreaterThan(worth(distance, set) - 0.01)
        for (let place = 0; place < PLACES; place++) {
          expect(worth(distance, set | (1 << place))).toBeGreaterThan(worth(distance, set) - 0.01)
        }
      }
    }
  })

  test('without an active card the turn is a pass', () => {
    for (const distance of [1, 20, given.target]) {
      expect(worth(distance, 0)).toBeCloseTo(worth(distance, ALL_FIVE) - 1 - 0.2, 1)
    }
  })

  test('owners lose the least and win the most', () => {
    for (let set = 1; set < SETS; set++) {
      const frozen = bestChange(clock, 30, set, set)
      const woken = bestChange(clock, 30, set, ~set & ALL_FIVE)
      for (let place = 0; place < PLACES; place++) {
        const other = set ^ (1 << place)
        expect(worth(30, other < set ? frozen : woken)).toBeGreaterThanOrEqual(worth(30, other))
      }
    }
    expect(bestChange(clock, 30, ALL_FIVE, 0)).toBe(ALL_FIVE)
  })
})

test('100 points take between 6 and 8 turns', () => {
  const { worth } = clockOf(GLACIAL)
  expect(-(worth[clockAt(100, ALL_FIVE)] as number)).toBeGreaterThan(6)
  expect(-(worth[clockAt(100, ALL_FIVE)] as number)).toBeLessThan(8)
})

test('scoring freezes the card; lowest-three one more of the own under `everyone`, if there is one', () => {
  const clock = clockOf(CROWDED)
  expect(leftBy(clock, 20, 3, 0b11001)).toBe(0b10001)
  expect([0b01000, 0b10000]).toContain(leftBy(clock, 20, 0, 0b11001))
  expect(leftBy(clock, 20, 0, 0b00001)).toBe(0)
  expect(leftBy(clockOf({ ...CROWDED, lowestThree: 'others' }), 20, 0, 0b11001)).toBe(0b11000)
})

test('the chance to score so many points in one turn', () => {
  const { cards } = terms(100, 'others', 'sixes', 'double-pair', 'odds', 'straight', 'same')
  const reach = reachOf(scoringOf(cards))
  const at = (points: number, set: number): number => reach[points * SETS + set] as number
  expect(at(0, 0)).toBe(1)
  expect(at(1, 0)).toBe(0)
  // With its only card a seat cannot reroll: six dice show a six or not.
  expect(at(6, 0b00001)).toBeCloseTo(1 - (5 / 6) ** 6, 12)
  expect(at(36, 0b00001)).toBeCloseTo((1 / 6) ** 6, 12)
  // Double-pair scores 24 with two sixes: 1 − no six − one six.
  expect(at(24, 0b00010)).toBeCloseTo(1 - (5 / 6) ** 6 - 6 * (1 / 6) * (5 / 6) ** 5, 12)
  for (let points = 1; points < POINTS; points++)
    expect(at(points, ALL_FIVE)).toBeLessThanOrEqual(at(points - 1, ALL_FIVE))
})
