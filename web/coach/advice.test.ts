import { expect, test } from 'vitest'
import { adviceOf } from './advice.ts'

test('the best comes first, and the others with what they cost', () => {
  const told = adviceOf([
    { move: 'a', chance: 0.4, exact: true },
    { move: 'b', chance: 0.6, exact: true },
    { move: 'c', chance: 0.6, exact: true },
  ])
  expect(told.map(({ move }) => move)).toEqual(['b', 'c', 'a'])
  expect(told.map(({ behind }) => Number(behind.toFixed(9)))).toEqual([0, 0, 0.2])
})

test('estimates that could be equal are not told apart', () => {
  const estimate = (move: string, chance: number) => ({ move, chance, exact: false, margin: 0.03 })
  const told = adviceOf([estimate('a', 0.5), estimate('b', 0.45), estimate('c', 0.3)])
  expect(told.map(({ behind }) => behind > 0)).toEqual([false, false, true])
})

test('without moves there is no advice', () => expect(adviceOf([])).toEqual([]))
