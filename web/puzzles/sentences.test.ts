import { describe, expect, test } from 'vitest'
import { readPack, unpack } from '../../bots/puzzles/pack.ts'
import type { Choice } from '../../bots/puzzles/puzzle.ts'
import { GAME_IDS, partsOf, rulesOf } from '../../games/index.ts'
import { sentencesOf } from './sentences.ts'
import { en } from './text/en.ts'

const choices: readonly Choice[] = [
  { move: 'a', chance: 0.6 },
  { move: 'b', chance: 0.52 },
  { move: 'c', chance: 0.3 },
]
const label = (move: string): string => move.toUpperCase()
const of = (chosen: string, counted: string | null) =>
  sentencesOf(en, { choices, chosen, right: chosen === 'a', counted, label })

describe('the verdict on a puzzle', () => {
  test('gives what the game counts as the reason', () => {
    expect(of('a', 'Why.')).toEqual({ sentence: en.ahead({ count: 8 }), reason: 'Why.' })
    expect(of('b', 'Why.')).toEqual({ sentence: en.more({ best: 'A', count: 8 }), reason: 'Why.' })
  })

  test('gives the lead over the next best choice where nothing is counted, and never twice', () => {
    expect(of('c', null)).toEqual({ sentence: en.more({ best: 'A', count: 30 }), reason: en.ahead({ count: 8 }) })
    expect(of('b', null)).toEqual({ sentence: en.more({ best: 'A', count: 8 }), reason: null })
    expect(of('a', null)).toEqual({ sentence: en.ahead({ count: 8 }), reason: null })
  })

  test.each(GAME_IDS)(
    'tells the lead over the next best choice in every puzzle of %s, whatever is chosen',
    async (id) => {
      const game = await rulesOf(id)
      for (const load of Object.values(partsOf(id).puzzles ?? {})) {
        for (const packed of readPack(await load())) {
          const { choices } = unpack(game, packed)
          const [best, next] = choices
          const lead = Math.round(100 * ((best?.chance ?? 0) - (next?.chance ?? 1)))
          for (const { move } of choices) {
            const right = move === best?.move
            const { sentence, reason } = sentencesOf(en, { choices, chosen: move, right, counted: null, label })
            expect(`${sentence} ${reason}`).toMatch(new RegExp(`\\b${lead} (more )?games? `))
          }
        }
      }
    },
  )
})
