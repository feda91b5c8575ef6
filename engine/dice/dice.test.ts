import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { choose, countOutcomes, distribution, odds, outcomes, type Throw, throws } from './dice.ts'

const dice = (n: number, sides = 6): Throw => ({ sides: Array<number>(n).fill(sides), alike: [[...Array(n).keys()]] })
const count = (faces: readonly number[], ...values: number[]): number => faces.filter((f) => values.includes(f)).length

test('six alike dice have 462 outcomes for 46,656 throws', () => {
  const all = outcomes(dice(6))
  expect(all).toHaveLength(462)
  expect(all.reduce((sum, { ways }) => sum + ways, 0)).toBe(46_656)
  expect(all[0]).toEqual({ faces: [1, 1, 1, 1, 1, 1], ways: 1 })
  expect(all.find(({ faces }) => faces.join('') === '123456')?.ways).toBe(720)
})

test('dice that are told apart are listed one by one', () => {
  expect(outcomes({ sides: [2, 3] }).map(({ faces }) => faces.join(''))).toEqual(['11', '12', '13', '21', '22', '23'])
})

test('groups of dice mix with others', () => {
  const mixed: Throw = { sides: [6, 2, 6], alike: [[0, 2]] }
  expect(outcomes(mixed)).toHaveLength(42)
  expect(outcomes(mixed).find(({ faces }) => faces.join('') === '121')?.ways).toBe(1)
  expect(outcomes(mixed).find(({ faces }) => faces.join('') === '215')?.ways).toBe(2)
})

test('for any throw the weights add up, and the count is known beforehand', () => {
  const group = fc.record({ sides: fc.integer({ min: 1, max: 6 }), dice: fc.integer({ min: 1, max: 4 }) })
  fc.assert(
    fc.property(fc.array(group, { minLength: 1, maxLength: 3 }), (groups) => {
      const sides = groups.flatMap((g) => Array<number>(g.dice).fill(g.sides))
      let from = 0
      const alike = groups.map((g) => Array.from({ length: g.dice }, () => from++))
      const all = outcomes({ sides, alike })
      expect(all.reduce((sum, { ways }) => sum + ways, 0)).toBe(throws({ sides }))
      expect(all).toHaveLength(countOutcomes({ sides, alike }))
    }),
    { seed: 1, numRuns: 60 },
  )
})

describe('known chances', () => {
  test('two dice: the distribution of the sum', () => {
    const sums = distribution(dice(2), (faces) => faces.reduce((a, b) => a + b))
    expect([...sums.values()]).toEqual([1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1])
  })

  // Seven dice with one crown, one dagger (2), two skulls (3, 4) and two scrolls (5, 6) each.
  test.each([
    ['at least three daggers', (f: readonly number[]) => count(f, 2) >= 3, 0.0958],
    ['at least five skulls', (f: readonly number[]) => count(f, 3, 4) >= 5, 0.0453],
    ['seven scrolls', (f: readonly number[]) => count(f, 5, 6) === 7, 0.00046],
  ])('seven dice: %s', (_, wanted, chance) => {
    const { ways, of } = odds(dice(7), wanted)
    expect(of).toBe(6 ** 7)
    expect(ways / of).toBeCloseTo(chance, 4)
  })

  test('Yahtzee in one throw: 6 of 7,776', () => {
    expect(odds(dice(5), (faces) => new Set(faces).size === 1)).toEqual({ ways: 6, of: 7776 })
  })
})

test('choose', () => {
  expect([choose(11, 6), choose(6, 0), choose(6, 6), choose(52, 5)]).toEqual([462, 1, 1, 2_598_960])
})

test('a throw that contradicts itself is our bug', () => {
  expect(() => outcomes({ sides: [6, 4], alike: [[0, 1]] })).toThrow('same number of sides')
  expect(() => outcomes({ sides: [6, 6], alike: [[0, 1], [1]] })).toThrow('two groups')
  expect(() => outcomes({ sides: [6], alike: [[0, 3]] })).toThrow('same number of sides')
})
