import type { Store } from '../store/store.ts'

/** Returns this store with another way to commit; everything else is passed on. */
export function withCommit(store: Store, commit: Store['commit']): Store {
  return new Proxy(store, {
    get: (whole, name) => {
      if (name === 'commit') return commit
      const value: unknown = Reflect.get(whole, name)
      return typeof value === 'function' ? value.bind(whole) : value
    },
  })
}
