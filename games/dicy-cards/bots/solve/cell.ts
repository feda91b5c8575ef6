/**
 * All turns at one pair of scores. A turn that scores leads to higher scores, which are solved already; one that passes leads to
 * the other seat's turn at the same scores. So passing in turns is the only cycle, and as it wakes all cards, it runs through the two
 * positions with everything active alone: they are solved in turns until they agree, then all others follow.
 */

import type { Card } from '../../rules/cards.ts'
import { ALL_FIVE, PLACES } from '../../rules/state.ts'
import { FIRST, type Role, SECOND } from '../estimate/duel.ts'
import { SETS, SIZE, scoringOf } from '../estimate/turn.ts'
import type { Kernel } from './kernel.ts'
import { AT, BLOCKS, endsAt, LANES, turnOf, VARIANTS, variantOf } from './layout.ts'
import { BLOCK, blockAt, type Values } from './values.ts'

/** R8. By variant and the other seat's set: what it may choose to have after the effect; just the set where it cannot. */
const CHOICES: readonly (readonly (readonly number[])[])[] = VARIANTS.map((variant) =>
  Array.from({ length: SETS }, (_, set) => {
    const open = variant === 'none' ? 0 : variant === 'freeze' ? set : ~set & ALL_FIVE
    const places = Array.from({ length: PLACES }, (_, place) => 1 << place).filter((bit) => open & bit)
    return places.length === 0 ? [set] : places.map((bit) => set ^ bit)
  }),
)
export const WAKE = VARIANTS.indexOf('wake')

/** The last block holds the set with everything active, which passing leads to. */
const LAST = BLOCKS - 1

/** 32-bit floats as close as this are the same. */
const NEAR = 2 ** -22
/** Passing with everything active is rare, so two rounds are the rule. */
const MOST_ROUNDS = 1000

export class Cells {
  readonly #values: Values
  readonly #kernel: Kernel
  /** Points that a turn can give, and by which variants. */
  readonly #gains: readonly { readonly points: number; readonly variants: readonly number[] }[]
  readonly #after = new Float32Array(BLOCK)

  constructor(values: Values, kernel: Kernel) {
    this.#values = values
    this.#kernel = kernel
    this.#gains = gainsOf(values.terms.cards)
  }

  /** R10. The first seat has reached the target, the second has its last turn. */
  solveLast(own: number, other: number): void {
    this.#fillEnds(SECOND, own, other)
    this.#solveAll(SECOND, own, other)
  }

  /** Both are on the way: both roles. */
  solve(first: number, second: number): void {
    const { floats, terms } = this.#values
    this.#fillEnds(FIRST, first, second)
    this.#fillEnds(SECOND, second, first)
    // A first guess: as if the first seat were one point further.
    const near = blockAt(terms, SECOND, second, first + 1)
    floats.copyWithin(blockAt(terms, SECOND, second, first), near, near + BLOCK)
    for (let round = 0; round < MOST_ROUNDS; round++) {
      this.#solveBlock(FIRST, first, second, LAST)
      const tried = this.#fresh(first, second)
      this.#solveBlock(SECOND, second, first, LAST)
      this.#solveAll(FIRST, first, second)
      if (Math.abs(this.#fresh(first, second) - tried) > NEAR) continue
      this.#solveAll(SECOND, second, first)
      return
    }
    throw new Error(`passing has no end at ${first} to ${second}`)
  }

  /** The first seat's chance with everything active. */
  #fresh(first: number, second: number): number {
    const { floats, terms } = this.#values
    return floats[blockAt(terms, FIRST, first, second) + BLOCK - 1] as number
  }

  #solveAll(role: Role, own: number, other: number): void {
    for (let block = 0; block < BLOCKS; block++) this.#solveBlock(role, own, other, block)
  }

  #solveBlock(role: Role, own: number, other: number, block: number): void {
    this.#fillPass(role, own, other, block)
    this.#kernel.solve(role, block)
    const { floats, terms } = this.#values
    const from = this.#kernel.floats
    const turn = turnOf(role, block) / 4
    const to = blockAt(terms, role, own, other) + block * LANES * SETS
    for (let lane = 0; lane < LANES; lane++) {
      for (let set = 0; set < SETS; set++) {
        floats[to + lane * SETS + set] = from[turn + set * LANES + lane] as number
      }
    }
  }

  /** R7. All cards wake; the other seat wakes one. */
  #fillPass(role: Role, own: number, other: number, block: number): void {
    const into = this.#kernel.floats
    const at = AT.pass / 4 + role * SETS
    for (let set = block * LANES; set < (block + 1) * LANES; set++) {
      into[at + set] = chanceAfter(this.#values, { role, own, other, left: ALL_FIVE, otherSet: set }, WAKE)
    }
  }

  /** R6. Every way to score. */
  #fillEnds(role: Role, own: number, other: number): void {
    for (const { points, variants } of this.#gains) {
      this.#fillAfter(role, own + points, other)
      for (const variant of variants) this.#fillGain(role, points, variant)
    }
  }

  #fillAfter(role: Role, own: number, other: number): void {
    const after = this.#after
    if (isOver(this.#values, role, own, other)) {
      for (let at = 0; at < BLOCK; at++) after[at] = outcome(own - other, at >> PLACES, at & ALL_FIVE)
      return
    }
    const { floats, terms } = this.#values
    const from = blockAt(terms, (1 - role) as Role, other, own)
    for (let at = 0; at < BLOCK; at++) after[at] = 1 - (floats[from + at] as number)
  }

  /** The other seat's choice is the best for itself, so the worst for this one. */
  #fillGain(role: Role, points: number, variant: number): void {
    const after = this.#after
    const into = this.#kernel.floats
    const choices = CHOICES[variant] as readonly (readonly number[])[]
    for (let set = 0; set < SETS; set++) {
      const chosen = choices[set] as readonly number[]
      const to = endsAt(role, set >> 2, variant, points, 0) + (set & (LANES - 1))
      for (let left = 0; left < SETS; left++) {
        let least = after[left * SETS + (chosen[0] as number)] as number
        for (let i = 1; i < chosen.length; i++) {
          const value = after[left * SETS + (chosen[i] as number)] as number
          if (value < least) least = value
        }
        into[to + left * LANES] = least
      }
    }
  }
}

/** How a turn has ended, but for what the other seat does with its own cards: by the seat whose turn it was. */
export interface Ended {
  readonly role: Role
  readonly own: number
  readonly other: number
  readonly left: number
  readonly otherSet: number
}

/** The chance of that seat once the other has chosen: a zero-sum choice, so the other minimises it. */
export function chanceAfter(values: Values, { role, own, other, left, otherSet }: Ended, variant: number): number {
  const over = isOver(values, role, own, other)
  const at = blockAt(values.terms, (1 - role) as Role, other, own) + left * SETS
  let least = 1
  for (const set of (CHOICES[variant] as readonly (readonly number[])[])[otherSet] as readonly number[]) {
    const chance = over ? outcome(own - other, left, set) : 1 - (values.floats[at + set] as number)
    if (chance < least) least = chance
  }
  return least
}

/** R10. The round is over, and a seat has reached the target. */
function isOver({ terms }: Values, role: Role, own: number, other: number): boolean {
  return role === SECOND && (own >= terms.target || other >= terms.target)
}

/** R11. The higher total, then more active cards, then half of a win. */
export function outcome(ahead: number, set: number, otherSet: number): number {
  const lead = ahead === 0 ? (SIZE[set] as number) - (SIZE[otherSet] as number) : ahead
  return lead > 0 ? 1 : lead < 0 ? 0 : 0.5
}

function gainsOf(cards: readonly Card[]) {
  const byPoints = new Map<number, Set<number>>()
  scoringOf(cards).possible.forEach((possible, place) => {
    for (const points of possible) {
      const variants = byPoints.get(points) ?? new Set()
      byPoints.set(points, variants.add(variantOf(cards[place] as Card)))
    }
  })
  return [...byPoints].map(([points, variants]) => ({ points, variants: [...variants] }))
}
