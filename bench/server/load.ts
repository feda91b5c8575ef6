/** The load, in a process of its own: tables at one server, and moves at them as fast as they go or at a given pace. */
import { setTimeout as pause } from 'node:timers/promises'
import { answer } from './child.ts'
import type { Gather, LoadTable, Place } from './table.ts'
import { gatherOurs } from './table-ours.ts'
import { gatherTheirs } from './table-theirs.ts'

export type SideName = 'ours' | 'theirs'

const GATHER: { readonly [side in SideName]: Gather } = { ours: gatherOurs, theirs: gatherTheirs }
/** Tables that are set up at the same time. */
const AT_ONCE = 16
/** A move that was not heard after so long is lost. */
const LOST_MS = 10_000

export interface Played {
  readonly moves: number
  readonly seconds: number
  /** From sending to the other seat's receipt, in ms: of half of all moves at most, and of all but a hundredth. */
  readonly p50: number
  readonly p99: number
}

let tables: LoadTable[] = []

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

/** Counts what was sent and heard, and how long it took. */
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

  async end(): Promise<Played> {
    this.#ended = performance.now()
    while (this.waiting > 0 && performance.now() < this.#ended + LOST_MS) await pause(5)
    if (this.waiting > 0) throw new Error(`${this.waiting} moves were never heard`)
    const sorted = this.#times.toSorted((a, b) => a - b)
    const seconds = (this.#ended - this.#began) / 1000
    return { moves: sorted.length, seconds, p50: at(sorted, 0.5), p99: at(sorted, 0.99) }
  }
}

const asks = {
  gather: async ({ side, place, count }: { side: SideName; place: Place; count: number }): Promise<void> => {
    let left = count
    const one = async (): Promise<void> => {
      while (left-- > 0) tables.push(await GATHER[side](place))
    }
    await Promise.all(Array.from({ length: AT_ONCE }, one))
  },

  /** So many tables play at a time, each seat at once: when a game is over, another table takes its place. */
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

  /** So many moves a second, at all tables in turn, whether or not the last have been heard. */
  pace: async ({ perSecond, ms }: { perSecond: number; ms: number }): Promise<Played> => {
    const [count, began] = [new Count(), performance.now()]
    const free = tables.filter(({ over }) => !over)
    for (let sent = 0, due = 0; due < ms; due = (++sent * 1000) / perSecond) {
      const wait = began + due - performance.now()
      if (wait > 0) await pause(wait)
      const table = free.shift()
      if (table === undefined) throw new Error('too few tables for this pace')
      count.play(table, () => void (table.over || free.push(table)))
    }
    return count.end()
  },

  /** One move at each table. */
  everywhere: async (): Promise<Played> => {
    const count = new Count()
    for (const table of tables) {
      if (count.waiting >= AT_ONCE) await pause(1)
      if (!table.over) count.play(table, () => {})
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
    tables = []
  },
}

export type LoadAsks = typeof asks

answer(asks)
