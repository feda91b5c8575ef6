/** The rules as they are read: a language's sentences in order, with the line-ups and cards from their tables. */
import { entry, optionEntries, paragraphs, ruleEntries, under } from '../../../engine/text/book.ts'
import type { RuleText } from '../../../engine/text/game.ts'
import { list } from '../../../engine/text/lang.ts'
import { CARD_IDS, type CardId } from '../rules/cards.ts'
import { LINEUPS, OPTIONS } from '../rules/options.ts'
import type { Catalog } from './en.ts'

type RuleNumber = Extract<keyof Catalog['book'], `R${number}`>

interface Example {
  readonly dice: readonly number[]
  readonly points: number
}

/** The rulebooks' example for each card: the dice it takes, and what they score. */
export const EXAMPLES: { readonly [card in CardId]: Example } = {
  'any-two': { dice: [4, 5], points: 9 },
  'no-sixes': { dice: [2, 3, 5, 5, 1, 4], points: 20 },
  odds: { dice: [1, 1, 5, 5, 3], points: 15 },
  straight: { dice: [2, 3, 4], points: 9 },
  'two-pairs': { dice: [6, 6, 3, 3], points: 18 },
  sixes: { dice: [6, 6, 6], points: 18 },
  'double-pair': { dice: [4, 4], points: 16 },
  'lowest-three': { dice: [1, 3, 3], points: 7 },
  'all-different': { dice: [1, 5, 2, 6], points: 16 },
  'five-different': { dice: [5, 2, 4], points: 11 },
  'forty-minus': { dice: [2, 3, 6, 4, 1, 3], points: 21 },
  same: { dice: [1, 1, 1], points: 15 },
}

/** Rules that are drawn as well; each card is drawn by its own entry. */
export const DRAWINGS = {
  R2: 'lineup',
  R3: 'frozen',
  R5: 'reroll',
  R6: 'score',
  R7: 'pass',
  R8: 'wake',
  R10: 'target',
} as const satisfies { readonly [rule in RuleNumber]?: string }

/** What the pages draw beside a rule. */
export type DrawingName = (typeof DRAWINGS)[keyof typeof DRAWINGS] | `card:${CardId}`

export function bookOf(say: Catalog): RuleText[] {
  const { book } = say
  const { headings } = book
  const rules = (...refs: RuleNumber[]): RuleText[] => ruleEntries(book, DRAWINGS, refs)
  return [
    ...paragraphs(book.intro),
    ...under(headings.setup, [...rules('R1', 'R2'), ...lineupEntries(say)]),
    ...under(headings.cards, [...paragraphs(book.cards), ...CARD_IDS.map((id) => cardEntry(say, id))]),
    ...under(headings.turn, rules('R3', 'R4', 'R5', 'R6', 'R7', 'R8', 'R9')),
    ...under(headings.example, paragraphs(book.example)),
    ...under(headings.end, rules('R10', 'R11')),
    ...under(headings.options, optionEntries(OPTIONS, say.options)),
  ].map((entry) => ({ ...entry, text: unbroken(entry.text) }))
}

/** Dice stay on one line: non-breaking spaces between single digits. */
function unbroken(text: string): string {
  return text.replaceAll(/(?<=\b\d) (?=\d\b)/g, '\u00a0')
}

/** R2. Each line-up with its cards, where they are named beforehand. */
function lineupEntries(say: Catalog): RuleText[] {
  const named: { readonly [lineup: string]: readonly CardId[] } = LINEUPS
  return Object.entries(say.lineups).map(([lineup, { name, about }]) => {
    const cards = named[lineup]?.map((id) => say.cards[id].name)
    const text = cards === undefined ? about : `${list(say.lang, cards, 'and')}. ${about}`
    return { ref: null, text: entry(name, text) }
  })
}

function cardEntry(say: Catalog, id: CardId): RuleText {
  const { name, rule } = say.cards[id]
  const { dice, points } = EXAMPLES[id]
  const text = `${entry(name, rule)} ${say.forExample({ dice: dice.join(' '), points })}`
  return { ref: null, text, drawing: `card:${id}` satisfies DrawingName }
}
