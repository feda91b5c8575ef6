import type { LessonTexts } from './catalog.ts'

export const fr = {
  you: 'Éclair',
  other: 'Escargot',
  notes: {
    spin: ({ you, other }) =>
      `Vous êtes ${you}, et ${other} n’est pas pressé. Dès que quelqu’un a 15 points, le plus haut total gagne. Faites tourner la roulette !`,
    pair: ({ red }) =>
      `Le nombre est 5. Cherchez une paire qui le donne : ${red} 2 et 3, 2 + 3 = 5. Attrapez le jeton avant les autres !`,
    gap: ({ other, green }) =>
      `${other} a aussi attrapé un jeton ; on verra à la fin qui a raison. On peut aussi soustraire : ${green} 6 − 1 = 5. Attrapez-le.`,
    stop: 'Plus rien ne donne 5, même avec le joker beige, qui montre 4. Dites-le : attrapez le jeton noir, le stop. La manche s’arrête.',
    joker: ({ blue }) =>
      `Chaque jeton vous a donné 2 points. Le nombre est maintenant 2, et le joker 6 : ${blue} 6 − 2 − 2 = 2. Avec le joker, c’est 1 point.`,
    late: ({ other, orange, green }) =>
      `Trop tard pour ${orange} 1 + 1 : ${other} l’a déjà. Cela ne coûte rien. Il y a aussi ${green} 5 − 3 = 2 : attrapez-le.`,
    spinAgain: ({ other }) =>
      `${other} a vu que plus rien ne convenait et a attrapé le stop : 2 points. La roulette est de nouveau à vous.`,
    nothing:
      '12, et rien que de petits nombres : aucune couleur ne convient. Le stop est bon tout de suite, et vaut 3. Attrapez-le !',
  },
  learned: [
    'Deux dés d’une couleur donnent le nombre avec plus ou moins : 2 points.',
    'Avec le joker beige, c’est 1 point. Un mauvais jeton coûte 1.',
    'Le jeton est au premier qui l’attrape. Arriver trop tard ne coûte rien.',
    'Quand plus rien ne convient, stop : 2 points, parfois 3. Trop tôt, il coûte 3.',
    'Dès que quelqu’un a 15 points, le plus haut total gagne.',
  ],
} satisfies LessonTexts
