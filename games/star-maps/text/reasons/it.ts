import { plural } from '../../../../engine/text/lang.ts'
import type { ReasonTexts } from './catalog.ts'

const points = (n: number) => plural('it', n, { one: `${n} punto`, other: `${n} punti` })
const throws = (n: number, of: number, one: string, other: string) =>
  plural('it', n, { one: `${n} lancio su ${of} ${one}`, other: `${n} lanci su ${of} ${other}` })

export const reasons = {
  medal: ({ points: n, total, medal }) => `Subito ${points(n)}, ${total} in tutto; medaglia: ${medal}.`,
  completes: ({ shapes, points: n, count }) => {
    const bonuses = plural('it', count, { one: 'un bonus', other: `${count} bonus` })
    return `Completi le ${shapes}: ${n === 0 ? '' : `subito ${points(n)} e `}${bonuses}.`
  },
  opens: ({ points: n, count }) => {
    const more = plural('it', count, { one: 'entra 1 altra stella', other: `entrano altre ${count} stelle` })
    return `Così apri un lucchetto: ${n === 0 ? '' : `subito ${points(n)}, ed `}${more} in gioco.`
  },
  last: ({ points: n }) =>
    n === 0
      ? 'È l’ultimo round, e niente dà altri punti.'
      : `È l’ultimo round: subito ${points(n)}, e nessuna scelta dà di più.`,
  reserve: ({ count }) =>
    `Nessuna casella accetta questi dadi; ${plural('it', count, { one: 'resta 1 cerchio', other: `restano ${count} cerchi` })} di riserva.`,
  box: ({ points: n, count, of }) => {
    const few = count === 0 ? 'nessun lancio darebbe' : `solo ${throws(count, of, 'darebbe', 'darebbero')}`
    return `Subito ${points(n)}; per ora ${few} di più qui.`
  },
  most: ({ points: n }) => `Subito ${points(n)}: nessun’altra scelta dà di più.`,
  lasts: ({ count, of }) =>
    count === of
      ? 'Poi con ogni lancio avrai una mossa; non tutte le scelte lo garantiscono.'
      : `Poi ${throws(count, of, 'ti lascia', 'ti lasciano')} una mossa; nessuna scelta fa meglio.`,
  free: ({ points: n }) => `Subito ${points(n)}, senza consumare caselle.`,
  ready: ({ points: n }) => `${n === 1 ? 'Un altro punto' : `Altri ${points(n)}`} appena riempi quel cerchio.`,
  key: ({ values, count, of }) =>
    `Poi con ${values} dall’altro lato si apre il lucchetto: ${throws(count, of, 'lo permette', 'lo permettono')}.`,
  hope: ({ value, count, most }) =>
    count === 1
      ? `Con ${value} accanto, questa stella può ancora arrivare a una differenza di ${most}.`
      : `Questo ${value} conta per ${count} stelle: ognuna può ancora arrivare a una differenza di ${most}.`,
  lacks: ({ count, of }) =>
    `Poi qualsiasi numero dall’altro lato scopre la stella: ${throws(count, of, 'ne permette', 'ne permettono')} uno.`,
  spares: ({ points: n }) =>
    n === 0
      ? 'Nessun numero ti dà punti adesso; un cerchio non consuma caselle.'
      : `Il numero migliore ti dà ${points(n)} adesso; un cerchio non consuma caselle.`,
  links: ({ count, before }) => {
    const stars = plural('it', count, { one: '1 stella', other: `${count} stelle` })
    return `Poi un numero lì accanto conta per ${stars}${before === 0 ? ', finora per nessuna' : ` invece di ${before}`}.`
  },
  next: ({ points: n, count, of }) =>
    count === of
      ? `Poi ogni lancio dà almeno ${points(n)}; non tutte le scelte lo garantiscono.`
      : `Poi ${throws(count, of, 'dà', 'danno')} almeno ${points(n)}; nessuna scelta fa meglio.`,
  gain: ({ points: n }) => `Subito ${points(n)}.`,
  pass: ({ points: n, count }) => {
    const here = n === 0 ? 'Qui nessun bonus dà punti' : `Qui il bonus migliore dà ${points(n)}`
    const shapes = plural('it', count, { one: '1 forma può', other: `${count} forme possono` })
    return count === 0 ? `${here}.` : `${here}; ${shapes} ancora dartene uno.`
  },
} satisfies ReasonTexts
