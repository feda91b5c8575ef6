/**
 * Everything Star Maps says. English is the schema, and another language `satisfies Catalog`; `texts.ts` makes it a `GameText`.
 */
import type { Says } from '../../../engine/text/catalog.ts'
import type { BonusId } from '../rules/bonus-ids.ts'
import type { en } from './en.ts'
import type { Scoring } from './sky/catalog.ts'

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

/** What `why` may return, bonuses aside: those are refused in the words of their own rule. */
export type Refusing = 'R1' | 'R2' | 'R5' | 'R6' | 'R7' | 'R9' | 'R13'

export type Catalog = typeof en
export type OptionTexts = Catalog['options']
export type TerminalTexts = Catalog['terminal']
export type BoardTexts = Catalog['board']
export type ReasonTexts = Catalog['reasons']
