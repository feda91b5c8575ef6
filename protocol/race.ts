/** A race: the reveal to everybody at the same moment, who was quickest, and by how much. */
import * as v from 'valibot'
import { LIMITS } from './protocol.ts'
import { count, ms, type Read, seat, text, whole } from './schema.ts'

/** A page's report of a grab, beside the move. `line`: the line that revealed the dice. */
export const grabbed = v.object({
  line: count,
  /** ms since the dice were shown, by the page's clock. A negative time is refused as too early. */
  at: whole(-1_000_000_000, 1_000_000_000),
})

/** A grab that came too late, and the quicker seat. Believed times, in ms since the show. */
export const late = v.object({ seat, move: text(LIMITS.move), at: ms, first: seat, firstAt: ms })

export type Late = Read<typeof late>

export const race = v.object({
  /** The line of the log that reveals the dice. */
  line: count,
  /** The time of the reveal, by the server's clock: the same for all. */
  show: ms,
  /** The time from which grabs count and times are measured; null: some devices are still reading. */
  begins: v.nullable(ms),
  /** Seats that may not grab before `until`, in ms since the begin. */
  locked: v.pipe(v.array(v.object({ seat, until: ms })), v.maxLength(LIMITS.seats)),
  /** The last grabs that came too late. */
  lost: v.pipe(v.array(late), v.maxLength(LIMITS.lost)),
})

export type RaceFacts = Read<typeof race>
