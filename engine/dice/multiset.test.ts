import fc from 'fast-check'
import { expect, test } from 'vitest'
import { add, countsOf, facesOf, handOf, hands, within, without } from './multiset.ts'

const six = hands(6, 6)
const faces = fc.array(fc.integer({ min: 1, max: 6 }), { maxLength: 6 })
const sorted = (list: readonly number[]): number[] => [...list].sort()

test('six dice make 924 hands, the last 462 of them full', () => {
  expect([six.count, six.full]).toEqual([924, 462])
  expect(six.ways.slice(six.full).reduce((a, b) => a + b)).toBe(46_656)
  expect(facesOf(six, 0)).toEqual([])
  expect(facesOf(six, 923)).toEqual([6, 6, 6, 6, 6, 6])
})

test('hands and faces are two names for one thing', () => {
  for (let hand = 0; hand < six.count; hand++) expect(handOf(six, facesOf(six, hand))).toBe(hand)
  fc.assert(
    fc.property(faces, (list) => {
      expect(facesOf(six, handOf(six, list))).toEqual(sorted(list))
    }),
    { seed: 1 },
  )
})

test('sizes and counts', () => {
  const hand = handOf(six, [6, 1, 6, 2])
  expect(six.size[hand]).toBe(4)
  expect(six.ways[hand]).toBe(12)
  expect(countsOf(six, hand)).toEqual([1, 1, 0, 0, 0, 2])
})

test('a part is within a hand just if taking it away is possible', () => {
  fc.assert(
    fc.property(faces, faces, (whole, part) => {
      const rest = [...whole]
      const inside = part.every((face) => rest.includes(face) && rest.splice(rest.indexOf(face), 1))
      const [w, p] = [handOf(six, whole), handOf(six, part)]
      expect(within(six, p, w)).toBe(inside)
      if (inside) expect(facesOf(six, without(six, w, p))).toEqual(sorted(rest))
    }),
    { seed: 2, numRuns: 2000 },
  )
})

test('what does not fit is -1', () => {
  expect(handOf(six, [1, 2, 3, 4, 5, 6, 6])).toBe(-1)
  expect(handOf(six, [0])).toBe(-1)
  expect(handOf(six, [7])).toBe(-1)
  expect(handOf(six, [1.5])).toBe(-1)
  expect(handOf(six, [Number.NaN])).toBe(-1)
  expect(add(six, 923, [1])).toBe(-1)
})

test('other dice than six of six', () => {
  const seven = hands(7, 2)
  expect(within(seven, handOf(seven, [7]), handOf(seven, [7, 1]))).toBe(true)
  expect(within(seven, handOf(seven, [7]), handOf(seven, [6, 1]))).toBe(false)
  const small = hands(2, 3)
  expect(small.count).toBe(1 + 2 + 3 + 4)
  expect(() => hands(8, 2)).toThrow(RangeError)
  expect(() => hands(2, 8)).toThrow(RangeError)
})
