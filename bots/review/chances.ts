/**
 * Start here: the one source of chances. Table, coach, result, chart, review, terminal and server ask `Chances`, so that a step of a
 * game has one figure in all of them. Insights (`bots/insights/`) take the game's evaluation from `judgedMoves` and `ownProspects`, with
 * fewer games. scripts/boundaries.test.ts lists who may ask a game itself.
 *
 * After a throw, and wherever else something happened that no seat chose, the figure is the game's own (`prospects`): exact where the
 * table is solved, else one estimate, always from the same number of games with the same seeds. A choice can only cost: the chance
 * before it is that of the best move, and the chance after it is what was there before, less what the move is behind the best. While
 * choices are secret nothing is told of them; once they are open, the position is estimated anew.
 */
import type { GameBots, Judged, Prospects } from '../../engine/bots/bot.ts'
import { errorBetween } from '../../engine/bots/estimate.ts'
import type { Game, Seat } from '../../engine/contract.ts'
import type { Entry } from '../../engine/log.ts'
import { isRace } from '../../engine/race-order.ts'
import type { SeenEntry, Table } from '../../engine/table/table.ts'
import { type View, viewOf } from '../../engine/table/view.ts'
import { prospectsOf } from '../prospects.ts'

/** Members of `GameBots` that chances need. */
export type Judges<State, Move> = Pick<GameBots<State, Move>, 'levels' | 'judge' | 'prospects' | 'estimateGames'>

/** A table, or a stretch of one that begins at an anchor (`anchorOf`), whole or as a seat may see it. */
export interface Stretch<State, Move> extends Pick<Table<State, Move>, 'game' | 'states'> {
  readonly entries: readonly SeenEntry<Move>[]
}

/** What a move does to the chance of the seat that makes it. */
export interface RatedMove<Move = unknown> {
  readonly move: Move
  /** The chance after it, from 0 to 1. */
  readonly chance: number
  /** How much less than after the best move; 0: it is the best, or as good. */
  readonly behind: number
  readonly exact: boolean
  /** The standard error of `chance`; 0: exact. */
  readonly margin: number
  /** The standard error of `behind`. */
  readonly apart: number
}

/** Moves that are less than one point behind are as good as the best. */
export const AS_GOOD = 0.01

/** Games that an estimate is made from, unless a game says otherwise. */
const GAMES = 100
/** Positions whose figures are remembered. */
const REMEMBERED = 2000

export class Chances<State, Move> {
  readonly #bots: Judges<State, Move>
  readonly #games: number
  readonly #standing = new Map<string, Prospects>()
  readonly #judged = new Map<string, readonly Judged<Move>[]>()

  /** `games`: another number than the product's own; for tests and for `iacta review --playouts`. */
  constructor(bots: Judges<State, Move>, games = bots.estimateGames ?? GAMES) {
    this.#bots = bots
    this.#games = games
  }

  /** How many games an estimate is made from. */
  get games(): number {
    return this.#games
  }

  /** Forgets all figures: call it when the bots have learned a solution. */
  forget(): void {
    this.#standing.clear()
    this.#judged.clear()
  }

  /** Returns everybody's chance at a step; 0 is before any input. */
  at(stretch: Stretch<State, Move>, step: number): Prospects {
    const { game, states, entries } = stretch
    const anchor = anchorOf(stretch, step)
    let now = this.#estimate(game, states[anchor] as State)
    for (let i = anchor; i < step; i++) {
      if (isSecret(game, states[i] as State)) continue
      const lost = this.#lost(stretch, i, now)
      // An exact figure needs no path: it is that of the position itself.
      if (now.exact || lost === 'exact') now = this.#estimate(game, states[i + 1] as State)
      else if (lost !== null) now = { ...now, chances: shifted(now.chances, seatOf(entries[i]), lost) }
    }
    return now
  }

  /**
   * Returns every move of a seat that is due at a step, the best first; among equals the first of `game.moves`. null: the game has no
   * evaluation, or it is a race, which leaves no time to read.
   */
  moves(stretch: Stretch<State, Move>, step: number, seat: Seat): readonly RatedMove<Move>[] | null {
    const { game, states } = stretch
    const state = states[step] as State
    if (isRace(game, state)) return null
    const judged = this.#judge(game, state, seat)
    return judged === null || judged.length === 0 ? null : rated(judged, this.at(stretch, step).chances[seat] as number)
  }

  /** What the entry took from the seat that chose it; null: it was no choice, or cannot be told. */
  #lost(stretch: Stretch<State, Move>, index: number, before: Prospects): number | 'exact' | null {
    const { game, states, entries } = stretch
    const entry = entries[index]
    if (!isChoice(entry)) return null
    const judged = this.#judge(game, states[index] as State, entry.input.seat)
    if (judged === null) return null
    const played = game.write(entry.input.move)
    const moves = rated(judged, before.chances[entry.input.seat] as number)
    const did = moves.find(({ move }) => game.write(move) === played)
    if (did === undefined) return null
    return did.exact ? 'exact' : did.behind
  }

  #estimate(game: Game<State, Move>, state: State): Prospects {
    return remembered(this.#standing, JSON.stringify(state), () =>
      prospectsOf(game, this.#bots, state, { iterations: this.#games }),
    )
  }

  #judge(game: Game<State, Move>, state: State, seat: Seat): readonly Judged<Move>[] | null {
    if (this.#bots.judge === undefined) return null
    const view = viewOf(game, state, seat)
    const key = `${seat} ${JSON.stringify(view)}`
    const found = remembered(this.#judged, key, () => judgedMoves(this.#bots, view, seat, this.#games))
    return found.length === 0 ? null : found
  }
}

/** Returns the game's evaluation of every move of a seat; empty: it has none. `games`: how many an estimate is made from. */
export function judgedMoves<State, Move>(
  bots: Pick<GameBots<State, Move>, 'judge'>,
  view: View<State>,
  seat: Seat,
  games: number,
): readonly Judged<Move>[] {
  return bots.judge?.(view, seat, { iterations: games }) ?? []
}

/** Returns everybody's chance by the game's own figures, without a game played on; null: it has none. */
export function ownProspects<State, Move>(
  bots: Pick<GameBots<State, Move>, 'prospects'>,
  state: State,
): Prospects | null {
  return bots.prospects?.(state, { iterations: 0 }) ?? null
}

/**
 * Returns the last step up to `step` whose figure depends on its position alone: the beginning, the end, after a throw, an act in a
 * race or time that passed, and when secret choices are laid open. A stretch given to `Chances` must begin at an anchor.
 */
export function anchorOf<State, Move>({ game, states, entries }: Stretch<State, Move>, step: number): number {
  for (let at = step; at > 0; at--) {
    const [before, here] = [states[at - 1] as State, states[at] as State]
    if (!isCarried(game, before, entries[at - 1]) || game.turn(here).kind === 'over') return at
    if (isSecret(game, before) && !isSecret(game, here)) return at
  }
  return 0
}

/** Choices, and forced moves after them, keep the figure, less the choice's cost. */
function isCarried<State, Move>(game: Game<State, Move>, before: State, entry: SeenEntry<Move> | undefined): boolean {
  return (entry?.input.kind === 'move' || entry?.input.kind === 'chosen') && !isRace(game, before)
}

/** Several seats choose at once without seeing each other's choices. */
function isSecret<State, Move>(game: Game<State, Move>, state: State): boolean {
  return game.hidden?.(state) === true && game.scores(state).length > 1
}

type MoveEntry<Move> = Entry<Move> & { readonly input: { readonly kind: 'move' } }

/** A forced move is no choice. */
export function isChoice<Move>(entry: SeenEntry<Move> | undefined): entry is MoveEntry<Move> {
  return entry?.input.kind === 'move' && entry.forced !== true
}

function seatOf<Move>(entry: SeenEntry<Move> | undefined): Seat {
  return entry?.input.kind === 'move' ? entry.input.seat : 0
}

/** Returns moves the best first, with what each is behind. `chance`: before the choice, which is that after the best move. */
export function rated<Move>(judged: readonly Judged<Move>[], chance: number): RatedMove<Move>[] {
  const sorted = judged.toSorted((a, b) => b.chance - a.chance)
  const best = sorted[0] as Judged<Move>
  return sorted.map((one): RatedMove<Move> => {
    const apart = one.exact ? 0 : errorBetween(one, best)
    const behind = told(best.chance - one.chance, one === best ? 0 : apart)
    const after = one.exact ? one.chance : Math.max(0, chance - behind)
    return { move: one.move, chance: after, behind, exact: one.exact, margin: one.margin ?? 0, apart }
  })
}

/**
 * Of many estimates the highest is too high, so that all others would look worse than they are: only the part of a difference that exceeds
 * its error counts (the positive part of Stein's estimate). Less than a point counts as 0.
 */
function told(difference: number, error: number): number {
  if (difference <= error) return 0
  const sure = difference - error ** 2 / difference
  return sure < AS_GOOD ? 0 : sure
}

/** The others gain what this seat loses, each in proportion to its chance. */
export function shifted(chances: readonly number[], seat: Seat, lost: number): number[] {
  const mine = chances[seat] as number
  const less = Math.min(mine, lost)
  return chances.map((chance, other) => {
    if (other === seat) return mine - less
    return chance + less * (mine < 1 ? chance / (1 - mine) : 1 / (chances.length - 1))
  })
}

/** The oldest figure goes first. */
function remembered<Value>(known: Map<string, Value>, key: string, find: () => Value): Value {
  const found = known.get(key)
  if (found !== undefined) return found
  const value = find()
  if (known.size >= REMEMBERED) known.delete(known.keys().next().value as string)
  known.set(key, value)
  return value
}
