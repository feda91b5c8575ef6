/** The labels of the board for screen readers. */
import type { Seat } from '../../../engine/contract.ts'
import { DICE, points } from '../rules/cards.ts'
import { activeOf, cardAt, cardsOf, type State } from '../rules/state.ts'
import { taken } from '../text/taken.ts'
import type { DicyText } from '../text/texts.ts'
import type { PlacedDie } from './dice-layout.ts'
import { nameOf } from './ui.ts'

/** Is it this seat's turn? */
export function isPlaying({ phase, seat: now }: State, seat: Seat): boolean {
  return now === seat && phase !== 'draw' && phase !== 'first' && phase !== 'over'
}

/** What a card would score now: 0 unless its owner is choosing and it can. */
export function worthOf(state: State, seat: Seat, place: number): number {
  const choosing = state.phase === 'choose' && state.seat === seat && state.dice >= DICE.full
  if (!choosing || (activeOf(state, seat) & (1 << place)) === 0) return 0
  return points(cardAt(state, place), state.dice)
}

export function cardLabel(text: DicyText, state: State, seat: Seat, place: number): string {
  const { card: say } = text.board
  const card = cardAt(state, place)
  const named = { card: nameOf(text, card) }
  if (cardsOf(state.scoring, seat) & (1 << place)) return say.scoring(named)
  if ((activeOf(state, seat) & (1 << place)) === 0) return say.frozen(named)
  const worth = worthOf(state, seat, place)
  if (worth > 0) return say.scores({ ...named, points: worth, dice: taken(card, state.dice).join(' ') })
  const rolled = state.phase === 'choose' && state.seat === seat && state.dice >= DICE.full
  return rolled ? say.blank(named) : say.active(named)
}

/** `counts`: the name of the picked card that would take this die. */
export function dieLabel(
  { board }: DicyText,
  { face }: PlacedDie,
  at: number,
  held: boolean,
  counts: string | null,
): string {
  const die = board.die[held ? 'held' : 'free']({ die: at + 1, face })
  return counts === null ? die : board.die.counts({ die, card: counts })
}
