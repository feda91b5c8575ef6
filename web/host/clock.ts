/** Time, brought along so that tests need not wait. */
export interface Clock {
  /** Milliseconds since 1970. */
  now(): number
  /** Milliseconds of the page's own clock, `performance.now()`: never set, and the one that events are stamped with. */
  steady(): number
  /** Calls once, later; gives the way to prevent it. */
  after(ms: number, call: () => void): () => void
}

export const systemClock: Clock = {
  now: () => Date.now(),
  steady: () => performance.now(),
  after: (ms, call) => {
    const timer = setTimeout(call, ms)
    return () => clearTimeout(timer)
  },
}
