/** Storage: a data folder (created if missing, one server at a time) or a PostgreSQL database for many servers. */

import { randomBytes } from 'node:crypto'
import { chmodSync, closeSync, existsSync, mkdirSync, openSync, realpathSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { bad, good, type Result } from '../../engine/result.ts'
import type { BackupFault, BackupOptions, DatabaseFault, DataFault } from '../../protocol/serving.ts'
import { databaseIn, dataFolder, type Settings } from '../settings.ts'
import { type Lock, lockFile } from './lock.ts'
import { openPostgres } from './postgres/postgres.ts'
import { openSqlite } from './sqlite.ts'
import type { Store, StoreFault } from './store.ts'
import type { WriterSettings } from './writer.ts'

export interface Data {
  readonly store: Store
  /** Other processes may be on the same store. */
  readonly isShared: boolean
  /** A message for the operator. */
  faultOf(fault: StoreFault): DataFault
  close(): Promise<void>
}

/** For tests: where the disk ends; and after what silence another process is dead, in ms. */
interface DataLimits {
  readonly maxPages?: number | undefined
  readonly deadMs?: number | undefined
}

export async function openData(
  { data, database }: Pick<Settings, 'data' | 'database'>,
  { maxPages, deadMs }: DataLimits = {},
): Promise<Result<Data, DataFault>> {
  return database === null ? openFolder(data, maxPages) : openDatabase(database, deadMs)
}

async function openDatabase(url: string, deadMs?: number): Promise<Result<Data, DatabaseFault>> {
  const { pathname, host } = new URL(url)
  const place = `${host}${pathname}`
  const opened = await openPostgres(url, deadMs === undefined ? {} : { deadMs })
  const faultOf = ({ code }: StoreFault) => ({ code: 'bad-database', place, reason: code }) as const
  if (opened.ok) return good({ store: opened.value, isShared: true, faultOf, close: () => opened.value.close() })
  const { code, message } = opened.fault
  if (code === 'newer' || code === 'foreign') return bad({ code: `${code}-database`, place })
  return bad({ code: 'bad-database', place, reason: message })
}

async function openFolder(folder: string, maxPages?: number): Promise<Result<Data, DataFault>> {
  const locked = lock(folder)
  if (!locked.ok) return locked
  const store = await openStore(folder, { maxPages, server: randomBytes(9).toString('base64url') })
  if (!store.ok) {
    locked.value.release()
    return store
  }
  const close = async (): Promise<void> => {
    await store.value.close()
    locked.value.release()
  }
  const faultOf = ({ code }: StoreFault) => ({ code: 'bad-data', folder, reason: code }) as const
  return good({ store: store.value, isShared: false, faultOf, close })
}

/**
 * One server for one data folder: two would both hold its tables and play each other's clocks. Waits a little, because a server that was
 * told to stop may be about to.
 */
function lock(folder: string): Result<Lock, DataFault> {
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 })
    keepPrivate(folder)
    const found = lockFile(join(folder, 'lock'), 1000)
    return found === null ? bad({ code: 'in-use', folder }) : good(found)
  } catch (error) {
    return bad({ code: 'bad-data', folder, reason: reasonOf(error) })
  }
}

/** The database has the key of all cookies, and the folder may be open to others. SQLite gives its other files the same mode. */
function keepPrivate(folder: string): void {
  const file = databaseIn(folder)
  closeSync(openSync(file, 'a', 0o600))
  for (const name of [file, `${file}-wal`, `${file}-shm`]) if (existsSync(name)) chmodSync(name, 0o600)
}

async function openStore(
  folder: string,
  more: Pick<WriterSettings, 'maxPages' | 'server'> = {},
): Promise<Result<Store, DataFault>> {
  const opened = await openSqlite({ file: databaseIn(folder), ...more })
  if (opened.ok) return opened
  const { code, message } = opened.fault
  if (code === 'newer' || code === 'foreign') return bad({ code: `${code}-data`, folder })
  return bad({ code: 'bad-data', folder, reason: message })
}

/** `EEXIST` is what a file in the place of a folder gives. */
function reasonOf(error: unknown): string {
  const { code, message } = error as NodeJS.ErrnoException
  if (code === 'EEXIST') return 'ENOTDIR'
  return code === undefined || code.startsWith('ERR_') ? message : code
}

/** A whole copy of the database, of one moment; a server may go on meanwhile. */
export async function backup({ data, file, env }: BackupOptions): Promise<Result<null, BackupFault>> {
  if (!data && env.DATABASE_URL) return bad({ code: 'not-a-file', file })
  const folder = data || env.DATA || dataFolder(env)
  const database = databaseIn(folder)
  if (!existsSync(database)) return bad({ code: 'no-database', folder })
  if (!existsSync(dirname(file))) return bad({ code: 'cannot-write', file, reason: 'ENOENT' })
  if (existsSync(file) && realpathSync(file) === realpathSync(database)) return bad({ code: 'itself', file })
  const store = await openStore(folder)
  if (!store.ok) return store
  const copied = await store.value.backup(file)
  await store.value.close()
  if (copied.ok) {
    // It has the key of all cookies in it.
    chmodSync(file, 0o600)
    return good(null)
  }
  const { fault } = copied
  const reason = fault.code === 'full' ? 'ENOSPC' : 'reason' in fault ? fault.reason : fault.code
  return bad({ code: 'cannot-write', file, reason })
}
