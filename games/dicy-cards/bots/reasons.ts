/**
 * The countable reason for a choice: after a roll, how many throws of a reroll score more than the present dice; for a card to freeze or
 * wake, what a throw then scores on average.
 */
import type { Seat } from '../../../engine/contract.ts'
import { outcomes } from '../../../engine/dice/dice.ts'
import { add, facesOf, without } from '../../../engine/dice/multiset.ts'
import { type Card, DICE, points } from '../rules/cards.ts'
import type { Move } from '../rules/moves.ts'
import { dicyCards } from '../rules/rules.ts'
import { activeOf, placeIn, type State } from '../rules/state.ts'

export type Reason =
  /** `ways` of all throws score more than now; `kept` as a hand. */
  | { readonly kind: 'reroll'; readonly kept: number; readonly ways: number; readonly of: number; readonly now: number }
  /** The points are sure; no reroll scores more in a greater part of its throws than this. */
  | { readonly kind: 'score'; readonly points: number; readonly ways: number; readonly of: number }
  /** The points are sure, and no card is left to reroll with. */
  | { readonly kind: 'last'; readonly points: number }
  /** The points are sure, and these many rivals must freeze a card. */
  | { readonly kind: 'chills'; readonly points: number; readonly rivals: number }
  /** The points are sure; the best reroll, which costs a card, scores this many more on average; 0: not more. */
  | { readonly kind: 'costs'; readonly points: number; readonly more: number }
  /** A first throw scores this on average with the cards then active: more than after any other choice. */
  | { readonly kind: 'average'; readonly points: number }
  /** Nothing scores. */
  | { readonly kind: 'pass' }

export function reasonFor(view: State, seat: Seat, move: Move): Reason | null {
  if (view.phase === 'freeze' || view.phase === 'wake') return averageReason(view, seat, move)
  if (view.phase !== 'choose') return null
  const active = activeOf(view, seat)
  const now = bestOf(view, active, view.dice)
  switch (move.kind) {
    case 'reroll': {
      const { kept, ways, of } = better(view, active, move.card, move.dice, now)
      return { kind: 'reroll', now, kept, ways, of }
    }
    case 'score':
      return scoreReason(view, seat, move.card)
    case 'pass':
      return now === 0 ? { kind: 'pass' } : null
    default:
      return null
  }
}

/** More points than this on average may be worth the card that a reroll costs: then that is no reason against it. */
const CHEAP = 5

function scoreReason(view: State, seat: Seat, card: Card): Reason | null {
  const sure = points(card, view.dice)
  const active = activeOf(view, seat)
  const rerolls = rerollsOf(view, active, sure)
  if (rerolls.length === 0) return { kind: 'last', points: sure }
  const { ways, of } = rerolls.reduce((best, one) => (one.ways * best.of > best.ways * one.of ? one : best))
  if (2 * ways < of) return { kind: 'score', points: sure, ways, of }
  // More is likelier than not: something else speaks for the score.
  const rivals = chilled(view, seat, card)
  if (rivals > 0) return { kind: 'chills', points: sure, rivals }
  const more = Math.max(...rerolls.map(({ average }) => average)) - sure
  if (sure < bestOf(view, active, view.dice) || more > CHEAP) return null
  return { kind: 'costs', points: sure, more: more <= 0 ? 0 : Math.max(1, Math.round(more)) }
}

/** R8. Rivals that must freeze a card when this one is scored. */
function chilled(view: State, seat: Seat, card: Card): number {
  const { phase, asked } = dicyCards.move(view, seat, { kind: 'score', card })
  return phase === 'freeze' ? view.scores.filter((_, rival) => rival !== seat && asked & (1 << rival)).length : 0
}

function averageReason(view: State, seat: Seat, move: Move): Reason | null {
  const active = activeOf(view, seat)
  const after = (card: Card): number => averageOf(view, active ^ (1 << placeIn(view.table, card)))
  if (move.kind !== 'freeze' && move.kind !== 'wake') return null
  const mine = after(move.card)
  const others = dicyCards.moves(view, seat).filter((one) => 'card' in one && one.card !== move.card)
  const isMost = others.every((one) => 'card' in one && after(one.card) < mine)
  return isMost ? { kind: 'average', points: Math.round(mine) } : null
}

/** What the best of these cards scores with a throw of all six dice, on average. */
function averageOf(view: State, active: number): number {
  let sum = 0
  for (const one of throwsOf(6)) sum += one.ways * bestOf(view, active, add(DICE, 0, one.faces))
  return sum / 6 ** 6
}

function throwsOf(thrown: number) {
  const sides = Array<number>(thrown).fill(6)
  return outcomes({ sides, alike: [sides.map((_, die) => die)] })
}

/** What the best of these cards scores with these dice. */
function bestOf({ table }: State, active: number, dice: number): number {
  let best = 0
  table.cards.forEach((card, place) => {
    if ((active & (1 << place)) !== 0) best = Math.max(best, points(card, dice))
  })
  return best
}

interface Better {
  readonly kept: number
  readonly ways: number
  readonly of: number
  /** What the dice score then, on average. */
  readonly average: number
}

/** R5. The card that is paid with freezes. */
function better(view: State, active: number, card: Card, dice: number, than: number): Better {
  const kept = without(DICE, view.dice, dice)
  const left = active & ~(1 << placeIn(view.table, card))
  const thrown = facesOf(DICE, dice).length
  let [ways, sum] = [0, 0]
  for (const one of throwsOf(thrown)) {
    const scored = bestOf(view, left, add(DICE, kept, one.faces))
    if (scored > than) ways += one.ways
    sum += scored * one.ways
  }
  return { kept, ways, of: 6 ** thrown, average: sum / 6 ** thrown }
}

function rerollsOf(view: State, active: number, than: number): Better[] {
  const cards = view.table.cards.filter((_, place) => (active & (1 << place)) !== 0)
  return cards.flatMap((card) => partsOf(view.dice).map((dice) => better(view, active, card, dice, than)))
}

/** Every hand that can be taken up from these dice. */
function partsOf(dice: number): number[] {
  const faces = facesOf(DICE, dice)
  const parts = new Set<number>()
  for (let mask = 1; mask < 1 << faces.length; mask++) {
    parts.add(
      add(
        DICE,
        0,
        faces.filter((_, die) => (mask & (1 << die)) !== 0),
      ),
    )
  }
  return [...parts]
}
