/** Parses and prints messages. Nothing here throws, on any input. */
import * as v from 'valibot'
import { parseJson } from '../engine/json.ts'
import { brief } from '../engine/options.ts'
import { bad, good, type Result } from '../engine/result.ts'
import { CLIENT, type ClientMessage } from './client.ts'
import { LIMITS } from './protocol.ts'
import type { RefusalOf } from './refusals.ts'
import { commandId } from './schema.ts'
import { SERVER, type ServerMessage } from './server.ts'

/** Why a message cannot be parsed, as the refusal to its sender. */
type Unreadable = RefusalOf<'too-large'> | RefusalOf<'malformed'> | RefusalOf<'unknown-kind'>

export interface ReadFault {
  /** The command's id, if it could be read. */
  readonly id: string | null
  readonly refusal: Unreadable
}

/** Schemas by kind. */
export type Kinds = { readonly [kind: string]: v.GenericSchema }

/** Parses a page's message of the current version; versions/adapt.ts parses older ones. */
export function readClient(text: string): Result<ClientMessage, ReadFault> {
  return readMessage(CLIENT, LIMITS.clientFrame, text) as Result<ClientMessage, ReadFault>
}

/** Parses a message of the server. A page ignores a fault: the server may be newer. */
export function readServer(text: string): Result<ServerMessage, ReadFault> {
  return readMessage(SERVER, LIMITS.serverFrame, text) as Result<ServerMessage, ReadFault>
}

/** Returns a page's message as text. */
export function writeClient(message: ClientMessage): string {
  return JSON.stringify(message)
}

/** Returns a server's message as text. */
export function writeServer(message: ServerMessage): string {
  return JSON.stringify(message)
}

/** Parses JSON of at most `limit` characters and checks it by the schema of its kind. */
export function readMessage(kinds: Kinds, limit: number, text: string): Result<unknown, ReadFault> {
  return text.length > limit ? refuse(null, { code: 'too-large', limit }) : checkMessage(kinds, parseJson(text))
}

/** Checks a message by the schema of its kind. Fields that the schema does not have are dropped. */
export function checkMessage(kinds: Kinds, given: unknown): Result<unknown, ReadFault> {
  if (!isRecord(given)) return refuse(null, { code: 'malformed', path: '' })
  const { kind } = given
  if (typeof kind !== 'string') return refuse(given, { code: 'malformed', path: 'kind' })
  const schema = Object.hasOwn(kinds, kind) ? kinds[kind] : undefined
  if (schema === undefined) return refuse(given, { code: 'unknown-kind', got: brief(kind) })
  const read = check(schema, given)
  return read.ok ? read : refuse(given, read.fault)
}

/** Parses the body of a request. */
export function readBody<Schema extends v.GenericSchema>(
  schema: Schema,
  text: string,
  limit: number = LIMITS.body,
): Result<v.InferOutput<Schema>, Unreadable> {
  return text.length > limit ? bad({ code: 'too-large', limit }) : check(schema, parseJson(text))
}

/** Parses the body of an answer. The status decides the schema: that of the route, or `failure`. */
export function readAnswer<Schema extends v.GenericSchema>(
  schema: Schema,
  text: string,
): Result<v.InferOutput<Schema>, Unreadable> {
  return readBody(schema, text, LIMITS.serverFrame)
}

function check<Schema extends v.GenericSchema>(
  schema: Schema,
  given: unknown,
): Result<v.InferOutput<Schema>, RefusalOf<'malformed'>> {
  const read = v.safeParse(schema, given, { abortEarly: true })
  if (read.success) return good(read.output)
  return bad({ code: 'malformed', path: brief(v.getDotPath(read.issues[0]) ?? '') })
}

function refuse(given: unknown, refusal: Unreadable): Result<never, ReadFault> {
  const id = isRecord(given) && v.is(commandId, given.id) ? given.id : null
  return bad({ id, refusal })
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
