/** Messages of the server. Nothing about a move is sent before it is committed. */
import * as v from 'valibot'
import { clocks, ending, line, opening, tableFacts, takeback, views, you } from './facts.ts'
import { CLOSE_REASONS, LIMITS } from './protocol.ts'
import { late, race } from './race.ts'
import { refusal } from './refusals.ts'
import { saying } from './says.ts'
import { commandId, count, ms, type Read, seat, seats, text, version } from './schema.ts'

/** Seats that may act after the lines so far; none while a throw waits, and after the end. */
const asked = v.exactOptional(seats)
const lines = v.pipe(v.array(line), v.maxLength(LIMITS.lines))
/** The progress of agreeing on the dice, and when the server continues without the missing devices. */
const opened = { opening, left: ms }

/** By kind. */
export const SERVER = {
  /** The answer to `hello`. It has the lines from `from` on; if they end before `seq`, `lines` follow. */
  welcome: v.object({
    kind: v.literal('welcome'),
    /** The version that the server uses with this page. */
    protocol: version,
    table: tableFacts,
    you,
    /** The number of the log's last line. */
    seq: count,
    /** How often lines were taken back. */
    takebacks: count,
    /** Drop your lines from this number on. */
    from: count,
    lines,
    views: v.exactOptional(views),
    clocks,
    asked,
    opening: v.nullable(v.object(opened)),
    takeback: v.nullable(takeback),
    /** Only while one is open. */
    ending: v.exactOptional(ending),
    watchers: count,
    /** The server's clock. */
    now: ms,
    /** Only while there is one. */
    race: v.exactOptional(race),
  }),
  /** New lines of the log. `show`: do not show them before this time of the server's clock, the same for everybody. */
  lines: v.object({
    kind: v.literal('lines'),
    from: count,
    lines,
    views: v.exactOptional(views),
    clocks,
    asked,
    show: v.exactOptional(ms),
  }),
  /** A race is announced, begins, or locks a seat out for a while. */
  race: v.object({ kind: v.literal('race'), race }),
  /** The next race waits for these seats, for `left` ms at most; no seats: it no longer waits. */
  awaited: v.object({ kind: v.literal('awaited'), seats: v.pipe(v.array(seat), v.maxLength(LIMITS.seats)), left: ms }),
  /** A grab was too late. */
  late: v.object({ kind: v.literal('late'), late }),
  /** The lobby, a seat or the status has changed: all facts. */
  facts: v.object({ kind: v.literal('facts'), table: tableFacts, clocks }),
  /** Your rights have changed. */
  you: v.object({ kind: v.literal('you'), you }),
  opening: v.object({ kind: v.literal('opening'), ...opened }),
  /** Your command is committed. `seq`: the log's last line after it; absent where nothing is stored, as for phrases. */
  done: v.object({ kind: v.literal('done'), id: commandId, seq: v.exactOptional(count) }),
  /** Your command is refused, and nothing has changed. `id` is null if the message had no readable id. */
  refused: v.object({ kind: v.literal('refused'), id: v.nullable(commandId), refusal }),
  /** The answer to the command `legal` of this id, before its `done`. `question` as in `move`. */
  'legal-moves': v.object({
    kind: v.literal('legal-moves'),
    id: commandId,
    seat,
    question: count,
    moves: v.pipe(v.array(text(LIMITS.move)), v.maxLength(LIMITS.legal)),
  }),
  said: v.object({ kind: v.literal('said'), seat, what: saying }),
  /** A takeback is requested, or a seat has agreed. */
  'takeback-asked': v.object({ kind: v.literal('takeback-asked'), takeback }),
  /** The request has ended without a takeback: `by` a seat's refusal, or null: by a move or a throw. */
  'no-takeback': v.object({ kind: v.literal('no-takeback'), takeback: count, by: v.nullable(seat) }),
  /** The log now ends at `seq`: drop the lines after it. */
  'taken-back': v.object({
    kind: v.literal('taken-back'),
    takebacks: count,
    seq: count,
    views: v.exactOptional(views),
    clocks,
    asked,
    /** A race was lost with its server, and is void. */
    void: v.exactOptional(v.literal(true)),
  }),
  /** An end is requested, or a seat has agreed. */
  'ending-asked': v.object({ kind: v.literal('ending-asked'), ending }),
  /** The game goes on: `by` a seat's refusal; null: the game has ended otherwise. */
  'no-ending': v.object({ kind: v.literal('no-ending'), ending: count, by: v.nullable(seat) }),
  watchers: v.object({ kind: v.literal('watchers'), count }),
  /** The server cannot reach its database: commands and clocks wait. Or it can again: `clocks` are as of then. */
  paused: v.object({ kind: v.literal('paused'), paused: v.boolean(), clocks: v.exactOptional(clocks) }),
  pong: v.object({ kind: v.literal('pong'), n: count, now: ms }),
  /** The socket is closed next. `after`: wait at least this many ms before reconnecting. */
  bye: v.object({
    kind: v.literal('bye'),
    reason: v.fallback(v.picklist(CLOSE_REASONS), 'internal'),
    after: v.exactOptional(ms),
  }),
} as const

export type ServerKind = keyof typeof SERVER

export type ServerMessage = { [Kind in ServerKind]: Read<(typeof SERVER)[Kind]> }[ServerKind]

export type ServerMessageOf<Kind extends ServerKind> = Extract<ServerMessage, { kind: Kind }>
