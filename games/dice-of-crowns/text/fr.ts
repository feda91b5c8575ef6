import { plural } from '../../../engine/text/lang.ts'
import { grammar } from '../../../engine/text/you/fr.ts'
import { book, lesson } from './book/fr.ts'
import { COVERS } from './covers.ts'
import type { Catalog } from './en.ts'

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
    stopFor: ({ reward }) => `S’arrêter : ${reward}`,
    rerollSkulls: ({ count }) => `Relancer ${skulls(count)}`,
    rerollScrolls: ({ count }) => `Relancer ${scrolls(count)}`,
    rerollBoth: ({ count }) => `Relancer les ${count} dés`,
    fate: 'Utiliser le destin',
    fateDone: 'Sans le destin',
    claim: ({ count }) => `Prendre ${claims(count)}`,
    takeFate: ({ count }) => `Prendre ${fate(count)}`,
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
    clear: 'Tout reprendre',
  },
  ending: { won: 'La couronne est à vous', lost: 'Varrick garde le trône' },
} satisfies Catalog['board']

// Non-breaking spaces before : ; ! ? % and within « ».

export const fr = {
  lang: 'fr',
  ...COVERS.fr,
  notation:
    'Les coups s’écrivent « stop », « reroll skulls », « hand 1:2 3:1 » (deux parchemins à la place 1, un à la ' +
    'place 3 ; les places sont numérotées à partir de 0 : le joueur 1 a la place 0), « give 0:1 », « take claim », « steal 1 », « fate 0 ' +
    'dagger », « accept », « avenge 1 », « forgive » ou « pass 2 » (deux dagues à Varrick).',
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
    fresh: ({ dice }) => `À transmettre aux autres joueurs : ${dice}`,
    freshAlone: ({ dice }) => `À transmettre à Varrick : ${dice}`,
    givingAlone: ({ dice }) => `À garder ou à donner à Varrick : ${dice}`,
    handed: ({ dice }) => `À lancer : ${dice}`,
    giving: ({ dice }) => `À donner : ${dice}`,
    inHand: ({ count }) => `En main : ${plural('fr', count, { one: `${count} dé`, other: `${count} dés` })}`,
    crown: 'A la couronne',
    messenger: 'Sous la protection du messager',
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
  you: {
    verbs:
      'transmet transmettez, donne donnez, dépense dépensez, accepte acceptez, renonce renoncez, prend prenez, ' +
      'vole volez, conquiert conquérez, libère libérez',
    phrases: [
      ['@ n’a aucun dé et perd son tour', '@ n’avez aucun dé et perdez votre tour'],
      ['(capture|prend|vole) (une? [^.:!]*?|la couronne) à @', 'vous $1 $2'],
      ['(transmet|donne) (\\d+ \\p{L}+) à @(?!,| et \\d)', 'vous $1 $2'],
      ['@ s’arrête', '@ vous arrêtez'],
      ['@ se venge', '@ vous vengez'],
      ['protège @', 'vous protège'],
      ['vaut à @', 'vous vaut'],
    ],
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
  characters: {
    squire: 'N’a d’yeux que pour les couronnes et prend peur à la deuxième dague.',
    courtier: 'Collectionne les crânes autant que les couronnes, mais ne risque jamais une troisième dague.',
    plotter: 'Sait calculer ses chances, mais suit parfois son intuition.',
    sovereign: 'Rien ne lui échappe : face à un seul rival, son jeu est parfait.',
  },
  decisionKinds: {
    reroll: 'Relancer',
    stop: 'S’arrêter',
    scrolls: 'Répartir les parchemins',
    daggers: 'Donner les dagues',
    reward: 'Choisir la récompense',
    fate: 'Utiliser le destin',
    vengeance: 'Vengeance',
  },
  odds: {
    title: 'Comment finit le premier lancer d’un tour, selon le nombre de dés, si rien n’est bloqué dans votre zone.',
    key: 'Dés',
    columns: ['trahison', 'trois couronnes ou plus', 'cinq crânes ou plus', 'rien de tout cela'],
  },
  reasons: {
    betrays: 'Trois dagues, c’est la trahison.',
    spared: 'Trois dagues, c’est la trahison ; une quatrième permettrait la vengeance.',
    varrick: ({ ways, of }) =>
      `${ways === '1' ? '1 lancer' : `${ways} lancers`} sur ${of} ${ways === '1' ? 'donne' : 'donnent'} un jeton à Varrick : moins qu’avec tout autre choix.`,
    none: 'Avec tout autre choix, Varrick peut gagner un jeton à son prochain lancer ; avec celui-ci, non.',
    frees: 'La troisième dague de Varrick libère une couronne captive.',
    ends: 'La troisième dague met fin au tour avant que Varrick puisse lancer.',
    skulls: ({ count }) =>
      `Varrick a besoin de ${count} crânes en un seul lancer pour vous amener à trois dagues : plus qu’avec tout autre choix.`,
    harmless: 'Avec les dagues qu’il a, Varrick ne peut pas vous amener à trois.',
    goal: ({ ways, of }) =>
      `${ways === '1' ? '1 lancer' : `${ways} lancers`} sur ${of} vous ${ways === '1' ? 'donne' : 'donnent'} trois couronnes ou cinq crânes : plus qu’avec tout autre choix.`,
    reroll: ({ ways, of }) =>
      ways === '1'
        ? `1 lancer sur ${of} mène tout de suite à la trahison.`
        : `${ways} lancers sur ${of} mènent tout de suite à la trahison.`,
    safe: 'Aucun lancer ne mène tout de suite à la trahison.',
    stop: ({ claims, ways, of }) =>
      `S’arrêter ${claims === 0 ? 'ne donne aucun titre' : plural('fr', claims, { one: 'donne 1 titre', other: `donne ${claims} titres` })} ; continuer ${ways === '0' ? 'ne mène jamais tout de suite à la trahison' : `mène à la trahison au moins ${ways} fois sur ${of}`}.`,
  },
  board,
  book,
  lesson,
} satisfies Catalog
