/** A language of Dicy Cards as the `GameText` that the command line, the pages and the server know. */
import type { Seat } from '../../../engine/contract.ts'
import { facesOf } from '../../../engine/dice/multiset.ts'
import type { GameText, Happening, OptionText } from '../../../engine/text/game.ts'
import { languagesAs, list } from '../../../engine/text/lang.ts'
import { type Card, DICE, draw, idOf, points } from '../rules/cards.ts'
import type { Move } from '../rules/moves.ts'
import { OPTIONS } from '../rules/options.ts'
import { ALL_FIVE, activeOf, PLACES, type State } from '../rules/state.ts'
import { bookOf } from './book.ts'
import type { Catalog } from './en.ts'
import { reasonOf } from './reasons.ts'
import { taken } from './taken.ts'

/** The texts of the board that other games do not have. */
export interface DicyText extends GameText<State, Move> {
  readonly cards: Catalog['cards']
  readonly board: Catalog['board']
  readonly lesson: Catalog['lesson']
}

export function textOf(say: Catalog): DicyText {
  return {
    ...say,
    options: optionsOf(say),
    rules: bookOf(say),
    move: (move) => label(say, move),
    place: (state, seat) => place(say, state, seat),
    middle: (state) => (state.dice === 0 ? [] : [say.place.table({ dice: digits(state.dice) })]),
    face: (state, typed, face, who) => faceOf(say, state, typed, face, who),
    purpose: ({ phase }) => (phase === 'draw' || phase === 'first' ? say.purpose[phase] : null),
    reason: (view, seat, move) => reasonOf(say, digits, view, seat, move),
    line: (happening) => line(say, happening),
  }
}

function optionsOf(say: Catalog): { readonly [option in keyof typeof OPTIONS]: OptionText } {
  const { lineup, cards, target, lowestThree } = say.options
  return {
    lineup: { ...lineup, values: named(say.lineups) },
    cards: { ...cards, values: named(say.cards) },
    target: { ...target, values: Object.fromEntries(TARGETS.map((points) => [points, say.points({ points })])) },
    lowestThree,
  }
}

const TARGETS: readonly number[] = OPTIONS.target.kind === 'choice' ? OPTIONS.target.values.map(Number) : []

function named(texts: { readonly [id: string]: { readonly name: string } }): { readonly [id: string]: string } {
  return Object.fromEntries(Object.entries(texts).map(([id, { name }]) => [id, name]))
}

/** Dice as people read them: "1 2 2 6". */
function digits(hand: number): string {
  return facesOf(DICE, hand).join(' ')
}

function nameOf(say: Catalog, card: Card): string {
  return say.cards[idOf(card)].name
}

/** "Active: Straight 15, Odds 9" and "Frozen: Any Two": scorable cards come with their points. */
function place(say: Catalog, state: State, seat: Seat): string[] {
  const active = activeOf(state, seat)
  const scoring = state.phase === 'choose' && seat === state.seat && state.dice >= DICE.full
  const named = (card: Card, of: number): string => {
    const worth = scoring && of === active ? points(card, state.dice) : 0
    return worth > 0 ? `${nameOf(say, card)} ${worth}` : nameOf(say, card)
  }
  const cards = (set: number): string =>
    state.table.cards
      .filter((_, at) => set & (1 << at))
      .map((card) => named(card, set))
      .join(', ')
  const frozen = ALL_FIVE & ~active
  return [
    ...(active === 0 ? [] : [say.place.active({ cards: cards(active) })]),
    ...(frozen === 0 ? [] : [say.place.frozen({ cards: cards(frozen) })]),
  ]
}

/** The throws before the first roll stand for cards and for seats. */
function faceOf(
  say: Catalog,
  { phase }: State,
  typed: readonly number[],
  face: number,
  who: (seat: Seat) => string,
): string | null {
  if (phase === 'first') return who(face - 1)
  return phase === 'draw' ? nameOf(say, draw([...typed, face]).at(-1) as Card) : null
}

function label(say: Catalog, move: Move): string {
  if (move.kind === 'pass') return say.moves.pass
  const card = nameOf(say, move.card)
  return move.kind === 'reroll' ? say.moves.reroll({ card, dice: digits(move.dice) }) : say.moves[move.kind]({ card })
}

function line(say: Catalog, happening: Happening<State, Move>): string {
  const { input, before, who } = happening
  switch (input.kind) {
    case 'throw':
      return thrown(say, happening, input.faces)
    case 'move':
      return moved(say, before, input.move, who(input.seat))
    case 'time':
      return say.lines.timeUp
  }
}

function thrown(say: Catalog, { before, after, who }: Happening<State, Move>, faces: readonly number[]): string {
  const { lines } = say
  switch (before.phase) {
    case 'draw': {
      const cards = after.table.cards.map((card) => nameOf(say, card))
      return lines.drawn({ cards: list(say.lang, cards, 'and') })
    }
    case 'first':
      return lines.first({ who: who(after.first) })
    default: {
      const threw = { who: who(before.seat), dice: faces.join(' ') }
      return before.dice === 0 ? lines.rolled(threw) : lines.rerolled({ ...threw, all: digits(after.dice) })
    }
  }
}

function moved(say: Catalog, before: State, move: Move, who: string): string {
  const { lines } = say
  if (move.kind === 'pass') {
    const woken = frozenOf(before)
    return before.dice < DICE.full ? lines.mustPass({ who }) : lines.passed({ who, woken })
  }
  const card = nameOf(say, move.card)
  switch (move.kind) {
    case 'score': {
      const dice = taken(move.card, before.dice).join(' ')
      return lines.scored({ who, card, dice, points: points(move.card, before.dice) })
    }
    case 'reroll':
      return lines.tookUp({ who, card, dice: digits(move.dice) })
    case 'freeze':
      return lines.froze({ who, card })
    case 'wake':
      return lines.woke({ who, card })
  }
}

/** How many cards of the seat whose turn it is are frozen. */
function frozenOf(state: State): number {
  const active = activeOf(state, state.seat)
  return Array.from({ length: PLACES }, (_, place) => place).filter((place) => (active & (1 << place)) === 0).length
}

/** What Dicy Cards says, in this language. */
export const loadText = languagesAs(textOf, {
  en: () => import('./en.ts'),
  it: () => import('./it.ts'),
  fr: () => import('./fr.ts'),
  es: () => import('./es.ts'),
  de: () => import('./de.ts'),
  pt: () => import('./pt.ts'),
})
