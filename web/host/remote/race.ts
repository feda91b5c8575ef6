/**
 * A race at a table on a server, from this page's side: it tracks the server's clock, reveals the dice at the same moment as all other
 * pages, and sends how long after it a player here acted. The server decides who was first.
 */
import type { Game, Seat, Turn } from '../../../engine/contract.ts'
import { SyncedClock } from '../../../protocol/clock-sync.ts'
import { TIMES } from '../../../protocol/protocol.ts'
import type { RaceFacts, Late as WireLate } from '../../../protocol/race.ts'
import type { Clock } from '../clock.ts'
import { type Late, type RaceNow, READY } from '../host.ts'

/** Round trips before this page says that it is ready, and each time after that. */
const [FIRST_TRIPS, MORE_TRIPS] = [6, 2]
/** A timer may fire early by up to this many ms without another wait. */
const BLINK = 4
/** From this many samples on the clock is precise enough. */
const ENOUGH = 4

interface RaceDeps {
  readonly clock: Clock
  /** Sends a ping and returns its number; null if there is no connection. */
  ping(): number | null
  /** A race is on, or the next throw leads to one. */
  racing(on: boolean): void
  /** There is something new to be shown. */
  changed(): void
  /** This device has shown everything up to this line. */
  ready(line: number): void
}

interface Pending {
  readonly seat: Seat
  readonly move: unknown
}

/** How a table stands, as far as a race goes. */
export interface Standing {
  readonly turn: Turn
  readonly lines: number
  readonly seated: boolean
}

export class RemoteRace {
  readonly #deps: RaceDeps
  readonly #synced = new SyncedClock()
  #sent: { readonly n: number; readonly at: number } | null = null
  /** How many round trips are still to be made before a pause. */
  #trips = 0
  #syncing = false
  /** The clock samples are from an earlier connection. It is most likely the same clock. */
  #isNew = false
  #stopSync: () => void = () => undefined
  #stopShow: () => void = () => undefined
  #stopBegin: () => void = () => undefined
  /** Shows the held lines; null: none are held. */
  #held: (() => void) | null = null
  #facts: RaceFacts | null = null
  #lost: readonly WireLate[] = []
  #pending: readonly Pending[] = []
  #standing: Standing | null = null
  /** When the line that shows it came to be seen here; long ago, where it was here before. */
  #seen = -Infinity
  #since: number | null = null
  /** Up to this line everything is on the screen, and up to that one the server has heard so. */
  #shown = 0
  #told = 0

  constructor(deps: RaceDeps) {
    this.#deps = deps
  }

  // The server's clock

  #sync(on: boolean): void {
    if (on === this.#syncing) return
    this.#syncing = on
    this.#stopSync()
    this.#deps.racing(on)
    if (on) this.#begin(FIRST_TRIPS)
  }

  #begin(trips: number): void {
    this.#trips = trips
    this.#ping()
  }

  #ping(): void {
    const n = this.#deps.ping()
    if (n !== null) this.#sent = { n, at: this.#deps.clock.steady() }
  }

  pong(n: number, now: number): void {
    if (this.#sent?.n !== n) return
    if (this.#isNew) this.#synced.forget()
    this.#isNew = false
    this.#synced.add(this.#sent.at, this.#deps.clock.steady(), now)
    this.#sent = null
    this.#correct()
    if (!this.#syncing) return
    this.#stopSync()
    if (--this.#trips > 0) this.#ping()
    else this.#stopSync = this.#deps.clock.after(TIMES.sync, () => this.#begin(MORE_TRIPS))
    this.#tellReady()
  }

  /** A page that joins during a race learns only now when it began. */
  #correct(): void {
    const begins = this.#facts?.begins ?? null
    if (begins === null || this.#since === null || this.#seen > -Infinity) return
    const since = this.#synced.own(begins) ?? this.#since
    const differs = Math.abs(since - this.#since) > 1
    this.#since = since
    if (differs) this.#deps.changed()
  }

  // What the server says

  /** A new connection: the race in progress is described anew. */
  welcome(facts: RaceFacts | null): void {
    this.forget()
    this.#isNew = true
    this.#sent = null
    this.#syncing = false
    this.#told = 0
    if (facts !== null) this.hear(facts)
  }

  hear(facts: RaceFacts): void {
    if (facts.line !== this.#facts?.line) this.forget()
    this.#facts = facts
    this.#lost = facts.lost
    this.#look()
    this.#deps.changed()
  }

  late(late: WireLate): void {
    this.#lost = [...this.#lost, late]
    this.#deps.changed()
  }

  /** There is no race any more, or another one. */
  forget(): void {
    this.#stopShow()
    this.#stopBegin()
    this.#held = null
    this.#facts = null
    this.#lost = []
    this.#pending = []
    this.#seen = -Infinity
    this.#since = null
  }

  /** Lines that are to be seen at a moment of the server's clock, and not before. */
  hold(show: number, publish: () => void): void {
    this.release()
    this.#held = publish
    const wait = (this.#synced.own(show) ?? 0) - this.#deps.clock.steady()
    if (wait <= 0) this.release()
    else this.#stopShow = this.#deps.clock.after(wait, () => this.release())
  }

  /** The moment has come; or what follows is here already. */
  release(): void {
    const publish = this.#held
    if (publish === null) return
    this.#stopShow()
    this.#held = null
    this.#seen = this.#deps.clock.steady()
    publish()
  }

  // What is shown

  stand(standing: Standing): void {
    this.#standing = standing
    this.#sync(standing.seated && (standing.turn.kind === 'throw' || this.#isOn()))
    this.#look()
    this.#tellReady()
  }

  /** Times count from when it is seen here; where it was here before, from when they began. */
  #look(): void {
    const begins = this.#facts?.begins ?? null
    if (begins === null || this.#since !== null || !this.#isSeen()) return
    const now = this.#deps.clock.steady()
    const due = Math.max(this.#synced.own(begins) ?? now, this.#seen)
    this.#stopBegin()
    if (due > now + BLINK) {
      this.#stopBegin = this.#deps.clock.after(due - now, () => {
        this.#look()
        this.#deps.changed()
      })
    } else this.#since = Math.min(due, now)
  }

  #isSeen(): boolean {
    return this.#facts !== null && (this.#standing?.lines ?? 0) >= this.#facts.line
  }

  #isOn(): boolean {
    const turn = this.#standing?.turn
    return turn?.kind === 'move' && turn.optional === true
  }

  now(): RaceNow | null {
    if (this.#facts !== null && !this.#isSeen()) return READY
    if (this.#facts === null || !this.#isOn()) return null
    const since = this.#since
    const turn = this.#standing?.turn
    const limit = (turn?.kind === 'move' ? turn.limitMs : undefined) ?? null
    return {
      since,
      ...(this.#facts.begins === null || since === null ? { reading: true } : {}),
      until: since === null || limit === null ? null : since + limit,
      pending: this.#pending,
      lost: [],
      locked: since === null ? [] : this.#facts.locked.map(({ seat, until }) => ({ seat, until: since + until })),
    }
  }

  /** What came too late, in this race or the one that has just ended. */
  lost(game: Game): readonly Late[] {
    return this.#lost.flatMap((late) => {
      const move = game.read(late.move)
      return move === null ? [] : [{ ...late, move }]
    })
  }

  // What people here do

  /** A grab at a moment of the page's clock: how it is told, and what to do once it is judged. Null: there is nothing to grab. */
  grab(seat: Seat, move: unknown, acted = this.#deps.clock.steady()) {
    if (this.#facts === null || this.#since === null || !this.#isOn()) return null
    const pending = { seat, move }
    this.#pending = [...this.#pending, pending]
    this.#deps.changed()
    const judged = (): void => {
      this.#pending = this.#pending.filter((one) => one !== pending)
      this.#deps.changed()
    }
    return { race: { line: this.#facts.line, at: Math.round(acted - this.#since) }, judged }
  }

  /** The dice have been read here. Returns the line to confirm; null: the server does not wait for it. */
  read(): number | null {
    return this.now()?.reading === true ? (this.#facts?.line ?? null) : null
  }

  /** All of it is on the screen. */
  caughtUp(lines: number): void {
    this.#shown = lines
    this.#tellReady()
  }

  /** Before a race: everything has been seen, and the clock is right. */
  #tellReady(): void {
    if (this.#standing === null || !this.#standing.seated || this.#standing.turn.kind !== 'throw') return
    const { lines } = this.#standing
    if (this.#told >= lines || this.#shown < lines || this.#synced.samples < ENOUGH) return
    this.#told = lines
    this.#deps.ready(lines)
  }

  close(): void {
    this.forget()
    this.#stopSync()
    this.#syncing = false
  }
}
