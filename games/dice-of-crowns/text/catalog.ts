/** Everything Dice of Crowns says. English is the schema, and another language `satisfies Catalog`; `texts.ts` makes it a `GameText`. */
import type { book, lesson } from './book/en.ts'
import type { en } from './en.ts'

export type Catalog = typeof en
export type BoardTexts = Catalog['board']
/** The rules as people read them; `book.ts` puts them in order. */
export type BookTexts = typeof book
export type LessonTexts = typeof lesson
export type RuleNumber = Extract<keyof BookTexts, `${'R' | 'S'}${number}`>
