/** Everything Star Maps says. A language is an object that `satisfies Catalog`; `texts.ts` makes it a `GameText`. */
import type { Says } from '../../../engine/text/catalog.ts'
import type { Cover } from '../../../engine/text/game.ts'
import type { Lang } from '../../../engine/text/lang.ts'
import type { LevelId } from '../bots/levels.ts'
import type { Options } from '../rules/options.ts'
import type { BoardTexts } from './board/catalog.ts'
import type { BookTexts } from './book/catalog.ts'
import type { ReasonTexts } from './reasons/catalog.ts'
import type { SkyTexts } from './sky/catalog.ts'

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
