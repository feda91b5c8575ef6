import type { Lang } from '../../../engine/text/lang.ts'
import type { DailyTexts } from './catalog.ts'

/** One chunk a language, loaded when asked for. */
const TEXTS: { readonly [lang in Lang]: () => Promise<DailyTexts> } = {
  en: async () => (await import('./en.ts')).en,
  it: async () => (await import('./it.ts')).it,
  fr: async () => (await import('./fr.ts')).fr,
  es: async () => (await import('./es.ts')).es,
  de: async () => (await import('./de.ts')).de,
  pt: async () => (await import('./pt.ts')).pt,
}

export function loadDailyText(lang: Lang): Promise<DailyTexts> {
  return TEXTS[lang]()
}
