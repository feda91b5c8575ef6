/** Maps errors of PostgreSQL and its connection to faults. An error that is not listed is a bug of ours and stays an error. */
import { DatabaseError } from 'pg'
import type { StoreFault } from '../store.ts'

/** https://www.postgresql.org/docs/current/errcodes-appendix.html, by whole codes and by classes. */
const CODES: Readonly<Record<string, (reason: string) => StoreFault>> = {
  '40001': () => ({ code: 'busy' }),
  '40P01': () => ({ code: 'busy' }),
  '53': (reason) => ({ code: 'io', reason }),
  '53100': () => ({ code: 'full' }),
  '55P03': () => ({ code: 'busy' }),
  '57014': () => ({ code: 'busy' }),
  '58': (reason) => ({ code: 'io', reason }),
  XX: (reason) => ({ code: 'corrupt', where: 'database', id: '', reason }),
}

export function faultOfState(state: string, reason: string): StoreFault | null {
  return (CODES[state] ?? CODES[state.slice(0, 2)])?.(reason) ?? null
}

/** Two who waited for each other: the one that was chosen to give way may try again at once. */
export function isTransient(state: string): boolean {
  return state === '40001' || state === '40P01'
}

/**
 * The connection is unusable: it broke, the server ended it, or it leads to a read-only server, such as one that was just replaced. The
 * pending statement may have been executed.
 */
export function isLost(error: unknown): boolean {
  if (!(error instanceof DatabaseError)) return true
  const { code = '', severity } = error
  return severity === 'FATAL' || severity === 'PANIC' || /^(08|57P|25006)/.test(code)
}

export function faultOf(error: unknown): StoreFault | null {
  if (isLost(error)) return { code: 'away' }
  const { code = '', message } = error as DatabaseError
  return faultOfState(code, message)
}
