import { describe, expect, test } from 'vitest'
import { outcomes } from '../../../../engine/dice/dice.ts'
import { add, handOf, within } from '../../../../engine/dice/multiset.ts'
import { Xoshiro128 } from '../../../../engine/dice/random.ts'
import { CARD_IDS, type CardId, DICE, points } from '../../rules/cards.ts'
import { PLACES } from '../../rules/state.ts'
import {
  actionAt,
  type Ends,
  endAt,
  FULL,
  HANDS,
  keptAt,
  noEnds,
  noSolution,
  PASSES,
  ROLLS,
  SETS,
  SIZE,
  scoringOf,
  solveTurn,
} from './turn.ts'

const cardsOf = (...ids: CardId[]): number[] => ids.map((id) => CARD_IDS.indexOf(id))
const GLACIAL = cardsOf('any-two', 'no-sixes', 'odds', 'straight', 'two-pairs')

/** Ends worth anything at all: the solver must not need an order in them. */
function anyEnds(seed: number): Ends {
  const random = new Xoshiro128(seed)
  const ends = noEnds()
  for (let at = 0; at < ends.score.length; at++) ends.score[at] = random.below(1000)
  ends.pass = random.below(1000)
  return ends
}

/** The turn by the letter of R5–R7: every action of every roll, every part that can be thrown again, every outcome. */
function byTheLetter(cards: readonly number[], ends: Ends): (set: number, dice: number) => number {
  const known = new Map<number, number>()
  const thrown = Array.from({ length: 7 }, (_, n) =>
    n === 0 ? [] : outcomes({ sides: Array(n).fill(6), alike: [Array.from({ length: n }, (_, die) => die)] }),
  )
  const worth = (set: number, dice: number): number => {
    const before = known.get(set * HANDS + dice)
    if (before !== undefined) return before
    const values = [ends.pass]
    cards.forEach((card, place) => {
      if ((set & (1 << place)) === 0) return
      const score = points(card, dice)
      if (score > 0) values.push(ends.score[endAt(place, set, score)] as number)
      for (let kept = 0; kept < FULL; kept++)
        if (within(DICE, kept, dice)) values.push(again(set & ~(1 << place), kept))
    })
    known.set(set * HANDS + dice, Math.max(...values))
    return Math.max(...values)
  }
  const again = (set: number, kept: number): number => {
    const n = 6 - (DICE.size[kept] as number)
    const before = known.get(set * HANDS + kept)
    if (before !== undefined) return before
    let sum = 0
    for (const { faces, ways } of thrown[n] ?? []) sum += ways * worth(set, add(DICE, kept, faces))
    known.set(set * HANDS + kept, sum / 6 ** n)
    return sum / 6 ** n
  }
  return worth
}

describe('a turn is solved exactly', () => {
  test.each([1, 2, 3])('as by the letter of the rules, whatever its ends are worth (%i)', (seed) => {
    const ends = anyEnds(seed)
    const solution = noSolution()
    const active = 0b10101
    solveTurn(scoringOf(GLACIAL), active, ends, solution)
    const expected = byTheLetter(GLACIAL, ends)
    for (const set of [0b10000, 0b00101, active]) {
      for (let roll = seed; roll < ROLLS; roll += 7) {
        expect(solution.worth[set * HANDS + FULL + roll]).toBeCloseTo(expected(set, FULL + roll), 9)
      }
    }
  })

  test('six sixes at once, or with one card to throw all but the sixes again', () => {
    // Only `sixes` scores here. With one more card to pay, a die that is no six has a second chance: 1/6 + 5/6 · 1/6 each.
    const cards = cardsOf('sixes', 'odds', 'same', 'straight', 'any-two')
    const ends = noEnds()
    ends.pass = 0
    for (let set = 1; set < SETS; set += 2)
      for (let score = 6; score <= 36; score += 6) ends.score[endAt(0, set, score)] = score
    const solution = noSolution()
    solveTurn(scoringOf(cards), 0b11, ends, solution)
    expect(solution.worth[0b01 * HANDS]).toBeCloseTo(6, 9)
    expect(solution.worth[0b11 * HANDS]).toBeCloseTo(36 * (1 / 6 + 5 / 36), 9)
  })
})

describe('the action is the one that the solution is worth', () => {
  test.each([4, 5])('whatever the ends are worth (%i)', (seed) => {
    const scoring = scoringOf(GLACIAL)
    const ends = anyEnds(seed)
    const solution = noSolution()
    solveTurn(scoring, SETS - 1, ends, solution)
    for (let at = 0; at < SETS * ROLLS; at += 11) {
      const [set, dice] = [Math.floor(at / ROLLS), FULL + (at % ROLLS)]
      expect(worthOf(set, dice, actionAt(scoring, ends, solution, set, dice))).toBeCloseTo(
        solution.worth[set * HANDS + dice] as number,
        5,
      )
    }
    function worthOf(set: number, dice: number, action: number): number {
      if (action === PASSES) return ends.pass
      const place = action % PLACES
      expect(set & (1 << place)).not.toBe(0)
      if (action < PLACES) return ends.score[endAt(place, set, points(GLACIAL[place] as number, dice))] as number
      const kept = keptAt(solution, set & ~(1 << place), dice)
      expect(kept < FULL && within(DICE, kept, dice)).toBe(true)
      return solution.worth[(set & ~(1 << place)) * HANDS + kept] as number
    }
  })

  test('where all is the same it scores, and rerolls nothing', () => {
    const scoring = scoringOf(GLACIAL)
    const ends = noEnds()
    const solution = noSolution()
    solveTurn(scoring, SETS - 1, ends, solution)
    expect(actionAt(scoring, ends, solution, SETS - 1, handOf(DICE, [1, 2, 3, 4, 5, 6]))).toBe(0)
    // No-sixes alone cannot score a six.
    expect(actionAt(scoring, ends, solution, 0b10, handOf(DICE, [1, 2, 3, 4, 5, 6]))).toBe(PASSES)
  })
})

test('the sizes of sets', () => {
  expect([0, 1, 0b101, 0b11111].map((set) => SIZE[set])).toEqual([0, 1, 2, 5])
})
