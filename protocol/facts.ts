/** A table as every viewer may see it. Identities stay on the server: others see a name, a colour and a seat. */
import * as v from 'valibot'
import { AFTER_DEPARTURE, AWAY_SECONDS, ENDINGS } from '../engine/table/events.ts'
import { code } from './codes.ts'
import { COLOURS, isName } from './names.ts'
import { LIMITS } from './protocol.ts'
import { count, date, hash, ms, options, type Read, seat, seatBytes, tableId, text, whole, word } from './schema.ts'

export const STATUSES = ['lobby', 'opening', 'playing', 'over', 'closed'] as const

export type Status = (typeof STATUSES)[number]

export const isEnded = (status: Status): boolean => status === 'over' || status === 'closed'

export const colour = v.picklist(COLOURS)
/** As `readName` returns it. */
export const name = v.pipe(v.string(), v.check(isName))

/** Time limits of a seat. Live: seconds for each `move`, then from a `bank` of seconds that is filled once. */
export const clock = v.variant('kind', [
  v.object({ kind: v.literal('none') }),
  v.object({ kind: v.literal('live'), move: whole(5, 3600), bank: whole(0, 7200) }),
  v.object({ kind: v.literal('slow'), days: whole(1, 30) }),
])

export type ClockSetting = Read<typeof clock>

/** What follows when a person departs from a game: a bot plays on, or the game ends. */
export const departure = v.picklist(AFTER_DEPARTURE)
/** In seconds: the seat of a person who has been away for this long, while the game waits for it, can be claimed. */
export const away = whole(AWAY_SECONDS.min, AWAY_SECONDS.max)

/** Why a table was closed before the end of its game. `places` is null if there is no result. */
export const ended = v.object({
  why: v.fallback(v.picklist([...ENDINGS, 'other']), 'other'),
  seat: v.nullable(seat),
  places: v.nullable(v.pipe(v.array(whole(1, LIMITS.seats)), v.maxLength(LIMITS.seats))),
})

export type Ended = Read<typeof ended>

export const sitter = v.variant('kind', [
  v.object({ kind: v.literal('open') }),
  v.object({
    kind: v.literal('person'),
    /** Null: the person has deleted their data; the page says "a guest". */
    name: v.nullable(name),
    /** Null: the seat's default. */
    colour: v.nullable(colour),
    /** A page of this seat's person is open. */
    here: v.boolean(),
    /** A bot plays for this seat until its person comes back. */
    handed: v.boolean(),
    /** Moves in a row that the clock made for it. */
    missed: count,
    /** The person has given the seat up for good; a bot plays on. */
    out: v.exactOptional(v.picklist(['resigned', 'left'])),
  }),
  v.object({ kind: v.literal('bot'), level: word }),
])

export type Sitter = Read<typeof sitter>

const sitters = v.pipe(v.array(sitter), v.minLength(1), v.maxLength(LIMITS.seats))

/** A table in a list. */
const BRIEF = {
  id: tableId,
  game: word,
  status: v.picklist(STATUSES),
  seats: sitters,
  clock,
  /** In the public list; otherwise only people with the link find it. */
  listed: v.boolean(),
  /** A seat of the host; null: the host has none. */
  host: v.nullable(seat),
  created: ms,
  updated: ms,
} as const

export const tableBrief = v.object(BRIEF)

export type TableBrief = Read<typeof tableBrief>

/** Games won since these people first played together: for each game how many were played, and by seat who won how many. */
export const evening = v.object({
  games: v.pipe(
    v.array(v.object({ game: word, played: count, wins: v.pipe(v.array(count), v.maxLength(LIMITS.seats)) })),
    v.maxLength(LIMITS.word),
  ),
})

export type EveningFacts = Read<typeof evening>

export const tableFacts = v.object({
  ...BRIEF,
  /** The version of the game's rules. */
  rules: whole(1, 999_999),
  options,
  /** The log's first line, as the dice's commitment covers it; null before the start. */
  header: v.nullable(text(LIMITS.line)),
  /** The table at which the same people play again. */
  rematch: v.nullable(tableId),
  /** Which game is played there, and which seat asked for it. */
  next: v.exactOptional(v.object({ game: word, by: seat })),
  /** At a rematch: seats whose people have not joined yet. */
  invited: v.exactOptional(v.pipe(v.array(seat), v.maxLength(LIMITS.seats))),
  /** Absent before the first game of the evening has been won. */
  evening: v.exactOptional(evening),
  /** A race starts when every device has read the dice aloud. Default: no. */
  reading: v.exactOptional(v.boolean()),
  /** The coach may show the chances of choices. Default: no. */
  coach: v.exactOptional(v.boolean()),
  departure: v.exactOptional(departure),
  away: v.exactOptional(away),
  /** Four letters that lead here, in the lobby only. */
  code: v.exactOptional(code),
  /** Only of a table that was closed before its game's end. */
  ended: v.exactOptional(ended),
  /** The table uses the dice of this day, which ends at `ends`; `ranked`: the result enters its ranking. Absent: the table's own dice. */
  day: v.exactOptional(v.object({ date, ends: ms, ranked: v.boolean() })),
})

export type TableFacts = Read<typeof tableFacts>

/** Your rights: your seats, and whether you are the host. Sent to you only. */
export const you = v.object({ seats: v.pipe(v.array(seat), v.maxLength(LIMITS.seats)), host: v.boolean() })

export type You = Read<typeof you>

/** By seat, as of sending; empty without a clock. `left`: for this move, null while the seat is not asked; then the `bank` is used. */
export const clocks = v.pipe(v.array(v.object({ left: v.nullable(ms), bank: ms })), v.maxLength(LIMITS.seats))

export type Clocks = Read<typeof clocks>

/** A line of the log; or, while choices are hidden, only that this seat has chosen. */
export const line = v.union([text(LIMITS.line), v.object({ chosen: seat })])

export type Line = Read<typeof line>

/** The state as a seat of yours (null: a spectator) may see it: `game.view`. Only of games with secrets; pages replay the others. */
export const views = v.pipe(
  v.array(v.object({ seat: v.nullable(seat), state: v.unknown() })),
  v.maxLength(LIMITS.seats),
)

export type Views = Read<typeof views>

const round = v.object({
  commits: v.pipe(v.array(v.nullable(hash)), v.maxLength(LIMITS.seats)),
  bytes: v.pipe(v.array(v.nullable(seatBytes)), v.maxLength(LIMITS.seats)),
})

/** `Opening` of fair/opening.ts: the progress of agreeing on the dice. */
export const opening = v.object({
  /** The table's id in the proof; for the challenge of a day `<game>-<date>`. */
  table: v.pipe(v.string(), v.regex(/^[\w-]{1,40}$/)),
  seal: hash,
  commit: hash,
  phase: v.picklist(['commit', 'reveal', 'ready']),
  rounds: v.pipe(v.array(round), v.minLength(1), v.maxLength(LIMITS.seats + 1)),
})

/** A request to take a move back. */
export const takeback = v.object({
  /** The number of the request at this table; `agree` refers to it. */
  takeback: count,
  seat,
  /** The log's last line if all agree. */
  seq: count,
  /** Seats whose people have not answered yet. */
  waits: v.pipe(v.array(seat), v.maxLength(LIMITS.seats)),
})

export type Takeback = Read<typeof takeback>

/** A request to end the game without a result. */
export const ending = v.object({
  /** The number of the request at this table; `agree-end` refers to it. */
  ending: count,
  seat,
  /** Seats whose people have not answered yet. */
  waits: v.pipe(v.array(seat), v.maxLength(LIMITS.seats)),
})

export type EndingRequest = Read<typeof ending>
