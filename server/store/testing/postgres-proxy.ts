/** Stands between a store and its PostgreSQL in tests, and cuts their connection at the worst moments. */
import { once } from 'node:events'
import { type AddressInfo, createServer, type Server, type Socket } from 'node:net'
import { joined } from './joined.ts'

/**
 * before: the write does not reach the server. after: the server has done it, and the answer is lost. late: the write reaches the server
 * after the client has given up. mute: the server has done it and the connection stays, but nothing comes any more.
 */
export type Cut = 'before' | 'after' | 'late' | 'mute'

/** The names by which the writer calls its statements, as the protocol has them. */
const WRITES = ['\0moves\0', '\0jobs\0']
/** The end of what belongs to one statement. */
const SYNC = 'S\0\0\0\x04'

export class CuttingProxy {
  readonly #server: Server
  readonly #target: URL
  readonly #sockets = new Set<Socket>()
  #cut: Cut | null = null
  #late: (() => Promise<void>) | null = null
  cuts = 0

  private constructor(target: string) {
    this.#target = new URL(target)
    this.#server = createServer((client) => this.#join(client))
  }

  static async before(url: string): Promise<CuttingProxy> {
    const proxy = new CuttingProxy(url)
    proxy.#server.listen(0, '127.0.0.1')
    await once(proxy.#server, 'listening')
    return proxy
  }

  get url(): string {
    const url = new URL(this.#target)
    url.port = String((this.#server.address() as AddressInfo).port)
    url.hostname = '127.0.0.1'
    return url.href
  }

  /** The next write is cut. */
  arm(cut: Cut): void {
    this.#cut = cut
  }

  /** Delivers the held write to the server now; its answer is dropped. */
  async deliver(): Promise<void> {
    await this.#late?.()
  }

  #join(client: Socket): void {
    const server = joined(client, this.#target, this.#sockets, () => this.#late !== null)
    let deaf: Cut | null = null
    client.on('data', (bytes) => {
      const cut = this.#cutOf(bytes)
      if (cut === 'before') return this.#sever(client, server)
      if (cut === 'late') return this.#hold(client, server, bytes)
      deaf ??= cut
      server.write(bytes)
    })
    server.on('data', (bytes) => {
      if (deaf === 'after') this.#sever(client, server)
      else if (deaf === null) client.write(bytes)
    })
  }

  #cutOf(bytes: Buffer): Cut | null {
    const text = bytes.toString('latin1')
    if (this.#cut === null || !WRITES.some((name) => text.includes(name))) return null
    if (!text.endsWith(SYNC)) throw new Error('a write in pieces: make it smaller')
    const cut = this.#cut
    this.#cut = null
    this.cuts++
    return cut
  }

  #sever(...sockets: readonly Socket[]): void {
    for (const socket of sockets) socket.destroy()
  }

  #hold(client: Socket, server: Socket, bytes: Buffer): void {
    this.#late = async () => {
      this.#late = null
      const answered = once(server, 'data')
      server.write(bytes)
      await answered
      server.destroy()
    }
    client.destroy()
  }

  async close(): Promise<void> {
    this.#late = null
    this.#sever(...this.#sockets)
    this.#server.close()
    await once(this.#server, 'close')
  }
}
