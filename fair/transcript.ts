/**
 * An opening as lines, and back. The order is fixed (seats ascend, every seat is named), so at each point only one kind of line of one seat
 * is valid: each opening has one text, and the first changed line is found.
 */
import type { Seat } from '../engine/contract.ts'
import type { Placed } from '../engine/log.ts'
import { bad, good, type Result } from '../engine/result.ts'
import { type FairLine, type LineFault, readLine, writeLine } from './lines.ts'
import {
  begin,
  close,
  commit,
  missing,
  type Opening,
  type OpeningFault,
  type Round,
  restart,
  reveal,
  roundOf,
} from './opening.ts'

/** The line that must come next. */
export type Due =
  | { readonly kind: 'start' | 'closed' | 'secret' | 'end' }
  | { readonly kind: 'commit' | 'bytes'; readonly seat: Seat }
  | { readonly kind: 'restart'; readonly without: readonly Seat[] }

export type FairProblem =
  | LineFault
  | OpeningFault
  | { readonly code: 'out-of-place'; readonly due: Due }
  /** The first line does not belong to this header and table id. */
  | { readonly code: 'commit-mismatch' }

/** A fault of the proof, with its line. */
export type FairFault = FairProblem & Placed

/**
 * Returns the lines so far, without line ends. They only grow, by whole phases: commitments when the set is closed, bytes when all have
 * arrived or the missing ones are given up.
 */
export function writeOpening(opening: Opening): string[] {
  const { table, seal, rounds, phase } = opening
  const start: FairLine = { kind: 'start', table, seal, commit: opening.commit }
  const lines = rounds.flatMap((round, i) => roundLines(round, i < rounds.length - 1 ? 'restarted' : phase))
  return [start, ...lines].map(writeLine)
}

function roundLines(round: Round, phase: Opening['phase'] | 'restarted'): FairLine[] {
  if (phase === 'commit') return []
  const commits = round.commits.map((commit, seat) => ({ kind: 'commit', seat, commit }) as const)
  if (phase === 'reveal') return [...commits, { kind: 'closed' }]
  const bytes = pledged(round).map((seat) => ({ kind: 'bytes', seat, bytes: round.bytes[seat] ?? null }) as const)
  const again: FairLine[] = phase === 'restarted' ? [{ kind: 'restart', without: missing(round) }] : []
  return [...commits, { kind: 'closed' }, ...bytes, ...again]
}

/** Seats that committed, ascending. */
function pledged({ commits }: Round): Seat[] {
  return commits.flatMap((commit, seat) => (commit === null ? [] : [seat]))
}

/** Progress of parsing an opening. `listed`: seats named so far in this half of the round. */
export interface OpeningProgress {
  readonly opening: Opening
  readonly listed: number
  /** The number of lines consumed; lines after a complete opening are left. */
  readonly used: number
}

/** Parses the lines of an opening, each checked against the hashes before it, until it is ready or the lines end. */
export function readOpening(
  header: string,
  seats: number,
  lines: readonly ({ readonly text: string } & Placed)[],
): Result<OpeningProgress, FairFault> {
  const [first, ...others] = lines
  if (first === undefined) throw new RangeError('an opening has at least one line')
  const start = readStart(header, seats, first.text)
  if (!start.ok) return bad({ ...start.fault, line: first.line })
  let reading: OpeningProgress = { opening: start.value, listed: 0, used: 1 }
  for (const { text, line } of others) {
    if (reading.opening.phase === 'ready') break
    const next = step(reading, text)
    if (!next.ok) return bad({ ...next.fault, line })
    reading = next.value
  }
  return good(reading)
}

function readStart(header: string, seats: number, text: string): Result<Opening, FairProblem> {
  const read = readLine(text)
  if (!read.ok) return read
  if (read.value.kind !== 'start') return bad({ code: 'out-of-place', due: { kind: 'start' } })
  const { table, seal } = read.value
  const opening = begin({ table, header, seats, seal })
  return opening.commit === read.value.commit ? good(opening) : bad({ code: 'commit-mismatch' })
}

function step(reading: OpeningProgress, text: string): Result<OpeningProgress, FairProblem> {
  const read = readLine(text)
  if (!read.ok) return read
  const due = dueIn(reading)
  if (!fits(read.value, due)) return bad({ code: 'out-of-place', due })
  const next = apply(reading.opening, read.value)
  if (!next.ok) return next
  const names = due.kind === 'commit' || due.kind === 'bytes'
  return good({ opening: next.value, listed: names ? reading.listed + 1 : 0, used: reading.used + 1 })
}

/** Returns the line that must come next. */
export function dueIn({ opening, listed }: OpeningProgress): Due {
  const round = roundOf(opening)
  if (opening.phase === 'ready') return { kind: 'secret' }
  if (opening.phase === 'commit') {
    return listed < round.commits.length ? { kind: 'commit', seat: listed } : { kind: 'closed' }
  }
  const seat = pledged(round)[listed]
  return seat === undefined ? { kind: 'restart', without: missing(round) } : { kind: 'bytes', seat }
}

function fits(line: FairLine, due: Due): boolean {
  if (line.kind !== due.kind) return false
  if (line.kind === 'commit' || line.kind === 'bytes') return 'seat' in due && line.seat === due.seat
  return line.kind !== 'restart' || ('without' in due && line.without.join() === due.without.join())
}

function apply(opening: Opening, line: FairLine): Result<Opening, FairProblem> {
  switch (line.kind) {
    case 'commit':
      return line.commit === null ? good(opening) : commit(opening, line.seat, line.commit)
    case 'bytes':
      return line.bytes === null ? good(opening) : reveal(opening, line.seat, line.bytes)
    case 'closed':
      return close(opening)
    case 'restart':
      return restart(opening)
    default:
      throw new Error(`a ${line.kind} line is never due here`)
  }
}
