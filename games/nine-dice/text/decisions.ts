/** What the kinds of decision are called. */
import type { Lang } from '../../../engine/text/lang.ts'
import type { DecisionKind } from '../bots/decisions.ts'

export const DECISIONS: { readonly [lang in Lang]: { readonly [kind in DecisionKind]: string } } = {
  en: {
    grab: 'Right grabs',
    'grab-early': 'Wrong grabs',
    'grab-late': 'Too late: others were quicker',
    stop: 'STOP',
    'stop-early': 'STOP too early',
  },
  it: {
    grab: 'Segnalini giusti',
    'grab-early': 'Segnalini sbagliati',
    'grab-late': 'Troppo tardi: altri più veloci',
    stop: 'Stop',
    'stop-early': 'Stop troppo presto',
  },
  fr: {
    grab: 'Bons jetons',
    'grab-early': 'Mauvais jetons',
    'grab-late': 'Trop tard : jeton déjà pris',
    stop: 'Stop',
    'stop-early': 'Stop trop tôt',
  },
  es: {
    grab: 'Fichas correctas',
    'grab-early': 'Fichas equivocadas',
    'grab-late': 'Demasiado tarde: otros fueron más rápidos',
    stop: 'Stop',
    'stop-early': 'Stop demasiado pronto',
  },
  de: {
    grab: 'Richtig geschnappt',
    'grab-early': 'Falsch geschnappt',
    'grab-late': 'Zu spät: andere waren schneller',
    stop: 'Stopp',
    'stop-early': 'Stopp zu früh',
  },
  pt: {
    grab: 'Marcadores certos',
    'grab-early': 'Marcadores errados',
    'grab-late': 'Tarde demais: outros foram mais rápidos',
    stop: 'Stop',
    'stop-early': 'Stop cedo demais',
  },
}
