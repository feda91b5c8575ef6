import type { LessonTexts } from './catalog.ts'

export const fr = {
  you: 'Soleil',
  other: 'Givre',
  notes: {
    roll: ({ you, other }) =>
      `Vous êtes ${you} et jouez contre ${other}. Cette courte partie s’arrête dès que l’un de vous a 50 points. Lancez vos six dés.`,
    score: ({ straight }) =>
      `Chaque carte montre ce que ces dés donneraient. ${straight} prend 3 4 5 6 : 18 points. Touchez-la, puis marquez.`,
    freeze: ({ other, anyTwo, twoPairs }) =>
      `${other} a marqué avec ${anyTwo}, et l’effet vous fait geler une carte. C’est vous qui choisissez : renoncez à ${twoPairs}, la plus difficile ici.`,
    rollAgain:
      'Deux de vos cartes sont sous la glace : celle qui a rapporté des points et celle que vous avez gelée. Il vous en reste trois. Lancez.',
    reroll: ({ anyTwo }) =>
      `Pas fameux. Vous pouvez relancer si vous payez avec une carte. Touchez les deux cinq pour les garder, touchez ${anyTwo} pour la geler, et relancez le reste.`,
    scoreMore: ({ odds }) => `Cinq dés impairs ! ${odds} les prend tous : 19 points. Marquez-les.`,
    wake: ({ other, straight }) =>
      `${other} n’a rien trouvé et a passé. Quand on passe, on dégèle toutes ses cartes, et chacun des autres en dégèle une. Dégelez ${straight}.`,
    rollTwoLeft: 'Deux cartes sont actives. Voyons ce qu’elles donnent.',
    pass: ({ straight, noSixes }) =>
      `Pas de suite pour ${straight}, et les six interdisent ${noSixes}. Vous pouvez toujours passer : pas de points, mais toutes vos cartes dégèlent.`,
    rollAll: 'Les cinq sont de nouveau actives, et il vous manque 13 points. Lancez !',
    reach: ({ odds, other }) =>
      `${odds} donne 17 points, 54 en tout. Le tour de table se joue jusqu’au bout : ${other} joue encore une fois. Marquez.`,
  },
  learned: [
    'Lancez, puis marquez avec une carte. Cette carte gèle.',
    'Pour relancer, gardez les dés que vous voulez et gelez une carte.',
    'Certaines cartes font geler ou dégeler une carte aux autres joueurs.',
    'Passez, et toutes vos cartes dégèlent.',
    'Quand quelqu’un atteint l’objectif, on termine le tour de table : le plus haut total gagne.',
  ],
} satisfies LessonTexts
