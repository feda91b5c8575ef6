/** Whether this device tells its person that it is their turn, as state for the screens. */
import { untrack } from 'svelte'
import { toasts } from '../../kit/toasts.svelte.ts'
import { words } from '../app/words.svelte.ts'
import { server } from '../server/server.svelte.ts'
import {
  askForNotes,
  decline,
  type Hurdle,
  hurdle,
  isBlocked,
  isUndecided,
  subscribe,
  unsubscribe,
  wantsNotes,
} from './turn.ts'

/** `open`: while a page of a table is open; `always`: also when none is. */
type NotesState = Hurdle | 'blocked' | 'off' | 'open' | 'always'

function now(): NotesState {
  const found = hurdle()
  if (found !== null) return found
  if (isBlocked()) return 'blocked'
  return wantsNotes() ? 'open' : 'off'
}

class Notes {
  state: NotesState = $state('off')
  /** The permission has not been asked for on this device. */
  undecided = $state(false)
  /** As whom and in which language this device was last announced. */
  #announced = ''

  constructor() {
    this.#look()
  }

  get on(): boolean {
    return this.state === 'open' || this.state === 'always'
  }

  #look(): void {
    this.state = now()
    this.undecided = isUndecided()
  }

  /** At a tap. */
  async set(wanted: boolean): Promise<void> {
    if (wanted) await this.#turnOn()
    else await this.#turnOff()
  }

  /** Do not offer it again. */
  decline(): void {
    decline()
    this.#look()
  }

  async #turnOn(): Promise<void> {
    const allowed = await askForNotes()
    this.#look()
    if (allowed) await this.#announce()
    else toasts.tell(words.say.online.turn.refused, { kind: 'trouble' })
  }

  async #turnOff(): Promise<void> {
    decline()
    this.#look()
    this.#announced = ''
    await unsubscribe()
  }

  /** Keeps the server in step: with the language, with who this is, with what the browser allows by now. */
  async refresh(): Promise<void> {
    this.#look()
    const who = `${words.lang} ${server.me?.created ?? ''}`
    if (who === this.#announced) {
      if (this.on) this.state = 'always'
      return
    }
    if (this.on) await this.#announce()
    else if (this.state === 'off' || this.state === 'blocked') await unsubscribe()
  }

  async #announce(): Promise<void> {
    const who = `${words.lang} ${server.me?.created ?? ''}`
    const done = await subscribe(words.lang)
    if (!this.on) return
    this.state = done.ok ? 'always' : 'open'
    this.#announced = done.ok ? who : ''
    if (!done.ok && done.fault !== null && done.fault.code !== 'no-server') server.complain(done.fault)
  }
}

export const notifications = new Notes()

/** Call while a component is being set up. */
export function useNotifications(): void {
  $effect(() => {
    if (server.state !== 'here') return
    words.lang
    server.me
    untrack(() => void notifications.refresh())
  })
}
