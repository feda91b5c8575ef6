/** Before the start: who sits where, and who is the host. */
import { good } from '../../../engine/result.ts'
import type { Command } from '../../../protocol/client.ts'
import { readName } from '../../../protocol/names.ts'
import { LIMITS } from '../../../protocol/protocol.ts'
import type { Refusal } from '../../../protocol/refusals.ts'
import type { SeatRow } from '../../store/store.ts'
import {
  type Draft,
  type Judged,
  notLobby,
  ownSeat,
  type PersonSeat,
  refuse,
  type Scene,
  seatsOf,
  withNotes,
  withRow,
  withSeat,
} from '../draft.ts'

type Of<Kind extends Command['kind']> = Extract<Command, { kind: Kind }>

const OPEN: SeatRow = { kind: 'open' }

export function sit(draft: Draft, identity: string, { seat, name: typed, colour }: Of<'sit'>): Judged {
  const sitter = draft.row.seats[seat]
  if (sitter === undefined) return refuse({ code: 'no-such-seat', seat, seats: draft.row.seats.length })
  const own = sitter.kind === 'person' && sitter.identity === identity
  const state = own ? null : notLobby(draft)
  if (state !== null) return refuse(state)
  if (!own && sitter.kind !== 'open') return refuse(taken(draft, seat))
  const name = readName(typed)
  if (!name.ok) return refuse({ code: 'name', why: name.fault, max: LIMITS.name })
  const twin = draft.row.status === 'lobby' ? undefined : twinOf(draft, identity, name.value)
  if (twin !== undefined) return refuse({ code: 'name-taken', seat: twin })
  const before: Pick<PersonSeat, 'handed' | 'missed'> = own ? sitter : { handed: false, missed: 0 }
  const { handed, missed } = before
  const invited = draft.notes.invited.filter((other) => other !== seat)
  const seated = withSeat(draft, seat, { kind: 'person', identity, name: name.value, colour, handed, missed })
  return good(invited.length === draft.notes.invited.length ? seated : withNotes(seated, { invited }))
}

/** In mid-game nobody takes the name of another person at the table: the log and the scores would name both. */
function twinOf({ row }: Draft, identity: string, name: string): number | undefined {
  const folded = (text: string | null) => (text ?? '').normalize('NFKC').toLowerCase().replaceAll(/\s/gu, '')
  const twin = row.seats.findIndex(
    (sitter) => sitter.kind === 'person' && sitter.identity !== identity && folded(sitter.name) === folded(name),
  )
  return twin < 0 ? undefined : twin
}

function taken({ row }: Draft, seat: number): Refusal {
  return row.seats.some(({ kind }) => kind === 'open') ? { code: 'seat-taken', seat } : { code: 'table-full' }
}

export function rise(draft: Draft, identity: string, { seat }: Of<'rise'>): Judged {
  const own = ownSeat(draft, identity, seat)
  if (!own.ok) return own
  const state = notLobby(draft)
  if (state !== null) return refuse(state)
  return good(succeed(withSeat(draft, seat, OPEN), identity))
}

/** A host who has stood up hands its rights to the next person; alone, it keeps them. */
function succeed(draft: Draft, gone: string): Draft {
  const { row } = draft
  if (row.host !== gone || seatsOf(row, gone).length > 0) return draft
  return withRow(draft, { host: firstPerson(row.seats) ?? gone })
}

export function firstPerson(seats: readonly SeatRow[]): string | null {
  for (const sitter of seats) if (sitter.kind === 'person' && sitter.identity !== null) return sitter.identity
  return null
}

/** What only the host may do, and only before the start. */
export function hostOnly(draft: Draft, identity: string): Refusal | null {
  return draft.row.host === identity ? notLobby(draft) : { code: 'host-only' }
}

export function fill(draft: Draft, identity: string, { seat, level }: Of<'fill'>, scene: Scene): Judged {
  const fault = hostOnly(draft, identity)
  if (fault !== null) return refuse(fault)
  const sitter = draft.row.seats[seat]
  if (sitter === undefined) return refuse({ code: 'no-such-seat', seat, seats: draft.row.seats.length })
  if (sitter.kind === 'person') return refuse({ code: 'seat-taken', seat })
  if (!scene.levels.includes(level)) return refuse({ code: 'no-such-level', level })
  return good(withSeat(draft, seat, { kind: 'bot', level }))
}

export function remove(draft: Draft, identity: string, { seat }: Of<'remove'>): Judged {
  const fault = hostOnly(draft, identity)
  if (fault !== null) return refuse(fault)
  const sitter = draft.row.seats[seat]
  if (sitter === undefined) return refuse({ code: 'no-such-seat', seat, seats: draft.row.seats.length })
  if (sitter.kind === 'open') return refuse({ code: 'seat-open', seat })
  return good(succeed(withSeat(draft, seat, OPEN), identity))
}
