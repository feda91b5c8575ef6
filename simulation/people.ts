/** People at their devices: they sit down, answer questions, each in their own time, and act otherwise as people do. */
import type { Seat } from '../engine/contract.ts'
import { isRace } from '../engine/race-order.ts'
import type { Snapshot } from '../web/host/host.ts'
import type { Order, RemoteNow, RemoteTable } from '../web/host/remote/remote-table.ts'
import type { Chance } from './chance.ts'
import type { Device } from './device.ts'
import type { Manner } from './scenario.ts'

/** The purpose of one tab. */
export interface Role {
  readonly table: string
  /** Null means a spectator. */
  readonly seat: Seat | null
  readonly isHost: boolean
  readonly bots: readonly Seat[]
  readonly reload: () => void
}

export interface Mood {
  /** All people are at their devices, and quick. */
  isCalm: boolean
  /** The game is to be ended. */
  isLate: boolean
  /** One of them has come back as a new guest: the others free the seat that is left behind. */
  hasLost: boolean
}

export class Tab {
  readonly device: Device
  readonly role: Role
  readonly manner: Manner
  readonly #mood: Mood
  readonly #chance: Chance
  readonly remote: RemoteTable
  #snapshot: Snapshot | null = null
  now: RemoteNow
  /** Names of the actions that are planned or under way. */
  readonly #busy = new Set<string>()
  isClosed = false

  constructor(device: Device, role: Role, manner: Manner, mood: Mood, chance: Chance) {
    this.device = device
    this.role = role
    this.manner = manner
    this.#mood = mood
    this.#chance = chance
    this.remote = device.open(role.table)
    this.now = undefined as unknown as RemoteNow
    this.remote.watch((now) => {
      this.now = now
      this.#look()
    })
    this.remote.subscribe((snapshot) => {
      this.#snapshot = snapshot
      this.#look()
    })
  }

  close(): void {
    if (this.isClosed) return
    this.isClosed = true
    this.remote.close()
  }

  get snapshot(): Snapshot | null {
    return this.#snapshot
  }

  get isOver(): boolean {
    const status = this.now.facts?.status
    return status === 'over' || status === 'closed'
  }

  /** Once at a time, after a while. */
  #later(name: string, ms: number, act: () => unknown): void {
    if (this.#busy.has(name) || this.isClosed) return
    this.#busy.add(name)
    this.device.clock.after(ms, () => {
      if (this.isClosed) return
      void Promise.resolve(act()).then(() => {
        this.#busy.delete(name)
        if (!this.isClosed) this.#look()
      })
    })
  }

  #order(order: Order): Promise<unknown> {
    return this.remote.order(order)
  }

  get #pause(): number {
    if (this.#mood.isCalm) return this.#chance.between(50, 300)
    if (this.manner === 'slow') return this.#chance.skewed(500, 14_000)
    return this.#chance.skewed(60, 1500)
  }

  #look(): void {
    const facts = this.now?.facts ?? null
    const connection = this.now?.connection
    // A page that is older than the rules of its table, or newer than the server.
    if (connection?.kind === 'closed' && connection.reason === 'unsupported-version')
      this.#later('reload', this.#chance.between(1000, 4000), () => this.role.reload())
    if (facts === null || this.now.connection.kind === 'closed') return
    if (facts.status === 'lobby') this.#sitDown()
    if (facts.status === 'playing') this.#play()
  }

  #sitDown(): void {
    const { seat, bots } = this.role
    const seats = this.now.facts?.seats ?? []
    if (seat !== null && seats[seat]?.kind === 'open')
      this.#later('sit', this.#pause, () => this.#order({ kind: 'sit', seat, name: this.device.name, colour: 'blue' }))
    if (!this.now.you.host) return
    const left = this.#leftSeat()
    if (left !== undefined) this.#later('remove', 3000, () => this.#order({ kind: 'remove', seat: left }))
    const free = bots.find((one) => seats[one]?.kind === 'open')
    if (free !== undefined)
      this.#later('fill', this.#pause, () => this.#order({ kind: 'fill', seat: free, level: 'easy' }))
    if (seats.every(({ kind }) => kind !== 'open'))
      this.#later('start', this.#pause, () => this.#order({ kind: 'start' }))
  }

  /** A seat whose person has lost what it was known by, as far as the others can tell. */
  #leftSeat(): Seat | undefined {
    if (!this.#mood.hasLost) return undefined
    const { facts, you } = this.now
    const left = [...(facts?.seats ?? []).entries()].filter(
      ([seat, sitter]) => sitter.kind === 'person' && !sitter.here && !sitter.handed && !you.seats.includes(seat),
    )
    return left.length === 0 ? undefined : this.#chance.pick(left)[0]
  }

  #play(): void {
    const snapshot = this.#snapshot
    if (snapshot === null) return
    // Playback takes its time.
    this.#later('show', this.#chance.skewed(10, 900), () => {
      if (this.#snapshot !== null) this.remote.shown(this.#snapshot.table.entries.length)
    })
    if (this.role.seat === null || this.manner === 'away') return
    const { asks, race } = snapshot
    if (race?.reading) this.#later('read', this.#pause, () => this.remote.send({ kind: 'read' }))
    if (asks.length > 0 && (race === undefined || race.since !== null)) {
      const wait = race === undefined ? this.#pause : this.#chance.skewed(130, 2500)
      this.#later('move', wait, () => this.#move())
    }
    this.#answerOthers()
    this.#takeOver()
    if (this.#mood.isLate) this.#finish()
    else if (!this.#mood.isCalm && this.#chance.often(0.02)) this.#whim()
  }

  /** Frees a seat that was left behind; a seat that is handed to a bot cannot ask for it. */
  #takeOver(): void {
    const left = this.#leftSeat()
    const [own] = this.now.you.seats
    if (left === undefined || own === undefined) return
    const sitter = this.now.facts?.seats[own]
    if (sitter?.kind === 'person' && sitter.handed)
      this.#later('back', 2000, () => this.#order({ kind: 'back', seat: own }))
    this.#later('claim', this.#chance.between(5000, 10_000), () => this.#order({ kind: 'claim', seat: left }))
  }

  async #move(): Promise<void> {
    const snapshot = this.#snapshot
    const ask = snapshot?.asks.find(({ kind }) => kind === 'move')
    if (snapshot === null || ask?.kind !== 'move') return
    const { game, states } = snapshot.table
    const state = states.at(-1)
    if (state === undefined) return
    const moves = game.moves(state, ask.seat)
    if (moves.length === 0) return
    await this.remote.send({ kind: 'move', seat: ask.seat, move: this.#chance.pick(moves) })
    // A grab is judged in a while.
    if (isRace(game, state)) await new Promise<void>((resolve) => this.device.clock.after(300, resolve))
  }

  #answerOthers(): void {
    const { takeback, ending, you } = this.now
    const isMine = (seats: readonly Seat[]): boolean => you.seats.some((seat) => seats.includes(seat))
    if (takeback !== null && isMine(takeback.waits))
      this.#later('agree', this.#pause, () =>
        this.#order({ kind: 'agree', takeback: takeback.takeback, yes: this.#chance.often(0.7) }),
      )
    if (ending !== null && isMine(ending.waits)) {
      const yes = this.#mood.isLate || this.#chance.often(0.1)
      this.#later('agree-end', this.#pause, () => this.#order({ kind: 'agree-end', ending: ending.ending, yes }))
    }
  }

  #finish(): void {
    const { facts, you } = this.now
    const host = facts?.host == null ? undefined : facts.seats[facts.host]
    // The others ask where the host is not there any more.
    const isHostHere = host?.kind === 'person' && host.here
    const asks = this.role.isHost || (this.#mood.hasLost && !isHostHere)
    if (asks && you.seats.length > 0 && this.now.ending === null)
      this.#later('end', 200 + this.#pause, () => (this.now.ending === null ? this.#order({ kind: 'end' }) : null))
  }

  #whim(): void {
    const [seat] = this.now.you.seats
    if (seat === undefined) return
    const whim = this.#chance.weighted({ undo: 6, say: 4, hand: 1, end: 1 })
    const said = { kind: 'reaction', reaction: 'clap' } as const
    if (whim === 'undo' && this.#snapshot?.canUndo) this.#later('whim', 50, () => this.remote.send({ kind: 'undo' }))
    else if (whim === 'say') this.#later('whim', 50, () => this.#order({ kind: 'say', seat, what: said }))
    else if (whim === 'end') this.#later('whim', 50, () => this.#order({ kind: 'end' }))
    else if (whim === 'hand')
      this.#later('whim', 50, async () => {
        await this.#order({ kind: 'hand', seat })
        await new Promise<void>((resolve) => this.device.clock.after(2000, resolve))
        await this.#order({ kind: 'back', seat })
      })
  }
}

/** An attacker with a program of their own: malformed messages, commands without the right to them, repeated ids. */
export class Hostile {
  readonly #device: Device
  readonly #table: string
  readonly #chance: Chance
  #send: ((text: string) => void) | null = null
  #close: () => void = () => undefined
  #ids = 0
  #isClosed = false

  constructor(device: Device, table: string, chance: Chance) {
    this.#device = device
    this.#table = table
    this.#chance = chance
    this.#connect()
    this.#plan()
  }

  close(): void {
    this.#isClosed = true
    this.#close()
  }

  #connect(): void {
    if (this.#isClosed) return
    const wire = this.#device.wire(this.#table)({
      opened: () => {
        this.#send = (text) => wire.send(text)
        this.#send(
          JSON.stringify({ kind: 'hello', protocol: 2, seen: 0, takebacks: this.#chance.below(2), events: true }),
        )
      },
      heard: () => undefined,
      closed: () => {
        this.#send = null
        this.#device.clock.after(this.#chance.between(500, 5000), () => this.#connect())
      },
    })
    this.#close = () => wire.close()
  }

  #plan(): void {
    if (this.#isClosed) return
    this.#device.clock.after(this.#chance.skewed(20, 2000), () => {
      this.#send?.(this.#attack())
      this.#plan()
    })
  }

  #attack(): string {
    const chance = this.#chance
    // Some are sent again under the same id.
    const id = `h${chance.often(0.3) ? this.#ids : ++this.#ids}`
    const seat = chance.below(4)
    switch (chance.below(9)) {
      case 0:
        return '{"kind":"move"'
      case 1:
        return 'x'.repeat(chance.below(5000))
      case 2:
        return JSON.stringify({ kind: 'start', id })
      case 3:
        return JSON.stringify({ kind: 'remove', id, seat })
      case 4:
        return JSON.stringify({ kind: 'agree-end', id, ending: 1, yes: true })
      case 5:
        return JSON.stringify({ kind: 'hand', id, seat })
      case 6:
        return JSON.stringify({ kind: 'ping', n: chance.below(100) })
      case 7:
        return JSON.stringify({ kind: 'resign', id, seat })
      default: {
        const move = chance.pick(['lay 0', 'lay 1', 'grab brass', 'pass', 'take red', 'roll'])
        const race = chance.often(0.3) ? { race: { line: chance.below(20), at: chance.below(3000) } } : {}
        return JSON.stringify({ kind: 'move', id, seat, question: chance.below(6), move, ...race })
      }
    }
  }
}
