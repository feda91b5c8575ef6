/**
 * Start here: the analysis of one finished game for one seat, from its log alone. Small and plain JSON, so that a device can store
 * thousands of them; `sums.ts` adds up many games.
 *
 * The cost of a choice is how far its move is behind the best one (`rated` of `bots/review/chances.ts`): the same as in the review of the
 * game, except that estimates use `quickGames` playouts (`engine/bots/bot.ts`). In a race choices have no cost; grabs are counted by kind,
 * and so are those that came too late.
 */
import type { GameBots } from '../../engine/bots/bot.ts'
import { decisionKindOf } from '../../engine/bots/decisions.ts'
import { shareOf } from '../../engine/bots/estimate.ts'
import type { Game, Seat } from '../../engine/contract.ts'
import { Xoshiro128 } from '../../engine/dice/random.ts'
import type { Entry } from '../../engine/log.ts'
import { isRace } from '../../engine/race-order.ts'
import { forMedal } from '../../engine/solo.ts'
import type { Table } from '../../engine/table/table.ts'
import { viewOf } from '../../engine/table/view.ts'
import { isChoice, judgedMoves, ownProspects, type RatedMove, rated } from '../review/chances.ts'
import { accuracyOf, giftOf } from '../review/review.ts'

/** Raise it when an analysis of the same log changes: stored ones are then recomputed. */
export const FIGURES = 4

/** A choice that cost something. */
export interface Slip {
  /** The index of its entry. */
  readonly step: number
  readonly kind: string
  /** How far the move was behind the best, from 0 to 1. */
  readonly cost: number
}

export interface KindSum {
  /** Choices, or grabs in races. */
  readonly count: number
  /** How many of them cost something, and the sum of their costs. */
  readonly slips: number
  readonly cost: number
  /** For grabs in races: the sum of their times since the show, in ms. */
  readonly ms: number
}

export interface Analysis {
  /** `exact`: the table is solved; `none`: choices are only counted. */
  readonly pricing: 'exact' | 'estimated' | 'none'
  /** The seat's share of the win: 1, 0, or a fraction. */
  readonly result: number
  /** The share of the win with average dice: `result` less luck. Null: unknown. */
  readonly expected: number | null
  /** Choices with a known cost. */
  readonly choices: number
  /** From 0 to 100 (`accuracyOf`); null: no choice has a cost. */
  readonly accuracy: number | null
  /** By level, from the weakest: its accuracy at `sampled` of the same choices. Empty if `sampled` is 0. */
  readonly levels: readonly number[]
  readonly sampled: number
  readonly kinds: { readonly [kind: string]: KindSum }
  /** The costliest first; at most `MOST_SLIPS`. */
  readonly slips: readonly Slip[]
}

/** The most slips of one game that are stored. */
export const MOST_SLIPS = 8
/**
 * One choice in this many is also given to the four levels: enough for a mean over many games. With playouts the levels need playouts as
 * well: at one in four they took a third of the time.
 */
const SAMPLE = { evaluated: 4, playedOut: 12 }

type Bots<State, Move> = Pick<
  GameBots<State, Move>,
  'levels' | 'judge' | 'prospects' | 'quickGames' | 'decisionKind' | 'decisionKinds' | 'lateKind' | 'medal'
>

interface Priced extends Slip {
  readonly exact: boolean
  /** By level, if the choice was given to them. */
  readonly levels: readonly number[] | null
}

/** Analyses a finished game for one of its seats. Null: the game is not over. */
export function analyse<State, Move>(table: Table<State, Move>, seat: Seat, bots: Bots<State, Move>): Analysis | null {
  const { game, states } = table
  const places = endPlaces(game, states.at(-1) as State, bots)
  if (places === null) return null
  const mine = pricesOf(table, seat, bots)
  const acts = actsOf(table, seat, bots)
  const priced = mine.choices
  const sampled = priced.flatMap(({ levels }) => (levels === null ? [] : [levels]))
  const costly = priced.filter(({ cost }) => cost > 0).toSorted((a, b) => b.cost - a.cost || a.step - b.step)
  return {
    pricing: priced.length === 0 ? 'none' : priced.every(({ exact }) => exact) ? 'exact' : 'estimated',
    result: shareOf(places, seat),
    expected: mine.expected,
    choices: priced.length,
    accuracy: rounded(accuracyOf(priced.map(({ cost }) => cost))),
    levels: sampled.length === 0 ? [] : bots.levels.map((_, i) => accuracyAt(sampled, i)),
    sampled: sampled.length,
    kinds: kindsOf([...priced.map((one) => ({ ...one, ms: 0 })), ...acts]),
    slips: costly.slice(0, MOST_SLIPS).map(({ step, kind, cost }) => ({ step, kind, cost: rounded(cost) })),
  }
}

/** Returns the places of a finished game: alone, 1 with a medal and 2 without, also where the rules have no medals. Null: it is not over. */
export function endPlaces<State, Move>(
  game: Game<State, Move>,
  end: State,
  { medal }: Pick<GameBots<State, Move>, 'medal'>,
): readonly number[] | null {
  const turn = game.turn(end)
  if (turn.kind !== 'over') return null
  return medal !== undefined && forMedal(game, turn.places.length) ? [medal(end) > 0 ? 1 : 2] : turn.places
}

function accuracyAt(sampled: readonly (readonly number[])[], level: number): number {
  return rounded(accuracyOf(sampled.map((costs) => costs[level] as number)) ?? 0)
}

interface Prices {
  readonly choices: readonly Priced[]
  readonly expected: number | null
}

/**
 * Computes the costs of the seat's own choices. If all seats' costs are known, luck is the rest of the result, as in the review: chance at
 * the beginning − own costs + what the others gave away.
 */
function pricesOf<State, Move>(table: Table<State, Move>, seat: Seat, bots: Bots<State, Move>): Prices {
  const { game, entries, states } = table
  const { quickGames } = bots
  const choices: Priced[] = []
  if (quickGames === undefined) return { choices, expected: null }
  const all = quickGames === 0
  const sample = all ? SAMPLE.evaluated : SAMPLE.playedOut
  const begun = all ? ownProspects(bots, states[0] as State) : null
  let expected = begun?.chances[seat] ?? null
  for (const [step, entry] of entries.entries()) {
    const state = states[step] as State
    if (!isChoice(entry) || isRace(game, state)) continue
    const other = entry.input.seat
    if (other !== seat && !all) continue
    const price = priceOf(game, bots, state, entry)
    if (price === null) continue
    if (expected !== null) expected += gainOf(bots, state, price.cost, seat, other)
    if (other !== seat || entry.by !== undefined) continue
    const levels =
      choices.length % sample === 0 ? levelCosts(game, bots, state, { seat, step, moves: price.moves }) : null
    const kind = decisionKindOf(bots, state, seat, entry.input.move)
    choices.push({ step, kind, cost: price.cost, exact: price.exact, levels })
  }
  return { choices, expected: expected === null ? null : rounded(expected) }
}

/** Returns what a choice did to the chance of `seat`: its own choice costs, another's gives it a share. */
function gainOf<State, Move>(
  bots: Bots<State, Move>,
  state: State,
  cost: number,
  ...[seat, other]: [seat: Seat, other: Seat]
): number {
  if (cost === 0) return 0
  if (other === seat) return -cost
  const chances = ownProspects(bots, state)?.chances
  return chances === undefined ? 0 : giftOf(chances, seat, other, cost)
}

interface Price<Move> {
  readonly cost: number
  readonly exact: boolean
  readonly moves: readonly RatedMove<Move>[]
}

/** Returns null if the game cannot tell. */
function priceOf<State, Move>(
  game: Game<State, Move>,
  bots: Bots<State, Move>,
  state: State,
  { input }: Entry<Move> & { readonly input: { readonly kind: 'move' } },
): Price<Move> | null {
  const judged = judgedMoves(bots, viewOf(game, state, input.seat), input.seat, bots.quickGames ?? 0)
  if (judged.length === 0) return null
  const moves = rated(judged, Math.max(...judged.map(({ chance }) => chance)))
  const cost = costOf(game, moves, input.move)
  return cost === null ? null : { cost, exact: moves.every(({ exact }) => exact), moves }
}

/** Returns the difference to the best move, at most the best's chance. Null: this move was not evaluated. */
function costOf<State, Move>(game: Game<State, Move>, moves: readonly RatedMove<Move>[], played: Move): number | null {
  // Most moves are shared objects, and writing hundreds of them takes longer than evaluating them.
  const did = moves.find(({ move }) => move === played) ?? moves.find(({ move }) => isSame(game, move, played))
  return did === undefined ? null : Math.min(did.behind, moves[0]?.chance ?? 0)
}

function isSame<State, Move>(game: Game<State, Move>, one: Move, other: Move): boolean {
  return game.write(one) === game.write(other)
}

/** Returns the cost of each level's move. The generator is seeded with the step, so that the answer is deterministic. */
function levelCosts<State, Move>(
  game: Game<State, Move>,
  { levels }: Bots<State, Move>,
  state: State,
  { seat, step, moves }: { readonly seat: Seat; readonly step: number; readonly moves: readonly RatedMove<Move>[] },
): number[] {
  const view = viewOf(game, state, seat)
  return levels.map(({ bot }) => {
    const move = bot.choose(view, seat, new Xoshiro128(step))
    return move === null ? 0 : (costOf(game, moves, move) ?? 0)
  })
}

interface Counted extends Slip {
  readonly ms: number
}

/** Counts the seat's grabs in races, and those that came too late. */
function actsOf<State, Move>(
  { game, entries, states }: Table<State, Move>,
  seat: Seat,
  bots: Bots<State, Move>,
): Counted[] {
  return entries.flatMap(({ input, by }, step): Counted[] => {
    const state = states[step] as State
    if (input.kind !== 'move' || !isRace(game, state)) return []
    const { seat: other, move, at: ms = 0 } = input
    if (other === seat && by !== undefined) return []
    const kind = other === seat ? decisionKindOf(bots, state, seat, move) : (bots.lateKind?.(state, seat, move) ?? null)
    return kind === null ? [] : [{ step, kind, cost: 0, ms }]
  })
}

function kindsOf(all: readonly Counted[]): { [kind: string]: KindSum } {
  const kinds: { [kind: string]: KindSum } = {}
  for (const { kind, cost, ms } of all) {
    const sum = kinds[kind] ?? NO_SUM
    kinds[kind] = {
      count: sum.count + 1,
      slips: sum.slips + (cost > 0 ? 1 : 0),
      cost: rounded(sum.cost + cost),
      ms: sum.ms + ms,
    }
  }
  return kinds
}

export const NO_SUM: KindSum = { count: 0, slips: 0, cost: 0, ms: 0 }

/** Six digits exceed the precision of every figure, and keep the stored data short. */
function rounded<Value extends number | null>(value: Value): Value {
  return (value === null ? null : Math.round((value as number) * 1e6) / 1e6) as Value
}
