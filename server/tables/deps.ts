/** What tables are given from outside, so that tests can bring their own. */

import type { Question, RaceQuestion } from '../../bots/race-plan.ts'
import type { Planned } from '../../engine/bots/bot.ts'
import type { Clock } from '../../engine/clock.ts'
import type { Game } from '../../engine/contract.ts'
import type { Daily } from '../../engine/parts/daily.ts'
import type { Result } from '../../engine/result.ts'
import { isGameId, loadGame, newest, partsOf } from '../../games/index.ts'
import type { Materials } from '../materials/materials.ts'
import type { Log } from '../process/log.ts'
import { steadyNow, steadyTime } from '../process/steady-clock.ts'
import type { Store } from '../store/store.ts'

export type { Clock, Log }

const stopping = (timer: NodeJS.Timeout) => () => clearTimeout(timer)

export const systemClock: Clock = {
  now: steadyTime(),
  steady: steadyNow,
  after: (ms, call) => stopping(setTimeout(call, ms)),
}

/** The same, with timers that keep no process alive. */
export const backgroundClock: Clock = { ...systemClock, after: (ms, call) => stopping(setTimeout(call, ms).unref()) }

/** Fills these bytes; for people's games always with those of the operating system (`crypto.getRandomValues`). */
export type Random = (into: Uint8Array<ArrayBuffer>) => void

export const systemRandom: Random = (into) => void crypto.getRandomValues(into)

export interface Games {
  /** The rules for new tables; null: no such game. */
  newest(id: string): number | null
  load(id: string, rules: number): Promise<Game | null>
  /** From the weakest to the strongest. */
  levels(id: string): Promise<readonly string[]>
  /** How its challenge of a day is scored; null: it has none. */
  daily(id: string): Promise<Daily | null>
}

export const allGames: Games = {
  newest: (id) => (isGameId(id) ? newest(id) : null),
  load: loadGame,
  levels: async (id) => (isGameId(id) ? (await partsOf(id).bots()).levels.map((level) => level.id) : []),
  daily: async (id) => (isGameId(id) ? ((await partsOf(id).daily?.()) ?? null) : null),
}

/** Bots are asked in turn, table by table. Bad: no answer. */
export interface Bots {
  /** The move as the game writes it. */
  choose(question: Question & OfTable): Promise<Result<string | null, 'stuck'>>
  /** What a bot would do next in an optional turn; null: nothing more. */
  race(question: RaceQuestion & OfTable): Promise<Result<Planned<string> | null, 'stuck'>>
}

export interface OfTable {
  readonly table: string
}

/** A turn of a person without a visible page at the table. */
export interface TurnNotification {
  readonly identity: string
  readonly table: string
  readonly seat: number
  /** When the seat was asked: as long as this is noted of it, the question is open. */
  readonly asked: number
  /** Not a turn: the table is the next game of people this person played with, and waits for them in its lobby. */
  readonly invites?: true
}

const HOUR = 3_600_000
const DAY = 24 * HOUR

/** Settings, each with its default in `LIMITS`. Times are in ms. */
export interface Limits {
  /** Unfinished tables of which one person is the host. */
  readonly tables: number
  readonly botTables: number
  /** A lobby in which nothing has happened for so long goes. */
  readonly lobby: number
  /** A game without a move for this long is closed, in ms. */
  readonly playing: number
  /** A finished table is kept this long, in ms. */
  readonly over: number
  /** A game whose log reaches this many lines ends without a result; honest games have some hundred. */
  readonly lines: number
  /** Tables in a page of the public list. */
  readonly page: number
}

export const LIMITS: Limits = {
  tables: 20,
  botTables: 5,
  lobby: DAY,
  playing: 60 * DAY,
  over: 365 * DAY,
  lines: 10_000,
  page: 50,
}

export interface Deps {
  readonly store: Store
  /** The name of this process among those that share the store; null: it is alone. */
  readonly owner: string | null
  readonly bots: Bots
  readonly clock: Clock
  readonly random: Random
  readonly limits: Limits
  readonly log: Log
  readonly games: Games
  /** Left out: the rules compute what they need themselves. */
  readonly materials?: Materials
  /** Told after the commit. Must not throw, and does its work later: everybody waits for this table. */
  readonly call?: (call: TurnNotification) => void
}
