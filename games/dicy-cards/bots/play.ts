/** From solutions to moves. */
import type { Seat } from '../../../engine/contract.ts'
import { without } from '../../../engine/dice/multiset.ts'
import { type Card, DICE } from '../rules/cards.ts'
import { type Move, PASS, reroll, SCORE } from '../rules/moves.ts'
import { dicyCards } from '../rules/rules.ts'
import { activeOf, PLACES, type State } from '../rules/state.ts'
import { actionAt, type Ends, keptAt, PASSES, type Scoring, type Solution } from './estimate/turn.ts'

/** The best action by a solution of this turn, or of one that began with more cards active. */
export function moveBy(scoring: Scoring, ends: Ends, solution: Solution, view: State, seat: Seat): Move {
  const { dice, table } = view
  const active = activeOf(view, seat)
  const action = active === 0 ? PASSES : actionAt(scoring, ends, solution, active, dice)
  if (action === PASSES) return PASS
  if (action < PLACES) return SCORE[table.cards[action] as Card] as Move
  const place = action - PLACES
  const kept = keptAt(solution, active & ~(1 << place), dice)
  return reroll(table.cards[place] as Card, without(DICE, dice, kept))
}

/** R8. The own card to freeze or wake that leaves the best position. */
export function answer(view: State, seat: Seat, worth: (after: State) => number): Move {
  let best = -Infinity
  let chosen: Move = PASS
  for (const move of dicyCards.moves(view, seat)) {
    const value = worth(dicyCards.move(view, seat, move))
    if (value <= best) continue
    best = value
    chosen = move
  }
  return chosen
}
