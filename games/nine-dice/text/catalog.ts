/** Everything 9 Dice says. English is the schema, and another language `satisfies Catalog`; `texts.ts` makes it a `GameText`. */

import type { Options } from '../rules/options.ts'
import type { en } from './en.ts'

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

export type Catalog = typeof en
export type MoveTexts = Catalog['moves']
export type PlaceTexts = Catalog['place']
export type LineTexts = Catalog['lines']
export type BoardTexts = Catalog['board']
export type QuestionTexts = Catalog['board']['questions']
export type PieceTexts = Catalog['board']['pieces']
export type PracticeTexts = Catalog['board']['practice']
