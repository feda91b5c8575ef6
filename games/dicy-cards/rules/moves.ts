/** Moves, their notation, and one shared object for each: a move is compared, stored and written millions of times. */
import { facesOf, handOf } from '../../../engine/dice/multiset.ts'
import { CARD_IDS, CARDS, type Card, type CardId, DICE } from './cards.ts'

/** `dice`: the values taken up, as a hand of `DICE`. Dice have no identity, so equal sets of values are one move (R5). */
export type Move =
  | { readonly kind: 'pass' }
  | { readonly kind: 'score'; readonly card: Card }
  | { readonly kind: 'freeze'; readonly card: Card }
  | { readonly kind: 'wake'; readonly card: Card }
  | { readonly kind: 'reroll'; readonly card: Card; readonly dice: number }

const KINDS = ['pass', 'score', 'reroll', 'freeze', 'wake'] as const

export const PASS: Move = { kind: 'pass' }

const ofCard = (kind: 'score' | 'freeze' | 'wake'): readonly Move[] => CARDS.map((_, card) => ({ kind, card }))

/** By card. */
export const SCORE = ofCard('score')
export const FREEZE = ofCard('freeze')
export const WAKE = ofCard('wake')

const REROLL: readonly (readonly Move[])[] = CARDS.map((_, card) =>
  Array.from({ length: DICE.count }, (_, dice) => ({ kind: 'reroll', card, dice }) as const),
)

export function reroll(card: Card, dice: number): Move {
  return (REROLL[card] as readonly Move[])[dice] as Move
}

export const WORDS: readonly string[] = [...KINDS, ...CARD_IDS]

export function write(move: Move): string {
  if (move.kind === 'pass') return 'pass'
  const card = (CARDS[move.card] as { id: CardId }).id
  return move.kind === 'reroll' ? `reroll ${card} ${facesOf(DICE, move.dice).join(' ')}` : `${move.kind} ${card}`
}

export function read(text: string): Move | null {
  const [kind, id, ...values] = text.split(' ')
  if (text === 'pass') return PASS
  const card = CARD_IDS.indexOf(id as CardId)
  if (card < 0) return null
  if (kind === 'reroll') {
    const dice = handOf(DICE, values.map(Number))
    return dice > 0 ? reroll(card, dice) : null
  }
  if (values.length > 0) return null
  if (kind === 'score') return SCORE[card] as Move
  if (kind === 'freeze') return FREEZE[card] as Move
  return kind === 'wake' ? (WAKE[card] as Move) : null
}
