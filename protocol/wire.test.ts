import fc from 'fast-check'
import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import type { OptionFault } from '../engine/options.ts'
import { good } from '../engine/result.ts'
import { CLIENT, type ClientMessage } from './client.ts'
import { name } from './facts.ts'
import { type AnswerOf, type BodyOf, failure, fill, ROUTES, SOCKET_PATH } from './http.ts'
import { checkMessage, readAnswer, readBody, readClient, readServer, writeClient, writeServer } from './parse.ts'
import { LIMITS } from './protocol.ts'
import { REFUSAL_CODES, REFUSALS, type Refusal, refusal, statusOf } from './refusals.ts'
import { commandId, ruleRef } from './schema.ts'
import { SERVER, type ServerMessage } from './server.ts'

type Any = fc.Arbitrary<unknown>

/** What a schema says of itself, as far as these tests need it. */
interface Told {
  readonly type: string
  readonly entries: Record<string, v.GenericSchema>
  readonly item: v.GenericSchema
  readonly key: v.GenericSchema
  readonly value: v.GenericSchema
  readonly wrapped: v.GenericSchema
  readonly literal: unknown
  readonly options: readonly unknown[]
  readonly pipe?: readonly { readonly type: string; readonly requirement: unknown }[]
}

const json = fc.jsonValue().map((value): unknown => JSON.parse(JSON.stringify(value)))

/** Values that a schema lets through, for every schema of the protocol: a new message is tested without a new line here. */
function valuesOf(schema: v.GenericSchema): Any {
  const is = (special: unknown): boolean => special === schema
  if (is(name)) return fc.constantFrom('Anna', 'Zoë', '李小龙', '🎲 Luca', 'x'.repeat(LIMITS.name))
  if (is(ruleRef)) return fc.constantFrom('R7', 'S3', 'B12', 'R8a')
  if (is(refusal)) return fc.oneof(...REFUSAL_CODES.map((code) => valuesOf(REFUSALS[code])))
  return plainValues(schema as unknown as Told)
}

function plainValues(told: Told): Any {
  const limit = (type: string, otherwise: number): number =>
    (told.pipe?.find((action) => action.type === type)?.requirement as number | undefined) ?? otherwise
  const [min, max] = [limit('min_value', -1e9), limit('max_value', 1e9)]
  const bounded = told.pipe?.some(({ type }) => type === 'min_value') === true
  const [minLength, maxLength] = [limit('min_length', 0), Math.min(8, limit('max_length', 8))]
  const pattern = told.pipe?.find(({ type }) => type === 'regex')?.requirement as RegExp | undefined
  switch (told.type) {
    case 'object':
      return objectsOf(told.entries)
    case 'string':
      return pattern === undefined ? fc.string({ minLength, maxLength, unit: 'binary' }) : fc.stringMatching(pattern)
    case 'number':
      return told.pipe?.some(({ type }) => type === 'integer')
        ? fc.integer({ min, max })
        : fc.double({ noNaN: true, noDefaultInfinity: true, ...(bounded ? { min, max } : {}) }).map((n) => n + 0)
    case 'boolean':
      return fc.boolean()
    case 'literal':
      return fc.constant(told.literal)
    case 'picklist':
      return fc.constantFrom(...told.options)
    case 'array':
      return fc.array(valuesOf(told.item), { minLength, maxLength })
    case 'nullable':
      return fc.option(valuesOf(told.wrapped))
    case 'variant':
    case 'union':
      return fc.oneof(...told.options.map((option) => valuesOf(option as v.GenericSchema)))
    case 'record':
      return fc.dictionary(fc.stringMatching(/^[a-z]{1,8}$/), valuesOf(told.value), { noNullPrototype: true })
    case 'unknown':
      return json
    default:
      throw new Error(`no values for ${told.type}`)
  }
}

function objectsOf(entries: Told['entries']): Any {
  const optional = (schema: v.GenericSchema): boolean => (schema as unknown as Told).type === 'exact_optional'
  const inner = (schema: v.GenericSchema) => (optional(schema) ? (schema as unknown as Told).wrapped : schema)
  const values = Object.entries(entries).map(([key, schema]) => [key, valuesOf(inner(schema))])
  const requiredKeys = Object.keys(entries).filter((key) => !optional(entries[key] as v.GenericSchema))
  return fc.record<Record<string, unknown>>(Object.fromEntries(values), { requiredKeys, noNullPrototype: true })
}

const runs = { numRuns: 60 }

describe('what is written is read again', () => {
  test.each(Object.entries(CLIENT))('%s from a page', (_, schema) => {
    const same = (message: unknown): void =>
      void expect(readClient(writeClient(message as ClientMessage))).toEqual(good(message))
    fc.assert(fc.property(valuesOf(schema), same), runs)
  })

  test.each(Object.entries(SERVER))('%s from the server', (_, schema) => {
    const same = (message: unknown): void =>
      void expect(readServer(writeServer(message as ServerMessage))).toEqual(good(message))
    fc.assert(fc.property(valuesOf(schema), same), runs)
  })

  test.each(REFUSAL_CODES)('refusal %s', (code) => {
    const same = (given: unknown): void => void expect(v.parse(refusal, given)).toEqual(given)
    fc.assert(fc.property(valuesOf(REFUSALS[code]), same), { numRuns: 20 })
    expect(statusOf({ code } as never)).toBeGreaterThanOrEqual(400)
  })

  const BODIES = Object.entries({ ...ROUTES, failure: { body: null, answer: failure } }).flatMap(([name, route]) =>
    [route.body, route.answer].filter((one) => one !== null && one !== 'text').map((one) => [name, one] as const),
  )
  test.each(BODIES)('%s over HTTP', (_, schema) => {
    const same = (body: unknown): void =>
      void expect(readBody(schema, JSON.stringify(body), 2 ** 24)).toEqual(good(body))
    fc.assert(fc.property(valuesOf(schema), same), runs)
  })
})

const anyMessage = fc.oneof(...[...Object.values(CLIENT), ...Object.values(SERVER)].map((schema) => valuesOf(schema)))

/** The same message with something odd in one place. */
const damaged = fc
  .tuple(anyMessage, fc.nat(), fc.oneof(json, fc.constantFrom(-0, 1e308, '\u202e', '\0', 2 ** 53)))
  .map(([message, where, odd]) => {
    const text = JSON.stringify(message)
    const parts = text.split(/(?<=[,:[{])/)
    parts.splice(where % parts.length, 1, `${JSON.stringify(odd)},`)
    return where % 3 === 0
      ? text.slice(0, where % text.length)
      : where % 3 === 1
        ? parts.join('')
        : swapped(message, where, odd)
  })

function swapped(message: unknown, where: number, odd: unknown): string {
  const fields = Object.keys(message as object)
  return JSON.stringify({ ...(message as object), [fields[where % fields.length] as string]: odd })
}

describe('whatever comes', () => {
  const readers = [
    [readClient, CLIENT],
    [readServer, SERVER],
  ] as const
  /** It is read, and then is whole; or its sender can be told why not. */
  const answered = (text: string): void => {
    for (const [read, kinds] of readers) {
      const found = read(text)
      if (found.ok) expect(checkMessage(kinds, found.value)).toEqual(found)
      else {
        const answer: ServerMessage = { kind: 'refused', ...found.fault }
        expect(readServer(writeServer(answer))).toEqual(good(answer))
      }
    }
  }

  const numRuns = process.env.SOAK ? 100_000 : 2500
  test('damaged messages', () => fc.assert(fc.property(damaged, answered), { numRuns }))
  test('any JSON', () => fc.assert(fc.property(fc.json(), answered), { numRuns }))
  test('any text', () => fc.assert(fc.property(fc.string({ unit: 'binary' }), answered), { numRuns }))

  test('damage is done: most of it is refused, some of it is harmless', () => {
    const read = fc.sample(damaged, 500).map((text) => readClient(text).ok || readServer(text).ok)
    expect(read.filter((ok) => !ok).length).toBeGreaterThan(250)
  })

  test('much too deep', () => {
    for (const [open, close] of [
      ['[', ']'],
      ['{"a":', '}'],
    ] as const) {
      const deep = `${open.repeat(50_000)}1${close.repeat(50_000)}`
      answered(deep)
      answered(`{"kind":"ping","n":${deep}}`)
      answered(`{"kind":"lines","from":1,"lines":[],"clocks":[],"views":[{"seat":0,"state":${deep}}]}`)
      answered(`{"kind":"start","id":"a","x":${open.repeat(600)}1${close.repeat(600)}}`)
    }
  })

  test('size comes first', () => {
    const ping = '{"kind":"ping","n":1}'
    expect(readClient(ping.padEnd(LIMITS.clientFrame))).toEqual(good({ kind: 'ping', n: 1 }))
    const fault = { id: null, refusal: { code: 'too-large', limit: LIMITS.clientFrame } }
    expect(readClient(ping.padEnd(LIMITS.clientFrame + 1))).toEqual({ ok: false, fault })
    expect(readServer(' '.repeat(LIMITS.serverFrame + 1))).toMatchObject({ fault: { refusal: { code: 'too-large' } } })
    expect(readBody(ROUTES.createTable.body, ' '.repeat(LIMITS.body + 1))).toMatchObject({
      fault: { code: 'too-large' },
    })
  })

  test.each([
    ['', null, { code: 'malformed', path: '' }],
    ['[]', null, { code: 'malformed', path: '' }],
    ['null', null, { code: 'malformed', path: '' }],
    ['{"id":"a"}', 'a', { code: 'malformed', path: 'kind' }],
    ['{"kind":7,"id":"a"}', 'a', { code: 'malformed', path: 'kind' }],
    ['{"kind":"dance","id":"a"}', 'a', { code: 'unknown-kind', got: 'dance' }],
    ['{"kind":"dance\\u202e","id":"\\u202e"}', null, { code: 'unknown-kind', got: 'dance\ufffd' }],
    ['{"kind":"__proto__"}', null, { code: 'unknown-kind', got: '__proto__' }],
    ['{"kind":"constructor"}', null, { code: 'unknown-kind', got: 'constructor' }],
    ['{"__proto__":{"kind":"ping","n":1}}', null, { code: 'malformed', path: 'kind' }],
    ['{"kind":"ping","__proto__":{"n":1}}', null, { code: 'malformed', path: 'n' }],
    ['{"kind":"ping","n":-0}', null, { code: 'malformed', path: 'n' }],
    ['{"kind":"ping","n":1.5}', null, { code: 'malformed', path: 'n' }],
    ['{"kind":"ping","n":1e999}', null, { code: 'malformed', path: 'n' }],
    ['{"kind":"start","id":""}', null, { code: 'malformed', path: 'id' }],
    [`{"kind":"start","id":"${'a'.repeat(41)}"}`, null, { code: 'malformed', path: 'id' }],
    ['{"kind":"rise","id":"a","seat":"0"}', 'a', { code: 'malformed', path: 'seat' }],
    ['{"kind":"rise","id":"a","seat":100}', 'a', { code: 'malformed', path: 'seat' }],
    ['{"kind":"sit","id":"a","seat":0,"name":"A","colour":"mauve"}', 'a', { code: 'malformed', path: 'colour' }],
    [
      '{"kind":"say","id":"a","seat":0,"what":{"kind":"phrase","phrase":"x"}}',
      'a',
      { code: 'malformed', path: 'what.phrase' },
    ],
    ['{"kind":"commit","id":"a","seat":0,"round":1,"hash":"AB"}', 'a', { code: 'malformed', path: 'hash' }],
  ] as const)('%s', (text, id, expected) => {
    expect(readClient(text)).toEqual({ ok: false, fault: { id, refusal: expected } })
  })
})

test('unknown fields are left out', () => {
  const text = '{"kind":"move","id":"a","seat":0,"question":1,"move":"pass","more":[1],"__proto__":{"host":true}}'
  const message = { kind: 'move', id: 'a', seat: 0, question: 1, move: 'pass' }
  const read = readClient(text)
  expect(read).toEqual(good(message))
  expect('host' in (read as { value: object }).value).toBe(false)
})

test('a page understands that it was refused, whatever the code', () => {
  const read = (given: object) => readServer(JSON.stringify({ kind: 'refused', id: 'a', refusal: given }))
  const other = (got: string) => good({ kind: 'refused', id: 'a', refusal: { code: 'other', got } })
  expect(read({ code: 'of-tomorrow', more: 1 })).toEqual(other('of-tomorrow'))
  expect(read({ code: 'illegal', rule: 7 })).toEqual(other('illegal'))
  expect(read({ code: 'toString' })).toEqual(other('toString'))
  expect(readServer('{"kind":"bye","reason":"of-tomorrow"}')).toEqual(good({ kind: 'bye', reason: 'internal' }))
})

test('an address is filled in, and an answer may be larger than a request', () => {
  expect(fill(SOCKET_PATH, 'k3j7')).toBe('/api/tables/k3j7/socket')
  expect(fill(ROUTES.useLink.path, '../a$&')).toBe('/api/link/..%2Fa%24%26')
  const padded = '{"id":"k3j7qm2xw5tbn4ra"}'.padEnd(LIMITS.body + 1)
  expect(readAnswer(ROUTES.createTable.answer, padded)).toEqual(good({ id: 'k3j7qm2xw5tbn4ra' }))
  const tooLarge = { code: 'too-large', limit: LIMITS.serverFrame }
  expect(readAnswer(ROUTES.me.answer, ' '.repeat(LIMITS.serverFrame + 1))).toEqual({ ok: false, fault: tooLarge })
})

test('what HTTP and socket messages are typed as', () => {
  const table: BodyOf<'createTable'> = { game: 'a', options: {}, seats: 2, clock: { kind: 'none' }, listed: true }
  const log: AnswerOf<'log'> = 'iacta 1'
  const options = (fault: OptionFault): Refusal => ({ code: 'options', fault })
  // @ts-expect-error a field is missing
  const rise: ClientMessage = { kind: 'rise', id: 'a' }
  // @ts-expect-error no such code
  const no: Refusal = { code: 'because' }
  // @ts-expect-error a code without its field
  const illegal: Refusal = { code: 'illegal' }
  expect([table, log, options, rise, no, illegal].length).toBe(6)
})

test('no kind means one thing to a page and another to a server', () => {
  expect(Object.keys(CLIENT).filter((kind) => Object.hasOwn(SERVER, kind))).toEqual([])
})

test('a command is what has an id', () => {
  const ids = Object.values(CLIENT).filter(({ entries }) => 'id' in entries && entries.id === commandId)
  expect(ids.length).toBe(Object.keys(CLIENT).length - 2)
})
