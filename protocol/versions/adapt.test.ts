/** Pages of older versions: some that are made up, to prove the seam, and those that there were. */
import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { good, unwrap } from '../../engine/result.ts'
import { writeServer } from '../parse.ts'
import { LIMITS, VERSION } from '../protocol.ts'
import { count } from '../schema.ts'
import type { ServerMessage } from '../server.ts'
import { ADAPTERS, type Adapter, codecFor, greet, SUPPORTED_VERSIONS, type VersionCodec } from './adapt.ts'
import { type Fields, YESTERDAY } from './older.testing.ts'

/** The day before: `ping` counted in `count`, and what was said was called `heard`. */
const ONE: Adapter = {
  version: 1,
  client: { ...YESTERDAY.client, ping: v.object({ kind: v.literal('ping'), count }) },
  up: (message) => {
    const { count, ...rest } = message as Fields
    return count === undefined ? rest : { ...rest, n: count }
  },
  down: (message) => ((message as Fields).kind === 'said' ? { ...(message as Fields), kind: 'heard' } : message),
}

const OLDER = [YESTERDAY, ONE]
const codec = (version: number): VersionCodec => codecFor(version, 3, OLDER) as VersionCodec
const hello = (protocol: unknown) => JSON.stringify({ kind: 'hello', protocol, seen: 0, takebacks: 0 })
const said = { kind: 'said', seat: 1, what: { kind: 'phrase', phrase: 'hello' } } as const

describe('pages of three versions', () => {
  test('each is read in its own words', () => {
    const rise = good({ kind: 'rise', id: 'a', seat: 2 })
    expect(codec(3).read('{"kind":"rise","id":"a","seat":2}')).toEqual(rise)
    expect(codec(2).read('{"kind":"rise","id":"a","place":2}')).toEqual(rise)
    expect(codec(1).read('{"kind":"rise","id":"a","place":2}')).toEqual(rise)
    expect(codec(2).read('{"kind":"ping","n":4}')).toEqual(good({ kind: 'ping', n: 4 }))
    expect(codec(1).read('{"kind":"ping","count":4}')).toEqual(good({ kind: 'ping', n: 4 }))
  })

  test('and held to them', () => {
    const refused = (refusal: object, id: string | null) => ({ ok: false, fault: { id, refusal } })
    const noPlace = refused({ code: 'malformed', path: 'place' }, 'a')
    expect(codec(2).read('{"kind":"rise","id":"a","seat":2}')).toEqual(noPlace)
    expect(codec(1).read('{"kind":"ping","n":4}')).toEqual(refused({ code: 'malformed', path: 'count' }, null))
    expect(codec(2).read('{"kind":"rematch","id":"a"}')).toEqual(refused({ code: 'unknown-kind', got: 'rematch' }, 'a'))
    expect(codec(3).read('{"kind":"rematch","id":"a"}').ok).toBe(true)
    const large = refused({ code: 'too-large', limit: LIMITS.clientFrame }, null)
    expect(codec(1).read(' '.repeat(LIMITS.clientFrame + 1))).toEqual(large)
  })

  test('each is told in its own words', () => {
    const told = (version: number) => JSON.parse(codec(version).write(said) as string)
    expect(told(3)).toEqual(said)
    expect(told(2)).toEqual({ kind: 'said', place: 1, what: said.what })
    expect(told(1)).toEqual({ kind: 'heard', place: 1, what: said.what })
  })

  test('what a version has no word for is not sent to it', () => {
    const watchers = { kind: 'watchers', count: 2 } as const
    expect(codec(3).write(watchers)).toBe('{"kind":"watchers","count":2}')
    expect(codec(2).write(watchers)).toBeNull()
    expect(codec(1).write(watchers)).toBeNull()
  })

  test('the welcome names the version that is spoken', () => {
    const welcome = { kind: 'welcome', protocol: 3 } as never
    expect(JSON.parse(codec(1).write(welcome) as string)).toEqual({ kind: 'welcome', protocol: 1 })
  })
})

describe('the first message', () => {
  test.each([3, 2, 1])('version %i is greeted', (version) => {
    const greeting = greet(hello(version), 3, OLDER)
    expect(greeting).toMatchObject(good({ hello: { protocol: version, seen: 0 }, codec: { version } }))
  })

  test.each([
    [hello(4), { id: null, refusal: { code: 'unsupported-version', got: 4, spoken: [3, 2, 1] } }],
    [hello(0), { id: null, refusal: { code: 'malformed', path: 'protocol' } }],
    [hello('1'), { id: null, refusal: { code: 'malformed', path: 'protocol' } }],
    ['{"kind":"hello"}', { id: null, refusal: { code: 'malformed', path: 'protocol' } }],
    ['{"kind":"hello","protocol":3}', { id: null, refusal: { code: 'malformed', path: 'seen' } }],
    ['{"kind":"start","id":"a"}', { id: 'a', refusal: { code: 'no-hello' } }],
    ['{"kind":"start","id":7}', { id: null, refusal: { code: 'no-hello' } }],
    ['hello', { id: null, refusal: { code: 'malformed', path: '' } }],
    ['null', { id: null, refusal: { code: 'malformed', path: '' } }],
    [hello(3).padEnd(LIMITS.clientFrame + 1), { id: null, refusal: { code: 'too-large', limit: LIMITS.clientFrame } }],
  ])('%.40s', (text, fault) => {
    expect(greet(text, 3, OLDER)).toEqual({ ok: false, fault })
  })
})

test('today: one version for each adapter, without a gap', () => {
  expect(SUPPORTED_VERSIONS).toEqual(Array.from({ length: ADAPTERS.length + 1 }, (_, i) => VERSION - i))
  expect(SUPPORTED_VERSIONS.every((version) => codecFor(version) !== null)).toBe(true)
  expect(codecFor(VERSION + 1)).toBeNull()
  expect(greet(hello(VERSION)).ok).toBe(true)
  expect(greet(hello(VERSION + 1))).toMatchObject({ fault: { refusal: { spoken: SUPPORTED_VERSIONS } } })
})

test('a page of this version that still answers pongs by number is understood', () => {
  const ping = codecFor(VERSION)?.read('{"kind":"ping","n":4,"hidden":true,"echo":3}')
  expect(ping).toEqual(good({ kind: 'ping', n: 4, hidden: true }))
})

test('a page that does not know what was said in a race is not told', () => {
  const greeted = greet(`{"kind":"hello","protocol":${VERSION},"seen":0,"takebacks":0}`)
  const codec = greeted.ok ? greeted.value.codec : null
  const line = '1 take red @945 seen @1000'
  const message = { kind: 'lines', from: 3, lines: [`${line} said @0`], clocks: [] } as const
  expect(codec?.isPlain(JSON.stringify(message))).toBe(false)
  expect(JSON.parse(codec?.write(message) ?? '').lines).toEqual([line])
})

describe('version 1, which knew no races', () => {
  const old = codecFor(1) as VersionCodec

  test('its grabs have no time, and it never says that it has read', () => {
    const move = { kind: 'move', id: 'a', seat: 0, question: 2, move: 'take red' }
    expect(old.read(JSON.stringify({ ...move, race: { line: 3, at: 0 } }))).toEqual(good(move))
    expect(old.read('{"kind":"read","id":"a","line":3}')).toMatchObject({
      fault: { refusal: { code: 'unknown-kind' } },
    })
  })

  test('it is not told of races, and passes over what counts for nothing', () => {
    const race = { line: 3, show: 5, begins: 5, locked: [], lost: [] }
    expect(old.write({ kind: 'race', race })).toBeNull()
    expect(old.write({ kind: 'late', late: { seat: 0, move: 'take red', at: 2, first: 1, firstAt: 1 } })).toBeNull()
    const lines = ['void throw 1', 'throw 2', { chosen: 1 }]
    const told = JSON.parse(old.write({ kind: 'lines', from: 3, lines, clocks: [] }) ?? '')
    expect(told.lines).toEqual(['fair void throw 1', 'throw 2', { chosen: 1 }])
  })
})

test('a page that reads no events gets them as lines to pass over', () => {
  const lines = ['out 1 left', 'throw 2', 'end agreed', { chosen: 1 }] as const
  const message = { kind: 'lines', from: 1, lines, clocks: [] } as const
  const written = (hello: string) => {
    const { codec } = unwrap(greet(hello))
    const frame = writeServer(message)
    return { plain: codec.isPlain(frame), lines: JSON.parse(codec.write(message) ?? '').lines }
  }
  const told = ['fair out 1 left', 'throw 2', 'fair end agreed', { chosen: 1 }]
  expect(written('{"kind":"hello","protocol":2,"seen":0,"takebacks":0,"events":true}')).toEqual({ plain: true, lines })
  expect(written('{"kind":"hello","protocol":2,"seen":0,"takebacks":0}')).toEqual({ plain: false, lines: told })
  expect(written('{"kind":"hello","protocol":1,"seen":0,"takebacks":0}')).toEqual({ plain: false, lines: told })
})

test('a page that reads no events gets names of at most 24 code points', () => {
  const family = '👨\u200d👩\u200d👧\u200d👦'
  const name = `Rossi ${family.repeat(4)}`
  const seats = [{ kind: 'person', name, colour: null, here: true, handed: false, missed: 0 }] as const
  const message = { kind: 'facts', table: { seats }, clocks: [] } as unknown as ServerMessage
  const read = (hello: string) => {
    const { codec } = unwrap(greet(hello))
    const told = JSON.parse(codec.write(message) ?? '') as { readonly table: { readonly seats: typeof seats } }
    return { plain: codec.isPlain(writeServer(message)), name: told.table.seats[0].name }
  }
  expect(read('{"kind":"hello","protocol":2,"seen":0,"takebacks":0,"events":true}')).toEqual({ plain: true, name })
  const short = `Rossi ${family.repeat(2)}`
  expect(read('{"kind":"hello","protocol":2,"seen":0,"takebacks":0}')).toEqual({ plain: false, name: short })
})
