/**
 * The twelve cards, as a table. A card is known by its row number: R2 draws cards in this order, so it never changes.
 *
 * Scoring takes the dice that score most (the page's reading of "choose the dice"), so a card and a roll give one number. It is
 * looked up: 12 cards × 462 rolls. No card ever scores zero; 0 means that its requirement is not met.
 */
import { countsOf, hands } from '../../../engine/dice/multiset.ts'

/** A row of `CARDS`. */
export type Card = number

/** How often each value lies there: `counts[0]` ones to `counts[5]` sixes. */
type Counts = readonly number[]

/** What happens at once when a card is scored, before it is frozen (R6, R8). */
export interface Effect {
  readonly to: 'neighbours' | 'others'
  readonly does: 'freeze' | 'wake'
}

interface CardRow {
  readonly id: string
  readonly points: (counts: Counts) => number
  readonly effect?: Effect
}

const VALUES = [1, 2, 3, 4, 5, 6] as const

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0)
const count = (counts: Counts, value: number): number => counts[value - 1] as number
const faces = (counts: Counts): number[] => VALUES.flatMap((v) => Array<number>(count(counts, v)).fill(v))
/** Values that lie there at least `times` times, highest first. */
const atLeast = (counts: Counts, times: number): number[] => VALUES.filter((v) => count(counts, v) >= times).reverse()

function bestStraight(counts: Counts): number {
  let best = 0
  let run: number[] = []
  for (const value of VALUES) {
    run = count(counts, value) > 0 ? [...run, value] : []
    if (run.length >= 2) best = Math.max(best, sum(run))
  }
  return best
}

export const CARDS = [
  // exactly 2 dice: their sum
  { id: 'any-two', points: (c) => sum(faces(c).slice(-2)), effect: { to: 'neighbours', does: 'freeze' } },
  // all 6 dice, no 6 among them: sum
  { id: 'no-sixes', points: (c) => (count(c, 6) > 0 ? 0 : sum(faces(c))) },
  // 1–6 dice, all odd: sum
  { id: 'odds', points: (c) => sum(faces(c).filter((v) => v % 2 === 1)) },
  // 2–6 dice forming one run of consecutive values, each once, no wrapping: sum
  { id: 'straight', points: bestStraight },
  // 4 dice, two pairs of different values: sum
  { id: 'two-pairs', points: (c) => (atLeast(c, 2).length < 2 ? 0 : 2 * sum(atLeast(c, 2).slice(0, 2))) },
  // 1–6 dice, all showing 6: sum
  { id: 'sixes', points: (c) => 6 * count(c, 6), effect: { to: 'neighbours', does: 'wake' } },
  // 2 equal dice: twice their sum
  { id: 'double-pair', points: (c) => 4 * (atLeast(c, 2)[0] ?? 0) },
  // the 3 lowest of the six dice: sum
  { id: 'lowest-three', points: (c) => sum(faces(c).slice(0, 3)), effect: { to: 'others', does: 'freeze' } },
  // 1–6 dice, all different: 4 per die
  { id: 'all-different', points: (c) => 4 * atLeast(c, 1).length },
  // 1–5 dice, all different: sum
  { id: 'five-different', points: (c) => sum(atLeast(c, 1).slice(0, 5)) },
  // all 6 dice: 40 − their sum
  { id: 'forty-minus', points: (c) => 40 - sum(faces(c)) },
  // 1–6 dice, all equal: 5 per die
  { id: 'same', points: (c) => 5 * Math.max(...c) },
] as const satisfies readonly CardRow[]

export type CardId = (typeof CARDS)[number]['id']

export const CARD_IDS: readonly CardId[] = CARDS.map((card) => card.id)

export function idOf(card: Card): CardId {
  return CARD_IDS[card] as CardId
}

export const EFFECTS: readonly (Effect | null)[] = CARDS.map((card) => ('effect' in card ? card.effect : null))

/** Hands of up to six dice: the roll, the dice kept, the dice rerolled. */
export const DICE = hands(6, 6)

const ROLLS = DICE.count - DICE.full

const POINTS = Uint8Array.from(
  CARDS.flatMap((card) => Array.from({ length: ROLLS }, (_, roll) => card.points(countsOf(DICE, DICE.full + roll)))),
)

/** What a card scores with six dice (a hand of `DICE`); 0: it cannot be scored. */
export function points(card: Card, dice: number): number {
  return POINTS[card * ROLLS + dice - DICE.full] as number
}

/** R2. Each face counts among the cards not yet drawn, in the order of the table. */
export function draw(faces: readonly number[]): Card[] {
  const left = CARDS.map((_, card) => card)
  return faces.map((face) => left.splice(face - 1, 1)[0] as Card)
}
