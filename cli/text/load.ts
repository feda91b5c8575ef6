import type { Lang } from '../../engine/text/lang.ts'
import type { CliText } from './catalog.ts'

/** One chunk a language. */
const CATALOGS: { readonly [lang in Lang]: () => Promise<CliText> } = {
  en: async () => (await import('./en.ts')).en,
  it: async () => (await import('./it.ts')).it,
  fr: async () => (await import('./fr.ts')).fr,
  es: async () => (await import('./es.ts')).es,
  de: async () => (await import('./de.ts')).de,
  pt: async () => (await import('./pt.ts')).pt,
}

export function loadCliText(lang: Lang): Promise<CliText> {
  return CATALOGS[lang]()
}
