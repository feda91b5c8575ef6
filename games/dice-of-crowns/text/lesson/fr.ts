import type { LessonTexts } from './catalog.ts'

export const fr = {
  you: 'Rowan',
  left: 'Iseut',
  right: 'Mordred',
  notes: {
    roll: ({ you, left, right }) =>
      `Vous êtes ${you} ; ${left} et ${right} veulent le même trône. Il faut trois titres pour y monter. Lancez vos sept dés.`,
    reroll:
      'Couronnes et dagues se bloquent. Trois couronnes donnent un titre, trois dagues une trahison. Vous avez deux couronnes : relancez vos crânes.',
    hand: ({ left, right }) =>
      `La troisième couronne ! Mais avant de vous arrêter, transmettez vos parchemins : vos adversaires les lancent. Un pour ${left}, un pour ${right}.`,
    stop: ({ right }) =>
      `Le crâne est revenu. ${right} a obtenu une dague et vous l’a donnée : cela fait deux. Vous avez trois couronnes : arrêtez-vous et prenez votre titre.`,
    give: ({ left }) =>
      `À vous de trahir ! Votre parchemin montre une dague : donnez-la à qui vous voulez. ${left} en a déjà deux : donnez-lui la troisième.`,
    answer: ({ right }) =>
      `Trahison : pas de titre cette fois. Maintenant, ${right} vous transmet un parchemin. Lancez-le.`,
    rollAgain:
      'Une couronne. Elle reste bloquée dans votre zone et compte maintenant, à votre tour. Lancez les six autres dés.',
    betrayed:
      'Trois dagues : trahison. Votre tour s’arrête là et ne rapporte rien. Le titre que vous avez déjà est à l’abri.',
    rollThird: ({ left, right }) =>
      `${left} a pris un titre avec cinq crânes, et ${right} a subi une trahison. Les sept dés sont de nouveau à vous. Lancez.`,
    five: 'Cinq crânes. Eux aussi donnent un titre. Pas de gourmandise : arrêtez-vous.',
    rollLast: ({ left, right }) => `${left} et ${right} n’ont rien obtenu. Il ne vous manque qu’un titre. Lancez.`,
    win: 'Trois couronnes, et aucun parchemin à transmettre. Arrêtez-vous : le troisième titre est à vous, et le trône avec.',
  },
  learned: [
    'Couronnes et dagues se bloquent ; crânes et parchemins se relancent.',
    'Chaque parchemin obtenu va à un adversaire, qui le lance.',
    'Un adversaire donne sa dague à qui il veut. Trois dans votre zone : trahison.',
    'Avec trois couronnes ou cinq crânes, arrêtez-vous : un titre.',
    'Ce qui est dans votre zone compte à votre tour. On gagne avec trois titres.',
  ],
} satisfies LessonTexts
