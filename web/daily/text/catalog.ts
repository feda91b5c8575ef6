/** What the pages of the challenges of a day say. Loaded with them, not with the shell. */

import type { Says } from '../../../engine/text/catalog.ts'
import { languages } from '../../../engine/text/lang.ts'

export interface DailyTexts {
  /** Of all games. */
  readonly all: string
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
  /** This device's finished game of today is broken. */
  readonly unreadable: string
  readonly notReached: string
  readonly medals: string
  readonly medalNames: {
    readonly gold: string
    readonly silver: string
    readonly bronze: string
    readonly none: string
  }
  /** The end of a game below bronze. */
  readonly noMedal: string
  readonly yourResult: Says<{ score: string; medal: string }>
  /** Until the next challenges. */
  readonly countdown: Says<{ hours: number; minutes: number }>
  readonly streak: Says<{ days: number }>
  readonly noStreak: string
  readonly streakHelp: string
  readonly calendar: string
  /** A day of the calendar for the ear: `done` challenges. */
  readonly calendarDay: Says<{ date: string; done: number }>
  /** The results of days cannot be kept on this device. */
  readonly notKept: string

  readonly results: string
  readonly place: string
  readonly name: string
  readonly score: string
  readonly medal: string
  readonly you: string
  readonly guest: string
  readonly nobody: string
  readonly nobodyPlayed: string
  readonly yourPlace: Says<{ place: number; count: number }>
  readonly more: string
  /** Under the list: what it cannot promise. */
  readonly fairPlay: string
  /** The choice between the results of everyone and of friends, for the ear. */
  readonly whose: string
  readonly everyone: string
  readonly friends: string
  readonly friendsHelp: string
  readonly noFriends: string
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
  readonly shareText: Says<{ game: string; date: string; score: string; medal: string; stars: string }>
  readonly copied: string
  readonly notCopied: string

  /** The day before: the best game, and what the strongest bot would have done. */
  readonly bestGame: Says<{ name: string }>
  readonly watch: string
  readonly strongest: Says<{ name: string }>
  readonly strongestShow: string
  readonly strongestHelp: string
  readonly strongestWorks: string
  readonly strongestFailed: string
  readonly noYesterday: string

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
