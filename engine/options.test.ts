import { expect, test } from 'vitest'
import { pebbles } from './conformance/fixture.ts'
import type { Game } from './contract.ts'
import { defaultsOf, isOffered, type OptionFault, offeredTo, readOptions, usualSeats, writeOptions } from './options.ts'

test('missing options take their defaults', () => {
  expect(readOptions(pebbles, 2, {})).toEqual({
    ok: true,
    value: { rounds: 2, bells: ['brass'], motto: '', caller: 'nobody' },
  })
})

test('what is written reads back, and no default is left to change', () => {
  const options = { rounds: 2, bells: ['iron', 'glass'], motto: '', caller: 'nobody' as const }
  expect(writeOptions(pebbles, options)).toEqual({ rounds: 2, bells: ['iron', 'glass'] })
  expect(readOptions(pebbles, 2, writeOptions(pebbles, options))).toEqual({ ok: true, value: options })
})

test('a text may be as long as it may be', () => {
  expect(readOptions(pebbles, 2, { motto: 'x'.repeat(20) }).ok).toBe(true)
})

test('an empty list is written where the default is not empty', () => {
  expect(writeOptions(pebbles, { rounds: 2, bells: [], motto: '' })).toEqual({ rounds: 2, bells: [] })
})

const ROWS: [string, number, unknown, Partial<OptionFault>][] = [
  ['too many seats', 9, {}, { code: 'bad-seats', got: 9, min: 1, max: 4 }],
  ['too few seats', 0, {}, { code: 'bad-seats' }],
  ['half a seat', 1.5, {}, { code: 'bad-seats' }],
  ['a list of options', 2, [], { code: 'options-not-an-object' }],
  ['null', 2, null, { code: 'options-not-an-object' }],
  ['an unknown option', 2, { round: 1 }, { code: 'unknown-option', option: 'round' }],
  ['an inherited name', 2, JSON.parse('{"__proto__":1}'), { code: 'unknown-option', option: '__proto__' }],
  ['a value that is not offered', 2, { rounds: 3 }, { code: 'bad-choice', option: 'rounds', got: '3' }],
  ['a number as text', 2, { rounds: '2' }, { code: 'bad-choice' }],
  ['a word for a list', 2, { bells: 'brass' }, { code: 'not-a-list', option: 'bells' }],
  ['an unknown item', 2, { bells: ['gold'] }, { code: 'unknown-item', got: 'gold' }],
  ['an item twice', 2, { bells: ['iron', 'iron'] }, { code: 'item-twice', got: 'iron' }],
  ['a text too long', 2, { motto: 'x'.repeat(21) }, { code: 'bad-text', max: 20 }],
  ['a text that turns the line around', 2, { motto: '\u202eabc' }, { code: 'bad-text' }],
  ['a number for a text', 2, { motto: 5 }, { code: 'bad-text' }],
  ['options that do not go together', 2, { bells: [] }, { code: 'option-clash', option: 'bells', rule: 'R5' }],
]

test.each(ROWS)('%s is refused', (_, seats, given, fault) => {
  expect(readOptions(pebbles, seats, given)).toMatchObject({ ok: false, fault })
})

test('options are offered to a table if all that they name is', () => {
  expect(isOffered(pebbles, 1, { rounds: 5 })).toBe(true)
  expect(isOffered(pebbles, 1, { rounds: 5, motto: '' })).toBe(false)
  expect(isOffered(pebbles, 2, { rounds: 5, motto: '' })).toBe(true)
  expect(isOffered({ ...pebbles, offers: undefined as never }, 1, { motto: '' })).toBe(true)
})

test('what is not offered to a table is as usual there; a table is usually of two', () => {
  const game = { ...pebbles, seats: { min: 1, max: 4 } } as unknown as Game
  expect(offeredTo(game, 1, { rounds: 3, motto: 'on' })).toEqual({ rounds: 3, motto: '' })
  expect(offeredTo(game, 2, { rounds: 3, motto: 'on' })).toEqual({ rounds: 3, motto: 'on' })
  expect([1, 2, 3].map((min) => usualSeats({ ...game, seats: { min, max: 4 } }))).toEqual([2, 2, 3])
  expect(usualSeats({ ...game, seats: { min: 1, max: 1 } })).toBe(1)
})

test('defaults are those of the specs, with the types of their values', () => {
  const specs = {
    target: { kind: 'choice', values: [50, 100], default: 100 },
    cards: { kind: 'list', of: ['odds', 'same'], default: ['odds'] },
    motto: { kind: 'text', max: 9, default: 'go' },
  } as const
  const { target, cards, motto } = defaultsOf(specs)
  const typed: readonly [50 | 100, readonly ('odds' | 'same')[], string] = [target, cards, motto]
  expect(typed).toEqual([100, ['odds'], 'go'])
})
