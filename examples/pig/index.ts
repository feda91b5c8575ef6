/** Pig, with rules and texts alone: everything else is the default. docs/NEW-GAME.md builds it step by step. */
import type { GameEntry } from '../../engine/entry.ts'
import type { Lang } from '../../engine/text/lang.ts'
import type { PigSays } from './text/en.ts'

const LANGUAGES: { readonly [lang in Lang]: () => Promise<PigSays> } = {
  en: async () => (await import('./text/en.ts')).en,
  it: async () => (await import('./text/it.ts')).it,
  fr: async () => (await import('./text/fr.ts')).fr,
  es: async () => (await import('./text/es.ts')).es,
  de: async () => (await import('./text/de.ts')).de,
  pt: async () => (await import('./text/pt.ts')).pt,
}

export const pigEntry: GameEntry = {
  seats: { min: 2, max: 6 },
  rules: { 1: async () => (await import('./rules.ts')).pig },
  text: async (lang) => (await import('./text/text.ts')).pigText(await LANGUAGES[lang]()),
}
