import type { Catalog } from '../en.ts'

export const book = {
  intro:
    'Sept dés passent de main en main. Les couronnes vous ouvrent le trône, les dagues vous trahissent, les crânes ' +
    'sont les caprices du destin et les parchemins l’intrigue : vos adversaires les lancent pendant votre tour. Avec ' +
    'trois titres, le trône est à vous.',
  headings: {
    dice: 'Les dés',
    turn: 'Votre tour',
    rewards: 'Trahison et récompense',
    end: 'La fin',
    examples: 'Exemples',
    advanced: 'Règles avancées',
    solo: 'En solo contre l’oncle Varrick',
    options: 'Options',
  },
  dice: 'Chacun des sept dés porte une couronne, une dague, deux crânes et deux parchemins.',
  terms:
    'Chaque joueur a une zone pour ses dés. À votre tour, tous les dés qui ne sont pas dans la zone d’un ' +
    'adversaire sont à vous.' +
    '\nUne couronne ou une dague dans une zone est bloquée : on ne la relance pas, sauf avec le destin (R15).' +
    '\nUn crâne ou un parchemin dans votre zone est libre.' +
    '\nChez un adversaire, couronnes et dagues n’ont aucun effet avant son propre tour, quel que soit leur ' +
    'nombre.' +
    '\n« Sept symboles identiques » (sept couronnes, par exemple) : les sept dés sont dans votre zone et montrent le ' +
    'même symbole.',
  R1:
    'Prenez tous les dés qu’aucun adversaire ne détient : ils sont libres. Les couronnes et dagues que vous aviez déjà ' +
    'restent bloquées dans votre zone, et comptent. Si vos adversaires détiennent les sept dés, vous perdez votre tour : ni ' +
    'lancer, ni récompense.',
  R2: 'Si votre zone contient déjà trois dagues ou plus, la trahison est immédiate (R9).',
  R3: 'Lancez tous vos dés libres. C’est obligatoire si vous en avez ; sinon, passez à R8.',
  R4:
    'Couronnes et dagues se bloquent. Avec trois dagues ou plus dans votre zone, la trahison est immédiate (R9), avant ' +
    'que le moindre parchemin soit transmis.',
  R5:
    'Sept parchemins en un seul lancer font venir le messager : jusqu’à la fin de votre tour, vos adversaires ne ' +
    'peuvent pas vous donner de dagues. Les parchemins se transmettent quand même. Si les adversaires gardent leurs ' +
    'dagues (voir les options), le messager ne change rien.',
  R6:
    'Transmettez à vos adversaires tous les parchemins que vous venez d’obtenir, répartis comme vous voulez. ' +
    'Ils les lancent tous ensemble.' +
    '\nUne couronne reste bloquée dans la zone de celui qui l’a lancée.' +
    '\nUne dague, il la donne à qui il veut, même à lui-même, mais pas à vous si le messager vous protège.' +
    '\nChez un joueur dont ce n’est pas le tour, elle reste bloquée jusqu’à la fin de son propre tour.' +
    '\nUn crâne ou un parchemin vous revient, libre ; un parchemin revenu ne se transmet plus, mais vous ' +
    'pouvez le relancer.' +
    '\nLes adversaires qui ont des dagues décident l’un après l’autre, dans le sens horaire à partir de votre ' +
    'gauche ; on compte les dagues après le dernier.',
  R7: 'Si votre zone contient maintenant trois dagues ou plus, c’est la trahison (R9).',
  R8:
    'Ensuite, arrêtez-vous, ou relancez tous vos crânes, tous vos parchemins, ou les deux, et reprenez à R4 : ' +
    'un symbole se relance en entier ou pas du tout.' +
    '\nSans dé libre ni destin à utiliser, vous vous arrêtez.' +
    '\nTrois couronnes ne terminent pas votre tour : vous pouvez continuer, même jusqu’à sept.',
  R9:
    'Trahison : votre tour s’arrête et vous n’obtenez rien ; vos titres déjà acquis sont à l’abri. Sept dagues peuvent ' +
    'faire plus, selon les options : vous perdez un titre ; ou une dague est posée, bloquée, dans la zone de chaque ' +
    'joueur, vous compris, et compte à son prochain tour, tandis que les dés restants retournent au centre ; ou rien.',
  R10:
    'En vous arrêtant, vous recevez une seule récompense, si vous en avez mérité une ; entre plusieurs, ' +
    'choisissez, sans pouvoir toutes les refuser.' +
    '\nSept couronnes, le droit de naissance, donnent 2 titres ; de trois à six, 1 (six peuvent en donner 2 : ' +
    'voir les options).' +
    '\nSept crânes, le revirement du destin, volent 1 titre à l’adversaire de votre choix, ou en prennent 1 ' +
    'dans la réserve si aucun adversaire n’en a (voir les options) ; cinq ou six crânes donnent 1 titre.' +
    '\nLes jetons destin (R15) et la couronne (R16) sont des récompenses des règles avancées.',
  R11:
    'Après votre tour, vos dés, même bloqués, retournent au centre. Les dés dans les zones des adversaires y restent. ' +
    'C’est au tour du joueur à votre gauche.',
  R12:
    'Le premier à réunir trois titres gagne tout de suite. Les autres sont classés selon leurs titres, la couronne ' +
    'comptant pour un ; à égalité, le rang est partagé.',
  advanced: 'Chacune de ces règles se choisit séparément ; toutes les combinaisons sont permises.',
  R13: 'Une partie plus longue : il faut cinq titres au lieu de trois.',
  R14:
    'Vengeance. Après une trahison en R4 ou R7 avec quatre, cinq ou six dagues dans votre zone, vous pouvez ' +
    'en donner à un seul adversaire, chez qui elles restent bloquées : celles au-delà de la troisième, ou ' +
    'toutes, selon l’option.' +
    '\nVous pouvez aussi n’en donner aucune.' +
    '\nPas de vengeance après une trahison en R2, ni avec sept dagues.',
  R15:
    'Destin. En vous arrêtant avec trois crânes ou plus, vous pouvez prendre comme récompense des jetons ' +
    'destin, 1 ou 2 selon l’option. La réserve en compte dix : vous prenez ce qui reste si elle ne suffit ' +
    'pas, rien si elle est vide.' +
    '\nÀ votre tour, vous pouvez les dépenser en R8, et aussi quand une trahison (R2, R4, R7) va devenir ' +
    'définitive.' +
    '\nAvec 1 jeton, vous relancez un dé de votre zone, bloqué ou libre ; avec 2, un dé de la zone d’un adversaire, ' +
    'autant de fois que vous pouvez payer.' +
    '\nLes jetons dépensés retournent à la réserve.' +
    '\nRelancer un de vos dés compte comme un lancer d’un seul dé : on reprend à R4, avec les parchemins qui restent ' +
    'à transmettre ; cela ne fait jamais venir le messager.' +
    '\nLe dé d’un adversaire reste chez lui s’il montre une couronne ou une dague, et vient dans votre zone, ' +
    'libre, s’il montre un crâne ou un parchemin.' +
    '\nPuis on recompte les dagues.' +
    '\nAprès une trahison évitée en R2, on continue en R3 ; dans les autres cas, en R6 s’il reste des ' +
    'parchemins à transmettre, en R8 s’il n’en reste pas.' +
    '\nSi vous renoncez ou ne pouvez pas payer, la trahison est définitive : suivez R9, R14 et R11.',
  R16:
    'Défense de la couronne. R12 ne fait plus gagner. La couronne compte pour un titre, et personne ne peut avoir plus ' +
    'de deux jetons titre (quatre si l’on joue en cinq titres).' +
    '\nUne récompense qui vous amènerait à trois titres (ou cinq) vous donne des jetons jusqu’à cette limite, ' +
    'puis la couronne, prise au centre ou à son détenteur ; le surplus est perdu.' +
    '\nVous gagnez à la fin d’un tour commencé avec la couronne, passé sans trahison, et fini avec la ' +
    'couronne et tous les jetons permis.' +
    '\nÀ ce tour, vous devez lancer au moins une fois si vous avez des dés libres ; une relance du destin ne ' +
    'compte pas.' +
    '\nAprès une trahison, ou avec moins de jetons, vous gardez la couronne et la partie continue.' +
    '\nAvec sept couronnes ou sept crânes, vous pouvez, au lieu de la récompense habituelle, prendre la ' +
    'couronne à un adversaire, quel que soit le nombre de vos jetons.' +
    '\nUn titre volé ou perdu (R9, R10) est toujours un jeton, jamais la couronne.' +
    '\nLe livret prévoit cinq titres ; avec trois, c’est une règle maison.',
  solo:
    'Un jeu en solo, variante non officielle de George Jaros. Seules comptent les règles ci-dessous : pas de messager, ' +
    'pas d’effet de sept symboles identiques, rien de R13 à R16, et aucune option sauf le nombre de jetons.',
  S1:
    'Varrick et vous réunissez des jetons couronne ; le premier à en avoir trois (cinq ou sept, si vous voulez) gagne ' +
    'tout de suite. Varrick peut garder des dés couronne captifs d’un tour à l’autre ; vous lancez les autres dés.',
  S2:
    'À votre tour, répétez ces étapes : lancez (la première fois, tous vos dés), puis suivez S3, S4, S5 et les vérifications ' +
    'de S6, jusqu’à ce que l’une d’elles termine le tour.',
  S3:
    'Les couronnes que vous venez d’obtenir se bloquent chez vous. Les crânes restent libres chez vous. Pour les dagues ' +
    'que vous venez d’obtenir, choisissez combien vous gardez, bloquées, et combien vous donnez à Varrick.',
  S4:
    'Les parchemins que vous venez d’obtenir vont à Varrick, qui les lance.' +
    '\nPuis, dans cet ordre : les parchemins vous reviennent, libres.' +
    '\nLes couronnes restent chez lui, captives ; s’il en a maintenant trois ou plus, la première ' +
    'vérification de S6 s’applique tout de suite et le reste du lancer est sans effet.' +
    '\nLes crânes vous reviennent, libres, et chacun vous apporte une dague de Varrick, qui se bloque chez vous, tant ' +
    'qu’il lui en reste parmi celles d’avant ce lancer, y compris celles que vous venez de lui donner.' +
    '\nLes dagues de ce lancer restent chez lui.',
  S5:
    'Si les dagues apportées par les crânes vous font passer de moins de trois à trois ou plus, Varrick vous prend ' +
    'un jeton, une fois par lancer ; cela peut mettre fin à la partie. Si vous n’en avez pas, une de vos couronnes bloquées, s’il ' +
    'y en a, devient captive et compte en S6.',
  S6:
    'Vérifications, dans cet ordre.' +
    '\nVarrick a trois couronnes ou plus : il gagne un jeton, tous ses dés couronne sont libérés, le tour se ' +
    'termine et vous ne gagnez rien.' +
    '\nVarrick ou vous avez trois dagues ou plus : le tour se termine et vous ne gagnez rien ; si c’est Varrick et ' +
    'qu’il n’a lui-même obtenu aucune dague ce tour-ci, vous libérez une couronne captive.' +
    '\nVous avez trois couronnes ou plus, ou cinq crânes ou plus : vous gagnez un jeton, le tour se termine.' +
    '\nVous n’avez aucun dé libre : le tour se termine.' +
    '\nSinon, vous devez relancer : tous les crânes, tous les parchemins, ou les deux.',
  S7:
    'À la fin d’un tour, tous les dés sont de nouveau à vous, sauf les couronnes captives de Varrick ; les dagues ne ' +
    'passent jamais au tour suivant.',
  examples: {
    third:
      'Vous obtenez trois couronnes, deux dagues, un parchemin et un crâne. Avant de vous arrêter, il faut transmettre ' +
      'le parchemin. L’adversaire obtient une dague et vous la donne : c’est la troisième. Trahison, aucun titre.',
    early: 'Vous obtenez trois dagues et trois parchemins : trahison, et aucun parchemin n’est transmis.',
    six: 'Vous vous arrêtez avec six couronnes : un titre.',
    rival: 'Un adversaire détient deux couronnes : à son tour, une de plus lui suffit.',
    odds:
      'Quand on lance les sept dés, trois dagues ou plus sortent dans 9,58 % des cas, cinq crânes ou plus dans 4,53 %, sept ' +
      'parchemins dans 0,046 %.',
  },
} satisfies Catalog['book']

export const lesson = {
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
    stop: ({ left, right }) =>
      `${left} a obtenu un crâne : ce dé vous revient. ${right} a obtenu une dague et vous l’a donnée : cela fait deux. Vous avez trois couronnes : arrêtez-vous et prenez votre titre.`,
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
} satisfies Catalog['lesson']
