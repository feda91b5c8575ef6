/** What games bring to the page, found by their folders; a game without a board or a box has the default ones. */

import type { Game } from '../../engine/contract.ts'
import type { GameText } from '../../engine/text/game.ts'
import { type GameId, rulesOf } from '../../games/index.ts'
import type { GameBox, GameWeb } from '../../kit/board.ts'

const BOARDS = import.meta.glob<GameWeb>('../../games/*/board/index.ts', { import: 'web' })
const BOXES = import.meta.glob<GameBox>('../../games/*/board/box.ts', { import: 'box' })

export async function loadBoard(id: GameId): Promise<GameWeb> {
  const own = BOARDS[`../../games/${id}/board/index.ts`]
  if (own !== undefined) return own()
  const [{ plainWeb }, game] = await Promise.all([import('../../kit/plain/index.ts'), rulesOf(id)])
  return plainWeb(game) as GameWeb // As a glob's are: what a board has picked is its own affair.
}

export async function loadBox(id: GameId): Promise<GameBox> {
  const own = BOXES[`../../games/${id}/board/box.ts`]
  return own === undefined ? (await import('../../kit/plain/box.ts')).plainBox : own()
}

export interface Drawn {
  readonly web: GameWeb
  readonly world: string
}

/** A game on the screen: its rules, all that draws it, and its words. */
export interface DrawnGame extends Drawn {
  readonly id: GameId
  readonly game: Game
  readonly text: GameText
}

/** What a game draws with, and the look of its world. */
export async function loadDrawn(id: GameId): Promise<Drawn> {
  const [web, { world }] = await Promise.all([loadBoard(id), loadBox(id)])
  return { web, world }
}
