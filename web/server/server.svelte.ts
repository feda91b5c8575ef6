/** Is there a server behind this page, and who am I to it? Asked once, when something needs to know; asked again on demand. */

import type { GameText } from '../../engine/text/game.ts'
import type { Lang } from '../../engine/text/lang.ts'
import { toasts } from '../../kit/toasts.svelte.ts'
import type { Me } from '../../protocol/http.ts'
import type { Refusal } from '../../protocol/refusals.ts'
import type { ProtocolText } from '../../protocol/text/catalog.ts'
import { loadProtocolText } from '../../protocol/text/catalog.ts'
import { explain } from '../../protocol/text/explain.ts'
import { device } from '../app/device.svelte.ts'
import { words } from '../app/words.svelte.ts'
import { type ApiFault, ask } from './api.ts'

class Server {
  /** `unknown` until it has answered or not. */
  state: 'unknown' | 'here' | 'none' = $state('unknown')
  me: Me | null = $state.raw(null)
  /** Where others reach it; null: where this page does. */
  origin: string | null = $state(null)
  /** What the protocol says, in the language of the page. */
  say: ProtocolText | null = $state.raw(null)
  #lang: Lang | null = null
  #asking: Promise<void> | null = null

  /** The cookie comes with the answer: before anything else is asked. */
  find(): Promise<void> {
    this.#asking ??= this.#ask().finally(() => {
      this.#asking = null
    })
    return this.#asking
  }

  async #ask(): Promise<void> {
    const [found] = await Promise.all([ask('me'), this.speak()])
    this.state = found.ok ? 'here' : 'none'
    this.me = found.ok ? found.value.me : null
    this.origin = found.ok ? found.value.origin : null
  }

  /** Follows the language of the page. */
  async speak(): Promise<void> {
    const { lang } = words
    if (this.#lang === lang) return
    this.#lang = lang
    const say = await loadProtocolText(lang)
    if (this.#lang === lang) this.say = say
  }

  /** What this person is called: as they said here last, or on another device. */
  get name(): string {
    return device.settings.name || (this.me?.name ?? '')
  }

  explain(fault: ApiFault | { readonly code: 'unsent' }, game?: GameText): string {
    if (fault.code === 'no-server') return words.say.online.noServerHelp
    if (fault.code === 'unsent' || this.say === null) return words.say.online.connection.unsent
    return explain(this.say, fault as Refusal, words.engine, game)
  }

  /** Says why something was not done. */
  complain(fault: ApiFault | { readonly code: 'unsent' }, game?: GameText): void {
    toasts.tell(this.explain(fault, game), { kind: 'trouble' })
  }
}

export const server = new Server()

/** Asks for the server, and keeps its words in the page's language. Call while a component is being set up. */
export function useServer(): void {
  $effect(() => {
    words.lang
    void server.speak()
  })
  $effect(() => {
    const again = (): void => void server.find()
    again()
    addEventListener('online', again)
    return () => removeEventListener('online', again)
  })
}
