/** The default board: dice on felt, everybody's progress to the goal, and a button or a tile for every move. */
import './world.css'
import type { Game } from '../../engine/contract.ts'
import type { GameWeb } from '../board.ts'
import Board from './Board.svelte'
import { type PlainUi, plainUi } from './ui.ts'

/** Returns the default board of a game. */
export function plainWeb(game: Game): GameWeb<unknown, unknown, PlainUi> {
  return { Board, ...plainUi(game), finale: async () => (await import('./Finale.svelte')).default }
}
