/** Small schemas shared by all messages. */
import * as v from 'valibot'
import type { RuleRef } from '../engine/contract.ts'
import { LIMITS, TABLE_ID } from './protocol.ts'

/** Parsed values are deeply read-only. */
export type Frozen<Value> = Value extends readonly (infer Item)[]
  ? readonly Frozen<Item>[]
  : Value extends object
    ? { readonly [key in keyof Value]: Frozen<Value[key]> }
    : Value

export type Read<Schema extends v.GenericSchema> = Frozen<v.InferOutput<Schema>>

/** Whole numbers from `min` to `max`, without -0, which JSON can express. */
export function whole(min: number, max: number) {
  const plain = v.check((n: number) => !Object.is(n, -0))
  return v.pipe(v.number(), v.integer(), v.minValue(min), v.maxValue(max), plain)
}

/** Text of at most `max` UTF-16 units. */
export function text(max: number) {
  return v.pipe(v.string(), v.maxLength(max))
}

export const count = whole(0, Number.MAX_SAFE_INTEGER)
/** A duration, or a time since 1970 by the server's clock. */
export const ms = count
export const seat = whole(0, LIMITS.seats - 1)
export const seats = v.pipe(v.array(seat), v.maxLength(LIMITS.seats))
/** The number of a protocol version. */
export const version = whole(1, 10_000)

/** A date in UTC: `2026-11-15`. */
export const date = v.pipe(v.string(), v.regex(/^\d{4}-\d{2}-\d{2}$/))
export const tableId = v.pipe(v.string(), v.regex(TABLE_ID))
export const commandId = v.pipe(v.string(), v.regex(/^[\w-]{1,40}$/))
export const word = v.pipe(v.string(), v.regex(/^[a-z0-9-]{1,40}$/))
/** A one-time link's secret. */
export const token = v.pipe(v.string(), v.regex(/^[\w-]{20,100}$/))
/** The URL of a push service for one device; the server decides which ones are allowed. */
export const endpoint = v.pipe(v.string(), v.regex(/^https?:\/\/[!-~]{1,1000}$/))
/** A point of P-256, uncompressed: 65 bytes of which the first is 4. */
export const pushKey = v.pipe(v.string(), v.regex(/^B[\w-]{86}$/))
export const pushSecret = v.pipe(v.string(), v.regex(/^[\w-]{22}$/))
export const hash = v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/))
export const seatBytes = v.pipe(v.string(), v.regex(/^[0-9a-f]{32}$/))
export const ruleRef = v.custom<RuleRef>((given) => typeof given === 'string' && /^[RSBC][0-9a-z]{1,10}$/.test(given))

const optionValue = v.union([
  text(LIMITS.option),
  v.pipe(v.number(), v.finite()),
  v.pipe(v.array(text(LIMITS.word)), v.maxLength(LIMITS.option)),
])

/** A game's options as written; engine/options.ts checks them against the game. */
export const options = v.pipe(
  v.record(text(LIMITS.word), optionValue),
  v.check((given) => Object.keys(given).length <= LIMITS.word),
)
