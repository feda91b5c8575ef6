import { describe, expect, test } from 'vitest'
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

  function bestScore(state: State): number {
    const gains = dicyCards.moves(state, 0).map((move) => {
      if (move.kind !== 'score') return 0
      return (dicyCards.scores(dicyCards.move(state, 0, move))[0] as number) - (state.scores[0] as number)
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
