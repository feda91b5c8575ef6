import type { Lang } from '../../../engine/text/lang.ts'
import type { Catalog } from './catalog.ts'
import { type StarText, textOf } from './texts.ts'

/** One chunk a language, loaded when asked for. */
const CATALOGS: { readonly [lang in Lang]: () => Promise<Catalog> } = {
  en: async () => (await import('./en.ts')).en,
  it: async () => (await import('./it.ts')).it,
  fr: async () => (await import('./fr.ts')).fr,
  es: async () => (await import('./es.ts')).es,
  de: async () => (await import('./de.ts')).de,
  pt: async () => (await import('./pt.ts')).pt,
}

/** What Star Maps says, in this language. */
export async function loadText(lang: Lang): Promise<StarText> {
  return textOf(await CATALOGS[lang]())
}
