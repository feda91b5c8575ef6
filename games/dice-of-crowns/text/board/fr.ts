import { plural } from '../../../../engine/text/lang.ts'
import type { BoardTexts } from './catalog.ts'

// Non-breaking spaces before : ; ! ? and within « ».

const claims = (n: number) => plural('fr', n, { one: `${n} titre`, other: `${n} titres` })
const daggers = (n: number) => plural('fr', n, { one: `${n} dague`, other: `${n} dagues` })
const scrolls = (n: number) => plural('fr', n, { one: `${n} parchemin`, other: `${n} parchemins` })
const skulls = (n: number) => plural('fr', n, { one: `${n} crâne`, other: `${n} crânes` })
const fate = (n: number) => plural('fr', n, { one: `${n} jeton destin`, other: `${n} jetons destin` })

export const board = {
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
    clear: 'Recommencer',
    give: 'Donner',
    giveTo: ({ who, count }) => `${daggers(count)} à ${who}`,
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
    more: ({ who }) => `+1 pour ${who}`,
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
    enter: 'Appuyer sur le bouton principal',
    clear: 'Tout recommencer',
  },
  ending: { won: 'La couronne est à vous', lost: 'Varrick garde le trône' },
} satisfies BoardTexts
