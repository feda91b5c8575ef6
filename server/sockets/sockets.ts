/** The way from an upgrade to a line: who may open a socket at all, how many, and that all of them are looked after. */
import type { IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'
import { type WebSocket, WebSocketServer } from 'ws'
import { bad, good, type Result } from '../../engine/result.ts'
import { type CloseReason, LIMITS, readTableId, TIMES } from '../../protocol/protocol.ts'
import { Tally } from '../http/bucket.ts'
import { addressOf, type Door, isForeign } from '../http/origin.ts'
import { cookieIn } from '../identity/cookie.ts'
import type { Guests } from '../identity/guests.ts'
import { bugOf } from '../log.ts'
import { Line, type LineDeps, type LineLimits } from './line.ts'

export interface SocketLimits extends LineLimits {
  readonly all: number
  readonly ofAddress: number
  readonly ofGuest: number
}

/** The limits that are no settings. */
export const LINE_LIMITS = {
  strikes: 20,
  backlog: 2 ** 20,
  hello: TIMES.hello,
  silence: TIMES.silence,
  farewell: 3000,
} as const

export interface SocketDeps extends LineDeps {
  readonly guests: Guests
  readonly door: Door
  readonly limits: SocketLimits
}

const PATH = /^\/api\/tables\/([^/?]{1,100})\/socket(?:\?.*)?$/
const SWEEP_MS = 1000

export class Sockets {
  readonly #deps: SocketDeps
  readonly #lines = new Set<Line>()
  readonly #addresses = new Tally()
  readonly #guests = new Tally()
  readonly #sweep: NodeJS.Timeout
  readonly #server = new WebSocketServer({
    noServer: true,
    perMessageDeflate: false,
    // In bytes, of which a character has up to three; above it `ws` closes with 1009.
    maxPayload: LIMITS.clientFrame * 3,
    clientTracking: false,
  })
  #stopping = false

  constructor(deps: SocketDeps) {
    this.#deps = deps
    this.#sweep = setInterval(() => this.#check(), SWEEP_MS)
    this.#sweep.unref()
  }

  get size(): number {
    return this.#lines.size
  }

  /** For the server's `upgrade`. */
  upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void {
    const broken = (): void => void socket.destroy()
    socket.on('error', broken)
    try {
      const address = addressOf(this.#deps.door, request.headers, request.socket.remoteAddress)
      const table = PATH.exec(request.url ?? '')?.[1]
      const refused = table === undefined ? '404 Not Found' : this.#refusal(request, address)
      if (table === undefined || refused !== null) {
        turnAway(socket, refused ?? '')
        return
      }
      this.#server.handleUpgrade(request, socket, head, (opened) => {
        socket.off('error', broken)
        this.#open(opened, table, address, request)
      })
    } catch (error) {
      this.#deps.log.error(bugOf(error), 'a bug at an upgrade')
      socket.destroy()
    }
  }

  #refusal(request: IncomingMessage, address: string): string | null {
    const { door, limits } = this.#deps
    if (isForeign(door, request.headers)) return '403 Forbidden'
    if (this.#addresses.of(address) >= limits.ofAddress) return '429 Too Many Requests'
    return this.#stopping || this.#lines.size >= limits.all ? '503 Service Unavailable' : null
  }

  #open(socket: WebSocket, asked: string, address: string, request: IncomingMessage): void {
    const cookie = cookieIn(request.headers.cookie)
    let counted: string | null = null
    const identity = this.#identify(cookie).then((found) => {
      if (!found.ok || socket.readyState !== socket.OPEN) return found
      if (this.#guests.of(found.value) >= this.#deps.limits.ofGuest) return bad('too-many-sockets' as const)
      counted = found.value
      this.#guests.add(counted)
      return found
    })
    const line = new Line(socket, { table: readTableId(asked), identity }, this.#deps)
    this.#lines.add(line)
    this.#addresses.add(address)
    socket.on('close', () => {
      this.#lines.delete(line)
      this.#addresses.drop(address)
      if (counted !== null) this.#guests.drop(counted)
    })
    if (this.#stopping) line.close('stopping')
  }

  async #identify(cookie: string | null): Promise<Result<string, CloseReason>> {
    try {
      const shown = await this.#deps.guests.show(cookie, this.#deps.now())
      if (!shown.ok) return bad('storage')
      return shown.value.kind === 'known' ? good(shown.value.guest.id) : bad('no-identity')
    } catch (error) {
      this.#deps.log.error(bugOf(error), 'a bug at an identity')
      return bad('internal')
    }
  }

  #check(): void {
    const now = this.#deps.now()
    for (const line of this.#lines) line.check(now)
  }

  /** No new ones. Those of tables are closed by the tables, when all is kept; `close` takes the rest. */
  stop(): void {
    this.#stopping = true
  }

  async close(): Promise<void> {
    this.#stopping = true
    clearInterval(this.#sweep)
    for (const line of this.#lines) line.close('stopping')
    const late = Date.now() + this.#deps.limits.farewell
    while (this.#lines.size > 0 && Date.now() < late) await new Promise((resolve) => setTimeout(resolve, 10))
  }
}

function turnAway(socket: Duplex, status: string): void {
  socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`)
  // Who does not close its half is not waited for.
  setTimeout(() => socket.destroy(), 1000).unref()
}
