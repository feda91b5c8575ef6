/** How each game looks in a terminal, loaded when asked for. */
import type { TerminalBoard } from '../engine/terminal.ts'
import type { Lang } from '../engine/text/lang.ts'
import type { GameId } from './index.ts'

const TERMINALS: { readonly [id in GameId]: (lang: Lang) => Promise<TerminalBoard> } = {
  'dicy-cards': async (lang) => (await import('./dicy-cards/terminal.ts')).loadTerminal(lang),
}

export function loadTerminal(id: GameId, lang: Lang): Promise<TerminalBoard> {
  return TERMINALS[id](lang)
}
