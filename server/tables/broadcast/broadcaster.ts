/** The pages that are open at a table, and what they are sent after a commit: one frame for all, except where views differ. */
import { same } from '../../../engine/json.ts'
import type { Hello } from '../../../protocol/client.ts'
import { writeServer } from '../../../protocol/parse.ts'
import type { CloseReason } from '../../../protocol/protocol.ts'
import type { ServerMessage } from '../../../protocol/server.ts'
import type { TableRow } from '../../store/store.ts'
import type { Clock } from '../deps.ts'
import type { Loaded } from '../loader.ts'
import { type Kept, type PendingTable, personAt, seatsOf } from '../pending-table.ts'
import { type RaceState, raceFacts } from '../race/race-state.ts'
import type { Subscriber } from '../tables.ts'
import { clocksOf, type Instant, type Moment } from '../timers/timing.ts'
import { factsOf, openingFrame, updates, viewKey, welcome, youOf } from './frames.ts'

/** How many watch is told at most so often: an audience comes and goes. */
const WATCHERS_MS = 500
/** People whose departure is remembered: more than can sit at a table, and an audience that comes and goes. */
const REMEMBERED = 1000
const PAUSED: ServerMessage = { kind: 'paused', paused: true }

export class Broadcaster {
  readonly #subscribers = new Set<Subscriber>()
  readonly #people = new Map<string, number>()
  readonly #clock: Clock
  #moved = false
  #watching = 0
  #told = 0
  #timer: (() => void) | null = null
  /** When the last page of a person was closed. */
  readonly #gone = new Map<string, number>()
  readonly #opened: number

  /** The seats with an open page, as last told. */
  #presence: string
  #paused = false

  constructor(clock: Clock, row: Pick<TableRow, 'seats'>) {
    this.#clock = clock
    this.#opened = clock.now()
    this.#presence = this.#seatsHere(row)
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
  #seatsHere({ seats }: Pick<TableRow, 'seats'>): string {
    return seats.map((seat) => (personAt(seat).some(this.isHere) ? 1 : 0)).join('')
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
  sendViews(keyOf: (identity: string) => string, make: (identity: string) => readonly string[]): void {
    const made = new Map<string, readonly string[]>()
    for (const subscriber of this.#subscribers) {
      const key = keyOf(subscriber.identity)
      const frames = made.get(key) ?? make(subscriber.identity)
      made.set(key, frames)
      for (const frame of frames) subscriber.send(frame)
    }
  }

  close(reason: CloseReason, which: (subscriber: Subscriber) => boolean = () => true): void {
    for (const subscriber of [...this.#subscribers]) {
      if (!which(subscriber)) continue
      this.remove(subscriber)
      subscriber.close(reason)
    }
  }

  /** `now`: the committed table. */
  tell(before: Kept, after: PendingTable, now: Loaded, moment: Instant): void {
    if (after.opened !== null) this.broadcast(openingFrame(after.opened, after.notes, moment))
    if (hasNewFacts(before, after)) this.#tellFacts(before, now, moment)
    if (now.race !== null && now.race.line !== before.race?.line) this.tellRace(now.race)
    const committed = after.race === now.race ? after : { ...after, race: now.race }
    this.sendViews(
      (identity) => viewKey(after, identity),
      (identity) => updates(before, committed, now.lines, identity, moment),
    )
    for (const event of after.events) this.broadcast(event)
  }

  #tellFacts(before: Kept, { row, notes }: Kept, moment: Moment): void {
    this.broadcast({ kind: 'facts', table: factsOf(row, notes, this.isHere), clocks: clocksOf(row, notes, moment) })
    for (const subscriber of this.#subscribers) {
      const [was, you] = [youOf(before.row, subscriber.identity), youOf(row, subscriber.identity)]
      if (!same(was, you)) this.send(subscriber, { kind: 'you', you })
    }
    this.#presence = this.#seatsHere(row)
  }

  tellRace(race: RaceState): void {
    this.broadcast({ kind: 'race', race: raceFacts(race) })
  }

  tellPresence(now: Kept, moment: Moment): void {
    if (this.#seatsHere(now.row) !== this.#presence) this.#tellFacts(now, now, moment)
    this.countWatchers(now.row)
  }

  /** Those before the subscriber hear of it by `facts`; it is told by `welcome`. */
  welcome(subscriber: Subscriber, hello: Hello, loaded: Loaded, moment: Instant): void {
    this.add(subscriber)
    const around = { isHere: this.isHere, watchers: this.countWatchers(loaded.row) }
    for (const frame of welcome(loaded, loaded.lines, subscriber.identity, hello, around, moment))
      subscriber.send(frame)
    if (this.#paused) subscriber.send(writeServer(PAUSED))
  }

  pause(): void {
    this.#paused = true
    this.broadcast(PAUSED)
  }

  resume({ row, notes }: Kept, moment: Moment): void {
    this.#paused = false
    this.broadcast({ kind: 'paused', paused: false, clocks: clocksOf(row, notes, moment) })
  }

  send(subscriber: Subscriber, message: ServerMessage): void {
    if (this.has(subscriber)) subscriber.send(writeServer(message))
  }
}

/** At every change of a seat, the status or the rematch. */
function hasNewFacts({ row, notes }: Kept, after: PendingTable): boolean {
  const { seats, status, host } = after.row
  const seated = seats !== row.seats || status !== row.status || host !== row.host
  const parted = after.notes.parting?.out !== notes.parting?.out || after.notes.invited !== notes.invited
  return seated || parted || after.notes.rematch !== notes.rematch || after.notes.header !== notes.header
}
