/**
 * Connections between machines: each direction delivers in order, late, and while the two are parted not at all. Lost packets are
 * sent again, as TCP does; a machine that loses its power says nothing, one whose process ends says so. WebSockets above it are as
 * little of `ws` and of a browser as both ends use.
 */
import { EventEmitter } from 'node:events'
import type { IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'
import type { WebSocket } from 'ws'
import type { Chance } from './chance.ts'
import type { Machine } from './machine.ts'
import type { Scheduler } from './scheduler.ts'

/** How a line is. In ms; `loss`: the share of messages that need another try. */
interface Weather {
  readonly latency: number
  readonly jitter: number
  readonly loss: number
}

export class Network {
  readonly scheduler: Scheduler
  readonly chance: Chance
  readonly #parted = new Map<string, number>()
  readonly #weather = new Map<string, Weather>()

  constructor(scheduler: Scheduler, chance: Chance) {
    this.scheduler = scheduler
    this.chance = chance
  }

  /** These two do not reach each other until this is undone as often. */
  part(a: string, b: string): void {
    this.#parted.set(pair(a, b), (this.#parted.get(pair(a, b)) ?? 0) + 1)
  }

  join(a: string, b: string): void {
    this.#parted.set(pair(a, b), Math.max(0, (this.#parted.get(pair(a, b)) ?? 0) - 1))
  }

  isParted(a: string, b: string): boolean {
    return (this.#parted.get(pair(a, b)) ?? 0) > 0
  }

  /** Of all lines of this machine. */
  setWeather(machine: string, weather: Weather): void {
    this.#weather.set(machine, weather)
  }

  delay(a: string, b: string): number {
    let delay = 0.3
    for (const name of [a, b]) {
      const { latency, jitter, loss } = this.#weather.get(name) ?? NEAR
      delay += latency + this.chance.skewed(0, jitter)
      if (loss > 0 && this.chance.often(loss)) delay += this.chance.between(200, 1200)
    }
    return delay
  }
}

const NEAR: Weather = { latency: 0.2, jitter: 0.2, loss: 0 }

function pair(a: string, b: string): string {
  return a < b ? `${a} ${b}` : `${b} ${a}`
}

/** One direction of a connection. */
export class Pipe<Message> {
  readonly #network: Network
  readonly #from: Machine
  readonly #to: Machine
  readonly #take: (message: Message) => void
  /** Called when a message arrives at a machine whose process is dead. */
  onDead: () => void = () => undefined
  readonly #queue: { readonly at: number; readonly message: Message }[] = []
  #last = 0
  #isClosed = false

  constructor(network: Network, from: Machine, to: Machine, take: (message: Message) => void) {
    this.#network = network
    this.#from = from
    this.#to = to
    this.#take = take
  }

  /** By the machine's own code; `system`: by its operating system, also when the process has just died. */
  send(message: Message, system = false): void {
    if (this.#isClosed || (!system && !this.#from.acts())) return
    const { scheduler } = this.#network
    this.#last = Math.max(this.#last, scheduler.now + this.#network.delay(this.#from.name, this.#to.name))
    this.#queue.push({ at: this.#last, message })
    if (this.#queue.length === 1) scheduler.at(this.#last, () => this.#deliver())
  }

  /** Nothing more arrives. */
  close(): void {
    this.#isClosed = true
    this.#queue.length = 0
  }

  #deliver(): void {
    const { scheduler, chance } = this.#network
    if (this.#isClosed) return
    if (this.#network.isParted(this.#from.name, this.#to.name)) {
      scheduler.after(chance.between(100, 600), () => this.#deliver())
      return
    }
    const first = this.#queue.shift()
    const next = this.#queue[0]
    if (next !== undefined) scheduler.at(next.at, () => this.#deliver())
    if (!this.#to.isAlive) this.onDead()
    else if (first !== undefined) this.#to.run(() => this.#take(first.message))
  }
}

/** What goes over a connection. */
export type Message =
  | { readonly kind: 'opened' }
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'ping' | 'pong'; readonly data: Buffer }
  | { readonly kind: 'close'; readonly code: number }
  /** The connection has ended without a word. */
  | { readonly kind: 'end' }

/** A server's end of a connection before it is a WebSocket: what `Sockets` needs of a `Duplex`. */
export class ServerSocket extends EventEmitter {
  destroyed = false
  writable = true
  readonly down: Pipe<Message>
  /** Called with what an upgrade is refused with. */
  onRefused: (status: string) => void
  web: ServerWebSocket | null = null
  /** For checks: every text that leaves. */
  tap: (text: string) => void = () => undefined

  constructor(down: Pipe<Message>, onRefused: (status: string) => void) {
    super()
    this.down = down
    this.onRefused = onRefused
  }

  get asDuplex(): Duplex {
    return this as unknown as Duplex
  }

  /** Frames of RFC 6455, as `sockets/page-socket.ts` makes them. */
  write(frames: string): boolean {
    if (this.destroyed) return false
    for (const text of textsIn(frames)) {
      this.tap(text)
      this.down.send({ kind: 'text', text })
    }
    return true
  }

  end(answer = ''): void {
    this.onRefused(/^HTTP\/1.1 (.*)\r/.exec(answer)?.[1] ?? '')
    this.destroy()
  }

  destroy(): void {
    if (this.destroyed) return
    this.down.send({ kind: 'end' })
    this.gone()
  }

  /** The other end has gone. */
  gone(): void {
    if (this.destroyed) return
    this.destroyed = true
    this.writable = false
    this.web?.ended()
    this.emit('close')
  }

  hear(message: Message): void {
    if (message.kind === 'close' || message.kind === 'end') this.gone()
    else this.web?.hear(message)
  }
}

/** What a `Line` needs of `ws`. */
export class ServerWebSocket extends EventEmitter {
  readonly OPEN = 1
  readyState = 1
  readonly bufferedAmount = 0
  readonly #socket: ServerSocket

  constructor(socket: ServerSocket) {
    super()
    this.#socket = socket
    socket.web = this
  }

  get asWebSocket(): WebSocket {
    return this as unknown as WebSocket
  }

  ping(data: Buffer): void {
    this.#socket.down.send({ kind: 'ping', data })
  }

  pong(data: Buffer): void {
    this.#socket.down.send({ kind: 'pong', data })
  }

  close(code: number): void {
    if (this.readyState !== this.OPEN) return
    this.readyState = 2
    this.#socket.down.send({ kind: 'close', code })
  }

  terminate(): void {
    this.#socket.destroy()
  }

  ended(): void {
    if (this.readyState === 3) return
    this.readyState = 3
    this.emit('close')
  }

  hear(message: Message): void {
    if (this.readyState === 3) return
    if (message.kind === 'text') this.emit('message', Buffer.from(message.text), false)
    else if (message.kind === 'ping' || message.kind === 'pong') this.emit(message.kind, message.data)
  }
}

/** The upgrade request of a WebSocket, with the fields that `server/sockets` reads. */
export function requestOf(table: string, headers: Record<string, string>, address: string): IncomingMessage {
  const request = { url: `/api/tables/${table}/socket`, headers, socket: { remoteAddress: address } }
  return request as unknown as IncomingMessage
}

/** The texts of frames of RFC 6455 without a mask; each character of `frames` is one byte. */
function textsIn(frames: string): string[] {
  const texts: string[] = []
  const numberAt = (place: number, bytes: number): number => {
    let number = 0
    for (let i = place; i < place + bytes; i++) number = number * 256 + frames.charCodeAt(i)
    return number
  }
  for (let place = 0; place < frames.length; ) {
    const short = frames.charCodeAt(place + 1)
    const more = short < 126 ? 0 : short === 126 ? 2 : 8
    const begin = place + 2 + more
    const end = begin + (more === 0 ? short : numberAt(place + 2, more))
    texts.push(Buffer.from(frames.slice(begin, end), 'latin1').toString('utf8'))
    place = end
  }
  return texts
}
