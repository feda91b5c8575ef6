/** Limits for one person at a table: phrases and reminders by count, lists of legal moves by processor time. */
import { viewOf } from '../../../engine/table/view.ts'
import type { Command } from '../../../protocol/client.ts'
import { LIMITS } from '../../../protocol/protocol.ts'
import type { Refusal } from '../../../protocol/refusals.ts'
import type { ServerMessageOf } from '../../../protocol/server.ts'
import { Buckets } from '../../http/bucket.ts'
import type { ClientBudgets, Payer } from '../../http/budget.ts'
import type { Broadcaster } from '../broadcast/broadcaster.ts'
import type { Clock } from '../deps.ts'
import type { Kept } from '../pending-table.ts'
import { known } from '../race/race-state.ts'
import type { Subscriber } from '../tables.ts'
import type { CommandTask } from './batch.ts'

/** A few phrases at once, then one every two seconds. */
const SAYINGS = { perSecond: 0.5, burst: 4 } as const
/** Reminders: two at once, then two a minute. */
const NUDGES = { perSecond: 1 / 30, burst: 2 } as const
/** People whose phrases are counted. */
const PEOPLE = 1000

/**
 * In ms of processor time of the main thread, for lists of legal moves and for replays of long logs. A list takes well under one, so
 * that a bot that asks before each move never waits.
 */
export const WORK = { guest: { perSecond: 20, burst: 200 }, address: { perSecond: 60, burst: 600 } } as const

export function payerOf({ identity, address }: Subscriber): Payer {
  return { guest: identity, address: address ?? null }
}

interface PaceDeps {
  readonly clock: Clock
  readonly broadcaster: Broadcaster
  readonly work: ClientBudgets
}

export class Pace {
  readonly #deps: PaceDeps
  readonly #sayings = new Buckets(SAYINGS, PEOPLE)
  readonly #nudges = new Buckets(NUDGES, PEOPLE)

  constructor(deps: PaceDeps) {
    this.#deps = deps
  }

  /** Why a command is not even looked at; null: it is. */
  refusal(subscriber: Subscriber, { kind }: Command): Refusal | null {
    const wait = this.#wait(subscriber, kind)
    return wait > 0 ? { code: 'too-fast', wait } : null
  }

  #wait(subscriber: Subscriber, kind: Command['kind']): number {
    const { clock, work } = this.#deps
    if (kind === 'legal') return work.wait(payerOf(subscriber), clock.now())
    if (kind === 'nudge') return this.#nudges.take(subscriber.identity, clock.now())
    return kind === 'say' ? this.#sayings.take(subscriber.identity, clock.now()) : 0
  }

  /** Sends the list that `legal` asks for, before its `done`. */
  list({ subscriber, command }: CommandTask, kept: Kept): void {
    if (command.kind !== 'legal') return
    const { clock, broadcaster, work } = this.#deps
    const [now, begun] = [clock.now(), performance.now()]
    broadcaster.send(subscriber, legalOf(kept, command.seat, command.id, clock.steady()))
    work.charge(payerOf(subscriber), performance.now() - begun, now)
  }
}

/** The legal moves of a seat as texts, for clients without rules of their own: no moves if the seat is not asked, or before a race is shown. */
function legalOf(kept: Kept, seat: number, id: string, steady: number): ServerMessageOf<'legal-moves'> {
  const { position } = known(kept, steady)
  const question = position?.counts[seat] ?? 0
  const isAsked = position?.turn.kind === 'move' && position.turn.seats.includes(seat)
  if (position === null || !isAsked) return { kind: 'legal-moves', id, seat, question, moves: [] }
  const { game, state } = position
  const moves = game.moves(viewOf(game, state, seat), seat).slice(0, LIMITS.legal)
  return { kind: 'legal-moves', id, seat, question, moves: moves.map((move) => game.write(move)) }
}
