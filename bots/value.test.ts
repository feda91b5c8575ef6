import { expect, test } from 'vitest'
import { type Pebbles, pebbles } from '../engine/conformance/fixture.ts'
import type { ThrowTurn } from '../engine/contract.ts'
import { Xoshiro128 } from '../engine/dice/random.ts'
import { revealed } from '../engine/table/view.ts'
import { throwKey } from './lookahead.ts'
import { randomBot } from './random.ts'
import { valueFunction } from './value.ts'

const rounds = { rounds: 2, bells: ['brass', 'iron'], motto: '' }
const at = (points: readonly number[], more: Partial<Pebbles> = {}): Pebbles => ({
  ...pebbles.setup(points.length, rounds),
  points,
  ...more,
})

test('a result counts as what it is, shared wins in parts', () => {
  const value = valueFunction(pebbles, { value: () => 0.5 })
  expect([0, 1, 2].map((seat) => value(at([4, 9, 9], { phase: 'over' }), seat))).toEqual([0, 0.5, 0.5])
})

test('without knowledge the lead counts', () => {
  const value = valueFunction(pebbles, {})
  expect(value(at([5, 5]), 0)).toBe(0.5)
  expect(value(at([9, 5, 7]), 0)).toBeGreaterThan(0.5)
  expect(value(at([9, 5, 7]), 2)).toBeLessThan(value(at([9, 5, 8]), 2))
  expect(value(at([3]), 0)).toBeLessThan(value(at([4]), 0))
  expect(value(at([1e6, 0]), 0)).toBeLessThan(1)
})

test('the game knows better, and among equals points count', () => {
  const value = valueFunction(pebbles, { value: ({ round }) => (round === 1 ? 0.5 : 0.6) })
  expect(value(at([0, 90], { round: 2 }), 0)).toBeGreaterThan(value(at([90, 0]), 0))
  expect(value(at([2, 0]), 0)).toBeGreaterThan(value(at([1, 0]), 0))
})

test('dice that are alike make one outcome', () => {
  const turn = pebbles.turn(at([0, 0])) as ThrowTurn
  expect(throwKey(turn, [5, 2, 1])).toBe(throwKey(turn, [1, 2, 5]))
  expect(throwKey(turn, [5, 2, 1])).not.toBe(throwKey(turn, [5, 1, 1]))
  expect(throwKey({ kind: 'throw', sides: [6, 6], seat: null }, [2, 1])).not.toBe('1,2')
})

test('random moves are all as likely, and so is not to move where that is allowed', () => {
  const bell = at([0, 0], { phase: 'bell', laid: [1, 0] })
  const random = new Xoshiro128(1)
  const counts = new Map<string, number>()
  for (let n = 0; n < 3000; n++) {
    const move = randomBot(pebbles).choose(revealed(bell), 0, random)
    const key = move === null ? 'wait' : pebbles.write(move)
    counts.set(key, (counts.get(key) ?? 0) + 1)
  }
  expect([...counts.keys()].sort()).toEqual(['grab brass', 'grab iron', 'wait'])
  for (const count of counts.values()) expect(Math.abs(count - 1000)).toBeLessThan(130)
})
