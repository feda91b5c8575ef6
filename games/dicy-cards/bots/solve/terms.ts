/** Which tables can be solved, and what their solutions depend on. */
import { CARD_IDS, type Card } from '../../rules/cards.ts'
import type { Table } from '../../rules/state.ts'

/** Cards ascending: in which order they lie changes nothing but their places. */
export interface SolveTerms {
  readonly cards: readonly Card[]
  readonly target: number
}

const LOWEST_THREE: Card = CARD_IDS.indexOf('lowest-three')

/**
 * Two seats, any line-up, any target; null for all other tables. Also null where both seats must freeze a card after lowest-three
 * (`everyone`): they choose at the same time and in the open, so the seat that waits knows more, and the rules fix no order.
 */
export function solveTerms({ seats, cards, target, lowestThree }: Table): SolveTerms | null {
  if (seats !== 2 || cards.length === 0) return null
  if (lowestThree === 'everyone' && cards.includes(LOWEST_THREE)) return null
  return { cards: cards.toSorted((a, b) => a - b), target }
}

/** Names a solution among all of this game, as a word that can name a file. */
export function keyOf({ cards, target }: SolveTerms): string {
  return `${cards.map((card) => CARD_IDS[card]).join('.')}.${target}`
}
