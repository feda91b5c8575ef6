/** What games bring to the page, found by their folders: a game with a `web` folder is shown, one without is not. */

import type { GameId } from '../../games/index.ts'
import type { GameBox, GameWeb } from '../../kit/board.ts'

const BOARDS = import.meta.glob<GameWeb>('../../games/*/board/index.ts', { import: 'web' })
const BOXES = import.meta.glob<GameBox>('../../games/*/board/box.ts', { import: 'box' })

const board = (id: GameId) => BOARDS[`../../games/${id}/board/index.ts`]
const box = (id: GameId) => BOXES[`../../games/${id}/board/box.ts`]

/** Can it be played on a page? */
export function hasBoard(id: GameId): boolean {
  return board(id) !== undefined && box(id) !== undefined
}

export async function loadBoard(id: GameId): Promise<GameWeb> {
  const load = board(id)
  if (load === undefined) throw new Error(`${id} has no board`)
  return load()
}

export async function loadBox(id: GameId): Promise<GameBox> {
  const load = box(id)
  if (load === undefined) throw new Error(`${id} has no box`)
  return load()
}
