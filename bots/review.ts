/**
 * A game looked back on: everybody's chance to win after every step, what each choice cost, what each throw brought, and so how much
 * of the result was luck and how much was play.
 *
 * Whatever changes a seat's chance is a throw, its own choice, or somebody else's. So, for every seat,
 *
 *     chance at the end − chance at the beginning = luck + skill + others
 *
 * Where a game is solved, a choice can only cost: nobody plays better than perfectly. Where it is not, all figures are estimates from
 * games played on, and carry their error.
 */
import type { Budget, Judged, Prospects } from '../engine/bot.ts'
import type { Seat, Turn } from '../engine/contract.ts'
import type { Entry } from '../engine/log.ts'
import type { Table } from '../engine/table.ts'
import { type Judges, prospectsOf } from './prospects.ts'

export interface Review {
  /** True: every figure is. */
  readonly exact: boolean
  /** By step (0: before any input), by seat. */
  readonly chances: readonly (readonly number[])[]
  /** By step: the standard error of its chances; 0 where they are exact. */
  readonly margins: readonly number[]
  /** The beginnings of turns, and the end: what a chart draws. */
  readonly marks: readonly number[]
  readonly throws: readonly ThrowReview[]
  readonly choices: readonly ChoiceReview[]
  /** By seat. */
  readonly sums: readonly SeatReview[]
  readonly turning: TurningPoint | null
  readonly luckiest: ThrowReview | null
  readonly costliest: ChoiceReview | null
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

export interface SeatReview {
  readonly luck: number
  /** Never above 0 where the game is solved. */
  readonly skill: number
  /** What the others' choices gave away, or took. */
  readonly others: number
  /** The standard error of each of the three, at most; 0: exact. */
  readonly margin: number
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

/** Looks back on a game in steps: gives the part that is done whenever asked to go on, and the review at the end. */
export function* reviewing<State, Move>(
  table: Table<State, Move>,
  bots: Judges<State, Move>,
  budget: Budget,
): Generator<number, Review> {
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
  return summed(table, prospects, choices)
}

/** The same at once. */
export function review<State, Move>(table: Table<State, Move>, bots: Judges<State, Move>, budget: Budget): Review {
  const work = reviewing(table, bots, budget)
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
  const turn = game.turn(before)
  if (turn.kind !== 'move' || turn.optional === true) return null
  const judged = bots.judge?.(game.view(before, input.seat), input.seat, budget) ?? []
  const played = game.write(input.move)
  const did = judged.find(({ move }) => game.write(move) === played)
  const best = bestOf(judged)
  if (did === undefined || best === null) return null
  const could = Math.max(best.chance, did.chance)
  const cost = could - did.chance < LEAST ? 0 : could - did.chance
  const margin = Math.hypot(did.margin ?? 0, best.margin ?? 0)
  const better = cost === 0 ? played : game.write(best.move)
  return { index, seat: input.seat, played, best: better, could, did: did.chance, cost, margin }
}

function bestOf<Move>(judged: readonly Judged<Move>[]): Judged<Move> | null {
  let best: Judged<Move> | null = null
  for (const one of judged) if (best === null || one.chance > best.chance) best = one
  return best
}

function summed<State, Move>(
  table: Table<State, Move>,
  prospects: readonly Prospects[],
  choices: readonly ChoiceReview[],
): Review {
  const chances = prospects.map((one) => one.chances)
  const margins = prospects.map(({ margin }) => margin ?? 0)
  const throws = throwsOf(table, chances, margins)
  const marks = marksOf(table)
  return {
    exact: prospects.every(({ exact }) => exact),
    chances,
    margins,
    marks,
    throws,
    choices,
    sums: chances[0]?.map((_, seat) => sumOf(seat, chances, throws, choices)) ?? [],
    turning: turningPoint(table, chances, marks),
    luckiest: greatest(throws, ({ seat, luck }) => (seat === null ? 0 : (luck[seat] as number))),
    costliest: greatest(choices, ({ cost }) => cost),
  }
}

function throwsOf<State, Move>(
  { game, entries, states }: Table<State, Move>,
  chances: Review['chances'],
  margins: readonly number[],
): ThrowReview[] {
  return entries.flatMap(({ input }, index): ThrowReview[] => {
    const turn = game.turn(states[index] as State)
    if (input.kind !== 'throw' || turn.kind !== 'throw') return []
    const after = chances[index + 1] as readonly number[]
    const luck = (chances[index] as readonly number[]).map((before, seat) => (after[seat] as number) - before)
    const margin = Math.hypot(margins[index] as number, margins[index + 1] as number)
    return [{ index, seat: turn.seat, luck, margin }]
  })
}

function sumOf(
  seat: Seat,
  chances: Review['chances'],
  throws: readonly ThrowReview[],
  choices: readonly ChoiceReview[],
): SeatReview {
  const own = choices.filter((one) => one.seat === seat)
  const luck = throws.reduce((sum, one) => sum + (one.luck[seat] as number), 0)
  const skill = own.reduce((sum, { cost }) => sum - cost, 0)
  const total = (chances.at(-1)?.[seat] as number) - (chances[0]?.[seat] as number)
  const slips = own.filter(({ cost, margin }) => cost > Math.max(SLIP, 2 * margin)).length
  const margin = Math.hypot(...throws.map((one) => one.margin), ...own.map((one) => one.margin))
  return { luck, skill, others: total - luck - skill, margin, choices: own.length, slips }
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

/** The first of the greatest; null where nothing rose. */
function greatest<Item>(items: readonly Item[], rise: (item: Item) => number): Item | null {
  let best: Item | null = null
  let most = LEAST
  for (const item of items) if (rise(item) > most) [best, most] = [item, rise(item)]
  return best
}
