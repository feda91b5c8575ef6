/** What a game says, in one language: what the command line, pages and server need, which know no game by name. */
import type { Input, RuleRef, Seat } from '../contract.ts'
import type { Lang } from './lang.ts'
import type { GameGrammar } from './you/you.ts'

/** An option as people read it. */
export interface OptionText {
  readonly label: string
  /** One or two sentences: what it changes, and why there is a choice. */
  readonly help: string
  /** A label for every value of a choice and every word of a list, by how it is written; none for a free text. */
  readonly values: { readonly [value: string]: string }
  /** What a free text stands for ("Great Bear"), where it is the name of something. */
  name?(value: string): string
}

/** The texts of a game's options, a label for every value of a choice: `{…} satisfies OptionTexts<Options>`. */
export type OptionTexts<Options> = {
  readonly [option in keyof Options]: {
    readonly label: string
    readonly help: string
    readonly values: { readonly [value in Extract<Options[option], string | number>]: string }
  }
}

/** A paragraph of the rules. Those without a number belong to the one before them, or open their heading. */
export interface RuleText {
  readonly ref: RuleRef | null
  readonly heading?: string
  /** The rule in at most three sentences; each further line is a finer point of it (`pointsOf` of book.ts). */
  readonly text: string
  /** A drawn example that goes with it, by the name that the game's pages know it by. */
  readonly drawing?: string
}

/** Sentences by rule number. */
export type RuleSentences = { readonly [rule: RuleRef]: string }

/** An input and the positions around it. `who` names a seat. */
export interface Happening<State, Move> {
  readonly before: State
  readonly input: Input<Move>
  readonly after: State
  readonly who: (seat: Seat) => string
  /** Told beside the board, where the thing itself is marked: without the names that a log gives to places, and without who won. */
  readonly brief?: true
}

/** The texts of the box, and the names of the game's bots by level. */
export interface Cover<Level extends string = string> {
  readonly name: string
  readonly tagline: string
  readonly levels: { readonly [level in Level]: string }
}

/** Methods, not function properties, as in `Game`: a `GameText<DicyState, …>` serves as just any `GameText`. */
export interface GameText<State = unknown, Move = unknown> extends Cover {
  readonly lang: Lang
  /** By level: its character in a sentence. */
  readonly characters?: { readonly [level: string]: string }
  readonly options: { readonly [option: string]: OptionText }
  /** The complete rules, in order. */
  readonly rules: readonly RuleText[]
  /** Told to the player whose move was refused: one sentence for every rule that `why` may return. */
  readonly refusals: RuleSentences
  /** For the person who sets up the table: one sentence for every rule that `check` may return. */
  readonly clashes: RuleSentences
  /** The name of each kind of decision that the bots distinguish (`decisionKind`): "Rerolling". Absent: they tell none apart. */
  readonly decisionKinds?: { readonly [kind: string]: string }
  /** One sentence: how moves are written. */
  readonly notation: string
  /**
   * A short label, for a button or a menu: "Score Straight". `who` names seats; without it they have their numbers, from 1. With
   * `view`, the position as the chooser sees it, places are described by what lies beside them; without, named as in the notation.
   */
  move(move: Move, who?: (seat: Seat) => string, view?: State): string
  /** A score in the game's own unit ("3 claims"); absent: points. `state` is the position that it was reached in. */
  score?(state: State, score: number): string
  /** What a seat that is due is asked by the default board: "Roll again, or hold?" */
  question?(state: State, seat: Seat): string
  /** The things before a seat, in a line or two, for screen readers. */
  place(state: State, seat: Seat): readonly string[]
  /** The things in the middle of the table: "On the table: 1 2 2 6". Empty where there is nothing. */
  middle(state: State): readonly string[]
  /**
   * What a face of the throw that is due stands for ("Anna", a card's name), when the dice before it show `typed`; null where it
   * is a plain number.
   */
  face(state: State, typed: readonly number[], face: number, who: (seat: Seat) => string): string | null
  /** What the throw that is due is for ("to see who goes first"), where the game does not make it plain; else null. */
  purpose(state: State): string | null
  /** The instruction for people with real dice, where it is more than the number of dice to roll: "Spin, then roll all nine". */
  prompt?(state: State): string | null
  /**
   * Why a move of the seat that is due may be right, in one sentence with its counts ("Keep 6 6, and 11 in 36 rolls score more than
   * now"); null where there is nothing to count. For a coach.
   */
  reason?(view: State, seat: Seat, move: Move): string | null
  /** What `line` needs to be said to the person at the device: its verbs and phrases that the language's `Grammar` does not know. */
  readonly you?: GameGrammar
  /** What happened, in one line: "Anna scores Straight with 1 2 3 4: 10 points". */
  line(happening: Happening<State, Move>): string
}
