/** The rules as they are read: a language's sentences in order, with its options at the end. */
import { optionEntries, paragraphs, ruleEntries, under } from '../../../engine/text/book.ts'
import type { RuleText } from '../../../engine/text/game.ts'
import { OPTIONS } from '../rules/options.ts'
import type { Catalog, RuleNumber } from './en.ts'

/** Rules that are drawn as well. */
export const DRAWINGS = {
  R3: 'pair',
  R4: 'joker',
  R5: 'stop',
  R8: 'statement',
  R12: 'tie',
} as const satisfies { readonly [rule in RuleNumber]?: string }

/** What the pages draw beside a paragraph; `dice` shows the pairs with their shapes, the joker and the discs. */
export type DrawingName = (typeof DRAWINGS)[keyof typeof DRAWINGS] | 'dice'

export function bookOf(say: Catalog): RuleText[] {
  const { book } = say
  const { headings, examples } = book
  const rules = (...refs: RuleNumber[]): RuleText[] => ruleEntries(book, DRAWINGS, refs)
  return [
    ...paragraphs(book.intro),
    ...under(headings.dice, [{ ref: null, text: book.dice, drawing: 'dice' satisfies DrawingName }]),
    ...under(headings.setup, rules('R1')),
    ...under(headings.round, [...rules('R2', 'R3', 'R4', 'R5', 'R6', 'R7'), ...paragraphs(book.fair)]),
    ...under(headings.scoring, rules('R8', 'R9', 'R10', 'R11')),
    ...under(headings.end, rules('R12')),
    ...under(headings.examples, paragraphs(...Object.values(examples))),
    ...under(headings.options, optionEntries(OPTIONS, say.options)),
  ]
}
