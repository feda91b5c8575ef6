import { plural } from '../../../../engine/text/lang.ts'
import type { ReasonTexts } from './catalog.ts'

const points = (n: number) => plural('de', n, { one: `${n} Punkt`, other: `${n} Punkte` })

export const reasons = {
  medal: ({ points: n, total, medal }) => `Sofort ${points(n)}, zusammen ${total}: Das gibt ${medal}.`,
  completes: ({ shapes, points: n, count }) => {
    const bonuses = plural('de', count, { one: 'ein Bonus', other: `${count} Boni` })
    return `Damit sind alle ${shapes} entdeckt: ${n === 0 ? '' : `sofort ${points(n)} und `}${bonuses}.`
  },
  opens: ({ points: n, count }) => {
    const more = plural('de', count, { one: '1 weiterer Stern kommt', other: `${count} weitere Sterne kommen` })
    return `Das öffnet ein Schloss: ${n === 0 ? '' : `sofort ${points(n)}, und `}${more} ins Spiel.`
  },
  last: ({ points: n }) =>
    n === 0
      ? 'Das ist die letzte Runde, und nichts bringt mehr Punkte.'
      : `Das ist die letzte Runde: sofort ${points(n)}, und mehr ist nicht drin.`,
  reserve: ({ count }) =>
    `Diese Würfel passen in kein Kästchen; ${plural('de', count, { one: '1 Kreis bleibt', other: `${count} Kreise bleiben` })} in Reserve.`,
  box: ({ points: n, count, of }) => {
    const few = count === 0 ? 'kein Wurf' : `nur ${count} von ${of} Würfen`
    return `Sofort ${points(n)}. Mehr ${plural('de', count === 0 ? 1 : count, { one: 'bringt', other: 'bringen' })} hier derzeit ${few}.`
  },
  most: ({ points: n }) => `Sofort ${points(n)}: Mehr ist nicht drin.`,
  lasts: ({ count, of }) =>
    count === of
      ? 'Danach passt jeder Wurf irgendwo; das schafft nicht jeder Zug.'
      : `Danach ${plural('de', count, { one: 'passt', other: 'passen' })} ${count} von ${of} Würfen irgendwo; mehr schafft kein Zug.`,
  free: ({ points: n }) => `Sofort ${points(n)}, und kein Kästchen wird verbraucht.`,
  ready: ({ points: n }) => `${points(n)} mehr, sobald der Kreis dort gefüllt ist.`,
  key: ({ values, count, of }) =>
    `Mit ${values} auf der anderen Seite geht das Schloss dann auf: Das klappt bei ${count} von ${of} Würfen.`,
  hope: ({ value, count, most }) =>
    count === 1
      ? `Mit ${value} daneben kann dieser Stern noch eine Differenz von ${most} erreichen.`
      : `Die ${value} zählt für ${count} Sterne: Jeder kann noch eine Differenz von ${most} erreichen.`,
  lacks: ({ count, of }) =>
    `Jede Zahl auf der anderen Seite entdeckt dann den Stern: Das klappt bei ${count} von ${of} Würfen.`,
  spares: ({ points: n }) =>
    n === 0
      ? 'Jede Zahl, die du jetzt schreiben kannst, bringt 0 Punkte; ein Kreis verbraucht kein Kästchen.'
      : `Die beste Zahl, die du schreiben kannst, bringt jetzt ${points(n)}; ein Kreis verbraucht kein Kästchen.`,
  links: ({ count, before }) => {
    const stars = plural('de', count, { one: '1 Stern', other: `${count} Sterne` })
    return `Eine Zahl daneben zählt dann für ${stars}${before === 0 ? ', bisher für keinen' : ` statt für ${before}`}.`
  },
  next: ({ points: n, count, of }) =>
    count === of
      ? `Danach bringt jeder Wurf ${points(n)} oder mehr; das schafft nicht jeder Zug.`
      : `Danach ${plural('de', count, { one: 'bringt', other: 'bringen' })} ${count} von ${of} Würfen ${points(n)} oder mehr; öfter schafft das kein Zug.`,
  gain: ({ points: n }) => `Sofort ${points(n)}.`,
  pass: ({ points: n, count }) => {
    const here = n === 0 ? 'Hier bringt kein Bonus Punkte' : `Der beste Bonus bringt hier ${points(n)}`
    const shapes = plural('de', count, { one: '1 Form kann', other: `${count} Formen können` })
    return count === 0 ? `${here}.` : `${here}; ${shapes} dir noch einen bringen.`
  },
} satisfies ReasonTexts
