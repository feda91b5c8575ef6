/** What these pages say, in the language of the page, following it. Create it while a component is being set up. */
import { words } from '../app/words.svelte.ts'
import type { CoachTexts } from './text/catalog.ts'
import { loadCoachText } from './text/load.ts'

export class CoachWords {
  /** Null until they are here; the old ones stay until the new ones are. */
  say: CoachTexts | null = $state.raw(null)

  constructor() {
    $effect(() => {
      const { lang } = words
      void loadCoachText(lang)
        .then((text) => {
          if (words.lang === lang) this.say = text
        })
        .catch(() => undefined)
    })
  }
}
