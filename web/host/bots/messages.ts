/** What a page and its worker with bots say to each other. Both are of one build: what comes is what was sent. */

import type { Analysis } from '../../../bots/insights/analysis.ts'
import type { Question, RaceQuestion } from '../../../bots/race-plan.ts'
import type { RatedMove } from '../../../bots/review/chances.ts'
import type { Planned, Prospects } from '../../../engine/bots/bot.ts'
import type { Seat } from '../../../engine/contract.ts'
import type { DaySetup } from '../../../engine/parts/daily.ts'
import type { SeenEntry } from '../../../engine/table/table.ts'
import type { View } from '../../../engine/table/view.ts'

/**
 * Asks for chances at the last of some steps, as `seat` sees them: its own after every move that it can make, or everybody's. The steps
 * begin at an anchor (`anchorOf` of `bots/review/chances.ts`).
 */
export interface ChancesQuestion extends Omit<Question, 'level' | 'seed' | 'view'> {
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

/** A day that is over. `secret`: of the server's day; null: the dice follow from the date. */
interface PastDay extends Pick<Question, 'game' | 'version'> {
  readonly date: string
  readonly setup: DaySetup
  readonly rival: string | null
  readonly secret: string | null
}

/** What a worker can be asked, and what it answers. */
export interface Jobs {
  /** Loads what this game's bots need, before they are asked. */
  warm(which: Pick<Question, 'game' | 'version'>): null
  /** A move as the game writes it; null: rather not, in an optional turn. */
  choose(question: Question): string | null
  /** Null: nothing more, as long as nothing changes. */
  race(question: RaceQuestion): Planned<string> | null
  /** Null where the game cannot tell. */
  judge(outlook: ChancesQuestion): readonly Judgement[] | null
  chances(outlook: ChancesQuestion): Prospects
  /** `seat`: whose play; null: of the only seat that a person played. Null: the log cannot be read, or tells nothing about a person. */
  analyse(game: { readonly log: string; readonly seat: Seat | null }): Analysed | null
  /** The same without an analysis: a few milliseconds in every game. */
  outcome(game: Given<'analyse'>): Outcome | null
  strongest(day: PastDay): { readonly level: string; readonly log: string }
  /** From now on this worker knows a solution of this game. */
  learn(solved: { readonly game: string; readonly solution: ArrayBufferLike }): null
}

export type JobName = keyof Jobs
export type Given<Name extends JobName> = Parameters<Jobs[Name]>[0]
export type Answer<Name extends JobName> = ReturnType<Jobs[Name]>

export type Request = {
  readonly [Name in JobName]: { readonly id: number; readonly job: Name; readonly given: Given<Name> }
}[JobName]

export type Reply = { readonly id: number } & ({ readonly value: unknown } | { readonly failed: string })
