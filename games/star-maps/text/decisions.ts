/** What the kinds of decision are called. */
import type { Lang } from '../../../engine/text/lang.ts'
import type { DecisionKind } from '../bots/decisions.ts'

export const DECISIONS: { readonly [lang in Lang]: { readonly [kind in DecisionKind]: string } } = {
  en: {
    write: 'Writing numbers',
    connect: 'Filling circles',
    bonus: 'Bonuses',
  },
  it: {
    write: 'Scrivere numeri',
    connect: 'Riempire cerchi',
    bonus: 'Bonus',
  },
  fr: {
    write: 'Écrire les nombres',
    connect: 'Remplir les cercles',
    bonus: 'Bonus',
  },
  es: {
    write: 'Escribir números',
    connect: 'Conexiones',
    bonus: 'Bonificaciones',
  },
  de: {
    write: 'Zahlen schreiben',
    connect: 'Verbindungen',
    bonus: 'Boni',
  },
  pt: {
    write: 'Escrever números',
    connect: 'Ligações',
    bonus: 'Bónus',
  },
}
