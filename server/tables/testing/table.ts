/** For tests of tables: a clock that stands still, dice from a seed, bots that answer at once, pages that believe what they are sent. */

import { bytesToHex } from '@noble/hashes/utils.js'
import { pebbles } from '../../../engine/conformance/fixture.ts'
import type { Game } from '../../../engine/contract.ts'
import { Xoshiro128 } from '../../../engine/dice/random.ts'
import { readLog, replay } from '../../../engine/log.ts'
import { good, unwrap } from '../../../engine/result.ts'
import { revealed } from '../../../engine/table/view.ts'
import { questionOf } from '../../../engine/table/visibility.ts'
import { seeded, VirtualClock } from '../../../engine/testing/clock.ts'
import { mayReveal, type Opening, pledge } from '../../../fair/opening.ts'
import type { ClientMessage, Command } from '../../../protocol/client.ts'
import type { Clocks, Line, TableFacts, Takeback, Views, You } from '../../../protocol/facts.ts'
import { readServer } from '../../../protocol/parse.ts'
import { type CloseReason, VERSION } from '../../../protocol/protocol.ts'
import type { RaceFacts } from '../../../protocol/race.ts'
import type { Refusal } from '../../../protocol/refusals.ts'
import type { ServerMessage } from '../../../protocol/server.ts'
import { think } from '../../bots/think.ts'
import type { Materials } from '../../materials/materials.ts'
import type { Distance } from '../../race/clock.ts'
import type { Store } from '../../store/store.ts'
import { someone } from '../../store/testing/sample.ts'
import { allGames, type Bots, type Clock, type Games, type Limits, type Log, type TurnNotification } from '../deps.ts'
import { type Connection, openTables, type Tables } from '../tables.ts'
import { memoryStore } from './store.ts'

export { seeded } from '../../../engine/testing/clock.ts'
export { fileStore, memoryStore } from './store.ts'

export class FakeClock extends VirtualClock implements Clock {
  constructor() {
    super(1_700_000_000_000, 1_000_000, settled)
  }
}

/** Everything that waits for nothing but other promises has happened. */
export async function settled(): Promise<void> {
  for (let i = 0; i < 3; i++) await new Promise((resolve) => setImmediate(resolve))
}

/** Records logged faults. */
export function quiet(): Log & { readonly errors: object[]; readonly warnings: object[] } {
  const [errors, warnings]: [object[], object[]] = [[], []]
  return {
    errors,
    warnings,
    info: () => undefined,
    warn: (facts) => void warnings.push(facts),
    error: (facts) => void errors.push(facts),
  }
}

export const games: Games = {
  newest: (id) => (id === 'pebbles' ? 1 : allGames.newest(id)),
  load: async (id, rules) => (id === 'pebbles' && rules === 1 ? (pebbles as Game) : allGames.load(id, rules)),
  levels: async (id) => (id === 'pebbles' ? ['easy', 'hard'] : allGames.levels(id)),
  daily: allGames.daily,
}

/** Any legal move, at once; in a race none. `asked` has the levels. */
export function quickBots(seed = 1): Bots & { readonly asked: string[] } {
  const random = new Xoshiro128(seed)
  const asked: string[] = []
  return {
    asked,
    race: async () => good(null),
    choose: async ({ game: id, version: rules, view, seat, level }) => {
      asked.push(level)
      const game = (await games.load(id, rules)) as Game
      return good(game.write(random.pick(game.moves(view, seat))))
    },
  }
}

export interface TestTables {
  readonly clock: FakeClock
  readonly log: ReturnType<typeof quiet>
  readonly store: Store
  readonly bots: ReturnType<typeof quickBots>
  tables: Tables
  /** The server is killed and starts again: nothing in memory survives, and pages are not told. */
  restart(): Promise<void>
  /** The server is killed when its next commit has been stored, before it hears of it. */
  killAtCommit(): void
  /** Commits of servers that were killed before they heard that they were stored. */
  unheard: number
  settled(): Promise<void>
  pass(ms: number): Promise<void>
  page(id: string, who: string, more?: PageSettings): Promise<Page>
  create(who: string, more?: Partial<Parameters<Tables['create']>[1]>): Promise<string>
}

interface HouseSettings {
  readonly store?: Store
  /** The name of this process, where several share the store. */
  readonly owner?: string
  readonly limits?: Partial<Limits>
  readonly seed?: number
  readonly people?: readonly string[]
  readonly call?: (call: TurnNotification) => void
  readonly bots?: ReturnType<typeof quickBots>
  readonly materials?: (clock: Clock) => Materials
}

/** Asks for a new table; a test names what it wants otherwise. */
export const NEW_TABLE = { game: 'dicy-cards', options: {}, seats: 2, clock: { kind: 'none' }, listed: false } as const

export const PEOPLE = ['ann', 'bob', 'cat', 'dan'] as const

/** A server without sockets. */
export async function openTestTables({
  store = memoryStore(),
  owner,
  limits = {},
  seed = 3,
  people = PEOPLE,
  call = () => undefined,
  bots = quickBots(seed),
  materials,
}: HouseSettings = {}): Promise<TestTables> {
  const clock = new FakeClock()
  const [log, random] = [quiet(), seeded(seed)]
  for (const id of people)
    if (unwrap(await store.identity(id)) === null) unwrap(await store.commit({ introduce: someone(id) }))
  // A store in a thread answers when it likes: everything has happened when a write made last has been answered.
  const calm = async (): Promise<void> => {
    for (let i = 0; i < 3; i++) {
      await settled()
      await store.commit({})
    }
    await settled()
  }
  let life: Life = { alive: true, diesAtCommit: false, unheard: 0 }
  const open = () =>
    openTables({
      ...mortal(life, store, clock),
      ...(owner === undefined ? {} : { owner }),
      bots,
      random,
      limits,
      log,
      games,
      call,
      ...(materials === undefined ? {} : { materials: materials(clock) }),
    })
  const home: TestTables = {
    clock,
    log,
    store,
    bots,
    tables: open(),
    unheard: 0,
    killAtCommit: () => {
      life.diesAtCommit = true
    },
    restart: async () => {
      life.alive = false
      // Waits for writes in progress, before the store is read again.
      await calm()
      home.unheard += life.unheard
      life = { alive: true, diesAtCommit: false, unheard: 0 }
      home.tables = open()
    },
    settled: calm,
    pass: (ms) => clock.pass(ms, calm),
    page: async (id, who, more) => {
      const page = new Page(home, id, who, more)
      await page.connect()
      return page
    },
    create: async (who, more = {}) => unwrap(await home.tables.create(who, { ...NEW_TABLE, ...more })),
  }
  return home
}

/**
 * The store and the clock of a server that may be killed. A dead server hears nothing more: its timers do not fire, it writes nothing, and
 * what it has asked of the store already is done without an answer.
 */
function mortal(life: Life, store: Store, clock: Clock): { store: Store; clock: Clock } {
  const never = new Promise<never>(() => undefined)
  const answer = (kept: unknown, name: string | symbol): unknown => {
    if (name === 'commit' && life.diesAtCommit) life.alive = false
    if (life.alive) return kept
    if (name === 'commit') life.unheard++
    return never
  }
  return {
    store: new Proxy(store, {
      get: (whole, name) => {
        const value: unknown = Reflect.get(whole, name)
        if (typeof value !== 'function') return value
        return (...given: readonly unknown[]) => {
          if (!life.alive) return never
          const asked: unknown = value.apply(whole, given)
          return asked instanceof Promise ? asked.then((kept) => answer(kept, name)) : asked
        }
      },
    }),
    clock: {
      now: () => clock.now(),
      steady: () => clock.steady(),
      after: (ms, call) => clock.after(ms, () => life.alive && call()),
    },
  }
}

interface Life {
  alive: boolean
  diesAtCommit: boolean
  /** Commits that were stored, whose answer came after the death. */
  unheard: number
}

interface PageSettings {
  /** Gives bytes for the dice by itself. */
  readonly dice?: boolean
  /** How far away it is. */
  readonly distance?: Distance
}

type Without<Message> = Message extends Command ? Omit<Message, 'id'> : never
export type Order = Without<ClientMessage>

let ids = 0

/** A page: keeps what it is sent by the rules of PROTOCOL.md, and nothing else. */
export class Page {
  readonly testTables: TestTables
  readonly id: string
  readonly who: string
  readonly #dice: boolean
  /** As the server has measured it. */
  distance: Distance | null
  /** The page is hidden. */
  hidden = false
  readonly frames: string[] = []
  readonly messages: ServerMessage[] = []
  readonly answers = new Map<string, { readonly seq?: number | undefined; readonly refusal?: Refusal }>()
  lines: Line[] = []
  takebacks = 0
  table: TableFacts | null = null
  you: You = { seats: [], host: false }
  clocks: Clocks = []
  views: Views | null = null
  takeback: Takeback | null = null
  watchers = 0
  closed: CloseReason | null = null
  race: RaceFacts | null = null
  #connection: Connection | null = null
  /** Messages to an earlier connection are lost. */
  #subscriber: object | null = null
  #bytes = new Map<string, Uint8Array>()
  #revealed = new Set<string>()

  constructor(home: TestTables, id: string, who: string, { dice = true, distance }: PageSettings = {}) {
    this.testTables = home
    this.id = id
    this.who = who
    this.#dice = dice
    this.distance = distance ?? null
  }

  async connect(): Promise<void> {
    this.closed = null
    const subscriber = {
      identity: this.who,
      isLooking: () => !this.hidden,
      distance: () => this.distance,
      send: (frame: string) => {
        if (this.#subscriber === subscriber && this.closed === null) this.#hear(frame)
      },
      close: (reason: CloseReason) => {
        if (this.#subscriber === subscriber) this.closed = reason
      },
    }
    this.#subscriber = subscriber
    const hello = { kind: 'hello', protocol: VERSION, seen: this.lines.length, takebacks: this.takebacks } as const
    this.#connection = unwrap(await this.testTables.tables.connect(this.id, subscriber, hello))
    await this.testTables.settled()
  }

  leave(): void {
    this.#connection?.leave()
    this.#connection = null
    this.closed = 'silent'
  }

  /** Sends without waiting; gives the id. */
  post(order: Order, id = `c${++ids}`): string {
    this.#connection?.command({ ...order, id } as Command)
    return id
  }

  /** Sends, and waits for the answer. */
  async send(order: Order, id?: string): Promise<'done' | Refusal> {
    const sent = this.post(order, id)
    await this.testTables.settled()
    const answer = this.answers.get(sent)
    if (answer === undefined) throw new Error(`no answer to ${JSON.stringify(order)}`)
    return answer.refusal ?? 'done'
  }

  /** Sits down under its person's name. */
  sit(seat: number): Promise<'done' | Refusal> {
    return this.send({ kind: 'sit', seat, name: nameOf(this.who), colour: 'blue' })
  }

  #hear(frame: string): void {
    this.frames.push(frame)
    const read = unwrap(readServer(frame))
    this.messages.push(read)
    this.#take(read)
  }

  #take(message: ServerMessage): void {
    if ('clocks' in message) this.clocks = message.clocks
    if ('views' in message) this.views = message.views ?? null
    if ('race' in message) this.race = message.race ?? null
    switch (message.kind) {
      case 'welcome':
        this.table = message.table
        this.you = message.you
        this.takebacks = message.takebacks
        this.takeback = message.takeback
        this.watchers = message.watchers
        this.#append(message.from, message.lines)
        if (message.opening !== null) this.#roll(message.opening.opening)
        return
      case 'lines':
        this.#append(message.from, message.lines)
        return
      case 'facts':
        this.table = message.table
        return
      case 'you':
        this.you = message.you
        return
      case 'taken-back':
        this.takebacks = message.takebacks
        this.takeback = null
        this.lines = this.lines.slice(0, message.seq)
        return
      case 'takeback-asked':
        this.takeback = message.takeback
        return
      case 'no-takeback':
        this.takeback = null
        return
      case 'watchers':
        this.watchers = message.count
        return
      case 'opening':
        this.#roll(message.opening)
        return
      case 'done':
        this.answers.set(message.id, { seq: message.seq })
        return
      case 'refused':
        if (message.id !== null) this.answers.set(message.id, { refusal: message.refusal })
    }
  }

  #append(from: number, lines: readonly Line[]): void {
    if (from > this.lines.length + 1) throw new Error(`a gap: ${from} after ${this.lines.length}`)
    this.lines = [...this.lines.slice(0, from - 1), ...lines]
  }

  /** What a device does while the dice are agreed on. */
  #roll(opening: Opening): void {
    if (!this.#dice) return
    const round = opening.rounds.length
    for (const seat of this.you.seats) {
      const key = `${seat} ${round}`
      const drawn = this.#bytes.get(key)
      if (opening.phase === 'commit' && drawn === undefined) {
        const bytes = Uint8Array.from({ length: 16 }, (_, i) => seat * 16 + round + i)
        this.#bytes.set(key, bytes)
        queueMicrotask(() => this.post({ kind: 'commit', seat, round, hash: pledge(opening, seat, bytes) }))
      }
      if (drawn !== undefined && !this.#revealed.has(key) && mayReveal(opening, seat, drawn)) {
        this.#revealed.add(key)
        queueMicrotask(() => this.post({ kind: 'reveal', seat, round, bytes: bytesToHex(drawn) }))
      }
    }
  }
}

const nameOf = (who: string): string => `${who.charAt(0).toUpperCase()}${who.slice(1)}`

export type TableSettings = NonNullable<Parameters<TestTables['create']>[1]>

/** These people at a new table, each in a seat; the first is host. */
export async function lobby(home: TestTables, people: readonly string[], more: TableSettings = {}) {
  const id = await home.create(people[0] ?? '', { seats: Math.max(2, people.length), ...more })
  const pages: Page[] = []
  for (const who of people) pages.push(await home.page(id, who))
  for (const [seat, page] of pages.entries()) await page.sit(seat)
  const [ann, bob, cat] = pages as [Page, Page, Page]
  return { id, ann, bob, cat, pages }
}

export interface Playing {
  readonly id: string
  readonly ann: Page
  readonly bob: Page
  readonly both: readonly [Page, Page]
}

/** Ann and Bob at a table that is being played. */
export async function playing(home: TestTables, more: TableSettings = {}): Promise<Playing> {
  const { id, ann, bob } = await lobby(home, ['ann', 'bob'], more)
  await ann.send({ kind: 'start' })
  await home.settled()
  return { id, ann, bob, both: [ann, bob] }
}

/** Ann and a bot at a table that is being played. */
export async function withBot(home: TestTables, level: string, more: TableSettings = {}) {
  const { id, ann } = await lobby(home, ['ann'], more)
  await ann.send({ kind: 'fill', seat: 1, level })
  await ann.send({ kind: 'start' })
  await home.settled()
  return { id, ann }
}

/** Whose turn it is at a table of Ann and Bob, with a legal move. */
export async function turnOf(both: Playing['both']) {
  const next = await someMove(both[0])
  if (next?.order.kind !== 'move') throw new Error('no turn')
  const { seat, order } = next
  return { seat, order, due: both[seat] as Page, other: both[1 - seat] as Page }
}

/** The position that a page's lines lead to. */
export async function positionOf({ table, lines }: Page) {
  const game = (await games.load(table?.game ?? '', table?.rules ?? 0)) as Game
  const log = unwrap(readLog(game, `${[table?.header, ...lines].join('\n')}\n`))
  const state = unwrap(replay(game, log))
  return { game, state, turn: game.turn(state) }
}

/** Some legal move for the seat that is due, as the page of that seat would send it. */
export async function someMove(page: Page, pick = 0): Promise<{ readonly seat: number; readonly order: Order } | null> {
  const { game, state, turn } = await positionOf(page)
  if (turn.kind !== 'move') return null
  const seat = turn.seats[0] as number
  const moves = game.moves(state, seat)
  const move = game.write(moves[pick % moves.length])
  return { seat, order: { kind: 'move', seat, question: questionOf(page.lines, seat), move } }
}

/** The move of a bot that knows what it wants, so that games come to an end. */
async function goodMove(page: Page): Promise<{ readonly seat: number; readonly order: Order } | null> {
  const { game, state, turn } = await positionOf(page)
  if (turn.kind !== 'move') return null
  const seat = turn.seats[0] as number
  const question = {
    game: game.id,
    version: game.version,
    level: 'icicle',
    seat,
    view: revealed(state),
    seed: 1,
  }
  const move = (await think(question, {})) ?? ''
  return { seat, order: { kind: 'move', seat, question: questionOf(page.lines, seat), move } }
}

/** All play until the end, or `most` moves. */
export async function playOn(pages: readonly Page[], most = 1000): Promise<number> {
  for (let made = 0; made < most; made++) {
    const next = await goodMove(pages[0] as Page)
    if (next === null) return made
    const page = pages.find(({ you }) => you.seats.includes(next.seat))
    if (page === undefined) {
      // A bot is about to move.
      await pages[0]?.testTables.settled()
      continue
    }
    const answer = await page.send(next.order)
    if (answer !== 'done') throw new Error(JSON.stringify([next, answer]))
  }
  return most
}
