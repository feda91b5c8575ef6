/**
 * Everything Dicy Cards says. English is the schema, and another language `satisfies Catalog`; `texts.ts` makes it a
 * `GameText`.
 */
import type { en } from './en.ts'

export interface CardText {
  /** Short, as players say it. */
  readonly name: string
  /** What it asks for, what it scores and what it does, in one sentence. */
  readonly rule: string
}

export interface LineupText {
  readonly name: string
  readonly about: string
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

export type Catalog = typeof en
export type OptionTexts = Catalog['options']
export type BoardTexts = Catalog['board']
