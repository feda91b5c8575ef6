/** For tests outside a browser: a localStorage that lasts as long as the test. */
import { beforeEach, vi } from 'vitest'

export function withLocalStorage(): void {
  beforeEach(() => {
    const kept = new Map<string, string>()
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => kept.set(key, value),
    })
  })
}
