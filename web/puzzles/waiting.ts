/** For the home page: how many puzzles wait today. Small: it loads no puzzle. */
import { recall } from '../host/storage/local-storage.ts'
import { dayOf, dueOn, readProgress } from './progress.ts'

/** Returns how many puzzles that were tried before come back today. */
export function puzzlesWaiting(now = new Date()): number {
  const day = dayOf(now.getTime(), now.getTimezoneOffset())
  return dueOn(readProgress(recall('puzzles')), day).length
}
