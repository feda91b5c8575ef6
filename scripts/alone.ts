import { setTimeout as sleep } from 'node:timers/promises'
import { lockFile } from '../server/store/lock.ts'

const POLL_MS = 50

/** Does the work while no other process, and no other caller in this one, does any under the same lock. */
export async function alone<T>(lock: string, work: () => Promise<T>): Promise<T> {
  for (;;) {
    const held = lockFile(lock)
    if (held === null) {
      await sleep(POLL_MS)
      continue
    }
    try {
      return await work()
    } finally {
      held.release()
    }
  }
}
