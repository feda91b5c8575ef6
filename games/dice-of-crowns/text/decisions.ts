/** What the kinds of decision are called. */
import type { Lang } from '../../../engine/text/lang.ts'
import type { DecisionKind } from '../bots/decisions.ts'

export const DECISIONS: { readonly [lang in Lang]: { readonly [kind in DecisionKind]: string } } = {
  en: {
    reroll: 'Rerolling',
    stop: 'Stopping',
    scrolls: 'Dividing scrolls',
    daggers: 'Giving daggers',
    reward: 'Choosing rewards',
    fate: 'Spending fate',
    vengeance: 'Vengeance',
  },
  it: {
    reroll: 'Rilanciare',
    stop: 'Fermarsi',
    scrolls: 'Dividere le pergamene',
    daggers: 'Dare i pugnali',
    reward: 'Scegliere la ricompensa',
    fate: 'Usare il fato',
    vengeance: 'Vendetta',
  },
  fr: {
    reroll: 'Relancer',
    stop: 'S’arrêter',
    scrolls: 'Répartir les parchemins',
    daggers: 'Donner les dagues',
    reward: 'Choisir la récompense',
    fate: 'Utiliser le destin',
    vengeance: 'Vengeance',
  },
  es: {
    reroll: 'Relanzar',
    stop: 'Plantarse',
    scrolls: 'Repartir pergaminos',
    daggers: 'Dar dagas',
    reward: 'Elegir la recompensa',
    fate: 'Gastar destino',
    vengeance: 'Venganza',
  },
  de: {
    reroll: 'Neu würfeln',
    stop: 'Aufhören',
    scrolls: 'Schriftrollen verteilen',
    daggers: 'Dolche verteilen',
    reward: 'Belohnung wählen',
    fate: 'Schicksal einsetzen',
    vengeance: 'Rache',
  },
  pt: {
    reroll: 'Relançar',
    stop: 'Parar',
    scrolls: 'Entregar pergaminhos',
    daggers: 'Dar punhais',
    reward: 'Escolher a recompensa',
    fate: 'Usar o destino',
    vengeance: 'Vingança',
  },
}
