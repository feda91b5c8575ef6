/** Rows as columns, and back. Stored rows are parsed: a damaged one is a named fault, never a crash. */
import { parseJson } from '../../engine/json.ts'
import { bad, good, type Result } from '../../engine/result.ts'
import {
  type ClockRow,
  type Corrupt,
  type IdentityRow,
  type SeatRow,
  STATUSES,
  type Status,
  type TableRow,
} from './store.ts'

export type Column = string | number | null
export type Raw = Readonly<Record<string, unknown>>

/** In the order in which they are written; the id comes first. */
export const TABLE_COLUMNS = [
  'id',
  'game',
  'rules',
  'options',
  'clock',
  'listed',
  'status',
  'host',
  'seats',
  'notes',
  'secret',
  'created',
  'updated',
  'deadline',
  'takebacks',
  'seq',
  'epoch',
  'owner',
] as const satisfies readonly (keyof TableRow)[]

/** A row whose columns need no parsing: the schema of its table guarantees their types. */
export function plainRow<Row>(raw: Raw): Row {
  return { ...raw } as Row
}

/** Rows are immutable, and most parts of one are shared with the next: their JSON is cached. */
const texts = new WeakMap<object, string>()

function textOf(value: unknown): string {
  if (!isRecord(value) && !Array.isArray(value)) return JSON.stringify(value)
  const text = texts.get(value) ?? JSON.stringify(value)
  texts.set(value, text)
  return text
}

export function columnsOf(row: TableRow): Column[] {
  const { id, game, rules, options, clock, listed, status, host, seats, notes, secret, created, updated, deadline } =
    row
  const [optionsText, clockText] = [textOf(options), textOf(clock)]
  const [seatsText, notesText] = [textOf(seats), JSON.stringify(notes)]
  const settings = [id, game, rules, optionsText, clockText, Number(listed), status, host, seatsText, notesText, secret]
  return [...settings, created, updated, deadline, row.takebacks, row.seq, row.epoch, row.owner]
}

export const IDENTITY_COLUMNS = ['id', 'name', 'colour', 'created', 'seen'] as const

/** Everyone with a seat there, and the host: those whose table it is. */
export function peopleOf({ host, seats }: Pick<TableRow, 'host' | 'seats'>): string[] {
  const sitting = seats.map((seat) => (seat.kind === 'person' ? seat.identity : null))
  return [...new Set([host, ...sitting])].filter((identity) => identity !== null).sort()
}

/** Is this person among them? */
export function isOf({ host, seats }: Pick<TableRow, 'host' | 'seats'>, identity: string): boolean {
  return host === identity || seats.some((seat) => seat.kind === 'person' && seat.identity === identity)
}

export function corrupt(where: string, id: string, reason: string): Corrupt {
  return { code: 'corrupt', where, id, reason }
}

const isText = (value: unknown): value is string => typeof value === 'string'
const isTextOrNull = (value: unknown): value is string | null => value === null || isText(value)
const isCount = (value: unknown): value is number => Number.isSafeInteger(value) && (value as number) >= 0
const isTime = (value: unknown): value is number => Number.isSafeInteger(value)
const isRecord = (value: unknown): value is Raw => typeof value === 'object' && value !== null && !Array.isArray(value)

/** Each column of a row that is not JSON: what it must be. */
const TABLE_CHECKS: Partial<Record<keyof TableRow, (value: unknown) => boolean>> = {
  id: isText,
  game: isText,
  rules: isCount,
  listed: (value) => value === 0 || value === 1,
  status: (value) => STATUSES.includes(value as Status),
  host: isTextOrNull,
  secret: isTextOrNull,
  created: isTime,
  updated: isTime,
  deadline: (value) => value === null || isTime(value),
  takebacks: isCount,
  seq: isCount,
  epoch: isCount,
  owner: isTextOrNull,
}

export function readTable(raw: Raw): Result<TableRow, Corrupt> {
  const id = String(raw.id)
  for (const [name, check] of Object.entries(TABLE_CHECKS)) {
    if (!check(raw[name])) return bad(corrupt('table', id, `${name} is not readable`))
  }
  const [options, clock, notes] = [json(raw.options), readClock(json(raw.clock)), json(raw.notes)]
  const seats = readSeats(raw.seats)
  if (options === undefined) return bad(corrupt('table', id, 'options is not readable'))
  if (clock === null) return bad(corrupt('table', id, 'clock is not readable'))
  if (seats === null) return bad(corrupt('table', id, 'seats is not readable'))
  if (notes === undefined) return bad(corrupt('table', id, 'notes is not readable'))
  return good({ ...(raw as unknown as TableRow), options, clock, seats, notes, listed: raw.listed === 1 })
}

function json(value: unknown): unknown {
  return isText(value) ? parseJson(value) : undefined
}

export function readSeats(text: unknown): SeatRow[] | null {
  const value = json(text)
  if (!Array.isArray(value)) return null
  const seats = value.map(readSeat)
  return seats.includes(null) ? null : (seats as SeatRow[])
}

function readSeat(value: unknown): SeatRow | null {
  if (!isRecord(value)) return null
  const { kind, identity, name, colour, handed, missed, level } = value
  if (kind === 'open') return { kind }
  if (kind === 'bot') return isText(level) ? { kind, level } : null
  if (kind !== 'person' || !isTextOrNull(identity) || !isTextOrNull(name) || !isTextOrNull(colour)) return null
  return typeof handed === 'boolean' && isCount(missed) ? { kind, identity, name, colour, handed, missed } : null
}

function readClock(value: unknown): ClockRow | null {
  if (!isRecord(value)) return null
  const { kind, move, bank, days } = value
  const amount = (number: unknown): number is number => typeof number === 'number' && number >= 0
  if (kind === 'none') return { kind }
  if (kind === 'live') return amount(move) && amount(bank) ? { kind, move, bank } : null
  return kind === 'slow' && amount(days) ? { kind, days } : null
}

export function readIdentity(raw: Raw): Result<IdentityRow, Corrupt> {
  const { id, name, colour, created, seen } = raw
  if (isText(id) && isTextOrNull(name) && isTextOrNull(colour) && isTime(created) && isTime(seen)) {
    return good({ id, name, colour, created, seen })
  }
  return bad(corrupt('identity', String(id), 'not readable'))
}

/** The lines of a table from a seq on: none may be missing, and none too many. */
export function readLines(row: TableRow, from: number, raw: readonly Raw[]): Result<string[], Corrupt> {
  const texts: string[] = []
  for (const { seq, text } of raw) {
    if (seq !== from + texts.length || !isText(text))
      return bad(corrupt('line', row.id, `line ${from + texts.length} is missing`))
    texts.push(text)
  }
  const last = from + texts.length - 1
  if (last === row.seq || (texts.length === 0 && from > row.seq)) return good(texts)
  return bad(corrupt('line', row.id, `the last line is ${last}, not ${row.seq}`))
}
