/** A coach's sentence: the reason for a move, in words. */
import type { Seat } from '../../../engine/contract.ts'
import { inFew, type Part, reduced } from '../../../engine/text/few.ts'
import { type Lang, number } from '../../../engine/text/lang.ts'
import { type Reason, reasonFor } from '../bots/reasons.ts'
import type { Move } from '../rules/moves.ts'
import type { State } from '../rules/state.ts'
import type { Catalog } from './en.ts'

export function reasonOf({ lang, reasons }: Catalog, view: State, seat: Seat, move: Move): string | null {
  const reason = reasonFor(view, seat, move)
  return reason === null ? null : told(lang, reasons, reason)
}

function told(lang: Lang, say: Catalog['reasons'], reason: Reason): string {
  const figures = ({ ways, of }: Part) => ({ ways: number(lang, ways), of: number(lang, of) })
  const few = ({ ways, of }: Part) => figures(inFew(ways, of))
  switch (reason.kind) {
    case 'goal':
      return say.goal(few(reason))
    case 'reroll':
      return reason.ways === 0 ? say.safe : say.reroll(few(reason))
    case 'stop':
      // "At least": nothing may be rounded up.
      return say.stop({ claims: reason.claims, ...figures(reduced(reason.ways, reason.of)) })
    case 'betrays':
      return reason.spared ? say.spared : say.betrays
    case 'varrick':
      return reason.ways === 0 ? say.none : say.varrick(few(reason))
    case 'skulls':
      return reason.skulls === null ? say.harmless : say.skulls({ count: reason.skulls })
    default:
      return say[reason.kind]
  }
}
