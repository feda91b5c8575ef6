/** Which known word was probably meant: for "did you mean …?". */

/** How many letters must be added, dropped, changed or swapped with their neighbour (optimal string alignment). */
export function distance(a: string, b: string): number {
  let before: number[] = []
  let last = Array.from({ length: b.length + 1 }, (_, j) => j)
  for (let i = 1; i <= a.length; i++) {
    const row = [i]
    for (let j = 1; j <= b.length; j++) {
      const cost = a[i - 1] === b[j - 1] ? 0 : 1
      const edit = Math.min(at(last, j) + 1, at(row, j - 1) + 1, at(last, j - 1) + cost)
      const swapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]
      row.push(swapped ? Math.min(edit, at(before, j - 2) + 1) : edit)
    }
    before = last
    last = row
  }
  return at(last, b.length)
}

function at(row: readonly number[], column: number): number {
  return row[column] as number
}

/**
 * The known word nearest to `word`, or null where none is near: at most a third of the letters wrong, or else the only
 * word with a part that begins so ("pairs" for "two-pairs").
 */
export function nearest(word: string, known: readonly string[]): string | null {
  const given = word.toLowerCase()
  let [best, least]: [string | null, number] = [null, Number.POSITIVE_INFINITY]
  for (const candidate of known) {
    const most = Math.floor(Math.max(given.length, candidate.length) / 3)
    if (Math.abs(given.length - candidate.length) > most) continue
    const wrong = distance(given, candidate.toLowerCase())
    if (wrong <= most && wrong < least) [best, least] = [candidate, wrong]
  }
  return best ?? begunBy(given, known)
}

function begunBy(given: string, known: readonly string[]): string | null {
  if (given.length < 2) return null
  const begun = known.filter((word) => word.split('-').some((part) => part.startsWith(given)))
  return begun.length === 1 ? (begun[0] as string) : null
}
