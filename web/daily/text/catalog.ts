/** What the pages of the challenges of a day say. Loaded with them, not with the shell. */

import { languages } from '../../../engine/text/lang.ts'
import type { en } from './en.ts'

export type DailyTexts = typeof en

export const loadDailyText = languages<DailyTexts>({
  en: () => import('./en.ts'),
  it: () => import('./it.ts'),
  fr: () => import('./fr.ts'),
  es: () => import('./es.ts'),
  de: () => import('./de.ts'),
  pt: () => import('./pt.ts'),
})
