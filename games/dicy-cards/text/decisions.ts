/** What the kinds of decision are called. */
import type { Lang } from '../../../engine/text/lang.ts'
import type { DecisionKind } from '../bots/decisions.ts'

export const DECISIONS: { readonly [lang in Lang]: { readonly [kind in DecisionKind]: string } } = {
  en: {
    score: 'Scoring',
    reroll: 'Rerolling',
    pass: 'Passing',
    freeze: 'Freezing',
    wake: 'Waking',
  },
  it: {
    score: 'Segnare',
    reroll: 'Rilanciare',
    pass: 'Passare',
    freeze: 'Congelare',
    wake: 'Scongelare',
  },
  fr: {
    score: 'Marquer',
    reroll: 'Relancer',
    pass: 'Passer',
    freeze: 'Geler',
    wake: 'Dégeler',
  },
  es: {
    score: 'Puntuar',
    reroll: 'Relanzar',
    pass: 'Pasar',
    freeze: 'Congelar',
    wake: 'Descongelar',
  },
  de: {
    score: 'Werten',
    reroll: 'Neu würfeln',
    pass: 'Passen',
    freeze: 'Einfrieren',
    wake: 'Auftauen',
  },
  pt: {
    score: 'Pontuar',
    reroll: 'Relançar',
    pass: 'Passar',
    freeze: 'Congelar',
    wake: 'Reativar',
  },
}
