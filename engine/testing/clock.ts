/** For tests: a clock that stands still until it is told to pass, and chance from a seed. */
import { Xoshiro128 } from '../dice/random.ts'

export class VirtualClock {
  #now: number
  readonly #ahead: number
  #timers: { readonly at: number; readonly call: () => void }[] = []
  readonly #settled: () => Promise<void>

  /** `settled`: everything that waits for nothing but other promises has happened. */
  constructor(now: number, steady: number, settled: () => Promise<void>) {
    this.#now = now
    this.#ahead = now - steady
    this.#settled = settled
  }

  now(): number {
    return this.#now
  }

  /** Different from the wall clock, so that mixing up the two fails. */
  steady(): number {
    return this.#now - this.#ahead
  }

  after(ms: number, call: () => void): () => void {
    const timer = { at: this.#now + ms, call }
    this.#timers.push(timer)
    return () => {
      this.#timers = this.#timers.filter((one) => one !== timer)
    }
  }

  get pending(): number {
    return this.#timers.length
  }

  /** The process stands still: time passes, and no timer fires before it goes on. */
  stall(ms: number): void {
    this.#now += ms
  }

  /** Time passes, and all timers due fire, with everything that follows. */
  async pass(ms: number, quiet = this.#settled): Promise<void> {
    const end = this.#now + ms
    for (;;) {
      await quiet()
      const next = this.#timers.toSorted((a, b) => a.at - b.at)[0]
      if (next === undefined || next.at > end) break
      this.#timers = this.#timers.filter((one) => one !== next)
      this.#now = Math.max(this.#now, next.at)
      next.call()
    }
    this.#now = end
  }
}

/** Fills arrays with numbers from a seed. */
export function seeded(seed: number): (into: { readonly length: number; [at: number]: number }) => void {
  const generator = new Xoshiro128(seed)
  return (into) => {
    for (let i = 0; i < into.length; i++) into[i] = generator.next()
  }
}
