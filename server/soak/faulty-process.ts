/** A server in a process of its own to which bad things happen, and which is well again after each of them. */
import { join } from 'node:path'
import { Bridge, Server } from '../e2e/fleet.ts'
import { pause } from './device.ts'

/** kill: SIGKILL, and a new one. stop: SIGSTOP, then SIGCONT. cut: away from the database, and back. */
export const FAULTS = ['kill', 'stop', 'cut'] as const
export type FaultKind = (typeof FAULTS)[number]

/** `database`: a PostgreSQL; null: SQLite in `data`. `web`: a folder with a build of the web app. */
export interface Home {
  readonly database: string | null
  readonly data: string
  readonly web: string
}

export class FaultyProcess {
  readonly #home: Home
  readonly #bridge: Bridge | null
  readonly #near: string
  #server: Server
  /** The last cut, until it is mended. */
  #cut: Promise<void> = Promise.resolve()

  private constructor(home: Home, bridge: Bridge | null, near: string, server: Server) {
    this.#home = home
    this.#bridge = bridge
    this.#near = near
    this.#server = server
    // If this program is killed, its servers are killed too, even stopped ones.
    process.once('exit', () => this.#server.signal('SIGKILL'))
  }

  static async start(home: Home): Promise<FaultyProcess> {
    const way = home.database === null ? null : await Bridge.to(home.database)
    const near = way?.url ?? ''
    return new FaultyProcess(home, way?.bridge ?? null, near, await serve(home, near))
  }

  /** One that comes and goes, so that what it compiled is kept: a start costs half as much then. */
  static async warmUp(home: Home): Promise<void> {
    const server = await serve(home, home.database ?? '')
    await server.end('SIGTERM')
  }

  /** Where it is, or was. */
  get base(): string {
    return this.#server.base
  }

  /** A cut may come with one of the others. */
  async suffer(kind: FaultKind, ms: number): Promise<void> {
    if (kind === 'kill') return this.#kill(ms)
    if (kind === 'stop') return this.#stop(ms)
    this.#cut = this.#cutOff(ms)
    await this.#cut
  }

  async #cutOff(ms: number): Promise<void> {
    this.#bridge?.cut()
    await pause(ms)
    this.#bridge?.mend()
  }

  async #stop(ms: number): Promise<void> {
    this.#server.signal('SIGSTOP')
    await pause(ms)
    this.#server.signal('SIGCONT')
  }

  async #kill(ms: number): Promise<void> {
    await this.#server.end()
    await pause(ms)
    // A server does not start without its database: its manager retries until it is there.
    await this.#cut
    this.#server = await serve(this.#home, this.#near)
  }

  async end(): Promise<void> {
    await this.#server.end()
    this.#bridge?.close()
  }
}

/** At any free port: another program may have taken the old one. */
function serve({ data, web }: Home, near: string): Promise<Server> {
  return Server.start(near, {
    DATA: data,
    BUILD: web,
    LOG_LEVEL: process.env.LOG_LEVEL ?? 'error',
    SOCKETS_PER_GUEST: '10000',
    NODE_COMPILE_CACHE: join(web, '..', 'compiled'),
  })
}
