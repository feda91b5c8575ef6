/** How a game ends: the secret of the dice is laid open, nothing is asked any more, and open requests are dropped. */
import { isEvent, placesAfter, readEvent, type TableEvent, writeEvent } from '../../../engine/table/events.ts'
import { withAsides } from '../../../engine/table/position.ts'
import { writeLine } from '../../../fair/lines.ts'
import type { EndingRequest } from '../../../protocol/facts.ts'
import { withWins } from '../evening.ts'
import { NO_PARTING, type Parting } from '../notes.ts'
import {
  type CommandContext,
  linesOf,
  type PendingTable,
  withEvent,
  withLines,
  withNotes,
  withRow,
} from '../pending-table.ts'
import { isAwake } from '../timers/timing.ts'

/** The secret of the dice is the log's last line, unless others still play with it: then it follows when their day ends. */
export function end(pending: PendingTable, status: 'over' | 'closed'): PendingTable {
  const { notes, position } = pending
  const asked = notes.asked.map(() => null)
  const closed = withNotes(withRow(pending, { status }), { asked, opening: null, takeback: null })
  if (position === null) return closed
  const told = notes.preset?.sealed ? closed : reveal(closed)
  return position.secrets === null ? { ...told, position: null } : told
}

export function reveal(pending: PendingTable): PendingTable {
  const { row, position } = pending
  const line = writeLine({ kind: 'secret', secret: row.secret ?? '' })
  return withLines(pending, [line], position === null ? null : withAsides(position, 1))
}

export function withParting(pending: PendingTable, change: Partial<Parting>): PendingTable {
  return withNotes(pending, { parting: { ...(pending.notes.parting ?? NO_PARTING), ...change } })
}

/** Writes an event of the table into the log of a game that is being played. */
export function withTableEvent(pending: PendingTable, event: TableEvent): PendingTable {
  if (pending.position === null) throw new Error('a game without a position')
  return withLines(pending, [writeEvent(event)], withAsides(pending.position, 1))
}

/** Ends the game by an event of the table, with the places that follow from the log. */
export function endBy(
  pending: PendingTable,
  event: TableEvent & { readonly kind: 'end' },
  context: CommandContext,
): PendingTable {
  const told = withTableEvent(pending, event)
  const events = linesOf(told, context)
    .filter(isEvent)
    .flatMap((line) => readEvent(line) ?? [])
  const places = placesAfter(context.game, told.position?.state, events)
  const { why, seat } = event
  const parted = withWins(withParting(told, { ended: { why, seat, places } }), places)
  return end({ ...parted, race: null, ended: null }, 'closed')
}

/** Broadcast to all; the game ends when every asked seat has agreed. */
export function askedToEnd(pending: PendingTable, ending: EndingRequest, context: CommandContext): PendingTable {
  if (ending.waits.length > 0) return withEvent(withParting(pending, { ending }), { kind: 'ending-asked', ending })
  return endBy(withParting(pending, { ending: null }), { kind: 'end', seat: null, why: 'agreed' }, context)
}

export function noEnding(pending: PendingTable, { ending }: EndingRequest, by: number | null): PendingTable {
  return withEvent(withParting(pending, { ending: null }), { kind: 'no-ending', ending, by })
}

/** A request to end does not wait for seats that a bot plays now, and is over when the game is. */
export function reviewEnding(pending: PendingTable, context: CommandContext): PendingTable {
  const ending = pending.notes.parting?.ending ?? null
  if (ending === null) return pending
  if (pending.row.status !== 'playing') return noEnding(pending, ending, null)
  const waits = ending.waits.filter((seat) => isAwake(pending.row.seats[seat]))
  return waits.length === ending.waits.length ? pending : askedToEnd(pending, { ...ending, waits }, context)
}
