/** What a table keeps beside its log and its seats: `TableRow.notes`. No names and no identities. */
import * as v from 'valibot'
import { type AfterDeparture, AWAY_SECONDS, defaultAfter } from '../../engine/table/events.ts'
import type { Opening } from '../../fair/opening.ts'
import { code } from '../../protocol/codes.ts'
import {
  away,
  departure,
  type Ended,
  type EndingRequest,
  ended,
  ending,
  opening,
  type Takeback,
  takeback,
} from '../../protocol/facts.ts'
import { count, date, ms, seat, tableId, text, word } from '../../protocol/schema.ts'
import type { TableRow } from '../store/store.ts'

/** The day of a table, in its notes. */
export interface Preset {
  /** A day of UTC: `2026-11-15`. */
  readonly date: string
  /** When the day ends, in ms since 1970. */
  readonly ends: number
  /** The secret of the dice is not in the log yet. */
  readonly sealed: boolean
  /** The result enters the ranking of the day. */
  readonly ranked: boolean
  /** Of the person, once the game is over. */
  readonly score: number | null
}

export interface Notes {
  /** The log's first line, as it was bound by the dice; null before the start. */
  readonly header: string | null
  /** While the dice are agreed on. */
  readonly opening: Opening | null
  /** When this phase of the opening, or the turn of a game with a limit of its own, began. */
  readonly since: number
  /** By seat: when it was asked what it has not answered yet; null: it is not asked, or need not answer. */
  readonly asked: readonly (number | null)[]
  /** By seat, in ms, of a live clock. */
  readonly banks: readonly number[]
  /** Number of take-back requests. */
  readonly requests: number
  readonly takeback: Takeback | null
  /** The table where the same people play again. */
  readonly rematch: string | null
  /** Four letters that lead here; null: none, or the lobby is over. */
  readonly code: string | null
  /** Races wait until every device has read the dice aloud. */
  readonly reading: boolean
  /** Everybody may ask the coach. */
  readonly coach: boolean
  /** What a departure leads to; null: the default for this number of seats. */
  readonly departure: AfterDeparture | null
  /** In seconds: how long a person may be away; null: the default for the clock. */
  readonly away: number | null
  /** Seats of a rematch whose people have not sat down themselves: it does not start without them. */
  readonly invited: readonly number[]
  /** A rematch: it starts by itself when everybody who was invited is here. */
  readonly again: boolean
  /** What the rematch is, and which seat asked for it; null: there is none, or it is older than this field. */
  readonly next: { readonly game: string; readonly by: number } | null
  /** Null before the first game of the evening has been won. */
  readonly evening: Evening | null
  /** Null until a person departs or asks to end. */
  readonly parting: Parting | null
  /** The day whose dice are played here; null: the dice are the table's own. */
  readonly preset: Preset | null
}

/** Games won since these people first played together: evening.ts. */
export interface Evening {
  /** The first table. */
  readonly id: string
  /** In the order in which they were last played. */
  readonly games: readonly {
    readonly game: string
    readonly played: number
    /** By the mark of a person or a bot. */
    readonly wins: { readonly [mark: string]: number }
  }[]
}

/** The seats that have resigned or left, and an end by agreement. */
export interface Parting {
  /** By seat. */
  readonly out: readonly ('resigned' | 'left' | null)[]
  readonly ending: EndingRequest | null
  /** Number of requests to end. */
  readonly endings: number
  /** The last request that was answered no, by its seat, and the log's length then. */
  readonly refused: { readonly seat: number; readonly seq: number } | null
  readonly ended: Ended | null
}

export const NO_PARTING: Parting = { out: [], ending: null, endings: 0, refused: null, ended: null }

/** Returns why the person of this seat has given it up; null: not at all. */
export function outOf({ parting }: Notes, seat: number): 'resigned' | 'left' | null {
  return parting?.out[seat] ?? null
}

/** The settings beside the game's options. */
export type Manners = Pick<Notes, 'reading' | 'coach' | 'departure' | 'away'>

const parting = v.object({
  out: v.array(v.nullable(v.picklist(['resigned', 'left']))),
  ending: v.nullable(ending),
  endings: count,
  refused: v.nullable(v.object({ seat, seq: count })),
  ended: v.nullable(ended),
})

const evening = v.object({
  id: tableId,
  games: v.array(v.object({ game: word, played: count, wins: v.record(text(60), count) })),
})

const preset = v.object({
  date: date,
  ends: ms,
  sealed: v.boolean(),
  ranked: v.boolean(),
  score: v.nullable(v.number()),
})

const schema = v.object({
  header: v.nullable(text(4096)),
  opening: v.nullable(opening),
  since: ms,
  asked: v.array(v.nullable(ms)),
  banks: v.array(ms),
  requests: count,
  takeback: v.nullable(takeback),
  rematch: v.nullable(tableId),
  code: v.optional(v.nullable(code), null),
  reading: v.optional(v.boolean(), false),
  coach: v.optional(v.boolean(), false),
  departure: v.optional(v.nullable(departure), null),
  away: v.optional(v.nullable(away), null),
  invited: v.optional(v.array(seat), []),
  again: v.optional(v.boolean(), false),
  next: v.optional(v.nullable(v.object({ game: word, by: seat })), null),
  evening: v.optional(v.nullable(evening), null),
  parting: v.optional(v.nullable(parting), null),
  preset: v.optional(v.nullable(preset), null),
})

export const NO_MANNERS: Manners = { reading: false, coach: false, departure: null, away: null }

export function newNotes(seats: number, manners: Manners = NO_MANNERS): Notes {
  return {
    header: null,
    opening: null,
    since: 0,
    asked: Array<null>(seats).fill(null),
    banks: [],
    requests: 0,
    takeback: null,
    rematch: null,
    code: null,
    ...manners,
    invited: [],
    again: false,
    next: null,
    evening: null,
    parting: null,
    preset: null,
  }
}

/** The table's choice of what a departure leads to. */
export function departureOf({ seats }: Pick<TableRow, 'seats'>, notes: Notes): AfterDeparture {
  return notes.departure ?? defaultAfter(seats.length)
}

/** In seconds: how long a person may be away. */
export function awayOf({ clock }: Pick<TableRow, 'clock'>, notes: Notes): number {
  return notes.away ?? (clock.kind === 'slow' ? AWAY_SECONDS.slow : AWAY_SECONDS.live)
}

/** Null: not readable. */
export function readNotes(given: unknown): Notes | null {
  const read = v.safeParse(schema, given, { abortEarly: true })
  return read.success ? read.output : null
}
