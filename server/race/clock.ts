/**
 * How far away a page is, from round trips that the server has timed itself. A page can make itself seem farther away by answering
 * late, never nearer; and how much being far away is believed has a cap (judge.ts).
 */

/** So many round trips are remembered: a minute or two of a race, and little enough to follow a line that has changed. */
const KEPT = 32
/** Fewer say nothing about how bad it gets: a page that has just come is taken for as bad as a quarter worse than the worst. */
const FEW = 8

/** In ms, one way. */
export interface Distance {
  /** Half of the middle round trip. Single ones that were lost and sent again do not move it. */
  readonly delay: number
  /** How far round trips lie from the middle one, halved; the middle of that. */
  readonly jitter: number
  /** Nineteen of twenty messages arrive within this. */
  readonly slowest: number
}

export class RoundTrips {
  #trips: readonly number[] = []
  #distance: Distance | null = null

  /** What is no duration is not taken: clocks are set now and then. */
  add(ms: number): void {
    if (!(ms >= 0 && ms < 60_000)) return
    this.#trips = [...this.#trips.slice(1 - KEPT), ms]
    this.#distance = null
  }

  /** Null: nothing is known yet. */
  get distance(): Distance | null {
    if (this.#trips.length === 0) return null
    this.#distance ??= measure(this.#trips)
    return this.#distance
  }
}

function measure(trips: readonly number[]): Distance {
  const sorted = trips.toSorted((a, b) => a - b)
  const middle = quantile(sorted, 0.5)
  const off = trips.map((trip) => Math.abs(trip - middle)).toSorted((a, b) => a - b)
  const worst = quantile(sorted, 0.95) * (trips.length < FEW ? 1.25 : 1)
  return { delay: middle / 2, jitter: quantile(off, 0.5) / 2, slowest: worst / 2 }
}

/** Between two values as much of each as is due. */
function quantile(sorted: readonly number[], share: number): number {
  const place = share * (sorted.length - 1)
  const [below, above] = [sorted[Math.floor(place)] as number, sorted[Math.ceil(place)] as number]
  return below + (above - below) * (place - Math.floor(place))
}
