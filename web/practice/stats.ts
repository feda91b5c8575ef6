/** What practice has shown so far: pure sums over finished rounds, kept as a small text. */
import type { Seat } from '../../engine/contract.ts'
import { parseJson } from '../../engine/json.ts'
import { isRace } from '../../engine/race-order.ts'
import type { TableLike } from '../../engine/table/table.ts'
import type { Practice, Practised } from '../../kit/board.ts'

export interface Stats {
  readonly rounds: number
  readonly grabs: number
  readonly right: number
  /** Right grabs in a row, up to now and at most. */
  readonly row: number
  readonly longest: number
  /** The quickest right grab by key, in ms. */
  readonly best: { readonly [key: number]: number }
  readonly misses: { readonly [miss: string]: number }
  /** Up to which entry tables have been counted, by their id: a table opened again is not counted twice. */
  readonly counted: { readonly [table: string]: number }
}

export const NOTHING: Stats = {
  rounds: 0,
  grabs: 0,
  right: 0,
  row: 0,
  longest: 0,
  best: {},
  misses: {},
  counted: {},
}

/** How many tables are remembered; older ones are over. */
const REMEMBERED = 40

/** One round of a race: what it showed, and where it ended. */
export interface Round {
  readonly end: number
  readonly shown: readonly Practised[]
}

/** The rounds that are over, from an entry on. Before its end nothing is told about a round. */
export function roundsOf(table: TableLike, practice: Practice, from: number): readonly Round[] {
  const { game, states, entries } = table
  const rounds: Round[] = []
  let shown: Practised[] = []
  for (const [index, { input }] of entries.entries()) {
    const [before, after] = [states[index], states[index + 1]]
    if (!isRace(game, before)) continue
    shown = [...shown, ...practice.judge({ index, before, input, after })]
    if (isRace(game, after)) continue
    if (index >= from) rounds.push({ end: index + 1, shown })
    shown = []
  }
  return rounds
}

/** Counts what a table has shown and was not counted yet. */
export function count(stats: Stats, id: string, table: TableLike, practice: Practice): Stats {
  const rounds = roundsOf(table, practice, stats.counted[id] ?? 0)
  const end = rounds.at(-1)?.end
  if (end === undefined) return stats
  const others = Object.entries(stats.counted).filter(([other]) => other !== id)
  const counted = Object.fromEntries([...others, [id, end]].slice(-REMEMBERED))
  return { ...rounds.reduce(addRound, stats), counted }
}

function addRound(stats: Stats, { shown }: Round): Stats {
  return { ...shown.reduce(addOne, stats), rounds: stats.rounds + 1 }
}

function addOne(stats: Stats, { key, ms, right, miss }: Practised): Stats {
  const row = right ? stats.row + 1 : 0
  const known = stats.best[key]
  const best = right && (known === undefined || ms < known) ? { ...stats.best, [key]: ms } : stats.best
  const misses = miss === undefined ? stats.misses : { ...stats.misses, [miss]: (stats.misses[miss] ?? 0) + 1 }
  return {
    ...stats,
    grabs: stats.grabs + 1,
    right: stats.right + (right ? 1 : 0),
    row,
    longest: Math.max(stats.longest, row),
    best,
    misses,
  }
}

/** The most frequent misses, in descending order. */
export function worst({ misses }: Stats, most = 6): readonly (readonly [miss: string, times: number])[] {
  return Object.entries(misses)
    .sort(([a, n], [b, m]) => m - n || (a < b ? -1 : 1))
    .slice(0, most)
}

/** Keys whose best time has become better. */
export function newBests(before: Stats, after: Stats): readonly number[] {
  return Object.keys(after.best)
    .map(Number)
    .filter((key) => before.best[key] === undefined || (after.best[key] ?? 0) < (before.best[key] ?? 0))
}

/** Is this a table to practise at? One seat, and the person who sits on it is here. */
export function practises(seats: number, persons: readonly Seat[]): boolean {
  return seats === 1 && persons.length === 1
}

export function readStats(json: string): Stats {
  const given = parseJson(json)
  if (typeof given !== 'object' || given === null) return NOTHING
  const value = given as Record<string, unknown>
  const number = (name: string): number => (isCount(value[name]) ? (value[name] as number) : 0)
  const numbers = (name: string): { [key: string]: number } => {
    const all = typeof value[name] === 'object' && value[name] !== null ? (value[name] as object) : {}
    return Object.fromEntries(Object.entries(all).filter(([, one]) => isCount(one)))
  }
  return {
    rounds: number('rounds'),
    grabs: number('grabs'),
    right: number('right'),
    row: number('row'),
    longest: number('longest'),
    best: numbers('best'),
    misses: numbers('misses'),
    counted: numbers('counted'),
  }
}

function isCount(value: unknown): boolean {
  return Number.isSafeInteger(value) && (value as number) >= 0
}

/** Two devices, or a backup and what came after it: the better times, the longer rows, the higher counts. */
export function merge(a: Stats, b: Stats): Stats {
  const more = (name: 'rounds' | 'grabs' | 'right' | 'row' | 'longest'): number => Math.max(a[name], b[name])
  const both = (name: 'best' | 'misses' | 'counted', pick: (x: number, y: number) => number) =>
    Object.fromEntries(
      [...new Set([...Object.keys(a[name]), ...Object.keys(b[name])])].map((key) => {
        const [x, y] = [(a[name] as Counts)[key], (b[name] as Counts)[key]]
        return [key, x === undefined || y === undefined ? ((x ?? y) as number) : pick(x, y)]
      }),
    )
  return {
    rounds: more('rounds'),
    grabs: more('grabs'),
    right: more('right'),
    row: more('row'),
    longest: more('longest'),
    best: both('best', Math.min),
    misses: both('misses', Math.max),
    counted: both('counted', Math.max),
  }
}

type Counts = { readonly [key: string]: number }
