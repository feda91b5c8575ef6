/** Time, brought along so that tests need not wait. */
export interface Clock {
  /** Milliseconds since 1970. */
  now(): number
  /** Milliseconds of a clock that is never set (in a page `performance.now()`, as events are stamped): for races, never stored. */
  steady(): number
  /** Calls once, later; gives the way to prevent it. */
  after(ms: number, call: () => void): () => void
}
