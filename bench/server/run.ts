/**
 * Start here: `npm run bench -- --only server`. Our server beside boardgame.io's: two seats a table, each with a socket of its
 * own, the load in a process of its own on the same machine. A move is sent by one seat and received by the other. Ours is on
 * disk before anybody hears of it; theirs is in memory only.
 *
 *     child.ts    processes            load.ts    the moves, at tables of table-ours.ts and table-theirs.ts
 *     sides.ts    the servers          speed.ts, memory.ts, restart.ts    what is measured      rows.ts    what is wanted
 */
import { installPeers } from '../peers.ts'
import { type Memory, type MemorySizes, memoryOf } from './memory.ts'
import { type Restart, restartOf } from './restart.ts'
import { MEMORY_DISK, openOurs, openTheirs, type Server } from './sides.ts'
import { bestOf, type Measured, type Sizes, type Speed, speedOf } from './speed.ts'

export interface ServerSizes {
  readonly rounds: number
  readonly speed: Sizes
  readonly memory: MemorySizes
  /** Unfinished tables on which the server starts. */
  readonly restart: number
}

export const FULL: ServerSizes = {
  rounds: 3,
  speed: { tables: 1200, atOnce: 256, warmUp: 20_000, saturate: 15_000, perSecond: 500, paceMs: 5000 },
  memory: { tables: 2500, idleMs: 60_000 },
  restart: 10_000,
}

/** By what was written: on disk, ours on a disk that forgets, and theirs. */
export const SIDES = ['ours', 'forgetful', 'theirs'] as const
export type Side = (typeof SIDES)[number]

export interface Best {
  readonly saturated: Measured
  readonly paced: Measured
}

export interface ServerFigures {
  readonly speed: { readonly [side in Side]?: Best }
  /** Why a side did not play. */
  readonly absent: { readonly [side in Side]?: string }
  readonly memory: Memory
  readonly restart: Restart
}

const OPEN: { readonly [side in Side]: () => Promise<Server> } = {
  ours: () => openOurs(),
  forgetful: () => openOurs({ disk: MEMORY_DISK ?? undefined }),
  theirs: openTheirs,
}

export async function measureServer(sizes: ServerSizes, say: (line: string) => void): Promise<ServerFigures> {
  const absent = whoIsAbsent()
  const rounds: { [side in Side]?: Speed[] } = {}
  for (let round = 1; round <= sizes.rounds; round++) {
    for (const side of SIDES.filter((one) => absent[one] === undefined)) {
      const speed = await speedOf(await OPEN[side](), sizes.speed)
      say(`server, round ${round} of ${sizes.rounds}  ${side.padEnd(9)}  ${told(speed)}`)
      rounds[side] = [...(rounds[side] ?? []), speed]
    }
  }
  say(`server, ${sizes.memory.tables} tables that wait`)
  const memory = await memoryOf(sizes.memory)
  say(`server, start on ${sizes.restart} tables`)
  const starts = await restartOf(sizes.restart, sizes.rounds)
  return { speed: bests(rounds), absent, memory, restart: starts }
}

function whoIsAbsent(): ServerFigures['absent'] {
  const problem = installPeers()
  return {
    ...(problem === null ? {} : { theirs: problem }),
    ...(MEMORY_DISK === null ? { forgetful: 'no disk in memory here' } : {}),
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
