import { describe, expect, test } from 'vitest'
import { LANGS, type Lang } from '../../../engine/text/lang.ts'
import { COUNTS } from '../../../engine/text/sentences.ts'
import { testTexts } from '../../../engine/text/texts.testing.ts'
import { oddsOf } from '../rules/odds.ts'
import { de } from './de.ts'
import { type Catalog, en } from './en.ts'
import { es } from './es.ts'
import { fr } from './fr.ts'
import { it } from './it.ts'
import { pt } from './pt.ts'
import { DRAWINGS, loadText, textOf } from './texts.ts'

const ALL = { en, it, fr, es, de, pt } satisfies { readonly [lang in Lang]: Catalog }

testTexts<Catalog>({
  ...{ all: ALL, textOf, load: loadText },
  rules: 'R1 R2 R3 R4 R5 R6 R7 R8 R9 R10 R11 R12'.split(' '),
  drawings: ['dice', ...Object.values(DRAWINGS)],
  whole: /^(book\.(dice|fair|examples)|odds\.title|characters|lesson\.learned)/,
  formulas: ['lines.right', 'place.pair'],
  same: {
    it: ['board.questions.round', 'name'],
    fr: [
      ...['name', 'book.headings.options', 'colours.orange.name', 'colours.orange.shape'],
      ...['joker', 'place.joker', 'terms.second'],
      ...['options.seconds.values.120', 'options.start.values.3'],
      ...[10, 15, 20, 25].map((target) => `options.target.values.${target}`),
    ],
    es: ['name'],
    de: ['name'],
    pt: ['name'],
  },
})

describe.each(LANGS)('%s', (lang) => {
  const say: Catalog = ALL[lang]

  test('says where the readings of the printed rules part', () => {
    const { blackBonus, wrongWithBlack } = say.options
    expect(blackBonus.help.match(/\b[23]\b/g)).toEqual(['2', '3', '3', '3'])
    expect(wrongWithBlack.help.match(/\b[13]\b/g)).toEqual(['1', '3'])
  })

  test('shows the sums of the examples', () => {
    const sums = Object.values(say.book.examples).flatMap((example) => example.match(/\d( [+−] \d)+ = \d+/g) ?? [])
    expect(sums).toEqual(['1 + 1 = 2', '6 − 2 − 2 = 2', '6 + 6 = 12', '4 − 3 = 1', '5 + 5 − 5 = 5'])
  })

  test('has a column for every count of the odds', () => {
    expect(say.odds.columns).toHaveLength(oddsOf(1).length)
    expect(new Set(say.odds.columns).size).toBe(5)
  })

  test('has a name of its own for every colour and shape', () => {
    const colours = Object.values(say.colours)
    expect(new Set(colours.map(({ name }) => name)).size).toBe(4)
    expect(new Set(colours.map(({ shape }) => shape)).size).toBe(4)
  })
})

test.each([
  ['en', ['0 rounds', '1 round', '2 rounds', '5 rounds', '21 rounds']],
  ['it', ['0 round', '1 round', '2 round', '5 round', '21 round']],
  ['fr', ['0 manche', '1 manche', '2 manches', '5 manches', '21 manches']],
  ['es', ['0 rondas', '1 ronda', '2 rondas', '5 rondas', '21 rondas']],
  ['de', ['0 Runden', '1 Runde', '2 Runden', '5 Runden', '21 Runden']],
  ['pt', ['0 rondas', '1 ronda', '2 rondas', '5 rondas', '21 rondas']],
] as const)('rounds in %s', (lang, expected) => {
  const told = COUNTS.map((count) => ALL[lang].lines.reached({ who: 'Anna', count }))
  expect(told.map((line) => /\d+ \S+$/.exec(line)?.[0])).toEqual(expected)
})
