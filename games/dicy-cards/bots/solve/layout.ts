/**
 * The memory that both kernels work in, so that either can take the other's place: what the host fills, what the kernel leaves.
 *
 * A kernel solves one turn for four sets of the other seat at a time, side by side: a *block* of four lanes. Everything it touches is
 * therefore made of groups of four 32-bit floats, 16 bytes, and tables hold byte offsets of such groups.
 */

import { type Card, DICE, EFFECTS } from '../../rules/cards.ts'
import { PLACES } from '../../rules/state.ts'
import { FULL, HANDS, POINTS, ROLLS, SETS, scoringOf } from '../estimate/turn.ts'

export const LANES = 4
export const BLOCKS = SETS / LANES
export const GROUP = 4 * LANES

/** What scoring a card does to the other seat's cards; each has its own ends of a turn. */
export const VARIANTS = ['none', 'freeze', 'wake'] as const

/** Of the two seats, the one whose turn is solved is the first or the second in each round (R10): each has ends of its own. */
const ROLES = 2

/** One block of ends: by variant, points and cards left. */
const ENDS_BLOCK = VARIANTS.length * POINTS * SETS * GROUP
const ENDS_ROLE = BLOCKS * ENDS_BLOCK

/** Byte offsets. The first page is left to the compiler of the kernel. */
export const AT = layout(1 << 16, {
  /** Ends of a turn, by `endsAt`. */
  ends: ROLES * ENDS_ROLE,
  /** The worth of passing, by role and lane. */
  pass: ROLES * SETS * 4,
  /** The result: the value of a turn, by role, block, set of the seat to move, lane. */
  turn: ROLES * SETS * SETS * 4,
  /** By place and roll: where in a block of ends its points stand. */
  gains: PLACES * ROLLS * 4,
  /** By hand that is not full: the six hands with one more die. */
  plus: FULL * 6 * 4,
  /** Runs of hands that have as many hands with one die less: the number of hands, of those, then each hand with them. */
  fewer: 4 * (2 * 36 + HANDS * 7),
  /** By hand, for one set. */
  worth: HANDS * GROUP,
  /** By hand that is not full, for one set: the best that can be kept of it. */
  keep: FULL * GROUP,
  /** By set and roll. */
  again: SETS * ROLLS * GROUP,
})

export const BYTES = AT.end

function layout<Name extends string>(
  from: number,
  sizes: { [name in Name]: number },
): { [name in Name | 'end']: number } {
  let end = from
  const at: Record<string, number> = {}
  for (const [name, size] of Object.entries<number>(sizes)) {
    at[name] = end
    end += Math.ceil(size / 64) * 64
  }
  return { ...at, end } as { [name in Name | 'end']: number }
}

/** Where the four lanes of an end stand, as an index of floats. */
export function endsAt(role: number, block: number, variant: number, points: number, left: number): number {
  const row = ((role * BLOCKS + block) * VARIANTS.length + variant) * POINTS + points
  return AT.ends / 4 + (row * SETS + left) * LANES
}

export function endsOf(role: number, block: number): number {
  return AT.ends + (role * BLOCKS + block) * ENDS_BLOCK
}

export function passOf(role: number, block: number): number {
  return AT.pass + (role * SETS + block * LANES) * 4
}

export function turnOf(role: number, block: number): number {
  return AT.turn + (role * BLOCKS + block) * SETS * GROUP
}

export function variantOf(card: Card): number {
  return VARIANTS.indexOf(EFFECTS[card]?.does ?? 'none')
}

/** Fills in what depends on the line-up alone. Points of 0, which no card gives, are an end that is worth nothing: never taken. */
export function fillTables(memory: ArrayBufferLike, cards: readonly Card[]): void {
  const ints = new Int32Array(memory)
  const { points } = scoringOf(cards)
  cards.forEach((card, place) => {
    for (let roll = 0; roll < ROLLS; roll++) {
      const row = variantOf(card) * POINTS + (points[place * ROLLS + roll] as number)
      ints[AT.gains / 4 + place * ROLLS + roll] = row * SETS * GROUP
    }
  })
  for (let i = 0; i < FULL * 6; i++) ints[AT.plus / 4 + i] = (DICE.plus[i] as number) * GROUP
  ints.set(fewerRuns(), AT.fewer / 4)
}

/** By size, so that smaller hands come first; within a size by how many hands with one die less there are. 0 ends the list. */
function fewerRuns(): number[] {
  const runs: number[] = []
  for (let size = 1; size <= DICE.most; size++) {
    for (let many = 1; many <= DICE.sides; many++) {
      const found: number[][] = []
      for (let hand = 0; hand < HANDS; hand++) {
        if (DICE.size[hand] !== size) continue
        const less = Array.from(DICE.minus.subarray(hand * 6, hand * 6 + 6)).filter((one) => one >= 0)
        if (less.length === many) found.push([hand, ...less])
      }
      if (found.length > 0) runs.push(found.length, many, ...found.flat().map((hand) => hand * GROUP))
    }
  }
  return [...runs, 0]
}
