/** The clock of this page. */
import type { Clock } from '../../engine/clock.ts'

export type { Clock }

export const systemClock: Clock = {
  now: () => Date.now(),
  steady: () => performance.now(),
  after: (ms, call) => {
    const timer = setTimeout(call, ms)
    return () => clearTimeout(timer)
  },
}
