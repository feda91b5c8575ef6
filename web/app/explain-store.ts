/** Why this device's storage failed, as a sentence. Apart from `explain.ts`, because the first page needs no more. */
import type { StoreFault } from '../host/storage/store.ts'
import { words } from './words.svelte.ts'

export function explainStore(fault: StoreFault): string {
  const say = words.say.table.trouble
  switch (fault.code) {
    case 'missing':
    case 'exists':
      return say.goneHelp
    case 'stale':
      return say.elsewhere
    case 'broken':
      return say.broken
    case 'full':
      return say.full
    case 'newer':
      return say.newer
    case 'blocked':
      return say.blocked
    case 'unavailable':
      return say.unavailable
  }
}
