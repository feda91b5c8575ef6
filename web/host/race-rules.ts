/** Races at a table of this device, the pure part: who was first, who came too late and to whom, and whose clock it is. */
import type { Seat } from '../../engine/contract.ts'
import type { Actor } from '../../engine/log.ts'
import { firstOf, isRace, order } from '../../engine/race.ts'
import { type Course, judge } from '../../engine/table/race.ts'
import { act, type Table } from '../../engine/table/table.ts'
import type { Late } from './host.ts'

/**
 * Grabs wait this many ms for each other, then count in the order of their time stamps: two fingers that come down together are told apart
 * by the device's stamps, not by which event the page handled first.
 */
export const SETTLE = 30

/** The longest time a log can tell: eleven days. */
const LONGEST = 999_999_999

export interface Grabbed {
  readonly seat: Seat
  readonly move: unknown
  /** In whole ms since the race was shown. */
  readonly at: number
  readonly by?: Actor
}

export interface Verdict {
  /** With every grab that counts. */
  readonly table: Table
  readonly late: readonly Late[]
  /** Seats locked after a late grab, or one known at once to be wrong. */
  readonly locks: Course['locks']
}

/** How many entries the table had when its race began; null: there is none. */
export function raceStart({ game, states }: Table): number | null {
  const last = states.length - 1
  if (!isRace(game, states[last])) return null
  let start = last
  while (start > 0 && isRace(game, states[start - 1])) start--
  return start
}

/** All of them in the order of their times; at the same ms as the game says. */
export function decide(table: Table, course: Course, limit: number | null, grabs: readonly Grabbed[]): Verdict {
  const { game, seats } = table
  const late: Late[] = []
  let [now, race] = [table, course]
  for (const { seat, move, at, by } of order(grabs, firstOf(game, course.start), seats)) {
    const judged = judge(game, race, { seat, at, what: move }, limit)
    race = judged.course
    if (judged.outcome.kind === 'late') late.push({ ...judged.outcome.late, move })
    if (judged.outcome.kind !== 'taken') continue
    const acted = act(now, { input: { kind: 'move', seat, move, at }, ...(by === undefined ? {} : { by }) })
    if (!acted.ok) throw new Error(`a grab that was judged is refused: ${acted.fault.code}`)
    now = acted.value
  }
  return { table: now, late, locks: race.locks }
}

/**
 * How long a stored race has been running: its clock does not stop while the page is closed. `updated` is when its last input was stored,
 * by the wall clock.
 */
export function elapsed(table: Table, start: number, updated: number, now: number): number {
  const input = table.entries.slice(start).at(-1)?.input
  const at = input?.kind === 'move' ? (input.at ?? 0) : 0
  return Math.min(LONGEST, at + Math.max(0, now - updated))
}

/** When it was done, in ms since it was shown; null: before that. */
export function timeOf(acted: number, since: number): number | null {
  const at = Math.round(acted - since)
  return at < 0 ? null : Math.min(LONGEST, at)
}
