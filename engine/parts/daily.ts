/** The challenge of a day: one table with the same dice for everybody. What a game brings to it, and the calendar. */
import type { Game } from '../contract.ts'
import { readOptions } from '../options.ts'
import type { Table } from '../table/table.ts'
import type { Lang } from '../text/lang.ts'

/** Methods, as in `Game`: a `Daily<State, Move>` is used where just any `Daily` is asked for. */
export interface Daily<State = unknown, Move = unknown> {
  /** The options of the day's table, by its date (`2026-11-15`). The same for ever. */
  options(date: string): object
  /** The level of the bot in seat 1, whose answer to a position must depend on its seed alone; null: the person plays alone. */
  rival(date: string): string | null
  /** How good a finished game of seat 0 is, to a hundredth: results rank by it, the highest first. */
  score(table: Table<State, Move>): number
  /** The least score of bronze, silver and gold. */
  medals(date: string): readonly number[]
  /** A finished game in signs, which tell how it went and nothing of the dice. At most a few lines. */
  signs(table: Table<State, Move>): string
  words(lang: Lang): Promise<DailyWords>
}

/** What the pages of a day say of a game. */
export interface DailyWords {
  /** Today's task, in a sentence. `rival`: the bot's name, where there is one. */
  task(told: { readonly rival: string }): string
  /** A result: "41 points", "5–2 in 31 throws". */
  score(score: number): string
  /** What a medal takes, by its least score: "from 41 points". */
  least(score: number): string
}

/** 0: none, 1: bronze, 2: silver, 3: gold. */
export function medalFor(medals: readonly number[], score: number): number {
  return medals.filter((least) => score >= least).length
}

/** The day's table as it is set up: with the person's seat, and the bot's if there is one. */
export interface DaySetup {
  readonly seats: number
  readonly options: unknown
}

/** Throws if the game refuses its own options. */
export function setupOf(game: Game, daily: Daily, date: string): DaySetup {
  const seats = daily.rival(date) === null ? 1 : 2
  const options = readOptions(game, seats, daily.options(date))
  if (!options.ok) throw new Error(`${game.id}: the options of ${date} are refused: ${options.fault.code}`)
  return { seats, options: options.value }
}

/** Costs count less than a point: they only order equal results. In a point's thousandths they are below one. */
const WHOLE = 1000

/** A score of points that are compared first, and of a cost (seconds, throws; below 1000) that orders equal ones, less before more. */
export function scoreWith(points: number, cost: number): number {
  return points * WHOLE - Math.min(Math.round(cost * 100) / 100, WHOLE - 0.01)
}

/** The two parts of such a score. */
export function partsOfScore(score: number): { readonly points: number; readonly cost: number } {
  const points = Math.ceil(score / WHOLE) || 0 // Not −0.
  return { points, cost: Math.round((points * WHOLE - score) * 100) / 100 }
}

/** The least of such scores with these points, at any cost. */
export function leastWith(points: number): number {
  return scoreWith(points, WHOLE)
}

/** A day of the calendar, as both sides write it. */
export function isDate(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false
  const [year = 0, month = 0, day = 0] = text.split('-').map(Number)
  return month >= 1 && month <= 12 && day >= 1 && day <= daysIn(year, month)
}

function daysIn(year: number, month: number): number {
  if (month === 2) return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0) ? 29 : 28
  return [4, 6, 9, 11].includes(month) ? 30 : 31
}

/** 0: Monday. Zeller's congruence, because pure code has no calendar. */
export function weekdayOf(date: string): number {
  const [year = 0, month = 0, day = 0] = date.split('-').map(Number)
  const [y, m] = month < 3 ? [year - 1, month + 12] : [year, month]
  const h =
    (day + Math.floor((13 * (m + 1)) / 5) + y + Math.floor(y / 4) - Math.floor(y / 100) + Math.floor(y / 400)) % 7
  return (h + 5) % 7
}
