import { plural } from '../../../engine/text/lang.ts'
import type { PuzzleTexts } from './catalog.ts'

export const fr = {
  title: 'Casse-têtes',
  help: 'Une vraie situation de jeu, un choix, et le verdict aussitôt.',
  streak: ({ count }) => plural('fr', count, { one: `${count} jour`, other: `${count} jours d’affilée` }),
  noStreak: 'Résolvez-en un aujourd’hui pour commencer une série.',
  forgives: 'Un jour manqué par semaine n’arrête pas la série.',
  start: 'Commencer',
  five: 'Environ cinq minutes',
  waiting: ({ count }) =>
    plural('fr', count, { one: `${count} casse-tête vous attend`, other: `${count} casse-têtes vous attendent` }),
  sets: 'Choisissez un entraînement',
  packs: { two: 'À deux', solo: 'En solo', drill: 'Calcul contre la montre' },
  own: 'Vos propres erreurs',
  ownHelp: 'Les choix les plus coûteux de vos parties, à réussir cette fois.',
  noOwn: 'Terminez une partie contre un bot : les choix qui vous ont coûté le plus cher vous attendront ici.',
  looking: ({ count }) =>
    plural('fr', count, { one: `Analyse de ${count} partie…`, other: `Analyse de ${count} parties…` }),
  solved: ({ count }) => plural('fr', count, { one: `${count} résolu`, other: `${count} résolus` }),
  difficulty: ({ level }) => `Difficulté ${level} sur 5`,
  progress: ({ step, last }) => `Casse-tête ${step} sur ${last}`,
  leave: 'Arrêter pour l’instant',
  right: 'Bien vu !',
  wrong: 'Pas tout à fait',
  more: ({ best, count }) =>
    `Avec « ${best} », on gagne ${plural('fr', count, { one: `${count} partie de plus`, other: `${count} parties de plus` })} sur 100.`,
  ahead: ({ count }) =>
    `Avec le deuxième meilleur choix, on gagne ${plural('fr', count, { one: `${count} partie de moins`, other: `${count} parties de moins` })} sur 100.`,
  medal: {
    more: ({ best, count }) => `Mieux : « ${best} ». Chances d’obtenir la prochaine médaille : +${count} %.`,
    ahead: ({ count }) => `Avec le deuxième meilleur choix, chances d’obtenir la prochaine médaille : −${count} %.`,
  },
  yours: 'Votre choix',
  best: 'Le meilleur',
  played: 'Votre choix pendant la partie',
  estimated: 'Le meilleur choix ne fait aucun doute ; les chiffres sont des estimations.',
  quick: ({ seconds }) => `Tout trouvé en ${seconds}.`,
  missed: ({ what }) => `Manqué : ${what}`,
  next: 'Suivant',
  finish: 'Voir le résultat',
  result: ({ count, last }) => `Résolus : ${count} sur ${last}`,
  all: 'Tous résolus !',
  tomorrow: ({ count }) =>
    plural('fr', count, { one: `${count} revient demain.`, other: `${count} reviennent demain.` }),
  again: 'Dix de plus',
  back: 'Tous les casse-têtes',
  nothing: 'Rien ne vous attend ici',
  nothingHelp: 'Vous avez tout résolu pour aujourd’hui. Revenez demain, ou travaillez autre chose.',
  notKept: 'Vos progrès ne peuvent pas être gardés : la mémoire de cet appareil est pleine ou désactivée.',
} satisfies PuzzleTexts
