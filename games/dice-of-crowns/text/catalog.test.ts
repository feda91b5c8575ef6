import { describe, expect, test } from 'vitest'
import { LANGS, type Lang } from '../../../engine/text/lang.ts'
import { COUNTS } from '../../../engine/text/sentences.ts'
import { testTexts } from '../../../engine/text/texts.testing.ts'
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
  rules: 'R1 R2 R3 R4 R5 R6 R7 R8 R9 R10 R11 R12 R13 R14 R15 R16 S1 S2 S3 S4 S5 S6 S7'.split(' '),
  drawings: ['die', ...Object.values(DRAWINGS)],
  whole: /^(book\.(S|dice|terms|advanced|solo|examples)|characters|lesson\.learned)/,
  formulas: ['lesson.you', 'lesson.left', 'lesson.right'],
  same: {
    it: ['name'],
    fr: ['book.headings.options', 'decisionKinds.vengeance', 'name', 'options.vengeance.label'],
    es: ['name'],
    de: ['name'],
    pt: ['name'],
  },
})

describe.each(LANGS)('%s', (lang) => {
  const say: Catalog = ALL[lang]

  test('gives the three chances of the first roll', () => {
    const figures = say.book.examples.odds.match(/\d+[.,]\d+/g)?.map((figure) => figure.replace(',', '.'))
    expect(figures).toEqual(['9.58', '4.53', '0.046'])
  })

  test('has a name of its own for every face', () => {
    expect(new Set(Object.values(say.kinds)).size).toBe(4)
  })
})

test.each([
  ['en', ['0 daggers', '1 dagger', '2 daggers', '5 daggers', '21 daggers']],
  ['it', ['0 pugnali', '1 pugnale', '2 pugnali', '5 pugnali', '21 pugnali']],
  ['fr', ['0 dague', '1 dague', '2 dagues', '5 dagues', '21 dagues']],
  ['es', ['0 dagas', '1 daga', '2 dagas', '5 dagas', '21 dagas']],
  ['de', ['0 Dolche', '1 Dolch', '2 Dolche', '5 Dolche', '21 Dolche']],
  ['pt', ['0 punhais', '1 punhal', '2 punhais', '5 punhais', '21 punhais']],
] as const)('daggers in %s', (lang, expected) => {
  expect(COUNTS.map((count) => ALL[lang].things.dagger({ count }))).toEqual(expected)
})
