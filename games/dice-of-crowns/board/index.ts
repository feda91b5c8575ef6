/**
 * Dice of Crowns in a page. Start with ui.ts for the possible actions, dice-layout.ts for which die lies where, Board.svelte for the
 * picture.
 */
import './world.css'
import type { GameWeb } from '../../../kit/board.ts'
import type { Move } from '../rules/moves.ts'
import type { State } from '../rules/state.ts'
import Board from './Board.svelte'
import { alone, controls, keys, slip } from './controls.ts'
import Drawing from './Drawing.svelte'
import PresetPicture from './PresetPicture.svelte'
import Face from './pieces/Face.svelte'
import { PRESETS } from './presets.ts'
import { ask, press, sound, type Ui } from './ui.ts'
import { VOICES } from './voices.ts'

export const web: GameWeb<State, Move, Ui> = {
  ...{ Board, Drawing, ask, alone, controls, slip, press, keys, sound },
  presets: { all: PRESETS, Picture: PresetPicture },
  voices: VOICES,
  chances: true,
  // The first player is drawn with a die that has a side for each seat.
  faces: ({ phase }) => (phase === 'first' ? null : Face),
  finale: async () => (await import('./Finale.svelte')).default,
  lesson: async (lang) => (await import('./lesson.ts')).loadLesson(lang),
}
