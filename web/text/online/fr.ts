import { plural } from '../../../engine/text/lang.ts'
import type { MeTexts, OnlineTexts } from './catalog.ts'

export const online = {
  withFriends: 'Entre amis',
  noServer: 'Pas de serveur ici',
  noServerHelp:
    'Pour jouer ensemble il faut un serveur Iacta, et aucun ne répond à cette adresse. Tout le reste marche comme toujours.',
  create: {
    help: 'Ouvrez une table et envoyez le lien : chacun joue sur son propre appareil, de près ou de loin.',
    seats: 'Places',
    clock: 'Pendule',
    clockHelp: 'Quand le temps est écoulé, le bot le plus facile joue ce coup.',
    listed: 'Montrer dans la liste publique',
    listedHelp: 'Alors n’importe qui peut s’asseoir. Sinon, seuls ceux qui ont le lien trouvent la table.',
    reading: 'Attendre que tout le monde ait lu',
    readingHelp:
      'Pour ceux à qui les dés sont lus à voix haute : on ne peut rien prendre avant, et le temps compte à ' +
      'partir de là. Qui utilise un lecteur d’écran le dit dans les réglages.',
    coach: 'Autoriser l’entraîneur',
    coachHelp: 'Chacun peut se faire dire les chances de chaque choix. Sinon chacun joue par soi-même.',
    open: 'Ouvrir la table',
  },
  clocks: {
    none: 'Sans pendule',
    live: ({ move, bank }) => `${move} s par coup, ${bank} min en réserve`,
    slow: ({ days }) => plural('fr', days, { one: `${days} jour par coup`, other: `${days} jours par coup` }),
  },
  lobby: {
    openSeat: 'Place libre',
    you: 'vous',
    host: 'hôte',
    away: 'absent',
    sit: 'S’asseoir',
    sitOn: ({ seat }) => `S’asseoir à la place ${seat}`,
    sitTitle: 'Comment vous appelez-vous ?',
    nameHelp: 'Les autres voient ce nom. Cet appareil s’en souvient.',
    rename: 'Changer de nom',
    addBot: 'Un bot',
    botOn: ({ seat }) => `Mettre un bot à la place ${seat}`,
    levelOn: ({ seat }) => `Bot à la place ${seat}`,
    remove: ({ who }) => `Libérer la place de ${who}`,
    rise: 'Se lever',
    fill: 'Compléter avec des bots',
    start: 'Commencer la partie',
    seatsOpen: ({ count }) =>
      plural('fr', count, { one: `${count} place est encore libre`, other: `${count} places sont encore libres` }),
    waitsHost: 'C’est l’hôte qui commence la partie.',
    hostAway:
      'L’hôte n’est pas là. Sans retour d’ici une minute, la personne présente depuis le plus longtemps prend sa place.',
    nowHost: 'Vous êtes maintenant l’hôte : vous pouvez commencer la partie.',
    invite: 'Inviter',
    inviteHelp: 'Envoyez le lien, ou faites viser le code avec l’appareil photo.',
    link: 'Lien vers cette table',
    copy: 'Copier',
    copied: 'Le lien est copié.',
    notCopied: 'Ce navigateur ne copie rien. Sélectionne le lien et copie-le à la main.',
    share: 'Partager',
    shareText: ({ game }) => `On joue à ${game} ? Votre place vous attend.`,
    code: 'Le lien en code QR',
    tv: 'Montrer sur un grand écran',
    watching: ({ count }) => plural('fr', count, { one: `${count} regarde`, other: `${count} regardent` }),
    watch: 'Vous regardez.',
    listed: 'Dans la liste publique',
    unlisted: 'Par le lien seulement',
    coach: 'Chacun peut consulter l’entraîneur',
    reading: 'Les courses attendent que tout le monde ait lu',
    opening: 'On se met d’accord sur les dés',
    openingHelp: 'Chaque appareil ajoute son propre hasard. Cela prend quelques secondes.',
  },
  connection: {
    connecting: 'Connexion en cours …',
    lost: ({ since }) => `Pas de connexion depuis ${since}. Elle revient d’elle-même.`,
    paused: ({ since }) =>
      `En pause depuis ${since}\u00a0: le serveur n’a pas accès à ses tables. Rien n’est perdu, aucune horloge ne tourne.`,
    awaited: ({ names }) => `On attend un instant ${names}\u00a0: connexion perdue.`,
    again: 'Se connecter maintenant',
    unsent: 'Il n’y a pas de connexion en ce moment. Réessayez quand elle sera revenue.',
    unanswered: 'En chemin …',
    closed: 'La connexion est terminée',
  },
  dice: {
    line: ({ devices }) =>
      plural('fr', devices, {
        one: `Dés fixés par ${devices} appareil`,
        other: `Dés fixés par ${devices} appareils`,
      }),
    none: 'Dés sans preuve',
    title: 'Dés vérifiables',
    before:
      'Tous les lancers de cette partie étaient fixés avant le premier : par un secret du serveur et par le hasard des appareils des joueurs, chacun scellé avant que quiconque ne montre le sien. Personne ne pouvait les choisir.',
    after: 'Après la partie, le secret est révélé. Le replay vérifie alors chaque lancer, ici sur votre appareil.',
    limits: 'Le serveur pourrait connaître les lancers d’avance, mais pas les changer.',
    seen: 'Votre appareil était là et se souvient de ce sceau :',
    unseen: 'Votre appareil n’était pas là quand les dés ont été scellés. Voici le sceau de la table :',
    commitment: 'Sceau',
  },
  hand: {
    give: 'Laisser un bot jouer pour moi',
    take: 'Reprendre ma place',
    given: 'Un bot joue pour vous.',
    gives: ({ who }) => `Un bot joue pour ${who}`,
  },
  say: {
    title: 'Dire quelque chose',
    phrases: 'Petites phrases',
    reactions: 'Réactions',
    said: ({ who, what }) => `${who} : ${what}`,
  },
  takeback: {
    asks: ({ who }) => `${who} voudrait reprendre le dernier coup.`,
    waits: ({ names }) => `Vous avez demandé à reprendre votre coup. On attend ${names}.`,
    yes: 'D’accord',
    no: 'Non',
    done: 'Le coup est repris.',
    void: 'Le serveur a été interrompu\u00a0: cette manche ne compte pas et l’on relance les dés.',
    refused: ({ who }) =>
      who === null ? 'La partie a continué : le coup reste.' : `${who} n’est pas d’accord : le coup reste.`,
  },
  clock: ({ who, time }) => `Il reste ${time} à ${who}`,
  day: {
    dice: 'Les dés du jour : les mêmes pour tous',
    over: 'La journée est finie : cette partie n’est plus classée.',
    uncounted: 'On a déjà joué aujourd’hui depuis cet appareil ou ce réseau : cette partie n’est pas classée.',
  },
  rematch: 'Revanche',
  rematchGo: 'Aller à la revanche',
  ended: 'Cette table a été fermée',
  endedHelp: 'Elle s’est arrêtée avant la partie. Ouvrez-en une autre quand vous voulez.',
  turn: {
    badge: 'À vous',
    notify: 'Me prévenir quand c’est mon tour',
    notifyOff: 'Ne plus me prévenir',
    refused:
      'Le navigateur n’autorise pas les notifications pour cette adresse. Vous pouvez le changer dans ses réglages.',
    offer: 'Cette partie peut durer des jours. Voulez-vous une notification quand ce sera à vous ?',
    offerYes: 'Me prévenir',
    offerNo: 'Non, merci',
  },
  tv: {
    join: 'Rejoindre',
    turn: ({ who }) => `C’est à ${who}`,
    wait: 'On attend des joueurs',
  },
  tables: {
    title: 'Les tables',
    mine: 'Mes tables',
    others: 'Tables publiques',
    mineHelp: 'Vous n’êtes à aucune table. Ouvrez-en une depuis l’accueil, ou suivez un lien.',
    othersHelp: 'Personne n’a de table publique ouverte en ce moment.',
    yourTurn: 'À vous',
    left: ({ time }) => `reste ${time}`,
    status: {
      lobby: 'On attend des joueurs',
      opening: 'Va commencer',
      playing: 'En cours',
      over: 'Terminée',
      closed: 'Fermée',
    },
    more: 'En montrer plus',
  },
} satisfies OnlineTexts

export const me = {
  title: 'Vous, en ligne',
  name: 'Votre nom',
  nameHelp: 'Ce que les autres voient aux tables.',
  colour: 'Votre couleur',
  saved: 'Enregistré.',
  device: 'Un autre appareil',
  deviceHelp:
    'Avec un lien qui sert une fois, votre téléphone ou un autre ordinateur joue aussi pour vous : même nom, mêmes places.',
  makeLink: 'Créer un lien',
  linkHelp: ({ minutes }) =>
    plural('fr', minutes, {
      one: `Ouvrez-le sur l’autre appareil d’ici ${minutes} minute. Ne le donnez à personne d’autre.`,
      other: `Ouvrez-le sur l’autre appareil d’ici ${minutes} minutes. Ne le donnez à personne d’autre.`,
    }),
  move: 'Être la même personne ici ?',
  moveHelp:
    'Cet appareil reprend le nom et les places de celui qui a créé le lien. Ce qu’il était avant est laissé derrière.',
  moveYes: 'Oui, c’est moi',
  moved: 'Cet appareil est maintenant le vôtre.',
  notify: 'Me prévenir quand c’est mon tour',
  notifyHelp:
    'Même quand Iacta est fermé : le service de notifications du navigateur apporte un message que seul cet appareil peut lire.',
  notifyOpenHelp: 'Seulement tant qu’une table est ouverte dans un onglet, et seulement sur cet appareil.',
  notifyNot:
    'Les navigateurs ne montrent de notifications que depuis des adresses chiffrées (https), et celle-ci ne l’est pas.',
  notifyInstall:
    'Sur iPhone et iPad, il faut Iacta sur l’écran d’accueil pour recevoir des notifications : touchez Partager, puis « Sur l’écran d’accueil », et activez-les là.',
  notifyNone: 'Ce navigateur ne montre pas de notifications. Le titre de l’onglet et un son vous le diront quand même.',
  data: 'Vos données',
  dataHelp:
    'Le serveur garde votre nom, votre couleur, les tables où vous êtes et, si vous avez demandé des notifications, comment joindre cet appareil. Ni adresse, ni mot de passe.',
  save: 'Enregistrer mes données',
  delete: 'Supprimer toutes mes données',
  deleteTitle: 'Supprimer toutes vos données ?',
  deleteHelp:
    'Vos places deviennent celles d’un invité, des bots continuent à les jouer, et rien ne mène plus à vous. C’est définitif.',
  deleted: 'Vos données sur le serveur sont supprimées.',
} satisfies MeTexts
