/** Statistics over many games. Pure sums over `Played`: the same games in any order give the same figures. */
import { type KindSum, NO_SUM, type Slip } from './analysis.ts'
import { isShared, isWin, type Opponent, type Played } from './played.ts'

export interface Tally {
  readonly games: number
  readonly won: number
  /** The first place, shared with others. */
  readonly shared: number
  readonly lost: number
}

const NO_GAMES: Tally = { games: 0, won: 0, shared: 0, lost: 0 }

export function tally(games: readonly Played[]): Tally {
  return games.reduce(counted, NO_GAMES)
}

function counted(sum: Tally, game: Pick<Played, 'place' | 'winners'>): Tally {
  const [won, shared] = [Number(isWin(game)), Number(isShared(game))]
  return {
    games: sum.games + 1,
    won: sum.won + won,
    shared: sum.shared + shared,
    lost: sum.lost + 1 - won - shared,
  }
}

/** The oldest first; at the same moment by id, so that the order never depends on who lists them. */
export function inOrder(games: readonly Played[]): Played[] {
  return games.toSorted((a, b) => a.date - b.date || (a.id < b.id ? -1 : 1))
}

/** By month, the oldest first. */
export function byMonth(games: readonly Played[]): { readonly month: string; readonly tally: Tally }[] {
  const months = Map.groupBy(inOrder(games), ({ month }) => month)
  return [...months]
    .map(([month, some]) => ({ month, tally: tally(some) }))
    .sort((a, b) => (a.month < b.month ? -1 : 1))
}

/** An opponent over many games; `won`: games that ended with a better place than theirs. */
export interface Rival {
  readonly game: string
  readonly who:
    | Pick<Opponent & { kind: 'bot' }, 'kind' | 'level'>
    | Pick<Opponent & { kind: 'person' }, 'kind' | 'name'>
  readonly tally: Tally
}

/** The most frequent first. People of the same name are one rival in each game. */
export function rivals(games: readonly Played[]): Rival[] {
  const found = new Map<string, Rival>()
  for (const game of games) {
    for (const other of game.opponents) {
      const who =
        other.kind === 'bot' ? { kind: other.kind, level: other.level } : { kind: other.kind, name: other.name }
      const key = JSON.stringify([game.game, who])
      const met = found.get(key) ?? { game: game.game, who, tally: NO_GAMES }
      const result = { place: game.place <= other.place ? 1 : 2, winners: game.place === other.place ? 2 : 1 }
      found.set(key, { ...met, tally: counted(met.tally, result) })
    }
  }
  return [...found.values()].sort((a, b) => b.tally.games - a.tally.games)
}

/** A stretch of games in a row, with how well they were played. */
export interface Stretch {
  readonly from: number
  readonly to: number
  readonly games: number
  /** From 0 to 100, every choice counting once. */
  readonly accuracy: number
  /** By level: what it would have reached. Empty: too few choices to know. */
  readonly levels: readonly number[]
}

/** The games with priced choices, cut into at most `most` stretches of about as many games, the oldest first. */
export function stretches(games: readonly Played[], most: number): Stretch[] {
  const priced = inOrder(games).filter(({ analysis }) => analysis !== null && analysis.choices > 0)
  const count = Math.min(most, priced.length)
  return Array.from({ length: count }, (_, i) => {
    const [from, to] = [Math.floor((i * priced.length) / count), Math.floor(((i + 1) * priced.length) / count)]
    return stretchOf(priced.slice(from, to))
  })
}

function stretchOf(games: readonly Played[]): Stretch {
  return {
    from: games[0]?.date ?? 0,
    to: games.at(-1)?.date ?? 0,
    games: games.length,
    accuracy: accuracy(games) ?? 0,
    levels: levels(games),
  }
}

/** Every choice counts once. Null: none was priced. */
export function accuracy(games: readonly Played[]): number | null {
  return mean(games.map(({ analysis }) => [analysis?.accuracy ?? 0, analysis?.choices ?? 0]))
}

/** With fewer choices than this, a single one can move a level's accuracy by more than three points. */
const ENOUGH = 30

/**
 * By level, from the weakest on: the accuracy at the choices that were put to them. Empty if those are fewer than `ENOUGH`. Only games of
 * one kind have the same levels.
 */
export function levels(games: readonly Played[]): number[] {
  if (games.reduce((sum, { analysis }) => sum + (analysis?.sampled ?? 0), 0) < ENOUGH) return []
  const count = Math.max(0, ...games.map(({ analysis }) => analysis?.levels.length ?? 0))
  return Array.from({ length: count }, (_, level) => {
    const weighted = games.map(({ analysis }): [number, number] => [
      analysis?.levels[level] ?? 0,
      analysis?.sampled ?? 0,
    ])
    return mean(weighted) ?? 0
  })
}

function mean(weighted: readonly (readonly [value: number, weight: number])[]): number | null {
  const all = weighted.reduce((sum, [, weight]) => sum + weight, 0)
  return all === 0 ? null : weighted.reduce((sum, [value, weight]) => sum + value * weight, 0) / all
}

/** Wins so far, and wins so far with average dice, after each game whose luck is known; the oldest first. */
interface LuckPoint {
  readonly won: number
  readonly expected: number
}

export function luckCourse(games: readonly Played[]): LuckPoint[] {
  let [won, expected] = [0, 0]
  return inOrder(games).flatMap(({ analysis }) => {
    if (analysis === null || analysis.expected === null) return []
    won += analysis.result
    expected += analysis.expected
    return [{ won, expected }]
  })
}

/** A slip and the game that it happened in. */
export interface Example extends Slip {
  readonly played: Played
}

export interface KindCost extends KindSum {
  readonly kind: string
  /** The costliest choices of this kind, at most three. */
  readonly worst: readonly Example[]
}

const EXAMPLES = 3

/** The kinds of decision in games of one sort, the costliest first, then the most frequent. */
export function kinds(games: readonly Played[]): KindCost[] {
  const sums = new Map<string, KindSum>()
  for (const { analysis } of inOrder(games)) {
    for (const [kind, one] of Object.entries(analysis?.kinds ?? {})) {
      const sum = sums.get(kind) ?? NO_SUM
      sums.set(kind, {
        count: sum.count + one.count,
        slips: sum.slips + one.slips,
        cost: sum.cost + one.cost,
        ms: sum.ms + one.ms,
      })
    }
  }
  const slips = costliest(games)
  return [...sums]
    .map(([kind, sum]) => ({ kind, ...sum, worst: slips.filter((slip) => slip.kind === kind).slice(0, EXAMPLES) }))
    .sort((a, b) => b.cost - a.cost || b.count - a.count)
}

/** Every slip that is kept, the costliest first. */
export function costliest(games: readonly Played[]): Example[] {
  const all = inOrder(games).flatMap((played) => (played.analysis?.slips ?? []).map((slip) => ({ ...slip, played })))
  return all.sort((a, b) => b.cost - a.cost)
}
