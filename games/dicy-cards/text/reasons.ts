/** A coach's sentence for a move, from its countable reason. */
import type { Seat } from '../../../engine/contract.ts'
import { inFew } from '../../../engine/text/few.ts'
import { type Lang, number } from '../../../engine/text/lang.ts'
import { reasonFor } from '../bots/reasons.ts'
import type { Move } from '../rules/moves.ts'
import type { State } from '../rules/state.ts'
import type { Catalog } from './en.ts'

export function reasonOf(
  { lang, reasons: say }: Catalog,
  digits: (hand: number) => string,
  view: State,
  seat: Seat,
  move: Move,
): string | null {
  const reason = reasonFor(view, seat, move)
  if (reason === null) return null
  switch (reason.kind) {
    case 'reroll':
      return say.reroll({ ...reason, kept: digits(reason.kept), ...counts(lang, reason) })
    case 'score':
      return say.score({ ...reason, ...counts(lang, reason) })
    case 'chills':
      return say.chills(reason)
    case 'costs':
      return say.costs(reason)
    case 'pass':
      return say.pass
    default:
      return say[reason.kind](reason)
  }
}

/** In small numbers. */
function counts(lang: Lang, reason: { readonly ways: number; readonly of: number }): { ways: string; of: string } {
  const { ways, of } = inFew(reason.ways, reason.of)
  return { ways: number(lang, ways), of: number(lang, of) }
}
