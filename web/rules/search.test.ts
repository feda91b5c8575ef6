import { expect, test } from 'vitest'
import { find, wordsOf } from './search.ts'

const spots = (text: string, query: string): string[] | null =>
  find(text, wordsOf(query))?.map(({ from, to }) => text.slice(from, to)) ?? null

test.each([
  ['Freeze your cards', 'FREEZE', ['Freeze']],
  ['Quand c’est à toi, gèle une carte', 'gele', ['gèle']],
  ['Quand c’est à toi', "c'est", ['c’est']],
  ['so groß wie möglich', 'gross moglich', ['groß', 'möglich']],
  ['so groß wie möglich', 'ss', ['ß']],
  ['le cœur', 'coeur', ['cœur']],
  ['e\u0301te\u0301', 'ete', ['e\u0301te\u0301']],
  ['reroll and reroll', 'reroll', ['reroll', 'reroll']],
  ['aaaa', 'aa a', ['aaaa']],
  ['dice 5\u00a05', '5 5', ['5', '5']],
  ['Freeze your cards', 'freeze bananas', null],
])('in “%s” the query “%s” finds %j', (text, query, found) => {
  expect(spots(text, query)).toEqual(found)
})

test('an empty query asks for nothing', () => {
  expect(wordsOf('  ')).toEqual([])
  expect(find('anything', [])).toEqual([])
})
