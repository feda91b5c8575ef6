/**
 * Whether the store answers and accepts writes. Checked at most once in a while, for all requests together, so that a request costs no more
 * than a small file.
 */
import type { Store } from '../store/store.ts'
import { withCommit } from './watched-store.ts'

/** Shorter than any balancer's patience. */
const FRESH_MS = 500

/** How long a full disk counts as full without another try: then a balancer lets a request through again. */
const FULL_MS = 30_000

/** Remembers whether the last write failed for a reason of the disk; everything is passed on. */
export class WriteHealth {
  #failed = Number.NEGATIVE_INFINITY
  readonly #now: () => number

  constructor(now: () => number) {
    this.#now = now
  }

  get isWell(): boolean {
    return this.#now() - this.#failed > FULL_MS
  }

  watch(store: Store): Store {
    return withCommit(store, async (write) => {
      const done = await store.commit(write)
      const isDisk = !done.ok && (done.fault.code === 'full' || done.fault.code === 'io')
      if (isDisk) this.#failed = this.#now()
      else if (done.ok) this.#failed = Number.NEGATIVE_INFINITY
      return done
    })
  }
}

export function healthOf(store: Pick<Store, 'key'>, now: () => number): () => Promise<boolean> {
  let asked = Number.NEGATIVE_INFINITY
  let answer = Promise.resolve(false)
  return () => {
    if (now() - asked >= FRESH_MS) {
      asked = now()
      answer = store.key('cookie').then(
        ({ ok }) => ok,
        () => false,
      )
    }
    return answer
  }
}
