/** Simple minds: what a player of few habits likes, by the points of this turn alone. */
import type { Seat } from '../../../engine/contract.ts'
import { countUpTo } from '../../../engine/dice/multiset.ts'
import { DICE, points } from '../rules/cards.ts'
import type { Move } from '../rules/moves.ts'
import { activeOf, placeIn, type State } from '../rules/state.ts'

export interface Habits {
  /** Fewer points than this it would rather throw for again; 0: it never rerolls. */
  readonly content: number
  /** How many cards must stay awake after it has paid for a reroll. */
  readonly reserve: number
  /** The faces that it throws again. */
  readonly throws: number
  /** How many points a pass is worth to it for every frozen card. */
  readonly wake: number
}

/** Returns how much such a player likes a move; higher is better. */
export function liking(habits: Habits, state: State, seat: Seat): (move: Move) => number {
  const awake = state.table.cards.filter((_, place) => activeOf(state, seat) & (1 << place))
  const scores = awake.map((card) => points(card, state.dice)).sort((a, b) => b - a)
  const most = scores[0] ?? 0
  const least = scores.at(-1) ?? 0
  const rerolls = most < habits.content && awake.length > habits.reserve
  return (move) => {
    switch (move.kind) {
      case 'pass':
        return habits.wake * (state.table.cards.length - awake.length)
      case 'score':
        return points(move.card, state.dice)
      case 'reroll': {
        // It pays with a card that scores least now, and throws the low dice again.
        const pays = points(move.card, state.dice) === least ? 0 : 50
        return (rerolls ? 100 : -100) - pays - unlike(move.dice, state.dice, habits.throws)
      }
      default:
        return -placeIn(state.table, move.card)
    }
  }
}

/** How far a reroll is from taking up all dice up to `most`, and no others: a die left, or one too many, counts one. */
function unlike(taken: number, dice: number, most: number): number {
  const takenLow = countUpTo(DICE, taken, most)
  return countUpTo(DICE, dice, most) - takenLow + (countUpTo(DICE, taken, DICE.sides) - takenLow)
}
