/**
 * Everything Dice of Crowns says. English is the schema, and another language `satisfies Catalog`; `texts.ts` makes it a
 * `GameText`.
 */
import type { Says } from '../../../engine/text/catalog.ts'
import type { Options } from '../rules/options.ts'
import type { Kind } from '../rules/state.ts'
import type { en } from './en.ts'

/** The rules as people read them; `book.ts` puts them in order. */

export const RULE_NUMBERS = [
  ...(['R1', 'R2', 'R3', 'R4', 'R5', 'R6', 'R7', 'R8', 'R9', 'R10', 'R11', 'R12', 'R13', 'R14', 'R15', 'R16'] as const),
  ...(['S1', 'S2', 'S3', 'S4', 'S5', 'S6', 'S7'] as const),
] as const

export type RuleNumber = (typeof RULE_NUMBERS)[number]

export type BookTexts = { readonly [rule in RuleNumber]: string } & {
  readonly intro: string
  readonly headings: {
    readonly dice: string
    readonly turn: string
    readonly rewards: string
    readonly end: string
    readonly examples: string
    readonly advanced: string
    readonly solo: string
    readonly options: string
  }
  /** What a die shows. */
  readonly dice: string
  /** Areas, locked, loose, seven. */
  readonly terms: string
  readonly advanced: string
  readonly solo: string
  readonly examples: { readonly [example in 'third' | 'early' | 'six' | 'rival' | 'odds']: string }
}

/** Things that are counted: "2 crowns". */
export type ThingTexts = { readonly [thing in Kind | 'claim' | 'fate' | 'token']: Says<{ count: number }> }

export type OptionTexts = {
  readonly [option in keyof Options]: {
    readonly label: string
    readonly help: string
    readonly values: { readonly [value in Options[option]]: string }
  }
}

/** Every rule that `why` may return. */
export type RefusalRule = 'R4' | 'R5' | 'R6' | 'R8' | 'R9' | 'R10' | 'R14' | 'R15' | 'R16' | 'S3' | 'S6'

/** What a throw is for, after "throw the dice …": those of a turn need no word. */
export type PurposeTexts = { readonly [phase in 'first' | 'answer' | 'fate' | 'varrick']: string }

export type Catalog = typeof en
export type MoveTexts = Catalog['moves']
export type PlaceTexts = Catalog['place']
export type LineTexts = Catalog['lines']
export type BoardTexts = Catalog['board']
export type QuestionTexts = Catalog['board']['questions']
export type PieceTexts = Catalog['board']['pieces']
