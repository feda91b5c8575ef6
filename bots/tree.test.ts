import { describe, expect, test } from 'vitest'
import { bestTried, newSpot, nextMove, outcomeSpot, type Spot } from './tree.ts'

const SETTINGS = { width: 1, curiosity: 0.5 }
const always = () => true

function tried(...results: readonly (readonly [visits: number, sum: number])[]): Spot<string> {
  const spot = newSpot<string>()
  spot.visits = results.reduce((sum, [visits]) => sum + visits, 0)
  const spots = results.map(([visits, sum]) => ({ ...newSpot<string>(), visits, sum }))
  spot.choice = { seat: 0, moves: ['a', 'b', 'c', 'd'], spots }
  return spot
}

describe('the move to try next', () => {
  test('the most promising first, and a new one only when there is room', () => {
    expect(nextMove(tried(), SETTINGS, always)).toBe(0)
    expect(nextMove(tried([1, 1]), SETTINGS, always)).toBe(1) // √2 makes room for two
    expect(nextMove(tried([2, 2], [1, 0]), SETTINGS, always)).toBe(0) // √4 does not for three
  })

  test('what was tried seldom is tried again, however it went', () => {
    expect(nextMove(tried([1000, 600], [1, 0]), { width: 0.01, curiosity: 0.5 }, always)).toBe(0)
    expect(nextMove(tried([1000, 600], [1, 0]), { width: 0.06, curiosity: 0.5 }, always)).toBe(1)
  })

  test('what is not legal is passed over', () => {
    expect(nextMove(tried([1, 1], [1, 0]), SETTINGS, (move) => move !== 'a')).toBe(1)
    expect(nextMove(tried(), SETTINGS, () => false)).toBe(-1)
  })
})

test('the answer is what was tried most, then what went best', () => {
  expect(bestTried(tried([3, 3], [5, 1], [5, 2]))).toBe(2)
  expect(bestTried(tried())).toBe(-1)
  expect(bestTried(newSpot())).toBe(-1)
})

test('an outcome has one spot', () => {
  const spot = newSpot<string>()
  expect(outcomeSpot(spot, '1,2')).toBe(outcomeSpot(spot, '1,2'))
  expect(outcomeSpot(spot, '1,2')).not.toBe(outcomeSpot(spot, '2,2'))
})
