import { describe, expect, test } from 'vitest'
import { LANGS } from '../../engine/text/lang.ts'
import { GAME_IDS, partsOf } from '../../games/index.ts'
import { chaptersOf, countOf, matching, piecesOf, refsOf } from './book.ts'
import { wordsOf } from './search.ts'

const chapters = chaptersOf([
  { ref: null, text: 'What it is.' },
  { ref: 'R1', heading: 'Set-up', text: 'Everyone has cards.' },
  { ref: null, text: 'Straight — Values in a row (R7).', drawing: 'straight' },
  { ref: 'R7', heading: 'Your turn', text: 'Or pass, see R1 and R99.' },
])

test('headings open chapters, numbers and leads are told apart from texts', () => {
  expect(chapters.map(({ heading, passages }) => [heading, passages.length])).toEqual([
    [null, 1],
    ['Set-up', 2],
    ['Your turn', 1],
  ])
  expect(chapters[1]?.passages[1]).toEqual({
    ref: null,
    lead: 'Straight',
    text: 'Values in a row (R7).',
    drawing: 'straight',
  })
  expect(new Set(chapters.map(({ id }) => id)).size).toBe(3)
})

test.each([
  ['row', 1],
  ['r7', 2],
  ['set-up', 2],
  ['turn pass', 1],
  ['', 4],
  ['nowhere', 0],
])('“%s” leaves %i passages', (query, count) => {
  expect(countOf(matching(chapters, wordsOf(query)))).toBe(count)
})

test('a chapter without a find is left out', () => {
  expect(matching(chapters, ['straight']).map(({ heading }) => heading)).toEqual(['Set-up'])
})

test('pieces: rules that exist are links, finds are marked, nothing is lost', () => {
  const text = 'Or pass, see R1 and R99.'
  const pieces = piecesOf(text, wordsOf('r1 pass'), refsOf(chapters))
  expect(pieces).toEqual([
    { text: 'Or ', link: null, found: false },
    { text: 'pass', link: null, found: true },
    { text: ', see ', link: null, found: false },
    { text: 'R1', link: 'R1', found: true },
    { text: ' and R99.', link: null, found: false },
  ])
  expect(pieces.map((piece) => piece.text).join('')).toBe(text)
})

test('a find inside a number still leads to the rule', () => {
  const pieces = piecesOf('(R7)', ['7'], new Set(['R7']))
  expect(pieces.filter(({ link }) => link === 'R7').map(({ text, found }) => [text, found])).toEqual([
    ['R', false],
    ['7', true],
  ])
})

/** Ends of sentences, as all six languages write them. */
const SENTENCE = /(?<=[.!?][”"»)]*)\s+(?=[«“"„¿¡\p{Lu}\d])/u

describe.each(GAME_IDS)('%s', (id) => {
  test.each(LANGS)('in %s a rule and each of its points have at most three sentences', async (lang) => {
    const { rules } = await partsOf(id).text(lang)
    const long = rules
      .filter(({ ref }) => ref !== null)
      .flatMap(({ ref, text }) => text.split('\n').map((part) => ({ ref, part })))
      .filter(({ part }) => part.split(SENTENCE).length > 3)
    expect(long).toEqual([])
  })

  test.each(LANGS)('in %s every rule is in one chapter, once', async (lang) => {
    const { rules } = await partsOf(id).text(lang)
    const own = chaptersOf(rules)
    expect(countOf(own)).toBe(rules.length)
    const refs = rules.flatMap(({ ref }) => ref ?? [])
    expect([...refsOf(own)]).toEqual(refs)
    expect(own.filter(({ heading }) => heading !== null).length).toBeGreaterThan(1)
  })
})
