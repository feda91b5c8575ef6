/**
 * The server's clock as a page knows it. Of several round trips the shortest has met the least traffic, so the answer was given
 * about half-way through it; the others say nothing that it does not say better. Old ones go, because clocks drift.
 */

interface Sample {
  readonly trip: number
  /** What to add to the page's own time to have the server's. */
  readonly ahead: number
}

const KEPT = 16

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

  /** A moment of the server's clock by the page's own; null: nothing is known yet. */
  own(moment: number): number | null {
    const best = this.#samples.reduce<Sample | null>((a, b) => (a === null || b.trip <= a.trip ? b : a), null)
    return best === null ? null : moment - best.ahead
  }

  /** Another connection, perhaps to another server. */
  forget(): void {
    this.#samples = []
  }
}
