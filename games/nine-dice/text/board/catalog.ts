/** What the picture in a page says: its questions, the race around it, the round's end, and what those hear who do not see it. */
import type { Says } from '../../../../engine/text/catalog.ts'

/** The questions. */
export interface QuestionTexts {
  readonly which: Says<{ number: number }>
  /** In the first rounds: the joker is named as well. */
  readonly whichFirst: Says<{ number: number }>
  /** On a button that does nothing: discs are grabbed where they lie. */
  readonly grab: string
  /** On the button that throws spinner and dice. */
  readonly spin: string
  /** R8: where a claim says its sum. */
  readonly statement: Says<{ disc: string; number: number }>
  /** The dice are in the air, faces still hidden. */
  readonly ready: string
  readonly round: Says<{ round: number }>
  /** In a game with a fixed number of rounds. */
  readonly roundOf: Says<{ round: number; of: number }>
  readonly tie: Says<{ round: number }>
  /** Not in this tie-break. */
  readonly out: string
}

/** Labels of the things on the table. */
export interface PieceTexts {
  readonly spinner: Says<{ number: number }>
  readonly spinnerOf: Says<{ who: string }>
  readonly dice: string
  /** `shape` for players who do not see colours. */
  readonly die: Says<{ colour: string; shape: string; face: number }>
  readonly joker: Says<{ face: number }>
  readonly discs: string
  readonly disc: Says<{ disc: string; shape: string }>
  readonly discOf: Says<{ disc: string; who: string }>
  readonly stop: string
  readonly stopOf: Says<{ who: string }>
  /** Grabbed, and not judged yet who was first. */
  readonly pending: Says<{ disc: string }>
  readonly clock: Says<{ seconds: number }>
  readonly rail: Says<{ target: number }>
  readonly points: Says<{ who: string; points: number }>
  readonly gain: Says<{ who: string; gain: string }>
}

/** R8: saying a sum. */
interface StatementTexts {
  readonly withJoker: string
  readonly withoutJoker: string
  readonly say: Says<{ sum: string }>
  readonly back: string
}

/** The state of a grab, before it is known whether it was right. */
interface GrabTexts {
  readonly tooLate: Says<{ disc: string; who: string }>
  /** By so few ms that it is shown. */
  readonly photo: Says<{ who: string; other: string; ms: number }>
  readonly read: string
  /** Several people race here, and a disc in the middle was tapped: the hint to use their own zones. */
  readonly own: string
}

/** The end of a round, disc by disc. */
interface VerdictTexts {
  readonly title: string
  readonly timeUp: string
  readonly nobody: string
  readonly right: string
  readonly not: string
  readonly plain: string
  readonly withJoker: string
  readonly wrong: Says<{ number: number }>
  /** R8: the sum that was said comes to something else. */
  readonly falseSum: Says<{ number: number }>
  readonly stopRight: string
  readonly stopBonus: string
  readonly stopWrong: string
  /** It made the number, and still lies there. */
  readonly left: string
  readonly missed: Says<{ disc: string; sum: string }>
}

/** Solo, against the clock: recorded times and mistakes. */
export interface PracticeTexts {
  readonly number: string
  readonly wrong: string
  readonly early: string
  /** Nothing was left, and the time ran out. */
  readonly unseen: string
}

/** Real dice: the app is the referee. */
interface RefereeTexts {
  readonly show: string
  readonly hide: string
  readonly works: Says<{ colours: string }>
  readonly none: string
}

export interface BoardTexts {
  readonly questions: QuestionTexts
  readonly pieces: PieceTexts
  readonly statement: StatementTexts
  readonly grab: GrabTexts
  readonly verdict: VerdictTexts
  readonly practice: PracticeTexts
  readonly referee: RefereeTexts
  readonly keys: {
    readonly [key in 'red' | 'orange' | 'blue' | 'green' | 'black' | 'say' | 'clear' | 'read']: string
  }
}
