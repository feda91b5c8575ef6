/** What a table keeps beside its log and its seats: `TableRow.notes`. No names and no identities. */
import * as v from 'valibot'
import type { Opening } from '../../fair/opening.ts'
import { opening, type Takeback, takeback } from '../../protocol/facts.ts'
import { count, ms, tableId, text } from '../../protocol/schema.ts'

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
  /** How often somebody has asked to take back. */
  readonly requests: number
  readonly takeback: Takeback | null
  /** The table where the same people play again. */
  readonly rematch: string | null
  /** Races wait until what is shown has been read at every device. */
  readonly reading: boolean
  /** Everybody may ask the coach. */
  readonly coach: boolean
}

/** What was agreed on beside the game's options. */
export type Manners = Pick<Notes, 'reading' | 'coach'>

const schema = v.object({
  header: v.nullable(text(4096)),
  opening: v.nullable(opening),
  since: ms,
  asked: v.array(v.nullable(ms)),
  banks: v.array(ms),
  requests: count,
  takeback: v.nullable(takeback),
  rematch: v.nullable(tableId),
  reading: v.optional(v.boolean(), false),
  coach: v.optional(v.boolean(), false),
})

export function newNotes(seats: number, { reading, coach }: Manners = { reading: false, coach: false }): Notes {
  return {
    header: null,
    opening: null,
    since: 0,
    asked: Array<null>(seats).fill(null),
    banks: [],
    requests: 0,
    takeback: null,
    rematch: null,
    reading,
    coach,
  }
}

/** Null: not readable. */
export function readNotes(given: unknown): Notes | null {
  const read = v.safeParse(schema, given, { abortEarly: true })
  return read.success ? read.output : null
}
