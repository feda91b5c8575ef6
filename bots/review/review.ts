/**
 * A game looked back on: everybody's chance to win after every step, what each choice cost, what each throw brought, and so how much
 * of the result was luck and how much was play. All figures are those of `chances.ts`.
 *
 * For every seat, by construction:
 *
 *     chance at the end − chance at the beginning = luck + skill + others
 *
 * `skill` is minus the sum of what the listed choices cost, so that it is 0 exactly where none is listed; in a race it is what a seat's
 * own acts did. `others` is what the others' choices gave away, or their acts took, and time that passed. `luck` is all the rest.
 */
import type { Prospects } from '../../engine/bots/bot.ts'
import type { Seat, Turn } from '../../engine/contract.ts'
import { isRace } from '../../engine/race-order.ts'
import type { Table } from '../../engine/table/table.ts'
import { Chances, isChoice, type Judges, type RatedMove } from './chances.ts'

export interface Review {
  /** True: every figure is exact. */
  readonly exact: boolean
  /** The number of playouts behind each estimate; 0: exact. */
  readonly games: number
  /** By step (0: before any input), by seat. */
  readonly chances: readonly (readonly number[])[]
  /** By step: the standard error of its chances; 0 where they are exact. */
  readonly margins: readonly number[]
  /** The beginnings of turns, and the end: the points of a chart. */
  readonly marks: readonly number[]
  readonly throws: readonly ThrowReview[]
  readonly choices: readonly ChoiceReview[]
  /** The grabs in races. */
  readonly acts: readonly ActReview[]
  /** By seat. */
  readonly sums: readonly SeatReview[]
  readonly turning: TurningPoint | null
  readonly moments: Moments
}

/** The key moments of a game. */
export interface Moments {
  /** The choice with the largest lead over its alternatives; in a race the grab that gained most. */
  readonly best: ChoiceReview | ActReview | null
  /** The choice that cost most; in a race the grab. */
  readonly costliest: ChoiceReview | ActReview | null
  /** Never the throw for who goes first. */
  readonly luckiest: LuckyThrow | null
}

interface ThrowReview {
  /** Its entry: the throw led from step `index` to step `index + 1`. */
  readonly index: number
  /** The seat that threw; null: the table. */
  readonly seat: Seat | null
  /** By seat: chance after minus chance before. */
  readonly luck: readonly number[]
  /** The standard error of each; 0: exact. */
  readonly margin: number
}

/** A throw and the seat that it helped. */
interface LuckyThrow extends ThrowReview {
  readonly seat: Seat
}

/** A choice of a seat. Forced moves and grabs in races are not choices. */
export interface ChoiceReview {
  readonly index: number
  readonly seat: Seat
  /** In the game's notation. Equal if nothing was better. */
  readonly played: string
  readonly best: string
  /** The chance to win after the best choice, and after this one. */
  readonly could: number
  readonly did: number
  /** `could` minus `did`; 0 where the move was as good as the best (`AS_GOOD`). */
  readonly cost: number
  /** The standard error of `cost`. */
  readonly margin: number
  /** How far the best move that is not as good is behind; 0: all are as good. */
  readonly edge: number
}

/** A grab of a seat in a race, where all may act and none must. */
export interface ActReview {
  readonly index: number
  readonly seat: Seat
  /** As the game writes it. */
  readonly played: string
  /** The seat's own chance after it minus before; negative: it would better have done nothing. */
  readonly gain: number
  readonly margin: number
}

interface SeatReview {
  readonly luck: number
  /** Minus the cost of its choices, plus the gain of its grabs. */
  readonly skill: number
  /** What the others' play gave away, or took. */
  readonly others: number
  /** The standard errors of the three; 0: exact. */
  readonly errors: { readonly luck: number; readonly skill: number; readonly others: number }
  readonly choices: number
  /** Choices that cost something. */
  readonly slips: number
  /** From 0 to 100: see `accuracyOf`. Null: the seat had no choice. */
  readonly accuracy: number | null
}

/** The turn in which the winner's chance rose most, from step `from` to step `step`. */
export interface TurningPoint {
  readonly step: number
  readonly from: number
  /** The seat whose turn it was; null: the table threw. */
  readonly seat: Seat | null
  readonly before: number
  readonly after: number
}

/** A throw or a choice that changes less is not a key moment. */
const MOMENT = 0.03
/** Rounding error. */
const LEAST = 1e-9
/** A choice that costs this much counts 1/e of a perfect one. */
const SEVERE = 0.1

/** Returns how well choices were made, from 0 to 100: the mean of e^(−cost / 0.1). 100: none cost anything; a cost of 10 points counts 37. */
export function accuracyOf(costs: readonly number[]): number | null {
  if (costs.length === 0) return null
  return (100 * costs.reduce((sum, cost) => sum + Math.exp(-cost / SEVERE), 0)) / costs.length
}

/** Reviews a game in steps: yields the progress, and returns the review. */
export function* reviewing<State, Move>(
  table: Table<State, Move>,
  chances: Chances<State, Move>,
): Generator<number, Review> {
  const { entries, states } = table
  const prospects: Prospects[] = []
  const choices: ChoiceReview[] = []
  for (const step of states.keys()) {
    prospects.push(chances.at(table, step))
    const choice = entries[step] === undefined ? null : choiceOf(table, chances, step)
    if (choice !== null) choices.push(choice)
    yield (step + 1) / states.length
  }
  return summed(table, prospects, choices, chances.games)
}

/** Reviews a game at once. */
export function review<State, Move>(table: Table<State, Move>, bots: Judges<State, Move>, games?: number): Review {
  const work = reviewing(table, new Chances(bots, games))
  for (;;) {
    const step = work.next()
    if (step.done) return step.value
  }
}

function choiceOf<State, Move>(
  table: Table<State, Move>,
  chances: Chances<State, Move>,
  index: number,
): ChoiceReview | null {
  const { game, entries } = table
  const entry = entries[index]
  if (!isChoice(entry)) return null
  const { seat, move } = entry.input
  const moves = chances.moves(table, index, seat)
  const played = game.write(move)
  const did = moves?.find((one) => game.write(one.move) === played)
  if (moves === null || did === undefined) return null
  const better = did.behind === 0 ? did : (moves[0] as RatedMove<Move>)
  return {
    index,
    seat,
    played,
    best: game.write(better.move),
    could: better.chance,
    did: did.chance,
    cost: better.chance - did.chance,
    margin: did.apart,
    edge: moves.find(({ behind }) => behind > 0)?.behind ?? 0,
  }
}

/** Computes the review from everybody's chances at every step, and from the choices. */
export function summed<State, Move>(
  table: Table<State, Move>,
  prospects: readonly Prospects[],
  choices: readonly ChoiceReview[],
  games = 0,
): Review {
  const course = { chances: prospects.map((one) => one.chances), margins: prospects.map(({ margin }) => margin ?? 0) }
  const throws = throwsOf(table, course)
  const acts = actsOf(table, course)
  const marks = marksOf(table)
  const exact = prospects.every((one) => one.exact)
  return {
    exact,
    games: exact ? 0 : games,
    ...course,
    marks,
    throws,
    choices,
    acts,
    sums: course.chances[0]?.map((_, seat) => sumOf(seat, course, throws, acts, choices)) ?? [],
    turning: turningPoint(table, course.chances, marks),
    moments: momentsOf(
      throws.filter((one) => !opens(table, one)),
      choices,
      acts,
    ),
  }
}

/** Whether a throw only settles who goes first, or with which cards: the table's own, and the next thing due is a throw again. */
function opens<State, Move>({ game, states }: Table<State, Move>, { index, seat }: ThrowReview): boolean {
  return seat === null && game.turn(states[index + 1] as State).kind === 'throw'
}

function momentsOf(
  throws: readonly ThrowReview[],
  choices: readonly ChoiceReview[],
  acts: readonly ActReview[],
): Moments {
  const lucky = throws.flatMap((one): LuckyThrow[] =>
    one.luck.flatMap((_, seat) => (one.seat === null || one.seat === seat ? [{ ...one, seat }] : [])),
  )
  return {
    best:
      greatest(choices, ({ cost, edge }) => (cost === 0 ? edge : 0), MOMENT) ??
      greatest(acts, ({ gain }) => gain, MOMENT),
    costliest: greatest(choices, ({ cost }) => cost, LEAST) ?? greatest(acts, ({ gain }) => -gain, MOMENT),
    luckiest: greatest(lucky, ({ seat, luck }) => luck[seat] as number, MOMENT),
  }
}

type Course = Pick<Review, 'chances' | 'margins'>

/** Returns what the step from `index` did to everybody's chance. */
function changeOf({ chances }: Course, index: number): number[] {
  const after = chances[index + 1] as readonly number[]
  return (chances[index] as readonly number[]).map((before, seat) => (after[seat] as number) - before)
}

function marginOf({ margins }: Course, index: number): number {
  return Math.hypot(margins[index] as number, margins[index + 1] as number)
}

function throwsOf<State, Move>({ game, entries, states }: Table<State, Move>, course: Course): ThrowReview[] {
  return entries.flatMap(({ input }, index): ThrowReview[] => {
    const turn = game.turn(states[index] as State)
    if (input.kind !== 'throw' || turn.kind !== 'throw') return []
    return [{ index, seat: turn.seat, luck: changeOf(course, index), margin: marginOf(course, index) }]
  })
}

function actsOf<State, Move>({ game, entries, states }: Table<State, Move>, course: Course): ActReview[] {
  return entries.flatMap(({ input }, index): ActReview[] => {
    if (input.kind !== 'move' || !isRace(game, states[index] as State)) return []
    const gain = changeOf(course, index)[input.seat] as number
    return [{ index, seat: input.seat, played: game.write(input.move), gain, margin: marginOf(course, index) }]
  })
}

function sumOf(
  seat: Seat,
  course: Course,
  throws: readonly ThrowReview[],
  acts: readonly ActReview[],
  choices: readonly ChoiceReview[],
): SeatReview {
  const thrown = new Set(throws.map(({ index }) => index))
  const judged = new Set(choices.map(({ index }) => index))
  const done = new Set(acts.flatMap((one) => (one.seat === seat ? [one.index] : [])))
  const acted = together(seat, course, (index) => done.has(index))
  const rest = together(seat, course, (index) => !thrown.has(index) && !judged.has(index) && !done.has(index))
  const all = together(seat, course, () => true)
  const own = choices.filter((one) => one.seat === seat)
  const cost = own.reduce((sum, one) => sum + one.cost, 0)
  const given = choices.reduce((sum, { index, seat: other, cost }) => {
    return sum + (other === seat ? 0 : giftOf(course.chances[index] as readonly number[], seat, other, cost))
  }, 0)
  const [skill, others] = [acted.change - cost, rest.change + given]
  const error = (mine: boolean): number =>
    Math.hypot(...choices.filter((one) => one.cost > 0 && (one.seat === seat) === mine).map(({ margin }) => margin))
  const luck = together(seat, course, (index) => thrown.has(index) || judged.has(index))
  return {
    luck: all.change - skill - others,
    skill,
    others,
    errors: {
      luck: luck.error,
      skill: Math.hypot(acted.error, error(true)),
      others: Math.hypot(rest.error, error(false)),
    },
    choices: own.length,
    slips: own.filter((one) => one.cost > 0).length,
    accuracy: accuracyOf(own.map((one) => one.cost)),
  }
}

/** Returns what a choice of `other` gave `seat`: a part of the cost, in proportion to its chance. `before`: by seat, before the choice. */
export function giftOf(before: readonly number[], seat: Seat, other: Seat, cost: number): number {
  const rest = 1 - (before[other] as number)
  return rest > 0 ? (cost * (before[seat] as number)) / rest : cost / (before.length - 1)
}

/** Returns the sum of several steps' changes. The estimate between two consecutive ones cancels out, and so does its error. */
function together(
  seat: Seat,
  { chances, margins }: Course,
  counts: (index: number) => boolean,
): { readonly change: number; readonly error: number } {
  let [change, variance] = [0, 0]
  for (const [step, chance] of chances.entries()) {
    const weight = Number(step > 0 && counts(step - 1)) - Number(step < chances.length - 1 && counts(step))
    change += weight * (chance[seat] as number)
    variance += (weight * (margins[step] as number)) ** 2
  }
  return { change, error: Math.sqrt(variance) }
}

/** Before a throw that begins something, nothing is left open that an estimate could miss. */
function marksOf<State, Move>({ game, states }: Table<State, Move>): number[] {
  return states.flatMap((state, step) => {
    const turn = game.turn(state)
    const calm = turn.kind === 'throw' ? turn.goesOn !== true : turn.kind === 'over'
    return calm || step === 0 ? [step] : []
  })
}

function turningPoint<State, Move>(
  { game, states }: Table<State, Move>,
  chances: Review['chances'],
  marks: readonly number[],
): TurningPoint | null {
  const winner = winnerOf(game.turn(states.at(-1) as State))
  if (winner === null) return null
  const at = (step: number): number => chances[step]?.[winner] as number
  const spans = marks.slice(1).map((step, i): TurningPoint => {
    const from = marks[i] as number
    const turn = game.turn(states[from] as State)
    return { step, from, seat: turn.kind === 'throw' ? turn.seat : null, before: at(from), after: at(step) }
  })
  return greatest(spans, ({ before, after }) => after - before, LEAST)
}

/** Returns the winner; null for a shared win, which has no turning point. */
function winnerOf(turn: Turn): Seat | null {
  if (turn.kind !== 'over') return null
  const first = turn.places.flatMap((place, seat) => (place === 1 ? [seat] : []))
  return first.length === 1 ? (first[0] as Seat) : null
}

/** Returns the first of the greatest items; null if none is above `least`. */
function greatest<Item>(items: readonly Item[], rise: (item: Item) => number, least: number): Item | null {
  let best: Item | null = null
  let most = least
  for (const item of items) if (rise(item) > most) [best, most] = [item, rise(item)]
  return best
}
