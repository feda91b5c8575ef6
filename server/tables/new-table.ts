/** New tables: their rows and codes, and how many a person may host. */
import type { Refusal } from '../../protocol/refusals.ts'
import { codeDocument, codeFrom } from '../codes/codes.ts'
import { type DocumentRow, isEnded, type SeatRow, type TableRow, type TableWrite } from '../store/store.ts'
import type { Limits } from './deps.ts'
import { type Manners, type Notes, newNotes } from './notes.ts'
import { expiry } from './timers/timing.ts'

/** Unfinished tables of one host. */
export interface Hosted {
  readonly tables: number
  readonly botTables: number
}

export function countHosted(rows: readonly TableRow[], identity: string): Hosted {
  const mine = rows.filter(({ host, status }) => host === identity && !isEnded(status))
  return { tables: mine.length, botTables: mine.filter(({ seats }) => hasBots(seats)).length }
}

export function hasBots(seats: readonly SeatRow[]): boolean {
  return seats.some(({ kind }) => kind === 'bot')
}

export function tooMany({ tables, botTables }: Hosted, bots: boolean, limits: Limits): Refusal | null {
  if (tables >= limits.tables) return { code: 'too-many-tables', limit: limits.tables }
  return bots && botTables >= limits.botTables ? { code: 'too-many-bots', limit: limits.botTables } : null
}

export interface Made extends Pick<TableRow, 'id' | 'game' | 'rules' | 'options' | 'clock' | 'listed' | 'seats'> {
  readonly host: string
  readonly manners: Partial<Manners>
}

export function newTable(
  { manners, ...made }: Made,
  now: number,
  limits: Limits,
): TableWrite & { readonly row: { readonly notes: Notes } } {
  const times = { created: now, updated: now, deadline: expiry({ status: 'lobby', updated: now }, limits) }
  const fresh = { status: 'lobby', secret: null, takebacks: 0, seq: 0, epoch: 1, owner: null } as const
  return { row: { ...made, ...times, ...fresh, notes: newNotes(made.seats.length, manners) }, expect: null }
}

/** A table in the lobby, and the document of its code: both are written together. */
interface NewLobby {
  readonly table: TableWrite
  readonly document: DocumentRow
}

export function newLobby(
  made: Made,
  { now, limits }: { readonly now: number; readonly limits: Limits },
  more: Partial<Notes> = {},
): NewLobby {
  const { row, ...table } = newTable(made, now, limits)
  const code = codeFrom(made.id)
  const document = codeDocument(code, { kind: 'table', table: made.id }, now)
  return { table: { ...table, row: { ...row, notes: { ...row.notes, ...more, code } } }, document }
}
