/** What the pages about chances say: levels, looking back, the coach. Loaded with those pages, not with the shell. */

import type { Says } from '../../../engine/text/catalog.ts'
import { languages } from '../../../engine/text/lang.ts'
import type { LuckWord } from '../luck.ts'

export interface CoachTexts {
  readonly levels: {
    readonly title: Says<{ game: string }>
    /** How weaker levels come about, and what none of them does. */
    readonly honest: string
    readonly order: string
    readonly rating: string
    readonly ratingHelp: string
    readonly cross: string
    readonly crossHelp: Says<{ games: number }>
    readonly level: string
    /** A link from wherever a level is chosen. */
    readonly about: string
  }
  readonly review: {
    readonly title: string
    readonly details: string
    /** A game in three moments. `points`: of the chance to win, whole. */
    readonly story: {
      readonly best: string
      readonly costliest: string
      readonly luckiest: string
      /** For the best choice: every other one was at least `points` worse. */
      readonly only: Says<{ who: string; played: string; points: number }>
      readonly cost: Says<{ who: string; played: string; best: string; points: number }>
      /** Of acts in a race. */
      readonly gained: Says<{ who: string; played: string; points: number }>
      readonly lost: Says<{ who: string; played: string; points: number }>
      readonly lucky: Says<{ who: string; before: string; after: string }>
      readonly clean: string
    }
    readonly accuracy: string
    readonly accuracyHelp: string
    readonly luckWords: { readonly [word in LuckWord]: string }
    readonly working: Says<{ percent: number }>
    readonly failed: string
    readonly exact: string
    readonly estimated: Says<{ games: number }>
    readonly seat: string
    readonly luck: string
    readonly skill: string
    readonly others: string
    readonly adds: string
    readonly slips: Says<{ who: string; slips: number; choices: number }>
    readonly turning: Says<{ before: string; after: string }>
    readonly costs: string
    readonly cost: Says<{ who: string; played: string; best: string; cost: string }>
    /** Over everything that could be done at the step on screen. */
    readonly here: Says<{ who: string }>
    readonly share: string
    readonly link: string
    readonly linkCopied: string
    /** Neither shared nor copied: it stands below. */
    readonly linkByHand: string
    readonly linkTooLong: string
    /** Texts that differ for a race, where no choice is asked for and play can also gain. */
    readonly race: {
      readonly skill: string
      readonly others: string
      readonly adds: string
      readonly gains: string
      readonly act: Says<{ who: string; played: string; change: string }>
      readonly clean: string
    }
  }
  readonly whatIf: {
    readonly title: string
    readonly help: string
    readonly seat: string
    readonly against: string
    readonly playOn: string
    readonly over: string
  }
  readonly coach: {
    /** Every seat's chance between choices. */
    readonly stands: string
    readonly best: Says<{ move: string }>
    /** Several are equally good, as far as can be told. */
    readonly alike: Says<{ move: string }>
    /** The reason where nothing can be counted: in `games` games the best move wins `count` more than the next best. */
    readonly ahead: Says<{ count: number; games: number; move: string }>
    /** Of a move in a game that is looked back on. */
    readonly played: string
    readonly behind: Says<{ percent: string }>
    readonly solve: string
    readonly solving: Says<{ percent: number }>
    readonly solveHelp: Says<{ megabytes: number }>
    /** This device could not, and the server: is out of reach, does not solve, could not either. */
    readonly solveFailed: {
      readonly offline: Says<{ megabytes: number }>
      readonly alone: Says<{ megabytes: number }>
      readonly both: Says<{ megabytes: number }>
    }
  }
}

export const loadCoachText = languages<CoachTexts>({
  en: () => import('./en.ts'),
  it: () => import('./it.ts'),
  fr: () => import('./fr.ts'),
  es: () => import('./es.ts'),
  de: () => import('./de.ts'),
  pt: () => import('./pt.ts'),
})
