/** What a person is told where the store has failed. */
import { bad, type Result } from '../../engine/result.ts'
import type { Refusal } from '../../protocol/refusals.ts'
import type { Log } from '../process/log.ts'
import type { StoreFault } from './store.ts'

export type Answered<Value> = Promise<Result<Value, Refusal>>

export function refused(fault: StoreFault, log?: Pick<Log, 'error'>): { readonly ok: false; readonly fault: Refusal } {
  if (fault.code === 'closed') return bad({ code: 'stopping' })
  if (fault.code === 'away') return bad({ code: 'paused' })
  if (fault.code === 'gone' && fault.what === 'identity') return bad({ code: 'no-identity' })
  log?.error({ fault }, 'the store has failed')
  return bad({ code: 'storage' })
}
