import type { PigSays } from './en.ts'

export const fr: PigSays = {
  name: 'Pig',
  tagline: 'Un dé, une question : relancer, ou garder ses points ?',
  target: {
    label: 'Objectif',
    help: 'Les points qui font gagner. Jusqu’à 50, la partie est courte.',
    points: (n) => `${n} points`,
  },
  headings: { goal: 'Le but', turn: 'Votre tour' },
  rules: {
    R1: 'Le premier qui atteint l’objectif, d’ordinaire 100 points, gagne.',
    R2: 'Lancez le dé autant de fois que vous voulez. De 2 à 6, ses points s’ajoutent à ceux du tour. Un 1 fait perdre tous les points du tour, et c’est au suivant.',
    R3: 'Arrêtez-vous, et les points du tour sont à vous pour de bon. Puis c’est au suivant.',
    R4: 'Pour gagner, nul besoin de s’arrêter : la partie est finie dès que vos points et ceux du tour atteignent l’objectif.',
  },
  roll: 'Relancer',
  hold: 'S’arrêter',
  question: ({ pot }) => `Relancer, ou garder ${pot} ?`,
  pot: ({ pot }) => `Ce tour : ${pot}`,
  thrown: ({ who, die, pot }) => `${who} fait ${die} : ${pot} ce tour`,
  lost: ({ who, pot }) => (pot === 0 ? `${who} fait 1` : `${who} fait 1 et perd ${pot}`),
  held: ({ who, pot, score }) => `${who} garde ${pot} et passe à ${score}`,
  again: ({ who }) => `${who} relance`,
  won: ({ who, die, score }) => `${who} fait ${die} et gagne avec ${score}`,
  you: {},
}
