/** Tables as lists, from rows alone: no game is loaded for them. */
import { isLang } from '../../engine/text/lang.ts'
import type { MyTable } from '../../protocol/http.ts'
import type { Cursor, PushRow, TableRow } from '../store/store.ts'
import { briefOf, type IsHere, youOf } from './broadcast/frames.ts'
import { outOf, readNotes } from './notes.ts'
import { seatsOf } from './pending-table.ts'
import { endOf, type Moment } from './timers/timing.ts'

/** A table of this person: which of its seats are asked, and how long they have. */
export function myTableOf(row: TableRow, identity: string, isHere: IsHere, moment: Moment): MyTable {
  const you = youOf(row, identity)
  const notes = readNotes(row.notes)
  const due = row.status === 'playing' ? you.seats.filter((seat) => (notes?.asked[seat] ?? null) !== null) : []
  const ends = due.flatMap((seat) => (notes === null ? [] : (endOf(row, notes, seat, moment) ?? [])))
  const left = ends.length === 0 ? null : Math.max(0, Math.min(...ends) - moment.now)
  const invited = row.status === 'lobby' && you.seats.some((seat) => notes?.invited.includes(seat))
  return { table: briefOf(row, isHere), you, due, left, ...(invited ? { invited } : {}) }
}

/** Returns true if this person has left the table: it is no longer in the list of theirs. */
export function hasLeft(row: TableRow, identity: string): boolean {
  const [seats, notes] = [seatsOf(row, identity), readNotes(row.notes)]
  return seats.length > 0 && notes !== null && seats.every((seat) => outOf(notes, seat) === 'left')
}

/** A device as its owner may save it: by whose service it is told, not where. */
export function toldDevice({ endpoint, lang, created }: PushRow) {
  return { service: URL.parse(endpoint)?.origin ?? '', lang: isLang(lang) ? lang : 'en', created } as const
}

export function writeCursor({ created, id }: Cursor): string {
  return `${created}.${id}`
}

/** Undefined: none, so the list begins at its top. */
export function readCursor(text: string | undefined): Cursor | undefined {
  const match = /^(\d{1,15})\.([\w-]{1,64})$/.exec(text ?? '')
  return match === null ? undefined : { created: Number(match[1]), id: match[2] as string }
}

/** A log as a file. */
export function logText(header: string, lines: readonly string[]): string {
  return `${[header, ...lines].join('\n')}\n`
}
