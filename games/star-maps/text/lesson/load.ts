import type { Lang } from '../../../../engine/text/lang.ts'
import type { LessonTexts } from './catalog.ts'

const TEXTS: { readonly [lang in Lang]: () => Promise<LessonTexts> } = {
  en: async () => (await import('./en.ts')).en,
  it: async () => (await import('./it.ts')).it,
  fr: async () => (await import('./fr.ts')).fr,
  es: async () => (await import('./es.ts')).es,
  de: async () => (await import('./de.ts')).de,
  pt: async () => (await import('./pt.ts')).pt,
}

/** The lesson in this language. */
export function loadLessonTexts(lang: Lang): Promise<LessonTexts> {
  return TEXTS[lang]()
}
