/**
 * One line of JSON for each start, stop and fault, on standard error. Callers choose each fact: never a name, a cookie, an address or a
 * secret.
 */
import { destination, pino } from 'pino'
import type { LogLevel } from '../settings.ts'

/** Facts first, then words. */
export interface Log {
  info(facts: object, words: string): void
  warn(facts: object, words: string): void
  error(facts: object, words: string): void
}

/** `write`: for tests. */
export function openLog(level: LogLevel, write?: (line: string) => void): Log {
  const to = write === undefined ? destination({ fd: 2, sync: true }) : { write }
  return pino({ level, base: null, timestamp: pino.stdTimeFunctions.isoTime }, to)
}

/** A bug of ours, as facts: its kind and where it came from. Its message is left out, because it may quote user input. */
export function bugOf(error: unknown): object {
  if (!(error instanceof Error)) return { type: typeof error }
  const at = (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line))
  return { type: error.name, stack: at.slice(0, 12).map((line) => line.trim()) }
}
