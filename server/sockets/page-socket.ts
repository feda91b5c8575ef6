/**
 * One socket of a page: `hello`, then commands. It limits what may come in and how fast, and decides when the socket is closed; the table
 * handles the commands. Nothing here throws to the outside.
 */
import { randomBytes } from 'node:crypto'
import type { Duplex } from 'node:stream'
import type { WebSocket } from 'ws'
import { bad, type Result } from '../../engine/result.ts'
import type { ClientMessage, Command, Hello } from '../../protocol/client.ts'
import { writeServer } from '../../protocol/parse.ts'
import { CLOSES, type CloseReason, LIMITS } from '../../protocol/protocol.ts'
import type { Refusal, RefusalCode } from '../../protocol/refusals.ts'
import type { ServerMessage } from '../../protocol/server.ts'
import {
  type Greeting,
  greet,
  SUPPORTED,
  type SupportedVersions,
  type VersionCodec,
} from '../../protocol/versions/adapt.ts'
import { Bucket, type Rate } from '../http/bucket.ts'
import { bugOf, type Log } from '../process/log.ts'
import type { Metrics } from '../process/metrics.ts'
import { RoundTrips } from '../race/clock.ts'
import { backgroundClock, type Clock } from '../tables/deps.ts'
import type { Connection, Tables } from '../tables/tables.ts'

/** Times are in ms, sizes in bytes. */
export interface PageSocketLimits {
  readonly messages: Rate
  /** A client is closed after this many `too-fast` refusals; the count drops by one each second. */
  readonly strikes: number
  /** The most bytes waiting to be sent: above it a socket is too slow. */
  readonly backlog: number
  readonly hello: number
  readonly silence: number
  /** How long the close handshake may take. */
  readonly farewell: number
}

export interface PageSocketDeps {
  readonly tables: Tables
  readonly limits: PageSocketLimits
  readonly log: Log
  readonly metrics: Metrics
  /** For tests: other versions than those of today. */
  readonly versions?: SupportedVersions | undefined
  now(): number
  /** For tests: timers, and the clock that pages are told. */
  readonly clock?: Clock | undefined
}

interface Visitor {
  /** What the socket writes to. */
  readonly wire: Duplex
  /** Its address, as limits count it. */
  readonly address: string
  /** Null: the URL has no valid table id. */
  readonly table: string | null
  /** The owner of the table that does not answer. */
  readonly instead?: string | undefined
  /** The guest, by the cookie; or why the socket is closed. */
  readonly identity: Promise<Result<string, CloseReason>>
}

/** Commands buffered while the table is being loaded. */
const EARLY = 32
/** Commands whose latency is measured. */
const MEASURED = 64
/** Timeout of a ping, in ms. */
const LOST_PROBE = 2000

/** The close reason after a refused `hello`. */
const LAST_WORDS: { readonly [code in RefusalCode]?: CloseReason } = {
  'no-such-table': 'no-such-table',
  gone: 'gone',
  'no-identity': 'no-identity',
  storage: 'storage',
  paused: 'stopping',
  stopping: 'stopping',
  moved: 'moved',
  // During an upgrade: the table has newer rules than this process, and another one has them.
  'no-such-game': 'moved',
  'too-fast': 'too-fast',
  'unsupported-version': 'unsupported-version',
  'no-hello': 'no-hello',
  'too-large': 'too-large',
}

const NOWHERE = bad({ code: 'no-such-table' } as const)

const ANSWER = /^\{"kind":"(done|refused)","id":(?:"([\w-]+)"|null)(?:,"refusal":\{"code":"([\w-]+)")?/

function flush(pageSocket: PageSocket): void {
  pageSocket.flush()
}

export class PageSocket {
  readonly #socket: WebSocket
  readonly #visitor: Visitor
  readonly #deps: PageSocketDeps
  readonly #clock: Clock
  readonly #bucket: Bucket
  readonly #opened: number
  #heard: number
  #faults = 0
  #greeting: Greeting | null = null
  #connection: Connection | null = null
  /** Created lazily: thousands of sockets are idle. */
  #early: Command[] | null = null
  #asked: Map<string, number> | null = null
  #strikes: Bucket | null = null
  /** The server's own ping that is not answered yet. */
  #probe: { readonly nonce: string; readonly at: number } | null = null
  #trips: RoundTrips | null = null
  /** The page has said that it is hidden. */
  #hidden = false
  #closed = false
  /** Frames that leave at the end of this tick. */
  #out = ''

  constructor(socket: WebSocket, visitor: Visitor, deps: PageSocketDeps) {
    this.#socket = socket
    this.#visitor = visitor
    this.#deps = deps
    this.#clock = deps.clock ?? backgroundClock
    const now = deps.now()
    this.#opened = now
    this.#heard = now
    this.#bucket = new Bucket(deps.limits.messages, now)
    socket.on('message', (data, isBinary) => this.#guarded(() => this.#hear(isBinary ? null : String(data))))
    socket.on('ping', (data) => this.#guarded(() => this.#pinged(data)))
    socket.on('pong', (data) => this.#guarded(() => this.#ponged(data.toString('hex'))))
    socket.on('close', () => this.#guarded(() => this.#ended()))
    // Protocol errors (an invalid frame, one over the limit) close it; `ws` has sent the reason.
    socket.on('error', () => {})
  }

  /** A bug at one socket must not affect others. */
  #guarded(act: () => void): void {
    try {
      act()
    } catch (error) {
      this.#bug(error)
    }
  }

  #bug(error: unknown): void {
    this.#deps.log.error(bugOf(error), 'a bug on a socket')
    this.close('internal')
  }

  #hear(text: string | null): void {
    if (this.#closed) return
    const now = this.#deps.now()
    this.#heard = now
    if (this.#greeting === null) this.#greet(text ?? '')
    else this.#receive(this.#greeting.codec.read(text ?? ''), now)
  }

  /** WebSocket pings, which no page sends, are counted too: a client that reads no pongs could fill the memory. */
  #pinged(data: Buffer | null): void {
    if (this.#closed) return
    const now = this.#deps.now()
    const wait = this.#bucket.take(now)
    if (wait > 0) this.#tooFast(null, wait, now)
    else if (data !== null) {
      this.flush()
      this.#socket.pong(data)
    }
  }

  #receive(read: ReturnType<VersionCodec['read']>, now: number): void {
    const wait = this.#bucket.take(now)
    if (wait > 0) this.#tooFast(read.ok ? ('id' in read.value ? read.value.id : null) : read.fault.id, wait, now)
    else if (read.ok) this.#obey(read.value)
    else {
      this.#refuse(read.fault.id, read.fault.refusal)
      if (++this.#faults >= LIMITS.faults) this.close('faulty')
    }
  }

  #tooFast(id: string | null, wait: number, now: number): void {
    this.#strikes ??= new Bucket({ perSecond: 1, burst: this.#deps.limits.strikes }, now)
    if (this.#strikes.take(now) > 0) this.close('too-fast')
    else this.#refuse(id, { code: 'too-fast', wait })
  }

  #greet(text: string): void {
    const { today, adapters } = this.#deps.versions ?? SUPPORTED
    const greeting = greet(text, today, adapters)
    if (greeting.ok) {
      this.#greeting = greeting.value
      this.#join(greeting.value).catch((error: unknown) => this.#bug(error))
    } else {
      const { id, refusal } = greeting.fault
      this.#refuse(id, refusal)
      this.close(LAST_WORDS[refusal.code] ?? 'no-hello')
    }
  }

  async #join({ hello }: Greeting): Promise<void> {
    const identity = await this.#visitor.identity
    if (this.#closed) return
    if (identity.ok) await this.#sitDown(identity.value, hello)
    else this.close(identity.fault)
  }

  async #sitDown(identity: string, hello: Hello): Promise<void> {
    const { table, instead, address } = this.#visitor
    this.#hidden = hello.hidden === true
    const subscriber = {
      identity,
      address,
      isLooking: () => !this.#hidden,
      distance: () => this.#trips?.distance ?? null,
      send: (frame: string) => this.#guarded(() => this.#tell(frame)),
      close: (reason: CloseReason) => this.#guarded(() => this.close(reason)),
    }
    const joined = table === null ? NOWHERE : await this.#deps.tables.connect(table, subscriber, hello, instead)
    if (!joined.ok) {
      this.#refuse(null, joined.fault)
      this.close(LAST_WORDS[joined.fault.code] ?? 'internal')
      return
    }
    this.#connection = joined.value
    // It may have been closed while the table was loaded.
    if (this.#closed) this.#leave()
    for (const command of this.#early ?? []) joined.value.command(command)
    this.#early = null
  }

  #obey(message: ClientMessage): void {
    if (message.kind === 'ping') this.#pingedBy(message)
    else if (message.kind === 'hello') this.#refuse(null, { code: 'no-hello' })
    else this.#pass(message)
  }

  #pingedBy({ n, hidden }: Extract<ClientMessage, { kind: 'ping' }>): void {
    this.#hidden = hidden === true
    this.#say({ kind: 'pong', n, now: Math.round(this.#clock.steady()) })
    this.#measure()
  }

  /**
   * Times a round trip: a ping of the WebSocket protocol with a nonce, so that it cannot be answered before it is sent. Browsers answer it
   * without asking the page, so that a changed page cannot pretend to be far away.
   */
  #measure(): void {
    const at = this.#clock.steady()
    if (this.#probe !== null && at - this.#probe.at < LOST_PROBE) return
    const nonce = randomBytes(8)
    this.#probe = { nonce: nonce.toString('hex'), at }
    this.flush()
    this.#socket.ping(nonce)
  }

  #ponged(nonce: string): void {
    const probe = this.#probe
    if (probe === null || probe.nonce !== nonce) {
      this.#pinged(null)
      return
    }
    this.#probe = null
    this.#trips ??= new RoundTrips()
    this.#trips.add(this.#clock.steady() - probe.at)
  }

  #pass(command: Command): void {
    if (this.#deps.metrics.isRead) this.#time(command.id)
    if (this.#connection === null) this.#keep(command)
    else this.#connection.command(command)
  }

  #time(id: string): void {
    this.#asked ??= new Map()
    if (this.#asked.size < MEASURED) this.#asked.set(id, performance.now())
  }

  #keep(command: Command): void {
    this.#early ??= []
    if (this.#early.length < EARLY) this.#early.push(command)
    else this.#refuse(command.id, { code: 'too-fast', wait: 1000 })
  }

  #refuse(id: string | null, refusal: Refusal): void {
    this.#say({ kind: 'refused', id, refusal })
  }

  #say(message: ServerMessage): void {
    this.#tell(writeServer(message))
  }

  /** A frame of today's version. */
  #tell(frame: string): void {
    if (this.#closed) return
    if (this.#deps.metrics.isRead) this.#observe(frame)
    this.#write(frame)
    if (this.#socket.bufferedAmount + this.#out.length > this.#deps.limits.backlog) this.close('slow')
  }

  #write(frame: string): void {
    const codec = this.#greeting?.codec
    const told = codec === undefined || codec.isPlain(frame) ? frame : codec.write(JSON.parse(frame))
    if (told === null) return
    if (this.#out === '') process.nextTick(flush, this)
    this.#out += frameOf(told)
  }

  /** Frames of one tick leave in one write: system calls cost more than frames. */
  flush(): void {
    const out = this.#out
    this.#out = ''
    const { wire } = this.#visitor
    if (out !== '' && wire.writable && this.#socket.readyState === this.#socket.OPEN) wire.write(out, 'latin1')
  }

  #observe(frame: string): void {
    if (!frame.startsWith('{"kind":"done"') && !frame.startsWith('{"kind":"refused"')) return
    const [, , id, code] = ANSWER.exec(frame) ?? []
    if (code !== undefined) this.#deps.metrics.refused(code as RefusalCode)
    const asked = id === undefined ? undefined : this.#asked?.get(id)
    if (id === undefined || asked === undefined) return
    this.#asked?.delete(id)
    this.#deps.metrics.answered(performance.now() - asked)
  }

  /** From time to time: is it still there? */
  check(now: number): void {
    if (this.#closed) return
    const { hello, silence } = this.#deps.limits
    if (this.#greeting === null && now - this.#opened > hello) this.close('no-hello')
    else if (now - this.#heard > silence) this.close('silent')
  }

  close(reason: CloseReason): void {
    if (this.#closed) return
    this.#closed = true
    this.#deps.metrics.closed(reason)
    const after = reason === 'stopping' ? { after: 500 } : {}
    this.#write(writeServer({ kind: 'bye', reason, ...after }))
    this.flush()
    this.#socket.close(CLOSES[reason].code, reason)
    // One that does not read, or that is no longer there, would never say goodbye.
    this.#clock.after(this.#deps.limits.farewell, () => this.#socket.terminate())
    this.#leave()
  }

  #ended(): void {
    this.#closed = true
    this.#leave()
  }

  #leave(): void {
    this.#early = null
    this.#asked = null
    this.#connection?.leave()
  }
}

// A text as the bytes of one WebSocket frame from a server (RFC 6455, 5.2: whole, not masked), each byte a character of Latin-1: the socket
// writes it as it is, and what is said in one go is joined before it is written once. `ws` would make two chunks of every frame, for every
// socket anew.

/** FIN, and the opcode of a text. */
const TEXT = '\x81'
const ASCII = /^[\0-\x7f]*$/

let last: readonly [text: string, frame: string] = ['', `${TEXT}\0`]

/** Of the same text for many, one after the other, it is made once. */
export function frameOf(text: string): string {
  if (last[0] !== text) last = [text, build(text)]
  return last[1]
}

function build(text: string): string {
  const bytes = ASCII.test(text) ? text : Buffer.from(text).toString('latin1')
  return TEXT + lengthOf(bytes.length) + bytes
}

function lengthOf(length: number): string {
  if (length < 126) return String.fromCharCode(length)
  if (length < 2 ** 16) return String.fromCharCode(126, length >> 8, length & 255)
  const size = Buffer.alloc(9, 127)
  size.writeBigUInt64BE(BigInt(length), 1)
  return size.toString('latin1')
}
