/**
 * Wall time that never jumps. It advances with the monotonic clock and makes up for a difference to the wall clock at 1 %, so that
 * a step of the wall clock by an hour causes no timeout and lengthens no clock.
 */
const CATCH_UP = 0.01

/** In ms since 1970, whole, and never less than before. */
export function steadyTime(wall: () => number = Date.now, monotonic = () => performance.now()): () => number {
  let [time, last] = [wall(), monotonic()]
  return () => {
    const now = monotonic()
    const passed = now - last
    const most = passed * CATCH_UP
    const difference = wall() - (time + passed)
    last = now
    time += passed + Math.min(most, Math.max(-most, difference))
    return Math.floor(time)
  }
}

/** The monotonic clock alone, in ms since 1970 as of this process's start: for races, where every ms has to be as long as the next. */
export function steadyNow(): number {
  return performance.timeOrigin + performance.now()
}
