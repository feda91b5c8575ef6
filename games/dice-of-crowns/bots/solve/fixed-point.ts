/** A fixed point of a map by Anderson acceleration: each step combines the last ones so that what they were off by cancels out. */

interface FixedPoint {
  readonly point: Float64Array
  /** The largest difference between the point and where the map takes it. */
  readonly off: number
}

/** Steps that are remembered. */
const MEMORY = 25
/** How far each step goes towards where the map leads. */
const PACE = 0.5
/** A longer step is a misjudged one: it begins again at the best point, slowly. */
const FAR = 0.02
const SLOW = 0.1

/** Gives the best point met, at once when it is off by no more than `enough`. */
export function fixedPoint(
  map: (point: Float64Array) => Float64Array,
  start: Float64Array,
  limits: { readonly enough: number; readonly steps: number },
): FixedPoint {
  let best: FixedPoint = { point: start, off: Number.POSITIVE_INFINITY }
  let [points, gaps] = [[] as Float64Array[], [] as Float64Array[]]
  let point = start
  for (let step = 0; step < limits.steps; step++) {
    const gap = minus(map(point), point)
    const off = largest(gap)
    if (off < best.off) best = { point, off }
    if (off <= limits.enough) break
    points = [...points.slice(-MEMORY), point]
    gaps = [...gaps.slice(-MEMORY), gap]
    const next = combined(points, gaps)
    if (largest(minus(next, point)) <= FAR) point = next
    else [point, points, gaps] = [moved(best.point, gap, SLOW), [], []]
  }
  return best
}

/** The step from the last point, less the combination of earlier steps that leaves the smallest gap. */
function combined(points: readonly Float64Array[], gaps: readonly Float64Array[]): Float64Array {
  const [point, gap] = [points.at(-1) as Float64Array, gaps.at(-1) as Float64Array]
  const changes = gaps.slice(0, -1).map((other) => minus(gap, other))
  const moves = points.slice(0, -1).map((other) => minus(point, other))
  const normal = changes.map((one, row) =>
    changes.map((other, column) => dot(one, other) * (row === column ? 1 + 1e-10 : 1)),
  )
  const parts = solved(
    normal,
    changes.map((change) => dot(change, gap)),
  )
  const next = moved(point, gap, PACE)
  parts.forEach((part, i) => {
    const [move, change] = [moves[i] as Float64Array, changes[i] as Float64Array]
    for (let at = 0; at < next.length; at++)
      next[at] = (next[at] as number) - part * ((move[at] as number) + PACE * (change[at] as number))
  })
  return next
}

/** Linear equations, by elimination. */
function solved(matrix: readonly number[][], right: readonly number[]): number[] {
  const rows = matrix.map((row, i) => [...row, right[i] as number])
  const size = rows.length
  for (let column = 0; column < size; column++) {
    const pivot = rows
      .slice(column)
      .reduce((one, other) => (Math.abs(other[column] as number) > Math.abs(one[column] as number) ? other : one))
    rows.splice(rows.indexOf(pivot), 1)
    rows.splice(column, 0, pivot)
    for (const row of rows) {
      if (row === pivot) continue
      const factor = (row[column] as number) / (pivot[column] as number)
      for (let at = column; at <= size; at++) row[at] = (row[at] as number) - factor * (pivot[at] as number)
    }
  }
  return rows.map((row, i) => (row[size] as number) / (row[i] as number))
}

function minus(one: Float64Array, other: Float64Array): Float64Array {
  return one.map((value, i) => value - (other[i] as number))
}

function moved(point: Float64Array, gap: Float64Array, part: number): Float64Array {
  return point.map((value, i) => value + part * (gap[i] as number))
}

function dot(one: Float64Array, other: Float64Array): number {
  let sum = 0
  for (let i = 0; i < one.length; i++) sum += (one[i] as number) * (other[i] as number)
  return sum
}

/** NaN counts as infinitely large. */
function largest(gap: Float64Array): number {
  let most = 0
  for (const value of gap) most = Number.isNaN(value) ? Number.POSITIVE_INFINITY : Math.max(most, Math.abs(value))
  return most
}
