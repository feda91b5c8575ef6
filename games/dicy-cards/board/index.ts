/** Dicy Cards in a page. Start with ui.ts for the possible actions, Board.svelte for the picture. */
import './world.css'
import type { GameWeb } from '../../../kit/board.ts'
import type { Move } from '../rules/moves.ts'
import type { State } from '../rules/state.ts'
import Board from './Board.svelte'
import Drawing from './Drawing.svelte'
import PresetPicture from './PresetPicture.svelte'
import { PRESETS } from './presets.ts'
import { ask, controls, keys, press, slip, sound, type Ui } from './ui.ts'
import { VOICES } from './voices.ts'

export const web: GameWeb<State, Move, Ui> = {
  ...{ Board, Drawing, ask, controls, slip, press, keys, sound },
  presets: { all: PRESETS, Picture: PresetPicture },
  voices: VOICES,
  chances: true,
  finale: async () => (await import('./Finale.svelte')).default,
  lesson: async (lang) => (await import('./lesson.ts')).loadLesson(lang),
}
