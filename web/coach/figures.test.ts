import { describe, expect, test } from 'vitest'
import { rated } from '../../bots/review/chances.ts'
import { LANGS } from '../../engine/text/lang.ts'
import { whole } from './figures.ts'

describe.each(LANGS)('%s', (lang) => {
  test('0 and 100 per cent are kept for what is certain: a throw never leads from one to the other', () => {
    for (const margin of [0, 0.03, 0.1]) {
      expect(whole(lang, 0.001, margin)).not.toMatch(/^0\D/)
      expect(whole(lang, 0.999, margin)).not.toContain('100')
    }
    // Of an estimate no game may have been won, or none lost.
    expect(whole(lang, 0, 0.03)).not.toMatch(/^0\D/)
    expect(whole(lang, 1, 0.03)).not.toContain('100')
    expect([whole(lang, 0), whole(lang, 1)].map((told) => told.replace(/\D/g, ''))).toEqual(['0', '100'])
  })
})

test('a figure that is not known well is told in steps of five', () => expect(whole('en', 0.43, 0.06)).toBe('45%'))

test('moves that are as good never show figures three points apart, however differently they are known', () => {
  const one = (move: string, chance: number, apart: number) => ({ move, chance, exact: false, margin: apart, apart })
  const figure = (chance: number, margin: number): number => Number.parseInt(whole('en', chance, margin), 10)
  for (let chance = 0.1; chance < 0.9; chance += 0.003) {
    const judged = [one('a', chance, 0.02), one('b', chance - 0.03, 0.06), one('c', chance - 0.06, 0.02)]
    const [best, ...others] = rated(judged, chance)
    for (const other of others) {
      if (other.behind > 0) continue
      const [shown, beside] = [best, other].map((seen) => figure(seen?.chance ?? 0, seen?.margin ?? 0))
      expect(Math.abs((shown ?? 0) - (beside ?? 0))).toBeLessThan(3)
    }
  }
})
