import { expect, test } from 'vitest'
import type { TableFacts } from '../../../protocol/facts.ts'
import { companyOf } from './seats.ts'

const facts = (...seats: object[]) => ({ seats }) as unknown as TableFacts
const nameless = { kind: 'person', name: null }
const bot = { kind: 'bot', level: 'icicle' }
const names = (...given: [TableFacts, readonly number[]]) =>
  companyOf(...given, () => 'a guest').sitters.map(({ name }) => name)

test('the only person at a table, who has no name, is not a guest on their own device', () => {
  expect(names(facts(nameless, bot), [0])).toEqual(['', ''])
  expect(names(facts(nameless, bot), [])).toEqual(['a guest', ''])
  expect(names(facts(nameless, { kind: 'person', name: 'Ben' }), [0])).toEqual(['a guest', 'Ben'])
})
