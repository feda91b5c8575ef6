/** How cost grows: with processes and their database, with tables, and with people who look on at one of them. */
import { type Cost, costOf, type Fleet, type FleetName } from './fleet.ts'
import { copyTables } from './restart.ts'
import { openLoad } from './sides.ts'
import { type Sizes, type Speed, speedAt } from './speed.ts'
import type { Place } from './table.ts'

export interface FleetSpeed extends Speed<Cost> {
  readonly fleet: FleetName
}

/** Closes the fleet. */
export async function fleetSpeed(fleet: Fleet, sizes: Sizes): Promise<FleetSpeed> {
  try {
    const speed = await speedAt({ side: 'ours', places: fleet.places }, sizes, (act) => costOf(fleet, act))
    return { fleet: fleet.name, ...speed }
  } finally {
    await fleet.close()
  }
}

export interface TableCost {
  readonly fleet: FleetName
  readonly tables: number
  readonly connected: number
  readonly paced: Cost
  /** Of what a page says that waits, and its answer. */
  readonly ping: Cost
}

export interface TableSizes {
  /** Other tables that are played before, so that code is compiled. */
  readonly warmUp: number
  /** Rising. */
  readonly tables: readonly number[]
  readonly perSecond: number
  readonly paceMs: number
  /** Of all tables together, at least. */
  readonly pings: number
}

/** Tables whose copies are played: copies of one have the same dice, and end together. */
const ORIGINALS = 8
/** Moves at one table: its game must not end. */
const MOST_MOVES = 10

/** A move at one table after the other, of more and more. Each has one page with both seats. Closes the fleet. */
export async function tableCosts(fleet: Fleet, sizes: TableSizes): Promise<TableCost[]> {
  const load = openLoad()
  const costs: TableCost[] = []
  try {
    const open = await opener(fleet, load)
    await open(sizes.warmUp)
    await load.ask('everywhere', MOST_MOVES)
    await load.ask('leave')
    let there = 0
    for (const tables of sizes.tables) {
      await open(tables - there)
      there = tables
      costs.push({ fleet: fleet.name, tables, ...(await tableCost(fleet, load, tables, sizes)) })
    }
    return costs
  } finally {
    await load.close()
    await fleet.close()
  }
}

type Load = ReturnType<typeof openLoad>

/** Returns a function that opens further tables. */
async function opener({ places, store }: Fleet, load: Load): Promise<(count: number) => Promise<void>> {
  const originals: { id: string; cookie: string }[] = []
  for (let i = 0; i < ORIGINALS; i++) originals.push(await load.ask('gatherOne', places[0] as Place))
  await load.ask('leave')
  return async (count) => {
    const opened = await store()
    for (const [i, { id, cookie }] of originals.entries()) {
      const share = Math.floor((count + i) / ORIGINALS)
      await load.ask('resume', { places, ids: await copyTables(opened, id, share), cookie })
    }
    await opened.close()
  }
}

async function tableCost(fleet: Fleet, load: Load, tables: number, { perSecond, paceMs, pings }: TableSizes) {
  await load.ask('everywhere')
  const ms = Math.min(paceMs, (tables * MOST_MOVES * 1000) / perSecond)
  const paced = await costOf(fleet, () => load.ask('pace', { perSecond, ms }))
  const ping = await costOf(fleet, () => load.ask('pings', Math.ceil(pings / tables)))
  return { connected: await load.ask('connected'), paced, ping }
}

const WARM_TABLES = 40
const WARM_MOVES = 25

export interface WatchCost {
  readonly spectators: number
  readonly cost: Cost
  /** What spectators were told of these moves, each. */
  readonly frames: number
  readonly bytes: number
}

export interface WatchSizes {
  readonly spectators: readonly number[]
  readonly moves: number
}

/** Moves at one table, one after the other, before more and more people. Closes the fleet. */
export async function watchCosts(fleet: Fleet, { spectators, moves }: WatchSizes): Promise<WatchCost[]> {
  const costs: WatchCost[] = []
  try {
    for (const count of spectators) costs.push(await watchCost(fleet, count, moves))
    return costs
  } finally {
    await fleet.close()
  }
}

async function watchCost(fleet: Fleet, count: number, moves: number): Promise<WatchCost> {
  const [place] = fleet.places as [Fleet['places'][0]]
  const load = openLoad()
  try {
    // Code is compiled at other tables first.
    await load.ask('gather', { side: 'ours', places: fleet.places, count: WARM_TABLES })
    await load.ask('everywhere', WARM_MOVES)
    await load.ask('leave')
    await load.ask('gather', { side: 'ours', places: [place], count: 1 })
    const there = await load.ask('watch', { place, count })
    if (there !== count) throw new Error(`${there} of ${count} spectators have come`)
    const before = await load.ask('watched', 0)
    let told = before
    const cost = await costOf(fleet, async () => {
      const played = await load.ask('everywhere', moves)
      told = await load.ask('watched', before.frames + played.moves * count)
      return played
    })
    const each = (of: 'frames' | 'bytes'): number => (told[of] - before[of]) / (count * cost.moves)
    return { spectators: count, cost, frames: each('frames'), bytes: each('bytes') }
  } finally {
    await load.close()
  }
}
