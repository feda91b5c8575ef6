import { expect, test } from 'vitest'
import type { Sitter } from '../../protocol/facts.ts'
import type { Colour } from '../../protocol/names.ts'
import { coloursOf } from './colours.ts'
import { personCalled } from './testing/sitter.ts'

const person = (colour: Colour | null): Sitter => personCalled('A', { colour })
const BOT: Sitter = { kind: 'bot', level: 'easy' }
const OPEN: Sitter = { kind: 'open' }

test.each<[string, Sitter[], number[]]>([
  ['everybody as their seat', [person('blue'), person('red')], [0, 1]],
  ['chosen, also crosswise', [person('red'), person('blue')], [1, 0]],
  ['chosen twice: the first has it', [person('teal'), person('teal')], [5, 1]],
  ['a bot makes way', [BOT, person('blue')], [1, 0]],
  ['and so does a free seat', [OPEN, person('blue'), OPEN], [1, 0, 2]],
  ['somebody without a colour', [person(null), person('blue')], [1, 0]],
  ['all of one colour', [person('blue'), person('blue'), person('blue'), person('blue')], [0, 1, 2, 3]],
])('%s', (_, seats, expected) => {
  expect(coloursOf(seats)).toEqual(expected)
})

test('with more seats than colours some are shared, in the order of the seats', () => {
  const colours = coloursOf(Array.from({ length: 10 }, () => BOT))
  expect(colours).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 0, 1])
})
