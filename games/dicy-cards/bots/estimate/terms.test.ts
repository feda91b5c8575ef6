import { expect, test } from 'vitest'
import { remember } from './terms.ts'

test('what is remembered is made once, and the oldest is forgotten', () => {
  let made = 0
  const known = remember(() => ++made)
  const of = (target: number): number => known({ cards: [0, 1, 2, 3, 4], target, lowestThree: 'others' })
  expect([of(1), of(2), of(1), of(2)]).toEqual([1, 2, 1, 2])
  for (let target = 3; target <= 9; target++) of(target)
  expect([of(2), of(1)]).toEqual([2, 10])
})
