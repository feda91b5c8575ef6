/** The legal moves of a seat as texts, for clients without rules of their own. Paid for in processor time, by guest and address. */
import { viewOf } from '../../../engine/table/view.ts'
import { LIMITS } from '../../../protocol/protocol.ts'
import type { ServerMessageOf } from '../../../protocol/server.ts'
import type { Kept } from '../pending-table.ts'
import { known } from '../race/race-state.ts'

/** The answer to `legal`: no moves if the seat is not asked, or before a race is shown. */
export function legalOf(kept: Kept, seat: number, id: string, steady: number): ServerMessageOf<'legal-moves'> {
  const { position } = known(kept, steady)
  const question = position?.counts[seat] ?? 0
  const isAsked = position?.turn.kind === 'move' && position.turn.seats.includes(seat)
  if (position === null || !isAsked) return { kind: 'legal-moves', id, seat, question, moves: [] }
  const { game, state } = position
  const moves = game.moves(viewOf(game, state, seat), seat).slice(0, LIMITS.legal)
  return { kind: 'legal-moves', id, seat, question, moves: moves.map((move) => game.write(move)) }
}
