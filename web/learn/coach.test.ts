import { describe, expect, test } from 'vitest'
import type { GameText } from '../../engine/text/game.ts'
import { LANGS } from '../../engine/text/lang.ts'
import { loadWebText } from '../text/catalog.ts'
import { answerTo } from './coach.ts'

const game = { refusals: { R6: 'Only what fits.' }, move: (move: unknown) => `Do ${move}` } as unknown as GameText

describe.each(LANGS)('in %s', (lang) => {
  test('what is allowed is answered with what to try instead', async () => {
    const { learn } = await loadWebText(lang)
    expect(answerTo(learn, game, { code: 'lesson', move: 'this' })).toMatch(/.+Do this\.$/)
    expect(answerTo(learn, game, { code: 'lesson', move: null })).toBe(learn.insteadRoll)
  })

  test('what is not allowed is answered with the rule', async () => {
    const { learn } = await loadWebText(lang)
    expect(answerTo(learn, game, { code: 'illegal', rule: 'R6' })).toMatch(/^R6.*Only what fits\.$/)
  })

  test('for the rest the lesson has no words of its own', async () => {
    const { learn } = await loadWebText(lang)
    expect(answerTo(learn, game, { code: 'illegal', rule: 'R99' })).toBeNull()
    expect(answerTo(learn, game, { code: 'over' })).toBeNull()
  })
})
