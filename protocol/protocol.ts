/**
 * Start here. What a page and a server say to each other about a table; PROTOCOL.md tells it in words, with examples.
 *
 *     client.ts    messages of a page                server.ts      messages of the server
 *     http.ts      everything beside the socket      facts.ts       a table, its seats and clocks as every viewer may see them
 *     refusals.ts  reasons of a refusal              parse.ts       parses and prints messages; versions/: those of older pages
 *     race.ts      the dice of a race, and its order clock-sync.ts  the server's clock, as a page knows it
 *     codes.ts     short codes of tables and TVs     turn.ts        push notifications
 *
 * Pure: it runs in the page, in workers and in the server.
 */

import { MAX_NAME } from '../engine/company.ts'
import type { Command } from './client.ts'

/**
 * Raised by a change that an older page would misunderstand. A new field, a new refusal or a message that a page may ignore does not raise
 * it: unknown fields and messages are ignored.
 */
export const VERSION = 2

/** Lengths of texts are in UTF-16 code units (`length`). A byte limit of a socket has to be three times as large. */
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
  /** A command's id, chosen by the page. */
  id: 40,
  /** A move as text. */
  move: 400,
  /** A name, in graphemes. */
  name: MAX_NAME,
  /** A name in UTF-16 units, as typed: a longer one is malformed. */
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
  /** Unreadable messages before a socket is closed as `faulty`. */
  faults: 10,
} as const

/** In ms. */
export const TIMES = {
  /** The interval of a page's pings. */
  ping: 15_000,
  /** Without a pong for this long a page reconnects. */
  pong: 10_000,
  /** A server closes a socket that has sent nothing for this long. */
  silence: 45_000,
  /** The interval of a page's pings during and before a race, to synchronise its clock. */
  sync: 2000,
  /** `hello` must come within this time after the socket has opened. */
  hello: 10_000,
} as const

/** 16 characters of base32, 80 random bits: not guessable. */
export const TABLE_ID = /^[a-z2-7]{16}$/
export const ID_LETTERS = 'abcdefghijklmnopqrstuvwxyz234567'

/** Returns the id of a typed or pasted table id; null if it is none. */
export function readTableId(text: string): string | null {
  const id = text.trim().toLowerCase()
  return TABLE_ID.test(id) ? id : null
}

/** What a page does after its socket was closed. */
export type Again =
  /** Connects at once. */
  | 'now'
  /** Within seconds, with random delay and backoff. */
  | 'soon'
  /** After a minute, or when the person asks for it. */
  | 'later'
  /** The page is too old and must be reloaded. */
  | 'reload'
  /** Not automatically. */
  | 'never'

interface Close {
  /** The WebSocket close code; the close reason has the word. */
  readonly code: number
  readonly again: Again
}

/** Why a server closes a socket. `bye` comes first; text/ has the sentences for people. */
export const CLOSES = {
  /** The server is restarting. */
  stopping: { code: 4000, again: 'soon' },
  /** Another process owns the table now. */
  moved: { code: 4001, again: 'now' },
  'unsupported-version': { code: 4002, again: 'reload' },
  /** The first message was not `hello`, or none came. */
  'no-hello': { code: 4003, again: 'soon' },
  'no-such-table': { code: 4004, again: 'never' },
  /** Too many unreadable messages. */
  faulty: { code: 4005, again: 'reload' },
  /** No message from this socket for too long. */
  silent: { code: 4008, again: 'soon' },
  'too-large': { code: 4009, again: 'reload' },
  /** The table has expired. */
  gone: { code: 4010, again: 'never' },
  /** This socket does not read fast enough. */
  slow: { code: 4013, again: 'soon' },
  'too-fast': { code: 4029, again: 'later' },
  /** More sockets than one person or address may have. */
  'too-many-sockets': { code: 4030, again: 'never' },
  /** This guest was deleted, or no cookie came. */
  'no-identity': { code: 4031, again: 'reload' },
  /** The server cannot store anything at the moment. */
  storage: { code: 4050, again: 'later' },
  /** A bug of ours. */
  internal: { code: 4051, again: 'later' },
} as const satisfies { readonly [reason: string]: Close }

export type CloseReason = keyof typeof CLOSES

export const CLOSE_REASONS = Object.keys(CLOSES) as readonly CloseReason[]

/** Close codes that servers and proxies use themselves. */
const COMMON: { readonly [code: number]: CloseReason } = {
  1001: 'stopping',
  1009: 'too-large',
  1012: 'stopping',
  1013: 'stopping',
}

/** Returns the reason of a close code. Null: none, so the connection broke; a page reconnects `soon`. */
export function closeReason(code: number): CloseReason | null {
  return CLOSE_REASONS.find((reason) => CLOSES[reason].code === code) ?? COMMON[code] ?? null
}

/** At a table of a day every move stands, and neither a bot nor another person plays for the seat: other commands are refused. */
export const DAY_COMMANDS: ReadonlySet<Command['kind']> = new Set([
  'move',
  'read',
  'legal',
  'say',
  'sit',
  'commit',
  'reveal',
  'rematch',
])
