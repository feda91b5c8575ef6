/** A server that starts on many unfinished tables: how long until it has answered a page at one of them. */
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { unwrap } from '../../engine/result.ts'
import { databaseIn } from '../../server/settings.ts'
import { Person } from '../../server/soak/client.ts'
import { openSqlite } from '../../server/store/sqlite.ts'
import type { Store, TableWithLines } from '../../server/store/store.ts'
import { tableId } from '../../server/tables/ids.ts'
import { newFolder, openLoad, openOurs } from './sides.ts'

export interface Restart {
  readonly tables: number
  /** From starting the process to the answer, in ms. */
  readonly ms: number
}

const LOT = 500

/** The best of several starts, each after the process before was killed. */
export async function restartOf(tables: number, starts: number): Promise<Restart> {
  const folder = newFolder()
  try {
    const id = await playedTable(folder)
    await copyTable(databaseIn(join(folder, 'data')), id, tables)
    let ms = Infinity
    for (let i = 0; i < starts; i++) ms = Math.min(ms, await startOn(folder, id))
    return { tables, ms }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

async function startOn(folder: string, id: string): Promise<number> {
  const began = performance.now()
  const server = await openOurs({ folder })
  const page = (await Person.arrive(server.place.lobby)).at(id)
  await page.connect()
  const ms = performance.now() - began
  await page.leave()
  await server.close()
  return ms
}

/** A table in the midst of its game. */
async function playedTable(folder: string): Promise<string> {
  const server = await openOurs({ folder })
  const load = openLoad()
  await load.ask('gather', { side: 'ours', places: [server.place], count: 1 })
  for (let move = 0; move < 10; move++) await load.ask('everywhere')
  const [id] = await load.ask('ids')
  await load.close()
  await server.close()
  return id as string
}

async function copyTable(file: string, id: string, tables: number): Promise<void> {
  const opened = unwrap(await openSqlite({ file }))
  await copyTables(opened, id, tables - 1)
  await opened.close()
}

/** Makes `count` copies of this table; returns their ids. */
export async function copyTables(store: Store, id: string, count: number): Promise<string[]> {
  const found = await store.table(id)
  if (!found.ok || found.value === null) throw new Error(`table ${id} is not there`)
  const ids: string[] = []
  while (ids.length < count) ids.push(...(await copyLot(store, found.value, Math.min(LOT, count - ids.length))))
  return ids
}

async function copyLot(store: Store, { row, lines }: TableWithLines, count: number): Promise<string[]> {
  const random = (into: Uint8Array<ArrayBuffer>): void => void crypto.getRandomValues(into)
  const ids = Array.from({ length: count }, () => tableId(random))
  const kept = await Promise.all(
    ids.map((one) => store.commit({ tables: [{ row: { ...row, id: one, owner: null }, expect: null, lines }] })),
  )
  if (!kept.every(({ ok }) => ok)) throw new Error('tables could not be copied')
  return ids
}
