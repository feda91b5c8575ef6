/** What a page and its worker with bots say to each other. Read before it is believed, as anything from outside. */

import type { Analysis } from '../../../bots/insights/analysis.ts'
import type { RatedMove } from '../../../bots/review/chances.ts'
import type { Prospects } from '../../../engine/bots/bot.ts'
import type { Seat } from '../../../engine/contract.ts'
import type { SeenEntry } from '../../../engine/table/table.ts'
import type { View } from '../../../engine/table/view.ts'

/** What a bot is asked. The answer is a move as the game writes it, or null: rather not, in an optional turn. */
export interface Question {
  readonly game: string
  readonly version: number
  /** What the seat may know. */
  readonly view: View
  readonly seat: Seat
  readonly level: string
  readonly seed: number
}

/** In a race: what the bot would do next, and when. The seed is the same whenever the same seat is asked in the same turn. */
export interface RaceQuestion extends Question {
  /** How many ms ago the turn was shown. */
  readonly passed: number
}

/** A move as the game writes it, and when it is to be made, in ms since the turn was shown. */
export interface Plan {
  readonly move: string
  readonly at: number
}

/**
 * Asks for chances at the last of some steps, as `seat` sees them: its own after every move that it can make, or everybody's. The steps
 * begin at an anchor (`anchorOf` of `bots/review/chances.ts`).
 */
export interface Outlook extends Omit<Question, 'level' | 'seed' | 'view'> {
  readonly states: readonly View[]
  /** One fewer than states. */
  readonly entries: readonly SeenEntry[]
}

/** What a move does to the chance of the seat that makes it, with the move as the game writes it. */
export type Judgement = RatedMove<string>

/** The result of a finished game. `seat`: of the person. */
export interface Outcome {
  readonly seat: Seat
  readonly places: readonly number[]
  readonly scores: readonly number[]
}

/** What a finished game tells about the play of one seat. */
export interface Analysed extends Outcome {
  readonly analysis: Analysis
}

export type Request =
  /** Load what this game's bots need. No answer. */
  | { readonly kind: 'warm'; readonly game: string; readonly version: number }
  | ({ readonly kind: 'choose'; readonly id: number } & Question)
  | ({ readonly kind: 'race'; readonly id: number } & RaceQuestion)
  | ({ readonly kind: 'judge'; readonly id: number } & Outlook)
  | ({ readonly kind: 'chances'; readonly id: number } & Outlook)
  /** `seat`: whose play; null: of the only seat that a person played. */
  | { readonly kind: 'analyse' | 'outcome'; readonly id: number; readonly log: string; readonly seat: Seat | null }
  /** From now on this worker knows a solution of this game. No answer. */
  | { readonly kind: 'learn'; readonly game: string; readonly solution: ArrayBufferLike }

export type Reply =
  | { readonly kind: 'chosen'; readonly id: number; readonly move: string | null }
  /** Null: nothing more, as long as nothing changes. */
  | { readonly kind: 'planned'; readonly id: number; readonly plan: Plan | null }
  | { readonly kind: 'judged'; readonly id: number; readonly moves: readonly Judgement[] | null }
  | { readonly kind: 'chances'; readonly id: number; readonly prospects: Prospects }
  /** Null: the log cannot be read, or tells nothing about a person. */
  | { readonly kind: 'analysed'; readonly id: number; readonly analysed: Analysed | null }
  | { readonly kind: 'outcome'; readonly id: number; readonly outcome: Outcome | null }
  | { readonly kind: 'failed'; readonly id: number; readonly why: string }

const isText = (value: unknown): value is string => typeof value === 'string'
const isCount = (value: unknown): value is number => Number.isSafeInteger(value) && (value as number) >= 0

/** Shared where browsers allow it; elsewhere they know no such thing. */
function isMemory(value: unknown): value is ArrayBufferLike {
  return value instanceof ArrayBuffer || (globalThis.crossOriginIsolated && value instanceof SharedArrayBuffer)
}

function fieldsOf(data: unknown): Record<string, unknown> {
  return typeof data === 'object' && data !== null ? (data as Record<string, unknown>) : {}
}

export function readRequest(data: unknown): Request | null {
  const { kind, id, game, version, view, seat, level, seed, passed, states, entries, solution, log } = fieldsOf(data)
  if (kind === 'warm') return isText(game) && isCount(version) ? { kind, game, version } : null
  if (kind === 'learn') return isText(game) && isMemory(solution) ? { kind, game, solution } : null
  if (!isCount(id)) return null
  if (kind === 'analyse' || kind === 'outcome')
    return isText(log) && (seat === null || isCount(seat)) ? { kind, id, log, seat } : null
  if (!isText(game) || !isCount(version) || !isCount(seat)) return null
  if (kind === 'judge' || kind === 'chances') {
    if (!Array.isArray(states) || !Array.isArray(entries) || states.length !== entries.length + 1) return null
    return { kind, id, game, version, seat, states, entries }
  }
  if (!isText(level) || !isCount(seed)) return null
  const question = { id, game, version, view: view as View, seat, level, seed }
  if (kind === 'race') return isCount(passed) ? { kind, ...question, passed } : null
  return kind === 'choose' ? { kind, ...question } : null
}

function isPlan(value: unknown): value is Plan {
  const { move, at } = fieldsOf(value)
  return isText(move) && isCount(at)
}

export function readReply(data: unknown): Reply | null {
  const { kind, id, move, moves, plan, prospects, analysed, outcome, why } = fieldsOf(data)
  if (!isCount(id)) return null
  if (kind === 'chosen') return isText(move) || move === null ? { kind, id, move } : null
  if (kind === 'planned') return plan === null || isPlan(plan) ? { kind, id, plan } : null
  if (kind === 'failed') return isText(why) ? { kind, id, why } : null
  // Their inside is ours: the worker is of the same build, and nothing of them is played.
  if (kind === 'judged') return typeof moves === 'object' ? { kind, id, moves: moves as Judgement[] | null } : null
  if (kind === 'analysed')
    return typeof analysed === 'object' ? { kind, id, analysed: analysed as Analysed | null } : null
  if (kind === 'outcome') return typeof outcome === 'object' ? { kind, id, outcome: outcome as Outcome | null } : null
  if (kind === 'chances')
    return fieldsOf(prospects) === prospects ? { kind, id, prospects: prospects as Prospects } : null
  return null
}
