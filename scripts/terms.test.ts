import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { LANGS, type Lang } from '../engine/text/lang.ts'
import { terms as de } from '../engine/text/terms/de.ts'
import { terms as en } from '../engine/text/terms/en.ts'
import { terms as es } from '../engine/text/terms/es.ts'
import { terms as fr } from '../engine/text/terms/fr.ts'
import { terms as it } from '../engine/text/terms/it.ts'
import { terms as pt } from '../engine/text/terms/pt.ts'
import type { Term, TermSheet } from '../engine/text/terms/terms.ts'

const SHEETS: { readonly [lang in Lang]: TermSheet } = { en, it, fr, es, de, pt }
const ROOT = new URL('../', import.meta.url)

/** Every file below a `text/` folder, but for the term sheets themselves. */
const FILES = ['engine', 'fair', 'games', 'web', 'cli', 'protocol', 'server'].flatMap((folder) =>
  readdirSync(new URL(folder, ROOT), { recursive: true, encoding: 'utf8' })
    .map((file) => `${folder}/${file.replaceAll('\\', '/')}`)
    .filter((file) => /\/text\/(?!terms\/).*\.ts$/.test(file) && !file.includes('.test.')),
)

/** The string literals of a source, without import paths. */
function literals(source: string): string[] {
  const body = source.replace(/^import .*$/gm, '')
  return [...body.matchAll(/'((?:[^'\\\n]|\\.)*)'|`([^`]*)`/g)].map(([, plain, template]) => plain ?? template ?? '')
}

/** What a file says in a language: all of `it.ts`, or the part `it: {…}` of a table of all languages. */
function saidIn(lang: Lang, file: string): string[] {
  const source = readFileSync(new URL(file, ROOT), 'utf8')
  if (file.endsWith(`/${lang}.ts`)) return literals(source)
  const part = new RegExp(`^  ${lang}: [{[]?$([\\s\\S]*?)^  [}\\]]`, 'm').exec(source)
  return part === null ? [] : literals(part[1] ?? '')
}

function strayWords(lang: Lang): string[] {
  const never = Object.entries(SHEETS[lang]).flatMap(([thing, { never: words = [] }]: [string, Term]) =>
    words.map((word) => ({ thing, pattern: new RegExp(`(?<!\\p{L})(?:${word})(?!\\p{L})`, 'iu') })),
  )
  return FILES.flatMap((file) =>
    saidIn(lang, file).flatMap((text) =>
      never.filter(({ pattern }) => pattern.test(text)).map(({ thing }) => `${file}: ${thing}: ${text}`),
    ),
  )
}

describe.each(LANGS)('%s', (lang) => {
  test('has a word for every thing', () => {
    for (const { say } of Object.values(SHEETS[lang])) expect(say).not.toBe('')
  })

  test('says one word for one thing', () => {
    expect(strayWords(lang)).toEqual([])
  })
})

test('a stray word is found in a file of one language and in a table of all', () => {
  expect(FILES.length).toBeGreaterThan(150)
  expect(saidIn('it', 'games/dicy-cards/text/covers.ts').join()).toContain('Fiocco di neve')
  expect(saidIn('it', 'games/dicy-cards/text/covers.ts').join()).not.toContain('Flocon')
  expect(saidIn('de', 'web/text/de.ts').length).toBeGreaterThan(100)
})
