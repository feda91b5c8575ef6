/** What several people at one device can grab, each with keys or a zone of their own. */
import type { Seat } from '../../../engine/contract.ts'
import type { GameText } from '../../../engine/text/game.ts'
import type { GrabButton } from '../../../kit/board.ts'
import type { Move } from '../rules/moves.ts'
import { DISCS, type Disc, isTaken, type State } from '../rules/state.ts'
import { diceOf } from '../rules/sums.ts'
import { terms } from '../text/sums.ts'
import { nameOfDisc } from './round/verdict.ts'
import { grab, letGo, nineText, say, sumsOf, type Ui } from './ui.ts'

export const IDS: readonly string[] = DISCS

/** Where sums are said (R8), a disc in the hand is followed by its sums, at most six, and the way back. */
export function grabs(state: State, seat: Seat, ui: Ui, given: GameText<State, Move>): readonly GrabButton<Move, Ui>[] {
  const text = nineText(given)
  if (ui.disc !== null) return sumGrabs(state, seat, ui, ui.disc, text.board.statement.back)
  return DISCS.map((id, disc) => ({
    id,
    label: nameOfDisc(text, disc),
    does: isTaken(state, disc) ? { kind: 'ignored' } : grab(state, seat, ui, disc),
  }))
}

function sumGrabs(state: State, seat: Seat, ui: Ui, disc: Disc, back: string): readonly GrabButton<Move, Ui>[] {
  const own = diceOf(state.dice, disc)
  const sums = sumsOf(state, disc).map((signs): GrabButton<Move, Ui> => {
    return { id: signs, label: terms(own, signs), does: say(state, seat, disc, signs) }
  })
  return [...sums, { id: 'back', label: back, does: letGo(ui) }]
}
