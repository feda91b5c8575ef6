/** What every game says, one line each, loaded when asked for, in one language. */
import type { GameText } from '../engine/text/game.ts'
import type { Lang } from '../engine/text/lang.ts'
import type { GameId } from './index.ts'

const TEXTS: { readonly [id in GameId]: (lang: Lang) => Promise<GameText> } = {
  'dicy-cards': async (lang) => (await import('./dicy-cards/text/load.ts')).loadText(lang),
}

/** What a game says, in this language. */
export function loadGameText(id: GameId, lang: Lang): Promise<GameText> {
  return TEXTS[id](lang)
}
