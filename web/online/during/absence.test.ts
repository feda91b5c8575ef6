import { expect, test } from 'vitest'
import type { Sitter, TableFacts } from '../../../protocol/facts.ts'
import { personCalled } from '../testing/sitter.ts'
import { absentSeats, mayClaim, sinceOf } from './absence.ts'

const person = (change: Parameters<typeof personCalled>[1] = {}): Sitter => personCalled('Anna', change)

function facts(change: Partial<TableFacts> = {}): TableFacts {
  const seats = [person(), person({ here: false }), { kind: 'bot', level: 'easy' } as const]
  return { seats, clock: { kind: 'none' }, status: 'playing', updated: 0, ...change } as TableFacts
}

test('absent are persons whom the game waits for and who have no page open', () => {
  expect(absentSeats(facts(), [0, 1, 2], [0])).toEqual([1])
  expect(absentSeats(facts(), [0], [0])).toEqual([])
  expect(absentSeats(facts(), [1], [1])).toEqual([])
  expect(absentSeats(facts({ status: 'over' }), [1], [0])).toEqual([])
})

test.each([{ handed: true }, { out: 'left' }] as const)('not one whom a bot plays for: %j', (change) => {
  const seats = [person(), person({ here: false, ...change })]
  expect(absentSeats(facts({ seats }), [1], [0])).toEqual([])
})

test('the time counts from the first look, and anew for one who was back', () => {
  const first = sinceOf({}, [1], 1000)
  expect(first).toEqual({ 1: 1000 })
  expect(sinceOf(first, [1], 5000)).toBe(first)
  expect(sinceOf(first, [], 6000)).toEqual({})
  expect(sinceOf({}, [1], 7000)).toEqual({ 1: 7000 })
})

test('the others choose after two minutes, or as the table says', () => {
  expect(mayClaim(facts(), 0, 119_999)).toBe(false)
  expect(mayClaim(facts(), 0, 120_000)).toBe(true)
  expect(mayClaim(facts({ away: 30 }), 0, 30_000)).toBe(true)
})

test('by correspondence it counts from the last event at the table', () => {
  const slow = facts({ clock: { kind: 'slow', days: 3 }, updated: 1000 })
  expect(mayClaim(slow, 0, 3 * 86_400_000)).toBe(false)
  expect(mayClaim(slow, 0, 3 * 86_400_000 + 1000)).toBe(true)
})
