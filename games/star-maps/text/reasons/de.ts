import { plural } from '../../../../engine/text/lang.ts'
import type { ReasonTexts } from './catalog.ts'

const points = (n: number) => plural('de', n, { one: `${n} Punkt`, other: `${n} Punkte` })
const throws = (n: number, of: number, one: string, other: string) =>
  `${n} von ${of} Würfen ${plural('de', n, { one, other })}`

export const reasons = {
  medal: ({ points: n, total, medal }) => `Sofort ${points(n)}, zusammen ${total}: Das ist ${medal}.`,
  completes: ({ shapes, points: n, count }) => {
    const bonuses = plural('de', count, { one: 'ein Bonus', other: `${count} Boni` })
    return `Alle ${shapes} sind entdeckt: ${n === 0 ? '' : `sofort ${points(n)} und `}${bonuses}.`
  },
  opens: ({ stars, points: n, count }) => {
    const more = plural('de', count, { one: '1 weiterer Stern kommt', other: `${count} weitere Sterne kommen` })
    return `Das schließt ${stars} auf: ${n === 0 ? '' : `sofort ${points(n)}, und `}${more} ins Spiel.`
  },
  last: ({ points: n }) =>
    n === 0
      ? 'Das ist die letzte Runde, und nichts bringt mehr einen Punkt.'
      : `Das ist die letzte Runde: sofort ${points(n)}, und keine Wahl bringt mehr.`,
  reserve: ({ count }) =>
    `Kein Kästchen nimmt diese Würfel; ${plural('de', count, { one: '1 Kreis bleibt', other: `${count} Kreise bleiben` })} in Reserve.`,
  box: ({ points: n, box, count, of }) => {
    const few =
      count === 0
        ? 'brächte kein Wurf'
        : `${plural('de', count, { one: 'brächte', other: 'brächten' })} nur ${count} von ${of} Würfen`
    return `Sofort ${points(n)}; wie es steht, ${few} mehr in ${box}.`
  },
  most: ({ points: n }) => `Sofort ${points(n)}: Keine andere Wahl bringt mehr.`,
  lasts: ({ count, of }) =>
    count === of
      ? 'Jeder Wurf lässt dir danach etwas zu tun; das gilt nicht für jede Wahl.'
      : `${throws(count, of, 'lässt', 'lassen')} dir danach etwas zu tun; keine Wahl lässt dir mehr.`,
  free: ({ points: n }) => `Sofort ${points(n)}, und kein Kästchen wird verbraucht.`,
  ready: ({ points: n, circle }) => `${points(n)} mehr, sobald Kreis ${circle} gefüllt ist.`,
  key: ({ star, box, values, count, of }) =>
    `Mit ${values} in ${box} geht dann das Schloss von ${star} auf: ${throws(count, of, 'erlaubt', 'erlauben')} es.`,
  hope: ({ value, stars, count, most }) =>
    count === 1
      ? `Mit ${value} daneben kann ${stars} noch eine Differenz von ${most} erreichen.`
      : `Die ${value} zählt für ${stars}: Jeder kann noch eine Differenz von ${most} erreichen.`,
  lacks: ({ star, box, count, of }) =>
    `Jede Zahl in ${box} entdeckt dann den Stern ${star}: ${throws(count, of, 'erlaubt', 'erlauben')} eine.`,
  spares: ({ points: n }) =>
    n === 0
      ? 'Keine Zahl, die du schreiben könntest, bringt jetzt einen Punkt; ein Kreis verbraucht kein Kästchen.'
      : `Die beste Zahl, die du schreiben könntest, bringt jetzt ${points(n)}; ein Kreis verbraucht kein Kästchen.`,
  links: ({ box, count, before }) => {
    const stars = plural('de', count, { one: '1 Stern', other: `${count} Sterne` })
    return `Eine Zahl in ${box} zählt dann für ${stars}${before === 0 ? ', bisher für keinen' : ` statt für ${before}`}.`
  },
  next: ({ points: n, count, of }) =>
    count === of
      ? `Jeder Wurf bringt danach ${points(n)} oder mehr; das gilt nicht für jede Wahl.`
      : `${throws(count, of, 'bringt', 'bringen')} danach ${points(n)} oder mehr; keine Wahl lässt mehr solche Würfe.`,
  gain: ({ points: n }) => `Sofort ${points(n)}.`,
  pass: ({ points: n, count }) => {
    const here = n === 0 ? 'Kein Bonus bringt hier einen Punkt' : `Der beste Bonus bringt hier ${points(n)}`
    const shapes = plural('de', count, { one: '1 Form kann', other: `${count} Formen können` })
    return count === 0 ? `${here}.` : `${here}; ${shapes} dir noch einen bringen.`
  },
} satisfies ReasonTexts
