/** Small numbers that people can picture. */

/** Some of all equally likely throws. */
export interface Part {
  readonly ways: number
  readonly of: number
}

/** Denominators, the smallest that is exact enough first. */
const FEW: readonly number[] = [10, 100, 1000]

/**
 * Returns about the same part in small numbers: 13,673 of 46,656 is 3 of 10, 2 of 6 is 1 of 3, and 1 of 216 is 1 of 200. None and all are
 * told only where they are true.
 */
export function inFew(ways: number, of: number): Part {
  if (of <= 10) return reduced(ways, of)
  for (const few of FEW) {
    const some = Math.round((few * ways) / of)
    if ((some > 0 || ways === 0) && (some < few || ways === of)) return reduced(some, few)
  }
  return reduced(ways, of)
}

/** Returns exactly the same part in the smallest numbers: 15 of 36 is 5 of 12. None and all stay as they are. */
export function reduced(ways: number, of: number): Part {
  if (ways === 0 || ways === of) return { ways, of }
  const common = commonDivisor(ways, of)
  return { ways: ways / common, of: of / common }
}

function commonDivisor(a: number, b: number): number {
  return b === 0 ? a : commonDivisor(b, a % b)
}
