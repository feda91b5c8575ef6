/** Everything 9 Dice says. A language is an object that `satisfies Catalog`; `texts.ts` makes it a `GameText`. */
import type { OddsText } from '../../../engine/parts/odds.ts'
import type { Says } from '../../../engine/text/catalog.ts'
import type { Cover } from '../../../engine/text/game.ts'
import type { Lang } from '../../../engine/text/lang.ts'
import type { LevelId } from '../bots/levels.ts'
import type { Options } from '../rules/options.ts'
import type { ColourId } from '../rules/sums.ts'
import type { BoardTexts } from './board/catalog.ts'
import type { BookTexts } from './book/catalog.ts'

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
