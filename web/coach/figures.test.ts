import { describe, expect, test } from 'vitest'
import { rated } from '../../bots/review/chances.ts'
import { LANGS } from '../../engine/text/lang.ts'
import type { Judgement } from '../host/bots/messages.ts'
import { leadOf, luckWord, percentsAt, whole } from './figures.ts'

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

const review = {
  chances: [
    [0.5, 0.5],
    [0.625, 0.375],
    [1, 0],
  ],
}

test.each([
  [0, [50, 50]],
  [1, [63, 37]],
  [2, [100, 0]],
])('at step %i the chances are %j per cent', (at, percents) => {
  expect(percentsAt(review, at)).toEqual(percents)
})

test('per cents add up to a hundred', () => {
  expect(percentsAt({ chances: [[1 / 3, 1 / 3, 1 / 3]] }, 0)).toEqual([34, 33, 33])
})

test.each([
  [0.5, 'very'],
  [0.15, 'lucky'],
  [0.05, 'even'],
  [-0.05, 'even'],
  [-0.15, 'unlucky'],
  [-0.5, 'veryUn'],
])('%f of the chance is %s', (luck, word) => expect(luckWord(luck)).toBe(word))

test('what is within its error has no name', () => expect(luckWord(0.4, 0.5)).toBe('even'))

const judged = (move: string, behind: number): Judgement => ({
  move,
  chance: 0.5 - behind,
  behind,
  exact: true,
  margin: 0,
  apart: 0,
})

test('the lead over the next best is told in a hundred games', () => {
  expect(leadOf([judged('a', 0), judged('b', 0.123)])).toEqual({ next: 'b', count: 12, games: 100 })
  expect(leadOf([judged('a', 0), judged('b', 0)])).toEqual({ next: 'b', count: 0, games: 100 })
})

test('alone a move leads nothing', () => expect(leadOf([judged('a', 0)])).toBeNull())
