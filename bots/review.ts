/**
 * A game looked back on: everybody's chance to win after every step, what each choice cost, what each throw brought, and so how much
 * of the result was luck and how much was play.
 *
 * Whatever changes a seat's chance is a throw, its own play, or somebody else's. So, for every seat,
 *
 *     chance at the end − chance at the beginning = luck + skill + others
 *
 * Where a seat is asked, its play is measured against the best choice, and where the game is solved it can only cost: nobody plays
 * better than perfectly. In a race nobody is asked, and being quick is play: whatever a seat does there is its own, what it gains as
 * much as what it costs. Time that passes is nobody's play in particular, and counts with the others'.
 *
 * Where a game is not solved, all figures are estimates from games played on, and carry their error.
 */
import type { Budget, Judged, Prospects } from '../engine/bots/bot.ts'
import { errorBetween } from '../engine/bots/estimate.ts'
import type { Seat, Turn } from '../engine/contract.ts'
import type { Entry } from '../engine/log.ts'
import { isRace } from '../engine/race.ts'
import type { Table } from '../engine/table/table.ts'
import { viewOf } from '../engine/table/view.ts'
import { type Judges, prospectsOf } from './prospects.ts'

export interface Review {
  /** True: every figure is. */
  readonly exact: boolean
  /** Where it is not: so many games were played on from every position, at least; else 0. */
  readonly games: number
  /** By step (0: before any input), by seat. */
  readonly chances: readonly (readonly number[])[]
  /** By step: the standard error of its chances; 0 where they are exact. */
  readonly margins: readonly number[]
  /** The beginnings of turns, and the end: what a chart draws. */
  readonly marks: readonly number[]
  readonly throws: readonly ThrowReview[]
  readonly choices: readonly ChoiceReview[]
  /** What was done in races. */
  readonly acts: readonly ActReview[]
  /** By seat. */
  readonly sums: readonly SeatReview[]
  readonly turning: TurningPoint | null
  /** These three only where they are clear of their errors. */
  readonly luckiest: ThrowReview | null
  readonly costliest: ChoiceReview | null
  /** What gained most in a race. */
  readonly finest: ActReview | null
}

export interface ThrowReview {
  /** Its entry: the throw led from step `index` to step `index + 1`. */
  readonly index: number
  /** Whose dice they were; null where the table threw. */
  readonly seat: Seat | null
  /** By seat: chance after minus chance before. */
  readonly luck: readonly number[]
  /** The standard error of each; 0: exact. */
  readonly margin: number
}

/** A choice that somebody had. What was forced, or done in a race, is none. */
export interface ChoiceReview {
  readonly index: number
  readonly seat: Seat
  /** As the game writes them. The same where nothing better was to be done. */
  readonly played: string
  readonly best: string
  /** The chance to win after the best choice, and after this one. */
  readonly could: number
  readonly did: number
  /** `could` minus `did`. */
  readonly cost: number
  readonly margin: number
}

/** Something that a seat did in a race, where all may act and nobody must. */
export interface ActReview {
  readonly index: number
  readonly seat: Seat
  /** As the game writes it. */
  readonly played: string
  /** The seat's own chance after it minus before: below 0, it would better have kept still. */
  readonly gain: number
  readonly margin: number
}

export interface SeatReview {
  readonly luck: number
  /** Minus what its choices cost, plus what its acts in races gained. Never above 0 where the game is solved. */
  readonly skill: number
  /** What the others' play gave away, or took. */
  readonly others: number
  /** The standard errors of the three; 0: exact. */
  readonly errors: { readonly luck: number; readonly skill: number; readonly others: number }
  readonly choices: number
  /** Choices that cost more than `SLIP`, and more than their error. */
  readonly slips: number
}

/** The turn in which the winner's chance rose most, from step `from` to step `step`. */
export interface TurningPoint {
  readonly step: number
  readonly from: number
  /** Whose turn it was; null where the table threw. */
  readonly seat: Seat | null
  readonly before: number
  readonly after: number
}

/** A choice that cost less is as good as the best one. */
export const SLIP = 0.005
/** Too small to be anything but the arithmetic. */
const LEAST = 1e-9

/** So many games tell enough of a position, unless a game's own say that they tell more. */
const GAMES = 100

/** Looks back on a game in steps: gives the part that is done whenever asked to go on, and the review at the end. */
export function* reviewing<State, Move>(
  table: Table<State, Move>,
  bots: Judges<State, Move>,
  games = bots.reviewGames ?? GAMES,
): Generator<number, Review> {
  const budget = { iterations: games }
  const { entries, states } = table
  const work = states.length + entries.length
  const prospects: Prospects[] = []
  for (const state of states) {
    prospects.push(prospectsOf(table.game, bots, state, budget))
    yield prospects.length / work
  }
  const choices: ChoiceReview[] = []
  for (const [index, entry] of entries.entries()) {
    const choice = choiceOf(table, bots, budget, entry, index)
    if (choice !== null) choices.push(choice)
    yield (states.length + index + 1) / work
  }
  return summed(table, prospects, choices, games)
}

/** The same at once. */
export function review<State, Move>(table: Table<State, Move>, bots: Judges<State, Move>, games?: number): Review {
  const work = reviewing(table, bots, games)
  for (;;) {
    const step = work.next()
    if (step.done) return step.value
  }
}

function choiceOf<State, Move>(
  { game, states }: Table<State, Move>,
  bots: Judges<State, Move>,
  budget: Budget,
  { input, forced }: Entry<Move>,
  index: number,
): ChoiceReview | null {
  if (input.kind !== 'move' || forced === true) return null
  const before = states[index] as State
  if (isRace(game, before)) return null
  const judged = bots.judge?.(viewOf(game, before, input.seat), input.seat, budget) ?? []
  const played = game.write(input.move)
  const did = judged.find(({ move }) => game.write(move) === played)
  const best = bestOf(judged)
  if (did === undefined || best === null) return null
  const margin = did === best ? (did.apart ?? did.margin ?? 0) : errorBetween(did, best)
  const cost = costOf(did, best, margin)
  const better = cost === 0 ? did : best
  return {
    index,
    seat: input.seat,
    played,
    best: game.write(better.move),
    could: better.chance,
    did: did.chance,
    cost,
    margin,
  }
}

/**
 * Of many estimates the highest is too high, and so everything else would cost something: what cannot be told from chance counts as
 * nothing, unless the judge has allowed for that itself.
 */
function costOf<Move>(did: Judged<Move>, best: Judged<Move>, margin: number): number {
  const cost = best.chance - did.chance
  const told = did.exact || did.apart !== undefined || cost > 2 * margin
  return told && cost > LEAST ? cost : 0
}

function bestOf<Move>(judged: readonly Judged<Move>[]): Judged<Move> | null {
  let best: Judged<Move> | null = null
  for (const one of judged) if (best === null || one.chance > best.chance) best = one
  return best
}

/** What follows from everybody's chances at every step, and from the choices, whoever has judged them. */
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
    luckiest: greatest(throws, ({ seat, luck, margin }) => (seat === null ? 0 : sure(luck[seat] as number, margin))),
    costliest: greatest(choices, ({ cost, margin }) => sure(cost, margin)),
    finest: greatest(acts, ({ gain, margin }) => sure(gain, margin)),
  }
}

type Course = Pick<Review, 'chances' | 'margins'>

/** What the step from `index` did to everybody's chance. */
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
  const done = new Set(acts.flatMap((one) => (one.seat === seat ? [one.index] : [])))
  const luck = together(seat, course, (index) => thrown.has(index))
  const acted = together(seat, course, (index) => done.has(index))
  const rest = together(seat, course, (index) => !thrown.has(index) && !done.has(index))
  const own = choices.filter((one) => one.seat === seat)
  const cost = own.reduce((sum, one) => sum + one.cost, 0)
  const judged = Math.hypot(...own.map(({ margin }) => margin))
  return {
    luck: luck.change,
    skill: acted.change - cost,
    others: rest.change + cost,
    errors: { luck: luck.error, skill: Math.hypot(acted.error, judged), others: Math.hypot(rest.error, judged) },
    choices: own.length,
    slips: own.filter((one) => one.cost > Math.max(SLIP, 2 * one.margin)).length,
  }
}

/** What some of the steps changed together. The estimate between two of them in a row drops out, and so does its error. */
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
  return greatest(spans, ({ before, after }) => after - before)
}

/** Of a shared win nobody can say where it was decided. */
function winnerOf(turn: Turn): Seat | null {
  if (turn.kind !== 'over') return null
  const first = turn.places.flatMap((place, seat) => (place === 1 ? [seat] : []))
  return first.length === 1 ? (first[0] as Seat) : null
}

/** Of many figures the greatest is the likeliest to be chance: what is pointed at must be clear of its error. */
function sure(change: number, margin: number): number {
  return change > 3 * margin ? change : 0
}

/** The first of the greatest; null where nothing rose. */
function greatest<Item>(items: readonly Item[], rise: (item: Item) => number): Item | null {
  let best: Item | null = null
  let most = LEAST
  for (const item of items) if (rise(item) > most) [best, most] = [item, rise(item)]
  return best
}
