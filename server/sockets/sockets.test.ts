/** The door alone, with fake tables behind it. server/e2e has the whole. */

import { createServer } from 'node:http'
import { type AddressInfo, connect as connectTcp } from 'node:net'
import { afterEach, beforeAll, describe, expect, test } from 'vitest'
import { bad, good, type Result, unwrap } from '../../engine/result.ts'
import type { Command } from '../../protocol/client.ts'
import { LIMITS, VERSION } from '../../protocol/protocol.ts'
import type { Refusal } from '../../protocol/refusals.ts'
import { SUPPORTED_VERSIONS } from '../../protocol/versions/adapt.ts'
import { COOKIE } from '../identity/cookie.ts'
import { Guests } from '../identity/guests.ts'
import { openLog } from '../process/log.ts'
import { Metrics } from '../process/metrics.ts'
import { Page, Person } from '../soak/client.ts'
import type { Connection, Subscriber, Tables } from '../tables/tables.ts'
import { memoryStore } from '../tables/testing/table.ts'
import { PAGE_SOCKET_LIMITS, type SocketLimits, Sockets } from './sockets.ts'

const TABLE = 'a234567a234567aa'
const HELLO = { kind: 'hello', protocol: VERSION, seen: 0, takebacks: 0 } as const
const PONG = '{"kind":"pong","n":1,"now":1}'
let guests: Guests
beforeAll(async () => {
  guests = unwrap(await Guests.open(memoryStore()))
})

/** A table that answers every command, and remembers who is there. */
class FakeTables {
  readonly commands: Command[] = []
  readonly present = new Set<Subscriber>()
  left = 0
  refusal: Refusal | null = null
  /** Resolved: the table has been loaded. */
  loaded: Promise<void> = Promise.resolve()
  obey: (subscriber: Subscriber, command: Command) => void = (subscriber, { id }) =>
    subscriber.send(`{"kind":"done","id":"${id}"}`)

  async connect(id: string, subscriber: Subscriber): Promise<Result<Connection, Refusal>> {
    await this.loaded
    if (id !== TABLE) return bad({ code: 'no-such-table' })
    if (this.refusal !== null) return bad(this.refusal)
    this.present.add(subscriber)
    subscriber.send(PONG)
    return good({
      command: (message: Command) => {
        this.commands.push(message)
        this.obey(subscriber, message)
      },
      leave: () => {
        if (this.present.delete(subscriber)) this.left++
      },
    })
  }
}

interface Doorway {
  readonly tables: FakeTables
  readonly sockets: Sockets
  readonly logged: string[]
  readonly metrics: Metrics
  person(): Promise<Person>
  /** A new guest who has said `hello`. */
  page(): Promise<Page>
}

const open: (() => Promise<void>)[] = []
afterEach(async () => {
  for (const close of open.splice(0)) await close()
})

async function doorway(limits: Partial<SocketLimits> = {}, now = Date.now): Promise<Doorway> {
  const [tables, logged, metrics] = [new FakeTables(), [] as string[], new Metrics()]
  const sockets = new Sockets({
    tables: tables as unknown as Tables,
    guests,
    relay: null,
    door: { proxies: 0, publicUrl: 'https://dice.example', tls: false },
    log: openLog('info', (line) => logged.push(line)),
    metrics,
    now,
    limits: {
      ...PAGE_SOCKET_LIMITS,
      messages: { perSecond: 1000, burst: 1000 },
      all: 100,
      ofAddress: 100,
      ofGuest: 100,
      ...limits,
    },
  })
  const server = createServer((_, response) => void response.end())
  server.on('upgrade', (request, socket, head) => sockets.upgrade(request, socket, head))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  open.push(async () => {
    await sockets.close()
    server.closeAllConnections()
    await new Promise((resolve) => server.close(resolve))
  })
  const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const person = async (): Promise<Person> => {
    return new Person(base, `${COOKIE}=${unwrap(await guests.welcome(Date.now())).cookie}`)
  }
  const page = async (): Promise<Page> => {
    const page = (await person()).at(TABLE)
    await page.open()
    const answered = page.next('pong')
    page.send(HELLO)
    await answered
    return page
  }
  return { tables, sockets, logged, metrics, person, page }
}

const status = (opening: Promise<unknown>): Promise<string> =>
  opening.then(
    () => 'opened',
    (error: Error) => /\d{3}/.exec(error.message)?.[0] ?? error.message,
  )

describe('an upgrade', () => {
  test('from a page of another address is refused', async () => {
    const at = await doorway()
    const page = (await at.person()).at(TABLE)
    const host = new URL(page.url).host
    expect(await status(page.open({ origin: 'http://evil.example' }))).toBe('403')
    expect(await status(page.open({ origin: 'null' }))).toBe('403')
    for (const origin of [`http://${host}`, 'https://dice.example']) {
      expect(await status(page.open({ origin })), origin).toBe('opened')
      await page.leave()
    }
    expect(at.sockets.size).toBe(0)
  })

  test('elsewhere than at a table is refused', async () => {
    const at = await doorway()
    const { base, cookie } = await at.person()
    for (const path of ['/', '/api/tables/socket', `/api/tables/${TABLE}`, `/api/tables/${TABLE}/socket/x`]) {
      const page = new Page(new Person(base, cookie), TABLE)
      Object.defineProperty(page, 'url', { value: base.replace('http', 'ws') + path })
      expect(await status(page.open()), path).toBe('404')
    }
  })

  test('too many from one address are refused, until one has gone', async () => {
    const at = await doorway({ ofAddress: 2 })
    const [one, two, three] = [await at.page(), await at.page(), (await at.person()).at(TABLE)]
    expect(await status(three.open())).toBe('429')
    await one.leave()
    expect(await status(three.open())).toBe('opened')
    await two.leave()
    await three.leave()
  })

  test('too many of all are refused', async () => {
    const at = await doorway({ all: 1 })
    await at.page()
    expect(await status((await at.person()).at(TABLE).open())).toBe('503')
  })

  test('that breaks off half-way harms nobody', async () => {
    const at = await doorway()
    const page = await at.page()
    const { port } = new URL(page.person.base)
    const socket = connectTcp(Number(port), '127.0.0.1')
    socket.on('error', () => {})
    const key = 'Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nSec-WebSocket-Version: 13\r\n'
    socket.write(
      `GET /api/tables/${TABLE}/socket HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n${key}\r\n`,
    )
    await new Promise((resolve) => socket.once('data', resolve))
    // A frame that is none: reserved bits, and no mask.
    socket.write(Buffer.from([0xff, 0x7f, 1, 2, 3, 4]))
    await new Promise((resolve) => socket.once('close', resolve))
    const answered = page.next('pong')
    page.send({ kind: 'ping', n: 1 })
    expect(await answered).toMatchObject({ n: 1 })
    expect(at.logged).toEqual([])
  })
})

describe('who it is', () => {
  test.each([
    ['none', ''],
    ['nonsense', `${COOKIE}=x`],
    ['one of another server', `${COOKIE}=${'a'.repeat(32)}.s44we8.${'A'.repeat(43)}`],
  ])('a cookie that is %s: the reason is told over the open socket', async (_, cookie) => {
    const at = await doorway()
    const page = new Person((await at.person()).base, cookie).at(TABLE)
    await page.open()
    page.send(HELLO)
    expect(await page.closed()).toBe('no-identity')
    expect(page.heard).toEqual([{ kind: 'bye', reason: 'no-identity' }])
    expect(at.tables.present.size).toBe(0)
  })

  test('one person has only so many', async () => {
    const at = await doorway({ ofGuest: 1 })
    const first = await at.page()
    const second = first.person.at(TABLE)
    await second.open()
    second.send(HELLO)
    expect(await second.closed()).toBe('too-many-sockets')
    await first.leave()
    await second.open()
    const answered = second.next('pong')
    second.send(HELLO)
    await answered
  })
})

describe('the first message', () => {
  const first = async (at: Doorway, text: string): Promise<Page> => {
    const page = (await at.person()).at(TABLE)
    await page.open()
    page.sendText(text)
    await page.closed()
    return page
  }

  test.each([
    ['{"kind":"start","id":"c1"}', 'c1', { code: 'no-hello' }, 'no-hello'],
    ['not json', null, { code: 'malformed', path: '' }, 'no-hello'],
    ['{"kind":"hello"}', null, { code: 'malformed', path: 'protocol' }, 'no-hello'],
    [
      JSON.stringify({ ...HELLO, protocol: 9 }),
      null,
      { code: 'unsupported-version', got: 9, spoken: SUPPORTED_VERSIONS },
      'unsupported-version',
    ],
    [' '.repeat(LIMITS.clientFrame + 1), null, { code: 'too-large', limit: LIMITS.clientFrame }, 'too-large'],
  ] as const)('%.60s', async (text, id, refusal, reason) => {
    const page = await first(await doorway(), text)
    expect(page.heard).toEqual([
      { kind: 'refused', id, refusal },
      { kind: 'bye', reason },
    ])
    expect(page.bye).toBe(reason)
  })

  test('of who has nothing to say is waited for, and not for ever', async () => {
    const page = (await (await doorway({ hello: 10 })).person()).at(TABLE)
    await page.open()
    expect(await page.closed()).toBe('no-hello')
  })

  test.each(['bbbbbbbbbbbbbbbb', 'x', '%00', TABLE.slice(1)])('to a table that is not there (%s)', async (table) => {
    const at = await doorway()
    const page = (await at.person()).at(table)
    await page.open()
    page.send(HELLO)
    expect(await page.closed()).toBe('no-such-table')
    expect(page.heard).toEqual([
      { kind: 'refused', id: null, refusal: { code: 'no-such-table' } },
      { kind: 'bye', reason: 'no-such-table' },
    ])
  })

  test('may be said once', async () => {
    const page = await (await doorway()).page()
    const refused = page.next('refused')
    page.send(HELLO)
    expect((await refused).refusal).toEqual({ code: 'no-hello' })
  })
})

/** A page that has said hello at a table that is being loaded. */
async function whileLoading() {
  const at = await doorway()
  const { promise, resolve: loaded } = Promise.withResolvers<void>()
  at.tables.loaded = promise
  const page = (await at.person()).at(TABLE)
  await page.open()
  page.send(HELLO)
  return { at, page, loaded }
}

describe('messages', () => {
  test('go to the table in their order, also those that came while it was loaded', async () => {
    const { at, page, loaded } = await whileLoading()
    const answers = [1, 2, 3].map((n) => page.command({ kind: 'start', id: `c${n}` }))
    page.send({ kind: 'ping', n: 7 })
    await page.until((message) => message.kind === 'pong' && message.n === 7)
    expect(at.tables.commands).toEqual([])
    loaded()
    expect((await Promise.all(answers)).map(({ id }) => id)).toEqual(['c1', 'c2', 'c3'])
    expect(at.tables.commands.map(({ id }) => id)).toEqual(['c1', 'c2', 'c3'])
  })

  test('how far away a page is: pings with a nonce of the server, which nobody can answer before they are asked', async () => {
    const at = await doorway()
    const page = (await at.person()).at(TABLE)
    const socket = await page.open()
    const nonces: string[] = []
    socket.on('ping', (data) => nonces.push(data.toString('hex')))
    page.send(HELLO)
    while (at.tables.present.size === 0) await new Promise((resolve) => setTimeout(resolve, 5))
    const [subscriber] = at.tables.present
    for (const guess of ['', '1', '00000000']) socket.pong(guess)
    expect(subscriber?.distance?.()).toBeNull()
    for (const n of [1, 2]) {
      const pinged = new Promise((resolve) => socket.once('ping', resolve))
      const answered = page.until((message) => message.kind === 'pong' && message.n === n)
      page.send({ kind: 'ping', n })
      await Promise.all([pinged, answered])
      while ((subscriber?.distance?.() ?? null) === null) await new Promise((resolve) => setTimeout(resolve, 1))
    }
    expect(subscriber?.distance?.()).toMatchObject({ delay: expect.any(Number) })
    expect(nonces.every((nonce) => nonce.length === 16)).toBe(true)
    expect(new Set(nonces).size).toBe(nonces.length)
  })

  test('who leaves while the table is loaded has left', async () => {
    const { at, page, loaded } = await whileLoading()
    const came = page.next('pong')
    page.send({ kind: 'ping', n: 1 })
    await came
    await page.leave()
    while (at.sockets.size > 0) await new Promise((resolve) => setTimeout(resolve, 5))
    loaded()
    await at.tables.loaded
    await new Promise((resolve) => setImmediate(resolve))
    expect([at.tables.present.size, at.tables.left]).toEqual([0, 1])
  })

  test.each([
    ['unknown', '{"kind":"dance","id":"c1"}', { code: 'unknown-kind', got: 'dance' }, 'c1'],
    ['without a field', '{"kind":"rise","id":"c1"}', { code: 'malformed', path: 'seat' }, 'c1'],
    ['no object', '[]', { code: 'malformed', path: '' }, null],
    [
      'too large',
      JSON.stringify({ kind: 'start', id: 'c1', more: 'x'.repeat(LIMITS.clientFrame) }),
      { code: 'too-large', limit: LIMITS.clientFrame },
      null,
    ],
  ] as const)('%s: refused, and the line stays open', async (_, text, refusal, id) => {
    const at = await doorway()
    const page = await at.page()
    const refused = page.next('refused')
    page.sendText(text)
    expect(await refused).toEqual({ kind: 'refused', id, refusal })
    expect(at.tables.commands).toEqual([])
    expect((await page.command({ kind: 'start' })).kind).toBe('done')
    expect(await at.metrics.text()).toContain(`iacta_refusals_total{code="${refusal.code}"} 1`)
  })

  test('too many that cannot be read: closed', async () => {
    const page = await (await doorway()).page()
    for (let i = 0; i < LIMITS.faults; i++) page.sendText('?')
    expect(await page.closed()).toBe('faulty')
    expect(page.heard?.filter(({ kind }) => kind === 'refused').length).toBe(LIMITS.faults)
  })

  test('binary ones cannot be read', async () => {
    const page = await (await doorway()).page()
    const refused = page.next('refused')
    page.socket?.send(Buffer.from('{"kind":"ping","n":1}'))
    expect((await refused).refusal).toEqual({ code: 'malformed', path: '' })
  })

  test('far too large: closed without being read', async () => {
    const page = await (await doorway()).page()
    page.sendText('x'.repeat(LIMITS.clientFrame * 3 + 1))
    expect(await page.closed()).toBe('too-large')
  })
})

describe('too fast', () => {
  const began = Date.now()
  const still = (): number => began

  test('refused first; who goes on is closed, and the others notice nothing', async () => {
    const at = await doorway({ messages: { perSecond: 1, burst: 5 }, strikes: 3 }, still)
    const [fast, calm] = [await at.page(), await at.page()]
    const answers: unknown[] = []
    for (let i = 0; i < 20; i++)
      void fast.command({ kind: 'start', id: `c${i}` }).then((answer) => answers.push(answer))
    expect(await fast.closed()).toBe('too-fast')
    expect(at.tables.commands.length).toBe(5)
    const refusals = fast.heard?.flatMap((message) => (message.kind === 'refused' ? [message] : [])) ?? []
    expect(refusals.map(({ id }) => id)).toEqual(['c5', 'c6', 'c7'])
    expect(refusals[0]?.refusal).toMatchObject({ code: 'too-fast', wait: expect.any(Number) })
    expect((await calm.command({ kind: 'start' })).kind).toBe('done')
  })

  test('pings count as well', async () => {
    const page = await (await doorway({ messages: { perSecond: 1, burst: 2 }, strikes: 2 }, still)).page()
    for (let n = 0; n < 20; n++) page.send({ kind: 'ping', n })
    expect(await page.closed()).toBe('too-fast')
  })
})

test('silence: closed', async () => {
  let now = Date.now()
  const page = await (await doorway({ silence: 1000 }, () => now)).page()
  now += 1001
  expect(await page.closed()).toBe('silent')
})

test('who does not take what it is sent is closed, and its memory is given back', async () => {
  const at = await doorway({ backlog: 2 ** 20, farewell: 50 })
  const [slow, quick] = [await at.page(), await at.page()]
  const [subscriber] = at.tables.present
  slow.socket?.pause()
  const frame = JSON.stringify({
    kind: 'said',
    seat: 0,
    what: { kind: 'phrase', phrase: 'nice-throw' },
    x: 'x'.repeat(2 ** 18),
  })
  for (let i = 0; i < 200 && at.tables.left === 0; i++) {
    subscriber?.send(frame)
    await new Promise((resolve) => setImmediate(resolve))
  }
  expect(at.tables.left).toBe(1)
  expect(await at.metrics.text()).toContain('iacta_closed_sockets_total{reason="slow"} 1')
  while (at.sockets.size > 1) await new Promise((resolve) => setTimeout(resolve, 10))
  expect((await quick.command({ kind: 'start' })).kind).toBe('done')
  slow.socket?.terminate()
})

describe('bugs', () => {
  test('of a table end that line alone, and are logged without what was said', async () => {
    const at = await doorway()
    const [unlucky, other] = [await at.page(), await at.page()]
    at.tables.obey = () => {
      throw new Error('secret words')
    }
    unlucky.send({ kind: 'start', id: 'c1' })
    expect(await unlucky.closed()).toBe('internal')
    at.tables.obey = (subscriber, { id }) => subscriber.send(`{"kind":"done","id":"${id}"}`)
    expect((await other.command({ kind: 'start' })).kind).toBe('done')
    expect(at.logged.length).toBe(1)
    expect(at.logged[0]).toContain('"msg":"a bug on a socket"')
    expect(at.logged[0]).not.toContain('secret words')
  })

  test('while it is loaded: the same', async () => {
    const at = await doorway()
    at.tables.loaded = Promise.reject(new Error('no'))
    at.tables.loaded.catch(() => {})
    const page = (await at.person()).at(TABLE)
    await page.open()
    page.send(HELLO)
    expect(await page.closed()).toBe('internal')
  })
})

describe('a refused hello', () => {
  test.each([
    [{ code: 'gone' }, 'gone'],
    [{ code: 'storage' }, 'storage'],
    [{ code: 'stopping' }, 'stopping'],
    [{ code: 'moved' }, 'moved'],
    [{ code: 'internal' }, 'internal'],
  ] as const)('%j', async (refusal, reason) => {
    const at = await doorway()
    at.tables.refusal = refusal
    const page = (await at.person()).at(TABLE)
    await page.open()
    page.send(HELLO)
    expect(await page.closed()).toBe(reason)
  })
})

test('stopping: everybody is told when to come back, nobody comes in', async () => {
  const at = await doorway()
  const pages = [await at.page(), await at.page()]
  const late = (await at.person()).at(TABLE)
  await at.sockets.close()
  for (const page of pages) {
    expect(await page.closed()).toBe('stopping')
    expect(page.heard?.at(-1)).toEqual({ kind: 'bye', reason: 'stopping', after: 500 })
  }
  expect(await status(late.open())).toBe('503')
  expect([at.sockets.size, at.tables.left]).toEqual([0, 2])
})

test('times to the answer are counted', async () => {
  const at = await doorway()
  const page = await at.page()
  await page.command({ kind: 'start' })
  await page.command({ kind: 'start' })
  expect(await at.metrics.text()).toContain('iacta_command_seconds_count 2')
})
