import { expect, test } from 'vitest'
import type { TableFacts } from '../../protocol/facts.ts'
import { de } from '../../protocol/text/de.ts'
import { en } from '../../protocol/text/en.ts'
import { personCalled } from './testing/sitter.ts'
import { callOut, titleOf, turnWords } from './turn-signals.ts'

const seats = (...names: (string | null)[]): Pick<TableFacts, 'seats'> => ({
  seats: names.map((name) => personCalled(name)),
})

test('the title has a badge while it is one’s turn', () => {
  expect(titleOf('Dicy Cards', 'Your turn')).toBe('● Your turn · Dicy Cards')
  expect(titleOf('Dicy Cards', null)).toBe('Dicy Cards')
})

test.each([
  [{ hidden: true, sound: null }, ['ring', 'show']],
  [{ hidden: true, sound: true }, ['ring', 'show']],
  [{ hidden: true, sound: false }, ['show']],
  [{ hidden: false, sound: true }, []],
])('%j calls by %j', (how, expected) => {
  const done: string[] = []
  callOut({ ...how, ring: () => done.push('ring'), show: () => done.push('show') })
  expect(done).toEqual(expected)
})

test('the notification names the others', () => {
  expect(turnWords(en, 'en', 'Dicy Cards', seats('Ann', 'Bob', null), [0])).toEqual({
    title: 'It’s your turn',
    body: 'Dicy Cards with Bob and Guest',
  })
  expect(turnWords(de, 'de', 'Dicy Cards', seats('Ann', 'Bob'), [1]).body).toBe('Dicy Cards mit Ann')
})

test('with nobody else it names the game alone', () => {
  const alone = { seats: [personCalled('Ann'), { kind: 'bot', level: 'hard' } as const] }
  expect(turnWords(en, 'en', 'Dicy Cards', alone, [0]).body).toBe('Dicy Cards')
})
