/** One race under way at a table of this device: since when, who grabbed what, who must wait. The host judges and keeps. */
import type { Seat } from '../../engine/contract.ts'
import { admit, type Course, courseOf, decide, type LocalGrab, type Verdict } from '../../engine/table/race.ts'
import type { Table } from '../../engine/table/table.ts'
import type { Late, RaceNow } from './host.ts'

/**
 * Grabs wait this many ms for each other, then count in the order of their time stamps: two fingers that come down together are told apart
 * by the device's stamps, not by which event the page handled first.
 */
export const SETTLE = 30

/** The longest time a log can tell: eleven days. */
const LONGEST = 999_999_999

export type Taken =
  | 'pending'
  /** Before it was shown, after its time, while locked, or twice: as if it had not been. */
  | 'ignored'
  /** Gone already, and on the list of what came too late. */
  | 'late'
  /** Never possible: the rules will say why. */
  | 'impossible'

export class LocalRace {
  /** How many entries the table had when it began. */
  readonly start: number
  readonly #limit: number | null
  /** When it was shown, by the page's clock; null: not yet. */
  since: number | null
  readonly #reading: boolean
  #grabs: readonly LocalGrab[] = []
  #late: readonly Late[] = []
  #locks: Course['locks'] = new Map()
  /** One for every bot, so that it thinks on and does not begin anew whenever it is asked. */
  readonly #seeds = new Map<Seat, number>()

  /** Nothing counts before it has begun; `reading`: it waits until it has been read. */
  constructor(table: Table, start: number, since: number | null, reading = false) {
    const state = table.states[start]
    const turn = table.game.turn(state)
    this.start = start
    this.#limit = (turn.kind === 'move' ? turn.limitMs : undefined) ?? null
    this.since = since
    this.#reading = reading
  }

  get reading(): boolean {
    return this.#reading && this.since === null
  }

  get until(): number | null {
    return this.since === null || this.#limit === null ? null : this.since + this.#limit
  }

  begin(now: number): void {
    this.since ??= now
  }

  seedOf(seat: Seat, fresh: () => number): number {
    const seed = this.#seeds.get(seat) ?? fresh()
    this.#seeds.set(seat, seed)
    return seed
  }

  /** By the page's clock; 0: it may grab. */
  lockedUntil(seat: Seat): number {
    const lock = this.#locks.get(seat)
    return lock === undefined || this.since === null ? 0 : this.since + lock
  }

  /** A person's grab, at a moment of the page's clock. */
  grab(table: Table, seat: Seat, move: unknown, acted: number): Taken {
    const at = this.since === null ? null : timeOf(acted, this.since)
    if (at === null) return 'ignored'
    const grab = { seat, at, what: move }
    const { course, outcome } = admit(table.game, this.#course(table), grab, this.#grabs, this.#limit)
    switch (outcome.kind) {
      case 'waits':
        // Judged grabs stand: a grab stamped before the last judged one counts as of that one.
        this.add({ ...grab, at: Math.max(at, lastTime(table, this.start)) })
        return 'pending'
      case 'late':
        this.#late = [...this.#late, { ...outcome.late, move }]
        this.#locks = course.locks
        return 'late'
      case 'illegal':
        return 'impossible'
      default:
        return 'ignored'
    }
  }

  #course(table: Table): Course {
    return courseOf(table, this.start, this.#locks)
  }

  verdict(table: Table): Verdict {
    return decide(table, this.#course(table), this.#limit, this.#grabs)
  }

  add(grab: LocalGrab): void {
    this.#grabs = [...this.#grabs, grab]
  }

  get grabs(): readonly LocalGrab[] {
    return this.#grabs
  }

  judged(grabs: readonly LocalGrab[], { late, locks }: Verdict): void {
    this.#grabs = this.#grabs.filter((grab) => !grabs.includes(grab))
    this.#late = [...this.#late, ...late]
    this.#locks = locks
  }

  /** Grabs still waiting came too late for the one that ended the round. */
  ended(table: Table): LocalRace {
    this.#late = [...this.#late, ...this.verdict(table).late]
    this.#grabs = []
    return this
  }

  /** What could not be kept has not happened. */
  forget(): void {
    this.#grabs = []
  }

  get now(): RaceNow {
    const pending = this.#grabs.map(({ seat, what: move }) => ({ seat, move }))
    const { since, until } = this
    const locked = [...this.#locks.keys()].map((seat) => ({ seat, until: this.lockedUntil(seat) }))
    const reading = this.reading ? ({ reading: true } as const) : {}
    return { since, until, pending, lost: this.#late, locked, ...reading }
  }
}

function lastTime({ entries }: Table, start: number): number {
  return entries
    .slice(start)
    .reduce((last, { input }) => Math.max(last, input.kind === 'move' ? (input.at ?? 0) : 0), 0)
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
function timeOf(acted: number, since: number): number | null {
  const at = Math.round(acted - since)
  return at < 0 ? null : Math.min(LONGEST, at)
}
