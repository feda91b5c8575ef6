import type { GameId } from '../../games/index.ts'
import type { GameWeb } from '../../kit/board.ts'
import { loadBoard, loadBox } from '../app/boards.ts'

export interface Drawn {
  readonly web: GameWeb
  readonly world: string
}

/** What a game draws with, and the look of its world. */
export async function loadDrawn(id: GameId): Promise<Drawn> {
  const [web, { world }] = await Promise.all([loadBoard(id), loadBox(id)])
  return { web, world }
}
