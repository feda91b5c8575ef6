/** What the pages of insights and of the ladder say. Loaded with them, not with the shell. */
import { languages } from '../../../engine/text/lang.ts'
import type { en } from './en.ts'

export type InsightTexts = typeof en

export const loadInsightText = languages<InsightTexts>({
  en: () => import('./en.ts'),
  it: () => import('./it.ts'),
  fr: () => import('./fr.ts'),
  es: () => import('./es.ts'),
  de: () => import('./de.ts'),
  pt: () => import('./pt.ts'),
})
