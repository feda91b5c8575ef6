/** What the picture in a page says: its questions, the race around it, practice, and what those hear who do not see it. */
import type { Says } from '../../../../engine/text/catalog.ts'

/** What is asked for. */
export interface QuestionTexts {
  readonly race: string
  /** R8: where a claim says its sum. */
  readonly statement: Says<{ disc: string; number: number }>
  readonly spin: Says<{ who: string }>
  readonly tie: Says<{ round: number }>
  /** Not in this tie-break. */
  readonly out: string
}

/** Labels of what lies on the table. */
export interface PieceTexts {
  readonly spinner: Says<{ number: number }>
  readonly spinnerOf: Says<{ who: string }>
  /** `shape` for whoever sees no colour. */
  readonly die: Says<{ colour: string; shape: string; face: number }>
  readonly joker: Says<{ face: number }>
  readonly disc: Says<{ disc: string; shape: string }>
  readonly discOf: Says<{ disc: string; who: string }>
  readonly stop: string
  readonly stopOf: Says<{ who: string }>
  readonly clock: Says<{ seconds: number }>
  readonly points: Says<{ who: string; points: number }>
  readonly gain: Says<{ who: string; gain: string }>
}

/** R8: saying a sum by its signs. */
export interface StatementTexts {
  readonly plus: Says<{ face: number }>
  readonly minus: Says<{ face: number }>
  readonly withJoker: string
  readonly withoutJoker: string
  readonly say: Says<{ sum: string }>
  readonly back: string
}

/** What becomes of a grab, before anybody knows whether it was right. */
export interface GrabTexts {
  readonly mine: Says<{ disc: string }>
  readonly tooLate: Says<{ disc: string; who: string }>
  /** By so few ms that it is shown. */
  readonly photo: Says<{ who: string; other: string; ms: number }>
  readonly locked: Says<{ seconds: string }>
  readonly reading: Says<{ who: string }>
  readonly read: string
}

/** The end of a round, disc by disc. */
export interface VerdictTexts {
  readonly title: string
  readonly plain: string
  readonly withJoker: string
  readonly wrong: Says<{ number: number }>
  readonly stopRight: string
  readonly stopBonus: string
  readonly stopWrong: string
  readonly missed: Says<{ disc: string; sum: string }>
  readonly next: string
}

/** Alone, with a stopwatch. */
export interface PracticeTexts {
  readonly title: string
  readonly about: string
  readonly time: Says<{ seconds: string }>
  readonly streak: Says<{ count: number }>
  readonly bestStreak: Says<{ count: number }>
  readonly best: Says<{ number: number; seconds: string }>
  readonly newBest: Says<{ number: number }>
  readonly noBest: Says<{ number: number }>
  readonly found: Says<{ count: number; of: number }>
  readonly missedMost: string
  readonly missedNone: string
  readonly forget: string
}

/** Real dice: the app is the referee. */
export interface RefereeTexts {
  readonly works: Says<{ colours: string }>
  readonly none: string
}

/** Several people at one device. */
export interface SharedTexts {
  readonly keysOf: Says<{ who: string }>
  readonly zoneOf: Says<{ who: string }>
  readonly change: string
  readonly press: Says<{ who: string; disc: string }>
  readonly inUse: Says<{ key: string; who: string }>
}

export interface BoardTexts {
  readonly questions: QuestionTexts
  readonly pieces: PieceTexts
  readonly statement: StatementTexts
  readonly grab: GrabTexts
  readonly verdict: VerdictTexts
  readonly practice: PracticeTexts
  readonly referee: RefereeTexts
  readonly shared: SharedTexts
  readonly keys: {
    readonly [key in
      | 'red'
      | 'orange'
      | 'blue'
      | 'green'
      | 'black'
      | 'sign'
      | 'joker'
      | 'say'
      | 'clear'
      | 'read']: string
  }
}
