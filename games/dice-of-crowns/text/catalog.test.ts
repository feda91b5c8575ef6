import { describe, expect, test } from 'vitest'
import { LANGS, type Lang } from '../../../engine/text/lang.ts'
import { argumentsOf, BROKEN, COUNTS, pathsSameIn, sentencesOf } from '../../../engine/text/sentences.ts'
import { DRAWINGS } from './book.ts'
import type { Catalog } from './catalog.ts'
import { RULE_NUMBERS } from './catalog.ts'
import { de } from './de.ts'
import { en } from './en.ts'
import { es } from './es.ts'
import { fr } from './fr.ts'
import { it } from './it.ts'
import { pt } from './pt.ts'
import { loadText, textOf } from './texts.ts'

const ALL = { en, it, fr, es, de, pt } satisfies { readonly [lang in Lang]: Catalog }
type Other = Exclude<Lang, 'en'>
const OTHERS = LANGS.filter((lang): lang is Other => lang !== 'en')

/** Words that are the same in both languages; every other sentence must differ from the English one. */
const EQUAL: { readonly [lang in Other]: readonly string[] } = {
  it: ['board.pieces.area', 'name'],
  fr: ['book.headings.options', 'name', 'options.vengeance.label'],
  es: ['name'],
  de: ['name'],
  pt: ['name'],
}

describe.each(LANGS)('%s', (lang) => {
  const say: Catalog = ALL[lang]
  const text = textOf(say)
  const sentences = sentencesOf(say)

  test('is what the loader gives', async () => {
    const loaded = await loadText(lang)
    expect(loaded.rules).toEqual(text.rules)
    expect(loaded.lang).toBe(lang)
  })

  test('has every rule in order, each drawing once, and every option', () => {
    expect(text.rules.flatMap(({ ref }) => ref ?? [])).toEqual(RULE_NUMBERS)
    const drawn = text.rules.flatMap(({ drawing }) => drawing ?? [])
    expect(drawn).toEqual(['die', ...Object.values(DRAWINGS)])
    const told = text.rules.map((rule) => rule.text)
    for (const { label, help } of Object.values(say.options)) expect(told).toContain(`${label} — ${help}`)
    expect(text.rules.filter(({ heading }) => heading !== undefined)).toHaveLength(8)
  })

  test('gives the three chances of the first roll', () => {
    const figures = say.book.examples.odds.match(/\d+[.,]\d+/g)?.map((figure) => figure.replace(',', '.'))
    expect(figures).toEqual(['9.58', '4.53', '0.046'])
  })

  test('refers only to rules that there are', () => {
    for (const [path, sentence] of sentences) {
      for (const ref of sentence.match(/\b[RS]\d+\b/g) ?? []) expect(RULE_NUMBERS, path).toContain(ref)
    }
  })

  test('has whole sentences, without control characters', () => {
    for (const [path, sentence] of sentences) {
      expect(sentence, path).not.toMatch(BROKEN)
      if (/^(book\.(R|S|intro|dice|terms|advanced|solo|examples)|refusals|clashes|tagline|notation)|help$/.test(path)) {
        expect(sentence, path).toMatch(/^[\p{Lu}\p{N}«“„].*[.:]$/u)
      }
    }
  })

  test('uses the arguments that English uses', () => {
    expect(argumentsOf(say)).toEqual(argumentsOf(en))
  })

  test('has a name of its own for every face, level and label of an option', () => {
    expect(new Set(Object.values(say.kinds)).size).toBe(4)
    expect(new Set(Object.values(say.levels)).size).toBe(4)
    for (const { values } of Object.values(say.options)) {
      expect(new Set(Object.values(values)).size).toBe(Object.keys(values).length)
    }
  })
})

test.each(OTHERS)('%s says no sentence in English', (lang) => {
  expect(pathsSameIn(ALL[lang], en)).toEqual([...EQUAL[lang]].sort())
})

test('French has its non-breaking spaces', () => {
  for (const [path, text] of sentencesOf(fr)) expect(text, path).not.toMatch(/[^\u00a0][;!?»%]| :|« /)
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

// Each of these must fail to compile: `tsc` reports an expected error that does not come.
test('what does not compile', () => {
  const { crown, ...three } = de.kinds
  // @ts-expect-error a face without a name
  expect({ ...de, kinds: three } satisfies Catalog).not.toHaveProperty('kinds.crown', crown)
  const { S4, ...book } = de.book
  // @ts-expect-error a rule that is not told
  expect({ ...de, book } satisfies Catalog).not.toHaveProperty('book.S4', S4)
  // @ts-expect-error a missing argument
  expect(en.lines.kept({ who: 'Anna' })).toBe('Anna keeps undefined')
  // @ts-expect-error a language without a catalog
  expect({ en, it, fr, es, de } satisfies { readonly [lang in Lang]: Catalog }).not.toHaveProperty('pt')
})
