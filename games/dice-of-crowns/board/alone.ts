/** How the game against Varrick ended (S1). */
import type { GameText } from '../../../engine/text/game.ts'
import type { Alone } from '../../../kit/board.ts'
import { at } from '../rules/counts.ts'
import type { Move } from '../rules/moves.ts'
import type { State } from '../rules/state.ts'
import { crownsText } from './ui.ts'

export function alone({ claims, table }: State, text: GameText<State, Move>): Alone {
  const { ending } = crownsText(text).board
  return { title: at(claims, 0) >= table.tokens ? ending.won : ending.lost, lines: [] }
}
