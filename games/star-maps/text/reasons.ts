/** What speaks for a choice, as a sentence of the coach. */
import type { Seat } from '../../../engine/contract.ts'
import { list } from '../../../engine/text/lang.ts'
import { THROWS } from '../bots/ahead.ts'
import { type Reason, reasonFor } from '../bots/reasons.ts'
import type { Move } from '../rules/moves.ts'
import type { State } from '../rules/state.ts'
import type { Catalog } from './catalog.ts'
import { boxName, circleName, shapeName, starName } from './names.ts'
import { MEDALS } from './sky/catalog.ts'

export function reasonOf(say: Catalog, view: State, seat: Seat, move: Move): string | null {
  const reason = reasonFor(view, seat, move)
  return reason === null ? null : told(say, reason)
}

function told({ lang, sky, reasons: say }: Catalog, reason: Reason): string {
  const stars = (all: readonly number[]): string => list(lang, all.map(starName), 'and')
  switch (reason.kind) {
    case 'medal':
      return say.medal({ ...reason, medal: sky.medals[MEDALS[reason.medal] ?? 'gold'] })
    case 'completes': {
      const shapes = reason.shapes.map((shape) => shapeName(sky, shape, 'all'))
      return say.completes({ ...reason, shapes: list(lang, shapes, 'and'), count: reason.bonuses })
    }
    case 'opens':
      return say.opens({ ...reason, stars: stars(reason.locks), count: reason.stars })
    case 'reserve':
      return say.reserve({ count: reason.circles })
    case 'box':
      return say.box({ ...reason, box: boxName(reason.box), count: reason.ways, of: THROWS })
    case 'lasts':
      return say.lasts({ count: reason.ways, of: THROWS })
    case 'ready':
      return say.ready({ ...reason, circle: circleName(reason.circle) })
    case 'key':
      return say.key({ ...placed(reason), values: list(lang, reason.values, 'or') })
    case 'hope':
      return say.hope({ ...reason, stars: stars(reason.stars), count: reason.stars.length })
    case 'lacks':
      return say.lacks(placed(reason))
    case 'links':
      return say.links({ box: boxName(reason.box), count: reason.after, before: reason.before })
    case 'next':
      return say.next({ ...reason, count: reason.ways, of: THROWS })
    case 'pass':
      return say.pass({ ...reason, count: reason.shapes })
    default:
      return say[reason.kind](reason)
  }
}

/** A star, the box that it lacks, and the throws that lead there. */
function placed({ star, box, ways }: Extract<Reason, { kind: 'key' | 'lacks' }>) {
  return { star: starName(star), box: boxName(box), count: ways, of: THROWS }
}
