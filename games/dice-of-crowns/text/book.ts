/** The rules as they are read: a language's sentences in order, with its options at the end. */
import { optionEntries, paragraphs, ruleEntries, under } from '../../../engine/text/book.ts'
import type { RuleText } from '../../../engine/text/game.ts'
import { OPTIONS } from '../rules/options.ts'
import type { Catalog, RuleNumber } from './en.ts'

/** Rules that are drawn as well. */
export const DRAWINGS = {
  R4: 'lock',
  R5: 'messenger',
  R6: 'handover',
  R9: 'betrayed',
  R10: 'rewards',
  R15: 'fate',
  R16: 'crown',
  S4: 'varrick',
} as const satisfies { readonly [rule in RuleNumber]?: string }

/** What the pages draw beside a paragraph; `die` shows the six faces. */
export type DrawingName = (typeof DRAWINGS)[keyof typeof DRAWINGS] | 'die'

export function bookOf(say: Catalog): RuleText[] {
  const { book } = say
  const { headings, examples } = book
  const rules = (...refs: RuleNumber[]): RuleText[] => ruleEntries(book, DRAWINGS, refs)
  return [
    ...paragraphs(book.intro),
    ...under(headings.dice, [
      { ref: null, text: book.dice, drawing: 'die' satisfies DrawingName },
      ...paragraphs(book.terms),
    ]),
    ...under(headings.turn, rules('R1', 'R2', 'R3', 'R4', 'R5', 'R6', 'R7', 'R8')),
    ...under(headings.rewards, rules('R9', 'R10')),
    ...under(headings.end, rules('R11', 'R12')),
    ...under(headings.examples, paragraphs(...Object.values(examples))),
    ...under(headings.advanced, [...paragraphs(book.advanced), ...rules('R13', 'R14', 'R15', 'R16')]),
    ...under(headings.solo, [...paragraphs(book.solo), ...rules('S1', 'S2', 'S3', 'S4', 'S5', 'S6', 'S7')]),
    ...under(headings.options, optionEntries(OPTIONS, say.options)),
  ]
}
