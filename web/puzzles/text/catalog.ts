/** What the pages of puzzles say. Loaded with them, not with the shell. */

import { languages } from '../../../engine/text/lang.ts'
import type { en } from './en.ts'

export type PuzzleTexts = typeof en

export const loadPuzzleText = languages<PuzzleTexts>({
  en: () => import('./en.ts'),
  it: () => import('./it.ts'),
  fr: () => import('./fr.ts'),
  es: () => import('./es.ts'),
  de: () => import('./de.ts'),
  pt: () => import('./pt.ts'),
})
