/**
 * A game looked back on: everybody's chance to win after every step, the turn that decided it, and the luckiest throw.
 *
 * An estimate is compared only with one made the same way. In the middle of a turn estimates may leave something out (dice on the
 * table count for what they give at once), so the turning point is measured from the beginning of one turn to that of the next,
 * and a throw against the average of all throws that could have fallen in its place.
 */
import type { Knowledge } from '../../engine/bots/bot.ts'
import type { Seat, ThrowTurn, Turn } from '../../engine/contract.ts'
import { countOutcomes, outcomes } from '../../engine/dice/dice.ts'
import { stateOf, type Table } from '../../engine/table/table.ts'

export interface Review {
  /** By step (0: before any input), by seat. */
  readonly chances: readonly (readonly number[])[]
  /** Steps whose chances may be compared with each other: the beginnings of turns, and the end. A chart draws these. */
  readonly marks: readonly number[]
  readonly turning: TurningPoint | null
  readonly luckiest: LuckyThrow | null
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

/** The throw that gave its thrower most, against the average of what could have fallen. */
export interface LuckyThrow {
  /** The step after it. */
  readonly step: number
  readonly seat: Seat
  readonly average: number
  readonly after: number
}

/** Above this many outcomes a throw has no exact average here, and is not judged. */
const MOST_OUTCOMES = 2000

/** Null where the game cannot estimate chances. */
export function review<State>(table: Table<State>, knowledge: Knowledge<State>): Review | null {
  if (knowledge.value === undefined) return null
  const value = (state: State, seat: Seat): number => knowledge.value?.(state, seat) ?? 0
  const seats = Array.from({ length: table.seats }, (_, seat) => seat)
  const chances = table.states.map((state) => seats.map((seat) => value(state, seat)))
  const marks = marksOf(table)
  return { chances, marks, turning: turningPoint(table, chances, marks), luckiest: luckiestThrow(table, value) }
}

function marksOf<State>({ game, states }: Table<State>): number[] {
  const calm = (state: State, step: number): boolean => {
    const turn = game.turn(state)
    if (turn.kind !== 'throw') return turn.kind === 'over' || step === 0
    return turn.goesOn !== true
  }
  return states.flatMap((state, step) => (calm(state, step) ? [step] : []))
}

function turningPoint<State>(
  table: Table<State>,
  chances: Review['chances'],
  marks: readonly number[],
): TurningPoint | null {
  const winner = winnerOf(table.game.turn(stateOf(table)))
  if (winner === null) return null
  const spans = marks.slice(1).map((step, i): TurningPoint => {
    const from = marks[i] as number
    const at = (step: number): number => chances[step]?.[winner] as number
    return { step, from, seat: seatOf(table.game.turn(table.states[from] as State)), before: at(from), after: at(step) }
  })
  return greatest(spans, ({ before, after }) => after - before)
}

/** Of a shared win nobody can say where it was decided. */
function winnerOf(turn: Turn): Seat | null {
  if (turn.kind !== 'over') return null
  const first = turn.places.flatMap((place, seat) => (place === 1 ? [seat] : []))
  return first.length === 1 ? (first[0] as Seat) : null
}

function seatOf(turn: Turn): Seat | null {
  return turn.kind === 'throw' ? turn.seat : null
}

function luckiestThrow<State>(table: Table<State>, value: (state: State, seat: Seat) => number): LuckyThrow | null {
  const throws = table.entries.flatMap(({ input }, i): LuckyThrow[] => {
    const before = table.states[i] as State
    const turn = table.game.turn(before)
    if (input.kind !== 'throw' || turn.kind !== 'throw' || turn.seat === null) return []
    const { seat } = turn
    const average = averageOf(turn, (faces) => value(table.game.land(before, faces), seat))
    return average === null ? [] : [{ step: i + 1, seat, average, after: value(table.states[i + 1] as State, seat) }]
  })
  return greatest(throws, ({ average, after }) => after - average)
}

function averageOf(turn: ThrowTurn, worth: (faces: readonly number[]) => number): number | null {
  if (countOutcomes(turn) > MOST_OUTCOMES) return null
  let [sum, ways] = [0, 0]
  for (const outcome of outcomes(turn)) {
    sum += outcome.ways * worth(outcome.faces)
    ways += outcome.ways
  }
  return sum / ways
}

/** Too small a rise is noise of the arithmetic, not luck. */
const LEAST = 1e-9

/** The first of the greatest; null where nothing rose. */
function greatest<Item>(items: readonly Item[], rise: (item: Item) => number): Item | null {
  let best: Item | null = null
  let most = LEAST
  for (const item of items) if (rise(item) > most) [best, most] = [item, rise(item)]
  return best
}
