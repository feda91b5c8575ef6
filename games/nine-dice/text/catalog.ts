/** Everything 9 Dice says. English is the schema, and another language `satisfies Catalog`; `texts.ts` makes it a `GameText`. */
import type { en } from './en.ts'

export type Catalog = typeof en
export type BoardTexts = Catalog['board']
/** The rules as people read them; `book.ts` puts them in order. */
export type BookTexts = Catalog['book']
export type RuleNumber = Extract<keyof BookTexts, `R${number}`>
