/**
 * A race by its rules, on a server and on one device. Grabs are applied in the order of their believed times (engine/race-order.ts) and are
 * taken, too late, or refused. The same for every game: a grab is too late if the rules allowed it when the race was shown and refuse it
 * now.
 */
import type { Game, RuleRef, Seat } from '../contract.ts'
import type { Actor } from '../log.ts'
import { play } from '../play.ts'
import { firstOf, isRace, order, type Timed } from '../race-order.ts'
import { act, type Table } from './table.ts'

/** A seat's move in a race, and its time. */
export interface Grab extends Timed {
  /** A move of the game. */
  readonly what: unknown
}

/** A grab that counted, and the state after it. */
export interface Step {
  readonly seat: Seat
  readonly at: number
  readonly after: unknown
}

/** A race so far. Times are in ms since it was shown. */
export interface Course {
  readonly start: unknown
  readonly steps: readonly Step[]
  /** By seat: the time before which it may not grab. */
  readonly locks: ReadonlyMap<Seat, number>
}

interface LateGrab {
  readonly seat: Seat
  readonly at: number
  /** The quicker seat, and its time. */
  readonly first: Seat
  readonly firstAt: number
}

export type GrabOutcome =
  | { readonly kind: 'taken' }
  | { readonly kind: 'late'; readonly late: LateGrab }
  | { readonly kind: 'locked'; readonly until: number }
  | { readonly kind: 'illegal'; readonly rule: RuleRef }
  /** The race had already ended, or this seat has already made this move. */
  | { readonly kind: 'closed' }

/** Returns a race from the state in which it is shown. */
export function begin(start: unknown): Course {
  return { start, steps: [], locks: new Map() }
}

/** Returns how many entries the table had when its race began; null: no race. */
export function raceStart({ game, states }: Pick<Table, 'game' | 'states'>): number | null {
  if (!isRace(game, states.at(-1))) return null
  return states.findLastIndex((state) => !isRace(game, state)) + 1
}

/** Returns the race of a table that began after `start` entries, with its host's locks. */
export function courseOf({ states, entries }: Table, start: number, locks: Course['locks']): Course {
  const steps = entries.slice(start).flatMap(({ input }, i): Step[] => {
    return input.kind === 'move' ? [{ seat: input.seat, at: input.at ?? 0, after: states[start + i + 1] }] : []
  })
  return { start: states[start], steps, locks }
}

/** The state after the last grab that counted. */
function currentState({ start, steps }: Course): unknown {
  const last = steps.at(-1)
  return last === undefined ? start : last.after
}

/** Decides one grab after all earlier ones. `limit`: when the race ends by itself; null: never. */
export function decideGrab(
  game: Game,
  course: Course,
  { seat, at, what: move }: Grab,
  limit: number | null,
): { readonly course: Course; readonly outcome: GrabOutcome } {
  const refused = (outcome: GrabOutcome) => ({ course, outcome })
  if (limit !== null && at >= limit) return refused({ kind: 'closed' })
  const until = course.locks.get(seat) ?? 0
  if (at < until) return refused({ kind: 'locked', until })
  const state = currentState(course)
  const played = isRace(game, state) ? play(game, state, { kind: 'move', seat, move, at }) : null
  if (played?.ok) {
    const steps = [...course.steps, { seat, at, after: played.value }]
    const rash = game.rash?.(state, seat, move) === true
    return { course: { ...course, steps, locks: rash ? locked(game, course, seat, at) : course.locks }, outcome: TAKEN }
  }
  const rule = game.why(course.start, seat, move)
  if (rule !== null) return refused({ kind: 'illegal', rule })
  const winner = quicker(game, course, seat, move)
  if (winner === null || winner.seat === seat) return refused({ kind: 'closed' })
  const late: LateGrab = { seat, at, first: winner.seat, firstAt: winner.at }
  return { course: { ...course, locks: locked(game, course, seat, at) }, outcome: { kind: 'late', late } }
}

const TAKEN: GrabOutcome = { kind: 'taken' }

/** Decides on arrival whether a grab can still count, before its window has passed. A course only grows, so a refusal is final. */
export function admit(
  game: Game,
  course: Course,
  grab: Grab,
  waiting: readonly Grab[],
  limit: number | null,
): { readonly course: Course; readonly outcome: { readonly kind: 'waits' } | Exclude<GrabOutcome, { kind: 'taken' }> } {
  const { course: after, outcome } = decideGrab(game, course, grab, limit)
  if (outcome.kind !== 'taken') return { course: after, outcome }
  const text = game.write(grab.what)
  const isTwin = waiting.some(({ seat, what }) => seat === grab.seat && game.write(what) === text)
  return { course, outcome: { kind: isTwin ? 'closed' : 'waits' } }
}

function locked(game: Game, course: Course, seat: Seat, at: number): ReadonlyMap<Seat, number> {
  const wait = game.lockoutMs?.(course.start) ?? 0
  return wait === 0 ? course.locks : new Map([...course.locks, [seat, at + wait]])
}

/** Returns the step after which the rules refuse this move. */
function quicker(game: Game, { steps }: Course, seat: Seat, move: unknown): Step | null {
  const refuses = ({ after }: Step) => !isRace(game, after) || game.why(after, seat, move) !== null
  return steps.find(refuses) ?? null
}

/** A grab at a table of one device. */
export interface LocalGrab extends Grab {
  readonly by?: Actor
}

export interface Verdict {
  /** The table with every grab that counted. */
  readonly table: Table
  /** Grabs that came too late; `move`: the move. */
  readonly late: readonly (LateGrab & { readonly move: unknown })[]
  readonly locks: Course['locks']
}

/** Decides all of these grabs in the order of their times; at equal times the game decides. */
export function decide(table: Table, course: Course, limit: number | null, grabs: readonly LocalGrab[]): Verdict {
  const { game, seats } = table
  const late: (LateGrab & { readonly move: unknown })[] = []
  let [now, race] = [table, course]
  for (const { by, ...grab } of order(grabs, firstOf(game, course.start), seats)) {
    const { seat, at, what: move } = grab
    const { course: after, outcome } = decideGrab(game, race, grab, limit)
    race = after
    if (outcome.kind === 'late') late.push({ ...outcome.late, move })
    if (outcome.kind !== 'taken') continue
    const acted = act(now, { input: { kind: 'move', seat, move, at }, ...(by === undefined ? {} : { by }) })
    if (!acted.ok) throw new Error(`a grab that was judged is refused: ${acted.fault.code}`)
    now = acted.value
  }
  return { table: now, late, locks: race.locks }
}
