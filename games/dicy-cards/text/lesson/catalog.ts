/** What the guided first game says, a file a language, loaded only by whoever takes it. */

import type { Says } from '../../../../engine/text/catalog.ts'
import { languages } from '../../../../engine/text/lang.ts'

/** The stops, in order; `web/lesson.ts` says where in the game each is. Card names come as the language calls them. */
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
  /** Whom one plays: a name, because lines of the log speak of it. */
  readonly you: string
  /** Whom one plays against. */
  readonly other: string
  readonly notes: LessonNotes
  /** What has been learned, a short sentence each. */
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
