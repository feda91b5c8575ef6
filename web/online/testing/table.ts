/** For tests: one table on a server in memory, with verifiable dice, and every kind of bad line to it. */

import { hexToBytes } from '@noble/hashes/utils.js'
import type { Game, Seat } from '../../../engine/contract.ts'
import { type Entry, writeEntry, writeHeader } from '../../../engine/log.ts'
import { visibleInput } from '../../../engine/play.ts'
import { unwrap } from '../../../engine/result.ts'
import { act, openState, openTable, stateOf, type Table, undo } from '../../../engine/table/table.ts'
import { viewOf } from '../../../engine/table/view.ts'
import { questionOf } from '../../../engine/table/visibility.ts'
import { writeLine } from '../../../fair/lines.ts'
import * as fair from '../../../fair/opening.ts'
import { deriver } from '../../../fair/throws.ts'
import { writeOpening } from '../../../fair/transcript.ts'
import type { ClientMessage, Command } from '../../../protocol/client.ts'
import type { Line, TableFacts, You } from '../../../protocol/facts.ts'
import { readClient, writeServer } from '../../../protocol/parse.ts'
import { CLOSES, type CloseReason, VERSION } from '../../../protocol/protocol.ts'
import type { Refusal } from '../../../protocol/refusals.ts'
import type { ServerMessage } from '../../../protocol/server.ts'
import type { Wire, WireEvents } from '../../host/remote/link.ts'

const SECRET = '5a'.repeat(32)
const NOTHING = { clocks: [] } as const

interface Socket {
  readonly who: string
  readonly events: WireEvents
  open: boolean
}

/** `people`: who sits where; one may have several seats. */
export class FakeServer {
  readonly id = 'k3j7qm2xw5tbn4ra'
  /** Everything a page has sent, and everything it was sent. */
  readonly heard: ClientMessage[] = []
  readonly told: ServerMessage[] = []
  /** Network faults: messages of pages are lost; messages to pages are lost; connecting fails. */
  deaf = false
  mute = false
  down = false
  status: TableFacts['status'] = 'lobby'
  sockets: Socket[] = []

  readonly #game: Game
  readonly #people: readonly string[]
  readonly #options: unknown
  readonly #answers = new Map<string, ServerMessage>()
  #opening: fair.Opening
  #table: Table
  #lead: readonly string[] = []
  #tail: readonly string[] = []
  #takebacks = 0
  #requests = 0
  #asked: { readonly takeback: number; readonly seat: Seat; readonly seq: number; readonly waits: Seat[] } | null = null

  constructor(game: Game, people: readonly string[], options: unknown) {
    this.#game = game
    this.#people = people
    this.#options = options
    this.#table = openTable(game, people.length, options)
    const seal = fair.sealOf(hexToBytes(SECRET))
    this.#opening = fair.begin({ table: this.id, header: this.#header, seats: people.length, seal })
  }

  get #header(): string {
    return writeHeader(this.#game, this.#people.length, this.#options)
  }

  get lines(): readonly string[] {
    return [...this.#lead, ...this.#table.entries.map((entry) => writeEntry(this.#game, entry)), ...this.#tail]
  }

  get log(): string {
    return `${[this.#header, ...this.lines].join('\n')}\n`
  }

  get table(): Table {
    return this.#table
  }

  /** The connection of one person. */
  wire(who: string): (events: WireEvents) => Wire {
    return (events) => {
      const socket: Socket = { who, events, open: true }
      queueMicrotask(() => {
        if (!socket.open) return
        if (this.down) this.#end(socket, 1006)
        else {
          this.sockets.push(socket)
          events.opened()
        }
      })
      return {
        send: (text) => this.#receive(socket, text),
        close: () => {
          socket.open = false
          this.sockets = this.sockets.filter((one) => one !== socket)
        },
      }
    }
  }

  /** All lines break; the server forgets nothing that it has answered. */
  cut(code = 1006): void {
    for (const socket of this.sockets) this.#end(socket, code)
  }

  bye(reason: CloseReason, after?: number): void {
    for (const socket of this.sockets) {
      this.#tell(socket, { kind: 'bye', reason, ...(after === undefined ? {} : { after }) })
      this.#end(socket, CLOSES[reason].code)
    }
  }

  /** To all pages. */
  shout(message: ServerMessage): void {
    for (const socket of this.sockets) this.#tell(socket, message)
  }

  /** A move of another page. */
  move(seat: Seat, move: unknown): void {
    this.#play({ input: { kind: 'move', seat, move } })
  }

  #end(socket: Socket, code: number): void {
    if (!socket.open) return
    socket.open = false
    this.sockets = this.sockets.filter((one) => one !== socket)
    socket.events.closed(code)
  }

  #receive(socket: Socket, text: string): void {
    const message = unwrap(readClient(text))
    this.heard.push(message)
    if (this.deaf || !socket.open) return
    queueMicrotask(() => this.#handle(socket, message))
  }

  #handle(socket: Socket, message: ClientMessage): void {
    if (!socket.open) return
    if (message.kind === 'hello') this.#greet(socket, message.protocol, message.seen, message.takebacks)
    else if (message.kind === 'ping') this.#tell(socket, { kind: 'pong', n: message.n, now: 0 })
    else this.#command(socket, message)
  }

  #tell(socket: Socket, message: ServerMessage): void {
    if (this.mute || !socket.open) return
    this.told.push(message)
    socket.events.heard(writeServer(message))
  }

  you(who: string): You {
    return { seats: this.#people.flatMap((one, seat) => (one === who ? [seat] : [])), host: who === this.#people[0] }
  }

  facts(): TableFacts {
    const seats = this.#people.map((name) => ({
      kind: 'person' as const,
      name,
      colour: null,
      here: this.sockets.some(({ who }) => who === name),
      handed: false,
      missed: 0,
    }))
    return {
      id: this.id,
      game: this.#game.id,
      status: this.status,
      seats,
      clock: { kind: 'none' },
      listed: false,
      host: 0,
      created: 1,
      updated: 2,
      rules: this.#game.version,
      options: {},
      header: this.status === 'lobby' ? null : this.#header,
      rematch: null,
    }
  }

  #greet(socket: Socket, protocol: number, seen: number, takebacks: number): void {
    if (protocol !== VERSION) return
    const known = takebacks === this.#takebacks && seen <= this.lines.length ? seen : 0
    this.#tell(socket, {
      kind: 'welcome',
      protocol: VERSION,
      table: this.facts(),
      you: this.you(socket.who),
      seq: this.lines.length,
      takebacks: this.#takebacks,
      from: known + 1,
      lines: this.#linesFor(socket.who, known),
      ...this.#viewsFor(socket.who),
      ...NOTHING,
      opening: this.status === 'opening' ? { opening: this.#opening, left: 5000 } : null,
      takeback: this.#asked,
      watchers: 0,
      now: 0,
    })
  }

  #linesFor(who: string, from: number): Line[] {
    const { seats } = this.you(who)
    const { lines } = this
    if (this.#game.hidden === undefined) return lines.slice(from)
    const open = from === 0 ? openState(this.#game, this.#table.states) : 0
    const entries = this.#table.entries.map(({ input }, i): Line => {
      if (i < open) return lines[this.#lead.length + i] as string
      const seen = [null, ...seats].some(
        (seat) => visibleInput(this.#game, this.#table.states[i], input, seat).kind !== 'chosen',
      )
      return seen || input.kind !== 'move' ? (lines[this.#lead.length + i] as string) : { chosen: input.seat }
    })
    return [...this.#lead, ...entries, ...this.#tail].slice(from)
  }

  #viewsFor(who: string) {
    if (this.#game.hidden === undefined) return {}
    const { seats } = this.you(who)
    const viewers = seats.length === 0 ? [null] : seats
    return { views: viewers.map((seat) => ({ seat, state: viewOf(this.#game, stateOf(this.#table), seat) })) }
  }

  #command(socket: Socket, command: Command): void {
    const key = `${socket.who} ${command.id}`
    const before = this.#answers.get(key)
    const refusal = before === undefined ? this.#obey(socket, command) : null
    const done: ServerMessage = before ?? { kind: 'done', id: command.id, seq: this.lines.length }
    if (refusal === null) this.#answers.set(key, done)
    this.#tell(socket, refusal === null ? done : { kind: 'refused', id: command.id, refusal })
  }

  #obey(socket: Socket, command: Command): Refusal | null {
    switch (command.kind) {
      case 'start':
        this.status = 'opening'
        this.shout({ kind: 'facts', table: this.facts(), ...NOTHING })
        this.#open(this.#opening)
        return null
      case 'commit':
        this.#open(unwrap(fair.commit(this.#opening, command.seat, command.hash)))
        if (fair.awaited(this.#opening).length === 0) this.#open(unwrap(fair.close(this.#opening)))
        return null
      case 'reveal':
        this.#open(unwrap(fair.reveal(this.#opening, command.seat, command.bytes)))
        if (this.#opening.phase === 'ready') this.begin()
        return null
      case 'move':
        return this.#answer(command)
      case 'takeback':
        return this.#askBack(command.seat)
      case 'agree':
        return this.#agree(socket, command)
      case 'say':
        this.shout({ kind: 'said', seat: command.seat, what: command.what })
        return null
      default:
        return null
    }
  }

  /** The time to commit is up, or to reveal. */
  hurry(): void {
    if (this.#opening.phase === 'commit') this.#open(unwrap(fair.close(this.#opening)))
    else this.#open(unwrap(fair.restart(this.#opening)))
    if (this.#opening.phase === 'ready') this.begin()
  }

  #open(opening: fair.Opening): void {
    this.#opening = opening
    this.shout({ kind: 'opening', opening, left: 5000 })
  }

  begin(): void {
    this.status = 'playing'
    this.#lead = writeOpening(this.#opening)
    this.shout({ kind: 'facts', table: this.facts(), ...NOTHING })
    this.#since(0, () => this.#fall())
  }

  #answer({ seat, question, move }: Extract<Command, { kind: 'move' }>): Refusal | null {
    const turn = this.#game.turn(stateOf(this.#table))
    const due = turn.kind === 'move' && turn.seats.includes(seat)
    if (!due || question !== questionOf(this.lines, seat)) return { code: 'closed', seat }
    const read = this.#game.read(move)
    if (read === null) return { code: 'unreadable-move', got: move.slice(0, 40) }
    const rule = this.#game.why(stateOf(this.#table), seat, read)
    if (rule !== null) return { code: 'illegal', rule }
    this.#play({ input: { kind: 'move', seat, move: read } })
    return null
  }

  #play(entry: Entry<unknown>): void {
    this.#since(this.lines.length, () => {
      this.#table = unwrap(act(this.#table, entry))
      this.#fall()
    })
  }

  /** Every throw that is due, and at the end the secret. */
  #fall(): void {
    for (;;) {
      const turn = this.#game.turn(stateOf(this.#table))
      if (turn.kind === 'over') {
        this.status = 'over'
        this.#tail = [writeLine({ kind: 'secret', secret: SECRET })]
      }
      if (turn.kind !== 'throw') return
      const n = 1 + this.#table.entries.filter(({ input }) => input.kind === 'throw').length
      const faces = deriver(this.#opening, hexToBytes(SECRET))(n, turn.sides)
      this.#table = unwrap(act(this.#table, { input: { kind: 'throw', faces } }))
    }
  }

  /** Tells everybody the lines that `work` adds after line `seq`. */
  #since(seq: number, work: () => void): void {
    const { status } = this
    work()
    for (const socket of this.sockets) {
      const lines = this.#linesFor(socket.who, seq)
      this.#tell(socket, { kind: 'lines', from: seq + 1, lines, ...this.#viewsFor(socket.who), ...NOTHING })
    }
    if (status !== this.status) this.shout({ kind: 'facts', table: this.facts(), ...NOTHING })
  }

  #askBack(seat: Seat): Refusal | null {
    const before = undo(this.#table)
    const seq = this.#lead.length + before.entries.length
    const waits = this.#people.flatMap((who, other) => (who === this.#people[seat] ? [] : [other]))
    this.#asked = { takeback: ++this.#requests, seat, seq, waits }
    this.shout({ kind: 'takeback-asked', takeback: this.#asked })
    return null
  }

  #agree(socket: Socket, { takeback, yes }: Extract<Command, { kind: 'agree' }>): Refusal | null {
    if (this.#asked?.takeback !== takeback) return { code: 'no-takeback', why: 'no-request' }
    const { seq } = this.#asked
    this.#asked = null
    if (yes) {
      this.#takebacks++
      this.#table = undo(this.#table)
      for (const one of this.sockets) {
        const views = this.#viewsFor(one.who)
        this.#tell(one, { kind: 'taken-back', takebacks: this.#takebacks, seq, ...views, ...NOTHING })
      }
    } else this.shout({ kind: 'no-takeback', takeback, by: this.you(socket.who).seats[0] ?? null })
    return null
  }
}
