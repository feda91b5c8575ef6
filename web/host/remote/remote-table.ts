/**
 * Start here: a table on a server. A `Host` for the same screens as every other table once it is `ready`, with the state that only online
 * tables have: the lobby, presence, clocks, phrases, and the connection. After a broken connection nothing is lost: the page says which
 * lines it has and gets the others; a command without an answer is sent again with the same id, and the server applies it once.
 */
import type { Game, Seat } from '../../../engine/contract.ts'
import { isRace } from '../../../engine/race-order.ts'
import { bad, good, type Result } from '../../../engine/result.ts'
import { readEvent, type TableEvent } from '../../../engine/table/events.ts'
import { asksOf, viewerOf } from '../../../engine/table/one-device.ts'
import type { SeenTable } from '../../../engine/table/table.ts'
import { undoableSeat } from '../../../engine/table/undo.ts'
import { questionOf } from '../../../engine/table/visibility.ts'
import type { Opening } from '../../../fair/opening.ts'
import type { Command as WireCommand } from '../../../protocol/client.ts'
import type { Clocks, EndingRequest, TableFacts, Takeback, You } from '../../../protocol/facts.ts'
import { DAY_COMMANDS, VERSION } from '../../../protocol/protocol.ts'
import type { Refusal } from '../../../protocol/refusals.ts'
import type { Saying } from '../../../protocol/says.ts'
import type { ServerKind, ServerMessage, ServerMessageOf } from '../../../protocol/server.ts'
import type { Ask, Command, Host, SendFault, Snapshot } from '../host.ts'
import type { Load } from '../load.ts'
import { randomId } from '../random.ts'
import { RemoteDice, type TextStorage } from './dice.ts'
import { RemoteLines } from './lines.ts'
import { type Connection, Link } from './link.ts'
import { RemoteRace } from './race.ts'
import { companyOf, isHanded } from './seats.ts'
import { Spare, type SpareDeps } from './spare.ts'

export interface RemoteDeps extends SpareDeps {
  readonly load: Load
  readonly notes: TextStorage
  /** The name for a person who has deleted their data. */
  readonly guest: () => string
  /** Watches only, even if this person has seats: for a shared screen. */
  readonly spectate?: boolean
}

/** A command without its id, which is added here. */
export type Order = WireCommand extends infer One ? (One extends WireCommand ? Omit<One, 'id'> : never) : never

export interface RemoteNow {
  readonly connection: Connection
  /** Null until the first welcome. */
  readonly facts: TableFacts | null
  readonly you: You
  readonly watchers: number
  /** The game has begun and can be shown by `subscribe`. */
  readonly ready: boolean
  /** As received at the time `at` of this device's clock. */
  readonly clocks: { readonly clocks: Clocks; readonly at: number }
  /** The progress of agreeing on the dice; `until`: when the server continues, by this device's clock. */
  readonly opening: { readonly opening: Opening; readonly until: number } | null
  readonly takeback: Takeback | null
  readonly ending: EndingRequest | null
  /** Since when the server has not reached its database, by this device's clock: everything waits. Null: it reaches it. */
  readonly paused: number | null
  /** Seats for whom the next race waits a few seconds. */
  readonly awaited: readonly Seat[]
  readonly unanswered: number
}

export type News =
  | { readonly kind: 'said'; readonly seat: Seat; readonly what: Saying }
  | { readonly kind: 'taken-back' }
  /** A race was lost with its server: it is void, and thrown again. */
  | { readonly kind: 'void' }
  | { readonly kind: 'no-takeback'; readonly by: Seat | null }
  | { readonly kind: 'no-ending'; readonly by: Seat | null }
  /** A seat was given up, or the game has ended early: as in the log. */
  | { readonly kind: 'event'; readonly event: TableEvent }
  /** A command of this page was refused, and no dialog of its own reports it. */
  | { readonly kind: 'refused'; readonly refusal: Refusal }

type OrderFault = Refusal | { readonly code: 'unsent' }

/** Answers to a grab that need no message: the table shows them. */
const SILENT: readonly OrderFault['code'][] = ['late', 'early', 'locked', 'closed', 'unsent']

export class RemoteTable implements Host {
  readonly id: string
  readonly #deps: RemoteDeps
  readonly #link: Link
  readonly #spare: Spare
  readonly #dice: RemoteDice
  readonly #race: RemoteRace
  readonly #lines = new RemoteLines()
  readonly #listeners = new Set<(now: Snapshot) => void>()
  readonly #watchers = new Set<(now: RemoteNow) => void>()
  readonly #readers = new Set<(news: News) => void>()
  #game: Game | null = null
  #loading = false
  /** The length of the log; fewer lines are here while a long log arrives in parts. */
  #seq = 0
  #takebacks = 0
  #snapshot: Snapshot | null = null
  #now: RemoteNow
  #closed = false

  constructor(id: string, deps: RemoteDeps) {
    this.id = id
    this.#deps = deps
    this.#dice = new RemoteDice(deps.notes, deps.random)
    const listener = { hello: () => this.#hello(), heard: (message: ServerMessage) => this.#hear(message) }
    this.#link = new Link(deps, {
      ...listener,
      changed: () => {
        if (this.#link.connection.kind !== 'open') this.#spare.close()
        this.#tell({ connection: this.#link.connection })
      },
      sends: (command) => this.#spare.copy(command),
    })
    this.#spare = new Spare(deps, listener)
    this.#race = new RemoteRace({
      clock: deps.clock,
      ping: () => {
        this.#spare.ping()
        return this.#link.ping()
      },
      racing: (on) => (on ? this.#spare.open() : this.#spare.close()),
      changed: () => {
        if (this.#lines.lines.length >= this.#seq) this.#show()
      },
      ready: (line) => void this.order({ kind: 'read', line }),
    })
    this.#now = {
      connection: this.#link.connection,
      facts: null,
      you: { seats: [], host: false },
      watchers: 0,
      ready: false,
      clocks: { clocks: [], at: deps.clock.now() },
      opening: null,
      takeback: null,
      ending: null,
      paused: null,
      awaited: [],
      unanswered: 0,
    }
    this.#link.connect()
  }

  subscribe(listener: (now: Snapshot) => void): () => void {
    this.#listeners.add(listener)
    if (this.#snapshot !== null) listener(this.#snapshot)
    return () => this.#listeners.delete(listener)
  }

  async send(command: Command): Promise<Result<null, SendFault>> {
    switch (command.kind) {
      case 'move':
        return this.#move(command)
      case 'read':
        return this.#read()
      case 'undo':
        return this.#askBack()
      case 'retry':
        this.retry()
        return good(null)
      default:
        return bad({ code: 'not-asked' }) // Dice fall by themselves here.
    }
  }

  /** The server continues without waiting for viewers; but the next race waits until everybody has seen the last one. */
  shown(entries: number): void {
    if (entries === this.#snapshot?.table.entries.length) this.#race.caughtUp(this.#lines.lines.length)
  }

  log(): string {
    const lines = this.#lines.lines.filter((line) => typeof line === 'string')
    return `${[this.#now.facts?.header ?? '', ...lines].join('\n')}\n`
  }

  close(): void {
    if (this.#closed) return
    this.#closed = true
    this.#link.close()
    this.#spare.close()
    this.#race.close()
    for (const listener of [this.#listeners, this.#watchers, this.#readers]) listener.clear()
  }

  /** Calls the listener with the current state, then at every change; returns a function to stop. */
  watch(listener: (now: RemoteNow) => void): () => void {
    this.#watchers.add(listener)
    listener(this.#now)
    return () => this.#watchers.delete(listener)
  }

  /** Calls the listener for every later event; returns a function to stop. */
  hear(listener: (news: News) => void): () => void {
    this.#readers.add(listener)
    return () => this.#readers.delete(listener)
  }

  /** Sends now, or after the next welcome. Phrases are dropped if the connection is down. */
  async order(order: Order): Promise<Result<null, OrderFault>> {
    if (order.kind === 'say' && this.#link.connection.kind !== 'open') return bad({ code: 'unsent' })
    const message = { ...order, id: `${randomId(this.#deps.random)}${randomId(this.#deps.random)}` } as WireCommand
    const answer = this.#link.order(message)
    this.#tell({ unanswered: this.#link.unanswered })
    const answered = await answer
    this.#tell({ unanswered: this.#link.unanswered })
    return answered
  }

  retry(): void {
    this.#link.retry()
  }

  async #move({ seat, move, acted }: Extract<Command, { kind: 'move' }>): Promise<Result<null, SendFault>> {
    const newest = this.#lines.newest()
    if (this.#game === null || !this.#asks(newest).some((ask) => ask.kind === 'move' && ask.seat === seat))
      return bad({ code: 'not-asked' })
    const question = questionOf(this.#lines.lines, seat)
    if (isRace(this.#game, newest)) return this.#grab(this.#race.grab(seat, move, acted), seat, question, move)
    return this.#answered(await this.order({ kind: 'move', seat, question, move: this.#game.write(move) }))
  }

  /** Sends a grab; its result is in later snapshots. */
  #grab(grab: ReturnType<RemoteRace['grab']>, seat: Seat, question: number, move: unknown): Result<null, SendFault> {
    if (grab === null || this.#game === null) return bad({ code: 'not-asked' })
    const order = { kind: 'move', seat, question, move: this.#game.write(move), race: grab.race } as const
    void this.order(order).then((answer) => {
      grab.judged()
      if (!answer.ok && !SILENT.includes(answer.fault.code)) this.#answered(answer)
    })
    return good(null)
  }

  async #read(): Promise<Result<null, SendFault>> {
    const line = this.#race.read()
    return line === null ? bad({ code: 'not-asked' }) : this.#answered(await this.order({ kind: 'read', line }))
  }

  async #askBack(): Promise<Result<null, SendFault>> {
    const seat = this.#undoable()
    if (seat === null) return bad({ code: 'no-undo' })
    return this.#answered(await this.order({ kind: 'takeback', seat }))
  }

  #answered(answer: Result<null, OrderFault>): Result<null, SendFault> {
    if (answer.ok) return answer
    const { fault } = answer
    if (fault.code === 'illegal') return bad(fault)
    if (fault.code === 'unsent') return bad({ code: 'closed' })
    this.#announce({ kind: 'refused', refusal: fault })
    return bad({ code: 'told' })
  }

  // Messages of the server

  #hello() {
    const known = { seen: this.#lines.lines.length, takebacks: this.#takebacks }
    return { kind: 'hello', protocol: VERSION, ...known, events: true } as const
  }

  readonly #on: { readonly [Kind in ServerKind]?: (message: ServerMessageOf<Kind>) => void } = {
    welcome: (message) => this.#welcome(message),
    lines: (message) => {
      if (message.show === undefined) this.#append(message)
      else this.#race.hold(message.show, () => this.#append(message))
    },
    race: ({ race }) => this.#race.hear(race),
    late: ({ late }) => this.#race.late(late),
    awaited: ({ seats }) => this.#tell({ awaited: seats }),
    pong: ({ n, now }) => this.#race.pong(n, now),
    facts: ({ table, clocks }) => this.#facts(table, clocks),
    you: ({ you }) => {
      this.#tell({ you: this.#mine(you) })
      this.#contribute()
    },
    opening: (message) => {
      this.#tell({ opening: this.#opened(message) })
      this.#contribute()
    },
    done: ({ id, seq }) => this.#link.done(id, seq ?? 0),
    refused: ({ id, refusal }) => this.#link.refused(id ?? '', refusal),
    said: (message) => this.#announce(message),
    'takeback-asked': ({ takeback }) => this.#tell({ takeback }),
    'no-takeback': ({ takeback, by }) => {
      if (this.#now.takeback?.takeback === takeback) this.#tell({ takeback: null })
      this.#announce({ kind: 'no-takeback', by })
    },
    'ending-asked': ({ ending }) => this.#tell({ ending }),
    'no-ending': ({ by }) => {
      this.#tell({ ending: null })
      this.#announce({ kind: 'no-ending', by })
    },
    'taken-back': (message) => this.#cut(message),
    watchers: ({ count }) => this.#tell({ watchers: count }),
    paused: ({ paused, clocks }) =>
      this.#tell({
        paused: paused ? (this.#now.paused ?? this.#deps.clock.now()) : null,
        ...(clocks === undefined ? {} : { clocks: this.#timed(clocks) }),
      }),
  }

  #hear(message: ServerMessage): void {
    const hear = this.#on[message.kind] as ((message: ServerMessage) => void) | undefined
    hear?.(message)
  }

  #welcome(message: ServerMessageOf<'welcome'>): void {
    const { table, watchers, takeback, opening, ending = null } = message
    const you = this.#mine(message.you)
    const voids = this.#now.facts === null ? Infinity : this.#lines.voids
    this.#takebacks = message.takebacks
    this.#seq = message.seq
    const gap = this.#lines.replace(message.from, message.lines, message.views) === 'gap'
    this.#race.welcome(message.race ?? null)
    const opened = opening === null ? null : this.#opened(opening)
    const clocks = this.#timed(message.clocks)
    const change = { facts: table, you, watchers, takeback, ending, opening: opened, clocks }
    this.#now = { ...this.#now, ...change, paused: null, awaited: [] }
    if (gap) this.#link.restart()
    else this.#load(table)
    this.#arrived()
    // The server died during a race, voided it and threw again before this page was back.
    if (this.#lines.voids > voids) this.#announce({ kind: 'void' })
    this.#link.again()
    this.#contribute()
  }

  #mine(you: You): You {
    return this.#deps.spectate ? { seats: [], host: false } : you
  }

  #opened({ opening, left }: { readonly opening: Opening; readonly left: number }) {
    return { opening, until: this.#deps.clock.now() + left }
  }

  #timed(clocks: Clocks) {
    return { clocks, at: this.#deps.clock.now() }
  }

  #append({ from, lines, views, clocks }: ServerMessageOf<'lines'>): void {
    // The held throw must be shown before lines that follow from it.
    this.#race.release()
    const taken = this.#lines.append(from, lines, views)
    if (taken === 'gap') {
      this.#link.restart()
      return
    }
    this.#now = { ...this.#now, clocks: this.#timed(clocks) }
    if (taken === 'new') this.#seq = Math.max(this.#seq, this.#lines.lines.length)
    this.#arrived()
    for (const line of taken === 'new' ? lines : []) {
      const event = typeof line === 'string' ? readEvent(line) : null
      if (event !== null) this.#announce({ kind: 'event', event })
    }
  }

  #cut({ takebacks, seq, views, clocks, void: lost }: ServerMessageOf<'taken-back'>): void {
    if (takebacks <= this.#takebacks) return // Told twice.
    if (takebacks > this.#takebacks + 1 || this.#lines.cut(seq, views) === 'gap') {
      this.#link.restart()
      return
    }
    this.#takebacks = takebacks
    this.#seq = seq
    this.#race.forget()
    this.#now = { ...this.#now, takeback: null, clocks: this.#timed(clocks) }
    this.#arrived()
    this.#announce({ kind: lost ? 'void' : 'taken-back' })
  }

  #facts(facts: TableFacts, clocks: Clocks): void {
    const ending = facts.status === 'playing' ? this.#now.ending : null
    this.#now = { ...this.#now, facts, ending, clocks: this.#timed(clocks) }
    this.#load(facts)
    this.#arrived()
  }

  /** Loads the rules, once. A page without them is older than the table. */
  #load({ game, rules }: TableFacts): void {
    if (this.#loading) return
    this.#loading = true
    void this.#deps.load(game, rules).then(
      (loaded) => {
        this.#game = loaded
        if (loaded === null) this.#link.giveUp('unsupported-version')
        else this.#arrived()
      },
      () => {
        this.#loading = false
        this.#link.restart()
      },
    )
  }

  /** Commits and reveals are sent by the device itself: a late one is not reported to the player. */
  #contribute(): void {
    const { opening, you } = this.#now
    if (opening === null) return
    for (const order of this.#dice.answer(opening.opening, you.seats)) void this.order(order)
  }

  // Snapshots

  /** Lines or facts have changed: shows them once they are complete. */
  #arrived(): void {
    if (this.#closed) return
    const complete = this.#lines.lines.length >= this.#seq
    if (complete) this.#show()
    this.#tell({ ready: this.#snapshot !== null })
    if (complete) this.#link.reached(this.#lines.lines.length)
  }

  #show(): void {
    const header = this.#now.facts?.header ?? null
    if (this.#game === null || header === null) return
    const table = this.#lines.table(this.#game, header, null)
    if (table === null) {
      this.#link.giveUp('faulty')
      return
    }
    this.#snapshot = this.#snapshotOf(table, this.#game, header)
    for (const listener of this.#listeners) listener(this.#snapshot)
  }

  #snapshotOf(plain: SeenTable, game: Game, header: string): Snapshot {
    const { you } = this.#now
    const newest = this.#lines.newest()
    const asks = this.#asks(newest)
    const viewer = viewerOf(asks, you.seats)
    const turn = game.turn(newest)
    const due = turn.kind === 'move' && this.#now.facts?.status === 'playing' ? turn.seats : []
    this.#race.stand({ turn, lines: this.#lines.lines.length, seated: you.seats.length > 0 })
    const [race, lost] = [this.#race.now(), this.#race.lost(game)]
    return {
      id: this.id,
      table: game.hidden === undefined ? plain : (this.#lines.table(game, header, viewer) ?? plain),
      viewer,
      company: companyOf(this.#now.facts as TableFacts, you.seats, this.#deps.guest),
      here: you.seats,
      asks,
      waitsFor: due.filter((seat) => !asks.some((ask) => ask.kind === 'move' && ask.seat === seat)),
      canUndo: this.#undoable() !== null,
      binding: true,
      ...(this.#now.facts?.coach ? { coached: true as const } : {}),
      trouble: null,
      ...(race === null ? {} : { race: { ...race, lost: race.since === null ? [] : lost } }),
      ...(race === null && lost.length > 0 ? { finish: lost } : {}),
    }
  }

  #asks(state: unknown): readonly Ask[] {
    const { facts, you } = this.#now
    if (this.#game === null || facts?.status !== 'playing' || state === undefined) return []
    const people = you.seats.filter((seat) => !isHanded(facts, seat))
    return asksOf({ game: this.#game, states: [state] }, people, null)
  }

  /** Returns the seat of this device that moved last, if nothing has followed. */
  #undoable(): Seat | null {
    const { facts, you, takeback } = this.#now
    if (this.#game === null || facts?.status !== 'playing' || takeback !== null) return null
    if (facts.day !== undefined && !DAY_COMMANDS.has('takeback')) return null
    const context = this.#lines.undoContext()
    const seat = context === null ? null : undoableSeat(context)
    return seat !== null && you.seats.includes(seat) ? seat : null
  }

  #tell(change: Partial<RemoteNow>): void {
    if (this.#closed) return
    this.#now = { ...this.#now, ...change }
    // A take-back or changed rights also change the questions.
    if (('takeback' in change || 'you' in change) && this.#snapshot !== null) this.#show()
    for (const watcher of this.#watchers) watcher(this.#now)
  }

  #announce(news: News): void {
    for (const reader of this.#readers) reader(news)
  }
}
