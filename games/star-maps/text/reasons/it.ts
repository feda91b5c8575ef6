import { plural } from '../../../../engine/text/lang.ts'
import type { ReasonTexts } from './catalog.ts'

const points = (n: number) => plural('it', n, { one: `${n} punto`, other: `${n} punti` })
const throws = (n: number, of: number, one: string, other: string) =>
  plural('it', n, { one: `${n} lancio su ${of} ${one}`, other: `${n} lanci su ${of} ${other}` })

export const reasons = {
  medal: ({ points: n, total, medal }) => `Subito ${points(n)}, ${total} in tutto; medaglia: ${medal}.`,
  completes: ({ shapes, points: n, count }) => {
    const bonuses = plural('it', count, { one: 'un bonus', other: `${count} bonus` })
    return `Tutte le ${shapes} sono scoperte: ${n === 0 ? '' : `subito ${points(n)} e `}${bonuses}.`
  },
  opens: ({ stars, points: n, count }) => {
    const more = plural('it', count, { one: 'entra 1 altra stella', other: `entrano altre ${count} stelle` })
    return `Così sblocchi ${stars}: ${n === 0 ? '' : `subito ${points(n)}, ed `}${more} in gioco.`
  },
  last: ({ points: n }) =>
    n === 0
      ? 'È l’ultimo turno, e niente porta più punti.'
      : `È l’ultimo turno: subito ${points(n)}, e nessuna scelta porta di più.`,
  reserve: ({ count }) =>
    `Nessuna casella accetta questi dadi; ${plural('it', count, { one: 'resta 1 cerchio', other: `restano ${count} cerchi` })} di riserva.`,
  box: ({ points: n, box, count, of }) => {
    const few = count === 0 ? 'nessun lancio porterebbe' : `solo ${throws(count, of, 'porterebbe', 'porterebbero')}`
    return `Subito ${points(n)}; per come stanno le cose, ${few} di più in ${box}.`
  },
  most: ({ points: n }) => `Subito ${points(n)}: nessun’altra scelta porta di più.`,
  lasts: ({ count, of }) =>
    count === of
      ? 'Poi ogni lancio ti lascia qualcosa da fare; non vale per ogni scelta.'
      : `Poi ${throws(count, of, 'ti lascia', 'ti lasciano')} qualcosa da fare; nessuna scelta ne lascia di più.`,
  free: ({ points: n }) => `Subito ${points(n)}, senza consumare caselle.`,
  ready: ({ points: n, circle }) => `Ancora ${points(n)} appena il cerchio ${circle} è riempito.`,
  key: ({ star, box, values, count, of }) =>
    `Con ${values} in ${box} si apre poi il lucchetto di ${star}: ${throws(count, of, 'lo permette', 'lo permettono')}.`,
  hope: ({ value, stars, count, most }) =>
    count === 1
      ? `Con ${value} accanto, ${stars} può ancora arrivare a una differenza di ${most}.`
      : `Questo ${value} conta per ${stars}: ognuna può ancora arrivare a una differenza di ${most}.`,
  lacks: ({ star, box, count, of }) =>
    `Poi qualsiasi numero in ${box} scopre ${star}: ${throws(count, of, 'ne permette', 'ne permettono')} uno.`,
  spares: ({ points: n }) =>
    n === 0
      ? 'Nessun numero che potresti scrivere porta punti adesso; un cerchio non consuma caselle.'
      : `Il miglior numero che potresti scrivere porta ${points(n)} adesso; un cerchio non consuma caselle.`,
  links: ({ box, count, before }) => {
    const stars = plural('it', count, { one: '1 stella', other: `${count} stelle` })
    return `Poi un numero in ${box} conta per ${stars}${before === 0 ? ', finora per nessuna' : ` invece di ${before}`}.`
  },
  next: ({ points: n, count, of }) =>
    count === of
      ? `Poi ogni lancio porta ${points(n)} o più; non vale per ogni scelta.`
      : `Poi ${throws(count, of, 'porta', 'portano')} ${points(n)} o più; nessuna scelta lascia più lanci così.`,
  gain: ({ points: n }) => `Subito ${points(n)}.`,
  pass: ({ points: n, count }) => {
    const here = n === 0 ? 'Nessun bonus porta punti qui' : `Il miglior bonus porta ${points(n)} qui`
    const shapes = plural('it', count, { one: '1 forma può', other: `${count} forme possono` })
    return count === 0 ? `${here}.` : `${here}; ${shapes} ancora dartene uno.`
  },
} satisfies ReasonTexts
