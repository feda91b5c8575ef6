/** The texts of the guided first game, a file for each language, loaded only with the lesson. */

import type { Says } from '../../../../engine/text/catalog.ts'
import { languages } from '../../../../engine/text/lang.ts'

/** The stops, in order; `board/lesson.ts` says where in the game each is. Colours come as the language calls them. */
export interface LessonNotes {
  readonly spin: Says<{ you: string; other: string }>
  readonly pair: Says<{ red: string }>
  readonly gap: Says<{ other: string; green: string }>
  readonly stop: string
  readonly joker: Says<{ blue: string }>
  readonly late: Says<{ other: string; orange: string; green: string }>
  readonly spinAgain: Says<{ other: string }>
  readonly nothing: string
}

export interface LessonTexts {
  /** Whom one plays: a name, because lines of the log speak of it. */
  readonly you: string
  /** Whom one plays against: slow, and wrong once. */
  readonly other: string
  readonly notes: LessonNotes
  /** The lesson's summary, a short sentence each. */
  readonly learned: readonly string[]
}

/** The lesson in this language. */
export const loadLessonTexts = languages<LessonTexts>({
  en: () => import('./en.ts'),
  it: () => import('./it.ts'),
  fr: () => import('./fr.ts'),
  es: () => import('./es.ts'),
  de: () => import('./de.ts'),
  pt: () => import('./pt.ts'),
})
