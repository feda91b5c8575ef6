/** The texts of the guided first game, a file for each language, loaded only with the lesson. */

import type { Says } from '../../../../engine/text/catalog.ts'
import { languages } from '../../../../engine/text/lang.ts'

/** The stops, in order; `board/lesson.ts` says where in the game each is. */
export interface LessonNotes {
  readonly write: Says<{ you: string; other: string }>
  readonly lock: string
  readonly shared: string
  readonly far: string
  readonly dashed: Says<{ other: string }>
  readonly three: string
  readonly circle: Says<{ other: string }>
}

export interface LessonTexts {
  /** Whom one plays: a name, because lines of the log speak of it. */
  readonly you: string
  /** Whom one plays against: too fond of circles. */
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
