import { describe, expect, test } from 'vitest'
import { outcomes, throws } from '../../../engine/dice/dice.ts'
import { handOf } from '../../../engine/dice/multiset.ts'
import { LANGS } from '../../../engine/text/lang.ts'
import { CARD_IDS, DICE } from '../rules/cards.ts'
import type { Move } from '../rules/moves.ts'
import { dicyCards } from '../rules/rules.ts'
import type { State } from '../rules/state.ts'
import { loadText } from '../text/texts.ts'
import { reasonFor } from './reasons.ts'

/** Two seats, glacial, seat 0 has rolled these. */
function rolled(...faces: readonly number[]): State {
  const options = { lineup: 'glacial', cards: [], target: 100, lowestThree: 'others' } as never
  return dicyCards.land(dicyCards.land(dicyCards.setup(2, options), [1]), faces)
}

const play = (state: State, text: string): ReturnType<typeof reasonFor> => {
  const move = dicyCards.read(text)
  if (move === null || dicyCards.why(state, 0, move) !== null) throw new Error(`no move: ${text}`)
  return reasonFor(state, 0, move)
}

describe('what speaks for a choice', () => {
  test('a reroll: throws that score more, against all ordered throws', () => {
    const state = rolled(1, 2, 3, 5, 6, 6)
    const moves = dicyCards.moves(state, 0)
    const one = moves.find((move) => move.kind === 'reroll' && move.dice === handOf(DICE, [1]))
    if (one === undefined) throw new Error('no reroll')
    const reason = reasonFor(state, 0, one)
    if (reason?.kind !== 'reroll') throw new Error('no reason')
    expect(reason.of).toBe(6)
    expect(reason.kept).toBe(handOf(DICE, [2, 3, 5, 6, 6]))
    // Counted anew through the rules: throw each face, then see whether some card scores more.
    const more = [1, 2, 3, 4, 5, 6].filter((face) => {
      const next = dicyCards.land(dicyCards.move(state, 0, one), [face])
      return bestScore(next) > reason.now
    })
    expect(reason.ways).toBe(more.length)
    expect(reason.now).toBe(bestScore(state))
  })

  test('a score: the points, and the likeliest way to more', () => {
    const state = rolled(1, 2, 3, 4, 5, 6)
    const gain = (move: Move): number => dicyCards.scores(dicyCards.move(state, 0, move))[0] as number
    const scores = dicyCards.moves(state, 0).filter((move) => move.kind === 'score')
    const [best, ...others] = scores.toSorted((a, b) => gain(b) - gain(a))
    if (best === undefined) throw new Error('nothing scores')
    // A score that most rerolls would better has nothing that speaks for it.
    for (const move of others) if (gain(move) < 8) expect(reasonFor(state, 0, move)).toBeNull()
    const reason = reasonFor(state, 0, best)
    if (reason?.kind !== 'score') throw new Error('no reason')
    expect(reason.ways).toBeLessThanOrEqual(reason.of)
    expect(dicyCards.scores(dicyCards.move(state, 0, best))[0]).toBe(reason.points)
  })

  test('a pass speaks for itself only where nothing scores', () => {
    const state = rolled(1, 2, 3, 4, 5, 6)
    expect(play(state, 'pass')).toBeNull()
  })

  test('a score that makes a rival freeze a card, or that a reroll hardly betters at the cost of a card', () => {
    const kinds = new Set<string>()
    for (const dice of ['1 2 3 4 5 6', '1 1 2 3 5 6', '2 3 4 4 6 6', '1 2 2 5 6 6', '1 3 3 4 5 5']) {
      const state = rolled(...dice.split(' ').map(Number))
      for (const move of dicyCards.moves(state, 0)) {
        const reason = move.kind === 'score' ? reasonFor(state, 0, move) : null
        if (reason?.kind === 'chills')
          expect(dicyCards.move(state, 0, move)).toMatchObject({ phase: 'freeze', asked: 2 })
        if (reason?.kind === 'costs') {
          const means = dicyCards.moves(state, 0).map((one) => (one.kind === 'reroll' ? meanAfter(state, one) : 0))
          expect(Math.abs(Math.max(...means) - reason.points - reason.more)).toBeLessThan(1)
          expect(reason.points).toBe(bestScore(state))
        }
        if (reason !== null) kinds.add(reason.kind)
      }
    }
    expect([...kinds]).toEqual(expect.arrayContaining(['chills', 'costs']))
  })

  test('a card to freeze: none other leaves as good a throw on average', () => {
    const scored = dicyCards.read('score any-two')
    if (scored === null) throw new Error('no move')
    const state = dicyCards.move(rolled(1, 2, 3, 4, 5, 6), 0, scored)
    const means = dicyCards.moves(state, 1).map((move) => {
      const next = dicyCards.move(state, 1, move)
      return { move, next, mean: meanThrown(next) }
    })
    const best = means.toSorted((a, b) => b.mean - a.mean)[0]
    for (const { move, mean } of means) {
      const told = move === best?.move ? { kind: 'average', points: Math.round(mean) } : null
      expect(reasonFor(state, 1, move)).toEqual(told)
    }
  })

  function meanAfter(state: State, move: Move): number {
    return meanThrown(dicyCards.move(state, 0, move))
  }

  /** What the dice score after the throw that is due, on average, as the rules carry it out. */
  function meanThrown(state: State): number {
    const turn = dicyCards.turn(state)
    if (turn.kind !== 'throw') throw new Error('no throw')
    let sum = 0
    for (const { faces, ways } of outcomes(turn)) sum += ways * bestScore(dicyCards.land(state, faces))
    return sum / throws(turn)
  }

  function bestScore(state: State): number {
    const { seat } = state
    const gains = dicyCards.moves(state, seat).map((move) => {
      if (move.kind !== 'score') return 0
      return (dicyCards.scores(dicyCards.move(state, seat, move))[seat] as number) - (state.scores[seat] as number)
    })
    return Math.max(0, ...gains)
  }
})

test.each(LANGS)('every move after a roll has its sentence or none, in %s', async (lang) => {
  const text = await loadText(lang)
  const state = rolled(1, 2, 2, 5, 6, 6)
  for (const move of dicyCards.moves(state, 0)) {
    const told = text.reason?.(state, 0, move)
    if (move.kind === 'reroll') expect(told).toMatch(/\d/)
    expect(told ?? '').not.toMatch(/undefined|NaN|\{/)
  }
  expect(CARD_IDS.length).toBe(12)
})
