/** Requests and answers over HTTP: tables, your identity, your data, challenges, books, exact chances. */

import * as v from 'valibot'
import { LOG_START } from '../engine/log.ts'
import { LANGS } from '../engine/text/lang.ts'
import { code, codeTarget } from './codes.ts'
import { away, clock, colour, departure, name, tableBrief, tableFacts, you } from './facts.ts'
import { LIMITS } from './protocol.ts'
import { refusal } from './refusals.ts'
import {
  count,
  date,
  endpoint,
  ms,
  options,
  pushKey,
  pushSecret,
  type Read,
  seat,
  tableId,
  text,
  token,
  whole,
  word,
} from './schema.ts'

/**
 * A new table. You are its host; you sit down over the socket. `reading`: races wait until every device has read the dice aloud. `coach`:
 * the coach may show chances.
 */
export const newTable = v.object({
  game: word,
  options,
  seats: whole(1, LIMITS.seats),
  clock,
  listed: v.boolean(),
  reading: v.exactOptional(v.boolean()),
  coach: v.exactOptional(v.boolean()),
  /** Default: `end` with two seats, `bot` with more. */
  departure: v.exactOptional(departure),
  /** Default: 2 minutes, with a slow clock 3 days. */
  away: v.exactOptional(away),
})

/** Your default name and colour. Null: not chosen yet. */
export const me = v.object({ name: v.nullable(name), colour: v.nullable(colour), created: ms })

export const changeMe = v.object({ name: v.exactOptional(text(LIMITS.typed)), colour: v.exactOptional(colour) })

/** A table of yours. `due`: your seats that are asked; `left`: ms until the first of their clocks runs out. */
const myTable = v.object({
  table: tableBrief,
  you,
  due: v.pipe(v.array(seat), v.maxLength(LIMITS.seats)),
  left: v.nullable(ms),
  /** An invitation to a rematch that you have not joined yet. */
  invited: v.exactOptional(v.boolean()),
})

const some = <Schema extends v.GenericSchema>(schema: Schema) => v.pipe(v.array(schema), v.maxLength(1000))

/** `next`: the cursor of the next page, for `?after=`; null at the end. */
const publicTables = v.object({
  tables: some(v.object({ table: tableBrief, watchers: count })),
  next: v.nullable(v.pipe(v.string(), v.regex(/^[\w.-]{1,80}$/))),
})
const created = v.object({ id: tableId })
const found = v.object({ table: tableFacts, you, watchers: count, now: ms })
const meAnswer = v.object({ me })
/** `origin`: the address by which others reach this server, if it differs from yours: `localhost` works on its own machine only. */
const meHere = v.object({
  me,
  origin: v.nullable(v.pipe(v.string(), v.maxLength(200), v.regex(/^https?:\/\/[^/\s]+$/))),
})
const link = v.object({ token, left: ms })
const nothing = v.object({})

/** The server's public key for Web Push; null: it sends none. */
const pushAnswer = v.object({ key: v.nullable(pushKey) })

/** The result of `PushSubscription.toJSON()`, and the language of notifications. */
export const device = v.object({
  endpoint,
  keys: v.object({ p256dh: pushKey, auth: pushSecret }),
  lang: v.picklist(LANGS),
})

/** A device with notifications. Of its endpoint only the service is given: the whole URL is a capability. */
const toldDevice = v.object({ service: text(300), lang: v.picklist(LANGS), created: ms })

/** All data stored about you. `log` is null while a table is played. */
export const myData = v.object({
  exported: ms,
  me,
  devices: v.array(toldDevice),
  tables: v.array(v.object({ ...myTable.entries, log: v.nullable(v.string()) })),
})

const hash = v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/))
const writtenLog = v.pipe(v.string(), v.regex(LOG_START))

/**
 * The challenge of the day. `commit`: the commitments of today's and tomorrow's dice. `table`: yours, null before you begin. `log`: your
 * game so far.
 */
const today = v.object({
  date,
  commit: hash,
  next: v.object({ date, commit: hash }),
  table: v.nullable(tableId),
  log: v.nullable(writtenLog),
})
/**
 * Begins your game. `date`: the intended day, so that a request after midnight does not begin the next one. `device`: a random word stored
 * by the browser; one game per day and device is ranked. `reading`: as at a new table. `seen` and `move` were sent by older pages, which
 * made each move over HTTP: refused.
 */
export const playDaily = v.object({
  date: v.exactOptional(date),
  device: v.exactOptional(v.pipe(v.string(), v.regex(/^[\w-]{16,64}$/))),
  reading: v.exactOptional(v.boolean()),
  seen: v.exactOptional(v.number()),
  move: v.exactOptional(text(LIMITS.option)),
})
const medal = whole(0, 3)
const dayResult = v.object({ you: v.boolean(), name: v.nullable(name), score: v.number(), medal, place: count })
/**
 * A page of the ranking, best first. `next`: for `?after=`, null at the end. `count`: of all pages. `mine`: your own result, null while
 * your game is not over; its `place` is null if it is not ranked. `secret` and `best`: only after the day; `best` is the first game of the
 * ranking, on its first page.
 */
const dayResults = v.object({
  date,
  commit: hash,
  secret: v.nullable(hash),
  count,
  results: some(dayResult),
  next: v.nullable(v.pipe(v.string(), v.regex(/^[\w.-]{1,80}$/))),
  mine: v.nullable(v.object({ score: v.number(), medal, place: v.nullable(count) })),
  best: v.exactOptional(v.nullable(v.object({ name: v.nullable(name), score: v.number(), log: writtenLog }))),
})
/** Your ranked results, newest day first, and the server's date. `medal` is null in results of older servers. */
const myDays = v.object({
  date,
  days: v.array(v.object({ game: word, date, score: v.number(), medal: v.nullable(medal) })),
})

/** A group's book. `book`: one begun elsewhere, from its file; its name and settings are then used. */
export const newBook = v.object({
  game: word,
  name,
  settings: v.pipe(v.array(word), v.maxLength(10)),
  book: v.exactOptional(v.record(v.string(), v.unknown())),
})
const chapter = v.object({
  pick: text(LIMITS.option),
  scores: v.array(v.number()),
  places: v.array(v.number()),
  names: v.array(v.string()),
  at: ms,
  unlocked: v.nullable(word),
})
/** `decides`: you may choose what is unlocked, if anything can be. */
const bookAnswer = v.object({
  game: word,
  book: v.object({
    version: v.literal(1),
    name: v.string(),
    settings: v.array(word),
    games: v.array(chapter),
    unlocked: v.array(word),
  }),
  rev: count,
  table: v.nullable(v.object({ id: tableId, pick: text(LIMITS.option) })),
  decides: v.boolean(),
})

/** The log of a table, and the seat that is asked at its end. */
export const position = v.object({ log: writtenLog, seat })
const share = v.pipe(v.number(), v.minValue(0), v.maxValue(1))
/** `part`: the progress of solving, from 0 to 1; poll again. `moves`: in the notation of logs, with the chance to win after each. */
const judgement = v.union([
  v.object({ part: share }),
  v.object({ moves: some(v.object({ move: text(LIMITS.move), chance: share, exact: v.boolean() })) }),
])

/**
 * `part`: as above. `chances`: of all seats, before the first input and after each. `choices`: by the index of their input from 0, the
 * played and the best move as logs write them, with the chance to win after each; `edge`: how far the second best is behind the best.
 */
const reviewed = v.union([
  v.object({ part: share }),
  v.object({
    chances: some(v.pipe(v.array(share), v.maxLength(LIMITS.seats))),
    choices: some(
      v.object({
        index: count,
        seat,
        played: text(LIMITS.move),
        best: text(LIMITS.move),
        did: share,
        could: share,
        edge: v.exactOptional(share),
      }),
    ),
  }),
])

/** The answer to a refused request; its status is `statusOf`. */
export const failure = v.object({ refusal })

/** By name. Paths contain `:id` or `:token`. `text`: the answer is text, not JSON. */
export const ROUTES = {
  createTable: { method: 'POST', path: '/api/tables', body: newTable, answer: created },
  publicTables: { method: 'GET', path: '/api/tables', body: null, answer: publicTables },
  table: { method: 'GET', path: '/api/tables/:id', body: null, answer: found },
  /** After the end only. */
  log: { method: 'GET', path: '/api/tables/:id/log', body: null, answer: 'text' },
  /** The target of a short code; `:id` is the code. */
  code: { method: 'GET', path: '/api/codes/:id', body: null, answer: v.object({ target: codeTarget }) },
  /** A television: gets a code, then polls for the table to show. */
  openTv: { method: 'POST', path: '/api/tv', body: null, answer: v.object({ tv: tableId, code, left: ms }) },
  tv: { method: 'GET', path: '/api/tv/:id', body: null, answer: v.object({ table: v.nullable(tableId) }) },
  /** From a phone: show this table on the television. */
  showOnTv: { method: 'PUT', path: '/api/tv/:id', body: v.object({ table: tableId }), answer: nothing },
  me: { method: 'GET', path: '/api/me', body: null, answer: meHere },
  changeMe: { method: 'PATCH', path: '/api/me', body: changeMe, answer: meAnswer },
  deleteMe: { method: 'DELETE', path: '/api/me', body: null, answer: nothing },
  myTables: { method: 'GET', path: '/api/me/tables', body: null, answer: v.object({ tables: some(myTable) }) },
  myData: { method: 'GET', path: '/api/me/export', body: null, answer: myData },
  /** Push notifications of your turn: see turn.ts. */
  push: { method: 'GET', path: '/api/push', body: null, answer: pushAnswer },
  pushMe: { method: 'PUT', path: '/api/me/push', body: device, answer: nothing },
  pushMeNot: { method: 'DELETE', path: '/api/me/push', body: v.object({ endpoint }), answer: nothing },
  /** The challenge of the day; `:id` is the game, and for results the game, a dot and the date. */
  daily: { method: 'GET', path: '/api/daily/:id', body: null, answer: today },
  playDaily: { method: 'POST', path: '/api/daily/:id', body: playDaily, answer: v.object({ table: tableId }) },
  myDays: { method: 'GET', path: '/api/days', body: null, answer: myDays },
  dailyResults: { method: 'GET', path: '/api/results/:id', body: null, answer: dayResults },
  /** The ranking among you and the people you have played with. */
  friendsResults: {
    ...{ method: 'GET', path: '/api/results/:id/friends', body: null },
    answer: v.object({ results: some(dayResult) }),
  },
  /** A group's book; knowing its id is membership. */
  createBook: { method: 'POST', path: '/api/books', body: newBook, answer: created },
  book: { method: 'GET', path: '/api/books/:id', body: null, answer: bookAnswer },
  playBook: {
    method: 'POST',
    path: '/api/books/:id/table',
    /** `fresh`: replaces a table without activity for three days. */
    body: v.object({
      pick: text(LIMITS.option),
      seats: whole(1, LIMITS.seats),
      fresh: v.exactOptional(v.boolean()),
    }),
    answer: v.object({ table: tableId }),
  },
  unlockBook: { method: 'POST', path: '/api/books/:id/unlock', body: v.object({ choice: word }), answer: bookAnswer },
  /** Exact chances, if the server solves tables. */
  judge: { method: 'POST', path: '/api/judge', body: position, answer: judgement },
  /** The same for a whole game. */
  review: { method: 'POST', path: '/api/review', body: v.object({ log: writtenLog }), answer: reviewed },
  /** A one-time link that makes another device yours too. */
  makeLink: { method: 'POST', path: '/api/me/link', body: null, answer: link },
  useLink: { method: 'POST', path: '/api/link/:token', body: null, answer: meAnswer },
} as const satisfies {
  readonly [name: string]: {
    readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
    readonly path: string
    readonly body: v.GenericSchema | null
    readonly answer: v.GenericSchema | 'text'
  }
}

/** The socket of a table. */
export const SOCKET_PATH = '/api/tables/:id/socket'

/** Returns a path with its `:id` or `:token` filled in. */
export function fill(path: string, part: string): string {
  return path.replace(/:[a-z]+/, encodeURIComponent(part))
}

export type RouteName = keyof typeof ROUTES

export type BodyOf<Name extends RouteName> = (typeof ROUTES)[Name]['body'] extends v.GenericSchema
  ? Read<(typeof ROUTES)[Name]['body']>
  : null

export type AnswerOf<Name extends RouteName> = (typeof ROUTES)[Name]['answer'] extends v.GenericSchema
  ? Read<(typeof ROUTES)[Name]['answer']>
  : string

export type NewTable = Read<typeof newTable>
export type Me = Read<typeof me>
export type Device = Read<typeof device>
export type MyTable = Read<typeof myTable>
export type Failure = Read<typeof failure>
