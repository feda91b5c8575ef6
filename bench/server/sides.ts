/** The servers that are compared, each in a process of its own. */
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Child, type usageAsks } from './child.ts'
import type { LoadAsks, SideName } from './load.ts'
import type { OurAsks } from './ours.ts'
import { type Place, TARGET } from './table.ts'

interface TheirAsks extends Readonly<typeof usageAsks> {
  readonly [name: string]: (given: never) => unknown
  readonly listen: (given: { readonly target: number }) => Promise<Place>
}

export interface Server {
  readonly name: SideName
  readonly child: Child<typeof usageAsks>
  readonly place: Place
  close(): Promise<void>
}

interface OurSettings {
  /** Where the database is, and stays; without: a new one that goes afterwards. */
  readonly folder?: string
  /** Where that new one is made. */
  readonly disk?: string | undefined
  readonly metrics?: boolean
}

/** A RAM disk: writes to it need no sync. null where there is none. */
export const MEMORY_DISK = statSync('/dev/shm', { throwIfNoEntry: false })?.isDirectory() ? '/dev/shm' : null

export function newFolder(disk: string = tmpdir()): string {
  return mkdtempSync(join(disk, 'iacta-bench-'))
}

export async function openOurs({ folder, disk, metrics = false }: OurSettings = {}): Promise<Server> {
  const child = new Child<OurAsks>('ours.ts')
  const own = folder ?? newFolder(disk)
  const place = await child.ask('listen', { folder: own, metrics })
  const close = async (): Promise<void> => {
    await child.close()
    if (folder === undefined) rmSync(own, { recursive: true, force: true })
  }
  return { name: 'ours', child: child as unknown as Child<typeof usageAsks>, place, close }
}

export async function openTheirs(): Promise<Server> {
  const child = new Child<TheirAsks>('../peers/server.ts')
  const place = await child.ask('listen', { target: TARGET })
  return { name: 'theirs', child: child as unknown as Child<typeof usageAsks>, place, close: () => child.close() }
}

export function openLoad(): Child<LoadAsks> {
  return new Child<LoadAsks>('load.ts')
}

/** Processor time of a process's threads beside the first and those of V8, in ms: of our server that of the writer. Linux only. */
export function workerTime(pid: number): number | null {
  const tasks = `/proc/${pid}/task`
  if (statSync(tasks, { throwIfNoEntry: false }) === undefined) return null
  const read = (id: string, file: string): string => readFileSync(join(tasks, id, file), 'utf8').trim()
  const workers = readdirSync(tasks).filter((id) => read(id, 'comm') === 'WorkerThread')
  return workers.reduce((sum, id) => sum + Number(read(id, 'schedstat').split(' ')[0]) / 1e6, 0)
}
