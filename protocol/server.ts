/** What a server sends. Nothing about a move is sent before it is kept for good. */
import * as v from 'valibot'
import { clocks, ending, line, opening, tableFacts, takeback, views, you } from './facts.ts'
import { CLOSE_REASONS, LIMITS } from './protocol.ts'
import { late, race } from './race.ts'
import { refusal } from './refusals.ts'
import { saying } from './says.ts'
import { commandId, count, ms, type Read, seat, seats, text, version } from './schema.ts'

/** Seats that may act now, as the lines so far have it; none while a throw waits, and after the end. */
const asked = v.exactOptional(seats)
const lines = v.pipe(v.array(line), v.maxLength(LIMITS.lines))
/** How the dice are agreed on, and when the server goes on without the missing ones. */
const opened = { opening, left: ms }

/** By kind. */
export const SERVER = {
  /** The answer to `hello`. Lines are those from `from` on; where they end before `seq`, `lines` follow. */
  welcome: v.object({
    kind: v.literal('welcome'),
    /** The version in which the server speaks to this page. */
    protocol: version,
    table: tableFacts,
    you,
    /** The log's last line. */
    seq: count,
    /** How often lines were taken back. */
    takebacks: count,
    /** Forget what you have from this line on. */
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
  /** New lines of the log. `show`: not to be shown before this moment of the server's clock, the same for everybody. */
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
  /** The next race waits for these seats, whose line is down, for `left` ms at most; no seats: it does not wait any more. */
  awaited: v.object({ kind: v.literal('awaited'), seats: v.pipe(v.array(seat), v.maxLength(LIMITS.seats)), left: ms }),
  /** A grab was too late. */
  late: v.object({ kind: v.literal('late'), late }),
  /** The lobby, a seat or the status has changed: the whole of it. */
  facts: v.object({ kind: v.literal('facts'), table: tableFacts, clocks }),
  /** Your rights have changed. */
  you: v.object({ kind: v.literal('you'), you }),
  opening: v.object({ kind: v.literal('opening'), ...opened }),
  /** Your command is done. `seq`: the log's last line after it; omitted where nothing is stored, as for phrases. */
  done: v.object({ kind: v.literal('done'), id: commandId, seq: v.exactOptional(count) }),
  /** It is not, and nothing has changed. `id` is null where the message had none that could be read. */
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
  /** A take-back is requested, or a seat has agreed. */
  'takeback-asked': v.object({ kind: v.literal('takeback-asked'), takeback }),
  /** It has ended without one: `by` that seat, or by a move or a throw. */
  'no-takeback': v.object({ kind: v.literal('no-takeback'), takeback: count, by: v.nullable(seat) }),
  /** The log ends at `seq` now: forget what came after. */
  'taken-back': v.object({
    kind: v.literal('taken-back'),
    takebacks: count,
    seq: count,
    views: v.exactOptional(views),
    clocks,
    asked,
    /** A race was lost with its server and is thrown again. */
    void: v.exactOptional(v.literal(true)),
  }),
  /** An end is requested, or a seat has agreed. */
  'ending-asked': v.object({ kind: v.literal('ending-asked'), ending }),
  /** The game goes on: `by` that seat, or null: the game has ended otherwise. */
  'no-ending': v.object({ kind: v.literal('no-ending'), ending: count, by: v.nullable(seat) }),
  watchers: v.object({ kind: v.literal('watchers'), count }),
  /**
   * The server cannot reach its database: everything waits, clocks too, and pending commands are done later. Or it can again: `clocks` are
   * as of then.
   */
  paused: v.object({ kind: v.literal('paused'), paused: v.boolean(), clocks: v.exactOptional(clocks) }),
  pong: v.object({ kind: v.literal('pong'), n: count, now: ms }),
  /** The socket is closed next. `after`: how long to wait at least before connecting again. */
  bye: v.object({
    kind: v.literal('bye'),
    reason: v.fallback(v.picklist(CLOSE_REASONS), 'internal'),
    after: v.exactOptional(ms),
  }),
} as const

export type ServerKind = keyof typeof SERVER

export type ServerMessage = { [Kind in ServerKind]: Read<(typeof SERVER)[Kind]> }[ServerKind]

export type ServerMessageOf<Kind extends ServerKind> = Extract<ServerMessage, { kind: Kind }>
