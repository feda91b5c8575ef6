/** What is said around races: several people at one device, the photo finish, practice alone. */
import type { Says } from '../../../engine/text/catalog.ts'

export interface RaceTexts {
  readonly ready: string
  readonly go: string
  /** The race waits for whoever has it read aloud. */
  readonly reading: string
  readonly heard: string
  /** And it waits for somebody else. */
  readonly othersRead: string
  readonly goOn: string
  /** The end of a round stays until somebody goes on. */
  readonly keep: string
  /** A seat that may not grab for a moment. */
  readonly locked: string
  readonly zone: Says<{ who: string }>
  readonly keys: {
    readonly title: string
    readonly help: string
    readonly rollover: string
    readonly press: Says<{ who: string; what: string }>
    readonly change: Says<{ who: string; what: string; key: string }>
    readonly swapped: Says<{ key: string; who: string }>
    readonly reserved: string
    readonly reset: string
  }
  readonly way: string
  readonly wayHelp: string
  readonly ways: { readonly auto: string; readonly keys: string; readonly zones: string }
  readonly toZones: string
  readonly toKeys: string
  /** On a phone beside a shared screen that shows the board: big targets, and back again. */
  readonly hands: string
  readonly board: string
  readonly reader: string
  readonly readerHelp: string
  readonly photo: string
  readonly after: Says<{ ms: number }>
  readonly sameMoment: string
  readonly referee: {
    readonly question: string
    readonly who: string
    readonly end: string
  }
  readonly realTime: string
  readonly arrived: Says<{ seconds: string }>
}

export interface PracticeTexts {
  readonly title: string
  /** As a way to play, and what it is. */
  readonly way: string
  readonly wayHelp: string
  readonly clock: string
  readonly streak: string
  readonly longest: string
  readonly right: string
  readonly rounds: string
  readonly best: string
  readonly newBest: string
  readonly times: string
  readonly timesHelp: string
  readonly misses: string
  readonly count: Says<{ count: number }>
  readonly noMisses: string
  readonly none: string
  readonly noneHelp: string
  readonly play: string
  readonly open: string
  readonly save: string
  readonly reset: string
  readonly resetTitle: string
  readonly resetHelp: string
  readonly wasReset: string
}
