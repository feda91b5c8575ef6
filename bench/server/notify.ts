/** What it costs PostgreSQL that one process tells something to all others, by how many they are. Moves are not told that way. */
import { setTimeout as pause } from 'node:timers/promises'
import { unwrap } from '../../engine/result.ts'
import { WAIT_MS } from '../../scripts/testing/limits.ts'
import { openPostgres } from '../../server/store/postgres/postgres.ts'
import type { Store } from '../../server/store/store.ts'
import { startServer } from '../../server/store/testing/own-postgres.ts'
import { familyTime, postmaster } from './fleet.ts'

export interface NotifyCost {
  readonly listeners: number
  /** By all of them together. */
  readonly heard: number
  /** Processor time of PostgreSQL for each thing that is told, in µs. */
  readonly postgres: number
  readonly perSecond: number
}

export interface NotifySizes {
  readonly listeners: readonly number[]
  readonly tells: number
}

const AT_ONCE = 8

export async function notifyCosts({ listeners, tells }: NotifySizes): Promise<NotifyCost[]> {
  const server = await startServer()
  try {
    const keeper = await postmaster(server.url)
    const costs: NotifyCost[] = []
    for (const count of listeners) costs.push(await costOf(server.url, keeper, count, tells))
    return costs
  } finally {
    await server.drop()
  }
}

async function costOf(url: string, keeper: number, listeners: number, tells: number): Promise<NotifyCost> {
  const teller = await open(url)
  const others = await Promise.all(Array.from({ length: listeners }, () => open(url)))
  let [heard, ready] = [0, 0]
  for (const other of others) {
    other.listen(({ kind }) => {
      if (kind === 'told') heard++
      if (kind === 'gap') ready++
    })
  }
  await until(() => ready === listeners)
  const [began, before] = [performance.now(), familyTime(keeper)]
  await tellAll(teller, tells)
  await until(() => heard === tells * listeners)
  const seconds = (performance.now() - began) / 1000
  const postgres = ((familyTime(keeper) - before) * 1000) / tells
  for (const store of [teller, ...others]) await store.close()
  return { listeners, heard, postgres, perSecond: tells / seconds }
}

async function open(url: string): Promise<Store> {
  return unwrap(await openPostgres(url))
}

async function tellAll(teller: Store, tells: number): Promise<void> {
  let left = tells
  const one = async (): Promise<void> => {
    while (left-- > 0) await teller.tell('bench', 'a word')
  }
  await Promise.all(Array.from({ length: AT_ONCE }, one))
}

async function until(holds: () => boolean): Promise<void> {
  const late = performance.now() + WAIT_MS
  while (!holds() && performance.now() < late) await pause(2)
}
