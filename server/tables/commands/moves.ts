/** Commands during the game: moves, takebacks with the others' consent, and seats handed to a bot. */
import { brief } from '../../../engine/options.ts'
import { bad, good } from '../../../engine/result.ts'
import { type Answer, answered } from '../../../engine/table/position.ts'
import {
  answeredBy,
  type NoTakeback,
  requestTakeback,
  type TakebackRequest,
  takenBack,
} from '../../../engine/table/takeback.ts'
import type { CommandOf } from '../../../protocol/client.ts'
import { outOf } from '../notes.ts'
import {
  type CommandContext,
  type CommandHandler,
  type CommandResult,
  notPlaying,
  type PendingTable,
  playingSeat,
  seatsOf,
  withEntered,
  withEvent,
  withNotes,
  withSeat,
} from '../pending-table.ts'
import { awakeSeats, botDue, MISSES } from '../timers/timing.ts'

export function move(
  pending: PendingTable,
  identity: string,
  { seat, question, move: text }: CommandOf<'move'>,
): CommandResult {
  const own = playingSeat(pending, identity, seat)
  if (!own.ok) return own
  if (own.value.handed) return bad({ code: 'handed', seat })
  const made = answer(pending, { seat, question, text })
  if (!made.ok || own.value.missed === 0) return made
  return good(withSeat(made.value, seat, { ...own.value, missed: 0 }))
}

/** Grabs have their own path, with their time (race/race-state.ts): a grab that arrives here came after the race. */
function answer(pending: PendingTable, given: Answer): CommandResult {
  if (pending.position === null) throw new Error('a game without a position')
  const next = answered(pending.position, given)
  if (next.ok) return good(withEntered(pending, next.value))
  const { fault } = next
  if (fault.code === 'closed') return bad({ code: 'closed', seat: given.seat })
  return bad(fault.code === 'unreadable-move' ? { code: 'unreadable-move', got: brief(given.text) } : fault)
}

/** Applies a bot's choice. Null: the question is closed. */
export function botMove(
  pending: PendingTable,
  { seat, question, text, by }: Required<Answer>,
  context: CommandContext,
): PendingTable | null {
  const { row, notes, position } = pending
  if (position === null) return null
  const due = botDue(row, notes, position, context, [seat])
  if (due?.seat !== seat) return null
  const made = answer(pending, { seat, question, text, by })
  if (!made.ok) return null
  const sitter = row.seats[seat]
  if (by !== 'clock' || sitter?.kind !== 'person') return made.value
  const missed = sitter.missed + 1
  return withSeat(made.value, seat, { ...sitter, missed, handed: sitter.handed || missed >= MISSES })
}

export function hand(pending: PendingTable, identity: string, { seat }: CommandOf<'hand'>): CommandResult {
  const own = playingSeat(pending, identity, seat)
  if (!own.ok) return own
  if (own.value.handed) return bad({ code: 'handed', seat })
  return good(withSeat(pending, seat, { ...own.value, handed: true }))
}

/** The clock of the open question starts again, because the person has just come back. */
export const back: CommandHandler<'back'> = (pending, identity, { seat }, context) => {
  const own = playingSeat(pending, identity, seat)
  if (!own.ok) return own
  if (outOf(pending.notes, seat) !== null) return bad({ code: 'out', seat })
  if (!own.value.handed) return bad({ code: 'not-handed', seat })
  const seated = withSeat(pending, seat, { ...own.value, handed: false, missed: 0 })
  const { asked } = seated.notes
  return good(asked[seat] === null ? seated : withNotes(seated, { asked: asked.with(seat, context.now) }))
}

const noTakeback = (why: NoTakeback): CommandResult => bad({ code: 'no-takeback', why })

export function askTakeback(pending: PendingTable, identity: string, { seat }: CommandOf<'takeback'>): CommandResult {
  const own = playingSeat(pending, identity, seat)
  if (!own.ok) return own
  const { row, notes, position } = pending
  const takeback = notes.requests + 1
  const mine = seatsOf(row, identity)
  const waits = awakeSeats(pending).filter((other) => !mine.includes(other))
  const asked = requestTakeback(position, notes.takeback, { takeback, seat, waits, lines: row.seq })
  if (!asked.ok) return noTakeback(asked.fault)
  return good(withRequest(withNotes(pending, { requests: takeback }), asked.value))
}

export function agree(pending: PendingTable, identity: string, { takeback, yes }: CommandOf<'agree'>): CommandResult {
  const seats = seatsOf(pending.row, identity)
  if (seats.length === 0) return noTakeback('not-yours')
  const state = notPlaying(pending)
  if (state !== null) return bad(state)
  const asked = pending.notes.takeback
  const answer = answeredBy(asked?.takeback === takeback ? asked : null, seats, yes)
  if (!answer.ok) return noTakeback(answer.fault)
  const { value } = answer
  return good('refused' in value ? withoutRequest(pending, takeback, value.refused) : withRequest(pending, value))
}

/** Broadcast to all; the move is taken back when every asked seat has agreed. */
function withRequest(pending: PendingTable, takeback: TakebackRequest): PendingTable {
  const { row, position, keep, added } = pending
  const { seq, waits } = takeback
  if (waits.length > 0) return withEvent(withNotes(pending, { takeback }), { kind: 'takeback-asked', takeback })
  if (position === null) throw new Error('a game without a position')
  return {
    ...withNotes(pending, { takeback: null }),
    row: { ...row, seq, takebacks: row.takebacks + 1 },
    keep: Math.min(keep, seq),
    added: added.slice(0, Math.max(0, seq - keep)),
    position: takenBack(position),
  }
}

function withoutRequest(pending: PendingTable, takeback: number, by: number | null): PendingTable {
  return withEvent(withNotes(pending, { takeback: null }), { kind: 'no-takeback', takeback, by })
}

/** A request ends when the game goes on, and does not wait for seats that a bot plays now. */
export function reviewTakeback(before: PendingTable, pending: PendingTable): PendingTable {
  const { takeback } = pending.notes
  if (takeback === null) return pending
  const isOver = pending.row.seq !== before.row.seq || pending.row.status !== 'playing'
  if (isOver) return withoutRequest(pending, takeback.takeback, null)
  const agreed = answeredBy(takeback, awakeSeats(pending, false), true)
  return agreed.ok ? withRequest(pending, agreed.value) : pending
}
