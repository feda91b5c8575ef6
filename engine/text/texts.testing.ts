/** The tests that the texts of every game pass. What only one says is tested beside its texts. */
import { describe, expect, test } from 'vitest'
import type { GameText } from './game.ts'
import { LANGS, type Lang, plural } from './lang.ts'
import { argumentsOf, BROKEN, COUNTS, linesOf, pathsSameIn } from './sentences.ts'
import type { GameGrammar } from './you/you.ts'

type Other = Exclude<Lang, 'en'>

interface Say {
  /** Grammar, no sentences. */
  readonly you: GameGrammar
  readonly levels: object
  readonly options: { readonly [option: string]: { readonly label: string; readonly help: string; values?: object } }
}

export interface Texts<Catalog extends Say> {
  readonly all: { readonly [lang in Lang]: Catalog }
  textOf(say: Catalog): GameText
  load(lang: Lang): Promise<GameText>
  /** Every rule, in the order of the book. */
  readonly rules: readonly string[]
  readonly drawings?: readonly string[]
  /** The paths of texts that are whole sentences, besides those of options, refusals and the box. */
  readonly whole: RegExp
  /** Paths of words that are the same as in English; every other sentence must differ. */
  readonly same: { readonly [lang in Other]?: readonly string[] }
  /** Sentences with a number of things ("Anna has 5 points"), and what one and several are called, in the order of the languages. */
  readonly counts?: readonly (readonly [things: string, told: (say: Catalog, count: number) => string])[]
  /** Paths that may be the same in every language. */
  readonly formulas?: readonly string[]
}

/** For `counts`. */
export const POINTS = 'point points, punto punti, point points, punto puntos, Punkt Punkte, ponto pontos'

const WHOLE = /^(book\.(R\d|intro)|refusals|clashes|tagline|notation)|help$/

export function testTexts<Catalog extends Say>(texts: Texts<Catalog>): void {
  const { all, textOf, load, rules, drawings, whole, same, counts = [], formulas = [] } = texts
  const saidIn = ({ you: _, ...said }: Catalog) => said
  describe.each(LANGS)('%s', (lang) => {
    const say = all[lang]
    const text = textOf(say)
    const sentences = [...linesOf(saidIn(say))]

    test('is what the loader gives', async () => {
      const loaded = await load(lang)
      expect(loaded.rules).toEqual(text.rules)
      expect(loaded.lang).toBe(lang)
    })

    test('has every rule in order, every drawing, and every option', () => {
      expect(text.rules.flatMap(({ ref }) => ref ?? [])).toEqual(rules)
      if (drawings !== undefined)
        expect(new Set(text.rules.flatMap(({ drawing }) => drawing ?? []))).toEqual(new Set(drawings))
      const told = text.rules.map((rule) => rule.text)
      for (const { label, help } of Object.values(say.options)) expect(told).toContain(`${label} — ${help}`)
    })

    test('refers only to rules that there are', () => {
      for (const [path, sentence] of sentences) {
        for (const ref of sentence.match(/\b[RSCB]\d+a?\b/g) ?? []) expect(rules, path).toContain(ref)
      }
    })

    test('has whole sentences, without control characters', () => {
      for (const [path, sentence] of sentences) {
        expect(sentence, path).not.toMatch(BROKEN)
        if (WHOLE.test(path) || whole.test(path)) expect(sentence, path).toMatch(/^[\p{Lu}\p{N}«“„].*[.:]$/u)
      }
    })

    test('writes minus as a sign, but for the notation', () => {
      for (const [path, sentence] of sentences) {
        if (path !== 'notation') expect(sentence, path).not.toMatch(/(^| )-( |\d)/)
      }
    })

    test('uses the arguments that English uses', () => {
      // Notes of a lesson can leave a name out.
      const used = (texts: Catalog) => argumentsOf(saidIn(texts)).filter(([path]) => !path.startsWith('lesson.'))
      expect(used(say)).toEqual(used(all.en))
    })

    test('counts things in its plurals', () => {
      for (const [things, told] of counts) {
        const [one = '', other = ''] = things.split(', ')[LANGS.indexOf(lang)]?.split(' ') ?? []
        const counted = COUNTS.map((n) => /\d+ \p{L}+/u.exec(told(say, n))?.[0])
        expect(counted).toEqual(COUNTS.map((n) => `${n} ${plural(lang, n, { one, other })}`))
      }
    })

    test('has a name of its own for every level, option and value', () => {
      const named = [say.levels, ...Object.values(say.options).map(({ values }) => values ?? {})].map(Object.values)
      for (const names of [...named, Object.values(say.options).map(({ label }) => label)]) {
        expect(new Set(names).size, names.join()).toBe(names.length)
      }
    })
  })

  test.each(LANGS.filter((lang) => lang !== 'en'))('%s says no sentence in English', (lang) => {
    const paths = pathsSameIn(saidIn(all[lang]), saidIn(all.en)).filter((path) => !formulas.includes(path))
    expect(paths).toEqual([...(same[lang] ?? [])].sort())
  })

  test('French has its non-breaking spaces', () => {
    for (const [path, text] of linesOf(saidIn(all.fr))) {
      expect(text.replace(/seed:[\p{L}:]*/gu, ''), path).not.toMatch(/[^\u00a0][;!?»%]| :|« |\p{L}:/u)
    }
  })
}
