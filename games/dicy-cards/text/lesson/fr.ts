import type { LessonTexts } from './catalog.ts'

export const fr = {
  you: 'Soleil',
  other: 'Givre',
  notes: {
    roll: ({ you, other }) =>
      `Tu es ${you} et tu joues contre ${other}. Qui atteint 50 points met fin à cette courte partie. Lance tes six dés.`,
    score: ({ straight }) =>
      `Chaque carte montre ce que ces dés donneraient. ${straight} prend 3 4 5 6 : 18 points. Touche-la, puis marque.`,
    freeze: ({ other, anyTwo, twoPairs }) =>
      `${other} a marqué avec ${anyTwo}, et son effet te fait geler une carte. C’est toi qui choisis : renonce à ${twoPairs}, la plus difficile ici.`,
    rollAgain:
      'Deux de tes cartes sont sous la glace : celle que tu as marquée et celle que tu as gelée. Il t’en reste trois. Lance.',
    reroll: ({ anyTwo }) =>
      `Pas fameux. Tu peux payer d’une carte pour relancer. Touche les deux cinq pour les garder, touche ${anyTwo} pour la geler, et relance le reste.`,
    scoreMore: ({ odds }) => `Cinq dés impairs ! ${odds} les prend tous : 19 points. Marque-les.`,
    wake: ({ other, straight }) =>
      `${other} n’a rien trouvé et a passé. Passer dégèle toutes ses propres cartes, et une de chacun des autres. Dégèle ${straight}.`,
    rollTwoLeft: 'Deux cartes sont actives. Voyons si elles servent à quelque chose.',
    pass: ({ straight, noSixes }) =>
      `Rien qui se suive pour ${straight}, et les six interdisent ${noSixes}. Tu peux toujours passer : aucun point, mais toutes tes cartes dégèlent.`,
    rollAll: 'Les cinq sont de nouveau actives, et il manque 13 points. Lance !',
    reach: ({ odds, other }) =>
      `${odds} donne 17 points, soit 54. Le tour de table se joue jusqu’au bout : ${other} joue encore une fois. Marque.`,
  },
  learned: [
    'Lance, puis marque avec une carte. Cette carte gèle.',
    'Pour relancer, garde les dés que tu veux et gèle une carte.',
    'Certaines cartes font geler ou dégeler une carte aux autres.',
    'Passe, et toutes tes cartes dégèlent.',
    'Quand quelqu’un atteint le but, on finit le tour ; le plus de points gagne.',
  ],
} satisfies LessonTexts
