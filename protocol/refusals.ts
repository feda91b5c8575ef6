/** Every reason for refusing a message, a command or a request. A refusal changes nothing. text/ has the sentences. */
import * as v from 'valibot'
import { NAME_FAULTS } from './names.ts'
import { LIMITS } from './protocol.ts'
import { count, ms, type Read, ruleRef, seat, text, version, word } from './schema.ts'

/** `moved-on`: a throw or another seat's move came after it. `asked`: a request is already open. `no-request`: it has ended. */
export const TAKEBACK_FAULTS = ['nothing', 'moved-on', 'asked', 'no-request', 'not-yours'] as const

/** `asked`: a request is already open. `again`: the game has not moved on since the last refusal. */
export const ENDING_FAULTS = ['asked', 'again', 'no-request', 'not-yours'] as const

/** Codes of `OpeningFault` in fair/opening.ts, and: the table is not opening; a message of an earlier round. */
export const DICE_FAULTS = [
  'closed',
  'not-closed',
  'barred',
  'not-committed',
  'bytes-mismatch',
  'not-opening',
  'old-round',
] as const

const written = text(LIMITS.option)
const words = v.pipe(v.array(written), v.maxLength(LIMITS.option))

/** `OptionFault` of engine/options.ts. */
const optionFault = v.variant('code', [
  v.object({ code: v.literal('options-not-an-object') }),
  v.object({ code: v.literal('unknown-option'), option: written, known: words }),
  v.object({
    code: v.literal('bad-choice'),
    option: written,
    got: written,
    values: v.pipe(v.array(v.union([written, v.pipe(v.number(), v.finite())])), v.maxLength(LIMITS.option)),
  }),
  v.object({ code: v.literal('not-a-list'), option: written, of: words }),
  v.object({ code: v.literal('unknown-item'), option: written, got: written, of: words }),
  v.object({ code: v.literal('item-twice'), option: written, got: written }),
  v.object({ code: v.literal('bad-text'), option: written, max: count }),
  v.object({ code: v.literal('bad-seats'), got: count, min: count, max: count }),
  v.object({ code: v.literal('option-clash'), option: written, rule: ruleRef }),
])

/** By code: its fields, and its HTTP status. */
const TABLE = {
  // What was sent
  'too-large': { status: 413, fields: { limit: count } },
  /** `path`: the faulty field ("what.phrase"); empty: not a JSON object. */
  malformed: { status: 400, fields: { path: text(100) } },
  'unknown-kind': { status: 400, fields: { got: text(LIMITS.word) } },
  'too-fast': { status: 429, fields: { wait: ms } },
  'unsupported-version': { status: 400, fields: { got: version, spoken: v.array(version) } },
  /** The first message must be `hello`, and no other. */
  'no-hello': { status: 400, fields: {} },

  // Who sent it
  /** No cookie came, or its guest was deleted. */
  'no-identity': { status: 401, fields: {} },
  'foreign-origin': { status: 403, fields: {} },
  'host-only': { status: 403, fields: {} },
  'not-your-seat': { status: 403, fields: { seat } },
  name: { status: 400, fields: { why: v.picklist(NAME_FAULTS), max: count } },
  /** A one-time link that was used, or is too old. */
  'bad-link': { status: 404, fields: {} },
  /** No open lobby or television has this code. */
  'no-such-code': { status: 404, fields: {} },
  /** This server sends no notifications. */
  'no-push': { status: 404, fields: {} },
  /** Not https, or not in the public network. */
  'bad-endpoint': { status: 400, fields: {} },

  // The table
  'no-such-page': { status: 404, fields: {} },
  'no-such-table': { status: 404, fields: {} },
  gone: { status: 410, fields: {} },
  'table-full': { status: 409, fields: {} },
  /** Only possible before the start. */
  started: { status: 409, fields: {} },
  /** Only possible once the game is under way. */
  'not-started': { status: 409, fields: {} },
  over: { status: 409, fields: {} },
  /** Only possible after the end. */
  'not-over': { status: 409, fields: {} },
  'too-many-tables': { status: 429, fields: { limit: count } },
  'too-many-bots': { status: 429, fields: { limit: count } },
  'no-such-game': { status: 400, fields: { game: text(LIMITS.word) } },
  options: { status: 400, fields: { fault: optionFault } },

  // Its seats
  'no-such-seat': { status: 404, fields: { seat, seats: count } },
  'seat-taken': { status: 409, fields: { seat } },
  /** The seat is empty. */
  'seat-open': { status: 409, fields: { seat } },
  /** Not all seats are taken. */
  'open-seats': { status: 409, fields: { seats: v.pipe(v.array(seat), v.maxLength(LIMITS.seats)) } },
  /** A rematch waits until all invited people are here: the missing seats. */
  absent: { status: 409, fields: { seats: v.pipe(v.array(seat), v.maxLength(LIMITS.seats)) } },
  'no-such-level': { status: 400, fields: { level: word } },
  /** A bot plays for this seat: `back` first. */
  handed: { status: 409, fields: { seat } },
  'not-handed': { status: 409, fields: { seat } },
  /** Its person has given it up for good. */
  out: { status: 409, fields: { seat } },
  /** The seat cannot be claimed for another `wait` ms; null: its person is here, or the game does not wait for this seat. */
  'not-away': { status: 409, fields: { seat, wait: v.nullable(ms) } },
  'no-ending': { status: 409, fields: { why: v.picklist(ENDING_FAULTS) } },
  /** Another seat of this table has this name. */
  'name-taken': { status: 409, fields: { seat } },
  /** The challenge of the day: moves are final, and no bot or clock plays for the person. */
  'own-game': { status: 409, fields: {} },

  // A move
  /** The question has been answered, or the seat is not asked. */
  closed: { status: 409, fields: { seat } },
  'unreadable-move': { status: 400, fields: { got: text(LIMITS.word) } },
  /** The game's rules refuse it; `explainRefusal` of engine/text explains the rule. */
  illegal: { status: 409, fields: { rule: ruleRef } },
  /** In a race, without a penalty: another seat was quicker. Believed times, in ms since the show. */
  late: { status: 409, fields: { seat, at: ms, first: seat, firstAt: ms } },
  /** In a race: nothing was shown yet. */
  early: { status: 409, fields: { seat } },
  /** In a race: this seat may not grab before `until`, in ms since the show. */
  locked: { status: 409, fields: { seat, until: ms } },
  'no-takeback': { status: 409, fields: { why: v.picklist(TAKEBACK_FAULTS) } },
  dice: { status: 409, fields: { why: v.picklist(DICE_FAULTS) } },

  // The server
  storage: { status: 503, fields: {} },
  /** The server cannot reach its database. */
  paused: { status: 503, fields: {} },
  stopping: { status: 503, fields: {} },
  moved: { status: 503, fields: {} },
  internal: { status: 500, fields: {} },
  /** How a page reads an unknown code of a newer server. Never sent. */
  other: { status: 500, fields: { got: text(LIMITS.word) } },
} as const satisfies {
  readonly [code: string]: { readonly status: number; readonly fields: v.ObjectEntries }
}

export type RefusalCode = keyof typeof TABLE

export const REFUSAL_CODES = Object.keys(TABLE) as readonly RefusalCode[]

type Fields<Entries> = {
  readonly [field in keyof Entries]: Entries[field] extends v.GenericSchema ? Read<Entries[field]> : never
}

export type RefusalOf<Code extends RefusalCode> = { readonly code: Code } & Fields<(typeof TABLE)[Code]['fields']>

export type Refusal = { [Code in RefusalCode]: RefusalOf<Code> }[RefusalCode]

type Checked = v.GenericSchema<unknown, Refusal>

/** By code. */
export const REFUSALS = Object.fromEntries(
  REFUSAL_CODES.map((code) => [code, v.object({ code: v.literal(code), ...TABLE[code].fields })]),
) as unknown as { readonly [code in RefusalCode]: Checked }

/** An unknown code, or one with unknown fields, is still read as a refusal. */
export const refusal = v.pipe(
  v.looseObject({ code: text(LIMITS.word) }),
  v.transform((given): Refusal => {
    const known = Object.hasOwn(REFUSALS, given.code) ? REFUSALS[given.code as RefusalCode] : undefined
    const read = known === undefined ? undefined : v.safeParse(known, given, { abortEarly: true })
    return read?.success ? read.output : { code: 'other', got: given.code }
  }),
)

/** Returns the HTTP status of a refusal. */
export function statusOf({ code }: Refusal): number {
  return TABLE[code].status
}
