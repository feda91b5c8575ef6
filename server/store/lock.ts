import { writeFileSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'

export interface Lock {
  release(): void
}

/**
 * Locks a file for one process, or returns null if another has it after `waitMs`. The lock is SQLite's own, so it ends with the process,
 * however that ends, and is never stale. The file stays: deleting it would let a second process lock a new one.
 */
export function lockFile(file: string, waitMs = 0): Lock | null {
  // SQLite does not tell why it cannot make a file.
  create(file)
  const db = new DatabaseSync(file, { timeout: waitMs })
  try {
    db.exec('BEGIN EXCLUSIVE')
  } catch (error) {
    db.close()
    if (error instanceof Error && 'errcode' in error && (Number(error.errcode) & 0xff) === 5) return null
    throw error
  }
  return { release: () => db.close() }
}

function create(file: string): void {
  try {
    writeFileSync(file, '', { flag: 'wx' })
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  }
}
