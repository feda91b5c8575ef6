/** How fast a server is: as fast as it goes, and at a pace that a busy evening has. */
import type { Played, SideName } from './load.ts'
import { openLoad, type Server, workerTime } from './sides.ts'
import type { Place } from './table.ts'

export interface Sizes {
  readonly tables: number
  /** Tables that play at the same time where it goes as fast as it can. */
  readonly atOnce: number
  /** Moves until code is compiled, and those that are measured. */
  readonly warmUp: number
  readonly saturate: number
  readonly perSecond: number
  readonly paceMs: number
}

export interface Measured extends Played {
  /** Processor time of the server's process for a move, in µs; and the part of it that is the writer's thread. */
  readonly cpu: number
  readonly writer: number | null
}

export interface Speed<Found = Measured> {
  readonly saturated: Found
  readonly paced: Found
  readonly counts: { readonly sent: number; readonly kept: number }
}

/** Closes the server. */
export async function speedOf(server: Server, sizes: Sizes): Promise<Speed> {
  try {
    return await speedAt({ side: server.name, places: [server.place] }, sizes, (act) => measured(server, act))
  } finally {
    await server.close()
  }
}

/** What `measure` finds while tables at these places are played. */
export async function speedAt<Found>(
  at: { readonly side: SideName; readonly places: readonly Place[] },
  sizes: Sizes,
  measure: (act: () => Promise<Played>) => Promise<Found>,
): Promise<Speed<Found>> {
  const load = openLoad()
  try {
    const { tables, atOnce, warmUp, saturate, perSecond, paceMs } = sizes
    await load.ask('gather', { ...at, count: tables })
    await load.ask('saturate', { atOnce, moves: warmUp })
    const paced = await measure(() => load.ask('pace', { perSecond, ms: paceMs }))
    const saturated = await measure(() => load.ask('saturate', { atOnce, moves: saturate }))
    const counts = await load.ask('counts')
    if (counts.sent !== counts.kept)
      throw new Error(`${counts.sent} moves were sent, and ${counts.kept} are in the logs`)
    return { saturated, paced, counts }
  } finally {
    await load.close()
  }
}

async function measured({ child }: Server, act: () => Promise<Played>): Promise<Measured> {
  const [before, writerBefore] = [await child.ask('usage'), workerTime(child.pid)]
  const played = await act()
  const [after, writerAfter] = [await child.ask('usage'), workerTime(child.pid)]
  const each = (ms: number): number => (ms * 1000) / played.moves
  const writer = writerBefore === null || writerAfter === null ? null : each(writerAfter - writerBefore)
  return { ...played, cpu: each(after.cpu - before.cpu), writer }
}

/** The best of several rounds in each respect: what else the machine does only makes it worse. */
export function bestOf(rounds: readonly Measured[]): Measured {
  return rounds.reduce((a, b) => {
    const [fast, frugal] = [a.moves / a.seconds > b.moves / b.seconds ? a : b, a.cpu < b.cpu ? a : b]
    const { moves, seconds } = fast
    const { cpu, writer } = frugal
    return { moves, seconds, cpu, writer, p50: Math.min(a.p50, b.p50), p99: Math.min(a.p99, b.p99) }
  })
}
