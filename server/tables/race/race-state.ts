/**
 * A table's race: it is entered when an optional turn begins, run in memory, and void if that memory is lost. The times and windows are
 * those of server/race; when they pass is race-controller.ts's affair.
 */
import type { Seat } from '../../../engine/contract.ts'
import { type Actor, readEntry, voidLine } from '../../../engine/log.ts'
import { isOptional } from '../../../engine/race-order.ts'
import { bad, good } from '../../../engine/result.ts'
import { isEvent } from '../../../engine/table/events.ts'
import { enter, followed, type Position, resumed, thrownForRace } from '../../../engine/table/position.ts'
import { begin, type Course, decideGrab, type GrabOutcome } from '../../../engine/table/race.ts'
import { LIMITS } from '../../../protocol/protocol.ts'
import type { Late, RaceFacts } from '../../../protocol/race.ts'
import type { Refusal } from '../../../protocol/refusals.ts'
import type { BelievedGrab } from '../../race/grab-queue.ts'
import {
  type CommandContext,
  type CommandResult,
  type Kept,
  linesOf,
  notPlaying,
  ownSeat,
  type PendingTable,
  withEntered,
  withEvent,
  withNotes,
} from '../pending-table.ts'
import { readPosition } from '../stored-position.ts'

export interface RaceState {
  /** The line of the race's throw. */
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

export interface Want {
  readonly move: unknown
  readonly text: string
  /** Whose; null: a bot's. */
  readonly identity: string | null
}

/** After an input that has led into an optional turn, or out of it. */
export function updateRace(before: PendingTable, after: PendingTable): PendingTable {
  const { position, row } = after
  if (position === null || row.status !== 'playing' || !isOptional(position.turn)) {
    return after.race === null ? after : { ...after, race: null, ended: after.race }
  }
  return after.race === null ? begun(shownBefore(before, after), after, position) : after
}

/** The position before the race's throw. Forced moves may lead from one race into the next. */
function shownBefore(before: PendingTable, { added, row }: PendingTable): Position | null {
  const led = added.slice(added.length - (row.seq - before.row.seq), -1)
  if (before.position === null || led.length === 0) return before.position
  const read = resumed(before.position, led)
  return read.ok ? read.value : before.position
}

function begun(before: Position | null, after: PendingTable, position: Position): PendingTable {
  const limit = position.turn.kind === 'move' ? (position.turn.limitMs ?? null) : null
  const course = begin(position.state)
  const raced = { line: after.row.seq, show: Infinity, begins: null, course, lost: [], limit, before }
  return { ...after, race: raced, ended: null }
}

export function throwForRace(pending: PendingTable): PendingTable {
  const next = pending.position === null ? null : thrownForRace(pending.position)
  return next === null ? pending : withEntered(pending, next)
}

/** The part of the committed state that may be known at this moment. */
export function known<Some extends Kept>(kept: Some, now: number): Some {
  const { race: raced, row } = kept
  if (raced === null || now >= raced.show) return kept
  return { ...kept, row: { ...row, seq: raced.line - 1 }, position: raced.before }
}

export function raceFacts({ line, show, begins, course, lost }: RaceState): RaceFacts {
  const locked = [...course.locks].map(([seat, until]) => ({ seat, until }))
  return { line, show, begins, locked, lost }
}

/** One grab, whose turn has come. Refused: nothing has changed but what everybody is told. */
export function grab(
  pending: PendingTable,
  { what, ...timed }: BelievedGrab<Want>,
  context: CommandContext,
): { readonly pending: PendingTable; readonly refusal: Refusal | null } {
  const { seat } = timed
  const right = mayGrab(pending, what.identity, seat)
  if (!right.ok) return { pending, refusal: right.fault }
  const { position } = pending
  const raced = pending.race ?? pending.ended
  if (raced === null || position === null) return { pending, refusal: { code: 'closed', seat } }
  const { course, outcome } = decideGrab(context.game, raced.course, { ...timed, what: what.move }, raced.limit)
  // The race has ended by its limit, which the course does not know.
  if (outcome.kind === 'taken' && pending.race === null) return { pending, refusal: { code: 'closed', seat } }
  if (outcome.kind !== 'taken') return refused(pending, { ...raced, course }, seat, what.text, outcome)
  const by: { by?: Actor } = what.identity === null ? { by: 'bot' } : {}
  const seen = what.identity === null ? {} : { seen: timed.seen }
  const said = timed.lie === null ? {} : { said: timed.lie }
  const input = { kind: 'move', seat, move: what.move, at: timed.at } as const
  const played = enter(position, { input, ...seen, ...said, ...by })
  if (!played.ok) throw new Error(`a grab that was judged is refused: ${played.fault.code}`)
  const next = { ...raced, course }
  const told =
    course.locks === raced.course.locks ? pending : withEvent(pending, { kind: 'race', race: raceFacts(next) })
  const kept = { ...withEntered(told, played.value), race: next }
  // What follows by itself is another turn.
  return {
    pending: played.value.entries.length > 1 ? { ...kept, race: null, ended: next } : updateRace(pending, kept),
    refusal: null,
  }
}

function mayGrab(pending: PendingTable, identity: string | null, seat: Seat): CommandResult {
  const state = notPlaying(pending)
  if (state !== null) return bad(state)
  if (identity === null) return good(pending)
  const own = ownSeat(pending, identity, seat)
  if (!own.ok) return own
  return own.value.handed ? bad({ code: 'handed', seat }) : good(pending)
}

/** Null where everybody hears of it, or it waits. */
export function refusalOf(seat: Seat, outcome: { readonly kind: 'waits' } | GrabOutcome): Refusal | null {
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

function refused(
  pending: PendingTable,
  raced: RaceState,
  seat: Seat,
  text: string,
  outcome: Exclude<GrabOutcome, { kind: 'taken' }>,
) {
  if (outcome.kind !== 'late') return { pending, refusal: refusalOf(seat, outcome) }
  const late: Late = { ...outcome.late, move: text }
  const next = { ...raced, lost: [...raced.lost, late].slice(-LIMITS.lost) }
  const told = withEvent(pending, { kind: 'late', late })
  const refusal = { code: 'late', ...outcome.late } as const
  if (pending.race === null) return { pending: { ...told, ended: next }, refusal }
  const isLocked = raced.course.locks !== pending.race.course.locks
  const all = isLocked ? withEvent(told, { kind: 'race', race: raceFacts(next) }) : told
  return { pending: { ...all, race: next }, refusal }
}

/** The game's own limit has passed. */
export function endRace(pending: PendingTable): PendingTable {
  const { position, race: raced } = pending
  if (position === null || raced === null || raced.limit === null) return pending
  const next = enter(position, { input: { kind: 'time' } })
  return next.ok ? withEntered({ ...pending, race: null, ended: raced }, next.value) : pending
}

/**
 * The race's owner is gone, and with it the measured times: its lines are void, and it is thrown again. A race that no
 * throw led to is shown once more.
 */
export function voidRace(pending: PendingTable, context: CommandContext): PendingTable {
  const { position, row, notes } = pending
  if (position === null || pending.race !== null || row.status !== 'playing' || !isOptional(position.turn))
    return pending
  const lines = linesOf(pending, context)
  const from = raceFrom(position, lines)
  if (from === lines.length) return begun(position, withNotes(pending, { since: context.now }), position)
  // What happened to the table stays: a seat that was given up in the race is not back.
  const all = [...lines.slice(0, from), ...lines.slice(from).map((line) => (isEvent(line) ? line : voidLine(line)))]
  const read = readPosition(context.game, row, notes.header ?? '', all)
  if (!read.ok) throw new Error(`a log without its last race cannot be replayed: ${read.fault}`)
  const keep = Math.min(pending.keep, from)
  const cut = { ...pending, row: { ...row, takebacks: row.takebacks + 1 }, keep, added: all.slice(keep) }
  return updateRace(pending, withEntered({ ...cut, position: read.value }, followed(read.value)))
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
