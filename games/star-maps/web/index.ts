/** Star Maps in a page. Start with ui.ts for what can be done, Board.svelte for the picture. */
import './world.css'
import type { GameWeb } from '../../../kit/board.ts'
import type { Move } from '../moves.ts'
import type { State } from '../state.ts'
import Board from './Board.svelte'
import { campaign } from './campaign.ts'
import { controls, keys, slip, sound } from './controls.ts'
import DayPicture from './DayPicture.svelte'
import Drawing from './Drawing.svelte'
import SheetField from './SheetField.svelte'
import { ask, press, type Ui } from './ui.ts'

export const web: GameWeb<State, Move, Ui> = {
  ...{ Board, Drawing, ask, controls, slip, press, keys, sound },
  fields: { sheet: SheetField },
  campaign,
  daily: { Picture: DayPicture },
  chances: true,
  alone: async (state, text) => (await import('./alone.ts')).alone(state, text),
  finale: async () => (await import('./Finale.svelte')).default,
  lesson: async (lang) => (await import('./lesson.ts')).loadLesson(lang),
}
