/** Small numbers by seat in one integer, four bits a seat: dice, tokens and shares, compared and copied for nothing. */
import type { Seat } from '../../../engine/contract.ts'

/** Four bits a seat, seat 0 lowest: what each of up to seven seats has of something, 0 to 15. */
export type Counts = number

const BITS = 4
const ONE = 0b1111

export function at(counts: Counts, seat: Seat): number {
  return (counts >> (BITS * seat)) & ONE
}

/** `count` for one seat, none for the others. */
export function of(seat: Seat, count: number): Counts {
  return count << (BITS * seat)
}

/** `count` may be negative, as long as the seat has that many. */
export function plus(counts: Counts, seat: Seat, count: number): Counts {
  return counts + count * (1 << (BITS * seat))
}

export function without(counts: Counts, seat: Seat): Counts {
  return counts & ~(ONE << (BITS * seat))
}

export function total(counts: Counts): number {
  let sum = 0
  for (let rest = counts; rest !== 0; rest >>>= BITS) sum += rest & ONE
  return sum
}

/** Every way to share `count` things among these seats, in a stable order: most to the first of them first. */
export function shares(count: number, seats: readonly Seat[]): readonly Counts[] {
  const [first, ...others] = seats
  if (first === undefined) return count === 0 ? [0] : []
  const all: Counts[] = []
  for (let mine = count; mine >= 0; mine--) {
    for (const rest of shares(count - mine, others)) all.push(of(first, mine) + rest)
  }
  return all
}

/** As an array with an entry for each of `seats`: for pictures and texts. */
export function listed(counts: Counts, seats: number): number[] {
  return Array.from({ length: seats }, (_, seat) => at(counts, seat))
}
