/**
 * Whether the store answers. Anybody may ask as often as they like, so it is asked for all of them together, at most once in a while:
 * what is left of a request costs no more than that of a small file.
 */
import type { Store } from './store/store.ts'

/** Shorter than any balancer's patience. */
const FRESH_MS = 500

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
