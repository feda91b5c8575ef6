/** Pages that lag behind: a whole server that speaks today's version and the one before, both made up, over real sockets. */
import * as v from 'valibot'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { WebSocket } from 'ws'
import { loadCatalog } from '../../engine/text/catalog.ts'
import { LANGS } from '../../engine/text/lang.ts'
import { CLOSES } from '../../protocol/protocol.ts'
import type { Refusal } from '../../protocol/refusals.ts'
import { loadProtocolText } from '../../protocol/text/catalog.ts'
import { explain } from '../../protocol/text/explain.ts'
import { type Fields, YESTERDAY } from '../../protocol/versions/older.testing.ts'
import type { Person } from '../soak/client.ts'
import { createTable, TestServer } from './test-server.ts'

const TODAY = 3

const testServer = new TestServer()
let anna: Person
let ben: Person
let id: string

beforeAll(async () => {
  await testServer.open({ versions: { today: TODAY, adapters: [YESTERDAY] } })
  ;[anna, ben] = [await testServer.person(), await testServer.person()]
  id = await createTable(anna)
})
afterAll(() => testServer.end())

/** A socket by itself: what it says and hears are texts. */
class Wire {
  readonly heard: Fields[] = []
  closed: { readonly code: number; readonly reason: string } | null = null
  readonly #socket: WebSocket
  #changed: () => void = () => {}

  constructor(person: Person) {
    this.#socket = new WebSocket(person.at(id).url, { headers: { cookie: person.cookie } })
    this.#socket.on('message', (data) => {
      this.heard.push(JSON.parse(String(data)))
      this.#changed()
    })
    this.#socket.on('close', (code, reason) => {
      this.closed = { code, reason: String(reason) }
      this.#changed()
    })
  }

  async hello(protocol: number): Promise<this> {
    await new Promise((resolve) => this.#socket.once('open', resolve))
    this.say({ kind: 'hello', protocol, seen: 0, takebacks: 0 })
    return this
  }

  say(message: object): void {
    this.#socket.send(JSON.stringify(message))
  }

  async until<Found>(find: () => Found | undefined | null): Promise<Found> {
    for (;;) {
      const found = find()
      if (found !== undefined && found !== null) return found
      await new Promise<void>((resolve) => {
        this.#changed = resolve
      })
    }
  }

  hears(kind: string, more: Fields = {}): Promise<Fields> {
    return this.until(() => this.heard.findLast((one) => one.kind === kind && v.is(v.object(literals(more)), one)))
  }

  leave(): void {
    this.#socket.close()
  }
}

function literals(fields: Fields) {
  return Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, v.literal(value as string)]))
}

describe('a page of the version before', () => {
  test('is welcomed, understood and told in its own words, beside one of today', async () => {
    const old = await new Wire(anna).hello(2)
    const welcome = await old.hears('welcome')
    expect([welcome.protocol, welcome.looking, welcome.watchers]).toEqual([2, 1, undefined])

    const today = await new Wire(ben).hello(TODAY)
    expect(await today.hears('welcome')).toMatchObject({ watchers: 2 })
    old.say({ kind: 'sit', id: 'a', seat: 1, name: 'Anna', colour: 'blue' })
    await old.hears('done', { id: 'a' })
    const sat = (await today.hears('facts')).table as { seats: Fields[] }
    expect(sat.seats[1]).toMatchObject({ kind: 'person', name: 'Anna' })

    // Its own word for a seat, which today's version does not know.
    old.say({ kind: 'rise', id: 'b', place: 1 })
    await old.hears('done', { id: 'b' })
    today.say({ kind: 'rise', id: 'c', place: 1 })
    expect(await today.hears('refused', { id: 'c' })).toMatchObject({ refusal: { code: 'malformed', path: 'seat' } })

    // What it has no word for is not sent to it, nor taken from it.
    await today.hears('watchers')
    old.say({ kind: 'rematch', id: 'd' })
    expect(await old.hears('refused', { id: 'd' })).toMatchObject({ refusal: { code: 'unknown-kind', got: 'rematch' } })
    old.say({ kind: 'ping', n: 7 })
    await old.hears('pong', { n: 7 })
    expect(old.heard.filter(({ kind }) => kind === 'watchers')).toEqual([])
    for (const wire of [old, today]) wire.leave()
  })

  test('is told goodbye when the server stops', async () => {
    const old = await new Wire(anna).hello(2)
    await old.hears('welcome')
    await testServer.close()
    expect(await old.hears('bye')).toMatchObject({ reason: 'stopping' })
    await testServer.open({ versions: { today: TODAY, adapters: [YESTERDAY] } })
  })
})

describe('a page that is too old, or newer than the server', () => {
  test.each([
    ['too old', 1],
    ['too new', 4],
  ])('%s: refused, closed, and told why in words', async (_, version) => {
    const wire = await new Wire(anna).hello(version)
    const closed = await wire.until(() => wire.closed)
    const refusal: Refusal = { code: 'unsupported-version', got: version, spoken: [3, 2] }
    expect(wire.heard).toEqual([
      { kind: 'refused', id: null, refusal },
      { kind: 'bye', reason: 'unsupported-version' },
    ])
    expect(closed).toEqual({ code: CLOSES['unsupported-version'].code, reason: 'unsupported-version' })
    expect(CLOSES['unsupported-version'].again).toBe('reload')
  })
})

test.each(LANGS)('the words for it, in %s, are right whichever of the two is older', async (lang) => {
  const text = await loadProtocolText(lang)
  const words = explain(text, { code: 'unsupported-version', got: 4, spoken: [3, 2] }, await loadCatalog(lang))
  expect(words).toMatch(/\p{L}{3,}.*\./u)
  expect(text.closes['unsupported-version']).toBe(words)
})
