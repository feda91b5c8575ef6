import type { Lang } from '../../engine/text/lang.ts'
import type { ProtocolText } from './catalog.ts'

/** One chunk a language, loaded when asked for. */
const TEXTS: { readonly [lang in Lang]: () => Promise<ProtocolText> } = {
  en: async () => (await import('./en.ts')).en,
  it: async () => (await import('./it.ts')).it,
  fr: async () => (await import('./fr.ts')).fr,
  es: async () => (await import('./es.ts')).es,
  de: async () => (await import('./de.ts')).de,
  pt: async () => (await import('./pt.ts')).pt,
}

/** What the protocol says, in this language. */
export function loadProtocolText(lang: Lang): Promise<ProtocolText> {
  return TEXTS[lang]()
}
