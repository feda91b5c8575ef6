import type { LessonTexts } from './catalog.ts'

export const fr = {
  you: 'Soleil',
  other: 'Givre',
  notes: {
    roll: ({ you, other }) =>
      `Vous êtes ${you} et jouez contre ${other}. Qui atteint 50 points met fin à cette courte partie. Lancez vos six dés.`,
    score: ({ straight }) =>
      `Chaque carte montre ce que ces dés donneraient. ${straight} prend 3 4 5 6 : 18 points. Touchez-la, puis marquez.`,
    freeze: ({ other, anyTwo, twoPairs }) =>
      `${other} a marqué avec ${anyTwo}, et l’effet vous fait geler une carte. C’est vous qui choisissez : renoncez à ${twoPairs}, la plus difficile ici.`,
    rollAgain:
      'Deux de vos cartes sont sous la glace : celle qui a rapporté des points et celle que vous avez gelée. Il vous en reste trois. Lancez.',
    reroll: ({ anyTwo }) =>
      `Pas fameux. Vous pouvez payer d’une carte pour relancer. Touchez les deux cinq pour les garder, touchez ${anyTwo} pour la geler, et relancez le reste.`,
    scoreMore: ({ odds }) => `Cinq dés impairs ! ${odds} les prend tous : 19 points. Marquez-les.`,
    wake: ({ other, straight }) =>
      `${other} n’a rien trouvé et a passé. Qui passe dégèle toutes ses cartes, et chaque autre personne en dégèle une. Dégelez ${straight}.`,
    rollTwoLeft: 'Vous avez deux cartes actives. Voyons si elles servent à quelque chose.',
    pass: ({ straight, noSixes }) =>
      `Rien qui se suive pour ${straight}, et les six interdisent ${noSixes}. Vous pouvez toujours passer : aucun point, mais toutes vos cartes dégèlent.`,
    rollAll: 'Les cinq sont de nouveau actives, et il manque 13 points. Lancez !',
    reach: ({ odds, other }) =>
      `${odds} donne 17 points, soit 54. Le tour de table se joue jusqu’au bout : ${other} joue encore une fois. Marquez.`,
  },
  learned: [
    'Lancez, puis marquez avec une carte. Cette carte gèle.',
    'Pour relancer, gardez les dés que vous voulez et gelez une carte.',
    'Certaines cartes font geler ou dégeler une carte à d’autres personnes.',
    'Passez, et toutes vos cartes dégèlent.',
    'Quand quelqu’un atteint l’objectif, on termine le tour de table ; le plus haut total gagne.',
  ],
} satisfies LessonTexts
