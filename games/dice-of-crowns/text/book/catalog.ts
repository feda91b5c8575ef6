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
