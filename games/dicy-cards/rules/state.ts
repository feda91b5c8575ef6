/** The position, flat: integers and bit masks, because bots play millions of games. See `summary.ts` for one in words. */
import type { Seat } from '../../../engine/contract.ts'
import type { Card } from './cards.ts'

/** The options, fixed before the first throw, and the line-up (empty until an interglacial one is drawn). */
export interface Table {
  readonly seats: number
  readonly target: number
  readonly lowestThree: 'others' | 'everyone'
  readonly cards: readonly Card[]
}

export type Phase =
  | 'draw' // the interglacial line-up is thrown for (R2)
  | 'first' // the first player is thrown for (R1)
  | 'roll' // six dice (R4)
  | 'choose' // reroll, score or pass (R5–R7)
  | 'reroll' // the dice taken up (R5)
  | 'freeze' // owners freeze a card of theirs (R8)
  | 'wake' // owners wake a card of theirs (R8)
  | 'over'

export interface State {
  readonly table: Table
  readonly phase: Phase
  readonly first: Seat
  /** Whose turn it is. */
  readonly seat: Seat
  /** A hand of `DICE`: the dice on the table; while a reroll is due, those kept; 0 before the roll. */
  readonly dice: number
  /** Five bits a seat, one for each place in the line-up: set while that card is active. */
  readonly active: number
  /** A bit for each seat that still has to freeze or wake a card. */
  readonly asked: number
  /** The card being scored, while its effect is carried out: its bit of `active`; otherwise 0. */
  readonly scoring: number
  readonly scores: readonly number[]
}

export const PLACES = 5
export const ALL_FIVE = 0b11111

/** A seat's five bits of such a mask. */
export function cardsOf(mask: number, seat: Seat): number {
  return (mask >> (PLACES * seat)) & ALL_FIVE
}

/** The active cards of a seat, as five bits. */
export function activeOf(state: State, seat: Seat): number {
  return cardsOf(state.active, seat)
}

/** The place of a card in the line-up, or -1. */
export function placeIn({ cards }: Table, card: Card): number {
  for (let place = 0; place < cards.length; place++) if (cards[place] === card) return place
  return -1
}

/**
 * All cards that their owners may freeze or wake, as a mask like `active`. Under `lowestThree: everyone` the scorer is asked
 * too, for another card than the one being scored.
 */
export function openCards(phase: Phase, active: number, scoring: number): number {
  return phase === 'wake' ? ~active : active & ~scoring
}

/** The cards that this seat may freeze or wake when it is asked to, as five bits. */
export function choosable({ phase, active, scoring }: State, seat: Seat): number {
  return cardsOf(openCards(phase, active, scoring), seat)
}

/** The card at a place of the line-up, from 0. */
export function cardAt({ table }: State, place: number): Card {
  return table.cards[place] as Card
}
