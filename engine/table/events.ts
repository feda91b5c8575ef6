/**
 * What happens to a table beside its game: a seat is given up, or the game ends before its end. Pure rules for every host, and
 * the lines with which a log says so:
 *
 *     out 1 resigned      seat 1 gave up; a bot plays on for it
 *     out 1 left          its person left the table; a bot plays on for it
 *     out 1 away          its person was away for too long, another seat claimed it; a bot plays until the person is back
 *     end resigned 1      the game ends here, because seat 1 gave up: it is last
 *     end left 1          the game ends here, because its person left the table: it is last
 *     end away 1          the game ends here without a result, because seat 1 was away for too long
 *     end agreed          the game ends here without a result, because all agreed
 *     end too-long        the game ends here without a result, because its log has reached the host's limit
 *
 * These lines are no inputs: the game's state does not change. After an `end` line no input follows.
 */
import type { Game, Seat } from '../contract.ts'

/** Why a person no longer plays a seat. */
const DEPARTURES = ['resigned', 'left', 'away'] as const

export type Departure = (typeof DEPARTURES)[number]

/** Why a game ended before its end. */
/** Endings without a responsible seat. */
const COMMON = ['agreed', 'too-long'] as const

export const ENDINGS = [...DEPARTURES, ...COMMON] as const

export type Ending = (typeof ENDINGS)[number]

export type TableEvent =
  | { readonly kind: 'out'; readonly seat: Seat; readonly why: Departure }
  /** `seat` is null where all agreed, or the game was too long. */
  | { readonly kind: 'end'; readonly seat: Seat | null; readonly why: Ending }

/** The table's choice of what follows when a person departs. */
export const AFTER_DEPARTURE = ['bot', 'end'] as const

export type AfterDeparture = (typeof AFTER_DEPARTURE)[number]

const OUT = /^out (0|[1-9]\d{0,2}) (resigned|left|away)$/
const END = /^end (?:(agreed|too-long)|(resigned|left|away) (0|[1-9]\d{0,2}))$/

/** Returns true if the line claims to be an event: `readEvent` says whether it is one. */
export function isEvent(line: string): boolean {
  return line.startsWith('out ') || line.startsWith('end ')
}

/** Returns the event of a log's line, or null: `readEvent('out 1 left')` is `{ kind: 'out', seat: 1, why: 'left' }`. */
export function readEvent(line: string): TableEvent | null {
  const out = OUT.exec(line)
  if (out !== null) return { kind: 'out', seat: Number(out[1]), why: out[2] as Departure }
  const end = END.exec(line)
  if (end === null) return null
  return end[1] === undefined
    ? { kind: 'end', seat: Number(end[3]), why: end[2] as Departure }
    : { kind: 'end', seat: null, why: end[1] as (typeof COMMON)[number] }
}

/** Returns the line of an event; `readEvent` reads it back. */
export function writeEvent({ kind, seat, why }: TableEvent): string {
  if (kind === 'out') return `out ${seat} ${why}`
  return seat === null ? `end ${why}` : `end ${why} ${seat}`
}

/** What a table does by default: with two seats a departure ends the game, with more a bot plays on. */
export function defaultAfter(seats: number): AfterDeparture {
  return seats <= 2 ? 'end' : 'bot'
}

/** Returns the event of a departure. `playing`: seats that people still play afterwards; without any the game ends. */
export function departure(
  seat: Seat,
  why: Departure,
  { after, playing }: { readonly after: AfterDeparture; readonly playing: readonly Seat[] },
): TableEvent {
  return { kind: after === 'end' || playing.length === 0 ? 'end' : 'out', seat, why }
}

/** In seconds: how long a person may be away while the game waits for the seat. */
export const AWAY_SECONDS = { live: 120, slow: 3 * 86_400, min: 30, max: 30 * 86_400 } as const

/** Returns how many ms are missing until the seat can be claimed: 0 means now. `gone`: when its person's last page closed. */
export function untilClaim(times: {
  readonly asked: number
  readonly gone: number
  readonly now: number
  readonly seconds: number
}): number {
  return Math.max(0, Math.max(times.asked, times.gone) + times.seconds * 1000 - times.now)
}

/** Returns the places of a game that ended by an event; null means without a result. */
export function placesAfter(game: Game, state: unknown, events: readonly TableEvent[]): readonly number[] | null {
  const end = events.at(-1)
  if (end?.kind !== 'end' || end.seat === null || end.why === 'away') return null
  const gaveUp = events.flatMap(({ seat, why }) =>
    seat !== null && (why === 'resigned' || why === 'left') ? [seat] : [],
  )
  // Those who gave up share the last places; the others are ranked by their points so far.
  const points = game.scores(state).map((score, seat) => (gaveUp.includes(seat) ? -Infinity : score))
  return points.map((own) => 1 + points.filter((other) => other > own).length)
}
