/**
 * A sensible beginner, scripted: stops with a claim, rerolls everything else but four skulls or more, gives its daggers to the
 * seat whose turn it is and its scrolls to the rival with the fewest claims. Counts no chances and looks at no other turn.
 */
import type { Bot } from '../../../engine/bots/bot.ts'
import type { Seat } from '../../../engine/contract.ts'
import { at } from '../rules/counts.ts'
import type { Move } from '../rules/moves.ts'
import { diceOfCrowns } from '../rules/rules.ts'
import type { State } from '../rules/state.ts'

export const beginner: Bot<State, Move> = {
  choose(view, seat) {
    const moves = diceOfCrowns.moves(view, seat)
    return preferred(view, seat, moves) ?? (moves[0] as Move)
  },
}

function preferred(view: State, seat: Seat, moves: readonly Move[]): Move | undefined {
  switch (view.phase) {
    case 'choose':
      return view.table.seats === 1 ? moves.at(-1) : throwOrStop(view, moves)
    case 'give':
      return most(moves, (move) => (move.kind === 'give' ? at(move.to, view.seat) : 0))
    case 'hand':
      return most(moves, (move) => (move.kind === 'hand' ? at(move.to, fewestClaims(view)) : 0))
    case 'reward':
      return moves.find((move) => move.kind === 'take' && move.what === 'claim') ?? moves[0]
    case 'keep':
      return most(moves, (move) => (move.kind === 'pass' ? -Math.abs(move.daggers - balanced(view, seat)) : 0))
    default:
      return moves[0]
  }
}

/** R8, R10 */
function throwOrStop(view: State, moves: readonly Move[]): Move | undefined {
  const { skulls, scrolls, crowns, seat } = view
  if (at(crowns, seat) >= 3 || skulls >= 5) return moves[0]
  const waits = skulls >= 4 && at(crowns, seat) === 0
  const what = waits && scrolls > 0 ? 'scrolls' : scrolls === 0 ? 'skulls' : skulls === 0 ? 'scrolls' : 'both'
  return moves.find((move) => move.kind === 'reroll' && move.what === what)
}

/** S3. Daggers shared so that neither side reaches three if it can be helped. */
function balanced(view: State, seat: Seat): number {
  const rolled = at(view.giving, seat)
  return Math.min(rolled, Math.max(0, 2 - at(view.daggers, 1 - seat)))
}

function fewestClaims(view: State): Seat {
  const rivals = Array.from({ length: view.table.seats }, (_, rival) => rival).filter((rival) => rival !== view.seat)
  return rivals.reduce((least, rival) => (at(view.claims, rival) < at(view.claims, least) ? rival : least))
}

function most(moves: readonly Move[], worth: (move: Move) => number): Move | undefined {
  return moves.reduce((best, move) => (worth(move) > worth(best) ? move : best), moves[0] as Move)
}
