/** The rules as they are read: a language's sentences in order, with its options at the end. */
import { optionEntries, paragraphs, ruleEntries, under } from '../../../engine/text/book.ts'
import type { RuleText } from '../../../engine/text/game.ts'
import { bonusRule } from '../rules/bonuses.ts'
import { BONUS_IDS, OPTIONS } from '../rules/options.ts'
import type { Catalog } from './en.ts'

type RuleNumber = Extract<keyof Catalog['book'], `R${string}`>

/** By chapter. */
export const SCORINGS = ['C1', 'C2', 'C3', 'C4', 'C5'] as const

/** Rules that are drawn as well. */
export const DRAWINGS = {
  R1: 'sheet',
  R2: 'arm',
  R5: 'write',
  R6: 'connect',
  R8: 'discover',
  R9: 'complete',
  C1: 'sets',
  C2: 'lowest',
  C3: 'zeros',
  C4: 'figure',
  C5: 'path',
} as const satisfies { readonly [rule in RuleNumber | (typeof SCORINGS)[number]]?: string }

/** What the pages draw beside a paragraph; `shapes` is the legend of dice and star shapes. */
export type DrawingName = (typeof DRAWINGS)[keyof typeof DRAWINGS] | 'shapes'

export function bookOf(say: Catalog): RuleText[] {
  const { book } = say
  const { headings } = book
  const rules = (...refs: RuleNumber[]): RuleText[] => ruleEntries<RuleNumber>(book, DRAWINGS, refs)
  return [
    ...paragraphs(book.intro),
    ...under(headings.sheet, [
      ...rules('R1'),
      { ref: null, text: book.shapes, drawing: 'shapes' satisfies DrawingName },
      ...rules('R2', 'R3'),
    ]),
    ...under(headings.round, rules('R4', 'R5', 'R6', 'R7', 'R8', 'R8a', 'R9', 'R10')),
    ...under(headings.end, rules('R11', 'R12')),
    ...under(headings.logbook, rules('R13')),
    ...under(headings.scorings, scorings(say)),
    ...under(headings.bonuses, [...paragraphs(book.aboutBonuses), ...bonuses(say)]),
    ...under(headings.options, optionEntries(OPTIONS, say.options)),
  ]
}

function scorings(say: Catalog): RuleText[] {
  const { book, sky } = say
  return SCORINGS.map((ref, i) => {
    const chapter = book.chapter({ chapter: i + 1, title: sky.chapters[i]?.title ?? '' })
    return {
      ref,
      text: `${chapter}. ${sky.scorings[ref].rule}\n${book.scorings[ref]}`,
      drawing: DRAWINGS[ref],
    }
  })
}

function bonuses(say: Catalog): RuleText[] {
  const { book, sky } = say
  return BONUS_IDS.map((id) => {
    const { name, rule } = sky.bonuses[id]
    return { ref: bonusRule(id), text: `${name}. ${rule}\n${book.bonuses[id]}` }
  })
}
