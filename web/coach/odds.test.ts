import { describe, expect, test } from 'vitest'
import { oddsOf } from './odds.ts'

describe('a chance in small numbers', () => {
  test.each([
    [0.5, 1, 2],
    [0.61, 3, 5],
    [0.82, 4, 5],
    [0.66, 2, 3],
    [0.255, 1, 4],
    [0.1, 1, 10],
    [0.05, 1, 20],
    [0.9, 9, 10],
    [0.021, 1, 50],
    [0.936, 14, 15],
    [0.07, 1, 15],
  ])('%d is about %d in %d', (chance, part, of) => {
    expect(oddsOf(chance)).toEqual({ kind: 'about', part, of })
  })

  test.each([
    [0, 'never'],
    [0.001, 'rarely'],
    [0.999, 'nearly'],
    [1, 'surely'],
  ])('%d has a word of its own', (chance, kind) => {
    expect(oddsOf(chance)).toEqual({ kind })
  })

  test('an estimate is never sure', () => {
    expect(oddsOf(0, false)).toEqual({ kind: 'rarely' })
    expect(oddsOf(1, false)).toEqual({ kind: 'nearly' })
    expect(oddsOf(0.5, false)).toEqual({ kind: 'about', part: 1, of: 2 })
  })

  test('what is said is never far from the truth', () => {
    for (let chance = 0.02; chance <= 0.98; chance += 0.001) {
      const odds = oddsOf(chance)
      if (odds.kind === 'about') expect(Math.abs(odds.part / odds.of - chance)).toBeLessThan(0.055)
    }
  })
})
