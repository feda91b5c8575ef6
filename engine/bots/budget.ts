import type { Budget } from './bot.ts'

/** Where neither a number nor a clock says when to stop. */
const ITERATIONS = 1000

/** A function to ask before each iteration: is it enough? The first is always granted, so that there is something to answer. */
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
