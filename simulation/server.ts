/** A server process of the world: everything of `server/` between the port and the store, on a simulated machine. */
import type { Result } from '../engine/result.ts'
import { good } from '../engine/result.ts'
import type { NewTable } from '../protocol/http.ts'
import { forgetIdle } from '../server/identity/expiry.ts'
import { Guests } from '../server/identity/guests.ts'
import { Heartbeat } from '../server/process/heartbeat.ts'
import { Metrics } from '../server/process/metrics.ts'
import type { Posted } from '../server/push/post.ts'
import { Push } from '../server/push/push.ts'
import { NOT_MINE, type Passed, type Passing } from '../server/sockets/relay.ts'
import { PAGE_SOCKET_LIMITS, Sockets } from '../server/sockets/sockets.ts'
import type { Bots, Log } from '../server/tables/deps.ts'
import { openTables, type Tables } from '../server/tables/tables.ts'
import type { Chance } from './chance.ts'
import type { Machine } from './machine.ts'
import { type Message, Pipe, requestOf, ServerSocket, ServerWebSocket } from './network.ts'
import { GAMES, type Release, VERSIONS, withNewField } from './releases.ts'
import type { SimulatedStore } from './store.ts'
import type { World } from './world.ts'

const metrics = new Metrics(false)
const RELAY = 'x-simulated-relay'
/** In ms: a process that does not answer a relay within this time counts as unreachable. */
const RELAY_MS = 2000
const IDLE_MS = 60_000
const LIMITS = {
  ...PAGE_SOCKET_LIMITS,
  all: 1000,
  ofAddress: 200,
  ofGuest: 20,
  messages: { perSecond: 30, burst: 120 },
} as const
const DOOR = { proxies: 0, publicUrl: null, tls: false }

interface ProcessSettings {
  readonly machine: Machine
  readonly store: SimulatedStore
  readonly chance: Chance
  readonly release: Release
}

export class ServerProcess {
  readonly machine: Machine
  readonly world: World
  readonly store: SimulatedStore
  readonly release: Release
  /** All connections that end here. */
  readonly sockets = new Set<ServerSocket>()
  readonly #chance: Chance
  guests: Guests | null = null
  tables: Tables | null = null
  door: Sockets | null = null
  push: Push | null = null
  #heartbeat: Heartbeat | null = null
  #stopForgetting: () => void = () => undefined
  /** It takes requests. */
  isReady = false
  isStopping = false

  constructor(world: World, { machine, store, chance, release }: ProcessSettings) {
    this.world = world
    this.machine = machine
    this.store = store
    this.release = release
    this.#chance = chance
    // The operating system of a process that ends closes its connections.
    machine.onDeath(() => this.#closeAll())
  }

  get name(): string {
    return this.machine.name
  }

  /** As `server/main.ts` does. */
  async start(): Promise<void> {
    const { world, machine } = this
    const { clock: own } = machine
    const clock = world.bugs.clock?.(own) ?? own
    const released = this.release === 'new' ? withNewField(this.store) : this.store
    const store = world.bugs.store?.(released, this.release) ?? released
    const random = this.#chance.fill
    const opened = await this.#insist(() => Guests.open(store, random))
    const guests = world.bugs.guests?.(opened) ?? opened
    this.guests = guests
    const log = this.#log()
    const shared = world.plan.store === 'postgres'
    const owner = this.name
    this.#heartbeat = new Heartbeat({
      store,
      owner: shared ? owner : null,
      address: () => `http://${owner}`,
      overslept: () => this.tables?.overslept(),
      clock,
    })
    await this.#heartbeat.begin()
    this.push = new Push({ store, clock, log, metrics: { pushed: () => undefined }, poster: this.#poster() })
    const { push } = this
    const tables = openTables({
      store,
      ...(shared ? { owner } : {}),
      bots: this.#bots(),
      clock,
      random,
      limits: { tables: 1000, botTables: 1000 },
      log,
      games: GAMES[this.release],
      call: push.call,
    })
    this.tables = world.bugs.tables?.(tables, this) ?? tables
    this.#stopForgetting = forgetIdle({ store, clock, log, days: 30 })
    this.door = new Sockets({
      tables: this.tables,
      guests,
      door: DOOR,
      log,
      metrics,
      now: () => clock.now(),
      limits: LIMITS,
      clock,
      versions: world.bugs.versions?.(this.release) ?? VERSIONS[this.release],
      relay: shared
        ? {
            originOf: (_, { headers }) => (headers[RELAY] as string | undefined) ?? null,
            pass: (passing) => this.#pass(passing),
          }
        : null,
      upgrade: (request, socket, _head, opened) => {
        const plain = socket as unknown as ServerSocket
        const web = new ServerWebSocket(plain)
        plain.down.send({ kind: 'opened' })
        opened(web.asWebSocket, request)
      },
    })
    this.isReady = true
  }

  /** A store that is away when a process starts is waited for; the real one is started again and again. */
  async #insist<Value>(act: () => Promise<Result<Value, unknown>>): Promise<Value> {
    for (;;) {
      const done = await act()
      if (done.ok) return done.value
      await new Promise<void>((resolve) => this.machine.clock.after(500, resolve))
    }
  }

  /** SIGTERM: commits the commands under way, closes all sockets with a reason, then ends. */
  async stop(): Promise<void> {
    this.isStopping = true
    this.isReady = false
    this.door?.stop()
    this.#stopForgetting()
    const late = new Promise<void>((resolve) => this.machine.clock.after(5000, resolve))
    await Promise.race([this.tables?.stop(), late])
    await this.#heartbeat?.end()
    this.push?.stop()
    await this.door?.close()
    await this.store.close()
    this.machine.die()
  }

  // Its connections

  /** The upgrade request of a page, or of another process that passes one on, has arrived. */
  accept(socket: ServerSocket, table: string, headers: Record<string, string>, address: string): void {
    if (!this.isReady || this.door === null) {
      socket.end('HTTP/1.1 503 Service Unavailable\r\n')
      return
    }
    this.sockets.add(socket)
    socket.once('close', () => this.sockets.delete(socket))
    this.door.upgrade(requestOf(table, headers, address), socket.asDuplex, Buffer.alloc(0))
  }

  #closeAll(): void {
    if (this.world.isPowerLost(this.machine)) return
    for (const socket of this.sockets) socket.down.send({ kind: 'end' }, true)
    this.sockets.clear()
  }

  /** A page of a table that another process has: joined with a connection to that one. */
  #pass({ request, socket, table, from, to }: Passing): Promise<Passed> {
    const { world, machine } = this
    const page = socket as unknown as ServerSocket
    const other = world.processOf(to.replace('http://', ''))
    return new Promise((resolve) => {
      let isGivenUp = false
      const cancel = machine.clock.after(RELAY_MS, () => {
        isGivenUp = true
        resolve({ kind: 'unreached' })
      })
      const settle = (passed: Passed): void => {
        cancel()
        resolve(passed)
      }
      if (other === null || !other.machine.isAlive) {
        machine.clock.after(1, () => settle({ kind: 'unreached' }))
        return
      }
      let isJoined = false
      const back = new Pipe<Message>(world.network, other.machine, machine, (message) => {
        // It answers too late: the page has its line here.
        if (isGivenUp) {
          if (message.kind === 'opened') bridge.forth.send({ kind: 'end' })
          return
        }
        if (message.kind === 'opened') {
          isJoined = true
          page.web = bridge.asWeb
          settle({ kind: 'passed' })
        }
        bridge.heard()
        page.down.send(message)
        if (message.kind !== 'end' && message.kind !== 'close') return
        bridge.forth.close()
        // The last messages are still to arrive.
        machine.clock.after(RELAY_MS, () => page.destroy())
      })
      const far = new ServerSocket(back, (status) => {
        if (!isJoined) settle(status === NOT_MINE ? { kind: 'unreached' } : { kind: 'refused', status })
      })
      far.tap = page.tap
      const forth = new Pipe<Message>(world.network, machine, other.machine, (message) => far.hear(message))
      const bridge = new Bridge(forth, machine)
      bridge.watch(page)
      page.once('close', () => forth.send({ kind: 'end' }))
      machine.onDeath(() => {
        if (!world.isPowerLost(machine)) forth.send({ kind: 'end' }, true)
      })
      const headers = { ...(request.headers as Record<string, string>), [RELAY]: from }
      const ask = new Pipe<null>(world.network, machine, other.machine, () => other.accept(far, table, headers, from))
      ask.send(null)
    })
  }

  // HTTP

  async welcome(): Promise<{ id: string; cookie: string } | null> {
    const made = await this.guests?.welcome(this.machine.clock.now())
    return made?.ok ? { id: made.value.guest.id, cookie: made.value.cookie } : null
  }

  async create(cookie: string, body: NewTable): Promise<string | null> {
    const shown = await this.guests?.identify(cookie, this.machine.clock.now())
    if (!shown?.ok || shown.value.kind !== 'known') return null
    const made = await this.tables?.create(shown.value.guest.id, body)
    return made?.ok ? made.value : null
  }

  async log(table: string): Promise<string | null> {
    const read = await this.tables?.log(table)
    return read?.ok ? read.value : null
  }

  // What it is given

  #bots(): Bots {
    const chance = this.#chance.of('bots')
    const think = async (): Promise<boolean> => {
      await new Promise<void>((resolve) => this.machine.clock.after(chance.skewed(5, 1500), resolve))
      return !chance.often(0.05)
    }
    return {
      choose: async ({ game: id, version: rules, view, seat }) => {
        if (!(await think())) return { ok: false, fault: 'stuck' }
        const game = await GAMES[this.release].load(id, rules)
        return good(game === null ? null : game.write(chance.pick(game.moves(view, seat))))
      },
      race: async ({ game: id, version: rules, view, seat, passed }) => {
        if (!(await think())) return { ok: false, fault: 'stuck' }
        const game = await GAMES[this.release].load(id, rules)
        const moves = game?.moves(view, seat) ?? []
        if (game === null || moves.length === 0 || chance.often(0.5)) return good(null)
        return good({ move: game.write(chance.pick(moves)), at: passed + chance.between(200, 2500) })
      },
    }
  }

  #log(): Log {
    return {
      info: () => undefined,
      warn: (facts, words) => this.world.trace(this.name, `warns: ${words} ${JSON.stringify(facts)}`),
      error: (facts, words) => {
        // A table of newer rules: a process of the new release takes it.
        if (this.release === 'old' && words === 'a table of a game that is not here') return
        if (this.machine.isAlive) this.world.complain(this.name, `${words}: ${JSON.stringify(facts)}`)
      },
    }
  }

  #poster(): { post(letter: { to: { identity: string }; topic: string }): Promise<Posted>; stop(): void } {
    const chance = this.#chance.of('push')
    return {
      post: async ({ to, topic }) => {
        if (!this.machine.acts()) return new Promise(() => undefined)
        this.world.onPush(to.identity, topic)
        await new Promise<void>((resolve) => this.machine.clock.after(chance.skewed(20, 3000), resolve))
        if (chance.often(0.2)) return { kind: 'silent' }
        return { kind: 'answered', status: chance.often(0.2) ? 503 : 201, retryAfter: 0 }
      },
      stop: () => undefined,
    }
  }
}

/** What a page says to the process that passes it on goes to the one that has its table. */
class Bridge {
  readonly forth: Pipe<Message>
  readonly #machine: Machine
  #active = 0

  constructor(forth: Pipe<Message>, machine: Machine) {
    this.forth = forth
    this.#machine = machine
    this.heard()
  }

  heard(): void {
    this.#active = this.#machine.scheduler.now
  }

  /** As `server.timeout` does in `server/main.ts`: a connection without a word is closed. */
  watch(page: ServerSocket): void {
    this.#machine.clock.after(IDLE_MS / 4, () => {
      if (page.destroyed) return
      if (this.#machine.scheduler.now - this.#active > IDLE_MS) page.destroy()
      else this.watch(page)
    })
  }

  get asWeb(): ServerWebSocket {
    const hear = (message: Message): void => {
      this.heard()
      this.forth.send(message)
    }
    return { hear, ended: () => undefined } as unknown as ServerWebSocket
  }
}
