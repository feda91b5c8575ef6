/**
 * One server for one data folder: two would both hold its tables and play each other's clocks. The lock is SQLite's own on a file
 * of its own, so it ends with the process, however that ends.
 */
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

export interface Lock {
  release(): void
}

/** Null: another process has it. Waits a little, because one that was told to stop may be about to. */
export function lockFolder(folder: string, waitMs = 1000): Lock | null {
  const db = new DatabaseSync(join(folder, 'lock'), { timeout: waitMs })
  try {
    db.exec('BEGIN EXCLUSIVE')
  } catch (error) {
    db.close()
    if (error instanceof Error && 'errcode' in error && (Number(error.errcode) & 0xff) === 5) return null
    throw error
  }
  return { release: () => db.close() }
}
