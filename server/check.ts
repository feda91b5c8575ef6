/** `iacta check`: reads the whole database of a data folder, also while a server runs, and reports damage. */
import { existsSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import { bad, good, type Result } from '../engine/result.ts'
import type { CheckFault, CheckReport, DataPlace } from '../protocol/serving.ts'
import { databaseIn, dataFolder } from './settings.ts'

const MOST = 20

export function check({ data, env }: DataPlace): Result<CheckReport, CheckFault> {
  if (!data && env.DATABASE_URL) return bad({ code: 'not-a-file' })
  const folder = data || env.DATA || dataFolder(env)
  if (!existsSync(databaseIn(folder))) return bad({ code: 'no-database', folder })
  try {
    return good({ folder, ...examine(databaseIn(folder)) })
  } catch (error) {
    return good({ folder, tables: 0, findings: [(error as Error).message] })
  }
}

function examine(file: string): Omit<CheckReport, 'folder'> {
  const db = new DatabaseSync(file, { readOnly: true, timeout: 5000 })
  try {
    const rows = db.prepare(`PRAGMA integrity_check(${MOST})`).all()
    const findings = rows.flatMap((row) => Object.values(row).map(String)).filter((found) => found !== 'ok')
    if (findings.length > 0) return { tables: 0, findings }
    return { tables: Number(db.prepare('SELECT count(*) AS n FROM tables').get()?.n), findings }
  } finally {
    db.close()
  }
}
