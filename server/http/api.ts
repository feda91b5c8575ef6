/** The HTTP routes of protocol/http.ts. A refusal has the HTTP status of its code. */

import type { IncomingHttpHeaders } from 'node:http'
import { type Context, Hono } from 'hono'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import { bad, good, type Result } from '../../engine/result.ts'
import { type AnswerOf, type BodyOf, ROUTES, type RouteName } from '../../protocol/http.ts'
import { readName } from '../../protocol/names.ts'
import { readBody } from '../../protocol/parse.ts'
import { LIMITS, readTableId } from '../../protocol/protocol.ts'
import { type Refusal, statusOf } from '../../protocol/refusals.ts'
import type { Books } from '../books/books.ts'
import type { Codes } from '../codes/codes.ts'
import type { Televisions } from '../codes/televisions.ts'
import type { Days } from '../daily/days.ts'
import { cookieIn, setCookies } from '../identity/cookie.ts'
import { type Guests, LINK_MS, meOf, type Newcomer } from '../identity/guests.ts'
import { bugOf, type Log } from '../process/log.ts'
import type { Metrics } from '../process/metrics.ts'
import type { Devices } from '../push/devices.ts'
import type { SolverService } from '../solve/solver-service.ts'
import type { IdentityRow } from '../store/store.ts'
import type { Tables } from '../tables/tables.ts'
import { Buckets } from './bucket.ts'
import { addressOf, type Door, isForeign, isSecure } from './origin.ts'

interface ApiDeps {
  readonly tables: Tables
  readonly guests: Guests
  readonly devices: Devices
  readonly days: Days
  readonly books: Books
  readonly codes: Codes
  readonly televisions: Televisions
  /** Null: this server does not solve tables. */
  readonly solver: SolverService | null
  readonly door: Door
  readonly log: Log
  readonly metrics: Metrics
  /** Requests per second and person, new guests per minute and address. */
  readonly limits: { readonly requests: number; readonly guests: number }
  now(): number
  /** The server's address on the network; null: none, or unknown. */
  origin(): string | null
}

/** A request and its guest. */
interface Asked<Name extends RouteName> {
  readonly guest: IdentityRow
  readonly body: BodyOf<Name>
  /** The `:id` or `:token` of the path. */
  readonly part: string
  readonly after: string | undefined
  readonly address: string
  readonly now: number
}

/** The guest of a request with a one-time link: it is about to become another guest, so none is created. */
const NOBODY: IdentityRow = { id: '', name: null, colour: null, created: 0, seen: 0 }

const NO_TABLE: Refusal = { code: 'no-such-table' }
const NO_TV: Refusal = { code: 'no-such-code' }

/** `cookie`: to set; null: to delete. */
type Done<Value> = { readonly answer: Value; readonly cookie?: string | null }
type Handler<Name extends RouteName> = (asked: Asked<Name>) => Promise<Result<Done<AnswerOf<Name>>, Refusal>>
type Handlers = { readonly [Name in RouteName]: Handler<Name> }

export function createApi(deps: ApiDeps): Hono {
  const gate = new Gate(deps)
  const handlers = handlersOf(deps)
  const api = new Hono()
  for (const name of Object.keys(ROUTES) as RouteName[]) {
    const { method, path } = ROUTES[name]
    api.on(method, path, (c) => gate.pass<RouteName>(c, name, handlers[name]))
  }
  api.all('/api/*', (c) => gate.refuse(c, { code: 'no-such-page' }))
  return api
}

function handlersOf(deps: ApiDeps): Handlers {
  return {
    ...tableHandlers(deps),
    ...guestHandlers(deps),
    ...dailyHandlers(deps),
    ...bookHandlers(deps),
    ...solverHandlers(deps),
  }
}

/** Tables, their codes, and televisions. */
function tableHandlers({ tables, codes, televisions }: ApiDeps) {
  return {
    createTable: async ({ guest, body }) => answer(await tables.create(guest.id, body), (id) => ({ id })),
    publicTables: async ({ after }) => answer(await tables.public(after)),
    table: async ({ guest, part }) => withId(part, NO_TABLE, async (id) => answer(await tables.facts(id, guest.id))),
    log: async ({ part }) => withId(part, NO_TABLE, async (id) => answer(await tables.log(id))),
    code: async ({ guest, part, address }) =>
      answer(await codes.find(part, { guest: guest.id, address }), (target) => ({ target })),
    openTv: async ({ guest }) => answer(await televisions.open(guest.id)),
    tv: async ({ part }) =>
      withId(part, NO_TV, async (id) => answer(await televisions.table(id), (table) => ({ table }))),
    showOnTv: async ({ part, body, guest }) =>
      withId(part, NO_TV, async (id) => answer(await televisions.show(id, body.table, guest.id))),
  } satisfies Partial<Handlers>
}

/** The guest: name, tables, data, notifications, and the link to another device. */
function guestHandlers({ tables, guests, devices, origin }: ApiDeps) {
  return {
    me: async ({ guest }) => good({ answer: { me: meOf(guest), origin: origin() } }),
    changeMe: async ({ guest, body }) => {
      const change = readChange(body)
      return change.ok ? answer(await guests.change(guest, change.value), (me) => ({ me: meOf(me) })) : change
    },
    deleteMe: async ({ guest }) => {
      const gone = await tables.forget(guest.id)
      return gone.ok ? good({ answer: {}, cookie: null }) : gone
    },
    myTables: async ({ guest }) => answer(await tables.mine(guest.id)),
    myData: async ({ guest }) => answer(await tables.export(guest.id)),
    push: async () => good({ answer: { key: devices.key } }),
    pushMe: async ({ guest, body, now }) => answer(await devices.add(guest.id, body, now)),
    pushMeNot: async ({ guest, body }) => answer(await devices.remove(guest.id, body.endpoint)),
    makeLink: async ({ guest, now }) => answer(await guests.link(guest, now), (token) => ({ token, left: LINK_MS })),
    useLink: async ({ part, now }) => {
      const used = await guests.useLink(part, now)
      return used.ok ? good({ answer: { me: meOf(used.value.guest) }, cookie: used.value.cookie }) : used
    },
  } satisfies Partial<Handlers>
}

/** Challenges of the day. */
function dailyHandlers({ days }: ApiDeps) {
  return {
    daily: async ({ guest, part }) => answer(await days.today(part, guest)),
    playDaily: async ({ guest, part, body, address }) => answer(await days.play(part, guest, body, address)),
    myDays: async ({ guest }) => answer(await days.mine(guest)),
    dailyResults: async ({ guest, part, after }) => answer(await days.results(part, guest, after)),
    friendsResults: async ({ guest, part }) => answer(await days.friends(part, guest)),
  } satisfies Partial<Handlers>
}

/** Logbooks of groups. */
function bookHandlers({ books }: ApiDeps) {
  return {
    createBook: async ({ guest, body, now }) => answer(await books.begin(guest, body, now)),
    book: async ({ guest, part }) => answer(await books.open(part, guest)),
    playBook: async ({ guest, part, body }) => answer(await books.play(part, guest, body)),
    unlockBook: async ({ guest, part, body }) => answer(await books.unlock(part, guest, body.choice)),
  } satisfies Partial<Handlers>
}

/** Exact chances; without a solver these pages do not exist. */
function solverHandlers({ solver }: ApiDeps) {
  return {
    judge: async ({ body }) => {
      if (solver === null) return bad({ code: 'no-such-page' })
      return answer(await solver.ask(body))
    },
    review: async ({ body }) => {
      if (solver === null) return bad({ code: 'no-such-page' })
      return answer(await solver.review(body))
    },
  } satisfies Partial<Handlers>
}

function answer<Value>(result: Result<Value, Refusal>): Result<Done<Value>, Refusal>
function answer<Value, Shown>(
  result: Result<Value, Refusal>,
  show: (value: Value) => Shown,
): Result<Done<Shown>, Refusal>
function answer<Value>(result: Result<Value, Refusal>, show: (value: Value) => unknown = (value) => value) {
  return result.ok ? good({ answer: show(result.value) }) : result
}

/** A malformed id gets the same answer as an unknown one, so that nothing is revealed. */
async function withId<Value>(
  part: string,
  unknown: Refusal,
  then: (id: string) => Promise<Result<Value, Refusal>>,
): Promise<Result<Value, Refusal>> {
  const id = readTableId(part)
  return id === null ? bad(unknown) : then(id)
}

function readChange({ name: typed, ...rest }: BodyOf<'changeMe'>) {
  if (typed === undefined) return good(rest)
  const name = readName(typed)
  return name.ok
    ? good({ ...rest, name: name.value })
    : bad({ code: 'name', why: name.fault, max: LIMITS.name } as const)
}

/** Authentication and rate limits of requests. */
class Gate {
  readonly #deps: ApiDeps
  readonly #people: Buckets
  readonly #addresses: Buckets
  readonly #newcomers: Buckets

  constructor(deps: ApiDeps) {
    this.#deps = deps
    const { requests, guests } = deps.limits
    this.#people = new Buckets({ perSecond: requests, burst: requests * 5 })
    this.#addresses = new Buckets({ perSecond: requests * 5, burst: requests * 25 })
    this.#newcomers = new Buckets({ perSecond: guests / 60, burst: guests })
  }

  async pass<Name extends RouteName>(c: Context, name: Name, handle: Handlers[Name]): Promise<Response> {
    try {
      const { door, now: clock } = this.#deps
      const now = clock()
      const headers = headersOf(c)
      if (c.req.method !== 'GET' && isForeign(door, headers)) return this.refuse(c, { code: 'foreign-origin' })
      const address = addressOf(door, headers, remoteOf(c))
      const wait = this.#addresses.take(address, now)
      if (wait > 0) return this.refuse(c, { code: 'too-fast', wait })
      const schema = ROUTES[name].body
      const text = schema === null ? good('') : await readText(c.req.raw)
      if (!text.ok && text.fault === 'too-large') return this.refuse(c, { code: 'too-large', limit: LIMITS.body })
      // The client has gone.
      if (!text.ok) return c.body(null, 400)
      const who = name === 'useLink' ? good({ guest: NOBODY }) : await this.#identify(c, name, address, now)
      if (!who.ok) return this.refuse(c, who.fault)
      const part = c.req.param('id') ?? c.req.param('token') ?? ''
      const read = schema === null ? good(null) : readBody(schema, text.value)
      if (!read.ok) return this.refuse(c, read.fault)
      const body = read.value as BodyOf<Name>
      const asked = { guest: who.value.guest, body, part, after: c.req.query('after'), address, now }
      const done = await handle(asked)
      if (!done.ok) return this.refuse(c, done.fault)
      if (done.value.cookie !== undefined) this.#set(c, done.value.cookie)
      return this.#answer(c, done.value.answer)
    } catch (error) {
      this.#deps.log.error(bugOf(error), 'a bug at a request')
      return this.refuse(c, { code: 'internal' })
    }
  }

  async #identify(
    c: Context,
    name: RouteName,
    address: string,
    now: number,
  ): Promise<Result<{ guest: IdentityRow }, Refusal>> {
    const sent = cookieIn(c.req.header('cookie'))
    const shown = await this.#deps.guests.identify(sent?.value ?? null, now)
    if (!shown.ok) return shown
    // An open page of a deleted guest gets an error; a new page gets a new guest.
    if (shown.value.kind === 'deleted' && name !== 'me') {
      this.#set(c, null)
      return bad({ code: 'no-identity' })
    }
    if (shown.value.kind !== 'known') return this.#welcome(c, address, now)
    const { guest, cookie } = shown.value
    const wait = this.#people.take(guest.id, now)
    if (wait > 0) return bad({ code: 'too-fast', wait })
    if (cookie !== null) this.#set(c, cookie)
    else if (sent?.isPlain && isSecure(this.#deps.door, headersOf(c))) this.#set(c, sent.value)
    return good({ guest })
  }

  async #welcome(c: Context, address: string, now: number): Promise<Result<Newcomer, Refusal>> {
    const wait = this.#newcomers.take(address, now)
    if (wait > 0) return bad({ code: 'too-fast', wait })
    const newcomer = await this.#deps.guests.welcome(now)
    if (newcomer.ok) this.#set(c, newcomer.value.cookie)
    return newcomer
  }

  #set(c: Context, cookie: string | null): void {
    for (const header of setCookies(cookie, isSecure(this.#deps.door, headersOf(c)))) {
      c.header('set-cookie', header, { append: true })
    }
  }

  #answer(c: Context, value: unknown): Response {
    c.header('cache-control', 'no-store')
    return typeof value === 'string' ? c.text(value) : c.json(value)
  }

  refuse(c: Context, refusal: Refusal): Response {
    this.#deps.metrics.refused(refusal.code)
    c.header('cache-control', 'no-store')
    if (refusal.code === 'too-fast') c.header('retry-after', String(Math.ceil(refusal.wait / 1000)))
    return c.json({ refusal }, statusOf(refusal) as ContentfulStatusCode)
  }
}

interface Incoming {
  readonly headers: IncomingHttpHeaders
  readonly socket: { readonly remoteAddress?: string }
}

function incomingOf(c: Context): Incoming | undefined {
  return (c.env as { incoming?: Incoming } | undefined)?.incoming
}

function headersOf(c: Context): IncomingHttpHeaders {
  return incomingOf(c)?.headers ?? c.req.header()
}

function remoteOf(c: Context): string | undefined {
  return incomingOf(c)?.socket.remoteAddress
}

/** A code unit has at most three bytes. */
const BYTES = LIMITS.body * 3

/** `too-large`: it was not read to its end. `aborted`: the client has gone before it was sent. */
type BodyFault = 'too-large' | 'aborted'

/** The body of a request as a text, never more of it than allowed. */
async function readText(request: Request): Promise<Result<string, BodyFault>> {
  if (Number(request.headers.get('content-length') ?? 0) > BYTES) return bad('too-large')
  if (request.body === null) return good('')
  const decoder = new TextDecoder()
  let [text, size] = ['', 0]
  try {
    for await (const chunk of request.body) {
      size += chunk.length
      if (size > BYTES) return bad('too-large')
      text += decoder.decode(chunk, { stream: true })
    }
  } catch {
    // Only the connection can fail here.
    return bad('aborted')
  }
  return good(text + decoder.decode())
}
