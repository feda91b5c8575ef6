/** Everything Star Maps says. A language is an object that `satisfies Catalog`; `texts.ts` makes it a `GameText`. */
import type { Says } from '../../../engine/text/catalog.ts'
import type { Cover } from '../../../engine/text/game.ts'
import type { Lang } from '../../../engine/text/lang.ts'
import type { LevelId } from '../bots/levels.ts'
import type { BonusId } from '../rules/bonus-ids.ts'
import type { Options } from '../rules/options.ts'
import type { Medal, Scoring, SkyTexts } from './sky/catalog.ts'

/** The questions. */
export interface QuestionTexts {
  readonly act: Says<{ low: number; high: number }>
  /** With equal dice. */
  readonly actEqual: Says<{ die: number }>
  /** A box is picked that takes either die's number. */
  /** The box that was tapped is lit. */
  readonly which: string
  readonly bonuses: Says<{ count: number }>
  readonly bonusTarget: Says<{ bonus: string; rule: string }>
  readonly secondTarget: Says<{ bonus: string }>
  readonly stuck: string
}

/** Buttons. */
interface ActionTexts {
  readonly noBonus: string
  readonly takeBack: string
  readonly otherBonus: string
  readonly value: Says<{ value: number }>
  readonly fill: string
  // While something is still to be picked.
  readonly pick: string
  readonly pickValue: string
  readonly pickBonus: string
  readonly aim: string
}

/** Labels of the things on the sheet. `shape` with its die: "drop, 1". */
export interface PieceTexts {
  readonly star: Says<{ star: string; shape: string }>
  readonly locked: Says<{ star: string; shape: string; lock: number }>
  readonly worth: Says<{ star: string; shape: string; points: number }>
  readonly unlocked: Says<{ star: string; shape: string; points: number }>
  readonly failed: Says<{ star: string; shape: string; lock: number }>
  /** Added where it lies in a closed arm. */
  readonly closed: string
  /** Added to the stars of the sheet's figure (C4). */
  readonly inFigure: Says<{ figure: string }>
  readonly empty: Says<{ box: string; stars: string }>
  readonly holds: Says<{ box: string; value: number; stars: string }>
  /** Added where it may be written now: "takes 2 or 5". */
  readonly takes: Says<{ values: string }>
  /** `links`: "s3 and b5". */
  readonly circle: Says<{ circle: string; links: string }>
  readonly filled: Says<{ circle: string; links: string }>
  readonly canFill: string
}

/** What a pick would do, before it is confirmed. */
interface PreviewTexts {
  /** `sum`: "5 − 2 = 3". */
  readonly difference: Says<{ star: string; sum: string }>
  readonly opens: Says<{ star: string }>
  readonly fails: Says<{ star: string; lock: number }>
  /** What the other box would have to hold. */
  readonly needs: Says<{ star: string; values: string }>
  readonly completes: Says<{ shape: string }>
  readonly armOpens: string
  readonly nothing: string
  /** "+5 points": the whole change of the total. */
  readonly change: Says<{ points: string }>
}

/** The sheet, and the things around it. */
interface SheetTexts {
  readonly chapter: Says<{ chapter: number; title: string }>
  readonly legend: string
  readonly sums: string
  readonly total: string
  readonly stars: Says<{ count: number; of: number }>
  readonly medals: Says<{ bronze: number; silver: number; gold: number }>
  readonly special: string
  readonly bonusBoxes: string
  readonly bonusFree: string
  readonly bonusUsed: Says<{ bonus: string }>
  readonly round: Says<{ round: number }>
  readonly zoomIn: string
  readonly zoomOut: string
  readonly whole: string
  readonly more: string
  readonly marks: string
  readonly print: string
  readonly printBlank: string
}

/** The choice of a sheet. */
interface PickerTexts {
  readonly chapters: string
  /** The sixth page: a sheet made from a word. */
  readonly fromWord: string
  readonly word: string
  readonly wordHelp: string
  readonly difficulty: string
  readonly surprise: string
}

/** The confirmation of a likely slip. */
interface SlipTexts {
  readonly pass: string
  readonly lock: string
}

/** The others' sheets, in miniature. */
interface OtherTexts {
  readonly title: string
  readonly sheetOf: Says<{ who: string; points: number }>
  readonly show: Says<{ who: string }>
  readonly back: string
  readonly choosing: Says<{ who: string }>
  readonly ready: Says<{ who: string }>
  readonly stuck: Says<{ who: string }>
  readonly revealed: string
}

/** The sheet as a list, for screen readers and small screens. */
interface ListTexts {
  readonly title: string
  readonly picture: string
  readonly stars: string
  readonly boxes: string
  readonly circles: string
  readonly possible: string
  /** A star's two boxes: "b3 holds 5, b7 is empty". */
  readonly boxHolds: Says<{ box: string; value: number }>
  readonly boxEmpty: Says<{ box: string }>
  /** Added to a box that hangs on an unfilled circle. */
  readonly via: Says<{ circle: string }>
  readonly none: string
}

/** What a game alone came to. */
interface EndingTexts {
  readonly found: Says<{ found: number; all: number }>
  /** `shapes`: those of which every star is discovered, joined. */
  readonly complete: Says<{ shapes: string }>
  readonly medals: { readonly [medal in Medal]: string }
  /** The medal to play for next time. */
  readonly next: { readonly [medal in Medal]: Says<{ points: number }> }
}

export interface BoardTexts {
  readonly questions: QuestionTexts
  readonly actions: ActionTexts
  readonly pieces: PieceTexts
  readonly preview: PreviewTexts
  readonly sheet: SheetTexts
  readonly picker: PickerTexts
  readonly slips: SlipTexts
  readonly others: OtherTexts
  readonly list: ListTexts
  readonly ending: EndingTexts
  readonly keys: {
    readonly [key in
      | 'move'
      | 'pick'
      | 'next'
      | 'previous'
      | 'die'
      | 'circles'
      | 'back'
      | 'pass'
      | 'zoom'
      | 'list'
      | 'marks'
      | 'others']: string
  }
}

export const RULE_NUMBERS = [
  ...(['R1', 'R2', 'R3', 'R4', 'R5', 'R6', 'R7', 'R8', 'R8a', 'R9', 'R10', 'R11', 'R12', 'R13'] as const),
] as const

export type RuleNumber = (typeof RULE_NUMBERS)[number]

/** A special scoring or bonus is described by its sentence of `sky`, and by the legality and the example given here. */
export type BookTexts = { readonly [rule in RuleNumber]: string } & {
  readonly intro: string
  readonly headings: {
    readonly sheet: string
    readonly round: string
    readonly end: string
    readonly logbook: string
    readonly scorings: string
    readonly bonuses: string
    readonly options: string
  }
  /** Which die names which shape. */
  readonly shapes: string
  readonly scorings: { readonly [scoring in Scoring]: string }
  /** Before the first bonus. */
  readonly aboutBonuses: string
  readonly bonuses: { readonly [bonus in BonusId]: string }
  /** "Chapter 2, Along the zodiac": what a special scoring belongs to. */
  readonly chapter: Says<{ chapter: number; title: string }>
}

export interface ReasonTexts {
  readonly medal: Says<{ points: number; total: number; medal: string }>
  /** `shapes`: "drops and lenses"; `count` bonuses. */
  readonly completes: Says<{ shapes: string; points: number; count: number }>
  /** `count` stars come into play. */
  readonly opens: Says<{ points: number; count: number }>
  readonly last: Says<{ points: number }>
  /** `count` circles are left. */
  readonly reserve: Says<{ count: number }>
  readonly box: Says<{ points: number; count: number; of: number }>
  readonly most: Says<{ points: number }>
  readonly lasts: Says<{ count: number; of: number }>
  readonly free: Says<{ points: number }>
  readonly ready: Says<{ points: number }>
  /** `values`: "2 or 6". */
  readonly key: Says<{ values: string; count: number; of: number }>
  /** `count`: the number of stars. */
  readonly hope: Says<{ value: number; count: number; most: number }>
  readonly lacks: Says<{ count: number; of: number }>
  readonly spares: Says<{ points: number }>
  /** Stars now and before. */
  readonly links: Says<{ count: number; before: number }>
  readonly next: Says<{ points: number; count: number; of: number }>
  readonly gain: Says<{ points: number }>
  /** `count` shapes can still be completed. */
  readonly pass: Says<{ points: number; count: number }>
}

interface OptionText {
  readonly label: string
  readonly help: string
}

/** The values of `bonuses` are the bonuses' names; a sheet is a free text. */
export interface OptionTexts {
  readonly sheet: OptionText
  readonly bonuses: OptionText
  readonly connectBonus: OptionText & { readonly values: { readonly [value in Options['connectBonus']]: string } }
}

/** What `why` may return, bonuses aside: those are refused in the words of their own rule. */
type Refusing = 'R1' | 'R2' | 'R5' | 'R6' | 'R7' | 'R9' | 'R13'

/** Labels of moves; `bonus`: its name, `on`: what it is done to ("5 in b3"), empty where it needs nothing. */
export interface MoveTexts {
  readonly write: Says<{ value: number; box: string }>
  readonly connect: Says<{ circle: string }>
  readonly bonus: Says<{ bonus: string; on: string }>
  readonly pass: string
  /** What a bonus is done to. */
  readonly into: Says<{ value: number; box: string }>
  readonly both: Says<{ one: string; two: string }>
}

/**
 * Lines of the log. What follows from an input is a sentence of its own. `stars`: "s4 (2), s5 (0)", each with its worth; `who`
 * may be several, joined, where `count` says how many.
 */
export interface LineTexts {
  readonly thrown: Says<{ round: number; low: number; high: number }>
  /** R7: they can do nothing. */
  readonly stuck: Says<{ who: string; count: number }>
  readonly wrote: Says<{ who: string; value: number; box: string }>
  readonly connected: Says<{ who: string; circle: string }>
  readonly used: Says<{ who: string; bonus: string; on: string }>
  readonly passed: Says<{ who: string }>
  readonly found: Says<{ stars: string }>
  readonly unlocked: Says<{ stars: string }>
  readonly arms: Says<{ count: number }>
  readonly failed: Says<{ stars: string }>
  /** R9; `shapes`: "drops and lenses". */
  readonly complete: Says<{ shapes: string }>
  readonly now: Says<{ points: number }>
  /** R11, R12. `totals`: "Anna 34, Ben 29". */
  readonly over: Says<{ totals: string }>
  readonly won: Says<{ who: string }>
  readonly shared: Says<{ who: string }>
  /** Alone. */
  readonly alone: Says<{ points: number }>
  readonly medal: Says<{ medal: string }>
  readonly noMedal: string
}

/** The contents of a place, for screen readers. Lists come joined. */
export interface PlaceTexts {
  readonly sheet: Says<{ sheet: string }>
  readonly dice: Says<{ low: string; high: string }>
  /** "2 lens"; a die and the shape it names. */
  readonly die: Says<{ die: number; shape: string }>
  readonly sums: Says<{ points: number; sums: string; special: number }>
  readonly boxes: Says<{ boxes: string }>
  readonly circles: Says<{ circles: string }>
  readonly found: Says<{ stars: string }>
  readonly failed: Says<{ stars: string }>
  readonly used: Says<{ bonuses: string }>
  readonly stuck: string
  /** A line for each shape that the dice name: its stars that can still be discovered. */
  readonly sought: Says<{ shape: string; stars: string }>
  /** "s4 (b3 empty, b5 holds 4)". */
  readonly star: Says<{ star: string; boxes: string }>
  readonly lock: Says<{ lock: number }>
  readonly empty: Says<{ box: string }>
  readonly holds: Says<{ box: string; value: number }>
  /** A box behind an unfilled circle. */
  readonly via: Says<{ box: string; circle: string }>
  /** "c2 (s3 and b5)". */
  readonly open: Says<{ circles: string }>
  readonly circle: Says<{ circle: string; links: string }>
}

/** The terminal's own keys and headings. */
export interface TerminalTexts {
  readonly choose: string
  readonly number: string
  readonly circles: string
  readonly names: string
  readonly list: string
  readonly look: string
  readonly back: string
}

export interface Catalog extends Cover<LevelId> {
  readonly lang: Lang
  readonly notation: string
  readonly options: OptionTexts
  readonly refusals: { readonly [rule in Refusing]: string }
  readonly clashes: { readonly R3: string }
  readonly moves: MoveTexts
  readonly lines: LineTexts
  readonly place: PlaceTexts
  readonly terminal: TerminalTexts
  readonly sky: SkyTexts
  readonly board: BoardTexts
  readonly book: BookTexts
  readonly reasons: ReasonTexts
}
