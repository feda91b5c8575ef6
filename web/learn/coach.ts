/** The coach's reply to a move: kind where it is legal, with the rule where it is not. */
import type { GameText } from '../../engine/text/game.ts'
import type { SendFault } from '../host/host.ts'
import type { LearnTexts } from '../text/catalog.ts'

/** Null: nothing that a lesson has own words for. */
export function answerTo(say: LearnTexts, game: GameText, fault: SendFault): string | null {
  if (fault.code === 'lesson') {
    return fault.move === null ? say.insteadRoll : say.instead({ move: game.move(fault.move) })
  }
  if (fault.code !== 'illegal') return null
  const why = game.refusals[fault.rule]
  return why === undefined ? null : say.refused({ ref: fault.rule, why })
}
