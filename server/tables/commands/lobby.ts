/** Before the start: who sits where, and who is the host. */
import { good } from '../../../engine/result.ts'
import type { CommandOf } from '../../../protocol/client.ts'
import { readName } from '../../../protocol/names.ts'
import { LIMITS } from '../../../protocol/protocol.ts'
import type { Refusal } from '../../../protocol/refusals.ts'
import type { SeatRow } from '../../store/store.ts'
import { withRenamed } from '../evening.ts'
import {
  type CommandContext,
  type CommandResult,
  notLobby,
  ownSeat,
  type PendingTable,
  type PersonSeat,
  refuse,
  seatsOf,
  withNotes,
  withRow,
  withSeat,
} from '../pending-table.ts'

const OPEN: SeatRow = { kind: 'open' }

export function sit(pending: PendingTable, identity: string, command: CommandOf<'sit'>): CommandResult {
  const { name: typed, colour, orNext = false } = command
  const seat = orNext ? nextFree(pending.row.seats, command.seat, identity) : command.seat
  const sitter = pending.row.seats[seat]
  if (sitter === undefined) return refuse({ code: 'no-such-seat', seat, seats: pending.row.seats.length })
  const own = sitter.kind === 'person' && sitter.identity === identity
  const state = own ? null : notLobby(pending)
  if (state !== null) return refuse(state)
  if (!own && sitter.kind !== 'open') return refuse(taken(pending, seat))
  const name = readName(typed)
  if (!name.ok) return refuse({ code: 'name', why: name.fault, max: LIMITS.name })
  const twin = pending.row.status === 'lobby' ? undefined : twinOf(pending, identity, name.value)
  if (twin !== undefined) return refuse({ code: 'name-taken', seat: twin })
  const before: Pick<PersonSeat, 'handed' | 'missed'> = own ? sitter : { handed: false, missed: 0 }
  const { handed, missed } = before
  const invited = pending.notes.invited.filter((other) => other !== seat)
  const renamed = own ? withRenamed(pending, seat, name.value) : pending
  const seated = withSeat(renamed, seat, { kind: 'person', identity, name: name.value, colour, handed, missed })
  return good(invited.length === pending.notes.invited.length ? seated : withNotes(seated, { invited }))
}

/** This seat if it is free or this person's own, else the first free one after it; this one if there is none. */
function nextFree(seats: readonly SeatRow[], seat: number, identity: string): number {
  const mayHave = (other: number): boolean => {
    const sitter = seats[other]
    return sitter?.kind === 'open' || (other === seat && sitter?.kind === 'person' && sitter.identity === identity)
  }
  const inOrder = seats.map((_, i) => (seat + i) % seats.length)
  return inOrder.find(mayHave) ?? seat
}

/** During a game a seat cannot take another person's name: log and scores could not tell them apart. */
function twinOf({ row }: PendingTable, identity: string, name: string): number | undefined {
  const folded = (text: string | null) => (text ?? '').normalize('NFKC').toLowerCase().replaceAll(/\s/gu, '')
  const twin = row.seats.findIndex(
    (sitter) => sitter.kind === 'person' && sitter.identity !== identity && folded(sitter.name) === folded(name),
  )
  return twin < 0 ? undefined : twin
}

function taken({ row }: PendingTable, seat: number): Refusal {
  return row.seats.some(({ kind }) => kind === 'open') ? { code: 'seat-taken', seat } : { code: 'table-full' }
}

export function rise(pending: PendingTable, identity: string, { seat }: CommandOf<'rise'>): CommandResult {
  const own = ownSeat(pending, identity, seat)
  if (!own.ok) return own
  const state = notLobby(pending)
  if (state !== null) return refuse(state)
  return good(succeed(withSeat(pending, seat, OPEN), identity))
}

/** A host who has stood up hands its rights to the next person; alone, it keeps them. */
function succeed(pending: PendingTable, gone: string): PendingTable {
  const { row } = pending
  if (row.host !== gone || seatsOf(row, gone).length > 0) return pending
  return withRow(pending, { host: firstPerson(row.seats) ?? gone })
}

export function firstPerson(seats: readonly SeatRow[]): string | null {
  for (const sitter of seats) if (sitter.kind === 'person' && sitter.identity !== null) return sitter.identity
  return null
}

/** What only the host may do, and only before the start. */
export function hostOnly(pending: PendingTable, identity: string): Refusal | null {
  return pending.row.host === identity ? notLobby(pending) : { code: 'host-only' }
}

export function fill(
  pending: PendingTable,
  identity: string,
  { seat, level }: CommandOf<'fill'>,
  context: CommandContext,
): CommandResult {
  const fault = hostOnly(pending, identity)
  if (fault !== null) return refuse(fault)
  const sitter = pending.row.seats[seat]
  if (sitter === undefined) return refuse({ code: 'no-such-seat', seat, seats: pending.row.seats.length })
  if (sitter.kind === 'person') return refuse({ code: 'seat-taken', seat })
  if (!context.levels.includes(level)) return refuse({ code: 'no-such-level', level })
  return good(withSeat(pending, seat, { kind: 'bot', level }))
}

export function remove(pending: PendingTable, identity: string, { seat }: CommandOf<'remove'>): CommandResult {
  const fault = hostOnly(pending, identity)
  if (fault !== null) return refuse(fault)
  const sitter = pending.row.seats[seat]
  if (sitter === undefined) return refuse({ code: 'no-such-seat', seat, seats: pending.row.seats.length })
  if (sitter.kind === 'open') return refuse({ code: 'seat-open', seat })
  return good(succeed(withSeat(pending, seat, OPEN), identity))
}
