/** Everything Dicy Cards says. A language is an object that `satisfies Catalog`; `texts.ts` makes it a `GameText`. */
import type { Says } from '../../../engine/text/catalog.ts'
import type { Cover } from '../../../engine/text/game.ts'
import type { Lang } from '../../../engine/text/lang.ts'
import type { LevelId } from '../bots/levels.ts'
import type { CardId } from '../rules/cards.ts'
import type { Options } from '../rules/options.ts'

export interface CardText {
  /** Short, as players say it. */
  readonly name: string
  /** What it asks for, what it scores and what it does, in one sentence. */
  readonly rule: string
}

interface LineupText {
  readonly name: string
  readonly about: string
}

export interface OptionTexts {
  readonly lineup: { readonly label: string; readonly help: string }
  readonly cards: { readonly label: string; readonly help: string }
  readonly target: { readonly label: string; readonly help: string }
  readonly lowestThree: {
    readonly label: string
    readonly help: string
    readonly values: { readonly [value in Options['lowestThree']]: string }
  }
}

/** Labels of moves. `dice` are digits with blanks between. */
export interface MoveTexts {
  readonly pass: string
  readonly score: Says<{ card: string }>
  readonly reroll: Says<{ card: string; dice: string }>
  readonly freeze: Says<{ card: string }>
  readonly wake: Says<{ card: string }>
}

/** Lines of the log. `who` is a player's name, without gender or number. */
export interface LineTexts {
  readonly drawn: Says<{ cards: string }>
  readonly first: Says<{ who: string }>
  readonly rolled: Says<{ who: string; dice: string }>
  readonly rerolled: Says<{ who: string; dice: string; all: string }>
  readonly passed: Says<{ who: string; woken: number }>
  /** R3: all five cards are frozen, and wake. */
  readonly mustPass: Says<{ who: string }>
  readonly scored: Says<{ who: string; card: string; dice: string; points: number }>
  readonly tookUp: Says<{ who: string; card: string; dice: string }>
  readonly froze: Says<{ who: string; card: string }>
  readonly woke: Says<{ who: string; card: string }>
  readonly timeUp: string
}

/** A seat's cards, for screen readers. `cards` come joined, with the points they would score. */
export interface PlaceTexts {
  readonly table: Says<{ dice: string }>
  readonly active: Says<{ cards: string }>
  readonly frozen: Says<{ cards: string }>
}

/** What a throw is for, after "throw the dice …": those of a turn need no word. */
export interface PurposeTexts {
  readonly draw: string
  readonly first: string
}

/** The board in a page: its questions, and its labels for screen readers. */
export interface BoardTexts {
  readonly tray: string
  readonly choose: string
  /** R3, R9. */
  readonly onlyPass: string
  /** What a pass, or a reroll that leaves nothing but a pass, would give away. */
  readonly givesUp: Says<{ card: string; points: number }>
  readonly lastCard: Says<{ card: string; points: number }>
  readonly pick: string
  readonly pickToFreeze: string
  readonly pickToWake: string
  readonly score: Says<{ card: string; points: number }>
  readonly rerollAll: Says<{ card: string }>
  readonly rerollNone: string
  /** R8: why the seat is asked, and for what. */
  readonly freezeFor: Says<{ who: string; card: string }>
  readonly freezeOwn: Says<{ card: string }>
  readonly wakeFor: Says<{ who: string; card: string }>
  readonly wakeAfterPass: Says<{ who: string }>
  /** A card by its state; `dice` are those it would take. */
  readonly card: {
    readonly active: Says<{ card: string }>
    readonly scores: Says<{ card: string; points: number; dice: string }>
    readonly blank: Says<{ card: string }>
    readonly scoring: Says<{ card: string }>
    readonly frozen: Says<{ card: string }>
  }
  /** `die`: its position from 1; in `counts`, a die as the other two name it. */
  readonly die: {
    readonly free: Says<{ die: number; face: number }>
    readonly held: Says<{ die: number; face: number }>
    readonly counts: Says<{ die: string; card: string }>
  }
  readonly cards: Says<{ who: string }>
  readonly seat: Says<{ who: string; points: number }>
  readonly track: Says<{ points: number }>
  readonly firstPlayer: string
  readonly onTurn: string
  readonly keys: { readonly [key in 'hold' | 'card' | 'score' | 'reroll' | 'pass' | 'clear']: string }
}

export type RuleNumber = 'R1' | 'R2' | 'R3' | 'R4' | 'R5' | 'R6' | 'R7' | 'R8' | 'R9' | 'R10' | 'R11'

/** The rule reader; `book.ts` puts it in order. */
export type BookTexts = { readonly [rule in RuleNumber]: string } & {
  readonly intro: string
  readonly headings: {
    readonly setup: string
    readonly cards: string
    readonly turn: string
    readonly example: string
    readonly end: string
    readonly options: string
  }
  /** Before the twelve cards. */
  readonly cards: string
  /** Three turns. */
  readonly example: string
}

export interface Catalog extends Cover<LevelId> {
  readonly lang: Lang
  readonly notation: string
  readonly points: Says<{ points: number }>
  readonly forExample: Says<{ dice: string; points: number }>
  readonly cards: { readonly [card in CardId]: CardText }
  readonly lineups: { readonly [lineup in Options['lineup']]: LineupText }
  readonly options: OptionTexts
  readonly refusals: { readonly [rule in 'R2' | 'R3' | 'R5' | 'R6' | 'R8' | 'R9']: string }
  readonly clashes: { readonly [rule in 'R2']: string }
  readonly moves: MoveTexts
  readonly place: PlaceTexts
  readonly purpose: PurposeTexts
  readonly lines: LineTexts
  readonly board: BoardTexts
  readonly book: BookTexts
}
