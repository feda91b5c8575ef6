/**
 * A table's race: it is entered when an optional turn begins, run in memory, and void if that memory is lost. The times and windows are
 * those of server/race; when they pass is marshal.ts's affair.
 */
import type { Seat } from '../../../engine/contract.ts'
import { type Actor, readEntry, voidLine } from '../../../engine/log.ts'
import { isOptional } from '../../../engine/race.ts'
import { good } from '../../../engine/result.ts'
import { isEvent } from '../../../engine/table/events.ts'
import { enter, followed, type Position, resumed, thrownForRace } from '../../../engine/table/position.ts'
import { begin, type Course, judge, type Outcome } from '../../../engine/table/race.ts'
import { LIMITS } from '../../../protocol/protocol.ts'
import type { Late, RaceFacts } from '../../../protocol/race.ts'
import type { Refusal } from '../../../protocol/refusals.ts'
import type { Grab } from '../../race/contest.ts'
import {
  type Draft,
  type Judged,
  type Kept,
  linesOf,
  notPlaying,
  ownSeat,
  refuse,
  type Scene,
  withEntered,
  withEvent,
  withNotes,
} from '../draft.ts'
import { readPosition } from '../position.ts'

export interface Raced {
  /** The line that shows what is raced for. */
  readonly line: number
  /** When it is shown; infinitely late until it is kept. */
  readonly show: number
  /** From when on grabs count; null: it is still being read. */
  readonly begins: number | null
  readonly course: Course
  readonly lost: readonly Late[]
  /** When it ends by itself, in ms since it began. */
  readonly limit: number | null
  /** All that may be known until it is shown. */
  readonly before: Position | null
}

/** What somebody wants in a race. */
export interface Want {
  readonly move: unknown
  readonly text: string
  /** Whose; null: a bot's. */
  readonly identity: string | null
}

/** After an input that has led into an optional turn, or out of it. */
export function race(before: Draft, after: Draft): Draft {
  const { position, row } = after
  if (position === null || row.status !== 'playing' || !isOptional(position.turn)) {
    return after.race === null ? after : { ...after, race: null, ended: after.race }
  }
  return after.race === null ? begun(shownBefore(before, after), after, position) : after
}

/** The position before the line that shows what is raced for. Forced moves may lead from one race into the next. */
function shownBefore(before: Draft, { added, row }: Draft): Position | null {
  const led = added.slice(added.length - (row.seq - before.row.seq), -1)
  if (before.position === null || led.length === 0) return before.position
  const read = resumed(before.position, led)
  return read.ok ? read.value : before.position
}

function begun(before: Position | null, after: Draft, position: Position): Draft {
  const limit = position.turn.kind === 'move' ? (position.turn.limitMs ?? null) : null
  const course = begin(position.state)
  const raced = { line: after.row.seq, show: Infinity, begins: null, course, lost: [], limit, before }
  return { ...after, race: raced, ended: null }
}

/** The throw falls. */
export function throwForRace(draft: Draft): Draft {
  const next = draft.position === null ? null : thrownForRace(draft.position)
  return next === null ? draft : withEntered(draft, next)
}

/** Of all that is kept, what may be known at this moment. */
export function known<Some extends Kept>(kept: Some, now: number): Some {
  const { race: raced, row } = kept
  if (raced === null || now >= raced.show) return kept
  return { ...kept, row: { ...row, seq: raced.line - 1 }, position: raced.before }
}

export function raceFacts({ line, show, begins, course, lost }: Raced): RaceFacts {
  const locked = [...course.locks].map(([seat, until]) => ({ seat, until }))
  return { line, show, begins, locked, lost }
}

/** One grab, whose turn has come. Refused: nothing has changed but what everybody is told. */
export function grab(
  draft: Draft,
  { what, ...timed }: Grab<Want>,
  scene: Scene,
): { readonly draft: Draft; readonly refusal: Refusal | null } {
  const { seat } = timed
  const right = mayGrab(draft, what.identity, seat)
  if (!right.ok) return { draft, refusal: right.fault }
  const { position } = draft
  const raced = draft.race ?? draft.ended
  if (raced === null || position === null) return { draft, refusal: { code: 'closed', seat } }
  const { course, outcome } = judge(scene.game, raced.course, { ...timed, what: what.move }, raced.limit)
  // The race has ended by its limit, which the course does not know.
  if (outcome.kind === 'taken' && draft.race === null) return { draft, refusal: { code: 'closed', seat } }
  if (outcome.kind !== 'taken') return refused(draft, { ...raced, course }, seat, what.text, outcome)
  const by: { by?: Actor } = what.identity === null ? { by: 'bot' } : {}
  const seen = what.identity === null ? {} : { seen: timed.seen }
  const said = timed.lie === null ? {} : { said: timed.lie }
  const input = { kind: 'move', seat, move: what.move, at: timed.at } as const
  const played = enter(position, { input, ...seen, ...said, ...by })
  if (!played.ok) throw new Error(`a grab that was judged is refused: ${played.fault.code}`)
  const next = { ...raced, course }
  const told = course.locks === raced.course.locks ? draft : withEvent(draft, { kind: 'race', race: raceFacts(next) })
  const kept = { ...withEntered(told, played.value), race: next }
  // What follows by itself is another turn.
  return {
    draft: played.value.entries.length > 1 ? { ...kept, race: null, ended: next } : race(draft, kept),
    refusal: null,
  }
}

function mayGrab(draft: Draft, identity: string | null, seat: Seat): Judged {
  const state = notPlaying(draft)
  if (state !== null) return refuse(state)
  if (identity === null) return good(draft)
  const own = ownSeat(draft, identity, seat)
  if (!own.ok) return own
  return own.value.handed ? refuse({ code: 'handed', seat }) : good(draft)
}

/** Null where everybody hears of it, or it waits. */
export function refusalOf(seat: Seat, outcome: { readonly kind: 'waits' } | Outcome): Refusal | null {
  switch (outcome.kind) {
    case 'locked':
      return { code: 'locked', seat, until: outcome.until }
    case 'illegal':
      return { code: 'illegal', rule: outcome.rule }
    case 'closed':
      return { code: 'closed', seat }
    default:
      return null
  }
}

function refused(draft: Draft, raced: Raced, seat: Seat, text: string, outcome: Exclude<Outcome, { kind: 'taken' }>) {
  if (outcome.kind !== 'late') return { draft, refusal: refusalOf(seat, outcome) }
  const late: Late = { ...outcome.late, move: text }
  const next = { ...raced, lost: [...raced.lost, late].slice(-LIMITS.lost) }
  const told = withEvent(draft, { kind: 'late', late })
  const refusal = { code: 'late', ...outcome.late } as const
  if (draft.race === null) return { draft: { ...told, ended: next }, refusal }
  const isLocked = raced.course.locks !== draft.race.course.locks
  const all = isLocked ? withEvent(told, { kind: 'race', race: raceFacts(next) }) : told
  return { draft: { ...all, race: next }, refusal }
}

/** The game's own limit has passed. */
export function endRace(draft: Draft): Draft {
  const { position, race: raced } = draft
  if (position === null || raced === null || raced.limit === null) return draft
  const next = enter(position, { input: { kind: 'time' } })
  return next.ok ? withEntered({ ...draft, race: null, ended: raced }, next.value) : draft
}

/**
 * Whoever ran the race is gone, and with it who was how quick: its lines count for nothing, and it is thrown again. A race that no
 * throw led to is shown once more.
 */
export function voidRace(draft: Draft, scene: Scene): Draft {
  const { position, row, notes } = draft
  if (position === null || draft.race !== null || row.status !== 'playing' || !isOptional(position.turn)) return draft
  const lines = linesOf(draft, scene)
  const from = raceFrom(position, lines)
  if (from === lines.length) return begun(position, withNotes(draft, { since: scene.now }), position)
  // What happened to the table stays: a seat that was given up in the race is not back.
  const all = [...lines.slice(0, from), ...lines.slice(from).map((line) => (isEvent(line) ? line : voidLine(line)))]
  const read = readPosition(scene.game, row, notes.header ?? '', all)
  if (!read.ok) throw new Error(`a log without its last race cannot be replayed: ${read.fault}`)
  const keep = Math.min(draft.keep, from)
  const cut = { ...draft, row: { ...row, takebacks: row.takebacks + 1 }, keep, added: all.slice(keep) }
  return race(draft, withEntered({ ...cut, position: read.value }, followed(read.value)))
}

/** How many lines there were before it: its grabs are those that name a time, and before them stands its throw. */
function raceFrom({ game }: Position, lines: readonly string[]): number {
  let from = lines.length
  const inputAt = (i: number) => {
    const read = readEntry(game, lines[i] ?? '')
    return read.ok ? read.value.input : null
  }
  const isOfRace = (i: number): boolean => {
    const input = inputAt(i)
    return (input?.kind === 'move' && input.at !== undefined) || isEvent(lines[i] ?? '')
  }
  while (isOfRace(from - 1)) from--
  return inputAt(from - 1)?.kind === 'throw' ? from - 1 : from
}
