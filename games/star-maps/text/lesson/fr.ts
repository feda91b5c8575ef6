import type { LessonTexts } from './catalog.ts'

export const fr = {
  you: 'Nova',
  other: 'Comète',
  notes: {
    write: ({ you, other }) =>
      `Vous êtes ${you}. Les dés : 1 et 4. Le 1 donne la forme : écrivez 4 à côté de la goutte, dans la case entourée. ${other} choisit aussi, en secret.`,
    lock: 'Maintenant 3 et 4. La case touche aussi une étoile dont le cadenas demande une différence de 0. Écrivez 4 de l’autre côté : 4 − 4 = 0 !',
    shared:
      'Le cadenas a ouvert tout un bras d’étoiles, et dans ce chapitre un 0 vaut 3. Une case compte pour toutes ses étoiles. Écrivez 6, ce qui fait 6 − 4 = 2.',
    far: 'Plus les nombres sont éloignés, plus l’étoile rapporte. Le 3 donne la forme. Écrivez 1 à côté de cette étoile : 6 − 1 = 5.',
    dashed: ({ other }) =>
      `Le cadenas de ${other} voulait 1 et a eu 3. Il est coincé ! Vous avez 6 et 1 : écrivez 1 à côté de l’étoile à six branches. Son autre lien est en pointillé.`,
    three:
      'Maintenant 4 et 1. Cette case a trois étoiles. Le 4 donne la forme, écrivez 1 : la goutte aussi est découverte, 4 − 1 = 3.',
    circle: ({ other }) =>
      `Double 5, et ${other} ne peut plus jouer : dernière manche. Laissez les dés de côté et remplissez le cercle. Le lien en pointillé compte : 4 − 1 = 3.`,
  },
  learned: [
    'Un dé donne la forme, l’autre le nombre à écrire à côté d’une étoile de cette forme.',
    'Quand ses deux cases sont remplies, une étoile est découverte et vaut leur différence.',
    'Au lieu d’écrire, vous pouvez remplir un cercle : ses liens en pointillé comptent à partir de là.',
    'Un cadenas ne s’ouvre qu’avec son propre nombre, et ouvre alors tout un bras.',
    'Quand quelqu’un ne peut plus jouer, la partie se termine : le plus haut total gagne.',
  ],
} satisfies LessonTexts
