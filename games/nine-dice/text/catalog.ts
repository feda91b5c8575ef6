/** Everything 9 Dice says. A language is an object that `satisfies Catalog`; `texts.ts` makes it a `GameText`. */

import type { OddsText } from '../../../engine/parts/odds.ts'
import type { Says } from '../../../engine/text/catalog.ts'
import type { Cover } from '../../../engine/text/game.ts'
import type { Lang } from '../../../engine/text/lang.ts'
import type { LevelId } from '../bots/levels.ts'
import type { Options } from '../rules/options.ts'
import type { ColourId } from '../rules/sums.ts'

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

/** The rules as people read them; `book.ts` puts them in order. */

export const RULE_NUMBERS = ['R1', 'R2', 'R3', 'R4', 'R5', 'R6', 'R7', 'R8', 'R9', 'R10', 'R11', 'R12'] as const

export type RuleNumber = (typeof RULE_NUMBERS)[number]

export type BookTexts = { readonly [rule in RuleNumber]: string } & {
  readonly intro: string
  readonly headings: {
    readonly dice: string
    readonly setup: string
    readonly round: string
    readonly scoring: string
    readonly end: string
    readonly examples: string
    readonly options: string
  }
  /** Pairs, joker, discs, spinner. */
  readonly dice: string
  /** What the host of a race sees to. */
  readonly fair: string
  readonly examples: { readonly [example in 'pair' | 'joker' | 'twelve' | 'gap' | 'fives' | 'nothing']: string }
}

export type OptionTexts = {
  readonly [option in keyof Options]: {
    readonly label: string
    readonly help: string
    readonly values: { readonly [value in Options[option]]: string }
  }
}

/** A colour, and the shape drawn on its dice and its disc for players who do not see colours: as in the middle of a sentence. */
export interface ColourText {
  readonly name: string
  readonly shape: string
}

/** Labels of moves. `sum` as `terms` name its dice: "first + joker − second". */
export interface MoveTexts {
  readonly take: Says<{ disc: string }>
  readonly say: Says<{ disc: string; sum: string }>
  readonly stop: string
}

/**
 * Lines of the log. `sum` is arithmetic: "6 − 2 − 2 = 2"; `points` come with their sign: "+2". What follows from an input is a
 * sentence of its own. `who` may be several, joined, where `count` says how many.
 */
export interface LineTexts {
  readonly first: Says<{ who: string }>
  readonly thrown: Says<{ who: string; number: number; dice: string }>
  /** R12. */
  readonly tieThrown: Says<{ round: number; who: string; number: number; dice: string }>
  readonly took: Says<{ who: string; disc: string }>
  readonly said: Says<{ who: string; disc: string; sum: string }>
  readonly stopped: Says<{ who: string }>
  readonly timeUp: string
  readonly nothing: string
  readonly right: Says<{ disc: string; sum: string; who: string; points: string }>
  readonly wrong: Says<{ disc: string; number: number; who: string; points: string }>
  /** R8: a stated sum that comes to something else. */
  readonly falseSum: Says<{ disc: string; sum: string; number: number; who: string; points: string }>
  readonly stopRight: Says<{ who: string; points: string }>
  readonly stopWrong: Says<{ who: string; points: string }>
  /** Right sums that were not taken: "red 3 + 4 = 7", joined. */
  readonly left: Says<{ sums: string }>
  /** Where a seat has several discs: "Anna +3, Ben −1". */
  readonly gains: Says<{ gains: string }>
  readonly tie: Says<{ who: string }>
  readonly drop: Says<{ who: string; count: number }>
  readonly won: Says<{ who: string }>
  readonly shared: Says<{ who: string }>
  /** Alone: the target is reached. */
  readonly reached: Says<{ who: string; count: number }>
  /** Solo: `count` rounds have been played. */
  readonly played: Says<{ who: string; count: number; points: number }>
}

/** The contents of a place, for screen readers. `discs` and `dice` come joined. */
export interface PlaceTexts {
  readonly taken: Says<{ discs: string }>
  readonly spinner: string
  readonly out: string
  readonly number: Says<{ number: number }>
  /** "red (circle): 3 4; …". */
  readonly dice: Says<{ dice: string }>
  readonly pair: Says<{ colour: string; shape: string; dice: string }>
  readonly joker: Says<{ face: number }>
  readonly discs: Says<{ discs: string }>
}

export interface Catalog extends Cover<LevelId> {
  readonly lang: Lang
  readonly notation: string
  readonly colours: { readonly [colour in ColourId]: ColourText }
  /** The beige die, and the black disc. */
  readonly joker: string
  readonly stop: string
  /** The dice of a sum before they are known. */
  readonly terms: { readonly [die in 'first' | 'second' | 'joker']: string }
  readonly options: OptionTexts
  readonly refusals: { readonly [rule in 'R3' | 'R8']: string }
  readonly clashes: { readonly [rule in 'R12']: string }
  readonly moves: MoveTexts
  readonly place: PlaceTexts
  /** What a throw is for, after "throw the dice …". */
  readonly purpose: { readonly [phase in 'first' | 'spin']: string }
  /** With real dice: the spinner, then the throw. */
  readonly prompt: string
  readonly lines: LineTexts
  readonly odds: OddsText
  readonly board: BoardTexts
  readonly book: BookTexts
}
