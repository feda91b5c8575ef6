/** Small numbers that people can picture. */

/** Denominators, the smallest that is exact enough first. */
const FEW: readonly number[] = [10, 100, 1000]

/**
 * Returns about the same part in small numbers: 13,673 of 46,656 is 3 of 10, and 1 of 216 is 5 of 1,000. None and all are told only where
 * they are true.
 */
export function inFew(ways: number, of: number): { readonly ways: number; readonly of: number } {
  if (of <= 10) return { ways, of }
  for (const few of FEW) {
    const some = Math.round((few * ways) / of)
    if ((some > 0 || ways === 0) && (some < few || ways === of)) return { ways: some, of: few }
  }
  return { ways, of }
}
