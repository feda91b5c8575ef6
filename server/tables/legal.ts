/** The legal moves of a seat as texts, for clients without rules of their own. Paid for in processor time, by guest and address. */
import { viewOf } from '../../engine/table/view.ts'
import { LIMITS } from '../../protocol/protocol.ts'
import type { Refusal } from '../../protocol/refusals.ts'
import type { ServerMessageOf } from '../../protocol/server.ts'
import { Budgets } from '../http/budget.ts'
import type { Kept } from './draft.ts'
import { known } from './raced.ts'
import type { Guest } from './tables.ts'

/** In ms of processor time. A list takes well under one, so that a bot that asks before each move never waits. */
const RATES = { guest: { perSecond: 20, burst: 200 }, address: { perSecond: 60, burst: 600 } } as const

/** The answer to `legal`: no moves where the seat is not asked, or where what is raced for is not shown yet. */
export function legalOf(kept: Kept, seat: number, id: string, now: number): ServerMessageOf<'legal-moves'> {
  const { position } = known(kept, now)
  const question = position?.counts[seat] ?? 0
  const isAsked = position?.turn.kind === 'move' && position.turn.seats.includes(seat)
  if (position === null || !isAsked) return { kind: 'legal-moves', id, seat, question, moves: [] }
  const { game, state } = position
  const moves = game.moves(viewOf(game, state, seat), seat).slice(0, LIMITS.legal)
  return { kind: 'legal-moves', id, seat, question, moves: moves.map((move) => game.write(move)) }
}

/** What lists of moves may cost, one for all tables of a process. */
export class LegalBudget {
  readonly #guests = new Budgets(RATES.guest)
  readonly #addresses = new Budgets(RATES.address)

  /** Returns null if the guest may ask now. */
  refusal({ identity, address }: Guest, now: number): Refusal | null {
    const wait = Math.max(this.#guests.wait(identity, now), this.#addresses.wait(address ?? '', now))
    return wait > 0 ? { code: 'too-fast', wait } : null
  }

  charge({ identity, address }: Guest, ms: number, now: number): void {
    this.#guests.charge(identity, ms, now)
    this.#addresses.charge(address ?? '', ms, now)
  }
}
