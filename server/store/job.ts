/** A write as it goes to the writer: checked, and flat, so that passing it to another thread costs little. */
import { bad, good, type Result } from '../../engine/result.ts'
import { tooLarge } from './limits.ts'
import { type Column, columnsOf, peopleOf, TABLE_COLUMNS } from './rows.ts'
import { type CommandRow, type Expected, LIMITS, type StoreFault, type TableWrite, type Write } from './store.ts'

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

export interface Job extends Omit<Write, 'tables'> {
  readonly tables?: readonly TableJob[]
  /** Tables that one owner takes over, or lets go. */
  readonly claim?: Claim
  readonly release?: Claim
}

export interface Claim {
  readonly ids: readonly string[]
  readonly owner: string
}

export function jobOf(write: Write): Result<Job, StoreFault> {
  const fault = tooLarge(write)
  if (fault !== null) return bad(fault)
  const { tables, ...rest } = write
  if (tables === undefined) return good(rest)
  const jobs = tables.map(tableJob)
  const long = jobs.some(({ columns }) =>
    columns.some((column) => typeof column === 'string' && column.length > LIMITS.json),
  )
  return long ? bad({ code: 'too-large', what: 'table', limit: LIMITS.json }) : good({ ...rest, tables: jobs })
}

function tableJob({ row, expect, keep, lines = [], commands = [] }: TableWrite): TableJob {
  const from = expect?.seq ?? 0
  const kept = keep ?? from
  if (kept < 0 || kept > from || row.seq !== kept + lines.length) {
    throw new RangeError(
      `table ${row.id}: ${kept} lines of ${from} kept and ${lines.length} new do not make ${row.seq}`,
    )
  }
  if (row.epoch < (expect?.epoch ?? 1)) throw new RangeError(`table ${row.id}: the epoch never falls`)
  return { id: row.id, columns: columnsOf(row), people: peopleOf(row), expect, keep: kept, lines, commands }
}

/** Where the columns that say who sits there stand in a row. */
export const [HOST, SEATS] = [TABLE_COLUMNS.indexOf('host'), TABLE_COLUMNS.indexOf('seats')]
