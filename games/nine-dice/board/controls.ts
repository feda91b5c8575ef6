/** The question and the keys of a race. There is no confirm button: discs are grabbed. */
import type { GameText } from '../../../engine/text/game.ts'
import type { Controls, KeyHint } from '../../../kit/board.ts'
import type { Move } from '../rules/moves.ts'
import type { State } from '../rules/state.ts'
import { nameOfDisc } from './round/verdict.ts'
import { type NineScene, nineText, type Ui } from './ui.ts'

/** In this many first rounds the question explains how a number is made. */
const EASED = 2

/** The main button does nothing: a key or a thumb in haste must not take a disc by it. */
export function controls({ state, ui }: NineScene, given: GameText<State, Move>): Controls<Move, Ui> {
  const text = nineText(given)
  const { questions } = text.board
  const { number } = state
  const which = state.round <= EASED ? questions.whichFirst : questions.which
  const question =
    ui.disc === null ? which({ number }) : questions.statement({ disc: nameOfDisc(text, ui.disc), number })
  return { question, primary: { label: questions.grab, does: { kind: 'ignored' } }, others: [] }
}

export function keys(given: GameText<State, Move>): readonly KeyHint[] {
  const { red, orange, blue, green, black, say, clear, read } = nineText(given).board.keys
  return [
    { keys: '1', label: red },
    { keys: '2', label: orange },
    { keys: '3', label: blue },
    { keys: '4', label: green },
    { keys: '5', label: black },
    { keys: '1–6', label: say },
    { keys: 'Esc', label: clear },
    { keys: 'D', label: read },
  ]
}
