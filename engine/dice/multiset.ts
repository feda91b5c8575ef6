/**
 * Small hands of equal dice, as numbers. Dice have no identity, so a hand is a multiset of faces; all hands of up to `most` dice are
 * numbered, and adding or removing a die is one look-up. Six dice of six sides make 924 hands, 462 of them full.
 *
 * Hands are ordered by size, so the full hands are the last ones: `full` is the first of them.
 */
export interface Hands {
  readonly sides: number
  readonly most: number
  /** How many hands there are, and the number of the first one with `most` dice. Hand 0 is the empty one. */
  readonly count: number
  readonly full: number
  /** The number of dice of each hand. */
  readonly size: Uint8Array
  /** How many ordered throws of that many dice give each hand. */
  readonly ways: Float64Array
  /** `plus[hand * sides + face - 1]`: the hand with one more die; -1 where it would be too large. */
  readonly plus: Int16Array
  /** `minus[hand * sides + face - 1]`: the hand with that die taken away; -1 where there is none. */
  readonly minus: Int16Array
  /** How often each face lies there, four bits a face, face 1 lowest. */
  readonly counts: Int32Array
}

/**
 * Returns the table of all hands of up to `most` dice; `sides` and `most` are at most 7, so that a hand's counts fit in 28 bits with a
 * guard bit each.
 */
export function hands(sides: number, most: number): Hands {
  if (sides > 7 || most > 7) throw new RangeError('hands are made of at most 7 dice of at most 7 sides')
  const all = listHands(sides, most)
  const byCounts = new Map(all.map((counts, hand) => [counts, hand]))
  const count = all.length
  const table = {
    size: new Uint8Array(count),
    ways: new Float64Array(count),
    plus: new Int16Array(count * sides),
    minus: new Int16Array(count * sides),
    counts: Int32Array.from(all),
  }
  all.forEach((counts, hand) => {
    table.size[hand] = sizeOf(counts, sides)
    table.ways[hand] = waysOf(counts, sides)
    for (let face = 1; face <= sides; face++) {
      const one = 1 << (4 * (face - 1))
      const at = hand * sides + face - 1
      table.plus[at] = byCounts.get(counts + one) ?? -1
      table.minus[at] = byCounts.get(counts - one) ?? -1
    }
  })
  return { sides, most, count, full: all.findIndex((c) => sizeOf(c, sides) === most), ...table }
}

/** Packed counts of every hand: by size, then by ascending faces. */
function listHands(sides: number, most: number): number[] {
  const all = [0]
  let last: [counts: number, high: number][] = [[0, 1]]
  for (let size = 1; size <= most; size++) {
    const next: [number, number][] = []
    for (const [counts, high] of last) {
      for (let face = high; face <= sides; face++) next.push([counts + (1 << (4 * (face - 1))), face])
    }
    for (const [counts] of next) all.push(counts)
    last = next
  }
  return all
}

function countOf(counts: number, face: number): number {
  return (counts >> (4 * (face - 1))) & 15
}

function sizeOf(counts: number, sides: number): number {
  let size = 0
  for (let face = 1; face <= sides; face++) size += countOf(counts, face)
  return size
}

function waysOf(counts: number, sides: number): number {
  let ways = 1
  let dice = 0
  for (let face = 1; face <= sides; face++) {
    for (let k = 1; k <= countOf(counts, face); k++) ways = (ways * ++dice) / k
  }
  return ways
}

/** How often each face lies in a hand, face 1 first. */
export function countsOf(table: Hands, hand: number): number[] {
  const counts = table.counts[hand] as number
  return Array.from({ length: table.sides }, (_, i) => countOf(counts, i + 1))
}

/** How many dice of a hand show at most this face. */
export function countUpTo({ counts }: Hands, hand: number, face: number): number {
  let count = 0
  for (let one = 1; one <= face; one++) count += countOf(counts[hand] as number, one)
  return count
}

/** The sum of a hand's faces. */
export function sumOf({ counts, sides }: Hands, hand: number): number {
  let sum = 0
  for (let face = 1; face <= sides; face++) sum += face * countOf(counts[hand] as number, face)
  return sum
}

/** A hand's faces, ascending. */
export function facesOf(table: Hands, hand: number): number[] {
  return countsOf(table, hand).flatMap((count, i) => Array<number>(count).fill(i + 1))
}

/** Returns the hand of these faces, in any order; -1 if a face or their number is invalid. */
export function handOf(table: Hands, faces: readonly number[]): number {
  return add(table, 0, faces)
}

/** Returns a hand with these faces added; -1 if it would be too large. */
export function add({ plus, sides }: Hands, hand: number, faces: readonly number[]): number {
  let sum = hand
  for (let die = 0; die < faces.length; die++) {
    const face = faces[die] as number
    if (!(face >= 1 && face <= sides) || sum < 0) return -1
    sum = plus[sum * sides + face - 1] ?? -1
  }
  return sum
}

const GUARDS = 0x8888888

/** Returns whether every die of `part` is in `whole`. One subtraction: a missing face borrows its guard bit. */
export function within(table: Hands, part: number, whole: number): boolean {
  const rest = ((table.counts[whole] as number) | GUARDS) - (table.counts[part] as number)
  return (rest & GUARDS) === GUARDS
}

/** Returns `whole` without the dice of `part`, which must lie within it. */
export function without(table: Hands, whole: number, part: number): number {
  let rest = whole
  let counts = table.counts[part] as number
  for (let face = 1; counts !== 0; face++, counts >>= 4) {
    for (let k = counts & 15; k > 0; k--) rest = table.minus[rest * table.sides + face - 1] as number
  }
  return rest
}
