/** Starting the game: by the host, or by itself at a rematch to which all have come. */
import { readOptions } from '../../../engine/options.ts'
import { good } from '../../../engine/result.ts'
import type { CommandOf } from '../../../protocol/client.ts'
import { openDice } from '../dice.ts'
import {
  type CommandContext,
  type CommandResult,
  type PendingTable,
  refuse,
  withNotes,
  withRow,
} from '../pending-table.ts'
import { hostOnly } from './lobby.ts'

export function start(
  pending: PendingTable,
  identity: string,
  { close = false }: CommandOf<'start'>,
  context: CommandContext,
): CommandResult {
  const fault = hostOnly(pending, identity)
  if (fault !== null) return refuse(fault)
  const empty = openSeats(pending)
  const absent = absentees(pending, context)
  if (!close && empty.length > 0) return refuse({ code: 'open-seats', seats: empty })
  if (!close && absent.length > 0) return refuse({ code: 'absent', seats: absent })
  const closed = withoutSeats(pending, [...empty, ...absent])
  const options = readOptions(context.game, closed.row.seats.length, closed.row.options)
  return options.ok ? good(openDice(closed, context)) : refuse({ code: 'options', fault: options.fault })
}

/** A rematch begins as soon as everybody has come along and is here. */
export function startWhenAllAreHere(pending: PendingTable, context: CommandContext): PendingTable {
  const { row, notes } = pending
  if (!notes.again || row.status !== 'lobby' || openSeats(pending).length > 0) return pending
  const waits = row.seats.some(
    (sitter, seat) =>
      sitter.kind === 'person' &&
      (notes.invited.includes(seat) || sitter.identity === null || !context.isHere(sitter.identity)),
  )
  return waits ? pending : openDice(pending, context)
}

function openSeats({ row }: PendingTable): number[] {
  return row.seats.flatMap(({ kind }, seat) => (kind === 'open' ? [seat] : []))
}

/** Seats of a rematch whose people were taken over and are not here. */
function absentees({ row, notes }: PendingTable, { isHere }: CommandContext): number[] {
  return notes.invited.filter((seat) => {
    const sitter = row.seats[seat]
    return sitter?.kind === 'person' && sitter.identity !== null && !isHere(sitter.identity)
  })
}

/** The other seats move up. */
function withoutSeats(pending: PendingTable, gone: readonly number[]): PendingTable {
  if (gone.length === 0) return pending
  const seats = pending.row.seats.filter((_, seat) => !gone.includes(seat))
  return withNotes(withRow(pending, { seats }), { asked: seats.map(() => null), invited: [] })
}
