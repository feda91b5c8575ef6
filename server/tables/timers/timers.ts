/** Events without a command: the opening advances, clocks are set, the game ends, the table expires. */
import type { Turn } from '../../../engine/contract.ts'
import { enter } from '../../../engine/table/position.ts'
import type { SeatRow } from '../../store/store.ts'
import { end, endBy, reviewEnding } from '../commands/departures.ts'
import { firstPerson } from '../commands/lobby.ts'
import { reviewTakeback } from '../commands/moves.ts'
import { goOn } from '../dice.ts'
import { withWins } from '../evening/evening.ts'
import type { Notes } from '../notes.ts'
import { type CommandContext, type PendingTable, withEntered, withNotes, withRow } from '../pending-table.ts'
import { endDay, withResult } from '../preset.ts'
import { updateRace, voidRace } from '../race/race-state.ts'
import { bankAfter, botDue, deadlineOf, expiry, forgiven, isAwake, limitEnd } from './timing.ts'

/** All that follows from one input, after which everything fits together again. */
export function settle(before: PendingTable, after: PendingTable, context: CommandContext): PendingTable {
  const gone = goOn(reviewEnding(reviewTakeback(before, after), context), context)
  const timed =
    gone.position?.state === before.position?.state ? gone : updateRace(before, setClocks(before, gone, context))
  const isOver = timed.position?.turn.kind === 'over' && timed.row.status === 'playing'
  const ended = isOver ? end(withWins(withResult(timed, context), placesOf(timed)), 'over') : timed
  return dated(
    isTooLong(ended, context) ? endBy(ended, { kind: 'end', seat: null, why: 'too-long' }, context) : ended,
    context,
  )
}

function placesOf({ position }: PendingTable): readonly number[] | null {
  return position?.turn.kind === 'over' ? position.turn.places : null
}

/** Two seats that pass for ever must not fill the disk, nor make every reload longer than the last. */
function isTooLong({ row, position }: PendingTable, { limits }: CommandContext): boolean {
  return row.status === 'playing' && position !== null && row.seq >= limits.lines
}

function dated(ended: PendingTable, context: CommandContext): PendingTable {
  if (!ended.changed || ended.removed) return ended
  const updated = context.now
  const deadline = deadlineOf({ ...ended.row, updated }, ended.notes, ended.position, context, context.limits)
  return withRow(ended, { updated, deadline })
}

function setClocks(before: PendingTable, after: PendingTable, context: CommandContext): PendingTable {
  const { position } = after
  if (position === null || after.row.status !== 'playing') return after
  const { turn, counts } = position
  const due = turn.kind === 'move' && !turn.optional ? turn.seats : []
  const answered = (seat: number) => before.position?.counts[seat] !== counts[seat]
  const asked = after.row.seats.map((_, seat) => {
    if (!due.includes(seat)) return null
    return answered(seat) ? context.now : (before.notes.asked[seat] ?? context.now)
  })
  const banks = after.notes.banks.map((bank, seat) =>
    answered(seat) && isAwake(before.row.seats[seat]) ? bankAfter(before.row, before.notes, seat, context) : bank,
  )
  const same = before.position !== null && isSameTurn(before.position.turn, turn)
  const since = same ? after.notes.since : context.now
  // A bank is full at the start.
  const times: Partial<Notes> = { asked, since, ...(before.position === null ? {} : { banks }) }
  return withNotes(after, times)
}

/** A race with a grab goes on. */
function isSameTurn(a: Turn, b: Turn): boolean {
  if (a.kind !== 'move' || b.kind !== 'move' || !a.optional || !b.optional) return false
  return a.limitMs === b.limitMs && a.seats.join() === b.seats.join()
}

/** Called when the deadline has passed, a person was deleted or the host is away. */
export function wake(pending: PendingTable, context: CommandContext): PendingTable {
  const left = endDay(withoutDeleted(pending), context.now)
  const known = context.heir === null || left.row.status !== 'lobby' ? left : withRow(left, { host: context.heir })
  const timed = timeUp(voidRace(context.forgives ? forgive(known, context) : known, context), context)
  if (timed.row.seq === known.row.seq && context.now >= expiry(timed.row, context.limits)) return expire(timed, context)
  return hasStaleDeadline(timed, context) ? { ...timed, changed: true } : timed
}

function forgive(pending: PendingTable, context: CommandContext): PendingTable {
  const { status } = pending.row
  return status === 'opening' || status === 'playing'
    ? withNotes(pending, forgiven(pending.row, pending.notes, context))
    : pending
}

/** After a restart clocks begin later than was noted. Where a bot is due, its move will bring the next deadline. */
function hasStaleDeadline({ row, notes, position }: PendingTable, context: CommandContext): boolean {
  if (position !== null && botDue(row, notes, position, context) !== null) return false
  if (row.deadline !== null && row.deadline > context.now) return false
  return row.deadline !== deadlineOf(row, notes, position, context, context.limits)
}

/** The game's own limit, where it is not a race's. */
function timeUp(pending: PendingTable, context: CommandContext): PendingTable {
  const { position, notes, row } = pending
  if (position === null || row.status !== 'playing') return pending
  const limit = limitEnd(notes, position, context)
  if (limit === null || limit > context.now) return pending
  const next = enter(position, { input: { kind: 'time' } })
  return next.ok ? withEntered(pending, next.value) : pending
}

/** A table with an open page does not expire. */
function expire(pending: PendingTable, { anybody }: CommandContext): PendingTable {
  if (anybody) return { ...pending, changed: true }
  if (pending.row.status === 'playing') return end(pending, 'closed')
  return { ...pending, changed: true, removed: true }
}

/** Replaces a person who deleted all data: an empty seat in the lobby, a bot in the game. */
export function withoutDeleted(pending: PendingTable): PendingTable {
  const { seats, status, host } = pending.row
  const lost = (sitter: SeatRow) => sitter.kind === 'person' && sitter.identity === null
  const unfinished = status === 'lobby' || status === 'opening' || status === 'playing'
  if (!unfinished) return pending
  const stale = seats.some((sitter) => lost(sitter) && !(sitter.kind === 'person' && sitter.handed))
  const heir = host === null ? firstPerson(seats) : host
  if (!stale && heir === host) return pending
  const filled = seats.map((sitter): SeatRow => {
    if (sitter.kind !== 'person' || !lost(sitter)) return sitter
    return status === 'lobby' ? { kind: 'open' } : { ...sitter, handed: true }
  })
  const next = withRow(pending, { seats: filled, host: heir })
  // No person is left: bots do not play on alone.
  return heir === null && firstPerson(filled) === null && status !== 'lobby' ? end(next, 'closed') : next
}
