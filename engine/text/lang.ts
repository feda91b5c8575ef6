/** The languages, and the little that differs between them beyond words: plurals, lists and numbers, by `Intl`. */

export const LANGS = ['en', 'it', 'fr', 'es', 'de', 'pt'] as const

export type Lang = (typeof LANGS)[number]

/** Each in its own language, as a menu shows it. */
export const LANG_NAMES: { readonly [lang in Lang]: string } = {
  en: 'English',
  it: 'Italiano',
  fr: 'Français',
  es: 'Español',
  de: 'Deutsch',
  pt: 'Português',
}

/** The sign before the decimals, as `Intl` has it: a table, for moments when loading `Intl` would cost a frame. */
export const DECIMAL_SIGNS: { readonly [lang in Lang]: string } = {
  en: '.',
  it: ',',
  fr: ',',
  es: ',',
  de: ',',
  pt: ',',
}

/** Returns whether this is one of our languages. */
export function isLang(text: string): text is Lang {
  return LANGS.some((lang) => lang === text)
}

/** The first wanted language that we speak, else English. Takes BCP 47 tags (`pt-BR`) and locales (`de_AT.UTF-8`). */
export function pickLang(wanted: readonly string[]): Lang {
  return (
    wanted
      .map((tag) =>
        tag
          .trim()
          .toLowerCase()
          .replace(/[^a-z].*/s, ''),
      )
      .find(isLang) ?? 'en'
  )
}

/** A thing and what is said of it: French has a space before the colon, `Feuille\u00a0: Lion`. */
export function labelled(lang: Lang, what: string, about: string): string {
  return `${what}${lang === 'fr' ? '\u00a0' : ''}: ${about}`
}

/** Things that have commas of their own, one after the other: French has a space before the semicolon, too. */
export function sequence(lang: Lang, told: readonly string[]): string {
  return told.join(lang === 'fr' ? '\u00a0; ' : '; ')
}

/** What keyboards of a language print on keys that have a name; otherwise as in English. */
const KEYS: { readonly [lang in Lang]?: { readonly [key: string]: string } } = {
  it: { Enter: 'Invio', Space: 'Spazio' },
  fr: { Enter: 'Entrée', Esc: 'Échap', Space: 'Espace' },
  es: { Enter: 'Intro', Space: 'Espacio' },
  de: { Space: 'Leertaste' },
  pt: { Space: 'Espaço' },
}

/** Keys as they are called in a language: "↑ ↓ Enter" is "↑ ↓ Entrée" in French. */
export function keyName(lang: Lang, keys: string): string {
  return keys
    .split(' ')
    .map((key) => KEYS[lang]?.[key] ?? key)
    .join(' ')
}

/** Whose usage our texts follow: Portugal says "0 pontos", Brazil "0 ponto"; Britain writes "a, b and c". */
const LOCALES: { readonly [lang in Lang]?: string } = { en: 'en-GB', pt: 'pt-PT' }

/** The BCP 47 tag of our texts, for `Intl` and for pages. */
export function locale(lang: Lang): string {
  return LOCALES[lang] ?? lang
}

/** What a number of things is called. `many` (a million, where a language has it) is `other` unless given. */
export interface Forms {
  readonly one: string
  readonly many?: string
  readonly other: string
}

const RULES = new Map<Lang, Intl.PluralRules>()

/** The form that a language uses for `n`. French counts 0 as `one`, so a form states the number itself. */
export function plural(lang: Lang, n: number, forms: Forms): string {
  const rules = RULES.get(lang) ?? new Intl.PluralRules(locale(lang))
  RULES.set(lang, rules)
  return forms[rules.select(n) as keyof Forms] ?? forms.other
}

const LISTS = new Map<string, Intl.ListFormat>()

/** "a, b and c", "a, b or c". */
export function list(lang: Lang, items: readonly (string | number)[], joined: 'and' | 'or'): string {
  const key = `${lang} ${joined}`
  const type = joined === 'and' ? 'conjunction' : 'disjunction'
  const lists = LISTS.get(key) ?? new Intl.ListFormat(locale(lang), { type })
  LISTS.set(key, lists)
  return lists.format(items.map(String))
}

/** 200000 as "200,000", "200.000" or "200 000". `Intl` groups Spanish by dots; the Real Academia asks for a space. */
export function number(lang: Lang, n: number): string {
  const written = n.toLocaleString(locale(lang))
  return lang === 'es' ? written.replaceAll('.', '\u202f') : written
}

type Modules<Text> = { readonly [lang in Lang]: () => Promise<{ readonly [name in lang]: Text }> }

/** A text in every language, one chunk each, loaded on demand: `it` comes from the module that exports `it`. */
export function languages<Text>(modules: Modules<Text>): (lang: Lang) => Promise<Text> {
  return async (lang) => {
    const loaded: { readonly [name in Lang]?: Text } = await modules[lang]()
    return loaded[lang] as Text
  }
}

/** As `languages`, with what `made` makes of the text: `languagesAs(textOf, { en: () => import('./en.ts'), … })`. */
export function languagesAs<Text, Made>(made: (text: Text) => Made, modules: Modules<Text>) {
  const load = languages(modules)
  return async (lang: Lang): Promise<Made> => made(await load(lang))
}
