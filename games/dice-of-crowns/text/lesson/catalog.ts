/** The texts of the guided first game, a file for each language, loaded only with the lesson. */

import type { Says } from '../../../../engine/text/catalog.ts'
import { languages } from '../../../../engine/text/lang.ts'

/** The stops, in order; `board/lesson.ts` says where in the game each is. */
export interface LessonNotes {
  readonly roll: Says<{ you: string; left: string; right: string }>
  readonly reroll: string
  readonly hand: Says<{ left: string; right: string }>
  readonly stop: Says<{ right: string }>
  readonly give: Says<{ left: string }>
  readonly answer: Says<{ right: string }>
  readonly rollAgain: string
  readonly betrayed: string
  readonly rollThird: Says<{ left: string; right: string }>
  readonly five: string
  readonly rollLast: Says<{ left: string; right: string }>
  readonly win: string
}

export interface LessonTexts {
  /** Whom one plays: a name, because lines of the log speak of it. */
  readonly you: string
  /** The rivals, clockwise. */
  readonly left: string
  readonly right: string
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
