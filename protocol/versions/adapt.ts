/**
 * Older pages: an installed page may lag behind the server by a version. Each older version has one adapter to the next; a page that is two
 * versions behind goes through two. `CLIENT` and `SERVER` are the current version only.
 */
import * as v from 'valibot'
import { parseJson } from '../../engine/json.ts'
import { asFair, asFirstRelease, isVoid } from '../../engine/log.ts'
import { bad, good, type Result } from '../../engine/result.ts'
import { CLIENT, type ClientMessage, type Hello } from '../client.ts'
import type { Line } from '../facts.ts'
import { nameForOlder } from '../names.ts'
import { checkMessage, type Kinds, type ReadFault, readMessage, writeServer } from '../parse.ts'
import { LIMITS, VERSION } from '../protocol.ts'
import type { RefusalOf } from '../refusals.ts'
import { commandId, count, seat, text, version as versionNumber } from '../schema.ts'
import type { ServerMessage } from '../server.ts'

/** One older version, by its difference to the next. Messages are plain JSON with a `kind`. */
export interface Adapter {
  readonly version: number
  /** The schemas of its pages' messages, by kind. */
  readonly client: Kinds
  /** Converts a message of its page, checked by `client`, to the next version. */
  up(message: unknown): unknown
  /** Converts a message of the next version to this one; null: this version has no such message. */
  down(message: unknown): unknown
}

const { read: _, ...kinds } = CLIENT

interface Told {
  readonly kind: string
  readonly lines?: readonly unknown[]
}

/**
 * Version 1 has no races: its pages report no times, so their grabs count at arrival, and they get a throw when it is shown. They cannot
 * parse `void` lines, so they get them as `fair` lines, which they ignore.
 */
const VERSION_1: Adapter = {
  version: 1,
  client: {
    ...kinds,
    move: v.object({ kind: v.literal('move'), id: commandId, seat, question: count, move: text(LIMITS.move) }),
  },
  up: (message) => message,
  down: (message) => {
    const told = message as Told
    if (['race', 'late', 'awaited'].includes(told.kind)) return null
    return told.lines === undefined ? told : { ...told, lines: told.lines.map(passedOver) }
  },
}

function passedOver(line: unknown): unknown {
  return typeof line === 'string' && isVoid(line) ? asFair(line) : line
}

/** Newest first, without gaps. */
export const ADAPTERS: readonly Adapter[] = [VERSION_1]

/** The supported versions: the current one, and older ones through their adapters. */
export interface SupportedVersions {
  readonly today: number
  readonly adapters: readonly Adapter[]
}

export const SUPPORTED: SupportedVersions = { today: VERSION, adapters: ADAPTERS }

/** The versions that a server supports, the current one first. */
export const SUPPORTED_VERSIONS: readonly number[] = spokenWith(VERSION, ADAPTERS)

/** Parses and prints messages of one version. */
export interface VersionCodec {
  readonly version: number
  /** Returns true if this frame of today's version can be sent as it is. */
  isPlain(frame: string): boolean
  read(text: string): Result<ClientMessage, ReadFault>
  /** Returns the frame for all pages of this version; null: this version has no such message. */
  write(message: ServerMessage): string | null
}

export interface Greeting {
  readonly hello: Hello
  readonly codec: VersionCodec
}

interface GreetFault {
  readonly id: string | null
  readonly refusal: ReadFault['refusal'] | RefusalOf<'unsupported-version'> | RefusalOf<'no-hello'>
}

/** Parses the first message of a socket, whose kind and version are the same in all versions. Returns it with the codec of its version. */
export function greet(text: string, today: number = VERSION, adapters = ADAPTERS): Result<Greeting, GreetFault> {
  if (text.length > LIMITS.clientFrame)
    return bad({ id: null, refusal: { code: 'too-large', limit: LIMITS.clientFrame } })
  const first = v.safeParse(v.object({ kind: v.string(), protocol: v.exactOptional(v.unknown()) }), parseJson(text))
  if (!first.success) return bad({ id: null, refusal: { code: 'malformed', path: '' } })
  if (first.output.kind !== 'hello') return bad({ id: idOf(text), refusal: { code: 'no-hello' } })
  const { protocol: got } = first.output
  if (!v.is(versionNumber, got)) return bad({ id: null, refusal: { code: 'malformed', path: 'protocol' } })
  const codec = codecFor(got, today, adapters)
  if (codec === null)
    return bad({ id: null, refusal: { code: 'unsupported-version', got, spoken: spokenWith(today, adapters) } })
  const read = codec.read(text)
  if (!read.ok) return read
  const hello = read.value as Hello
  return good({ hello, codec: hello.events === true ? codec : withoutEvents(codec) })
}

/**
 * A page that cannot read events of the table gets them as lines about the dice, which it skips. Nor does it read the reported time of a
 * grab beside the believed one, or a name of more than 24 code points.
 */
function withoutEvents(codec: VersionCodec): VersionCodec {
  return {
    ...codec,
    isPlain: (frame) => codec.isPlain(frame) && !UNREADABLE.test(frame),
    write: (message) => codec.write(withShortNames(withAsides(message))),
  }
}

/** Also matches some other frames, which are then rewritten unchanged. */
const UNREADABLE = /"(?:out|end) | said @|"name":"[^"]{25}/

function withAsides(message: ServerMessage): ServerMessage {
  return 'lines' in message ? { ...message, lines: message.lines.map(asAside) } : message
}

function withShortNames(message: ServerMessage): ServerMessage {
  if (!('table' in message)) return message
  const seats = message.table.seats.map((sitter) =>
    sitter.kind === 'person' && sitter.name !== null ? { ...sitter, name: nameForOlder(sitter.name) } : sitter,
  )
  return { ...message, table: { ...message.table, seats } }
}

function asAside(line: Line): Line {
  return typeof line === 'string' ? asFirstRelease(line) : line
}

function idOf(text: string): string | null {
  const read = v.safeParse(v.object({ id: commandId }), parseJson(text))
  return read.success ? read.output.id : null
}

function spokenWith(today: number, adapters: readonly Adapter[]): readonly number[] {
  return [today, ...adapters.map(({ version }) => version)]
}

/** Returns the codec of a version; null: not supported. */
export function codecFor(version: number, today: number = VERSION, adapters = ADAPTERS): VersionCodec | null {
  if (!spokenWith(today, adapters).includes(version)) return null
  const chain = adapters.filter((adapter) => adapter.version >= version)
  return {
    version,
    isPlain: () => version === today,
    read: (text) => readThrough(chain, text),
    write: (message) => writeThrough(chain, version, message),
  }
}

/** Converts from the page's version up to the current one; each step is checked by the schemas of its version. */
function readThrough(chain: readonly Adapter[], text: string): Result<ClientMessage, ReadFault> {
  const oldest = chain.at(-1)?.client ?? CLIENT
  let read = readMessage(oldest, LIMITS.clientFrame, text)
  for (let i = chain.length - 1; i >= 0 && read.ok; i--) {
    const next = chain[i - 1]?.client ?? CLIENT
    read = checkMessage(next, (chain[i] as Adapter).up(read.value))
  }
  return read as Result<ClientMessage, ReadFault>
}

function writeThrough(chain: readonly Adapter[], version: number, message: ServerMessage): string | null {
  let told: unknown = message.kind === 'welcome' ? { ...message, protocol: version } : message
  for (const adapter of chain) {
    if (told === null) return null
    told = adapter.down(told)
  }
  return told === null ? null : writeServer(told as ServerMessage)
}
