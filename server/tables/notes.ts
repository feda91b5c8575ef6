/** What a table keeps beside its log and its seats: `TableRow.notes`. No names and no identities. Fields that older tables lack have defaults. */
import * as v from 'valibot'
import { type AfterDeparture, AWAY_SECONDS, defaultAfter } from '../../engine/table/events.ts'
import { code } from '../../protocol/codes.ts'
import { away, departure, ended, ending, opening, takeback } from '../../protocol/facts.ts'
import { count, date, ms, type Read, seat, tableId, text, word } from '../../protocol/schema.ts'
import type { TableRow } from '../store/store.ts'

/** The seats that have resigned or left, and an end by agreement. */
const parting = v.object({
  out: v.array(v.nullable(v.picklist(['resigned', 'left']))),
  ending: v.nullable(ending),
  endings: count,
  /** The last request that was answered no, by its seat, and the log's length then. */
  refused: v.nullable(v.object({ seat, seq: count })),
  ended: v.nullable(ended),
})

/** Games won since these people first played together: evening.ts. */
const evening = v.object({
  id: tableId,
  /** In the order in which they were last played; `wins` by the mark of a person or a bot. */
  games: v.array(v.object({ game: word, played: count, wins: v.record(text(60), count) })),
})

const preset = v.object({
  date,
  /** When the day ends, in ms since 1970. */
  ends: ms,
  /** The secret of the dice is not in the log yet. */
  sealed: v.boolean(),
  /** The result enters the ranking of the day. */
  ranked: v.boolean(),
  /** Of the person, once the game is over. */
  score: v.nullable(v.number()),
})

const schema = v.object({
  /** The log's first line, as it was bound by the dice; null before the start. */
  header: v.nullable(text(4096)),
  /** While the dice are agreed on. */
  opening: v.nullable(opening),
  /** When this phase of the opening, or the turn of a game with a limit of its own, began. */
  since: ms,
  /** By seat: when it was asked what it has not answered yet; null: it is not asked, or need not answer. */
  asked: v.array(v.nullable(ms)),
  /** By seat, in ms, of a live clock. */
  banks: v.array(ms),
  requests: count,
  takeback: v.nullable(takeback),
  /** The table where the same people play again. */
  rematch: v.nullable(tableId),
  /** Four letters that lead here; null: none, or the lobby is over. */
  code: v.optional(v.nullable(code), null),
  /** Races wait until every device has read the dice aloud. */
  reading: v.optional(v.boolean(), false),
  /** Everybody may ask the coach. */
  coach: v.optional(v.boolean(), false),
  /** What a departure leads to; null: the default for this number of seats. */
  departure: v.optional(v.nullable(departure), null),
  /** In seconds: how long a person may be away; null: the default for the clock. */
  away: v.optional(v.nullable(away), null),
  /** Seats of a rematch whose people have not sat down themselves: it does not start without them. */
  invited: v.optional(v.array(seat), []),
  /** A rematch: it starts by itself when everybody who was invited is here. */
  again: v.optional(v.boolean(), false),
  /** What the rematch is, and which seat asked for it; null: there is none, or it is older than this field. */
  next: v.optional(v.nullable(v.object({ game: word, by: seat })), null),
  /** Null before the first game of the evening has been won. */
  evening: v.optional(v.nullable(evening), null),
  /** Null until a person departs or asks to end. */
  parting: v.optional(v.nullable(parting), null),
  /** The day whose dice are played here; null: the dice are the table's own. */
  preset: v.optional(v.nullable(preset), null),
})

export type Notes = Read<typeof schema>
export type Evening = Read<typeof evening>
export type Parting = Read<typeof parting>
/** The settings beside the game's options. */
export type Manners = Pick<Notes, 'reading' | 'coach' | 'departure' | 'away'>

export const NO_PARTING: Parting = { out: [], ending: null, endings: 0, refused: null, ended: null }

export function newNotes(seats: number, manners: Partial<Manners> = {}): Notes {
  const times = { since: 0, asked: Array<null>(seats).fill(null), banks: [] }
  return v.parse(schema, {
    header: null,
    opening: null,
    ...times,
    requests: 0,
    takeback: null,
    rematch: null,
    ...manners,
  })
}

/** Null: not readable. */
export function readNotes(given: unknown): Notes | null {
  const read = v.safeParse(schema, given, { abortEarly: true })
  return read.success ? read.output : null
}

/** Returns why the person of this seat has given it up; null: not at all. */
export function outOf({ parting }: Notes, seat: number): 'resigned' | 'left' | null {
  return parting?.out[seat] ?? null
}

export function departureOf({ seats }: Pick<TableRow, 'seats'>, notes: Notes): AfterDeparture {
  return notes.departure ?? defaultAfter(seats.length)
}

export function awayOf({ clock }: Pick<TableRow, 'clock'>, notes: Notes): number {
  return notes.away ?? (clock.kind === 'slow' ? AWAY_SECONDS.slow : AWAY_SECONDS.live)
}
