/** The one store of this page. Apart from page.ts, because lists need no bots. */
import { openIdb } from './idb.ts'
import { MemoryStorage } from './memory.ts'
import type { Store } from './store.ts'

let store: Promise<Store> | null = null

/** Some browsers forbid storage, some only in private windows: then tables last as long as the page. */
export function pageStore(): Promise<Store> {
  store ??= openIdb().then((opened) => (opened.ok ? opened.value : new MemoryStorage().open()))
  return store
}
