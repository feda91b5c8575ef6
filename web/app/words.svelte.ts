/** The language of the page as state. It changes at once, everywhere: the old words stay until the new ones are here. */

import type { Catalog } from '../../engine/text/catalog.ts'
import { loadCatalog } from '../../engine/text/catalog.ts'
import type { Cover, GameText } from '../../engine/text/game.ts'
import { type Lang, locale, pickLang } from '../../engine/text/lang.ts'
import { type GameId, partsOf } from '../../games/index.ts'
import type { WebText } from '../text/catalog.ts'
import { loadWebText } from '../text/catalog.ts'
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

/** What a game says in the language of the page, following it. Create it while a component is being set up. */
class Following<Text> {
  readonly #game: () => GameId | null
  #loaded = $state.raw<{ readonly id: GameId; readonly text: Text } | null>(null)

  constructor(game: () => GameId | null, load: (id: GameId, lang: Lang) => Promise<Text>) {
    this.#game = game
    $effect(() => {
      const [id, lang] = [game(), words.lang]
      if (id === null) return
      let late = false
      void load(id, lang)
        .then((text) => {
          if (!late) this.#loaded = { id, text }
        })
        .catch(() => undefined) // The old words stay; the shell reports a language that failed to load.
      return () => {
        late = true
      }
    })
  }

  /** Null until it is loaded, also after a change of the game. */
  get text(): Text | null {
    const loaded = this.#loaded
    return loaded !== null && loaded.id === this.#game() ? loaded.text : null
  }
}

/** All of it. */
export class GameWords extends Following<GameText> {
  constructor(game: () => GameId | null) {
    super(game, (id, lang) => partsOf(id).text(lang))
  }
}

/** Only the texts of the box. */
export class CoverWords extends Following<Cover> {
  constructor(game: () => GameId | null) {
    super(game, (id, lang) => partsOf(id).cover(lang))
  }
}

/** The words of pages that bring their own. */
export class AreaWords<Text> {
  /** Null until they are here; the old ones stay until the new ones are. */
  say: Text | null = $state.raw(null)

  constructor(load: (lang: Lang) => Promise<Text>) {
    $effect(() => {
      const { lang } = words
      void load(lang)
        .then((text) => {
          if (words.lang === lang) this.say = text
        })
        .catch(() => undefined) // The shell reports a language that failed to load.
    })
  }
}
