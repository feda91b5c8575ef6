/** From a log's text to a table: the same for saved games, files and the worker. */
import type { Game } from '../../engine/contract.ts'
import { type LogFault, readHeader, readLog } from '../../engine/log.ts'
import { bad, good, type Result } from '../../engine/result.ts'
import { type Table, tableOf } from '../../engine/table/table.ts'
import { claimsProof } from '../../fair/sealed.ts'
import { loadGame, unknownRules } from '../../games/index.ts'

export interface LoadedLog {
  readonly table: Table
  /** Lines of the proof of the dice, as they stand in the log. */
  readonly fair: readonly string[]
  /** Its dice claim to be proven by others: to be watched, never to be continued here. */
  readonly proven: boolean
}

/** The rules by id and version; null where there are none. Injected in tests. */
export type Load = (id: string, version: number) => Promise<Game | null>

export async function loadLog(text: string, load: Load = loadGame): Promise<Result<LoadedLog, LogFault>> {
  const header = readHeader(text)
  if (!header.ok) return header
  const game = await load(header.value.game, header.value.rules)
  if (game === null) return bad(unknownRules(header.value.game, header.value.rules))
  const log = readLog(game, text)
  if (!log.ok) return log
  const table = tableOf(game, log.value)
  if (!table.ok) return table
  const fair = log.value.fair.map((line) => line.text)
  return good({ table: table.value, fair, proven: claimsProof(fair) })
}
