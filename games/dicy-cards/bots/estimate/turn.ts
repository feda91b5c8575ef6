/**
 * One turn, solved exactly: the best action at every roll with every set of active cards, given what each end of the turn is
 * worth. A reroll freezes a card, so the sets are solved from the small to the large; a kept hand is worth the mean of the six
 * hands that one more die makes of it, so the 924 hands of `DICE` carry all rerolls of all rolls together.
 */
import { DICE, points } from '../../rules/cards.ts'
import { ALL_FIVE, PLACES } from '../../rules/state.ts'

export const SETS = ALL_FIVE + 1
/** How many cards are in a set of places. */
export const SIZE = Uint8Array.from({ length: SETS }, (_, set) => set.toString(2).replaceAll('0', '').length)
/** No card scores more than six sixes, so points are indices below this. */
export const POINTS = 37

/** What the ends of a turn are worth to the seat whose turn it is. Any scale will do; higher is better. */
export interface Ends {
  /** R7. All cards wake, so it does not matter which were active. */
  pass: number
  /** R6. By `endAt(place, set, points)`: scoring the card at `place` with these active (itself among them). */
  readonly score: Float64Array
}

export function noEnds(): Ends {
  return { pass: 0, score: new Float64Array(PLACES * SETS * POINTS) }
}

export function endAt(place: number, set: number, points: number): number {
  return (place * SETS + set) * POINTS + points
}

/** A line-up as the solver needs it: for each place the points of each roll, and those that it can score at all. */
export interface Scoring {
  /** By `place * ROLLS + roll`. */
  readonly points: Uint8Array
  /** By place, ascending. */
  readonly possible: readonly (readonly number[])[]
}

export const { count: HANDS, full: FULL } = DICE
export const ROLLS = HANDS - FULL

export function scoringOf(cards: readonly number[]): Scoring {
  const rows = cards.map((card) => Array.from({ length: ROLLS }, (_, roll) => points(card, FULL + roll)))
  const possible = rows.map((row) => [...new Set(row)].filter((score) => score > 0).sort((a, b) => a - b))
  return { points: Uint8Array.from(rows.flat()), possible }
}

/** The solution, for the set that the turn began with and all within it. */
export interface Solution {
  /** By `set * HANDS + hand`: a full hand with a decision due, or a kept one whose missing dice are to be thrown. */
  readonly worth: Float64Array
  /** By `set * HANDS + hand`: the best hand to keep of this one; of a full hand, at least one die is taken up. */
  readonly keep: Float64Array
}

export function noSolution(): Solution {
  return { worth: new Float64Array(SETS * HANDS), keep: new Float64Array(SETS * HANDS) }
}

/** The distinct hands with one die less, as a flat list: those of hand h from `FEWER_AT[h]` to `FEWER_AT[h + 1]`. */
const FEWER_AT = new Int32Array(HANDS + 1)
const FEWER = Int16Array.from(
  Array.from({ length: HANDS }, (_, hand) => {
    const fewer = Array.from(DICE.minus.subarray(hand * 6, hand * 6 + 6)).filter((less) => less >= 0)
    FEWER_AT[hand + 1] = (FEWER_AT[hand] as number) + fewer.length
    return fewer
  }).flat(),
)

/** Solves the turn of a seat with these cards active, into `into`. */
export function solveTurn(scoring: Scoring, active: number, ends: Ends, into: Solution): void {
  for (let set = 0; set <= active; set++) {
    if ((set & ~active) !== 0) continue
    decide(scoring, set, ends, into)
    throwMissing(set, into.worth)
    keepBest(set, into)
  }
}

/** R5–R7: pass, score, or reroll with one card less. */
function decide(scoring: Scoring, set: number, ends: Ends, { worth, keep }: Solution): void {
  const at = set * HANDS + FULL
  worth.fill(ends.pass, at, at + ROLLS)
  for (let place = 0; place < PLACES; place++) {
    if ((set & (1 << place)) === 0) continue
    const [table, row] = [scoring.points, place * ROLLS]
    const end = endAt(place, set, 0)
    const less = (set & ~(1 << place)) * HANDS + FULL
    for (let roll = 0; roll < ROLLS; roll++) {
      const score = table[row + roll] as number
      let best = worth[at + roll] as number
      if (score > 0) {
        const value = ends.score[end + score] as number
        if (value > best) best = value
      }
      const again = keep[less + roll] as number
      worth[at + roll] = again > best ? again : best
    }
  }
}

/** A kept hand is worth the mean over one more die: so all missing dice are thrown, one after the other. */
function throwMissing(set: number, worth: Float64Array): void {
  const at = set * HANDS
  const { plus } = DICE
  for (let hand = FULL - 1, next = hand * 6; hand >= 0; hand--, next -= 6) {
    const low =
      (worth[at + (plus[next] as number)] as number) +
      (worth[at + (plus[next + 1] as number)] as number) +
      (worth[at + (plus[next + 2] as number)] as number)
    const high =
      (worth[at + (plus[next + 3] as number)] as number) +
      (worth[at + (plus[next + 4] as number)] as number) +
      (worth[at + (plus[next + 5] as number)] as number)
    worth[at + hand] = (low + high) / 6
  }
}

/** The best part to keep: the hand itself while dice are missing, or the best part of it with one die less. */
function keepBest(set: number, { worth, keep }: Solution): void {
  const at = set * HANDS
  keep[at] = worth[at] as number
  for (let hand = 1, i = 0; hand < HANDS; hand++) {
    let best = hand < FULL ? (worth[at + hand] as number) : -Infinity
    for (const end = FEWER_AT[hand + 1] as number; i < end; i++) {
      const value = keep[at + (FEWER[i] as number)] as number
      if (value > best) best = value
    }
    keep[at + hand] = best
  }
}

/** An action as a number: a place scores, `PLACES` + place rerolls. */
export const PASSES = -1

/**
 * What the solution does with this roll. Of actions that are worth the same it takes the plainest: to score rather than to
 * pass, so that games end even where nothing can be won or lost any more, and neither rather than to reroll.
 */
export function actionAt(scoring: Scoring, ends: Ends, { keep }: Solution, set: number, dice: number): number {
  let best = ends.pass - ALIKE
  let action = PASSES
  for (let place = 0; place < PLACES; place++) {
    const score = scoring.points[place * ROLLS + dice - FULL] as number
    if ((set & (1 << place)) === 0 || score === 0) continue
    const value = ends.score[endAt(place, set, score)] as number
    if (value <= best) continue
    best = value
    action = place
  }
  best += 2 * ALIKE
  for (let place = 0; place < PLACES; place++) {
    if ((set & (1 << place)) === 0) continue
    const value = keep[(set & ~(1 << place)) * HANDS + dice] as number
    if (value <= best) continue
    best = value
    action = PLACES + place
  }
  return action
}

/** Values this close are the same. */
const ALIKE = 1e-6

/** The hand that a reroll keeps of these dice when it leaves `set` active. */
export function keptAt({ worth, keep }: Solution, set: number, dice: number): number {
  const at = set * HANDS
  const best = keep[at + dice] as number
  let hand = dice
  while (hand >= FULL || worth[at + hand] !== best) {
    let next = FEWER_AT[hand] as number
    while (keep[at + (FEWER[next] as number)] !== best) next++
    hand = FEWER[next] as number
  }
  return hand
}
