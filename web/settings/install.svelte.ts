/** Can the app be installed here? Browsers say so once, early, so this listens from the start. */

/** What Chromium's event brings; no standard type has it. */
interface InstallEvent extends Event {
  prompt(): Promise<unknown>
}

class Install {
  #event: InstallEvent | null = $state.raw(null)
  #done = $state(false)

  /** It runs as an app of its own, or has just become one. */
  get installed(): boolean {
    return this.#done || matchMedia('(display-mode: standalone)').matches
  }

  /** The browser would do it at one tap. */
  get offered(): boolean {
    return this.#event !== null
  }

  /** On plain http no browser installs anything. */
  get possible(): boolean {
    return isSecureContext
  }

  /** Call once. */
  listen(): void {
    addEventListener('beforeinstallprompt', (event) => {
      event.preventDefault()
      this.#event = event as InstallEvent
    })
    addEventListener('appinstalled', () => {
      this.#done = true
      this.#event = null
    })
  }

  /** A prompt serves once. */
  async ask(): Promise<void> {
    const event = this.#event
    this.#event = null
    await event?.prompt()
  }
}

export const install = new Install()
