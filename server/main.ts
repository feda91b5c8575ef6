/**
 * Start here: the server as a thing with a life. It prints nothing; its caller does, in the user's language.
 *
 *     settings.ts  all settings, by environment        sockets/   the pages at the tables
 *     http/        requests; identity/ who asks        store/     storage; open.ts opens the database and its folder
 *     tables/      the tables themselves
 *     push/        "it is your turn" on devices that asked for it
 *     solve/       exact chances for devices that cannot solve a table themselves
 *     process/     other processes on the same database know that this one lives (heartbeat.ts); metrics.ts, log.ts: how it goes
 *     app.ts       HTTP routes and static files; sockets/relay.ts passes pages on to other processes
 */

import { randomBytes } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { createServer, type Server, type ServerOptions } from 'node:http'
import { createServer as createTlsServer } from 'node:https'
import { join } from 'node:path'
import { getRequestListener } from '@hono/node-server'
import { bad, good, type Result } from '../engine/result.ts'
import type { Env, Running, ServeFault, ServePlace } from '../protocol/serving.ts'
import type { SupportedVersions } from '../protocol/versions/adapt.ts'
import { createApp } from './app.ts'
import { Books } from './books/books.ts'
import { openPool } from './bots/pool.ts'
import { Codes } from './codes/codes.ts'
import { Televisions } from './codes/televisions.ts'
import { Days } from './daily/days.ts'
import { moveOldGames } from './daily/old-games.ts'
import { createApi } from './http/api.ts'
import { fileRate, limitFiles } from './http/file-limit.ts'
import { type Files, readFiles } from './http/files.ts'
import type { Door } from './http/origin.ts'
import { countAnswers, dropsExcess, PIPELINING } from './http/pipelining.ts'
import { forgetIdle } from './identity/expiry.ts'
import { Guests } from './identity/guests.ts'
import { Materials } from './materials/materials.ts'
import { healthOf, WriteHealth } from './process/health.ts'
import { Heartbeat } from './process/heartbeat.ts'
import { addressesOf, limitAddresses, listen, stopListening } from './process/listen.ts'
import { bugOf, type Log, openLog } from './process/log.ts'
import { Metrics } from './process/metrics.ts'
import { Devices } from './push/devices.ts'
import { openKeys, type VapidKeys } from './push/keys.ts'
import { Poster } from './push/post.ts'
import { Push, type PushDeps } from './push/push.ts'
import { readSettings, type Settings } from './settings.ts'
import { Relay } from './sockets/relay.ts'
import { PAGE_SOCKET_LIMITS, type SocketLimits, Sockets } from './sockets/sockets.ts'
import type { Places } from './solve/solution-cache.ts'
import { SolverService } from './solve/solver-service.ts'
import { type StartThread, threadsWith } from './solve/thread.ts'
import { type Data, openData } from './store/open.ts'
import type { Store } from './store/store.ts'
import { type Clock, systemClock, systemRandom } from './tables/deps.ts'
import { openTables, type Tables, type TablesSettings } from './tables/tables.ts'

export { check } from './check.ts'
export { backup } from './store/open.ts'

export interface ServeOptions extends ServePlace {
  /** For tests: other socket limits, and a disk that is full at this many pages. */
  readonly limits?: Partial<SocketLimits>
  readonly maxPages?: number
  /** For tests: how long another process is waited for until it is taken for dead, in ms. */
  readonly patienceMs?: number | undefined
  /** For tests: other versions of the protocol than those of today. */
  readonly versions?: SupportedVersions
  /** For tests: notifications go to push services on this machine only. */
  readonly pushLoopback?: boolean
  /** For tests: the clock of the tables, in which days can pass at once. */
  readonly clock?: Clock
  /** For tests: the destination of the log. */
  readonly logTo?: (line: string) => void
  /** For tests: the solver's thread. */
  readonly startSolver?: StartThread
}

const HTTP_LIMITS: ServerOptions = {
  headersTimeout: 10_000,
  requestTimeout: 30_000,
  keepAliveTimeout: 10_000,
  connectionsCheckingInterval: 5_000,
  maxHeaderSize: 16_384,
  ...(PIPELINING as ServerOptions),
}
/** Connections of one address besides its WebSockets. */
const REQUESTS_OF_ADDRESS = 256
const DAY = 86_400_000
const STOP_MS = 5000
/** The contact for push services, if the server has no public address. */
const NO_CONTACT = 'mailto:nobody@iacta.invalid'

export async function start(options: ServeOptions): Promise<Result<Running, ServeFault>> {
  const began = Date.now()
  const files = readFiles(options.folder)
  if (files === null) return bad({ code: 'no-build', folder: options.folder })
  // A folder named by a flag overrides the environment.
  const here = options.data === null ? {} : { DATA: options.data, DATABASE_URL: '' }
  const settings = readSettings({ ...options.env, ...here })
  if (!settings.ok) return settings
  const server = createPlain(settings.value)
  if (!server.ok) return server
  const data = await openData(settings.value, { maxPages: options.maxPages, deadMs: options.patienceMs })
  if (!data.ok) return data
  const log = openLog(levelOf(settings.value, options.env), options.logTo)
  const life = await startServices(server.value, { options, files, settings: settings.value, data: data.value, log })
  const fault = life.ok ? await listen(server.value, options) : life.fault
  if (life.ok && fault === null) await life.value.listening()
  if (!life.ok || fault !== null) {
    if (life.ok) await life.value.stop()
    await data.value.close()
    return bad(fault as ServeFault)
  }
  const { publicUrl, cert } = settings.value
  const place = addressesOf(server.value, options.host, cert !== null, publicUrl)
  log.info({ port: place.port, ms: Date.now() - began }, 'started')
  const close = async (): Promise<void> => {
    // Connections to the database do not keep the process alive; it must not exit before its last line is logged.
    const alive = setInterval(() => {}, STOP_MS)
    const closed = stopListening(server.value)
    await life.value.stop()
    await closed
    await Promise.race([data.value.close(), new Promise((resolve) => setTimeout(resolve, STOP_MS).unref())])
    log.info({}, 'stopped')
    clearInterval(alive)
  }
  return good({ ...place, close: once(close) })
}

function once(close: () => Promise<void>): () => Promise<void> {
  let closing: Promise<void> | null = null
  return () => {
    closing ??= close()
    return closing
  }
}

/** At a terminal the address has been printed; further lines appear only for warnings. */
function levelOf({ logLevel }: Settings, env: Env): Settings['logLevel'] {
  return env.LOG_LEVEL || !process.stderr.isTTY ? logLevel : 'warn'
}

function createPlain({ cert, key, sockets }: Settings): Result<Server, ServeFault> {
  const read: Buffer[] = []
  for (const file of [cert, key]) {
    if (file === null) continue
    try {
      read.push(readFileSync(file))
    } catch (error) {
      return bad({ code: 'no-tls-file', file, reason: (error as NodeJS.ErrnoException).code ?? String(error) })
    }
  }
  const server = tlsOrNot(cert ?? '', read)
  if (typeof server === 'string') return bad({ code: 'no-tls-file', file: cert ?? '', reason: server })
  // HTTP requests, besides the WebSockets.
  server.maxConnections = sockets + 2_000
  // A client that reads nothing of an answer for this long is cut off; sockets have their own heartbeat.
  server.timeout = 60_000
  return good(server)
}

/** A certificate that does not match its key is reported as a fault of its file. */
function tlsOrNot(file: string, [cert, key]: readonly Buffer[]): Server | string {
  if (file === '' || cert === undefined || key === undefined) return createServer(HTTP_LIMITS)
  try {
    return createTlsServer({ ...HTTP_LIMITS, handshakeTimeout: 10_000, cert, key })
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}

interface Parts {
  readonly options: ServeOptions
  readonly files: Files
  readonly settings: Settings
  readonly data: Data
  readonly log: Log
}

interface Services {
  /** The server listens: its address is known and can be announced. */
  listening(): Promise<void>
  stop(): Promise<void>
}

/** Starts everything behind the port. */
async function startServices(server: Server, parts: Parts): Promise<Result<Services, ServeFault>> {
  const { options, settings, data, log } = parts
  const metrics = new Metrics(settings.metrics === 'on')
  const writes = new WriteHealth(() => performance.now())
  const store = writes.watch(metrics.measured(data.store))
  const stored = await openStored(store, parts)
  if (!stored.ok) return bad(data.faultOf(stored.fault))
  const { guests, keys, relay } = stored.value
  const bots = openPool({ clock: systemClock, log, threads: settings.bots })
  const clock = options.clock ?? systemClock
  const push = keys === null ? null : pushOf(parts, { store, clock, log, metrics }, keys)
  const owner = data.isShared ? randomBytes(9).toString('base64url') : null
  const peer = (): string | null => peerOf(server, parts)
  const heartbeat = new Heartbeat({ store, owner, address: peer, overslept: () => tables.overslept() })
  await heartbeat.begin()
  const mine = { ...(owner === null ? {} : { owner }), ...(push === null ? {} : { call: push.call }) }
  const materials = new Materials({ log, now: () => performance.now() })
  const tables = tablesOf(parts, { store, bots, clock, materials, ...mine })
  const stopForgetting = forgetIdle({ store, clock, log, days: settings.guestDays })
  const door = { publicUrl: settings.publicUrl, proxies: settings.proxies, tls: settings.cert !== null }
  const shared = { tables, guests, door, log, metrics, now: systemClock.now }
  const limits = { ...socketLimits(settings), ...options.limits }
  const sockets = new Sockets({ ...shared, versions: options.versions, limits, relay })
  await moveOldGames({ store, log, now: () => clock.now() })
  const startSolver = options.startSolver ?? threadsWith(placesOf(parts))
  const solver = settings.solve === 'on' ? new SolverService({ clock: systemClock, log, start: startSolver }) : null
  const api = createApi({ ...shared, ...apiParts(server, parts, { store, clock, tables, keys, door }), solver })
  if (settings.metrics === 'on') {
    metrics.watch({
      tables: () => tables.size.tables,
      sockets: () => sockets.size,
      bots: () => bots.load.waiting + bots.load.thinking,
      pushes: () => push?.size ?? 0,
    })
  }
  const answers = healthOf(store, () => performance.now())
  const isWell = async (): Promise<boolean> => writes.isWell && answers()
  listenFor(server, parts, { api, isWell, metrics, door, sockets })
  const stop = async (): Promise<void> => {
    sockets.stop()
    stopForgetting()
    const stopped = tables.stop().catch((error: unknown) => log.error(bugOf(error), 'a bug while stopping'))
    // A running query may wait for a database that never comes back.
    await Promise.race([stopped, new Promise((resolve) => setTimeout(resolve, STOP_MS).unref())])
    await heartbeat.end()
    push?.stop()
    for (const thread of [solver, bots, materials]) thread?.close()
    await sockets.close()
  }
  return good({ listening: () => heartbeat.beat(), stop })
}

/** What the store holds for a server besides tables: the key of its cookies, the keys of its pushes, the secret of its relay. */
async function openStored(store: Store, { settings, data, options }: Parts) {
  const guests = await Guests.open(store)
  if (!guests.ok) return guests
  const keys = settings.push === 'on' ? await openKeys(store) : good(null)
  if (!keys.ok) return keys
  const relay = data.isShared ? await Relay.open(store, options.patienceMs) : good(null)
  return relay.ok ? good({ guests: guests.value, keys: keys.value, relay: relay.value }) : relay
}

interface ApiGiven {
  readonly store: Store
  readonly clock: Clock
  readonly tables: Tables
  readonly keys: VapidKeys | null
  readonly door: Door
}

/** The services that only HTTP needs. */
function apiParts(server: Server, { options, settings }: Parts, { store, clock, tables, keys, door }: ApiGiven) {
  const common = { store, random: systemRandom, now: systemClock.now }
  const codes = new Codes(common)
  return {
    codes,
    devices: new Devices({ store, key: keys?.publicKey ?? null, loopback: options.pushLoopback ?? false }),
    days: new Days({ ...common, now: () => clock.now() }),
    books: new Books({ ...common, tables }),
    televisions: new Televisions({ ...common, codes, tables }),
    limits: settings,
    origin: () => addressesOf(server, options.host, door.tls, door.publicUrl).network[0] ?? null,
  }
}

interface Answering {
  readonly api: ReturnType<typeof createApi>
  readonly isWell: () => Promise<boolean>
  readonly metrics: Metrics
  readonly door: Door
  readonly sockets: Sockets
}

/** Connects the port with the app, the API and the sockets, within the limits of an address. */
function listenFor(server: Server, { files, settings, data, log }: Parts, given: Answering): void {
  const { api, isWell, metrics, door, sockets } = given
  const text = settings.metrics === 'on' ? () => metrics.text() : null
  const answer = getRequestListener(createApp(files, { api, log, isWell, metrics: text }, door).fetch)
  server.on(
    'request',
    limitFiles(answer, door, fileRate(settings.requests), () => performance.now()),
  )
  countAnswers(server)
  // A proxy, or another process that proxies pages, has one address for many people.
  if (door.proxies === 0 && !data.isShared) limitAddresses(server, settings.socketsOfAddress + REQUESTS_OF_ADDRESS)
  server.on('upgrade', (request, socket, head) => dropsExcess(request) || sockets.upgrade(request, socket, head))
}

/** The folders of solutions, which can be recomputed, and of the kernels. */
function placesOf({ options, settings }: Parts): Places {
  return { folder: join(settings.data, 'solutions'), kernels: join(options.folder, 'kernels') }
}

/** Returns this process's address for other processes on the same store; null: it does not listen yet. */
function peerOf(server: Server, { options, settings }: Parts): string | null {
  if (settings.peerUrl !== null || !server.listening) return settings.peerUrl
  const { network, local } = addressesOf(server, options.host, settings.cert !== null, null)
  return network[0] ?? local
}

function pushOf({ options, settings }: Parts, given: Omit<PushDeps, 'poster'>, keys: VapidKeys): Push {
  const contact = settings.publicUrl?.startsWith('https:') ? settings.publicUrl : NO_CONTACT
  const poster = new Poster({ keys, contact, loopback: options.pushLoopback ?? false, timeoutMs: 10_000 })
  return new Push({ ...given, poster })
}

function tablesOf(
  { settings, log }: Parts,
  given: Pick<TablesSettings, 'store' | 'owner' | 'bots' | 'clock' | 'call' | 'materials'>,
): Tables {
  const { tables, botTables, lobby, playing, over } = settings
  return openTables({
    ...given,
    random: systemRandom,
    limits: { tables, botTables, lobby: lobby * (DAY / 24), playing: playing * DAY, over: over * DAY },
    log,
  })
}

function socketLimits({ sockets, socketsOfAddress, socketsOfGuest, messages }: Settings): SocketLimits {
  return {
    ...PAGE_SOCKET_LIMITS,
    all: sockets,
    ofAddress: socketsOfAddress,
    ofGuest: socketsOfGuest,
    messages: { perSecond: messages, burst: messages * 4 },
  }
}
