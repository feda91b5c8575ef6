/** The pages that are open at a table. */
import { writeServer } from '../../../protocol/parse.ts'
import type { CloseReason } from '../../../protocol/protocol.ts'
import type { ServerMessage } from '../../../protocol/server.ts'
import type { TableRow } from '../../store/store.ts'
import type { Clock } from '../deps.ts'
import { seatsOf } from '../pending-table.ts'
import type { Subscriber } from '../tables.ts'

/** How many watch is told at most so often: an audience comes and goes. */
const WATCHERS_MS = 500
/** People whose departure is remembered: more than can sit at a table, and an audience that comes and goes. */
const REMEMBERED = 1000

export class Audience {
  readonly #subscribers = new Set<Subscriber>()
  readonly #people = new Map<string, number>()
  readonly #clock: Clock
  /** Returns whether a page came or left since the last call. */
  #moved = false
  #watching = 0
  #told = 0
  #timer: (() => void) | null = null
  /** When the last page of a person was closed. */
  readonly #gone = new Map<string, number>()
  readonly #opened: number

  constructor(clock: Clock) {
    this.#clock = clock
    this.#opened = clock.now()
  }

  get size(): number {
    return this.#subscribers.size
  }

  /** Pages, in the order of arrival. */
  get people(): Iterable<string> {
    return this.#people.keys()
  }

  /** When the last page of this person was closed; of one who was not here since the table was loaded: when that was. */
  readonly goneSince = (identity: string): number => this.#gone.get(identity) ?? this.#opened

  readonly isHere = (identity: string): boolean => this.#people.has(identity)

  /** Returns whether a page of this identity is visible. */
  readonly isLooking = (identity: string): boolean => {
    if (!this.#people.has(identity)) return false
    for (const subscriber of this.#subscribers)
      if (subscriber.identity === identity && subscriber.isLooking?.() !== false) return true
    return false
  }

  get subscribers(): Iterable<Subscriber> {
    return this.#subscribers
  }

  has(subscriber: Subscriber): boolean {
    return this.#subscribers.has(subscriber)
  }

  add(subscriber: Subscriber): void {
    if (this.#subscribers.has(subscriber)) return
    this.#subscribers.add(subscriber)
    this.#moved = true
    this.#people.set(subscriber.identity, (this.#people.get(subscriber.identity) ?? 0) + 1)
  }

  remove(subscriber: Subscriber): boolean {
    if (!this.#subscribers.delete(subscriber)) return false
    this.#moved = true
    const left = (this.#people.get(subscriber.identity) ?? 1) - 1
    if (left > 0) this.#people.set(subscriber.identity, left)
    else this.#leave(subscriber.identity)
    if (this.size === 0) this.#timer?.()
    if (this.size === 0) this.#timer = null
    return true
  }

  #leave(identity: string): void {
    this.#people.delete(identity)
    this.#gone.delete(identity)
    this.#gone.set(identity, this.#clock.now())
    const [oldest = ''] = this.#gone.keys()
    if (this.#gone.size > REMEMBERED) this.#gone.delete(oldest)
  }

  hasMoved(): boolean {
    const moved = this.#moved
    this.#moved = false
    return moved
  }

  /** The seats with an open page, as a text to compare. */
  presence({ seats }: TableRow): string {
    return seats
      .map((seat) => (seat.kind === 'person' && seat.identity !== null && this.isHere(seat.identity) ? 1 : 0))
      .join('')
  }

  /** Everybody here without a seat, once. Told to all a little later, if it is another number by then. */
  countWatchers(row: TableRow): number {
    this.#watching = [...this.#people.keys()].filter((identity) => seatsOf(row, identity).length === 0).length
    if (this.#watching !== this.#told && this.#timer === null && this.size > 0) {
      this.#timer = this.#clock.after(WATCHERS_MS, () => {
        this.#timer = null
        if (this.#watching === this.#told) return
        this.#told = this.#watching
        this.broadcast({ kind: 'watchers', count: this.#told })
      })
    }
    return this.#watching
  }

  get watching(): number {
    return this.#watching
  }

  broadcast(message: ServerMessage): void {
    const frame = writeServer(message)
    for (const subscriber of this.#subscribers) subscriber.send(frame)
  }

  /** `make` is asked once for all subscribers of the same key. */
  send(keyOf: (identity: string) => string, make: (identity: string) => readonly string[]): void {
    const made = new Map<string, readonly string[]>()
    const keys = new Map<string, string>()
    for (const subscriber of this.#subscribers) {
      const key = keys.get(subscriber.identity) ?? keyOf(subscriber.identity)
      keys.set(subscriber.identity, key)
      const frames = made.get(key) ?? make(subscriber.identity)
      made.set(key, frames)
      for (const frame of frames) subscriber.send(frame)
    }
  }

  /** For each person here: what only that person is told, or null. */
  tell(messageFor: (identity: string) => ServerMessage | null): void {
    for (const identity of this.#people.keys()) {
      const message = messageFor(identity)
      if (message === null) continue
      const frame = writeServer(message)
      for (const subscriber of this.#subscribers) if (subscriber.identity === identity) subscriber.send(frame)
    }
  }

  close(reason: CloseReason, which: (subscriber: Subscriber) => boolean = () => true): void {
    for (const subscriber of [...this.#subscribers]) {
      if (!which(subscriber)) continue
      this.remove(subscriber)
      subscriber.close(reason)
    }
  }
}
