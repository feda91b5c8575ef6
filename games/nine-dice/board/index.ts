/** 9 Dice in a page. Start with ui.ts for the possible actions, Board.svelte for the picture. */
import './world.css'
import type { GameWeb } from '../../../kit/board.ts'
import type { Move } from '../rules/moves.ts'
import { DISCS, type State } from '../rules/state.ts'
import Board from './Board.svelte'
import { controls, grabs, keys } from './controls.ts'
import Drawing from './Drawing.svelte'
import PresetPicture from './PresetPicture.svelte'
import Piece from './pieces/Piece.svelte'
import Slot from './pieces/Slot.svelte'
import { practice } from './practice.ts'
import { PRESETS } from './presets.ts'
import { ask, nineText, press, sound, type Ui } from './ui.ts'
import { VOICES } from './voices.ts'

export const web: GameWeb<State, Move, Ui> = {
  ...{ Board, Drawing, ask, controls, press, keys, sound, practice },
  presets: { all: PRESETS, Picture: PresetPicture },
  voices: VOICES,
  chances: true,
  racing: { ids: DISCS, grabs, Piece },
  rolls: ({ phase }, text) => (phase === 'spin' ? nineText(text).board.questions.spin : null),
  // The first to spin is drawn with a die that has a side for each seat.
  slots: ({ phase }) => (phase === 'first' ? null : Slot),
  finale: async () => (await import('./Finale.svelte')).default,
  lesson: async (lang) => (await import('./lesson.ts')).loadLesson(lang),
}
