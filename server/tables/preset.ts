/**
 * Tables whose dice were fixed in advance: everyone who plays the game of a day gets the same secret, and so the same throws. They
 * are ordinary tables apart from three rules: every move stands and is the person's own, no move counts after the day, and the
 * secret is revealed when the day ends, not when the game does.
 */
import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'
import { readLog } from '../../engine/log.ts'
import { type Daily, medalFor } from '../../engine/parts/daily.ts'
import { tableOf } from '../../engine/table/table.ts'
import type { Command } from '../../protocol/client.ts'
import { DAY_COMMANDS } from '../../protocol/protocol.ts'
import type { Refusal } from '../../protocol/refusals.ts'
import type { DocumentRow, SeatRow } from '../store/store.ts'
import { end, reveal } from './commands/departures.ts'
import { type CommandContext, linesOf, logText, type PendingTable, withNotes } from './pending-table.ts'

/** Results of a day, as documents in the order of their rank. */
export const RESULT = 'day-result'
/** The person sits here; bots have the seats after it. */
const PERSON = 0

/** Why a command is refused at a table of a day; null: it is not. */
export function refusedOnDay({ notes }: PendingTable, { kind }: Command, now: number): Refusal | null {
  if (notes.preset === null) return null
  if (now >= notes.preset.ends && kind === 'move') return { code: 'over' }
  return DAY_COMMANDS.has(kind) ? null : { code: 'own-game' }
}

/** The score of a game that is over, and its place in the ranking. */
export function withResult(pending: PendingTable, context: CommandContext): PendingTable {
  const { row, notes } = pending
  const { daily, now } = context
  if (notes.preset === null || daily === null) return pending
  const { date } = notes.preset
  const score = scoreOf(pending, daily, context)
  const scored = { ...pending, notes: { ...notes, preset: { ...notes.preset, score } }, changed: true }
  const sitter = row.seats[PERSON]
  if (!notes.preset.ranked || sitter?.kind !== 'person' || sitter.identity === null) return scored
  const result = { date, score, medal: medalFor(daily.medals(date), score) }
  return { ...scored, document: resultDocument(row, { ...sitter, identity: sitter.identity }, result, now) }
}

/** By the whole game: the time of its rounds is in the log, and not in its last position. */
function scoreOf(pending: PendingTable, daily: Daily, context: CommandContext): number {
  const log = readLog(context.game, logText(pending.notes.header ?? '', linesOf(pending, context)))
  const table = log.ok ? tableOf(context.game, log.value) : log
  if (!table.ok) throw new Error(`table ${pending.row.id}: its log cannot be scored: ${table.fault.code}`)
  return daily.score(table.value)
}

type Person = Extract<SeatRow, { readonly kind: 'person' }> & { readonly identity: string }

function resultDocument(
  { game, id }: { readonly game: string; readonly id: string },
  { identity, name }: Person,
  { date, score, medal }: { readonly date: string; readonly score: number; readonly medal: number },
  now: number,
): DocumentRow {
  const body = JSON.stringify({ name, score, medal, table: id })
  return { kind: RESULT, id: resultId(game, date, score, id), identity, rev: 1, body, updated: now }
}

/** When the day has ended, the game is closed where it is, and the secret of its dice is revealed. */
export function endDay(pending: PendingTable, now: number): PendingTable {
  const { row, notes } = pending
  const { preset } = notes
  if (preset === null || !preset.sealed || now < preset.ends || row.status === 'opening') return pending
  const closed = row.status === 'playing' ? end(pending, 'closed') : pending
  return withNotes(reveal(closed), { preset: { ...preset, sealed: false } })
}

export function resultsPrefix(game: string, date: string): string {
  return `${game}/${date}/`
}

/** Ids sort as results rank: the highest score first. Equal scores sort by a hash of their table, whose id stays private. */
function resultId(game: string, date: string, score: number, table: string): string {
  return `${scorePrefix(game, date, score)}${bytesToHex(sha256(utf8ToBytes(table))).slice(0, 16)}`
}

/** Results that are better than this score have lesser ids, and no others. */
export function scorePrefix(game: string, date: string, score: number): string {
  return `${resultsPrefix(game, date)}${String(HIGHEST - Math.round(score * 100)).padStart(10, '0')}.`
}

/** In hundredths of a point; scores between its negative and itself are written with ten digits. */
const HIGHEST = 4_000_000_000
