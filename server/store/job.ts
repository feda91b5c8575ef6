/** A write as it goes to the writer: checked, and flat, so that passing it to another thread costs little. */
import { bad, good, type Result } from '../../engine/result.ts'
import { tooLarge, tooLargeAdded } from './limits.ts'
import { type Column, columnsOf, isOf, peopleOf, TABLE_COLUMNS } from './rows.ts'
import {
  type CommandRow,
  type Expected,
  LIMITS,
  type StoreFault,
  type TableRow,
  type TableWrite,
  type Write,
} from './store.ts'

export interface TableJob {
  readonly id: string
  readonly columns: readonly Column[]
  readonly people: readonly string[]
  readonly expect: Expected | null
  /** Lines above this seq go, the new ones follow it. */
  readonly keep: number
  readonly lines: readonly string[]
  readonly commands: readonly CommandRow[]
}

/** What most writes are: lines that follow at one table, by those who sit there, and of its row only what time and lines change. */
export interface MoveJob extends Pick<TableJob, 'id' | 'lines' | 'commands'> {
  readonly expect: Expected
  /** Those of `MOVED`. */
  readonly columns: readonly Column[]
}

export const MOVED = ['notes', 'updated', 'takebacks', 'seq', 'epoch'] as const satisfies readonly (keyof TableRow)[]

export interface Job extends Omit<Write, 'tables'> {
  readonly tables?: readonly TableJob[]
  readonly move?: MoveJob
  /** Tables that one owner takes over, or lets go. */
  readonly claim?: Claim
  readonly release?: Claim
}

export interface Claim {
  readonly ids: readonly string[]
  readonly owner: string
}

const LONG = { code: 'too-large', what: 'table', limit: LIMITS.json } as const

export function jobOf(write: Write): Result<Job, StoreFault> {
  const fault = tooLarge(write)
  if (fault !== null) return bad(fault)
  const { tables, ...rest } = write
  if (tables === undefined) return good(rest)
  const jobs = tables.map(tableJob)
  const long = jobs.some(({ columns }) =>
    columns.some((column) => typeof column === 'string' && column.length > LIMITS.json),
  )
  return long ? bad(LONG) : good({ ...rest, tables: jobs })
}

/** A job of `move` where the write is one; otherwise as `jobOf` gives it. */
export function lightJobOf(write: Write): Result<Job, StoreFault> {
  const table = moveOf(write)
  if (table === null) return jobOf(write)
  const { row, expect, lines = [], commands = [] } = table
  const notes = JSON.stringify(row.notes)
  const fault = tooLargeAdded(table) ?? (notes.length > LIMITS.json ? LONG : null)
  if (fault !== null) return bad(fault)
  checkCount(table)
  const columns = [notes, row.updated, row.takebacks, row.seq, row.epoch]
  return good({ move: { id: row.id, columns, expect, lines, commands } })
}

type Move = TableWrite & { readonly expect: Expected }

function moveOf(write: Write): Move | null {
  const [table, another] = write.tables ?? []
  if (table === undefined || another !== undefined || Object.keys(write).length > 1) return null
  const { row, before, expect, keep, commands = [] } = table
  if (before === undefined || expect === null || (keep ?? expect.seq) !== expect.seq) return null
  return isUnmoved(row, before) && commands.every(({ identity }) => isOf(row, identity)) ? { ...table, expect } : null
}

/** All columns but those of `MOVED` are the same. Written out: it is asked of every move. */
function isUnmoved(row: TableRow, before: TableRow): boolean {
  return (
    row.seats === before.seats &&
    row.status === before.status &&
    row.deadline === before.deadline &&
    row.host === before.host &&
    row.options === before.options &&
    row.clock === before.clock &&
    row.listed === before.listed &&
    row.secret === before.secret &&
    row.owner === before.owner &&
    row.game === before.game &&
    row.rules === before.rules &&
    row.created === before.created &&
    row.id === before.id
  )
}

function tableJob(write: TableWrite): TableJob {
  const { row, expect, lines = [], commands = [] } = write
  const keep = checkCount(write)
  return { id: row.id, columns: columnsOf(row), people: peopleOf(row), expect, keep, lines, commands }
}

/** How many lines are kept. What does not add up is our bug. */
function checkCount({ row, expect, keep, lines = [] }: TableWrite): number {
  const from = expect?.seq ?? 0
  const kept = keep ?? from
  if (kept < 0 || kept > from || row.seq !== kept + lines.length) {
    throw new RangeError(
      `table ${row.id}: ${kept} lines of ${from} kept and ${lines.length} new do not make ${row.seq}`,
    )
  }
  if (row.epoch < (expect?.epoch ?? 1)) throw new RangeError(`table ${row.id}: the epoch never falls`)
  return kept
}

/** Where the columns that say who sits there stand in a row. */
export const [HOST, SEATS] = [TABLE_COLUMNS.indexOf('host'), TABLE_COLUMNS.indexOf('seats')]

/**
 * Moves on their way to the writer's thread, as one row of plain values: to copy objects into another thread costs three times as much
 * as that.
 */
export type Packed = readonly Column[]

/** Null: there is something else among them. */
export function pack(jobs: readonly Job[]): Packed | null {
  const values: Column[] = []
  for (const { move } of jobs) {
    if (move === undefined) return null
    const { id, columns, expect, lines, commands } = move
    values.push(id, ...columns, expect.seq, expect.epoch, lines.length, ...lines, commands.length)
    for (const command of commands) values.push(command.identity, command.id, command.seq)
  }
  return values
}

export function unpack(packed: Packed): Job[] {
  const jobs: Job[] = []
  const at = { index: 0 }
  while (at.index < packed.length) jobs.push({ move: readMove(packed, at) })
  return jobs
}

/** Moves on behind it. */
function readMove(packed: Packed, at: { index: number }): MoveJob {
  const next = (): Column => packed[at.index++] ?? null
  const several = <Item>(count: number, read: () => Item): Item[] => Array.from({ length: count }, read)
  const [text, number] = [() => next() as string, () => next() as number]
  const command = (): CommandRow => ({ identity: text(), id: text(), seq: number() })
  return {
    id: text(),
    columns: several(MOVED.length, next),
    expect: { seq: number(), epoch: number() },
    lines: several(number(), text),
    commands: several(number(), command),
  }
}
