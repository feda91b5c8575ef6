/** Pig, with rules and texts alone: everything else is the default. docs/NEW-GAME.md builds it step by step. */
import type { GameEntry } from '../../engine/entry.ts'
import { languages } from '../../engine/text/lang.ts'
import type { PigSays } from './text/en.ts'

const says = languages<PigSays>({
  en: () => import('./text/en.ts'),
  it: () => import('./text/it.ts'),
  fr: () => import('./text/fr.ts'),
  es: () => import('./text/es.ts'),
  de: () => import('./text/de.ts'),
  pt: () => import('./text/pt.ts'),
})

export const pigEntry: GameEntry = {
  seats: { min: 2, max: 6 },
  rules: { 1: async () => (await import('./rules.ts')).pig },
  text: async (lang) => (await import('./text/text.ts')).pigText(await says(lang)),
}
