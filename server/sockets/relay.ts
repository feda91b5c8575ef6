/**
 * A table is in the memory of one process. A page that reaches another one is passed on, byte by byte, to the one that has it, so
 * that it does not matter where a balancer sends a socket. The two processes know each other by a key in the store.
 */
import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { type ClientRequest, type IncomingMessage, request as plainRequest } from 'node:http'
import { request as tlsRequest } from 'node:https'
import type { Duplex } from 'node:stream'
import { good, type Result } from '../../engine/result.ts'
import type { Store, StoreFault } from '../store/store.ts'

const KEY = 'relay'
const HEADER = 'x-iacta-relay'
/** A process that has not answered for so long does not. */
const PATIENCE = 2000
/** What the other one needs to know; the rest is between the page and this process. */
const PASSED = /^(cookie|host|origin|user-agent|upgrade|connection|sec-websocket-.*)$/
/** The other one is about to end, or cannot reach the store: the table is better off here. */
export const NOT_MINE = '421 Misdirected Request'

export interface Passing {
  readonly request: IncomingMessage
  readonly socket: Duplex
  /** What came after the request. */
  readonly head: Buffer
  /** The table's id, as it stands in the address. */
  readonly table: string
  /** Whose limits count. */
  readonly from: string
  /** The other process. */
  readonly to: string
}

/** `refused`: with these words of HTTP. `unreached`: the owner does not answer. */
export type Passed = { readonly kind: 'passed' | 'unreached' } | { readonly kind: 'refused'; readonly status: string }

export class Relay {
  readonly #key: string
  readonly #patience: number

  constructor(key: string, patience = PATIENCE) {
    this.#key = key
    this.#patience = patience
  }

  static async open(store: Store, patience?: number): Promise<Result<Relay, StoreFault>> {
    const kept = await store.commit({ key: { name: KEY, value: randomBytes(32).toString('base64url') } })
    if (!kept.ok) return kept
    const key = await store.key(KEY)
    if (!key.ok) return key
    if (key.value === null) throw new Error('a key that was kept is not there')
    return good(new Relay(key.value, patience))
  }

  /** From where a page comes that another process has passed on; null: none has. */
  originOf(table: string, { headers }: IncomingMessage): string | null {
    const said = headers[HEADER]
    if (typeof said !== 'string') return null
    const [from = '', seal = ''] = said.split(' ')
    const [given, right] = [Buffer.from(seal), Buffer.from(this.#seal(table, from))]
    return given.length === right.length && timingSafeEqual(given, right) ? decodeURIComponent(from) : null
  }

  #seal(table: string, from: string): string {
    return createHmac('sha256', this.#key).update(`iacta relay 1 ${table} ${from}`).digest('base64url')
  }

  pass(passing: Passing): Promise<Passed> {
    const { socket } = passing
    return new Promise((resolve) => {
      const asked = this.#ask(passing)
      const settle = (passed: Passed): void => {
        clearTimeout(late)
        socket.off('close', gone)
        resolve(passed)
      }
      const unreached = (): void => {
        asked.destroy()
        settle({ kind: 'unreached' })
      }
      const gone = (): void => {
        asked.destroy()
        settle({ kind: 'passed' })
      }
      const late = setTimeout(unreached, this.#patience)
      socket.on('close', gone)
      asked.on('error', unreached)
      asked.on('upgrade', (response, peer, first) => {
        settle({ kind: 'passed' })
        join(passing, response, peer, first)
      })
      asked.on('response', (response) => {
        response.resume()
        const status = `${response.statusCode} ${response.statusMessage}`
        settle(status === NOT_MINE ? { kind: 'unreached' } : { kind: 'refused', status })
      })
      asked.end()
    })
  }

  #ask({ request, table, from, to }: Passing): ClientRequest {
    const { protocol, hostname, port } = new URL(to)
    const kept = Object.entries(request.headers).filter(([name]) => PASSED.test(name))
    const origin = encodeURIComponent(from)
    const headers = { ...Object.fromEntries(kept), [HEADER]: `${origin} ${this.#seal(table, origin)}` }
    const host = hostname.replace(/^\[|\]$/g, '')
    const ask = protocol === 'https:' ? tlsRequest : plainRequest
    // Its certificate is for the name that people use.
    return ask({ host, port, path: request.url, headers, agent: false, rejectUnauthorized: false })
  }
}

/** Closes after a delay, so that the last messages still arrive. */
function farewell(socket: Duplex): void {
  socket.end()
  setTimeout(() => socket.destroy(), PATIENCE).unref()
}

function join({ socket, head }: Passing, { rawHeaders }: IncomingMessage, peer: Duplex, first: Buffer): void {
  const fields: string[] = []
  for (let i = 0; i < rawHeaders.length; i += 2) fields.push(`${rawHeaders[i]}: ${rawHeaders[i + 1]}\r\n`)
  socket.write(`HTTP/1.1 101 Switching Protocols\r\n${fields.join('')}\r\n`)
  if (first.length > 0) socket.write(first)
  if (head.length > 0) peer.write(head)
  for (const [one, other] of [
    [socket, peer],
    [peer, socket],
  ] as const) {
    one.on('error', () => other.destroy())
    one.on('close', () => farewell(other))
    one.pipe(other)
  }
}
