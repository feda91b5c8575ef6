/** A race: the reveal to everybody at the same moment, who was quickest, and by how much. */
import * as v from 'valibot'
import { LIMITS } from './protocol.ts'
import { count, ms, type Read, seat, text, whole } from './schema.ts'

/** A page's report of a grab beside the move. `line`: the one that revealed the dice. */
export const grabbed = v.object({
  line: count,
  /** By the page's clock: ms since it was shown there. Less than 0 is refused, as everything that was done before. */
  at: whole(-1_000_000_000, 1_000_000_000),
})

/** A grab that came too late, and who was quicker. Times in ms since the race was shown, as they are believed. */
export const late = v.object({ seat, move: text(LIMITS.move), at: ms, first: seat, firstAt: ms })

export type Late = Read<typeof late>

export const race = v.object({
  /** The line of the log that reveals the dice. */
  line: count,
  /** When it is shown, by the server's clock: the same moment for all. */
  show: ms,
  /** From when on grabs count, and times are counted; null: it is still being read somewhere. */
  begins: v.nullable(ms),
  /** Seats that may not grab: until when, in ms since it began. */
  locked: v.pipe(v.array(v.object({ seat, until: ms })), v.maxLength(LIMITS.seats)),
  /** The last ones that came too late. */
  lost: v.pipe(v.array(late), v.maxLength(LIMITS.lost)),
})

export type RaceFacts = Read<typeof race>
