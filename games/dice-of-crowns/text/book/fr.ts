import type { BookTexts } from './catalog.ts'

// Non-breaking spaces before : ; ! ? % and within « ».

export const book = {
  intro:
    'Sept dés vont et viennent entre vous et vos adversaires. Les couronnes sont le droit au trône, les dagues la ' +
    'trahison, les crânes le caprice du destin et les parchemins l’intrigue : vos adversaires les lancent pendant ' +
    'votre tour. Trois prétentions donnent le trône.',
  headings: {
    dice: 'Les dés',
    turn: 'Votre tour',
    rewards: 'Trahison et récompense',
    end: 'La fin',
    examples: 'Exemples',
    advanced: 'Règles avancées',
    solo: 'En solitaire contre l’oncle Varrick',
    options: 'Options',
  },
  dice: 'Chacun des sept dés porte une couronne, une dague, deux crânes et deux parchemins.',
  terms:
    'Chaque personne a une zone pour les dés. À votre tour, tous les dés qui ne sont pas dans la zone d’un ' +
    'adversaire sont à vous. Une couronne ou une dague dans une zone est bloquée : on ne la relance pas, sauf par ' +
    'le destin (R15). Un crâne ou un parchemin dans votre zone est libre. Couronnes et dagues dans la zone d’un ' +
    'adversaire n’ont aucun effet avant son propre tour, quel que soit leur nombre. « Sept » d’un symbole veut ' +
    'dire que les sept dés sont dans votre zone et le montrent.',
  R1:
    'Réunissez tous les dés qu’aucun adversaire ne détient : ils sont libres. Les couronnes et dagues que vous ' +
    'aviez déjà restent bloquées dans votre zone, et comptent. Si vos adversaires détiennent les sept dés, votre ' +
    'tour passe : pas de lancer, pas de récompense.',
  R2: 'Si trois dagues ou plus sont alors dans votre zone, c’est aussitôt la trahison (R9).',
  R3: 'Lancez tous vos dés libres. Si vous en avez, c’est obligatoire ; sinon, passez à R8.',
  R4:
    'Couronnes et dagues se bloquent. Avec trois dagues ou plus dans votre zone, c’est aussitôt la trahison (R9), ' +
    'avant que le moindre parchemin soit transmis.',
  R5:
    'Sept parchemins en un seul lancer font venir le messager, qui vous protège jusqu’à la fin du tour : vos ' +
    'adversaires ne peuvent pas vous donner de dagues. Les parchemins se transmettent quand même. Si les ' +
    'adversaires gardent leurs dagues (voir les options), le messager ne change rien.',
  R6:
    'Transmettez à vos adversaires tous les parchemins tout juste sortis, partagés comme vous voulez. Ceux qui en ' +
    'ont reçu les lancent, en un seul lancer. Une couronne reste bloquée dans la zone de cet adversaire. ' +
    'L’adversaire qui obtient une dague la donne à qui il veut, lui-même compris, mais pas à vous si le messager ' +
    'vous protège ; dans la zone de quelqu’un dont ce n’est pas le tour, elle reste bloquée jusqu’à la fin de son ' +
    'propre tour. Un crâne ou un parchemin vous revient, libre ; un parchemin revenu ne se transmet plus, mais ' +
    'vous pouvez le relancer. Les adversaires qui ont des dagues décident l’un après l’autre, dans le sens horaire ' +
    'depuis votre gauche, et on ne compte les dagues qu’après le dernier.',
  R7: 'Si trois dagues ou plus sont maintenant dans votre zone, c’est la trahison (R9).',
  R8:
    'Ensuite, arrêtez-vous, ou relancez tous vos crânes, tous vos parchemins, ou les deux, et reprenez à R4. Un ' +
    'symbole se relance en entier ou pas du tout. Sans dé libre, et sans destin à dépenser, vous vous arrêtez. ' +
    'Trois couronnes ne terminent pas le tour à elles seules : vous pouvez continuer, même jusqu’à sept.',
  R9:
    'En cas de trahison, votre tour finit et vous n’obtenez rien ; les prétentions que vous aviez sont à l’abri. ' +
    'Sept dagues peuvent faire plus, selon les options : vous perdez une de vos prétentions ; ou une dague est ' +
    'posée, bloquée, dans la zone de chaque personne, la vôtre comprise, et compte à son prochain tour, tandis que ' +
    'le reste retourne au milieu ; ou rien.',
  R10:
    'S’arrêter donne exactement une récompense, si vous en avez mérité une ; entre plusieurs, vous choisissez, ' +
    'sans pouvoir toutes les refuser. Sept couronnes, le droit de naissance, donnent 2 prétentions ; de trois à ' +
    'six, 1 (six peuvent en donner 2 : voir les options). Sept crânes, le revirement du destin, volent 1 ' +
    'prétention à l’adversaire de votre choix, ou en prennent 1 dans la réserve si aucun adversaire n’en a (voir ' +
    'les options) ; cinq ou six crânes donnent 1 prétention. Les jetons destin (R15) et la couronne (R16) sont des ' +
    'récompenses des règles avancées.',
  R11:
    'Après votre tour, vos dés, même bloqués, retournent au milieu. Les dés dans les zones des adversaires y ' +
    'restent. C’est à la personne à votre gauche.',
  R12:
    'La première personne à avoir trois prétentions gagne aussitôt. Le reste du classement suit les prétentions, ' +
    'la couronne comptant pour une ; à égalité, la place est partagée.',
  advanced: 'Chacune de ces règles se choisit séparément, dans n’importe quelle combinaison.',
  R13: 'Une partie plus longue : il faut cinq prétentions au lieu de trois.',
  R14:
    'Vengeance. Après une trahison en R4 ou R7 avec quatre, cinq ou six dagues dans votre zone, vous pouvez donner ' +
    'celles au-delà de la troisième, ou toutes, selon ce qui est convenu, à un seul adversaire, chez qui elles ' +
    'restent bloquées. Ou n’en donner aucune. Une trahison en R2 ne donne pas de vengeance, et sept dagues jamais.',
  R15:
    'Destin. En vous arrêtant avec trois crânes ou plus, vous pouvez prendre comme récompense des jetons destin, 1 ' +
    'ou 2 selon ce qui est convenu, d’une réserve de dix : ce qui reste si elle ne suffit pas, rien si elle est ' +
    'vide. À votre tour, vous pouvez les dépenser en R8, et aussi quand une trahison (R2, R4, R7) va devenir ' +
    'définitive : 1 jeton relance un dé de votre zone, bloqué ou libre, 2 jetons un dé de la zone d’un adversaire, ' +
    'tant que vous pouvez payer. Les jetons dépensés retournent à la réserve. Votre propre dé compte comme un ' +
    'lancer d’un seul dé : on reprend à R4, avec les parchemins pas encore transmis ; il ne fait jamais venir le ' +
    'messager. Le dé d’un adversaire reste où il est s’il montre une couronne ou une dague, et vient dans votre ' +
    'zone, libre, s’il montre un crâne ou un parchemin. Puis on recompte les dagues. Après une trahison évitée en ' +
    'R2, on continue en R3, sinon en R6 s’il y a des parchemins à transmettre, sinon en R8. Si vous renoncez ou ne ' +
    'pouvez pas payer, la trahison est définitive : suivent R9, R14 et R11.',
  R16:
    'Défense de la couronne. Personne ne gagne par R12. La couronne compte pour une prétention, et personne ne ' +
    'détient plus de deux jetons prétention (quatre si l’on joue à cinq prétentions). Une récompense qui vous ' +
    'amènerait à trois prétentions (ou à cinq) vous donne des jetons jusqu’à cette limite, puis la couronne, du ' +
    'milieu ou de qui la détient ; le surplus est perdu. Vous gagnez à la fin d’un tour que vous avez commencé ' +
    'avec la couronne, sans trahison, et que vous finissez avec la couronne et tous les jetons permis. À ce tour, ' +
    'vous devez lancer au moins une fois si vous avez des dés libres ; une relance du destin ne compte pas. Après ' +
    'une trahison, ou avec moins de jetons, vous gardez la couronne et continuez. Sept couronnes ou sept crânes ' +
    'peuvent, au lieu de leur récompense habituelle, prendre la couronne à un adversaire qui la détient, quel que ' +
    'soit le nombre de vos jetons. Une prétention volée ou perdue (R9, R10) est toujours un jeton, jamais la ' +
    'couronne. Imprimé pour cinq prétentions ; avec trois, c’est une règle maison.',
  solo:
    'Un jeu en solitaire, variante non officielle de George Jaros. Seules valent les règles qui suivent : pas de ' +
    'messager, pas d’effet de sept symboles identiques, rien de R13 à R16, et aucune option sauf le nombre de ' +
    'jetons.',
  S1:
    'Varrick et vous réunissez des jetons couronne ; le premier à en avoir trois (cinq ou sept, si vous voulez) ' +
    'gagne aussitôt. Varrick peut détenir des dés couronne captifs d’un tour à l’autre ; vous lancez les autres ' +
    'des sept.',
  S2:
    'Un tour se répète : lancez, la première fois tous vos dés ; puis viennent S3, S4, S5 et les contrôles de S6, ' +
    'jusqu’à ce que l’un d’eux termine le tour.',
  S3:
    'Les couronnes tout juste sorties se bloquent chez vous. Les crânes restent libres chez vous. Des dagues tout ' +
    'juste sorties, vous choisissez combien garder, bloquées, et combien donner à Varrick.',
  S4:
    'Les parchemins tout juste sortis vont à Varrick, qui les lance. Dans cet ordre : les parchemins vous ' +
    'reviennent, libres. Les couronnes restent chez lui, captives ; s’il en a maintenant trois ou plus, le premier ' +
    'contrôle de S6 s’applique aussitôt et le reste du lancer est sans effet. Les crânes vous reviennent, libres, ' +
    'et chacun apporte une dague, tant que Varrick en a une d’avant ce lancer, celles tout juste données ' +
    'comprises ; elle se bloque chez vous. Les dagues de ce lancer restent chez lui.',
  S5:
    'Si vous aviez moins de trois dagues et que celles apportées par les crânes en font trois ou plus, il prend ' +
    'pour lui un de vos jetons, une fois par lancer ; cela peut finir la partie. Si vous n’en avez pas, une de vos ' +
    'couronnes bloquées, s’il y en a, devient captive et compte en S6.',
  S6:
    'Contrôles, dans cet ordre. Varrick a trois couronnes ou plus : il gagne un jeton, tous ses dés couronne sont ' +
    'libérés, le tour finit et vous ne gagnez rien. Vous ou Varrick avez trois dagues ou plus : le tour finit et ' +
    'vous ne gagnez rien ; si c’est Varrick et qu’il n’a lui-même obtenu aucune dague ce tour-ci, vous libérez une ' +
    'couronne captive. Vous avez trois couronnes ou plus, ou cinq crânes ou plus : vous gagnez un jeton, le tour ' +
    'finit. Vous n’avez aucun dé libre : le tour finit. Sinon, vous devez relancer : tous les crânes, tous les ' +
    'parchemins, ou les deux.',
  S7:
    'À la fin d’un tour, tous les dés sont de nouveau à vous, sauf les couronnes captives de Varrick ; les dagues ' +
    'ne passent jamais au tour suivant.',
  examples: {
    third:
      'Vous obtenez trois couronnes, deux dagues, un parchemin et un crâne. Avant de vous arrêter, il faut ' +
      'transmettre le parchemin. L’adversaire obtient une dague et vous la donne : c’est la troisième. Trahison, ' +
      'aucune prétention.',
    early: 'Vous obtenez trois dagues et trois parchemins : trahison, et aucun parchemin n’est transmis.',
    six: 'Vous vous arrêtez avec six couronnes : une prétention.',
    rival: 'Un adversaire détient deux couronnes : à son tour, une de plus lui suffit.',
    odds:
      'En lançant les sept dés, trois dagues ou plus sortent dans 9,58 % des cas, cinq crânes ou plus dans 4,53 %, ' +
      'sept parchemins dans 0,046 %.',
  },
} satisfies BookTexts
