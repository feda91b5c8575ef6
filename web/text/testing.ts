/** For tests of what pages say: every sentence of a catalogue, said in every language and held to the same rules. */
import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { LANGS, type Lang } from '../../engine/text/lang.ts'

/** Sentences by their paths; of `same`: those that are the same in English. */
export type Same = { readonly [lang in Exclude<Lang, 'en'>]?: readonly string[] }

export interface Spoken<Text> {
  /** The English sentences, which say what each takes; sections that they import are read as well. */
  readonly schema: URL
  load(lang: Lang): Promise<Text>
  readonly same?: Same
  /** What a language says alike of one and of several. */
  readonly alike?: Same
}

const COUNTS = [0, 1, 2, 5, 21, 1_000_000] as const

type Part = string | ((sample: never) => string) | { readonly [key: string]: Part }
type Types = ReadonlyMap<string, string>

/** What a sentence takes, as English or an interface types it: by its key and the argument's name. */
function typesIn(schema: URL): Types {
  const read = (url: URL): string => readFileSync(url, 'utf8')
  const own = read(schema)
  const beside = [...own.matchAll(/from '(\.\.?\/[\w./]+\.ts)'/g)].map(([, path]) => read(new URL(path ?? '', schema)))
  const types = new Map<string, string>()
  const typed = /(\w+): (?:Says<|\((?:\{[^}]*\}|\w+): )\{([^}]*)\}/g
  for (const [, key, given] of [own, ...beside].join('\n').matchAll(typed)) {
    for (const [, name, type] of (given ?? '').matchAll(/(\w+)\??: ([^;\n]+)/g))
      types.set(`${key}.${name}`, (type ?? '').trim())
  }
  return types
}

/** Returns any value that a sentence asks for; a text is its own name in angle brackets. */
function argumentsOf(types: Types, key: string, n: number): never {
  const get = (_: object, name: string | symbol): unknown => {
    const type = types.get(`${key}.${String(name)}`)
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

/** Every sentence by its path, and by the number it was made with. */
function sentencesOf(types: Types, part: Part, path = ''): [path: string, text: string][] {
  if (typeof part === 'string') return [[path, part]]
  const key = path.split('.').at(-1) ?? ''
  if (typeof part === 'function') return COUNTS.map((n) => [`${path} ${n}`, part(argumentsOf(types, key, n))])
  return Object.entries(part).flatMap(([key, inner]) => sentencesOf(types, inner, path === '' ? key : `${path}.${key}`))
}

const marks = (text: string | undefined): string[] => [...new Set(text?.match(/<\w+>/g) ?? [])].sort()
const hasWords = (text: string): boolean => /\p{L}/u.test(text.replace(/<\w+>|Iacta/g, ''))

const FOREIGN: { readonly [lang in Lang]: RegExp } = {
  en: /['"«»„]/,
  it: /['"“”„]/,
  fr: /['"“”„]/,
  es: /['"“”„]/,
  de: /['"”«»]/,
  pt: /['"“”„]/,
}

/** The tests that every catalogue passes. */
export async function testCatalog<Text>({ schema, load, same = {}, alike = {} }: Spoken<Text>): Promise<void> {
  const types = typesIn(schema)
  const all = new Map<Lang, Part>()
  for (const lang of LANGS) all.set(lang, (await load(lang)) as Part)
  const sentences = (lang: Lang): Map<string, string> => new Map(sentencesOf(types, all.get(lang) ?? {}))
  const english = sentences('en')

  describe.each(LANGS)('%s', (lang) => {
    test('says everything, without gaps or control characters', () => {
      const said = sentences(lang)
      expect([...said.keys()]).toEqual([...english.keys()])
      for (const [path, text] of said) {
        expect(text, path).not.toMatch(/undefined|NaN|\bnull\b|\[object|^\s|\s$| {2}|[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u)
        expect(text.length, path).toBeGreaterThan(0)
      }
    })

    test('says nothing in English', () => {
      if (lang === 'en') return
      const equal = [...sentences(lang)].filter(([path, text]) => hasWords(text) && text === english.get(path))
      const paths = [...new Set(equal.map(([path]) => path.replace(/ \d+$/, '')))]
      expect(paths.sort()).toEqual([...(same[lang] ?? [])].sort())
    })

    test('uses the arguments that English uses', () => {
      for (const [path, text] of sentences(lang)) expect([path, marks(text)]).toEqual([path, marks(english.get(path))])
    })

    test('tells one from several where English does', () => {
      const words = (text: string | undefined): string => (text ?? '').replace(/\d+([.,]\d+)?/g, '')
      const said = sentences(lang)
      for (const path of new Set([...english.keys()].map((key) => key.replace(/ \d+$/, '')))) {
        const differ = (spoken: ReadonlyMap<string, string>): boolean =>
          words(spoken.get(`${path} 1`)) !== words(spoken.get(`${path} 2`))
        const exempt = lang !== 'en' && alike[lang]?.includes(path)
        if (differ(english)) expect([path, differ(said)]).toEqual([path, !exempt])
      }
    })

    test('has its own quotation marks and apostrophes', () => {
      for (const [path, text] of sentences(lang)) expect(text, path).not.toMatch(FOREIGN[lang])
    })

    test('ends a sentence as one', () => {
      for (const [path, text] of sentences(lang)) if (/Help( \d+)?$/.test(path)) expect(text, path).toMatch(/[.!?…]$/)
    })
  })

  test('French has its non-breaking spaces', () => {
    for (const [path, text] of sentences('fr')) expect(text, path).not.toMatch(/[^\u00a0\u202f][;!?»:](\s|$)|« /)
  })
}
