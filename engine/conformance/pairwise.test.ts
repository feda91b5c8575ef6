import { expect, test } from 'vitest'
import { pairwise } from './pairwise.ts'

const choices = [
  ['size', [1, 2, 3]],
  ['colour', ['red', 'green']],
  ['shape', ['round', 'square', 'long']],
  ['lid', ['on', 'off']],
] as const

test('any two values of two options meet', () => {
  const sets = pairwise(choices)
  for (const [one, ones] of choices) {
    for (const [two, twos] of choices.filter(([name]) => name !== one)) {
      for (const [a, b] of ones.flatMap((a) => twos.map((b) => [a, b] as const))) {
        const meets = sets.some((set) => set[one] === a && set[two] === b)
        expect(meets, `${one} ${a}, ${two} ${b}`).toBe(true)
      }
    }
  }
})

test('every set names every option, and there are far fewer than combinations', () => {
  const sets = pairwise(choices)
  for (const set of sets) expect(Object.keys(set).sort()).toEqual(['colour', 'lid', 'shape', 'size'])
  expect(sets.length).toBeGreaterThanOrEqual(9)
  expect(sets.length).toBeLessThanOrEqual(12)
})

test('the same choices give the same sets', () => {
  expect(pairwise(choices)).toEqual(pairwise(choices))
})
