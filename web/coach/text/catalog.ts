/** What the pages about chances say: levels, looking back, the coach. Loaded with those pages, not with the shell. */
import type { Says } from '../../../engine/text/catalog.ts'

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
    readonly help: string
    readonly start: string
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
    readonly luckiest: Says<{ who: string; luck: string }>
    readonly costs: string
    readonly cost: Says<{ who: string; played: string; best: string; cost: string }>
    readonly clean: string
    /** Over everything that could be done at the step on screen. */
    readonly here: Says<{ who: string }>
    readonly share: string
    readonly link: string
    readonly linkCopied: string
    /** Neither shared nor copied: it stands below. */
    readonly linkByHand: string
    readonly linkTooLong: string
    /** What is said otherwise of a race, where nobody is asked and play can also gain. */
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
    readonly playOut: Says<{ games: number }>
    readonly played: Says<{ games: number }>
    readonly chance: Says<{ who: string; percent: string }>
    readonly over: string
  }
  readonly coach: {
    /** Everybody's chance while nobody chooses. */
    readonly stands: string
    readonly best: Says<{ move: string }>
    /** Several are equally good, as far as can be told. */
    readonly alike: Says<{ move: string }>
    /** Why the best is best, where nothing else can be counted: in so many games it wins so many more than the next best. */
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
