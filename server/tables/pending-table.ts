/** A table as it will be after the next commit. Immutable: after a refusal or an error the previous one is still valid. */
import type { Game } from '../../engine/contract.ts'
import { writeEntry } from '../../engine/log.ts'
import type { Daily } from '../../engine/parts/daily.ts'
import { bad, good, type Result } from '../../engine/result.ts'
import type { Entered, Position } from '../../engine/table/position.ts'
import type { Opening } from '../../fair/opening.ts'
import type { Command, CommandOf } from '../../protocol/client.ts'
import { isEnded } from '../../protocol/facts.ts'
import type { Refusal } from '../../protocol/refusals.ts'
import type { ServerMessage } from '../../protocol/server.ts'
import { withoutCode } from '../codes/codes.ts'
import type { CommandRow, DocumentRow, SeatRow, TableRow, TableWithLines, TableWrite, Write } from '../store/store.ts'
import type { Limits, Random } from './deps.ts'
import { type Notes, readNotes } from './notes.ts'
import type { RaceState } from './race/race-state.ts'
import type { Instant } from './timers/timing.ts'

/** A table as it is stored. */
export interface Kept {
  /** Its `notes` are those below, unparsed. */
  readonly row: TableRow
  readonly notes: Notes
  /** While it is played; of games with secrets also afterwards. */
  readonly position: Position | null
  /** The race that is on, or about to be shown. In memory only: the next owner throws again. */
  readonly race: RaceState | null
  /** The last race, until the next one begins: late grabs are compared with it. */
  readonly ended: RaceState | null
}

export interface PendingTable extends Kept {
  /** The number of lines of the log that stay. */
  readonly keep: number
  /** New lines after them. */
  readonly added: readonly string[]
  readonly commands: readonly CommandRow[]
  /** New tables: a rematch. */
  readonly tables: readonly TableWrite[]
  /** The result of a challenge of the day that has just ended, or the code of a rematch. */
  readonly document: DocumentRow | null
  /** The new state of agreeing on the dice, to be broadcast. */
  readonly opened: Opening | null
  /** Messages to broadcast after the lines. */
  readonly events: readonly ServerMessage[]
  readonly changed: boolean
  readonly removed: boolean
}

/** Everything outside the table that commands depend on. */
export interface CommandContext extends Instant {
  /** The table was not served for a while before `started`; the pardon has not been persisted yet. */
  readonly forgives: boolean
  readonly game: Game
  /** The game's material is in memory: the game may begin. */
  readonly isReady: boolean
  /** The bots' levels, from the weakest to the strongest. */
  readonly levels: readonly string[]
  /** The scoring of the challenge, at a table of the day. */
  readonly daily: Daily | null
  readonly limits: Limits
  readonly random: Random
  isHere(identity: string): boolean
  /** When this identity's last page closed, if known. */
  goneSince(identity: string): number
  readonly anybody: boolean
  /** The new host after the old one was away for too long; null: unchanged. */
  readonly heir: string | null
  lines(): readonly string[]
}

export type CommandResult = Result<PendingTable, Refusal>

/** A refusal, or the table as it will be after the commit. */
export type CommandHandler<Kind extends Command['kind'], More extends readonly unknown[] = []> = (
  pending: PendingTable,
  identity: string,
  command: CommandOf<Kind>,
  context: CommandContext,
  ...more: More
) => CommandResult

export function pendingOf({ row, notes, position, race, ended }: Kept): PendingTable {
  const nothing = { added: [], commands: [], tables: [], events: [], document: null, opened: null }
  return { row, notes, position, race, ended, keep: row.seq, ...nothing, changed: false, removed: false }
}

/** Returns the write that turns the stored table into the pending one. */
export function writeOf(
  { row: before, notes: { code } }: Kept,
  { row, notes, keep, added, commands, tables, document, removed }: PendingTable,
): Write {
  const expect = { seq: before.seq, epoch: before.epoch }
  const lost = code !== null && (removed || notes.code !== code) ? withoutCode(code) : {}
  if (removed) return { remove: [{ id: row.id, expect }], ...lost }
  const written = [{ row: { ...row, notes }, expect, before, keep, lines: added, commands }, ...tables]
  return { tables: written, ...lost, ...(document === null ? {} : { document }) }
}

export function withRow(pending: PendingTable, change: Partial<TableRow>): PendingTable {
  return { ...pending, row: { ...pending.row, ...change }, changed: true }
}

export function withNotes(pending: PendingTable, change: Partial<Notes>): PendingTable {
  return { ...pending, notes: { ...pending.notes, ...change }, changed: true }
}

export function withSeat(pending: PendingTable, seat: number, sitter: SeatRow): PendingTable {
  return withRow(pending, { seats: pending.row.seats.with(seat, sitter) })
}

export function withLines(pending: PendingTable, lines: readonly string[], position: Position | null): PendingTable {
  const added = [...pending.added, ...lines]
  const row = { ...pending.row, seq: pending.keep + added.length }
  return { ...pending, row, added, position, changed: true }
}

export function withEntered(pending: PendingTable, { position, entries }: Entered): PendingTable {
  return withLines(
    pending,
    entries.map((entry) => writeEntry(position.game, entry)),
    position,
  )
}

export function withEvent(pending: PendingTable, event: ServerMessage): PendingTable {
  return { ...pending, events: [...pending.events, event] }
}

export function linesOf({ keep, added }: PendingTable, { lines }: CommandContext): readonly string[] {
  return [...lines().slice(0, keep), ...added]
}

export function logText(header: string, lines: readonly string[]): string {
  return `${[header, ...lines].join('\n')}\n`
}

/** Null: the game has not begun. */
export function storedLog({ row, lines }: TableWithLines): string | null {
  const header = readNotes(row.notes)?.header ?? null
  return header === null ? null : logText(header, lines)
}

/** Returns null in the lobby, otherwise the refusal. */
export function notLobby({ row }: PendingTable): Refusal | null {
  if (row.status === 'lobby') return null
  return { code: isEnded(row.status) ? 'over' : 'started' }
}

/** Returns null while the game is played, otherwise the refusal. */
export function notPlaying({ row }: PendingTable): Refusal | null {
  if (row.status === 'playing') return null
  return { code: isEnded(row.status) ? 'over' : 'not-started' }
}

export type PersonSeat = Extract<SeatRow, { readonly kind: 'person' }>

/** Returns the seat if there is one of this number, otherwise the refusal. */
export function seatAt({ row }: PendingTable, seat: number): Result<SeatRow, Refusal> {
  const sitter = row.seats[seat]
  return sitter === undefined ? bad({ code: 'no-such-seat', seat, seats: row.seats.length }) : good(sitter)
}

/** Returns the seat if it belongs to this identity, otherwise the refusal. */
export function ownSeat(pending: PendingTable, identity: string, seat: number): Result<PersonSeat, Refusal> {
  const sitter = pending.row.seats[seat]
  if (sitter?.kind === 'person' && sitter.identity === identity) return good(sitter)
  const found = seatAt(pending, seat)
  return found.ok ? bad({ code: 'not-your-seat', seat }) : found
}

/** The same, and the game must be in progress. */
export function playingSeat(pending: PendingTable, identity: string, seat: number): Result<PersonSeat, Refusal> {
  const own = ownSeat(pending, identity, seat)
  const state = notPlaying(pending)
  return own.ok && state !== null ? bad(state) : own
}

export function seatsOf({ seats }: Pick<TableRow, 'seats'>, identity: string): number[] {
  return seats.flatMap((sitter, seat) => (sitter.kind === 'person' && sitter.identity === identity ? [seat] : []))
}

/** The identity of the person who sits there; none: nobody does, or all their data was deleted. */
export function personAt(sitter: SeatRow | undefined): string[] {
  return sitter?.kind === 'person' && sitter.identity !== null ? [sitter.identity] : []
}
