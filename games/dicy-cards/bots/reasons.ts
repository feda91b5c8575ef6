/** The countable reason for a choice after a roll: how many throws of a reroll score more than the present dice. */
import type { Seat } from '../../../engine/contract.ts'
import { outcomes } from '../../../engine/dice/dice.ts'
import { add, facesOf, without } from '../../../engine/dice/multiset.ts'
import { type Card, DICE, points } from '../rules/cards.ts'
import type { Move } from '../rules/moves.ts'
import { activeOf, placeIn, type State } from '../rules/state.ts'

export type Reason =
  /** `ways` of all throws score more than now; `kept` as a hand. */
  | { readonly kind: 'reroll'; readonly kept: number; readonly ways: number; readonly of: number; readonly now: number }
  /** The points are sure; no reroll scores more in a greater part of its throws than this. */
  | { readonly kind: 'score'; readonly points: number; readonly ways: number; readonly of: number }
  /** The points are sure, and no card is left to reroll with. */
  | { readonly kind: 'last'; readonly points: number }
  /** Nothing scores. */
  | { readonly kind: 'pass' }

export function reasonFor(view: State, seat: Seat, move: Move): Reason | null {
  if (view.phase !== 'choose') return null
  const active = activeOf(view, seat)
  const now = bestOf(view, active, view.dice)
  switch (move.kind) {
    case 'reroll':
      return { kind: 'reroll', now, ...better(view, active, move.card, move.dice, now) }
    case 'score': {
      const sure = points(move.card, view.dice)
      const best = likeliest(view, active, sure)
      if (best === null) return { kind: 'last', points: sure }
      // Where more is likelier than not, it is not the count that speaks for the score.
      return 2 * best.ways < best.of ? { kind: 'score', points: sure, ...best } : null
    }
    case 'pass':
      return now === 0 ? { kind: 'pass' } : null
    default:
      return null
  }
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
}

/** R5. The card that is paid with freezes. */
function better(view: State, active: number, card: Card, dice: number, than: number): Better {
  const kept = without(DICE, view.dice, dice)
  const left = active & ~(1 << placeIn(view.table, card))
  const thrown = facesOf(DICE, dice).length
  const sides = Array<number>(thrown).fill(6)
  let ways = 0
  for (const one of outcomes({ sides, alike: [sides.map((_, die) => die)] }))
    if (bestOf(view, left, add(DICE, kept, one.faces)) > than) ways += one.ways
  return { kept, ways, of: 6 ** thrown }
}

/** Of all rerolls, the one that scores more in the greatest part of its throws. */
function likeliest(view: State, active: number, than: number): Pick<Better, 'ways' | 'of'> | null {
  let best: Better | null = null
  for (const card of view.table.cards) {
    if ((active & (1 << placeIn(view.table, card))) === 0) continue
    for (const dice of partsOf(view.dice)) {
      const here = better(view, active, card, dice, than)
      if (best === null || here.ways * best.of > best.ways * here.of) best = here
    }
  }
  return best === null ? null : { ways: best.ways, of: best.of }
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
