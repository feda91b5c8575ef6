/** The words of pages that bring their own, in the language of the page, following it. Create one while a component is being set up. */
import type { Lang } from '../../engine/text/lang.ts'
import { words } from './words.svelte.ts'

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
