import { describe, expect, test } from 'vitest'
import { playSeeded } from '../../../../bots/matches/arena.ts'
import { handOf } from '../../../../engine/dice/multiset.ts'
import { play } from '../../../../engine/play.ts'
import { unwrap } from '../../../../engine/result.ts'
import { CARD_IDS, DICE } from '../../rules/cards.ts'
import { LINEUPS, type Options } from '../../rules/options.ts'
import { dicyCards } from '../../rules/rules.ts'
import type { State } from '../../rules/state.ts'
import { judging } from '../weaker.ts'
import { chanceOf, knownDuel } from './chance.ts'
import { SETS } from './turn.ts'

const OPTIONS: Options = { lineup: 'glacial', cards: [], target: 50, lowestThree: 'others' }
// Places in the line-up: any-two, no-sixes, odds, straight, two-pairs.
const [ANY_TWO, NONE, ALL] = [0b00001, 0, 0b11111]

function between(scores: readonly number[], sets: readonly number[], next: number, more: Partial<State> = {}): State {
  return {
    table: {
      seats: scores.length,
      target: 50,
      lowestThree: 'others',
      cards: LINEUPS.glacial.map((id) => CARD_IDS.indexOf(id)),
    },
    phase: 'roll',
    first: 0,
    seat: next,
    dice: 0,
    active: sets.reduce((bits, set, seat) => bits | (set << (5 * seat)), 0),
    asked: 0,
    scoring: 0,
    scores,
    ...more,
  }
}

describe('every state of a match', () => {
  test.each([2, 3, 4])('%i seats', (seats) => {
    const { inputs } = playSeeded(
      dicyCards,
      OPTIONS,
      Array(seats).fill({ bot: judging({ noise: 0.2, cap: 1 }) }),
      seats,
    )
    let state = dicyCards.setup(seats, OPTIONS)
    for (const input of inputs) {
      state = unwrap(play(dicyCards, state, input))
      const chances = state.scores.map((_, seat) => chanceOf(state, seat))
      const sum = chances.reduce((total, chance) => total + chance, 0)
      for (const chance of chances) expect(chance >= 0 && chance <= 1).toBe(true)
      if (seats === 2 || state.phase === 'over') expect(sum).toBeCloseTo(1, 5)
      else expect(Math.abs(sum - 1)).toBeLessThan(0.25)
    }
    expect(state.phase).toBe('over')
  })
})

describe('the last round is exact (R10, R11)', () => {
  const { reach } = knownDuel(between([0, 0], [ALL, ALL], 0).table)
  const gains = (points: number, set: number): number => reach[points * SETS + set] as number

  test('who can only pass has lost; who leads and cannot be caught has won', () => {
    expect(chanceOf(between([50, 49], [NONE, NONE], 1, { phase: 'choose' }), 0)).toBe(1)
    expect(chanceOf(between([50, 49], [NONE, NONE], 1, { phase: 'choose' }), 1)).toBe(0)
    expect(chanceOf(between([50, 37], [NONE, ANY_TWO], 1), 0)).toBe(1)
  })

  test('who has one turn left needs so many points; a tie counts half', () => {
    // Any two dice of six give at least 9 or 10 with these chances, and never more than 12.
    const chance = (gains(9, ANY_TWO) + gains(10, ANY_TWO)) / 2
    expect(chanceOf(between([55, 46], [NONE, ANY_TWO], 1), 1)).toBeCloseTo(chance, 12)
    expect(chanceOf(between([55, 46], [NONE, ANY_TWO], 1), 0)).toBeCloseTo(1 - chance, 12)
  })

  test('while owners still choose after the last turn of all, points count, then cards', () => {
    const asked = { phase: 'wake', asked: 0b01, seat: 1 } as const
    expect(chanceOf(between([50, 49], [NONE, ALL], 1, asked), 0)).toBe(1)
    expect(chanceOf(between([50, 50], [NONE, ALL], 1, asked), 0)).toBe(0)
    expect(chanceOf(between([50, 50], [ALL, ALL], 1, asked), 0)).toBe(0.5)
  })

  test('of three, one is beaten and one is still to come', () => {
    const chance = 1 - (gains(3, ANY_TWO) + gains(4, ANY_TWO)) / 2
    expect(chanceOf(between([40, 51, 48], [ALL, ALL, ANY_TWO], 2), 1)).toBeCloseTo(chance, 12)
    expect(chanceOf(between([40, 51, 48], [ALL, ALL, ANY_TWO], 2), 0)).toBe(0)
  })
})

test('dice on the table count for the best that they give at once', () => {
  const roll = (faces: readonly number[]): number =>
    chanceOf(between([30, 30], [ALL, ALL], 0, { phase: 'choose', dice: handOf(DICE, faces) }), 0)
  expect(roll([5, 5, 5, 5, 5, 5])).toBeGreaterThan(roll([2, 2, 2, 2, 2, 6]) + 0.2)
})

test('before the first player is known, all have the same chance', () => {
  expect(chanceOf(dicyCards.setup(4, OPTIONS), 3)).toBe(0.25)
})
