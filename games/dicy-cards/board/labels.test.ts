import { describe, expect, test } from 'vitest'
import { type StateParts, stateOf } from '../rules/summary.ts'
import { en } from '../text/en.ts'
import { textOf } from '../text/texts.ts'
import { cardLabel, dieLabel, isPlaying, worthOf } from './labels.ts'

const text = textOf(en)
const dice = [1, 2, 3, 4, 6, 6]

describe('a card', () => {
  test.each<[string, StateParts, number, number]>([
    ['Straight, active, would score 10 points with 1 2 3 4', { dice }, 0, 3],
    ['No Sixes, active, can’t be scored now', { dice }, 0, 1],
    ['Odds, frozen', { dice, frozen: [['odds']] }, 0, 2],
    ['Straight, active', { dice }, 1, 3],
    ['Straight, active', {}, 0, 3],
    ['Straight, active', { dice, phase: 'over' }, 0, 3],
  ])('%s', (label, position, seat, place) => {
    expect(cardLabel(text, stateOf(position), seat, place)).toBe(label)
  })

  test('that is being scored', () => {
    const state = { ...stateOf({ dice, phase: 'freeze' }), scoring: 1 }
    expect(cardLabel(text, state, 0, 0)).toBe('Any Two, being scored')
  })

  test('has a stamp only while its owner chooses, and only where it can be scored', () => {
    expect([0, 1, 2, 3, 4].map((place) => worthOf(stateOf({ dice, frozen: [['odds']] }), 0, place))).toEqual([
      12, 0, 0, 10, 0,
    ])
    expect(worthOf(stateOf({ dice }), 1, 3)).toBe(0)
    expect(worthOf(stateOf({ dice: [1, 2], phase: 'reroll' }), 0, 3)).toBe(0)
  })
})

test('a die', () => {
  const die = { key: 4, face: 5 }
  expect(dieLabel(text, die, 2, false, null)).toBe('Die 3 of 6: 5')
  expect(dieLabel(text, die, 2, true, null)).toBe('Die 3 of 6: 5, held')
  expect(dieLabel(text, die, 2, true, 'Odds')).toBe('Die 3 of 6: 5, held, counts for Odds')
})

test('whose turn it is', () => {
  expect([0, 1].map((seat) => isPlaying(stateOf({ seat: 1 }), seat))).toEqual([false, true])
  expect(isPlaying(stateOf({ phase: 'first' }), 0)).toBe(false)
  expect(isPlaying(stateOf({ phase: 'over' }), 0)).toBe(false)
})
