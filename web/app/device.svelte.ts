/** This device as reactive state: its settings, and the preferences of its system. */
import { DEFAULTS, readSettings, type Settings } from './settings.ts'

const KEY = 'iacta.settings'

function media(query: string): MediaQueryList | null {
  return typeof matchMedia === 'function' ? matchMedia(query) : null
}

function load(): Settings {
  try {
    return readSettings(localStorage.getItem(KEY) ?? '')
  } catch {
    return DEFAULTS // Storage is forbidden here: settings last as long as the page.
  }
}

class Device {
  settings: Settings = $state.raw(load())
  #dark = $state(media('(prefers-color-scheme: dark)')?.matches ?? false)
  #less = $state(media('(prefers-reduced-motion: reduce)')?.matches ?? false)

  readonly dark = $derived(this.settings.theme === 'system' ? this.#dark : this.settings.theme === 'dark')
  /** Motion is to be left out. */
  readonly calm = $derived(this.settings.motion === 'system' ? this.#less : this.settings.motion === 'less')

  set(change: Partial<Settings>): void {
    this.settings = { ...this.settings, ...change }
    try {
      localStorage.setItem(KEY, JSON.stringify(this.settings))
    } catch {
      // As above.
    }
  }

  /** Call once. Keeps up with the system and with other tabs. */
  listen(): void {
    media('(prefers-color-scheme: dark)')?.addEventListener('change', ({ matches }) => {
      this.#dark = matches
    })
    media('(prefers-reduced-motion: reduce)')?.addEventListener('change', ({ matches }) => {
      this.#less = matches
    })
    addEventListener('storage', ({ key, newValue }) => {
      if (key === KEY) this.settings = readSettings(newValue ?? '')
    })
  }
}

export const device = new Device()
