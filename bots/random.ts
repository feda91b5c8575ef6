import type { Bot } from '../engine/bots/bot.ts'
import type { Game } from '../engine/contract.ts'

/** Any legal move, all as likely; in an optional turn, not to move is one more. */
export function randomBot<State, Move>(game: Game<State, Move>): Bot<State, Move> {
  return {
    choose(view, seat, random) {
      const moves = game.moves(view, seat)
      const turn = game.turn(view)
      const mayWait = turn.kind === 'move' && turn.optional === true
      const at = random.below(moves.length + (mayWait ? 1 : 0))
      return moves[at] ?? null
    },
  }
}
