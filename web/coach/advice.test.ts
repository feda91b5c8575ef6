import { describe, expect, test } from 'vitest'
import { adviceOf, leadOf } from './advice.ts'

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

describe('how far the best is ahead', () => {
  const lead = (...chances: number[]) =>
    leadOf(adviceOf(chances.map((chance, i) => ({ move: `m${i}`, chance, exact: true }))))

  test('in as many games as it takes to show', () => {
    expect(lead(0.5, 0.623, 0.4)).toEqual({ next: 'm0', count: 12, games: 100 })
    expect(lead(0.5, 0.502)).toEqual({ next: 'm0', count: 2, games: 1000 })
    expect(lead(0.5, 0.50001)).toEqual({ next: 'm0', count: 0, games: 100 })
  })

  test('not where there is nothing else to do', () => expect(lead(0.5)).toBeNull())

  test('not where the figures do not tell', () => {
    const estimate = (move: string, chance: number) => ({ move, chance, exact: false, margin: 0.03 })
    expect(leadOf(adviceOf([estimate('a', 0.5), estimate('b', 0.47)]))?.count).toBe(0)
  })

  test('though the chances are rough, a difference may be well known', () => {
    const estimate = (move: string, chance: number, apart: number) => ({
      move,
      chance,
      exact: false,
      margin: 0.03,
      apart,
    })
    expect(leadOf(adviceOf([estimate('a', 0.5, 0), estimate('b', 0.47, 0.01)]))?.count).toBe(3)
  })
})
