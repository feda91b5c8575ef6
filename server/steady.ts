/** Ms since 1970 as of this process's start, never set back or forward: what races are timed by. Another process has another zero. */
export function steadyNow(): number {
  return performance.timeOrigin + performance.now()
}
