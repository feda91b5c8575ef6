/**
 * The server's clock as a page estimates it. Of several round trips the shortest has the least queueing, so the server answered about
 * half-way through it; longer ones add nothing. Old samples expire, because clocks drift.
 */

interface Sample {
  readonly trip: number
  /** The server's time minus the page's. */
  readonly ahead: number
}

const KEPT = 16

/** Collects round trips and converts times of the server's clock. */
export class SyncedClock {
  #samples: readonly Sample[] = []

  /** `sent` and `heard` by the page's own clock, `now` by the server's. */
  add(sent: number, heard: number, now: number): void {
    const trip = heard - sent
    if (!(trip >= 0)) return
    this.#samples = [...this.#samples.slice(1 - KEPT), { trip, ahead: now - (sent + heard) / 2 }]
  }

  get samples(): number {
    return this.#samples.length
  }

  /** Returns a time of the server's clock in the page's own; null: no sample yet. */
  own(moment: number): number | null {
    const best = this.#samples.reduce<Sample | null>((a, b) => (a === null || b.trip <= a.trip ? b : a), null)
    return best === null ? null : moment - best.ahead
  }

  /** Drops all samples: for a new connection, perhaps to another server. */
  forget(): void {
    this.#samples = []
  }
}
