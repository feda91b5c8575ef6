/** Before the start: who sits where, who is the host, and the start itself: by the host, or by itself at a rematch to which all have come. */
import { readOptions } from '../../../engine/options.ts'
import { bad, good, type Result } from '../../../engine/result.ts'
import type { CommandOf } from '../../../protocol/client.ts'
import { readName } from '../../../protocol/names.ts'
import { LIMITS } from '../../../protocol/protocol.ts'
import type { Refusal } from '../../../protocol/refusals.ts'
import type { SeatRow, TableRow } from '../../store/store.ts'
import type { Broadcaster } from '../broadcast/broadcaster.ts'
import { openDice } from '../dice.ts'
import { withRenamed } from '../evening/evening.ts'
import {
  type CommandContext,
  type CommandHandler,
  type CommandResult,
  notLobby,
  ownSeat,
  type PendingTable,
  type PersonSeat,
  personAt,
  seatAt,
  seatsOf,
  withNotes,
  withRow,
  withSeat,
} from '../pending-table.ts'

const OPEN: SeatRow = { kind: 'open' }

export function sit(pending: PendingTable, identity: string, command: CommandOf<'sit'>): CommandResult {
  const { name: typed, colour, orNext = false } = command
  const seat = orNext ? nextFree(pending.row.seats, command.seat, identity) : command.seat
  const found = seatAt(pending, seat)
  if (!found.ok) return found
  const sitter = found.value
  const own = sitter.kind === 'person' && sitter.identity === identity
  const state = own ? null : notLobby(pending)
  if (state !== null) return bad(state)
  if (!own && sitter.kind !== 'open') return bad(taken(pending, seat))
  const name = readName(typed)
  if (!name.ok) return bad({ code: 'name', why: name.fault, max: LIMITS.name })
  const twin = pending.row.status === 'lobby' ? undefined : twinOf(pending, identity, name.value)
  if (twin !== undefined) return bad({ code: 'name-taken', seat: twin })
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
  if (state !== null) return bad(state)
  return good(succeed(withSeat(pending, seat, OPEN), identity))
}

/** A host who has stood up hands its rights to the next person; alone, it keeps them. */
function succeed(pending: PendingTable, gone: string): PendingTable {
  const { row } = pending
  if (row.host !== gone || seatsOf(row, gone).length > 0) return pending
  return withRow(pending, { host: firstPerson(row.seats) ?? gone })
}

export function firstPerson(seats: readonly SeatRow[]): string | null {
  return seats.flatMap(personAt)[0] ?? null
}

/** What only the host may do, and only before the start. */
function hostOnly(pending: PendingTable, identity: string): Refusal | null {
  return pending.row.host === identity ? notLobby(pending) : { code: 'host-only' }
}

function seatForHost(pending: PendingTable, identity: string, seat: number): Result<SeatRow, Refusal> {
  const fault = hostOnly(pending, identity)
  return fault === null ? seatAt(pending, seat) : bad(fault)
}

export const fill: CommandHandler<'fill'> = (pending, identity, { seat, level }, context) => {
  const found = seatForHost(pending, identity, seat)
  if (!found.ok) return found
  if (found.value.kind === 'person') return bad({ code: 'seat-taken', seat })
  if (!context.levels.includes(level)) return bad({ code: 'no-such-level', level })
  return good(withSeat(pending, seat, { kind: 'bot', level }))
}

export function remove(pending: PendingTable, identity: string, { seat }: CommandOf<'remove'>): CommandResult {
  const found = seatForHost(pending, identity, seat)
  if (!found.ok) return found
  if (found.value.kind === 'open') return bad({ code: 'seat-open', seat })
  return good(succeed(withSeat(pending, seat, OPEN), identity))
}

export const start: CommandHandler<'start'> = (pending, identity, { close = false }, context) => {
  const fault = hostOnly(pending, identity)
  if (fault !== null) return bad(fault)
  const empty = openSeats(pending)
  const absent = absentees(pending, context)
  if (!close && empty.length > 0) return bad({ code: 'open-seats', seats: empty })
  if (!close && absent.length > 0) return bad({ code: 'absent', seats: absent })
  const closed = withoutSeats(pending, [...empty, ...absent])
  const options = readOptions(context.game, closed.row.seats.length, closed.row.options)
  return options.ok ? good(openDice(closed, context)) : bad({ code: 'options', fault: options.fault })
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
  return notes.invited.filter((seat) => personAt(row.seats[seat]).some((identity) => !isHere(identity)))
}

/** The other seats move up. */
function withoutSeats(pending: PendingTable, gone: readonly number[]): PendingTable {
  if (gone.length === 0) return pending
  const seats = pending.row.seats.filter((_, seat) => !gone.includes(seat))
  return withNotes(withRow(pending, { seats }), { asked: seats.map(() => null), invited: [] })
}

/**
 * A lobby whose host is not there could never start. After a minute without a page of theirs the right passes to the one among those who
 * sit and are here who came first, and stays there: a host who comes back has a seat, not the right to start.
 */
export const HOST_MS = 60_000

export class HostWatch {
  /** Since when the host has been away; null: here. */
  #missed: { readonly host: string; readonly since: number } | null = null

  /** Called when a page came or left. Returns when the right passes to another person; null: it does not. */
  look(row: TableRow, pages: Broadcaster, now: number): number | null {
    const { host, status } = row
    if (status !== 'lobby' || host === null || pages.size === 0 || pages.isHere(host)) this.#missed = null
    else if (this.#missed?.host !== host) this.#missed = { host, since: now }
    if (this.#missed === null || firstSeated(row, pages) === null) return null
    return this.#missed.since + HOST_MS
  }

  heir(row: TableRow, pages: Broadcaster, now: number): string | null {
    const at = this.look(row, pages, now)
    return at === null || at > now ? null : firstSeated(row, pages)
  }
}

function firstSeated(row: TableRow, pages: Broadcaster): string | null {
  for (const identity of pages.people) if (seatsOf(row, identity).length > 0) return identity
  return null
}
