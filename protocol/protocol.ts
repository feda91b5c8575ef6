/**
 * Start here. What a page and a server say to each other about a table; PROTOCOL.md tells it in words, with examples.
 *
 *     client.ts    messages of a page                server.ts      messages of the server
 *     http.ts      everything beside the socket      facts.ts       a table, its seats and clocks as every viewer may see them
 *     refusals.ts  reasons of a refusal              parse.ts       parses and prints messages; adapt.ts: those of older pages
 *     race.ts      the dice of a race, and its order clock-sync.ts  the server's clock, as a page knows it
 *     codes.ts     short codes of tables and TVs     turn.ts        push notifications
 *
 * Pure: it runs in the page, in workers and in the server.
 */
import { MAX_NAME } from '../engine/company.ts'

/**
 * Raised by a change that an older page would misunderstand. A new field, a new refusal or a message from the server that a page
 * may miss is no such change: unknown fields are ignored, and a page passes over what it does not know.
 */
export const VERSION = 2

/** In UTF-16 code units (`length`) where they are about texts. A byte limit of a socket has to be three times as large. */
export const LIMITS = {
  /** A message of a page. */
  clientFrame: 4096,
  /** A message of the server. */
  serverFrame: 2 ** 20,
  /** A body of an HTTP request. */
  body: 16_384,
  /** Lines of a log in one message; the rest follows in the next. */
  lines: 500,
  /** All lines of one message together. */
  linesLength: 2 ** 18,
  /** One line, as in engine/log.ts. */
  line: 4096,
  /** A command's id, made by the page. */
  id: 40,
  /** A move as text. */
  move: 400,
  /** A name, in characters as people count them: graphemes. */
  name: MAX_NAME,
  /** A name in UTF-16 units, also as it was typed: a longer one is not even refused in words. */
  typed: 200,
  seats: 100,
  /** Words such as a game's id or a bot's level. */
  word: 40,
  /** One text or list of a game's options. */
  option: 2000,
  /** Legal moves in one answer. */
  legal: 2000,
  /** Grabs that came too late, in one message. */
  lost: 20,
  /** Messages that cannot be read before a socket is closed as `faulty`. */
  faults: 10,
} as const

/** In ms. */
export const TIMES = {
  /** A page pings so often. */
  ping: 15_000,
  /** A page that has no pong after this counts its line as broken and connects again. */
  pong: 10_000,
  /** A server closes a socket from which it has heard nothing for so long. */
  silence: 45_000,
  /** While a race is on or about to be, a page keeps its clock by a ping so often. */
  sync: 2000,
  /** `hello` is due so soon after the socket has opened. */
  hello: 10_000,
} as const

/** 16 characters of base32, 80 random bits: not guessable. */
export const TABLE_ID = /^[a-z2-7]{16}$/
export const ID_LETTERS = 'abcdefghijklmnopqrstuvwxyz234567'

/** Parses a typed or pasted table id; null if it is none. */
export function readTableId(text: string): string | null {
  const id = text.trim().toLowerCase()
  return TABLE_ID.test(id) ? id : null
}

/** What a page does after its socket was closed. */
export type Again =
  /** Connects at once. */
  | 'now'
  /** Within seconds, at a random moment so that not everybody comes at once; longer after each failure. */
  | 'soon'
  /** Not before a minute has passed, or when the person asks for it. */
  | 'later'
  /** The page is too old: it must be loaded anew. */
  | 'reload'
  /** Not by itself. */
  | 'never'

interface Close {
  /** The socket's close code, beside the word in its close reason. */
  readonly code: number
  readonly again: Again
}

/** Why a server closes a socket. `bye` says it first; the words for people stand in text/. */
export const CLOSES = {
  /** The server stops, to start again. */
  stopping: { code: 4000, again: 'soon' },
  /** Another process has the table now. */
  moved: { code: 4001, again: 'now' },
  'unsupported-version': { code: 4002, again: 'reload' },
  /** The first message was not `hello`, or none came. */
  'no-hello': { code: 4003, again: 'soon' },
  'no-such-table': { code: 4004, again: 'never' },
  /** Too many messages that could not be read. */
  faulty: { code: 4005, again: 'reload' },
  /** Nothing was heard from this socket for too long. */
  silent: { code: 4008, again: 'soon' },
  'too-large': { code: 4009, again: 'reload' },
  /** The table was here and has expired. */
  gone: { code: 4010, again: 'never' },
  /** This socket does not take what it is sent fast enough. */
  slow: { code: 4013, again: 'soon' },
  'too-fast': { code: 4029, again: 'later' },
  /** More sockets than one person or address may have. */
  'too-many-sockets': { code: 4030, again: 'never' },
  /** This guest was deleted, or no cookie came. */
  'no-identity': { code: 4031, again: 'reload' },
  /** The server cannot keep anything at the moment. */
  storage: { code: 4050, again: 'later' },
  /** A fault of ours. */
  internal: { code: 4051, again: 'later' },
} as const satisfies { readonly [reason: string]: Close }

export type CloseReason = keyof typeof CLOSES

export const CLOSE_REASONS = Object.keys(CLOSES) as readonly CloseReason[]

/** Close codes that servers and proxies use by themselves. */
const COMMON: { readonly [code: number]: CloseReason } = {
  1001: 'stopping',
  1009: 'too-large',
  1012: 'stopping',
  1013: 'stopping',
}

/** The reason behind a socket's close code. Null: none was given, so the line broke; a page connects again `soon`. */
export function closeReason(code: number): CloseReason | null {
  return CLOSE_REASONS.find((reason) => CLOSES[reason].code === code) ?? COMMON[code] ?? null
}
