/** What if: a new table of this device that begins at a moment of an old game. */
import type { Company } from '../../../engine/company.ts'
import type { Seat } from '../../../engine/contract.ts'
import { writeLog } from '../../../engine/log.ts'
import { bad, type Result } from '../../../engine/result.ts'
import type { Table } from '../../../engine/table/table.ts'
import type { ImportFault, Library } from '../../host/library.ts'
import { loadLog } from '../../host/load.ts'
import { randomId } from '../../host/random.ts'
import { newRecord } from '../../host/storage/record.ts'

/** The person keeps the name of its seat; all others are bots. Its dice fall on this device, so it proves nothing any more. */
export function forkCompany(company: Company, seat: Seat, level: string): Company {
  const sitters = company.sitters.map((sitter, one) =>
    one === seat
      ? ({ kind: 'person', name: sitter.name } as const)
      : ({ kind: 'bot', level, name: sitter.kind === 'bot' ? '' : sitter.name } as const),
  )
  return { ...company, dice: 'app', sitters }
}

/** Its id, once it is kept. */
export async function fork(
  library: Library,
  table: Table,
  step: number,
  company: Company,
  now: number,
): Promise<Result<string, ImportFault>> {
  const entries = table.entries.slice(0, step)
  // Parsed again, so that forced moves are played, as at any table that is opened.
  const loaded = await loadLog(writeLog(table.game, { ...table, entries }, []))
  if (!loaded.ok) return bad({ code: 'log', fault: loaded.fault })
  const record = newRecord(randomId(), loaded.value.table, company, now)
  const kept = await library.putBack({ ...record, sealed: step })
  return kept.ok ? { ok: true, value: record.id } : kept
}
