/** A server in a process of its own to which bad things happen, and which is well again after each of them. */
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

export class Sufferer {
  readonly #home: Home
  readonly #bridge: Bridge | null
  readonly #near: string
  #server: Server

  private constructor(home: Home, bridge: Bridge | null, near: string, server: Server) {
    this.#home = home
    this.#bridge = bridge
    this.#near = near
    this.#server = server
    // Whoever ends this program in the middle leaves nobody behind, not even one that is stopped.
    process.once('exit', () => this.#server.signal('SIGKILL'))
  }

  static async start(home: Home): Promise<Sufferer> {
    const way = home.database === null ? null : await Bridge.to(home.database)
    const near = way?.url ?? ''
    return new Sufferer(home, way?.bridge ?? null, near, await serve(home, near))
  }

  /** Where it is, or was. */
  get base(): string {
    return this.#server.base
  }

  async suffer(kind: FaultKind, ms: number): Promise<void> {
    if (kind === 'kill') return this.#kill(ms)
    if (kind === 'stop') this.#server.signal('SIGSTOP')
    else this.#bridge?.cut()
    await pause(ms)
    if (kind === 'stop') this.#server.signal('SIGCONT')
    else this.#bridge?.mend()
  }

  async #kill(ms: number): Promise<void> {
    await this.#server.end()
    await pause(ms)
    this.#server = await serve(this.#home, this.#near)
  }

  async end(): Promise<void> {
    await this.#server.end()
    this.#bridge?.close()
  }
}

/** At any free port: the one it had may be somebody's by now. */
function serve({ data, web }: Home, near: string): Promise<Server> {
  return Server.start(near, {
    DATA: data,
    BUILD: web,
    LOG_LEVEL: process.env.LOG_LEVEL ?? 'error',
    SOCKETS_PER_GUEST: '10000',
  })
}
