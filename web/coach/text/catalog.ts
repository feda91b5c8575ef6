/** What the pages about chances say: levels, looking back, the coach. Loaded with those pages, not with the shell. */

import { languages } from '../../../engine/text/lang.ts'
import type { en } from './en.ts'

export type CoachTexts = typeof en

export const loadCoachText = languages<CoachTexts>({
  en: () => import('./en.ts'),
  it: () => import('./it.ts'),
  fr: () => import('./fr.ts'),
  es: () => import('./es.ts'),
  de: () => import('./de.ts'),
  pt: () => import('./pt.ts'),
})
