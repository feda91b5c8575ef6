/** Our servers on one store, each in a process of its own: one on SQLite, or several on a PostgreSQL that is started for them. */
import { readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { unwrap } from '../../engine/result.ts'
import { databaseIn } from '../../server/settings.ts'
import { openPostgres } from '../../server/store/postgres/postgres.ts'
import { openSqlite } from '../../server/store/sqlite.ts'
import type { Store } from '../../server/store/store.ts'
import { startServer } from '../../server/store/testing/own-postgres.ts'
import { ask } from '../../server/store/testing/postgres.ts'
import { Child, type usageAsks } from './child.ts'
import type { Played } from './load.ts'
import type { OurAsks } from './ours.ts'
import { newFolder, openOurs } from './sides.ts'
import type { Place } from './table.ts'

export interface Fleet {
  readonly name: FleetName
  readonly places: readonly Place[]
  /** Processor time so far, in ms: of all servers, and of PostgreSQL with all its processes (0: there is none). */
  used(): Promise<Used>
  /** The store itself, to put tables into. */
  store(): Promise<Store>
  close(): Promise<void>
}

export interface Used {
  readonly servers: number
  readonly postgres: number
  /** Bytes of PostgreSQL's write-ahead log so far: written to its disk, and sent to replicas. */
  readonly wal: number
}

export const FLEETS = ['sqlite', 'postgres'] as const
export type FleetName = (typeof FLEETS)[number]

const PROCESSES = 2

export const openFleet: { readonly [name in FleetName]: () => Promise<Fleet> } = {
  sqlite: async () => {
    const folder = newFolder()
    const server = await openOurs({ folder })
    const close = async (): Promise<void> => {
      await server.close()
      rmSync(folder, { recursive: true, force: true })
    }
    const used = async () => ({ servers: (await server.child.ask('usage')).cpu, postgres: 0, wal: 0 })
    const store = async () => unwrap(await openSqlite({ file: databaseIn(join(folder, 'data')) }))
    return { name: 'sqlite', places: [server.place], used, store, close }
  },

  postgres: async () => {
    const database = await startServer()
    const folder = newFolder()
    const children = Array.from({ length: PROCESSES }, () => new Child<OurAsks>('ours.ts'))
    const listening = { folder, metrics: false, database: database.url }
    const places = await Promise.all(children.map((child) => child.ask('listen', listening)))
    const keeper = await postmaster(database.url)
    const used = async () => ({
      servers: await cpuOf(children),
      postgres: familyTime(keeper),
      wal: await walOf(database.url),
    })
    const store = async () => unwrap(await openPostgres(database.url))
    const close = async (): Promise<void> => {
      await Promise.all(children.map((child) => child.close()))
      await database.drop()
      rmSync(folder, { recursive: true, force: true })
    }
    return { name: 'postgres', places, used, store, close }
  },
}

async function cpuOf(children: readonly Child<OurAsks>[]): Promise<number> {
  const usages = await Promise.all(children.map((child) => (child as unknown as Child<typeof usageAsks>).ask('usage')))
  return usages.reduce((sum, { cpu }) => sum + cpu, 0)
}

/** The process whose children are PostgreSQL's sessions and workers. */
export async function postmaster(url: string): Promise<number> {
  // Looks for one that stays: a session may have ended meanwhile.
  const [found] = await ask(url, "SELECT pid FROM pg_stat_activity WHERE backend_type = 'checkpointer'")
  return statOf(Number(found?.pid))?.parent ?? 0
}

async function walOf(url: string): Promise<number> {
  const [found] = await ask(url, "SELECT pg_wal_lsn_diff(pg_current_wal_lsn(), '0/0') AS bytes")
  return Number(found?.bytes)
}

/** Hundredths of a second, as the system counts. */
const TICK_MS = 10

interface Stat {
  readonly parent: number
  readonly ms: number
  /** Of children that have ended. */
  readonly pastMs: number
}

function statOf(pid: number): Stat | null {
  try {
    const [, rest = ''] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')
    const [, parent, ...numbers] = rest.split(' ')
    const [user, system, pastUser, pastSystem] = numbers.slice(9, 13).map((text) => Number(text) * TICK_MS)
    return { parent: Number(parent), ms: (user ?? 0) + (system ?? 0), pastMs: (pastUser ?? 0) + (pastSystem ?? 0) }
  } catch {
    return null
  }
}

/** Of a process and its children, in ms. Linux only; elsewhere 0. */
export function familyTime(pid: number): number {
  const own = statOf(pid)
  if (own === null) return 0
  const stats = readdirSync('/proc').map((name) => (/^\d+$/.test(name) ? statOf(Number(name)) : null))
  const children = stats.filter((stat) => stat?.parent === pid)
  return children.reduce((sum, stat) => sum + (stat?.ms ?? 0), own.ms + own.pastMs)
}

/** What a move cost, in µs; and in bytes of the log. */
export interface Cost extends Played, Used {}

export async function costOf(fleet: Fleet, act: () => Promise<Played>): Promise<Cost> {
  const before = await fleet.used()
  const played = await act()
  const after = await fleet.used()
  const each = (of: keyof Used): number => ((after[of] - before[of]) * 1000) / played.moves
  return { ...played, servers: each('servers'), postgres: each('postgres'), wal: each('wal') / 1000 }
}
