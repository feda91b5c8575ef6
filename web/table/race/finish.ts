/** Close calls: what a race's end, or a log, tells of two hands that came down nearly together. */
import type { Seat } from '../../../engine/contract.ts'
import type { SeenEntry } from '../../../engine/table/table.ts'

/** Two grabs within this time are a photo finish, in ms. */
export const CLOSE = 100

/** Times in ms since the race was shown. */
export interface Finish {
  readonly seat: Seat
  readonly at: number
  readonly first: Seat
  readonly firstAt: number
}

/** The closest of them; null: none was close. */
export function closest(all: readonly Finish[]): Finish | null {
  const close = all.filter(({ at, firstAt, seat, first }) => at - firstAt <= CLOSE && seat !== first)
  return close.toSorted((a, b) => a.at - a.firstAt - (b.at - b.firstAt))[0] ?? null
}

/** In a log: the entry on screen and the one before it, where two seats grabbed within a tenth of a second. */
export function finishAt(entries: readonly SeenEntry[], at: number): Finish | null {
  const [before, now] = [entries[at - 2]?.input, entries[at - 1]?.input]
  if (before?.kind !== 'move' || now?.kind !== 'move' || before.at === undefined || now.at === undefined) return null
  return closest([{ seat: now.seat, at: now.at, first: before.seat, firstAt: before.at }])
}
