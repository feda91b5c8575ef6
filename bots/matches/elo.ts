/**
 * Ratings from a cross table: the strengths under which these results are likeliest (Bradley and Terry), in Elo's points, with
 * standard errors. The first player is the yardstick: 0, without error.
 */

/** Points for each unit of log odds. */
const POINTS = 400 / Math.LN10
const ROUNDS = 100
/** A prior of one shared game per pair: a level that never lost is strong, but not infinitely. */
const SHARED = 1

export interface Ratings {
  readonly elo: readonly number[]
  readonly error: readonly number[]
}

/** `shares[i][j]`: what i took of its `games` against j. */
export function eloOf(shares: readonly (readonly number[])[], games: number): Ratings {
  const players = shares.length
  const free = Array.from({ length: players - 1 }, (_, i) => i + 1)
  const logit = new Array<number>(players).fill(0)
  const count = games + SHARED
  const wins = (i: number, j: number): number => (shares[i]?.[j] ?? 0) * games + SHARED / 2
  const odds = (i: number, j: number): number => 1 / (1 + Math.exp((logit[j] as number) - (logit[i] as number)))
  const others = (i: number): number[] => shares.flatMap((_, j) => (j === i ? [] : [j]))
  const information = (): number[][] =>
    free.map((i) =>
      free.map((j) => {
        const between = (a: number, b: number): number => count * odds(a, b) * odds(b, a)
        return i === j ? others(i).reduce((sum, k) => sum + between(i, k), 0) : -between(i, j)
      }),
    )
  // Newton's steps on a concave function: they arrive after a few.
  for (let round = 0; round < ROUNDS; round++) {
    const slope = free.map((i) => others(i).reduce((sum, j) => sum + wins(i, j) - count * odds(i, j), 0))
    const inverse = inverted(information())
    free.forEach((i, row) => {
      const step = slope.reduce((sum, one, column) => sum + one * (inverse[row]?.[column] as number), 0)
      logit[i] = (logit[i] as number) + Math.max(-1, Math.min(1, step))
    })
  }
  const variance = inverted(information())
  return {
    elo: logit.map((one) => POINTS * one),
    error: [0, ...free.map((_, i) => POINTS * Math.sqrt(variance[i]?.[i] as number))],
  }
}

/** Gauss and Jordan; the matrices here are small and positive definite. */
function inverted(matrix: readonly (readonly number[])[]): number[][] {
  const size = matrix.length
  const rows = matrix.map((row, i) => [...row, ...row.map((_, j) => (i === j ? 1 : 0))])
  for (let i = 0; i < size; i++) {
    const row = rows[i] as number[]
    const pivot = row[i] as number
    for (let k = 0; k < row.length; k++) row[k] = (row[k] as number) / pivot
    for (const [j, other] of rows.entries()) {
      const factor = other[i] as number
      if (j === i) continue
      for (let k = 0; k < other.length; k++) other[k] = (other[k] as number) - factor * (row[k] as number)
    }
  }
  return rows.map((row) => row.slice(size))
}
