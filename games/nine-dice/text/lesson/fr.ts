import type { LessonTexts } from './catalog.ts'

export const fr = {
  you: 'Éclair',
  other: 'Escargot',
  notes: {
    spin: ({ you, other }) =>
      `Vous êtes ${you}, et ${other} n’est pas pressé. Dès que quelqu’un a 15 points, le plus haut total gagne. Lancez la girouette !`,
    pair: ({ red }) =>
      `Le nombre est 5. Cherchez une paire qui le forme : ${red} 2 et 3, 2 + 3 = 5. Saisissez le pion avant les autres !`,
    gap: ({ other, green }) =>
      `${other} a aussi pris un pion ; la fin dira qui a raison. Soustraire compte aussi : ${green} 6 − 1 = 5. Saisissez-le.`,
    stop: 'Rien d’autre ne donne 5, même avec le joker beige, qui montre 4. Dites-le : saisissez le pion noir, le stop. La manche finit.',
    joker: ({ blue }) =>
      `Chaque pion vous a donné 2 points. Le nombre est maintenant 2 et le joker 6 : ${blue} 6 − 2 − 2 = 2. Avec le joker, c’est 1 point.`,
    late: ({ other, orange, green }) =>
      `Trop tard pour ${orange} 1 + 1 : ${other} l’a pris. Cela ne coûte rien. Il y a aussi ${green} 5 − 3 = 2 : saisissez-le.`,
    spinAgain: ({ other }) =>
      `${other} a vu qu’il ne restait rien et a pris le stop : 2 points. La girouette revient à vous.`,
    nothing:
      '12, et partout de petits dés : aucune couleur ne convient. Le stop est juste tout de suite et vaut 3. Saisissez-le !',
  },
  learned: [
    'Deux dés d’une couleur forment le nombre par plus ou moins : 2 points.',
    'Avec le joker beige, c’est 1 point. Un pion faux coûte 1.',
    'Un pion est à qui le saisit d’abord. Arriver trop tard ne coûte rien.',
    'Quand il ne reste rien, stop : 2 points, ou 3. Trop tôt, il coûte 3.',
    'Dès que quelqu’un a 15 points, le plus haut total gagne.',
  ],
} satisfies LessonTexts
