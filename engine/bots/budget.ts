import type { Budget } from './bot.ts'

/** The default number of iterations, without any limit in the budget. */
const ITERATIONS = 1000

/** Returns a function to call before each iteration: true means stop. The first call is always false, so that there is an answer. */
export function enough({ iterations, ms, now, cancelled }: Budget): () => boolean {
  const timed = ms !== undefined && now !== undefined
  const most = iterations ?? (timed ? Infinity : ITERATIONS)
  const end = timed ? now() + ms : Infinity
  let asked = 0
  return () => {
    asked++
    return asked > 1 && (asked > most || cancelled?.() === true || (timed && now() >= end))
  }
}
