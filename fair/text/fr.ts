import { plural } from '../../engine/text/lang.ts'
import type { VerdictText } from './verdict.ts'

export const verdict: VerdictText = {
  throws: ({ throws, dice }) =>
    `${plural('fr', throws, { one: `${throws} lancer`, other: `${throws} lancers` })}, ` +
    `${plural('fr', dice, { one: `${dice} dé`, other: `${dice} dés` })} : exactement ce qui était scellé avant la partie.`,
  noThrows: 'Aucun dé n’a été lancé.',
  devices: ({ devices }) =>
    plural('fr', devices, {
      one: `${devices} appareil a ajouté sa part de hasard : s’il était honnête, personne n’a pu choisir les dés.`,
      other: `${devices} appareils ont ajouté leur part de hasard : il suffit qu’un seul ait été honnête pour que personne n’ait pu choisir les dés.`,
    }),
  restarts: ({ restarts }) =>
    plural('fr', restarts, {
      one: 'Les dés ont été préparés deux fois : la première série a pu être écartée parce qu’elle ne plaisait pas.',
      other: `Les dés ont été préparés ${restarts + 1} fois : à chaque fois, une série a pu être écartée parce qu’elle ne plaisait pas.`,
    }),
  voided: ({ voided }) =>
    plural('fr', voided, {
      one: 'Un lancer a été refait parce que la manche a été interrompue : le serveur a pu écarter un résultat.',
      other:
        `${voided} lancers ont été refaits parce que leurs manches ont été interrompues : à chaque fois, le serveur ` +
        'a pu écarter un résultat.',
    }),
  notOver: 'La partie n’est pas terminée : la table a été fermée avant, ou il manque la fin du fichier.',
  remembered: 'C’est bien le sceau que votre appareil a vu avant la partie, après avoir ajouté sa part de hasard.',
  limits:
    'Les limites de cette preuve : le serveur peut connaître les lancers d’avance, mais pas les choisir ; et un ' +
    'fichier seul ne montre pas que c’est bien la table où vous avez joué.',
  firstWrong: 'C’est la première ligne fausse. Ce fichier ne prouve rien sur ses dés.',
  why: {
    'no-lines': 'Le fichier ne dit pas d’où viennent les dés.',
    'real-dice': 'C’étaient de vrais dés : quelqu’un les a lancés et a saisi le résultat.',
    'one-device': 'La partie s’est jouée sur un seul appareil, qui a lancé lui-même tous les dés.',
    simulation: 'La partie a été simulée par un programme.',
    'no-secret': 'Le serveur révèle son secret à la fin de la partie, ou quand la table est fermée.',
    'no-bytes':
      'Tous les lancers découlent du secret du serveur, mais aucun appareil n’y a participé : le serveur a pu ' +
      'essayer des secrets jusqu’à tomber sur des dés à son goût.',
  },
  legal: 'Chaque coup respecte les règles.',
  otherThrow: ({ n, due, got }) => `Le lancer ${n} montre ${got}, mais c’est ${due} qui était scellé avant la partie.`,
}
