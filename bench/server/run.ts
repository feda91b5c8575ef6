/**
 * Start here: `npm run bench -- --only server`. Our server beside boardgame.io's: two seats a table, each with a socket of its
 * own, the load in a process of its own on the same machine. A move is sent by one seat and received by the other. Ours is on
 * disk before anybody hears of it; theirs is in memory only. Then ours alone: on SQLite and on PostgreSQL, and how it grows.
 *
 *     child.ts    processes            load.ts    the moves, at tables of table-ours.ts and table-theirs.ts
 *     sides.ts    the servers          speed.ts, memory.ts, restart.ts    what is measured      rows.ts    what is wanted
 *     fleet.ts    several on one store growth.ts, notify.ts, tls.ts       what is measured      grown.ts   as tables for people
 */
import { whyNoServer } from '../../server/store/testing/own-postgres.ts'
import { installPeers } from '../player.ts'
import { FLEETS, type FleetName, openFleet } from './fleet.ts'
import {
  type FleetSpeed,
  fleetSpeed,
  type TableCost,
  type TableSizes,
  tableCosts,
  type WatchCost,
  type WatchSizes,
  watchCosts,
} from './growth.ts'
import { type Memory, type MemorySizes, memoryOf } from './memory.ts'
import { type NotifyCost, type NotifySizes, notifyCosts } from './notify.ts'
import { type Restart, restartOf } from './restart.ts'
import { MEMORY_DISK, openOurs, openTheirs, type Server } from './sides.ts'
import { bestOf, type Measured, type Sizes, type Speed, speedOf } from './speed.ts'
import { type TlsCost, type TlsSizes, tlsCost } from './tls.ts'

/** Each can be run alone: `--only server:tables`. */
export const PARTS = ['speed', 'memory', 'restart', 'stores', 'tables', 'spectators', 'notify', 'tls'] as const
export type Part = (typeof PARTS)[number]

export interface ServerSizes {
  readonly rounds: number
  readonly speed: Sizes
  readonly memory: MemorySizes
  /** Unfinished tables on which the server starts. */
  readonly restart: number
  readonly tables: TableSizes
  readonly spectators: WatchSizes
  readonly notify: NotifySizes
  readonly tls: TlsSizes
}

export const FULL: ServerSizes = {
  rounds: 3,
  speed: { tables: 1200, atOnce: 256, warmUp: 20_000, saturate: 15_000, perSecond: 500, paceMs: 5000 },
  memory: { tables: 2500, idleMs: 60_000 },
  restart: 10_000,
  tables: { warmUp: 800, tables: [100, 1000, 10_000], perSecond: 500, paceMs: 4000, pings: 20_000 },
  spectators: { spectators: [1, 100, 1000], moves: 25 },
  notify: { listeners: [1, 8, 32], tells: 2000 },
  tls: { handshakes: 800, messages: 8000 },
}

/** By durability: on disk, ours on a disk that forgets, and theirs. */
export const SIDES = ['ours', 'forgetful', 'theirs'] as const
type Side = (typeof SIDES)[number]

export interface Best {
  readonly saturated: Measured
  readonly paced: Measured
}

/** The figures that were asked for. */
export interface ServerFigures {
  readonly speed: { readonly [side in Side]?: Best }
  /** Why a side or a store did not play. */
  readonly absent: { readonly [side in Side | FleetName]?: string }
  readonly memory?: Memory
  readonly restart?: Restart
  readonly stores?: readonly FleetSpeed[]
  readonly tables?: readonly TableCost[]
  readonly spectators?: readonly WatchCost[]
  readonly notify?: readonly NotifyCost[]
  readonly tls?: TlsCost
}

const OPEN: { readonly [side in Side]: () => Promise<Server> } = {
  ours: () => openOurs(),
  forgetful: () => openOurs({ disk: MEMORY_DISK ?? undefined }),
  theirs: openTheirs,
}

type Say = (line: string) => void

export async function measureServer(
  sizes: ServerSizes,
  say: Say,
  parts: readonly Part[] = PARTS,
): Promise<ServerFigures> {
  const absent = whoIsAbsent(parts)
  const fleets = FLEETS.filter((name) => absent[name] === undefined)
  const has = (part: Part, what: string): boolean => {
    if (parts.includes(part)) say(`server, ${what}`)
    return parts.includes(part)
  }
  return {
    absent,
    speed: parts.includes('speed') ? await speeds(sizes, absent, say) : {},
    ...(has('memory', `${sizes.memory.tables} tables that wait`) && { memory: await memoryOf(sizes.memory) }),
    ...(has('restart', `start on ${sizes.restart} tables`) && {
      restart: await restartOf(sizes.restart, sizes.rounds),
    }),
    ...(has('stores', 'one process on SQLite, two on PostgreSQL') && { stores: await storesOf(fleets, sizes, say) }),
    ...(has('tables', `a move at one of ${sizes.tables.tables.join(', ')} tables`) && {
      tables: await tablesOf(fleets, sizes, say),
    }),
    ...(has('spectators', `before ${sizes.spectators.spectators.join(', ')} spectators`) && {
      spectators: await watchCosts(await openFleet.sqlite(), sizes.spectators),
    }),
    ...(absent.postgres === undefined &&
      has('notify', 'what one process tells the others') && { notify: await notifyCosts(sizes.notify) }),
    ...(has('tls', 'TLS') && { tls: await tlsCost(sizes.tls) }),
  }
}

async function speeds(sizes: ServerSizes, absent: ServerFigures['absent'], say: Say): Promise<ServerFigures['speed']> {
  const rounds: { [side in Side]?: Speed[] } = {}
  for (let round = 1; round <= sizes.rounds; round++) {
    for (const side of SIDES.filter((one) => absent[one] === undefined)) {
      const speed = await speedOf(await OPEN[side](), sizes.speed)
      say(`server, round ${round} of ${sizes.rounds}  ${side.padEnd(9)}  ${told(speed)}`)
      rounds[side] = [...(rounds[side] ?? []), speed]
    }
  }
  return bests(rounds)
}

/** In turns, and the most frugal round of each. */
async function storesOf(fleets: readonly FleetName[], sizes: ServerSizes, say: Say): Promise<FleetSpeed[]> {
  const rounds: FleetSpeed[] = []
  for (let round = 1; round <= sizes.rounds; round++) {
    for (const name of fleets) {
      const speed = await fleetSpeed(await openFleet[name](), sizes.speed)
      const { servers, postgres } = speed.saturated
      say(
        `server, round ${round} of ${sizes.rounds}  ${name.padEnd(9)}  ${servers.toFixed(0)} + ${postgres.toFixed(0)} µs a move`,
      )
      rounds.push(speed)
    }
  }
  const whole = ({ saturated }: FleetSpeed): number => saturated.servers + saturated.postgres
  return fleets.flatMap(
    (name) => rounds.filter(({ fleet }) => fleet === name).toSorted((a, b) => whole(a) - whole(b))[0] ?? [],
  )
}

async function tablesOf(fleets: readonly FleetName[], sizes: ServerSizes, say: Say): Promise<TableCost[]> {
  const costs: TableCost[] = []
  for (const name of fleets) {
    say(`server, tables on ${name}`)
    costs.push(...(await tableCosts(await openFleet[name](), sizes.tables)))
  }
  return costs
}

function whoIsAbsent(parts: readonly Part[]): ServerFigures['absent'] {
  const problem = parts.includes('speed') ? installPeers() : null
  const missing = (['stores', 'tables', 'notify'] as const).some((part) => parts.includes(part)) ? whyNoServer() : null
  return {
    ...(problem === null ? {} : { theirs: problem }),
    ...(MEMORY_DISK === null ? { forgetful: 'no disk in memory here' } : {}),
    ...(missing === null ? {} : { postgres: missing }),
  }
}

function bests(rounds: { readonly [side in Side]?: readonly Speed[] }): ServerFigures['speed'] {
  const played = Object.entries(rounds).map(([side, speeds]) => {
    const [saturated, paced] = [speeds.map((one) => one.saturated), speeds.map((one) => one.paced)]
    return [side, { saturated: bestOf(saturated), paced: bestOf(paced) }]
  })
  return Object.fromEntries(played)
}

function told({ saturated, paced }: Speed): string {
  const perSecond = Math.round(saturated.moves / saturated.seconds).toLocaleString('en')
  return `${perSecond} moves/s, ${saturated.cpu.toFixed(0)} µs each; at its pace ${paced.cpu.toFixed(0)} µs, p50 ${paced.p50.toFixed(2)} ms, p99 ${paced.p99.toFixed(1)} ms`
}
