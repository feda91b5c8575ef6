/** The memory of connected seats while no move is made, and of tables after everybody has left. */
import { setTimeout as pause } from 'node:timers/promises'
import { WAIT_MS } from '../../scripts/testing/limits.ts'
import type { Usage } from './child.ts'
import { openLoad, openOurs, type Server } from './sides.ts'

export interface Memory {
  readonly tables: number
  readonly connected: number
  /** Bytes for each table with two connected seats: what the system gave the process, and what JavaScript holds. */
  readonly rss: number
  readonly heap: number
  /** After everybody has left: tables in memory, and bytes for each table that there was. */
  readonly loaded: number
  readonly left: number
}

export interface MemorySizes {
  readonly tables: number
  readonly idleMs: number
}

/** Tables that came and went before anything is measured: caches are full, code is compiled. */
const BEFORE = 100

export async function memoryOf({ tables, idleMs }: MemorySizes): Promise<Memory> {
  const server = await openOurs({ metrics: true })
  const load = openLoad()
  try {
    const gather = (count: number) => load.ask('gather', { side: 'ours', places: [server.place], count })
    await gather(Math.min(BEFORE, tables))
    await load.ask('everywhere')
    await load.ask('leave')
    await evicted(server)
    const before = await still(server)
    await gather(tables)
    await load.ask('everywhere')
    await pause(idleMs)
    const during = await still(server)
    const connected = await load.ask('connected')
    await load.ask('leave')
    const loaded = await evicted(server)
    const after = await still(server)
    const each = (bytes: number): number => bytes / tables
    const [rss, heap] = [each(during.rss - before.rss), each(during.heap - before.heap)]
    return { tables, connected, rss, heap, loaded, left: each(after.heap - before.heap) }
  } finally {
    await load.close()
    await server.close()
  }
}

async function still({ child }: Server): Promise<Usage> {
  await child.ask('collect')
  return child.ask('usage')
}

/** Tables in memory, when none is left or it has taken too long. */
async function evicted({ place }: Server): Promise<number> {
  const late = Date.now() + WAIT_MS
  for (;;) {
    const metrics = await (await fetch(`${place.lobby}/metrics`)).text()
    const loaded = Number(/^iacta_tables_loaded (\d+)/m.exec(metrics)?.[1])
    if (loaded === 0 || Date.now() > late) return loaded
    await pause(50)
  }
}
