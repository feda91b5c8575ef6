/** The language of the page as state. It changes at once, everywhere: the old words stay until the new ones are here. */

import type { Catalog } from '../../engine/text/catalog.ts'
import type { GameText } from '../../engine/text/game.ts'
import { type Lang, locale, pickLang } from '../../engine/text/lang.ts'
import { loadCatalog } from '../../engine/text/load.ts'
import { type GameId, partsOf } from '../../games/index.ts'
import type { WebText } from '../text/catalog.ts'
import { loadWebText } from '../text/load.ts'
import { device } from './device.svelte.ts'

export interface Spoken {
  readonly lang: Lang
  readonly web: WebText
  readonly engine: Catalog
}

class Words {
  /** Null until the first language is here. */
  #spoken: Spoken | null = $state.raw(null)

  get ready(): boolean {
    return this.#spoken !== null
  }

  /** What the page says. Ask only once `ready`. */
  get say(): WebText {
    return this.#now.web
  }

  get engine(): Catalog {
    return this.#now.engine
  }

  get lang(): Lang {
    return this.#now.lang
  }

  get #now(): Spoken {
    if (this.#spoken === null) throw new Error('no language yet')
    return this.#spoken
  }

  /** The language wanted now. */
  get wanted(): Lang {
    return device.settings.lang ?? pickLang(navigator.languages)
  }

  async speak(lang: Lang): Promise<void> {
    const [web, engine] = await Promise.all([loadWebText(lang), loadCatalog(lang)])
    if (lang !== this.wanted) return // Another one has been asked for meanwhile.
    this.#spoken = { lang, web, engine }
    document.documentElement.lang = locale(lang)
  }
}

export const words = new Words()

/** A game's texts in the language of the page, following it. Create it while a component is being set up. */
export class GameWords {
  text: GameText | null = $state.raw(null)

  constructor(game: () => GameId | null) {
    $effect(() => {
      const [id, lang] = [game(), words.lang]
      if (id === null) return
      let late = false
      void partsOf(id)
        .text(lang)
        .then((text) => {
          if (!late) this.text = text
        })
        .catch(() => undefined) // The old words stay; whoever asked for the language is told by the shell.
      return () => {
        late = true
      }
    })
  }
}
