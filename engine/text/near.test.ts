import fc from 'fast-check'
import { expect, test } from 'vitest'
import { distance, nearest } from './near.ts'

/** Of few letters, so that words are near each other. */
const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 8 })

test.each([
  ['', '', 0],
  ['straight', 'straight', 0],
  ['strait', 'straight', 2],
  ['odd', 'odds', 1],
  ['sixse', 'sixes', 1], // one swap
  ['', 'wake', 4],
  ['pass', 'wake', 3],
  ['ca', 'abc', 3], // a swapped pair is not edited again
] as const)('%j is so far from %j', (a, b, far) => {
  expect(distance(a, b)).toBe(far)
})

test('distance is symmetric, zero for equals alone, and no longer than the longer word', () => {
  fc.assert(
    fc.property(word, word, (a, b) => {
      expect(distance(a, b)).toBe(distance(b, a))
      expect(distance(a, b) === 0).toBe(a === b)
      expect(distance(a, b)).toBeLessThanOrEqual(Math.max(a.length, b.length))
      expect(distance(a, b)).toBeGreaterThanOrEqual(Math.abs(a.length - b.length))
    }),
  )
})

test('one more letter in front of both changes nothing', () => {
  fc.assert(
    fc.property(word, word, (a, b) => {
      expect(distance(`a${a}`, `a${b}`)).toBe(distance(a, b))
    }),
  )
})

const CARDS = ['any-two', 'no-sixes', 'odds', 'straight', 'two-pairs', 'sixes', 'double-pair', 'same', 'pass']

test.each([
  ['strait', 'straight'],
  ['STRAIGHT', 'straight'],
  ['sixs', 'sixes'],
  ['no-sixs', 'no-sixes'],
  ['twopairs', 'two-pairs'],
  ['doubel-pair', 'double-pair'],
  ['pairs', 'two-pairs'], // a part of only one
  ['str', 'straight'],
  ['two', null], // any-two or two-pairs
  ['x', null],
  ['', null],
  ['elephant', null],
] as const)('%j: %j was meant', (given, meant) => {
  expect(nearest(given, CARDS)).toBe(meant)
})

test('the nearest wins, the first among equals', () => {
  expect(nearest('cat', ['cart', 'cat'])).toBe('cat')
  expect(nearest('cat', ['bat', 'rat'])).toBe('bat')
  expect(nearest('cat', [])).toBeNull()
  expect(nearest('straight'.repeat(10_000), CARDS)).toBeNull()
})
