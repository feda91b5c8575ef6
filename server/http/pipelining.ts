/**
 * Bounds the requests that one connection may have unanswered. Each costs memory until its answer is read, and one read of 64 KiB
 * holds thousands of them; browsers and proxies never pipeline.
 *
 * Node's parser reads a chunk to its end, even on a destroyed socket, unless it meets an upgrade. So the first request above the
 * bound is reported as an upgrade: the parser stops there, and the `upgrade` listener drops the connection.
 */
import { IncomingMessage, type Server, type ServerOptions } from 'node:http'
import type { Socket } from 'node:net'

/** Unanswered requests of one connection, the one being answered included. */
export const MOST_OUTSTANDING = 4

const outstanding = new WeakMap<Socket, number>()

class CountedRequest extends IncomingMessage {
  readonly isExcess: boolean
  /** Assigned by Node before this class's own fields exist: true if the client sent `Connection: upgrade`. */
  declare asksUpgrade: boolean | null

  constructor(socket: Socket) {
    super(socket)
    const count = (outstanding.get(socket) ?? 0) + 1
    outstanding.set(socket, count)
    this.isExcess = count > MOST_OUTSTANDING
  }
}

Object.defineProperty(CountedRequest.prototype, 'upgrade', {
  get(this: CountedRequest): boolean | null {
    return this.isExcess || this.asksUpgrade
  },
  set(this: CountedRequest, asked: boolean | null) {
    this.asksUpgrade = asked
  },
})

/** For `createServer`. Upgrades to anything but WebSocket are answered as plain requests. */
export const PIPELINING: ServerOptions<typeof CountedRequest> = {
  IncomingMessage: CountedRequest,
  shouldUpgradeCallback: (request) => request.isExcess || request.headers.upgrade?.toLowerCase() === 'websocket',
}

/** Returns true if the connection had too many unanswered requests, and is closed. For the server's `upgrade`. */
export function dropsExcess(request: IncomingMessage): boolean {
  const drops = (request as Partial<CountedRequest>).isExcess === true
  if (drops) request.socket.destroy()
  return drops
}

/** Answers that the operating system has taken make room for the next request. */
export function countAnswers(server: Server): void {
  server.prependListener('request', ({ socket }, response) => {
    response.once('close', () => outstanding.set(socket, Math.max(0, (outstanding.get(socket) ?? 0) - 1)))
  })
}
