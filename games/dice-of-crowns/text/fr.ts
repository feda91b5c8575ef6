import { plural } from '../../../engine/text/lang.ts'
import { grammar } from '../../../engine/text/you/fr.ts'
import type { BoardTexts, BookTexts, Catalog } from './catalog.ts'
import { COVERS } from './covers.ts'

// Non-breaking spaces before : ; ! ? and within « ».

const claims = (n: number) => plural('fr', n, { one: `${n} titre`, other: `${n} titres` })

const daggers = (n: number) => plural('fr', n, { one: `${n} dague`, other: `${n} dagues` })

const scrolls = (n: number) => plural('fr', n, { one: `${n} parchemin`, other: `${n} parchemins` })

const skulls = (n: number) => plural('fr', n, { one: `${n} crâne`, other: `${n} crânes` })

const fate = (n: number) => plural('fr', n, { one: `${n} jeton destin`, other: `${n} jetons destin` })

/** "à vous": within a line "Vous" has a small letter. */
const within = (who: string) => (who === grammar.name ? grammar.inside : who)

const board = {
  questions: {
    hand: ({ count }) => `Vous avez obtenu ${scrolls(count)}. ${count === 1 ? 'Qui le reçoit ?' : 'Qui les reçoit ?'}`,
    handLeft: ({ count }) => `Encore ${scrolls(count)} à transmettre.`,
    handReady: 'Chaque parchemin a son destinataire. On confirme ?',
    give: ({ who, count }) =>
      `C’est à ${who} de jouer, et vous avez obtenu ${daggers(count)}. ${count === 1 ? 'Qui la reçoit ?' : 'Qui les reçoit ?'}`,
    giveLeft: ({ count }) => `Encore ${daggers(count)} à donner.`,
    giveReady: 'Chaque dague a sa victime. On confirme ?',
    protected: ({ who }) => `Le messager protège ${who} des dagues.`,
    choose: 'Arrêtez-vous, ou relancez vos crânes, vos parchemins ou les deux.',
    chooseOne: 'Arrêtez-vous, ou relancez.',
    chooseFate: 'Arrêtez-vous, relancez, ou utilisez le destin pour un seul dé.',
    onlyStop: 'Vous n’avez plus de dé libre : vous devez vous arrêter.',
    onlyFate: 'Vous n’avez plus de dé libre : arrêtez-vous, ou utilisez le destin pour un seul dé.',
    fate: 'Quel dé relancer ? Un des vôtres coûte 1 jeton destin, celui d’un adversaire 2.',
    betrayed: ({ count }) => `${daggers(count)} : trahison. Acceptez-la, ou utilisez le destin pour un dé.`,
    reward: 'Choisissez votre récompense.',
    vengeance: ({ count }) => `Vengeance : qui reçoit ${daggers(count)} ?`,
    keep: ({ count }) =>
      `Vous avez obtenu ${daggers(count)}. ${count === 1 ? 'Va-t-elle à Varrick ?' : 'Combien pour Varrick ?'}`,
    again: 'Le tour continue. Que relancez-vous ?',
  },
  buttons: {
    hand: 'Transmettre',
    handTo: ({ who, count }) => `${scrolls(count)} à ${who}`,
    deal: 'Parts égales',
    clear: 'Tout reprendre',
    give: 'Donner',
    giveTo: ({ who, count }) => `${daggers(count)} à ${within(who)}`,
    keepAll: ({ count }) => `Garder ${daggers(count)}`,
    stop: 'S’arrêter',
    stopFor: ({ reward }) => `S’arrêter : ${reward}`,
    rerollSkulls: ({ count }) => `Relancer ${skulls(count)}`,
    rerollScrolls: ({ count }) => `Relancer ${scrolls(count)}`,
    rerollBoth: ({ count }) => `Relancer les ${count} dés`,
    fate: 'Utiliser le destin',
    fateDone: 'Sans le destin',
    accept: 'Accepter la trahison',
    claim: ({ count }) => `Prendre ${claims(count)}`,
    takeFate: ({ count }) => `Prendre ${fate(count)}`,
    crown: 'Prendre la couronne',
    steal: ({ who }) => `Voler un titre à ${who}`,
    avenge: ({ who, count }) => `${daggers(count)} à ${who}`,
    forgive: 'Pas de vengeance',
    pass: ({ count }) => `Donner ${daggers(count)} à Varrick`,
    passNone: 'Tout garder',
    more: ({ who }) => `+1 pour ${within(who)}`,
  },
  pieces: {
    area: ({ who }) => `${who} : zone`,
    middle: 'Le centre',
    dieHanded: ({ die }) => `À lancer : ${die}`,
    dieGiving: ({ die }) => `À donner : ${die}`,
    dieLocked: ({ die }) => `${die}, dé bloqué`,
    dieLoose: ({ die }) => `${die}, dé libre`,
    dieFresh: ({ die }) => `${die}, à transmettre`,
    dieInHand: 'Un dé à lancer',
    dieFate: ({ die, count }) => `${die} : relancer pour ${fate(count)}`,
    claims: ({ count, of }) => `${claims(count)} sur ${of}`,
    fate: ({ count }) => fate(count),
    supply: ({ count }) => `${fate(count)} dans la réserve`,
    crownOf: ({ who }) => `Couronne : ${who}`,
    crownInMiddle: 'La couronne est au centre',
    messenger: ({ who }) => `${who} : le messager écarte les dagues ce tour-ci`,
    varrick: 'Oncle Varrick',
    tokens: ({ who, count, of }) =>
      `${who} : ${plural('fr', count, { one: `${count} jeton couronne`, other: `${count} jetons couronne` })} sur ${of}`,
    onTurn: 'Tour en cours',
    betrayed: 'Trahison',
  },
  slip: 'En vous arrêtant maintenant, vous n’obtenez rien.',
  keys: {
    seat: 'Un dé de plus à cette place',
    fewer: 'Reprendre un dé',
    deal: 'Répartir à parts égales',
    stop: 'S’arrêter',
    skulls: 'Relancer les crânes',
    scrolls: 'Relancer les parchemins',
    both: 'Relancer crânes et parchemins',
    fate: 'Utiliser le destin',
    clear: 'Tout reprendre',
  },
  ending: { won: 'La couronne est à vous', lost: 'Varrick garde le trône' },
} satisfies BoardTexts

// Non-breaking spaces before : ; ! ? % and within « ».

const book = {
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
    '\nUne trahison en R2 ne permet pas de vengeance, et sept dagues jamais.',
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
    'de deux jetons titre (quatre si l’on joue à cinq titres).' +
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
    'Si vous aviez moins de trois dagues et qu’avec celles apportées par les crânes vous en avez trois ou plus, Varrick vous prend ' +
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
} satisfies BookTexts

export const fr = {
  lang: 'fr',
  ...COVERS.fr,
  notation:
    'Les coups s’écrivent « stop », « reroll skulls », « hand 1:2 3:1 » (deux parchemins à la place 1, un à la ' +
    'place 3 ; les places se comptent à partir de 0), « give 0:1 », « take claim », « steal 1 », « fate 0 ' +
    'dagger », « accept », « avenge 1 », « forgive » ou « pass 2 ».',
  things: {
    crown: ({ count }) => plural('fr', count, { one: `${count} couronne`, other: `${count} couronnes` }),
    dagger: ({ count }) => daggers(count),
    skull: ({ count }) => plural('fr', count, { one: `${count} crâne`, other: `${count} crânes` }),
    scroll: ({ count }) => plural('fr', count, { one: `${count} parchemin`, other: `${count} parchemins` }),
    claim: ({ count }) => claims(count),
    fate: ({ count }) => fate(count),
    token: ({ count }) => plural('fr', count, { one: `${count} jeton couronne`, other: `${count} jetons couronne` }),
  },
  kinds: { crown: 'Couronne', dagger: 'Dague', skull: 'Crâne', scroll: 'Parchemin' },
  fated: {
    crown: 'une couronne',
    dagger: 'une dague',
    skull: 'un crâne',
    scroll: 'un parchemin revenu',
    fresh: 'un nouveau parchemin',
  },
  seat: ({ seat }) => `place ${seat}`,
  share: ({ dice, who }) => `${dice} à ${within(who)}`,
  options: {
    claims: {
      label: 'Titres à réunir',
      help: 'Pour monter sur le trône : trois dans le jeu de base, cinq dans le jeu avancé.',
      values: { 3: '3 titres', 5: '5 titres' },
    },
    rivalDagger: {
      label: 'Dague sur un parchemin transmis',
      help:
        'Un adversaire lance votre parchemin et obtient une dague. Selon l’éditeur, il la donne à qui il veut ; selon ' +
        'le résumé du livret italien, il la garde.',
      values: { give: 'Il la donne', keep: 'Il la garde' },
    },
    sixCrowns: {
      label: 'Six couronnes',
      help: 'Le livret se contredit : un titre de trois à six couronnes, ou un titre pour chaque série de trois.',
      values: { 1: '1 titre', 2: '2 titres' },
    },
    sevenSkulls: {
      label: 'Sept crânes',
      help:
        'Le livret se contredit : un titre volé, ou jusqu’à deux. Dans le second cas, l’un est volé, l’autre vient de ' +
        'la réserve.',
      values: { steal: 'Voler un titre', 'steal-and-claim': 'En voler un, en prendre un' },
    },
    sevenDaggers: {
      label: 'Sept dagues',
      help: 'En plus de la trahison. Le livret italien fait perdre un titre, le prototype donnait une dague à chacun.',
      values: {
        'lose-claim': 'Un titre perdu',
        'everyone-dagger': 'Une dague pour chacun',
        nothing: 'Rien',
      },
    },
    vengeance: {
      label: 'Vengeance',
      help:
        'Trahi avec quatre à six dagues, on peut en donner à un adversaire : celles au-delà de la troisième, ou ' +
        'toutes.',
      values: { off: 'Non', excess: 'Au-delà de la troisième', all: 'Toutes les dagues' },
    },
    fate: {
      label: 'Destin',
      help: 'Les crânes peuvent donner des jetons destin. Chacun permet de relancer un seul dé, même pour éviter une trahison.',
      values: { off: 'Non', on: 'Oui' },
    },
    fateIncome: {
      label: 'Jetons destin pour les crânes',
      help: 'Le livret dit « 1 ou 2 », sans préciser quand. Seulement si l’on joue avec le destin.',
      values: { 'per-three': '3–5 crânes : 1, dès 6 : 2', 'five-for-two': '3–4 crânes : 1, dès 5 : 2' },
    },
    crownDefence: {
      label: 'Défense de la couronne',
      help: 'Le dernier titre est la couronne : pour gagner, gardez-la tout au long d’un de vos tours.',
      values: { off: 'Non', on: 'Oui' },
    },
    tokens: {
      label: 'Jetons couronne',
      help: 'Combien il en faut pour battre Varrick.',
      values: { 3: '3 jetons', 5: '5 jetons', 7: '7 jetons' },
    },
  },
  refusals: {
    R4: 'Les dagues que vous obtenez à votre tour restent bloquées dans votre zone.',
    R5: 'Le messager protège le joueur dont c’est le tour : donnez vos dagues à quelqu’un d’autre.',
    R6:
      'Transmettez tous les parchemins que vous venez d’obtenir, ou donnez toutes les dagues obtenues au tour d’un ' +
      'adversaire, seulement quand le jeu le demande.',
    R8: 'Vous ne pouvez relancer que ce qui est libre devant vous : tous les crânes, tous les parchemins, ou les deux.',
    R9: 'Une trahison s’accepte ou s’évite grâce au destin, et tant qu’elle n’est pas là, il n’y a rien à accepter.',
    R10: 'Une récompense se prend quand on s’est arrêté, et seulement si les dés y donnent droit.',
    R14: 'La vengeance vise un seul adversaire, et seulement après une trahison avec quatre, cinq ou six dagues.',
    R15:
      'Le destin relance un dé posé : 1 jeton pour un des vôtres, 2 pour celui d’un adversaire. Pour recevoir des ' +
      'jetons, il faut trois crânes, et qu’il en reste dans la réserve.',
    R16: 'Pour prendre la couronne, il faut sept couronnes ou sept crânes, et qu’un adversaire l’ait.',
    S3: 'Dites combien de vos nouvelles dagues vont à Varrick : aucune, quelques-unes ou toutes.',
    S6: 'Vous devez relancer : tous les crânes ou tous les parchemins libres devant vous, ou les deux.',
  },
  clashes: {
    S1:
      'Le nombre de jetons couronne vaut pour la partie en solo ; toutes les autres options, à partir de deux ' +
      'joueurs.',
  },
  moves: {
    hand: ({ shares }) => `Transmettre ${shares}`,
    give: ({ shares }) => `Donner ${shares}`,
    stop: 'S’arrêter',
    reroll: {
      skulls: 'Relancer les crânes',
      scrolls: 'Relancer les parchemins',
      both: 'Relancer crânes et parchemins',
    },
    fate: ({ die, who }) => `Destin : relancer ${die} chez ${within(who)}`,
    accept: 'Accepter la trahison',
    take: { claim: 'Prendre le titre', fate: 'Prendre des jetons destin', crown: 'Prendre la couronne' },
    steal: ({ who }) => `Voler un titre à ${within(who)}`,
    avenge: ({ who }) => `Se venger sur ${within(who)}`,
    forgive: 'Pas de vengeance',
    pass: ({ count }) => (count === 0 ? 'Garder toutes les dagues' : `Donner ${daggers(count)} à Varrick`),
  },
  place: {
    locked: ({ dice }) => `Bloqués : ${dice}`,
    loose: ({ dice }) => `Libres : ${dice}`,
    fresh: ({ dice }) => `À transmettre : ${dice}`,
    handed: ({ dice }) => `À lancer : ${dice}`,
    giving: ({ dice }) => `À donner : ${dice}`,
    inHand: ({ count }) => `En main : ${plural('fr', count, { one: `${count} dé`, other: `${count} dés` })}`,
    crown: 'A la couronne',
    messenger: 'Sous la protection du messager',
    crownInMiddle: 'La couronne est au centre',
    supply: ({ count }) => `Dans la réserve : ${fate(count)}`,
    varrick: ({ things }) => `Varrick : ${things}`,
    captive: ({ dice, count }) => `${dice} ${plural('fr', count, { one: 'captive', other: 'captives' })}`,
  },
  purpose: {
    first: 'pour savoir qui commence',
    answer: 'pour les parchemins transmis, dans l’ordre des joueurs à partir de la gauche',
    fate: 'pour le dé que le destin relance',
    varrick: 'pour Varrick',
  },
  lines: {
    first: ({ who }) => `${who} commence`,
    rolled: ({ who, dice }) => `${who} obtient ${dice}`,
    messenger: ({ who }) => `Le messager protège ${who} pour ce tour`,
    handed: ({ who, shares }) => `${who} transmet ${shares}`,
    gave: ({ who, shares }) => `${who} donne ${shares}`,
    kept: ({ who, dice }) => `${who} garde ${dice}`,
    gaveAndKept: ({ who, shares, dice }) => `${who} donne ${shares} et garde ${dice}`,
    stopped: ({ who }) => `${who} s’arrête`,
    rerolls: ({ who, dice }) => `${who} relance ${dice}`,
    fateOwn: ({ who, die }) => `${who} dépense 1 jeton destin pour relancer ${die}`,
    fateRival: ({ who, die, other }) => `${who} dépense 2 jetons destin pour relancer ${die} chez ${other}`,
    accepted: ({ who }) => `${who} accepte la trahison`,
    betrayal: 'Trahison',
    doubt: 'Trahison, sauf si le destin l’évite',
    ambush: ({ who, dice }) => `${who} commence avec ${dice}`,
    loses: ({ who }) => `Sept dagues : ${who} perd un titre`,
    everyone: 'Sept dagues : une pour chacun',
    avenged: ({ who, other, dice }) => `${who} se venge : ${dice} à ${other}`,
    forgave: ({ who }) => `${who} renonce à la vengeance`,
    took: ({ who, count }) => `${who} prend ${claims(count)}`,
    tookFate: ({ who, count }) => `${who} prend ${fate(count)}`,
    tookCrown: ({ who }) => `${who} prend la couronne`,
    tookCrownFrom: ({ who, other }) => `${who} prend la couronne à ${other}`,
    stole: ({ who, other }) => `${who} vole un titre à ${other}`,
    full: ({ who }) => `${who} ne peut plus recevoir de titre`,
    skipped: ({ who }) => `${who} n’a aucun dé et perd son tour`,
    won: ({ who }) => `${who} ${who === 'Varrick' ? 'garde' : 'conquiert'} le trône`,
    defended: ({ who }) => `${who} a défendu la couronne et conquiert le trône`,
    brought: ({ who, dice }) => `Cela vaut à ${who} ${dice}`,
    captured: ({ who }) => `Varrick capture une couronne à ${who}`,
    freed: ({ who }) => `${who} libère une couronne captive`,
    robbed: ({ who }) => `Varrick prend un jeton couronne à ${who}`,
    gained: ({ who }) => `${who} gagne un jeton couronne`,
    turnOver: 'Le tour est fini',
    timeUp: 'Le temps est écoulé',
  },
  board,
  book,
} satisfies Catalog
