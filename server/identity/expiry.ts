/** Guests are made at the first visit; those who sit nowhere and do not come back are forgotten. */
import type { Store } from '../store/store.ts'
import type { Clock, Log } from '../tables/deps.ts'

const DAY = 86_400_000
/** Small batches, often, so that no move waits for one; an empty batch writes nothing. */
export const EVERY = 300_000
export const BATCH = 500

interface ExpiryDeps {
  readonly store: Store
  readonly clock: Clock
  readonly log: Log
  readonly days: number
}

/** From now on. Gives the way to stop. */
export function forgetIdle({ store, clock, log, days }: ExpiryDeps): () => void {
  let cancel = (): void => {}
  let stopped = false
  const plan = (): void => {
    if (!stopped) cancel = clock.after(EVERY, () => void sweep())
  }
  const sweep = async (): Promise<void> => {
    const kept = await store.commit({ expire: { before: clock.now() - days * DAY, limit: BATCH } })
    if (!kept.ok && kept.fault.code !== 'closed') log.warn({ fault: kept.fault }, 'guests cannot be forgotten')
    plan()
  }
  plan()
  return () => {
    stopped = true
    cancel()
  }
}
