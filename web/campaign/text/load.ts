import type { Lang } from '../../../engine/text/lang.ts'
import type { CampaignTexts } from './catalog.ts'

/** One chunk a language, loaded when asked for. */
const TEXTS: { readonly [lang in Lang]: () => Promise<CampaignTexts> } = {
  en: async () => (await import('./en.ts')).en,
  it: async () => (await import('./it.ts')).it,
  fr: async () => (await import('./fr.ts')).fr,
  es: async () => (await import('./es.ts')).es,
  de: async () => (await import('./de.ts')).de,
  pt: async () => (await import('./pt.ts')).pt,
}

export function loadCampaignText(lang: Lang): Promise<CampaignTexts> {
  return TEXTS[lang]()
}
