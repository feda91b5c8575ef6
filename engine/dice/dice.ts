import type { ThrowTurn } from '../contract.ts'

/** A throw: the sides of each die, and which dice are interchangeable. */
export type Throw = Pick<ThrowTurn, 'sides' | 'alike'>

/** One outcome of a throw, and how many of the equally likely ordered throws it stands for. */
export interface Outcome {
  readonly faces: readonly number[]
  readonly ways: number
}

/** An exact chance: `ways` of `of` equally likely throws. */
export interface Odds {
  readonly ways: number
  readonly of: number
}

/** Returns the number of ordered throws; exact below 2⁵³. */
export function throws({ sides }: Throw): number {
  return sides.reduce((product, side) => product * side, 1)
}

/** Returns how many outcomes `outcomes` would list, to decide between listing and sampling. */
export function countOutcomes(what: Throw): number {
  const groups = groupsOf(what)
  return groups.reduce(
    (n, dice) => n * choose((what.sides[dice[0] as number] as number) + dice.length - 1, dice.length),
    1,
  )
}

/**
 * Returns every outcome of a throw with its weight. Dice that are alike are in ascending order, once per multiset: two alike dice of two
 * sides give [1,1] × 1, [1,2] × 2, [2,2] × 1.
 */
export function outcomes(what: Throw): Outcome[] {
  const groups = groupsOf(what)
  const all: Outcome[] = []
  const faces = what.sides.map(() => 1)
  const group = (g: number, ways: number): void => {
    const dice = groups[g]
    if (dice === undefined) {
      all.push({ faces: [...faces], ways })
      return
    }
    const sides = what.sides[dice[0] as number] as number
    const die = (k: number, low: number, run: number, orders: number): void => {
      if (k === dice.length) {
        group(g + 1, orders)
        return
      }
      for (let face = low; face <= sides; face++) {
        faces[dice[k] as number] = face
        // k + 1 places for the new die, divided by the length of its run of equals: the multinomial, one die at a time.
        const equals = face === low && k > 0 ? run + 1 : 1
        die(k + 1, face, equals, (orders * (k + 1)) / equals)
      }
    }
    die(0, 1, 0, ways)
  }
  group(0, 1)
  return all
}

/** The groups of dice that are alike, every other die alone, in order of their first die. */
function groupsOf({ sides, alike = [] }: Throw): readonly (readonly number[])[] {
  const grouped = new Set(alike.flat())
  if (grouped.size !== alike.flat().length) throw new RangeError('a die is alike in two groups')
  for (const group of alike) {
    if (group.some((die) => sides[die] === undefined || sides[die] !== sides[group[0] as number])) {
      throw new RangeError('dice that are alike have the same number of sides')
    }
  }
  const alone = sides.map((_, die) => [die]).filter(([die]) => !grouped.has(die as number))
  return [...alike.filter((group) => group.length > 0), ...alone].sort((a, b) => (a[0] as number) - (b[0] as number))
}

/** Returns the exact chance that a throw's faces satisfy `test`. */
export function odds(what: Throw, test: (faces: readonly number[]) => boolean): Odds {
  let ways = 0
  for (const outcome of outcomes(what)) if (test(outcome.faces)) ways += outcome.ways
  return { ways, of: throws(what) }
}

/** Returns how many throws give each value of `key`: the distribution of a sum, of the highest die, of a card's points. */
export function distribution<Key>(what: Throw, key: (faces: readonly number[]) => Key): Map<Key, number> {
  const ways = new Map<Key, number>()
  for (const outcome of outcomes(what)) {
    const value = key(outcome.faces)
    ways.set(value, (ways.get(value) ?? 0) + outcome.ways)
  }
  return ways
}

/** Returns the binomial coefficient n over k; exact below 2⁵³. */
export function choose(n: number, k: number): number {
  let result = 1
  for (let i = 1; i <= k; i++) result = (result * (n - k + i)) / i
  return result
}
