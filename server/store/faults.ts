/** Maps SQLite's errors to faults. An error that is not listed is a bug of ours and stays an error. */
import type { StoreFault } from './store.ts'

/** Primary result codes: https://www.sqlite.org/rescode.html */
const CODES: Readonly<Record<number, (message: string) => StoreFault>> = {
  5: () => ({ code: 'busy' }),
  6: () => ({ code: 'busy' }),
  8: (reason) => ({ code: 'io', reason }),
  10: (reason) => ({ code: 'io', reason }),
  11: (reason) => ({ code: 'corrupt', where: 'database', id: '', reason }),
  13: () => ({ code: 'full' }),
  14: (reason) => ({ code: 'io', reason }),
  15: (reason) => ({ code: 'io', reason }),
  26: (reason) => ({ code: 'corrupt', where: 'database', id: '', reason }),
}

/** The fault that this error is; null: none of SQLite's. */
export function faultOf(error: unknown): StoreFault | null {
  if (!(error instanceof Error)) return null
  // A number that no row of ours can hold.
  if ('code' in error && error.code === 'ERR_OUT_OF_RANGE') return CODES[11]?.(error.message) ?? null
  if (!('errcode' in error)) return null
  return CODES[Number(error.errcode) & 0xff]?.(error.message) ?? null
}
