import { expect, test } from 'vitest'
import { type RandomSource, randomBelow, randomFaces, randomId, randomSeed } from './random.ts'

/** Gives these words, one after the other. */
function words(...given: number[]): RandomSource {
  return (into) => {
    into[0] = given.shift() ?? 0
  }
}

test('every face is as likely: all words of one round of the smallest rejection give each face equally often', () => {
  const rest = 2 ** 32 % 6
  const last = 2 ** 32 - rest
  expect(randomBelow(6, words(last - 1))).toBe(5)
  expect([...Array(rest).keys()].map((i) => randomBelow(6, words(last + i, 3)))).toEqual(Array(rest).fill(3))
})

test('a power of two rejects nothing', () => expect(randomBelow(2, words(2 ** 32 - 1))).toBe(1))

test('faces are from 1 to the sides of each die', () => {
  expect(randomFaces([6, 2, 1], words(5, 1, 7))).toEqual([6, 2, 1])
  expect(randomFaces([6, 2, 1], words(0, 2, 7))).toEqual([1, 1, 1])
})

test('ids fit an address and differ', () => {
  const ids = Array.from({ length: 1000 }, () => randomId())
  expect(ids.filter((id) => !/^[a-z0-9]{10}$/.test(id))).toEqual([])
  expect(new Set(ids).size).toBe(1000)
})

test('a seed is the word itself', () => expect(randomSeed(words(4294967295))).toBe(4294967295))

test('the system brings all faces', () => {
  const faces = randomFaces(Array(2000).fill(6))
  expect(new Set(faces)).toEqual(new Set([1, 2, 3, 4, 5, 6]))
})
