/** The texts of the guided first game, a file for each language, loaded only with the lesson. */

import type { Says } from '../../../../engine/text/catalog.ts'
import { languages } from '../../../../engine/text/lang.ts'

/** The stops, in order; `board/lesson.ts` says where in the game each is. Card names come as the language calls them. */
export interface LessonNotes {
  readonly roll: Says<{ you: string; other: string }>
  readonly score: Says<{ straight: string }>
  readonly freeze: Says<{ other: string; anyTwo: string; twoPairs: string }>
  readonly rollAgain: string
  readonly reroll: Says<{ anyTwo: string }>
  readonly scoreMore: Says<{ odds: string }>
  readonly wake: Says<{ other: string; straight: string }>
  readonly rollTwoLeft: string
  readonly pass: Says<{ straight: string; noSixes: string }>
  readonly rollAll: string
  readonly reach: Says<{ odds: string; other: string }>
}

export interface LessonTexts {
  /** The name of the learner's seat, for lines of the log. */
  readonly you: string
  /** The name of the opponent. */
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
