/** For tests of what programs say: every sentence of a catalog, said in every language and held to the same rules. */
import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { LANGS, type Lang } from '../../engine/text/lang.ts'
import { type Sample, sentencesOf } from '../../engine/text/sentences.ts'

/** Sentences by their paths; of `same`: those that are the same in English. */
export type Same = { readonly [lang in Exclude<Lang, 'en'>]?: readonly string[] }

export interface Spoken<Text> {
  /** The arguments of its sentences; default: each is its own name in angle brackets, or a number if its name says so. */
  readonly sample?: Sample
  load(lang: Lang): Promise<Text>
  readonly same?: Same
  /** What a language says alike of one and of several. */
  readonly alike?: Same
  /** It quotes what is typed, with the quotation marks of a keyboard. */
  readonly quotes?: true
  /** It has pages of a terminal: several lines, columns, and nothing where there is no more to say. */
  readonly pages?: true
}

const COUNTS = [0, 1, 2, 5, 21, 1_000_000] as const

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

/**
 * Returns any value that a sentence asks for, as the English sentences type it, with sections that they import; a text is its own name in
 * angle brackets.
 */
export function typedBy(schema: URL): Sample {
  const types = typesIn(schema)
  const valueFor = (key: string, name: string, n: number): unknown => {
    const type = types.get(`${key}.${name}`)
    if (type === undefined) throw new Error(`${key} takes no ${name}`)
    if (type.includes('number[]')) return Array.from({ length: Math.min(n, 3) }, (_, i) => i + 1)
    if (type.includes('[]')) return ['<a>', '<b>', '<c>'].slice(0, Math.max(1, Math.min(n, 3)))
    if (type.includes('number')) return n
    if (type === 'boolean') return n === 1
    if (type.includes('null') && n === 0) return null
    return /'(\w+)'/.exec(type)?.[1] ?? `<${name}>`
  }
  return (key, n) => new Proxy({}, { get: (_, name) => valueFor(key, String(name), n) })
}

/** Every sentence of a catalog by its path, and by the number it was made with. */
export const saidIn = (catalog: object, sample?: Sample): Map<string, string> => sentencesOf(catalog, sample, COUNTS)

const marks = (text: string | undefined): string[] => [...new Set(text?.match(/<\w+>/g) ?? [])].sort()
const hasWords = (text: string): boolean => /\p{L}/u.test(text.replace(/<\w+>|Iacta/g, ''))

const GAPS = /undefined|NaN|\bnull\b|\[object|^\s|\s$|(?!\n)[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u
const BROKEN = new RegExp(`${GAPS.source}| {2}|\\n`, 'u')

const FOREIGN: { readonly [lang in Lang]: RegExp } = {
  en: /['"«»„]/,
  it: /['"“”„]/,
  fr: /['"“”„]/,
  es: /['"“”„]/,
  de: /['"”«»]/,
  pt: /['"“”„]/,
}

/** The tests that every catalogue passes. */
export async function testCatalog<Text extends object>({
  sample,
  load,
  same = {},
  alike = {},
  quotes,
  pages,
}: Spoken<Text>): Promise<void> {
  const all = new Map<Lang, Map<string, string>>()
  for (const lang of LANGS) all.set(lang, saidIn(await load(lang), sample))
  const sentences = (lang: Lang): Map<string, string> => all.get(lang) ?? new Map()
  const english = sentences('en')

  describe.each(LANGS)('%s', (lang) => {
    test('says everything, without gaps or control characters', () => {
      const said = sentences(lang)
      expect([...said.keys()]).toEqual([...english.keys()])
      for (const [path, text] of said) {
        expect(text, path).not.toMatch(pages ? GAPS : BROKEN)
        if (!pages) expect(text.length, path).toBeGreaterThan(0)
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
      for (const [path, text] of sentences(lang)) if (!quotes) expect(text, path).not.toMatch(FOREIGN[lang])
    })

    test('ends a sentence as one', () => {
      for (const [path, text] of sentences(lang))
        if (!pages && /Help( \d+)?$/.test(path)) expect(text, path).toMatch(/[.!?…]$/)
    })
  })

  test('French has its non-breaking spaces', () => {
    for (const [path, text] of sentences('fr')) expect(text, path).not.toMatch(/[^\u00a0\u202f][;!?»:](\s|$)|« /)
  })
}
