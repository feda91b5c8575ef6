/** Sends committed changes to the pages of a table: one frame for all, except where views differ. */
import type { Hello } from '../../../protocol/client.ts'
import { writeServer } from '../../../protocol/parse.ts'
import type { ServerMessage } from '../../../protocol/server.ts'
import type { Clock } from '../deps.ts'
import type { Loaded } from '../loader.ts'
import type { Kept, PendingTable } from '../pending-table.ts'
import { type RaceState, raceFacts } from '../race/race-state.ts'
import type { Subscriber } from '../tables.ts'
import { clocksOf, type Instant, type Moment } from '../timers/timing.ts'
import { Audience } from './audience.ts'
import { factsOf, openingFrame, updates, viewKey, welcome, youOf } from './frames.ts'

const PAUSED: ServerMessage = { kind: 'paused', paused: true }

export class Broadcaster {
  readonly audience: Audience
  /** As last told. */
  #presence: string
  #paused = false

  constructor(clock: Clock, { row }: Kept) {
    this.audience = new Audience(clock)
    this.#presence = this.audience.presence(row)
  }

  /** `now`: the committed table. */
  tell(before: Kept, after: PendingTable, now: Loaded, moment: Instant): void {
    const { audience } = this
    if (after.opened !== null) audience.broadcast(openingFrame(after.opened, after.notes, moment))
    if (hasNewFacts(before, after)) this.#tellFacts(before, now, moment)
    if (now.race !== null && now.race.line !== before.race?.line) this.tellRace(now.race)
    audience.send(
      (identity) => viewKey(after, identity),
      (identity) => updates(before, { ...after, race: now.race }, now.lines, identity, moment),
    )
    for (const event of after.events) audience.broadcast(event)
  }

  #tellFacts(before: Kept, { row, notes }: Kept, moment: Moment): void {
    const table = factsOf(row, notes, this.audience.isHere)
    this.audience.broadcast({ kind: 'facts', table, clocks: clocksOf(row, notes, moment) })
    this.audience.tell((identity) => {
      const you = youOf(row, identity)
      return JSON.stringify(you) === JSON.stringify(youOf(before.row, identity)) ? null : { kind: 'you', you }
    })
    this.#presence = this.audience.presence(row)
  }

  /** It is about to be shown, or begins. */
  tellRace(race: RaceState): void {
    this.audience.broadcast({ kind: 'race', race: raceFacts(race) })
  }

  tellPresence(now: Kept, moment: Moment): void {
    if (this.audience.presence(now.row) !== this.#presence) this.#tellFacts(now, now, moment)
    this.audience.countWatchers(now.row)
  }

  /** Those before the subscriber hear of it by `facts`; it is told by `welcome`. */
  welcome(subscriber: Subscriber, hello: Hello, loaded: Loaded, moment: Instant): void {
    this.audience.add(subscriber)
    const around = { isHere: this.audience.isHere, watchers: this.audience.countWatchers(loaded.row) }
    for (const frame of welcome(loaded, loaded.lines, subscriber.identity, hello, around, moment))
      subscriber.send(frame)
    if (this.#paused) subscriber.send(writeServer(PAUSED))
  }

  pause(): void {
    this.#paused = true
    this.audience.broadcast(PAUSED)
  }

  resume({ row, notes }: Kept, moment: Moment): void {
    this.#paused = false
    this.audience.broadcast({ kind: 'paused', paused: false, clocks: clocksOf(row, notes, moment) })
  }

  send(subscriber: Subscriber, message: ServerMessage): void {
    if (this.audience.has(subscriber)) subscriber.send(writeServer(message))
  }
}

/** At every change of a seat, the status or the rematch. */
function hasNewFacts({ row, notes }: Kept, after: PendingTable): boolean {
  const { seats, status, host } = after.row
  const seated = seats !== row.seats || status !== row.status || host !== row.host
  const parted = after.notes.parting?.out !== notes.parting?.out || after.notes.invited !== notes.invited
  return seated || parted || after.notes.rematch !== notes.rematch || after.notes.header !== notes.header
}
