import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { LANGS, type Lang } from '../../engine/text/lang.ts'
import type { WebText } from './catalog.ts'
import { de } from './de.ts'
import { en } from './en.ts'
import { es } from './es.ts'
import { fr } from './fr.ts'
import { it } from './it.ts'
import { loadWebText } from './load.ts'
import { pt } from './pt.ts'

const ALL: { readonly [lang in Lang]: WebText } = { en, it, fr, es, de, pt }
const read = (path: string): string => readFileSync(new URL(path, import.meta.url), 'utf8')
const CATALOG = read('catalog.ts')
/** With the sections that are described beside what they belong to. */
const BESIDE = [...CATALOG.matchAll(/from '(\.\.?\/\w+\/[^']+)'/g)].map(([, path]) => read(path ?? ''))
const SOURCE = [CATALOG, ...BESIDE].join('\n')
const COUNTS = [0, 1, 2, 5, 21, 1_000_000] as const

/** What a sentence takes, as the catalogue types it: by its key and the argument's name. */
const TYPES = new Map<string, string>()
for (const [, key, given] of SOURCE.matchAll(/readonly (\w+): Says<\{([^}]*)\}>/g)) {
  for (const [, name, type] of (given ?? '').matchAll(/(\w+)\??: ([^;\n]+)/g))
    TYPES.set(`${key}.${name}`, (type ?? '').trim())
}

/** Gives whatever a sentence asks for; a text is its own name in angle brackets. */
function argumentsOf(key: string, n: number): never {
  const get = (_: object, name: string | symbol): unknown => {
    const type = TYPES.get(`${key}.${String(name)}`)
    if (type === undefined) throw new Error(`${key} takes no ${String(name)}`)
    if (type.includes('number[]')) return Array.from({ length: Math.min(n, 3) }, (_, i) => i + 1)
    if (type.includes('[]')) return ['<a>', '<b>', '<c>'].slice(0, Math.max(1, Math.min(n, 3)))
    if (type.includes('number')) return n
    if (type === 'boolean') return n === 1
    if (type.includes('null') && n === 0) return null
    return /'(\w+)'/.exec(type)?.[1] ?? `<${String(name)}>`
  }
  return new Proxy({}, { get }) as never
}

type Part = string | ((sample: never) => string) | { readonly [key: string]: Part }

/** Every sentence by its path, and by the number it was made with. */
function sentencesOf(part: Part, path = ''): [path: string, text: string][] {
  if (typeof part === 'string') return [[path, part]]
  const key = path.split('.').at(-1) ?? ''
  if (typeof part === 'function') return COUNTS.map((n) => [`${path} ${n}`, part(argumentsOf(key, n))])
  return Object.entries(part).flatMap(([key, inner]) => sentencesOf(inner, path === '' ? key : `${path}.${key}`))
}

const sentences = (lang: Lang): Map<string, string> => new Map(sentencesOf(ALL[lang] as unknown as Part))
const ENGLISH = sentences('en')
const marks = (text: string | undefined): string[] => [...new Set(text?.match(/<\w+>/g) ?? [])].sort()

const hasWords = (text: string): boolean => /\p{L}/u.test(text.replace(/<\w+>|Iacta/g, ''))

/** What is the same word in both languages. */
const SAME: { readonly [lang in Exclude<Lang, 'en'>]: readonly string[] } = {
  it: ['app.menu', 'home.set.bot', 'settings.volume', 'table.bot'],
  fr: [
    'app.menu',
    'home.set.bot',
    'home.set.options',
    'replay.pause',
    'settings.about.licences',
    'settings.speeds.normal',
    'settings.version',
    'settings.volume',
    'table.bot',
    'table.pointsWord',
    'table.result.points',
    'table.view.points',
  ],
  es: ['home.set.bot', 'table.bot'],
  de: ['home.set.bot', 'settings.speeds.normal', 'settings.version'],
  pt: ['app.menu', 'home.set.bot', 'settings.volume', 'table.bot'],
}

describe.each(LANGS)('%s', (lang) => {
  test('is what the loader gives', async () => {
    expect(await loadWebText(lang)).toBe(ALL[lang])
  })

  test('says everything, without gaps or control characters', () => {
    const said = sentences(lang)
    expect([...said.keys()]).toEqual([...ENGLISH.keys()])
    for (const [path, text] of said) {
      expect(text, path).not.toMatch(/undefined|NaN|\bnull\b|\[object|^\s|\s$| {2}|[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u)
      expect(text.length, path).toBeGreaterThan(0)
    }
  })

  test('says nothing in English', () => {
    if (lang === 'en') return
    const equal = [...sentences(lang)].filter(([path, text]) => hasWords(text) && text === ENGLISH.get(path))
    expect([...new Set(equal.map(([path]) => path.replace(/ \d+$/, '')))].sort()).toEqual([...SAME[lang]].sort())
  })

  test('uses the arguments that English uses', () => {
    for (const [path, text] of sentences(lang)) expect([path, marks(text)]).toEqual([path, marks(ENGLISH.get(path))])
  })

  test('tells one from several where English does', () => {
    const words = (text: string | undefined): string => (text ?? '').replace(/\d+([.,]\d+)?/g, '')
    const said = sentences(lang)
    for (const path of new Set([...ENGLISH.keys()].map((key) => key.replace(/ \d+$/, '')))) {
      const differ = (all: ReadonlyMap<string, string>): boolean =>
        words(all.get(`${path} 1`)) !== words(all.get(`${path} 2`))
      if (differ(ENGLISH)) expect([path, differ(said)]).toEqual([path, true])
    }
  })

  test('has its own quotation marks and apostrophes', () => {
    const foreign: { readonly [lang in Lang]: RegExp } = {
      en: /['"«»„]/,
      it: /['"“”„]/,
      fr: /['"“”„]/,
      es: /['"“”„]/,
      de: /['"”«»]/,
      pt: /['"“”„]/,
    }
    for (const [path, text] of sentences(lang)) expect(text, path).not.toMatch(foreign[lang])
  })

  test('ends a sentence as one', () => {
    for (const [path, text] of sentences(lang)) if (/Help( \d+)?$/.test(path)) expect(text, path).toMatch(/[.!?…]$/)
  })
})

test('French has its non-breaking spaces', () => {
  for (const [path, text] of sentences('fr')) expect(text, path).not.toMatch(/[^\u00a0\u202f][;!?»:](\s|$)|« /)
})
