/**
 * The clock: how many turns a seat still needs to reach the target, by its distance and its active cards, if it hurries.
 *
 * Solved exactly from the target backwards, as a race of one seat. What it does to the others on the way enters as a price in
 * turns, so that it plays as a seat with rivals does.
 */

import { EFFECTS } from '../../rules/cards.ts'
import { ALL_FIVE, PLACES, type Table } from '../../rules/state.ts'
import {
  type Ends,
  endAt,
  HANDS,
  noEnds,
  noSolution,
  POINTS,
  type Scoring,
  SETS,
  type Solution,
  scoringOf,
  solveTurn,
} from './turn.ts'

/** What the solved tables depend on. The number of seats is not in it. */
export type Terms = Pick<Table, 'cards' | 'target' | 'lowestThree'>

export interface Clock {
  readonly target: number
  readonly scoring: Scoring
  readonly extras: readonly Extra[]
  /** By `clockAt(distance, set)`: turns still needed, as a loss: −6.5. Higher is better. */
  readonly worth: Float64Array
}

/** What scoring the card at a place does besides giving points. */
interface Extra {
  /** The worth of the effect on others, in turns. */
  readonly effect: number
  /** Under `lowestThree: everyone` the scorer freezes one more card of its own. */
  readonly freezesOwn: boolean
}

/** Fitted by play against exact solutions of three line-ups; near these figures the exact ones matter little. */
const PRICE = {
  /** A rival's card frozen or woken, in turns. */
  card: 0.2,
  /** A point beyond the target, in turns: it decides when several arrive in the same round (R11). Less than 1 for all of them. */
  point: 0.025,
} as const

/** Where the worth of a distance and a set stands. Distances go from −`BEYOND` (the most that a turn can overshoot) to the target. */
export function clockAt(distance: number, set: number): number {
  return (distance + BEYOND) * SETS + set
}

const BEYOND = POINTS - 1
/** Passing with all cards active is rare: an error of this size in its value changes the others by a twentieth of it. */
const NEAR = 0.02

export function clockOf({ cards, target, lowestThree }: Terms): Clock {
  const worth = new Float64Array((BEYOND + target + 1) * SETS)
  const clock: Clock = {
    target,
    scoring: scoringOf(cards),
    extras: cards.map((card) => extraOf(card, lowestThree)),
    worth,
  }
  for (let over = 0; over <= BEYOND; over++) {
    worth.fill(over * PRICE.point, clockAt(-over, 0), clockAt(-over, SETS))
  }
  const ends = noEnds()
  const solution = noSolution()
  for (let distance = 1; distance <= target; distance++) solveDistance(clock, distance, ends, solution)
  return clock
}

/** Passing leads back to the same distance with all cards active, so its value is iterated to a fixed point. */
function solveDistance(clock: Clock, distance: number, ends: Ends, solution: Solution): void {
  const { scoring, worth } = clock
  const fresh = clockAt(distance, ALL_FIVE)
  fillScores(clock, distance, ends)
  worth[fresh] = guess(worth, distance)
  for (let tried = -Infinity; Math.abs(worth[fresh] - tried) > NEAR; ) {
    tried = worth[fresh]
    ends.pass = tried - PRICE.card
    solveTurn(scoring, ALL_FIVE, ends, solution)
    for (let set = 0; set < SETS; set++) worth[clockAt(distance, set)] = (solution.worth[set * HANDS] as number) - 1
  }
}

function extraOf(card: number, lowestThree: Terms['lowestThree']): Extra {
  const effect = EFFECTS[card] ?? null
  const sign = effect === null ? 0 : effect.does === 'freeze' ? 1 : -1
  return { effect: sign * PRICE.card, freezesOwn: effect?.to === 'others' && lowestThree === 'everyone' }
}

/** With all cards active, one point further away: where the search for the worth of passing begins. */
function guess(worth: Float64Array, distance: number): number {
  const [last, before] = [
    worth[clockAt(distance - 1, ALL_FIVE)] as number,
    worth[clockAt(distance - 2, ALL_FIVE)] as number,
  ]
  return distance === 1 ? -1.5 : 2 * last - before
}

/** What the ends of a turn are worth by this clock. */
export function fillEnds(clock: Clock, distance: number, ends: Ends): void {
  fillScores(clock, distance, ends)
  ends.pass = (clock.worth[clockAt(distance, ALL_FIVE)] as number) - PRICE.card
}

function fillScores(clock: Clock, distance: number, { score }: Ends): void {
  const { scoring, extras, worth } = clock
  for (let place = 0; place < PLACES; place++) {
    const { effect } = extras[place] as Extra
    for (const points of scoring.possible[place] as readonly number[]) {
      for (let set = 1; set < SETS; set++) {
        if ((set & (1 << place)) === 0) continue
        const left = leftBy(clock, distance - points, place, set)
        score[endAt(place, set, points)] = (worth[clockAt(distance - points, left)] as number) + effect
      }
    }
  }
}

/** R6. The cards left active when the card at `place` has been scored. */
export function leftBy(clock: Clock, distance: number, place: number, set: number): number {
  const left = set & ~(1 << place)
  return (clock.extras[place] as Extra).freezesOwn ? bestChange(clock, distance, left, left) : left
}

/** R8. The owner's choice: the set with that one of the `open` cards turned which costs least or helps most. */
export function bestChange({ worth }: Clock, distance: number, set: number, open: number): number {
  let best = -Infinity
  let chosen = set
  for (let place = 0; place < PLACES; place++) {
    if ((open & (1 << place)) === 0) continue
    const value = worth[clockAt(distance, set ^ (1 << place))] as number
    if (value <= best) continue
    best = value
    chosen = set ^ (1 << place)
  }
  return chosen
}

/** By `points SETS + set`: the chance to score at least `points` in one turn by trying for nothing else. */
export function reachOf(scoring: Scoring): Float64Array {
  const reach = new Float64Array(POINTS * SETS)
  const ends = noEnds()
  const solution = noSolution()
  for (let goal = 1; goal < POINTS; goal++) {
    for (let row = 0; row < ends.score.length; row += POINTS) {
      ends.score.fill(0, row, row + goal)
      ends.score.fill(1, row + goal, row + POINTS)
    }
    solveTurn(scoring, ALL_FIVE, ends, solution)
    for (let set = 0; set < SETS; set++) reach[goal * SETS + set] = solution.worth[set * HANDS] as number
  }
  return reach.fill(1, 0, SETS)
}
