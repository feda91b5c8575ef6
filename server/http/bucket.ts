/** Rate limits: token buckets. */
import { Recent } from '../../engine/recent.ts'

export interface Rate {
  /** Tokens that come each second. */
  readonly perSecond: number
  /** The capacity: how many requests are allowed at once. */
  readonly burst: number
}

export class Bucket {
  readonly #rate: Rate
  /** In thousandths, so that whole rates stay exact. */
  #level: number
  #at: number

  constructor(rate: Rate, now: number) {
    this.#rate = rate
    this.#level = rate.burst * 1000
    this.#at = now
  }

  /** Takes a token and returns 0, or returns the ms until there is one. */
  take(now: number): number {
    const { perSecond, burst } = this.#rate
    this.#level = Math.min(burst * 1000, this.#level + Math.max(0, now - this.#at) * perSecond)
    this.#at = now
    if (this.#level < 1000) return Math.ceil((1000 - this.#level) / perSecond)
    this.#level -= 1000
    return 0
  }
}

/** A bucket per key, of those that were used last: memory is bounded. */
export class Buckets {
  readonly #rate: Rate
  readonly #buckets: Recent<string, Bucket>

  constructor(rate: Rate, most = 20_000) {
    this.#rate = rate
    this.#buckets = new Recent(most)
  }

  get size(): number {
    return this.#buckets.size
  }

  take(who: string, now: number): number {
    const bucket = this.#buckets.get(who) ?? this.#buckets.set(who, new Bucket(this.#rate, now))
    return bucket.take(now)
  }
}

/** How many there are of each, as of connections of an address. */
export class Tally {
  readonly #counts = new Map<string, number>()

  of(who: string): number {
    return this.#counts.get(who) ?? 0
  }

  add(who: string): void {
    this.#counts.set(who, this.of(who) + 1)
  }

  drop(who: string): void {
    const left = this.of(who) - 1
    if (left > 0) this.#counts.set(who, left)
    else this.#counts.delete(who)
  }
}
