/** The load, in a process of its own: tables at one server, and moves at them as fast as they go or at a given pace. */
import { setTimeout as pause } from 'node:timers/promises'
import { WAIT_MS } from '../../scripts/testing/limits.ts'
import { answer } from './child.ts'
import type { Gather, LoadTable, Place } from './table.ts'
import { Audience, gatherOurs, gatherShared, resumeOurs } from './table-ours.ts'
import { gatherTheirs } from './table-theirs.ts'

export type SideName = 'ours' | 'theirs'

const GATHER: { readonly [side in SideName]: Gather } = { ours: gatherOurs, theirs: gatherTheirs }
/** Tables that are set up at the same time. */
const AT_ONCE = 16
const PINGS_AT_ONCE = 256

export interface Played {
  readonly moves: number
  readonly seconds: number
  /** From sending to the other seat's receipt, in ms: of half of all moves at most, and of all but a hundredth. */
  readonly p50: number
  readonly p99: number
}

let tables: LoadTable[] = []
let audience = new Audience()

/** Some at a time. */
async function several(count: number, act: (i: number) => Promise<void>): Promise<void> {
  let at = 0
  const one = async (): Promise<void> => {
    while (at < count) await act(at++)
  }
  await Promise.all(Array.from({ length: AT_ONCE }, one))
}

function placeOf(places: readonly Place[], i: number): Place {
  return places[i % places.length] as Place
}

/** Those with a game to play on, one after the other. */
class Reserve {
  #at = 0

  next(): LoadTable | undefined {
    while (tables[this.#at]?.over) this.#at++
    return tables[this.#at++]
  }
}

function at(sorted: readonly number[], share: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0
}

/** Counts messages sent and received, and their latency. */
class Count {
  readonly #began = performance.now()
  readonly #times: number[] = []
  waiting = 0
  #ended = 0

  play(table: LoadTable, then: () => void): void {
    this.waiting++
    const sent = performance.now()
    table.play(() => {
      this.waiting--
      this.#ended = performance.now()
      this.#times.push(this.#ended - sent)
      then()
    })
  }

  ping(table: LoadTable): void {
    this.waiting++
    const sent = performance.now()
    table.ping?.(() => {
      this.waiting--
      this.#times.push(performance.now() - sent)
    })
  }

  async end(): Promise<Played> {
    this.#ended = performance.now()
    while (this.waiting > 0 && performance.now() < this.#ended + WAIT_MS) await pause(5)
    if (this.waiting > 0) throw new Error(`${this.waiting} moves were never heard`)
    const sorted = this.#times.toSorted((a, b) => a - b)
    const seconds = (this.#ended - this.#began) / 1000
    return { moves: sorted.length, seconds, p50: at(sorted, 0.5), p99: at(sorted, 0.99) }
  }
}

/** Where all wait for their last move, the next to be free: a busy machine falls behind its pace. */
async function oneOf(free: LoadTable[]): Promise<LoadTable> {
  const late = performance.now() + WAIT_MS
  while (free.length === 0 && performance.now() < late) await pause(1)
  const table = free.shift()
  if (table === undefined) throw new Error('too few tables for this pace')
  return table
}

const asks = {
  /** At all places in turn. */
  gather: ({ side, places, count }: { side: SideName; places: readonly Place[]; count: number }): Promise<void> =>
    several(count, async (i) => void tables.push(await GATHER[side](placeOf(places, i)))),

  /** A table at which one page has both seats, so that many take half the sockets; and who that is. */
  gatherOne: async (place: Place): Promise<{ id: string; cookie: string }> => {
    const { table, cookie } = await gatherShared(place)
    tables.push(table)
    return { id: table.id, cookie }
  },

  /** Tables like that one, where the same person has both seats. */
  resume: ({ places, ids, cookie }: { places: readonly Place[]; ids: readonly string[]; cookie: string }) =>
    several(ids.length, async (i) => {
      tables.push(await resumeOurs(placeOf(places, i), ids[i] as string, cookie))
    }),

  /** Spectators of the last table that was gathered: `count` in total. */
  watch: async ({ place, count }: { place: Place; count: number }): Promise<number> => {
    const id = tables.at(-1)?.id ?? ''
    await several(count, () => audience.add(place, id))
    return audience.size
  },

  /** What they have been told of moves, when it is as much as this or it has taken too long. */
  watched: async (least: number): Promise<{ frames: number; bytes: number }> => {
    const late = performance.now() + WAIT_MS
    while (audience.frames < least && performance.now() < late) await pause(2)
    return { frames: audience.frames, bytes: audience.bytes }
  },

  /** `atOnce` tables play at a time, each seat at once: when a game is over, another table takes its place. */
  saturate: ({ atOnce, moves }: { atOnce: number; moves: number }): Promise<Played> => {
    const [count, reserve] = [new Count(), new Reserve()]
    let left = moves
    const goOn = (table: LoadTable | undefined): void => {
      const next = table?.over ? reserve.next() : table
      if (next !== undefined && left-- > 0) count.play(next, () => goOn(next))
    }
    for (let i = 0; i < atOnce; i++) goOn(reserve.next())
    return count.end()
  },

  /** `perSecond` moves a second, at all tables in turn, without waiting for the last to arrive. */
  pace: async ({ perSecond, ms }: { perSecond: number; ms: number }): Promise<Played> => {
    const [count, began] = [new Count(), performance.now()]
    const free = tables.filter(({ over }) => !over)
    for (let sent = 0, due = 0; due < ms; due = (++sent * 1000) / perSecond) {
      const wait = began + due - performance.now()
      if (wait > 0) await pause(wait)
      const table = free.shift() ?? (await oneOf(free))
      count.play(table, () => void (table.over || free.push(table)))
    }
    return count.end()
  },

  /** One move at each table, for `rounds` rounds. */
  everywhere: async (rounds = 1): Promise<Played> => {
    const count = new Count()
    for (let round = 0; round < rounds; round++) {
      for (const table of tables) {
        if (count.waiting >= AT_ONCE) await pause(1)
        if (!table.over) count.play(table, () => {})
      }
      while (round + 1 < rounds && count.waiting > 0) await pause(1)
    }
    return count.end()
  },

  /** What every page says from time to time, and its answer: so often at every table. */
  pings: async (rounds: number): Promise<Played> => {
    const count = new Count()
    for (let round = 0; round < rounds; round++) {
      for (const table of tables) {
        while (count.waiting >= PINGS_AT_ONCE) await pause(1)
        count.ping(table)
      }
      while (count.waiting > 0) await pause(1)
    }
    return count.end()
  },

  ids: (): string[] => tables.map(({ id }) => id),

  /** Sockets that are open. */
  connected: (): number => tables.reduce((sum, { connected }) => sum + connected, 0),

  /** Moves that were sent, and those in the logs of the server. */
  counts: async (): Promise<{ sent: number; kept: number }> => {
    let [sent, kept] = [0, 0]
    for (const table of tables) {
      sent += table.sent
      kept += await table.kept()
    }
    return { sent, kept }
  },

  leave: async (): Promise<void> => {
    await Promise.all(tables.map((table) => table.leave()))
    audience.leave()
    tables = []
    audience = new Audience()
  },
}

export type LoadAsks = typeof asks

answer(asks)
