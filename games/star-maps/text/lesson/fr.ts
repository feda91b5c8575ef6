import type { LessonTexts } from './catalog.ts'

export const fr = {
  you: 'Nova',
  other: 'Comète',
  notes: {
    write: ({ you, other }) =>
      `Vous êtes ${you}. Les dés : 1 et 4. Le 1 donne la forme : écrivez 4 à côté de la goutte, dans la case entourée. ${other} choisit aussi, en secret.`,
    lock: 'Maintenant 3 et 4. La case touche aussi une étoile verrouillée : son verrou veut une différence de 0. Écrivez 4 de l’autre côté : 4 − 4 = 0 !',
    shared:
      'Tout un bras d’étoiles s’est ouvert, et dans ce chapitre un 0 vaut 3. Une case compte pour toutes ses étoiles : écrivez 6, 6 − 4 = 2.',
    far: 'Des nombres éloignés valent beaucoup. Le 3 donne la forme : écrivez 1 à côté de cette étoile : 6 − 1 = 5.',
    dashed: ({ other }) =>
      `Le verrou de ${other} voulait 1 et a eu 3 : échoué. Vous avez 6 et 1 : écrivez 1 à côté de l’étoile à six branches. Son autre lien est pointillé.`,
    three:
      'Maintenant 4 et 1. Cette case a trois étoiles. Le 4 donne la forme, écrivez 1 : la goutte est découverte, 4 − 1 = 3.',
    circle: ({ other }) =>
      `Deux cinq, et ${other} ne peut rien faire : dernière manche. Laissez les dés et remplissez le cercle. Le lien pointillé compte : 4 − 1 = 3.`,
  },
  learned: [
    'Un dé désigne la forme, l’autre est le nombre que vous écrivez à côté d’une telle étoile.',
    'Les deux cases remplies, l’étoile est découverte et vaut la différence.',
    'Au lieu d’écrire, vous pouvez remplir un cercle : ses liens pointillés comptent dès lors.',
    'Un verrou ne s’ouvre qu’avec son propre nombre, et tout un bras avec lui.',
    'Quand quelqu’un ne peut rien faire, la partie se termine. Le plus de points gagne.',
  ],
} satisfies LessonTexts
