import { plural } from '../../../engine/text/lang.ts'
import { board } from './board/fr.ts'
import { book } from './book/fr.ts'
import type { Catalog } from './catalog.ts'
import { COVERS } from './covers.ts'

// Non-breaking spaces before : ; ! ? and within « ».

const claims = (n: number) => plural('fr', n, { one: `${n} prétention`, other: `${n} prétentions` })
const daggers = (n: number) => plural('fr', n, { one: `${n} dague`, other: `${n} dagues` })
const fate = (n: number) => plural('fr', n, { one: `${n} jeton destin`, other: `${n} jetons destin` })

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
    fresh: 'un parchemin tout juste sorti',
  },
  seat: ({ seat }) => `place ${seat}`,
  share: ({ dice, who }) => `${dice} à ${who}`,
  options: {
    claims: {
      label: 'Prétentions',
      help: 'Combien de prétentions donnent le trône (R12, R13) : trois dans le jeu de base, cinq dans le jeu avancé.',
      values: { 3: '3 prétentions', 5: '5 prétentions' },
    },
    rivalDagger: {
      label: 'Une dague de vos parchemins',
      help:
        'Ce que devient une dague obtenue par un adversaire (R6). Selon l’éditeur, il la donne à qui il veut ; ' +
        'selon le résumé italien, il la garde.',
      values: { give: 'Donnée à qui l’on veut', keep: 'Gardée' },
    },
    sixCrowns: {
      label: 'Six couronnes',
      help:
        'Le résumé donne une prétention de trois à six couronnes ; le texte parle d’une pour chaque série de trois ' +
        '(R10).',
      values: { 1: '1 prétention', 2: '2 prétentions' },
    },
    sevenSkulls: {
      label: 'Sept crânes',
      help:
        'Le résumé donne une prétention volée, le texte jusqu’à deux : alors une est volée, une vient de la réserve ' +
        '(R10).',
      values: { steal: 'Voler une prétention', 'steal-and-claim': 'En voler une, en prendre une' },
    },
    sevenDaggers: {
      label: 'Sept dagues',
      help: 'Ce que font sept dagues en plus de la trahison (R9) : le résumé italien, le prototype, ou rien.',
      values: {
        'lose-claim': 'Une prétention perdue',
        'everyone-dagger': 'Une dague par personne',
        nothing: 'Rien',
      },
    },
    vengeance: {
      label: 'Vengeance',
      help:
        'Après une trahison avec quatre à six dagues, vous pouvez donner celles au-delà de la troisième, ou ' +
        'toutes, à un seul adversaire (R14).',
      values: { off: 'Non', excess: 'Celles au-delà de la troisième', all: 'Toutes les dagues' },
    },
    fate: {
      label: 'Destin',
      help:
        'Les crânes peuvent donner des jetons destin, qui relancent un seul dé, même pour éviter une trahison ' +
        '(R15).',
      values: { off: 'Non', on: 'Oui' },
    },
    fateIncome: {
      label: 'Jetons destin pour les crânes',
      help: 'Le livret dit « 1 ou 2 » sans dire quand. Ne compte que si l’on joue avec le destin (R15).',
      values: { 'per-three': '3–5 crânes : 1, dès 6 : 2', 'five-for-two': '3–4 crânes : 1, dès 5 : 2' },
    },
    crownDefence: {
      label: 'Défense de la couronne',
      help: 'La dernière prétention est la couronne, et il faut la garder tout un tour à vous pour gagner (R16).',
      values: { off: 'Non', on: 'Oui' },
    },
    tokens: {
      label: 'Jetons couronne',
      help: 'Combien de jetons couronne il faut pour battre Varrick (S1).',
      values: { 3: '3 jetons', 5: '5 jetons', 7: '7 jetons' },
    },
  },
  refusals: {
    R4: 'Les dagues que vous obtenez à votre tour restent bloquées dans votre zone.',
    R5: 'Le messager protège la personne dont c’est le tour : donnez vos dagues à quelqu’un d’autre.',
    R6:
      'Quand c’est demandé, et seulement alors, transmettez à vos adversaires tous les parchemins tout juste ' +
      'sortis, ou donnez toutes les dagues que vous avez obtenues au tour d’un adversaire.',
    R8: 'Vous ne pouvez relancer que ce qui est libre devant vous : tous les crânes, tous les parchemins, ou les deux.',
    R9:
      'Une trahison ne peut qu’être acceptée ou évitée par le destin, et il n’y a rien à accepter avant qu’elle ' +
      'n’arrive.',
    R10: 'Une récompense se prend en s’arrêtant, et seulement si vos dés l’ont méritée.',
    R14: 'La vengeance vise un seul adversaire, et seulement après une trahison avec quatre, cinq ou six dagues.',
    R15:
      'Le destin relance un dé qui est là, pour 1 jeton s’il est à vous et 2 s’il est à un adversaire ; comme ' +
      'récompense, il faut trois crânes, et des jetons dans la réserve.',
    R16:
      'La couronne n’est une récompense que pour sept couronnes ou sept crânes, et seulement si un adversaire la ' +
      'détient.',
    S3: 'Dites combien des dagues tout juste sorties vont à Varrick : aucune, quelques-unes ou toutes.',
    S6: 'Vous devez relancer : tous les crânes ou tous les parchemins libres devant vous, ou les deux.',
  },
  clashes: {
    S1:
      'Le nombre de jetons couronne vaut pour le jeu en solitaire, toutes les autres options à partir de deux ' +
      'personnes.',
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
    fate: ({ die, who }) => `Destin : relancer ${die} chez ${who}`,
    accept: 'Accepter la trahison',
    take: { claim: 'Prendre la prétention', fate: 'Prendre des jetons destin', crown: 'Prendre la couronne' },
    steal: ({ who }) => `Voler une prétention à ${who}`,
    avenge: ({ who }) => `Se venger sur ${who}`,
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
    crownInMiddle: 'La couronne est au milieu',
    supply: ({ count }) => `Dans la réserve : ${fate(count)}`,
    varrick: ({ things }) => `Varrick : ${things}`,
    captive: ({ dice }) => `${dice} (en captivité)`,
  },
  purpose: {
    first: 'pour savoir qui commence',
    answer: 'pour les parchemins transmis, dans le sens horaire depuis la gauche de la personne dont c’est le tour',
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
    loses: ({ who }) => `Sept dagues : ${who} perd une prétention`,
    everyone: 'Sept dagues : une par personne',
    avenged: ({ who, other, dice }) => `${who} se venge : ${dice} à ${other}`,
    forgave: ({ who }) => `${who} renonce à la vengeance`,
    took: ({ who, count }) => `${who} prend ${claims(count)}`,
    tookFate: ({ who, count }) => `${who} prend ${fate(count)}`,
    tookCrown: ({ who }) => `${who} prend la couronne`,
    tookCrownFrom: ({ who, other }) => `${who} prend la couronne à ${other}`,
    stole: ({ who, other }) => `${who} vole une prétention à ${other}`,
    full: ({ who }) => `${who} ne peut plus avoir de prétentions`,
    skipped: ({ who }) => `${who} n’a aucun dé et perd son tour`,
    won: ({ who }) => `${who} conquiert le trône`,
    defended: ({ who }) => `${who} a défendu la couronne et conquiert le trône`,
    brought: ({ who, dice }) => `Les crânes apportent à ${who} ${dice}`,
    captured: ({ who }) => `${who} voit une couronne emmenée en captivité`,
    freed: ({ who }) => `${who} libère une couronne captive`,
    robbed: ({ who }) => `Varrick prend un jeton couronne à ${who}`,
    gained: ({ who }) => `${who} obtient un jeton couronne`,
    turnOver: 'Le tour est fini',
    timeUp: 'Le temps est écoulé',
  },
  board,
  book,
} satisfies Catalog
