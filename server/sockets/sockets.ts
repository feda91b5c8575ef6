/** The way from an upgrade to a page socket: who may open a socket at all, how many, and that all of them are looked after. */
import type { IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'
import { type WebSocket, WebSocketServer } from 'ws'
import { bad, good, type Result } from '../../engine/result.ts'
import { type CloseReason, LIMITS, readTableId, TIMES } from '../../protocol/protocol.ts'
import { Buckets, Tally } from '../http/bucket.ts'
import { addressOf, type Door, isForeign } from '../http/origin.ts'
import { cookieIn } from '../identity/cookie.ts'
import type { Guests } from '../identity/guests.ts'
import { bugOf } from '../process/log.ts'
import { backgroundClock, type Clock } from '../tables/deps.ts'
import { PageSocket, type PageSocketDeps, type PageSocketLimits } from './page-socket.ts'
import { NOT_MINE, type Relay } from './relay.ts'

export interface SocketLimits extends PageSocketLimits {
  readonly all: number
  readonly ofAddress: number
  readonly ofGuest: number
}

/** The limits that are no settings. */
export const PAGE_SOCKET_LIMITS = {
  strikes: 20,
  backlog: 2 ** 20,
  hello: TIMES.hello,
  silence: TIMES.silence,
  farewell: 3000,
} as const

interface SocketDeps extends PageSocketDeps {
  readonly guests: Guests
  readonly door: Door
  readonly limits: SocketLimits
  /** To other processes on the same store; null: there are none. */
  readonly relay: Pick<Relay, 'originOf' | 'pass'> | null
  /** For tests: makes a WebSocket of an upgrade. */
  readonly upgrade?: WebSocketServer['handleUpgrade']
}

/** A page that would like to have a socket. */
interface Caller {
  readonly request: IncomingMessage
  readonly socket: Duplex
  readonly head: Buffer
  readonly table: string
  /** Whose limits count. */
  readonly address: string
  /** Another process has passed it on. */
  readonly isRelayed: boolean
}

const PATH = /^\/api\/tables\/([^/?]{1,100})\/socket(?:\?.*)?$/
const SWEEP_MS = 1000
/** All sockets of an address may connect at once, as after a restart; the burst refills over this many seconds. */
const AGAIN_S = 4
const FEWEST = 64

export class Sockets {
  readonly #deps: SocketDeps
  readonly #pageSockets = new Set<PageSocket>()
  /** Those whose table is in another process. */
  readonly #passed = new Set<Duplex>()
  readonly #addresses = new Tally()
  readonly #guests = new Tally()
  /** To open and close again costs more than to stay: how often an address may. */
  readonly #knocks: Buckets
  readonly #clock: Clock
  #stopSweep: () => void = () => undefined
  readonly #server = new WebSocketServer({
    noServer: true,
    perMessageDeflate: false,
    // In bytes, of which a character has up to three; above it `ws` closes with 1009.
    maxPayload: LIMITS.clientFrame * 3,
    clientTracking: false,
    // Pages send whole frames of a few packets. Each piece costs us far more than its bytes, and waits for its end.
    maxFragments: 64,
    maxBufferedChunks: 256,
    // A page socket answers pings itself, and counts them.
    autoPong: false,
  })
  #stopping = false

  constructor(deps: SocketDeps) {
    this.#deps = deps
    const burst = Math.max(FEWEST, deps.limits.ofAddress)
    this.#knocks = new Buckets({ perSecond: burst / AGAIN_S, burst })
    this.#clock = deps.clock ?? backgroundClock
    this.#sweep()
  }

  get size(): number {
    return this.#pageSockets.size + this.#passed.size
  }

  /** For the server's `upgrade`. */
  upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void {
    const broken = (): void => void socket.destroy()
    socket.on('error', broken)
    try {
      const table = PATH.exec(request.url ?? '')?.[1]
      const caller = table === undefined ? null : this.#callerOf(request, socket, head, table)
      const refused = caller === null ? '404 Not Found' : this.#refusal(caller)
      if (caller === null || refused !== null) {
        this.#turnAway(socket, refused ?? '')
        return
      }
      this.#admit(caller)
        .finally(() => socket.off('error', broken))
        .catch((error: unknown) => this.#bug(error, socket))
    } catch (error) {
      this.#bug(error, socket)
    }
  }

  #bug(error: unknown, socket: Duplex): void {
    this.#deps.log.error(bugOf(error), 'a bug at an upgrade')
    socket.destroy()
  }

  #callerOf(request: IncomingMessage, socket: Duplex, head: Buffer, table: string): Caller {
    const { door, relay } = this.#deps
    const origin = relay?.originOf(table, request) ?? null
    const address = origin ?? addressOf(door, request.headers, request.socket.remoteAddress)
    return { request, socket, head, table, address, isRelayed: origin !== null }
  }

  #refusal({ request, address, isRelayed }: Caller): string | null {
    const { door, limits, tables, now } = this.#deps
    // For a relayed socket the relaying process has checked the origin.
    if (!isRelayed && isForeign(door, request.headers)) return '403 Forbidden'
    if (this.#addresses.of(address) >= limits.ofAddress) return '429 Too Many Requests'
    if (!isRelayed && this.#knocks.take(address, now()) > 0) return '429 Too Many Requests'
    if (this.#stopping || tables.isAway) return isRelayed ? NOT_MINE : '503 Service Unavailable'
    return this.size >= limits.all ? '503 Service Unavailable' : null
  }

  /** To the process that has the table, or in here. */
  async #admit(caller: Caller): Promise<void> {
    const { request, socket, head, table, address } = caller
    const { relay, tables } = this.#deps
    const holder = relay === null || caller.isRelayed ? null : await tables.holder(table)
    // It has gone while we asked, and nothing would tell us of it any more.
    if (socket.destroyed) return
    let instead: string | undefined
    if (relay !== null && holder !== null) {
      this.#pass(socket, address)
      const to = holder.address
      const passing = { request, socket, head, table, from: address }
      const passed = to === null ? ({ kind: 'unreached' } as const) : await relay.pass({ ...passing, to })
      if (passed.kind === 'passed') return
      this.#unpass(socket, address)
      if (passed.kind === 'refused') return this.#turnAway(socket, passed.status)
      this.#deps.log.warn({ table: readTableId(table) }, 'another process does not answer: its table is taken over')
      instead = holder.owner
    }
    if (socket.destroyed) return
    const opened = (socket: WebSocket): void => this.#open(socket, caller, instead)
    if (this.#deps.upgrade === undefined) this.#server.handleUpgrade(request, socket, head, opened)
    else this.#deps.upgrade(request, socket, head, opened)
  }

  #pass(socket: Duplex, address: string): void {
    this.#passed.add(socket)
    this.#addresses.add(address)
    socket.once('close', () => this.#unpass(socket, address))
    if (this.#stopping) socket.destroy()
  }

  #unpass(socket: Duplex, address: string): void {
    if (this.#passed.delete(socket)) this.#addresses.drop(address)
  }

  #open(socket: WebSocket, { socket: wire, table: asked, address, request }: Caller, instead?: string): void {
    const cookie = cookieIn(request.headers.cookie)?.value ?? null
    let counted: string | null = null
    const identity = this.#identify(cookie).then((found) => {
      if (!found.ok || socket.readyState !== socket.OPEN) return found
      if (this.#guests.of(found.value) >= this.#deps.limits.ofGuest) return bad('too-many-sockets' as const)
      counted = found.value
      this.#guests.add(counted)
      return found
    })
    const pageSocket = new PageSocket(
      socket,
      { wire, address, table: readTableId(asked), instead, identity },
      this.#deps,
    )
    this.#pageSockets.add(pageSocket)
    this.#addresses.add(address)
    socket.on('close', () => {
      this.#pageSockets.delete(pageSocket)
      this.#addresses.drop(address)
      if (counted !== null) this.#guests.drop(counted)
    })
    if (this.#stopping) pageSocket.close('stopping')
  }

  async #identify(cookie: string | null): Promise<Result<string, CloseReason>> {
    try {
      const shown = await this.#deps.guests.identify(cookie, this.#deps.now())
      if (!shown.ok) return bad(shown.fault.code === 'storage' ? 'storage' : 'stopping')
      return shown.value.kind === 'known' ? good(shown.value.guest.id) : bad('no-identity')
    } catch (error) {
      this.#deps.log.error(bugOf(error), 'a bug at an identity')
      return bad('internal')
    }
  }

  #sweep(): void {
    this.#stopSweep = this.#clock.after(SWEEP_MS, () => {
      this.#sweep()
      this.#check()
    })
  }

  #check(): void {
    const now = this.#deps.now()
    for (const pageSocket of this.#pageSockets) pageSocket.check(now)
  }

  /** No new ones. Those of tables are closed by the tables, when all is kept; `close` takes the rest. */
  stop(): void {
    this.#stopping = true
  }

  async close(): Promise<void> {
    this.#stopping = true
    this.#stopSweep()
    for (const pageSocket of this.#pageSockets) pageSocket.close('stopping')
    for (const socket of this.#passed) socket.destroy()
    const late = this.#clock.steady() + this.#deps.limits.farewell
    while (this.#pageSockets.size > 0 && this.#clock.steady() < late)
      await new Promise<void>((resolve) => this.#clock.after(10, resolve))
  }

  #turnAway(socket: Duplex, status: string): void {
    socket.on('error', () => socket.destroy())
    socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`)
    // A client that does not close its half is not waited for.
    this.#clock.after(1000, () => socket.destroy())
  }
}
