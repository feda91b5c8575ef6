/** What speaks for a choice, as a sentence of the coach. */
import type { Seat } from '../../../engine/contract.ts'
import { list } from '../../../engine/text/lang.ts'
import { THROWS } from '../bots/lookahead.ts'
import { type Reason, reasonFor } from '../bots/reasons.ts'
import type { Move } from '../rules/moves.ts'
import type { State } from '../rules/state.ts'
import { MEDALS } from '../sheets/sheet.ts'
import type { Catalog } from './en.ts'
import { shapeName } from './names.ts'

export function reasonOf(say: Catalog, view: State, seat: Seat, move: Move): string | null {
  const reason = reasonFor(view, seat, move)
  return reason === null ? null : told(say, reason)
}

function told({ lang, sky, reasons: say }: Catalog, reason: Reason): string {
  switch (reason.kind) {
    case 'medal':
      return say.medal({ ...reason, medal: sky.medals[MEDALS[reason.medal] ?? 'gold'] })
    case 'completes': {
      const shapes = reason.shapes.map((shape) => shapeName(sky, shape, 'all'))
      return say.completes({ ...reason, shapes: list(lang, shapes, 'and'), count: reason.bonuses })
    }
    case 'opens':
      return say.opens({ ...reason, count: reason.stars })
    case 'reserve':
      return say.reserve({ count: reason.circles })
    case 'box':
      return say.box({ ...reason, count: reason.ways, of: THROWS })
    case 'lasts':
      return say.lasts({ count: reason.ways, of: THROWS })
    case 'key':
      return say.key({ values: list(lang, reason.values, 'or'), count: reason.ways, of: THROWS })
    case 'hope':
      return say.hope({ ...reason, count: reason.stars.length })
    case 'lacks':
      return say.lacks({ count: reason.ways, of: THROWS })
    case 'links':
      return say.links({ count: reason.after, before: reason.before })
    case 'next':
      return say.next({ ...reason, count: reason.ways, of: THROWS })
    case 'pass':
      return say.pass({ ...reason, count: reason.shapes })
    default:
      return say[reason.kind](reason)
  }
}
