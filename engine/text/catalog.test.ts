import { expect, test } from 'vitest'
import { testCatalog } from '../../scripts/testing/catalogs.ts'
import type { Catalog } from './catalog.ts'
import { loadCatalog } from './catalog.ts'
import { de } from './de.ts'
import { en } from './en.ts'
import { es } from './es.ts'
import { fr } from './fr.ts'
import { it } from './it.ts'
import { LANGS } from './lang.ts'
import { pt } from './pt.ts'
import { sentencesOf } from './sentences.ts'

const ALL = { en, it, fr, es, de, pt }
await testCatalog({ load: loadCatalog, quotes: true, alike: { de: ['dice'] } })

test.each(LANGS)('%s has no fragments', (lang) => {
  for (const [path, text] of sentencesOf(ALL[lang])) if (path !== 'lang') expect(text.length, path).toBeGreaterThan(5)
})

// Each of these lines must fail to compile: `tsc` reports an expected error that does not come.
test('what does not compile', () => {
  const text: Catalog = en
  // @ts-expect-error a wrong key
  expect(text.refusal.ovre).toBeUndefined()
  // @ts-expect-error a missing argument
  expect(text.log.line({ line: 5 })).toBe('Line 5: undefined')
  // @ts-expect-error no arguments at all
  expect(() => text.log.line()).toThrow()
  // @ts-expect-error an argument of the wrong kind
  expect(text.log.line({ line: '5', what: '' })).toBe('Line 5: ')

  const { about, ...unfinished } = de
  // @ts-expect-error a missing sentence
  expect(unfinished satisfies Catalog).not.toHaveProperty('about', about)
  const { over, ...refusal } = de.refusal
  // @ts-expect-error a missing sentence, further in
  expect({ ...de, refusal } satisfies Catalog).not.toHaveProperty('refusal.over', over)
  // @ts-expect-error a sentence too many
  expect({ ...de, more: 'mehr' } satisfies Catalog).toHaveProperty('more')
  // @ts-expect-error a sentence with an argument that the schema lacks
  expect({ ...de, didYouMean: (p: { wrod: string }) => p.wrod } satisfies Catalog).toHaveProperty('didYouMean')
})
