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
