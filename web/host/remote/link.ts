/**
 * One socket at a time to one table, and a new one whenever it breaks: greeting, heartbeat, and when to retry. Messages go to a listener.
 * Each command is answered once, however often the line breaks in between.
 */
import { bad, good, type Result } from '../../../engine/result.ts'
import type { ClientMessage, Command } from '../../../protocol/client.ts'
import { readServer, writeClient } from '../../../protocol/parse.ts'
import { CLOSES, type CloseReason, closeReason, TIMES } from '../../../protocol/protocol.ts'
import type { Refusal } from '../../../protocol/refusals.ts'
import type { ServerMessage } from '../../../protocol/server.ts'
import type { Clock } from '../clock.ts'
import { type RandomSource, randomBelow } from '../random.ts'

/** A socket, as little of it as is needed. */
export interface Wire {
  send(text: string): void
  close(): void
}

export interface WireEvents {
  opened(): void
  heard(text: string): void
  /** The socket's close code; 1006 where it just broke. */
  closed(code: number): void
}

export type OpenWire = (events: WireEvents) => Wire

export function openSocket(url: URL): OpenWire {
  return (events) => {
    const socket = new WebSocket(url)
    socket.onopen = () => events.opened()
    socket.onmessage = ({ data }) => events.heard(String(data))
    socket.onclose = ({ code }) => events.closed(code)
    return {
      send: (text) => {
        if (socket.readyState === WebSocket.OPEN) socket.send(text)
      },
      close: () => socket.close(),
    }
  }
}

/**
 * `wake`: the network is back, or the page is visible again. `doubt`: the system says that the network is gone. `covered`: the page is
 * hidden.
 */
export type NetworkEvent = 'wake' | 'doubt' | 'covered'

export interface LinkDeps {
  readonly clock: Clock
  readonly random: RandomSource
  readonly wire: OpenWire
  /** Calls at every networkEvent; gives the way to stop. */
  readonly networkEvents: (call: (networkEvent: NetworkEvent) => void) => () => void
  /** The page is hidden. Omitted: it is visible. */
  readonly isHidden?: () => boolean
}

export type Connection =
  /** For the first time. */
  | { readonly kind: 'connecting' }
  | { readonly kind: 'open' }
  /** It reconnects by itself. `patient`: not within a minute, unless the person asks for it. */
  | { readonly kind: 'lost'; readonly since: number; readonly reason: CloseReason | null; readonly patient: boolean }
  /** For good: the page must be loaded anew, or there is nothing to connect to. */
  | { readonly kind: 'closed'; readonly reason: CloseReason; readonly again: 'reload' | 'never' }

export interface LinkListener {
  hello(): ClientMessage
  /** Everything that can be read. */
  heard(message: ServerMessage): void
  changed(): void
  /** Every command as it is sent, for a second line. */
  sends?(command: Command): void
}

type Answer = Result<null, Refusal | { readonly code: 'unsent' }>

interface Waiting {
  readonly message: Command
  readonly answer: (answer: Answer) => void
  /** It is done once the log has this line here; null: the server has not answered. */
  seq: number | null
  tries: number
}

/** So often a command is sent that was too fast. */
const TRIES = 3

/** The first wait after a break, doubled at every failure up to the longest. In ms. */
const [FIRST, LONGEST] = [400, 15_000]
const LATER = 60_000
/** A table that has moved is looked for within so long, not by all at once. */
const JITTER = 300
/** How long an answer may take where there is reason to doubt the line. */
const DOUBT = 3000

export class Link {
  connection: Connection = { kind: 'connecting' }

  readonly #deps: LinkDeps
  readonly #listener: LinkListener
  readonly #unlisten: () => void
  #wire: Wire | null = null
  /** Tells events of the present socket from those of one that was given up. */
  #era = 0
  #welcomed = false
  #failures = 0
  #pings = 0
  /** When this page was last heard, by its own clock: a server closes a socket that only listens. */
  #sent = 0
  #bye: { readonly reason: CloseReason; readonly after: number } | null = null
  #stopBeat: () => void = () => undefined
  #stopWait: () => void = () => undefined
  #waits: 'soon' | 'later' | null = null
  readonly #waiting = new Map<string, Waiting>()
  #retries: readonly (() => void)[] = []
  /** The last line of the log that is here. */
  #line = 0

  constructor(deps: LinkDeps, listener: LinkListener) {
    this.#deps = deps
    this.#listener = listener
    this.#unlisten = deps.networkEvents((networkEvent) => this.#sense(networkEvent))
  }

  /** False: not now; after the next welcome. */
  send(message: ClientMessage): boolean {
    if (!this.#welcomed || this.#wire === null) return false
    this.#wire.send(writeClient(message))
    this.#sent = this.#deps.clock.steady()
    return true
  }

  connect(): void {
    this.#drop()
    this.#bye = null
    const era = this.#era
    const now = (call: () => void): void => {
      if (era === this.#era) call()
    }
    this.#stopBeat = this.#deps.clock.after(TIMES.hello, () => this.#lose(null))
    this.#wire = this.#deps.wire({
      opened: () => now(() => this.#wire?.send(writeClient({ ...this.#listener.hello(), ...this.#sight() }))),
      heard: (text) => now(() => this.#hear(text)),
      closed: (code) => now(() => this.#lose(closeReason(code))),
    })
  }

  /** Something is missing: forget this socket and ask anew. */
  restart(): void {
    if (this.#wire !== null) this.#lose(null)
  }

  retry(): void {
    if (this.connection.kind === 'lost' && this.#waits !== null) this.connect()
  }

  /** This page cannot go on: it is too old, or what it was told makes no sense. */
  giveUp(reason: CloseReason): void {
    this.#drop()
    this.#become({ kind: 'closed', reason, again: 'reload' })
  }

  close(): void {
    this.#drop()
    this.#unlisten()
    for (const stop of this.#retries) stop()
    for (const id of [...this.#waiting.keys()]) this.#settle(id, bad({ code: 'unsent' }))
  }

  #drop(): void {
    this.#era++
    this.#stopBeat()
    this.#stopWait()
    this.#waits = null
    this.#welcomed = false
    this.#wire?.close()
    this.#wire = null
  }

  #hear(text: string): void {
    const read = readServer(text)
    if (!read.ok) return // A newer server may say what this page does not know.
    const message = read.value
    if (message.kind === 'bye') this.#bye = { reason: message.reason, after: message.after ?? 0 }
    if (message.kind === 'welcome') {
      this.#welcomed = true
      this.#sent = this.#deps.clock.steady()
      this.#failures = 0
    }
    if (this.#welcomed) this.#beat()
    const era = this.#era
    this.#listener.heard(message)
    if (message.kind === 'welcome' && era === this.#era) this.#become({ kind: 'open' })
    if (message.kind === 'bye' && era === this.#era) this.#lose(message.reason)
  }

  /** The line is alive: the next ping is due a while after the last message from here, however much is heard meanwhile. */
  #beat(wait: number = this.#untilPing(), patience: number = TIMES.pong): void {
    this.#stopBeat()
    this.#stopBeat = this.#deps.clock.after(wait, () => {
      this.ping()
      this.#stopBeat = this.#deps.clock.after(patience, () => this.#lose(null))
    })
  }

  #untilPing(): number {
    return Math.max(0, this.#sent + TIMES.ping - this.#deps.clock.steady())
  }

  /** Returns the ping's number; null if there is no connection. */
  ping(): number | null {
    const n = ++this.#pings
    const sent = this.send({ kind: 'ping', n, ...this.#sight() })
    return sent ? n : null
  }

  #sight(): { readonly hidden?: true } {
    return this.#deps.isHidden?.() ? { hidden: true } : {}
  }

  #sense(networkEvent: NetworkEvent): void {
    // A page that is put away may be stopped at any moment: the server learns of it now or never, and no answer is waited for.
    if (networkEvent === 'covered') this.ping()
    else if (this.connection.kind === 'open' && this.#waits === null) this.#beat(0, DOUBT)
    else if (networkEvent === 'wake' && this.#waits === 'soon') this.connect()
  }

  #lose(given: CloseReason | null): void {
    const { reason, after } = this.#bye ?? { reason: given, after: 0 }
    const again = reason === null ? 'soon' : CLOSES[reason].again
    this.#drop()
    if (reason !== null && (again === 'reload' || again === 'never')) {
      this.#become({ kind: 'closed', reason, again })
      return
    }
    const since = this.connection.kind === 'lost' ? this.connection.since : this.#deps.clock.now()
    const isFirst = again === 'now' && this.#failures === 0
    const wait = again === 'later' ? LATER : isFirst ? randomBelow(JITTER, this.#deps.random) : this.#pause()
    this.#failures++
    this.#waits = again === 'later' ? 'later' : 'soon'
    this.#stopWait = this.#deps.clock.after(Math.max(wait, after), () => this.connect())
    // The first immediate reconnect is not reported: it is over before a message could be read.
    if (!isFirst || this.connection.kind !== 'open')
      this.#become({ kind: 'lost', since, reason, patient: again === 'later' })
  }

  /** At a random moment, so that not everybody comes at once. */
  #pause(): number {
    const longest = Math.min(LONGEST, FIRST * 2 ** Math.min(this.#failures, 10))
    return longest / 2 + randomBelow(Math.ceil(longest / 2), this.#deps.random)
  }

  #become(connection: Connection): void {
    this.connection = connection
    this.#listener.changed()
  }

  // Commands

  get unanswered(): number {
    return this.#waiting.size
  }

  order(message: Command): Promise<Answer> {
    return new Promise((resolve) => {
      this.#waiting.set(message.id, { message, answer: resolve, seq: null, tries: 1 })
      this.#post(message)
    })
  }

  #post(message: Command): void {
    this.#listener.sends?.(message)
    this.send(message)
  }

  /** After a welcome: everything without an answer, in order, with the same ids. */
  again(): void {
    for (const { message, seq } of this.#waiting.values()) if (seq === null) this.#post(message)
  }

  /** Resolved only when its lines are here, so that a question just answered is not asked again meanwhile. */
  done(id: string, seq: number): void {
    const one = this.#waiting.get(id)
    if (one === undefined) return
    one.seq = seq
    this.reached(this.#line)
  }

  /** All lines up to this one are here. */
  reached(line: number): void {
    this.#line = line
    for (const [id, one] of this.#waiting) if (one.seq !== null && one.seq <= line) this.#settle(id, good(null))
  }

  refused(id: string, refusal: Refusal): void {
    const one = this.#waiting.get(id)
    if (one === undefined || refusal.code === 'stopping' || refusal.code === 'moved') return
    if (refusal.code === 'too-fast' && one.tries < TRIES) this.#later(one, refusal.wait)
    else this.#settle(id, bad(refusal))
  }

  #later(one: Waiting, wait: number): void {
    one.tries++
    const again = (): void => {
      if (this.#waiting.has(one.message.id)) this.#post(one.message)
    }
    this.#retries = [...this.#retries, this.#deps.clock.after(wait, again)]
  }

  #settle(id: string, answer: Answer): void {
    this.#waiting.get(id)?.answer(answer)
    this.#waiting.delete(id)
  }
}
