/** Making tables: new ones, and one for the same people again. */
import { good } from '../../../engine/result.ts'
import type { Refusal } from '../../../protocol/refusals.ts'
import { codePaper, drawCode } from '../../codes/codes.ts'
import type { ClockRow, PaperRow, SeatRow, TableRow, TableWrite } from '../../store/store.ts'
import type { Limits, Random } from '../deps.ts'
import { tableId } from '../ids.ts'
import { type Manners, type Notes, newNotes, outOf } from '../notes.ts'
import {
  type CommandContext,
  type CommandResult,
  type PendingTable,
  refuse,
  seatsOf,
  withNotes,
} from '../pending-table.ts'
import { expiry } from '../timers/timing.ts'

const OPEN: SeatRow = { kind: 'open' }

/** Unfinished tables of one host. */
export interface Hosted {
  readonly tables: number
  readonly botTables: number
}

export function countHosted(rows: readonly TableRow[], identity: string): Hosted {
  const mine = rows.filter(({ host, status }) => host === identity && status !== 'over' && status !== 'closed')
  return { tables: mine.length, botTables: mine.filter(({ seats }) => hasBots(seats)).length }
}

export function hasBots(seats: readonly SeatRow[]): boolean {
  return seats.some(({ kind }) => kind === 'bot')
}

export function tooMany({ tables, botTables }: Hosted, bots: boolean, limits: Limits): Refusal | null {
  if (tables >= limits.tables) return { code: 'too-many-tables', limit: limits.tables }
  return bots && botTables >= limits.botTables ? { code: 'too-many-bots', limit: limits.botTables } : null
}

export interface Made {
  readonly id: string
  readonly game: string
  readonly rules: number
  readonly options: unknown
  readonly clock: ClockRow
  readonly listed: boolean
  readonly host: string
  readonly seats: readonly SeatRow[]
}

export function newTable(
  { reading, coach, departure, away, ...made }: Made & Manners,
  now: number,
  limits: Limits,
): TableWrite & { readonly row: { readonly notes: Notes } } {
  const times = { created: now, updated: now, deadline: expiry({ status: 'lobby', updated: now }, limits) }
  const manners = { reading, coach, departure, away }
  const fresh = { status: 'lobby', secret: null, takebacks: 0, seq: 0, epoch: 1, owner: null } as const
  return { row: { ...made, ...times, ...fresh, notes: newNotes(made.seats.length, manners) }, expect: null }
}

/** A table in the lobby, and the document of its code: both are written together. */
export interface NewLobby {
  readonly table: TableWrite
  readonly paper: PaperRow
}

export function newLobby(
  made: Made & Manners,
  { now, limits, random }: { readonly now: number; readonly limits: Limits; readonly random: Random },
  more: Partial<Notes> = {},
): NewLobby {
  const { row, ...table } = newTable(made, now, limits)
  const code = drawCode(random)
  const paper = codePaper(code, { kind: 'table', table: made.id }, now)
  return { table: { ...table, row: { ...row, notes: { ...row.notes, ...more, code } } }, paper }
}

/** Whoever asks is the host: that person is here. A second one is shown the same table. */
export function rematch(
  pending: PendingTable,
  identity: string,
  hosted: Hosted,
  context: CommandContext,
): CommandResult {
  const { row, notes } = pending
  if (seatsOf(row, identity).length === 0) return refuse({ code: 'not-your-seat', seat: 0 })
  if (row.status !== 'over' && row.status !== 'closed') return refuse({ code: 'not-over' })
  if (notes.rematch !== null) return good(pending)
  const full = tooMany(hosted, hasBots(row.seats), context.limits)
  if (full !== null) return refuse(full)
  const id = tableId(context.random)
  const { game, options, clock, listed } = row
  const made = { id, game, rules: context.game.version, options, clock, listed, host: identity }
  const { reading, coach, departure, away } = notes
  const seats = row.seats.map((sitter, seat) => (outOf(notes, seat) === 'left' ? OPEN : seatAgain(sitter)))
  const invited = seats.flatMap((sitter, seat) =>
    sitter.kind === 'person' && sitter.identity !== identity ? [seat] : [],
  )
  const { table, paper } = newLobby({ ...made, seats, reading, coach, departure, away }, context, { invited })
  return good({ ...withNotes(pending, { rematch: id }), tables: [...pending.tables, table], paper })
}

function seatAgain(sitter: SeatRow): SeatRow {
  if (sitter.kind !== 'person') return sitter
  return sitter.identity === null ? OPEN : { ...sitter, handed: false, missed: 0 }
}
