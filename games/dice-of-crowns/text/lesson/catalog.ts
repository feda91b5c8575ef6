/** The texts of the guided first game, a file for each language, loaded only with the lesson. */

import { languages } from '../../../../engine/text/lang.ts'
import type { en } from './en.ts'

export type LessonTexts = typeof en
export type LessonNotes = LessonTexts['notes']

/** The lesson in this language. */
export const loadLessonTexts = languages<LessonTexts>({
  en: () => import('./en.ts'),
  it: () => import('./it.ts'),
  fr: () => import('./fr.ts'),
  es: () => import('./es.ts'),
  de: () => import('./de.ts'),
  pt: () => import('./pt.ts'),
})
