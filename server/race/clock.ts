/**
 * How far away a page is, from round trips that the server times: it sends a ping with random bytes, and the browser answers it
 * without the page's scripts. A client can make itself seem farther away by answering late, never nearer; how much distance is
 * believed has a cap (belief.ts).
 */

/** Round trips that are remembered: one or two minutes of a race, few enough to follow a line that has changed. */
const KEPT = 32

/**
 * The 95th percentile in units of jitter, for delays that are exponential in both directions. The percentile of 32 round trips itself
 * would jump with every message that is lost and sent again.
 */
const TAIL = 3.5

/** In ms. */
export interface Distance {
  /** One way: half the median round trip. Single messages that were lost and sent again do not move it. */
  readonly delay: number
  /** One way: half the median distance of round trips from their median. */
  readonly jitter: number
  /** One way: half the round trip that about 19 of 20 stay below. */
  readonly slowest: number
}

export class RoundTrips {
  #trips: readonly number[] = []
  #distance: Distance | null = null

  /** Ignores invalid durations. */
  add(ms: number): void {
    if (!(ms >= 0 && ms < 60_000)) return
    this.#trips = [...this.#trips.slice(1 - KEPT), ms]
    this.#distance = null
  }

  /** Null before the first round trip. */
  get distance(): Distance | null {
    if (this.#trips.length === 0) return null
    this.#distance ??= measure(this.#trips)
    return this.#distance
  }
}

function measure(trips: readonly number[]): Distance {
  const sorted = trips.toSorted((a, b) => a - b)
  const median = quantile(sorted, 0.5)
  const off = trips.map((trip) => Math.abs(trip - median)).sort((a, b) => a - b)
  const [delay, jitter] = [median / 2, quantile(off, 0.5) / 2]
  return { delay, jitter, slowest: delay + TAIL * jitter }
}

/** Linear between neighbours. */
function quantile(sorted: readonly number[], share: number): number {
  const place = share * (sorted.length - 1)
  const [below, above] = [sorted[Math.floor(place)] as number, sorted[Math.ceil(place)] as number]
  return below + (above - below) * (place - Math.floor(place))
}

/**
 * A person with several pages is as far away as the nearest of them: otherwise one page could be shown the faces early and another
 * one grab. Null if nothing is known of any page.
 */
export function nearest(pages: readonly (Distance | null)[]): Distance | null {
  return pages.reduce((a, b) => (a === null || (b !== null && b.slowest < a.slowest) ? b : a), null)
}
