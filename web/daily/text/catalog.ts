/** What the page of a table of the day says. Loaded with it, not with the shell. */

import type { Says } from '../../../engine/text/catalog.ts'
import { languages } from '../../../engine/text/lang.ts'

export interface DailyTexts {
  readonly title: Says<{ game: string }>
  readonly help: string
  readonly ranked: string
  readonly rankedHelp: string
  readonly unranked: string
  readonly unrankedHelp: string
  readonly play: string
  readonly goOn: string
  /** Instead of the button, when today's game is over. */
  readonly doneHelp: string
  readonly notReached: string
  readonly medals: string
  /** Beside a medal: from so many points on it is won. */
  readonly from: Says<{ points: number }>
  readonly medalNames: {
    readonly gold: string
    readonly silver: string
    readonly bronze: string
    readonly none: string
  }
  readonly yourResult: Says<{ points: number; medal: string }>

  readonly results: string
  readonly place: string
  readonly name: string
  readonly points: string
  readonly medal: string
  readonly you: string
  readonly guest: string
  readonly nobody: string
  readonly nobodyPlayed: string
  readonly yourPlace: Says<{ place: number; count: number }>
  readonly more: string
  /** Under the list: what it cannot promise. */
  readonly fairPlay: string
  readonly listedAs: Says<{ name: string }>
  readonly rename: string

  readonly dice: string
  readonly seal: string
  readonly sealHelp: string
  readonly next: string
  readonly yesterday: string
  readonly secret: string
  readonly check: string
  readonly sealFits: string
  readonly sealWrong: string
  readonly seen: { readonly before: string; readonly onDay: string; readonly other: string; readonly not: string }
  readonly throwsFit: Says<{ throws: number }>
  readonly throwsWrong: string
  readonly noGame: string
  readonly limitsHelp: string

  readonly share: string
  /** Spoils nothing: no sheet, no dice, no moves. */
  readonly shareText: Says<{ game: string; date: string; points: number; medal: string; stars: string }>
  readonly copied: string
  readonly notCopied: string

  readonly newDay: string
  readonly newDayHelp: string
  readonly toNewDay: string
}

export const loadDailyText = languages<DailyTexts>({
  en: () => import('./en.ts'),
  it: () => import('./it.ts'),
  fr: () => import('./fr.ts'),
  es: () => import('./es.ts'),
  de: () => import('./de.ts'),
  pt: () => import('./pt.ts'),
})
