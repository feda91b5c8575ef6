import type { Catalog } from './catalog.ts'
import { plural } from './lang.ts'

// Non-breaking spaces before : ; ! ? and within « ».

const characters = (n: number) => plural('fr', n, { one: `${n} caractère`, other: `${n} caractères` })
const people = (n: number) => plural('fr', n, { one: `${n} joueur`, other: `${n} joueurs` })

export const fr = {
  lang: 'fr',
  about: ({ games }) =>
    'Iacta est un projet libre et non officiel, fait par des gens qui aiment les jeux de dés. Les jeux appartiennent ' +
    `à leurs auteurs et éditeurs : ${games}. Iacta n’a aucun lien avec eux. Les textes et les dessins sont de nous ; ` +
    'le programme est libre, sous licence MIT. Si un jeu vous plaît, achetez la boîte : il le mérite.',
  didYouMean: ({ word }) => `Vouliez-vous écrire « ${word} » ?`,
  dice: ({ count, sides }) =>
    plural('fr', count, { one: `${count} dé à ${sides} faces`, other: `${count} dés à ${sides} faces` }),
  refusal: {
    over: 'La partie est terminée : on ne peut plus rien jouer.',
    throwDue: ({ dice }) => `Il faut d’abord lancer ${dice}.`,
    moveDue: ({ seats, count }) =>
      plural('fr', count, {
        one: `Aucun lancer n’est attendu : c’est à la place ${seats} de jouer.`,
        other: `Aucun lancer n’est attendu : c’est aux places ${seats} de jouer.`,
      }),
    noSuchSeat: ({ seat, last }) =>
      last === 0
        ? `La place ${seat} n’existe pas : il n’y a que la place 0.`
        : `La place ${seat} n’existe pas : les places vont de 0 à ${last}.`,
    notDue: ({ seat, due, count }) =>
      plural('fr', count, {
        one: `Ce n’est pas à la place ${seat} de jouer, mais à la place ${due}.`,
        other: `Ce n’est pas à la place ${seat} de jouer, mais aux places ${due}.`,
      }),
    illegal: ({ rule }) => `La règle ${rule} ne le permet pas.`,
    wrongCount: ({ expected, got }) =>
      `On lance ici ${plural('fr', expected, { one: `${expected} dé`, other: `${expected} dés` })}, mais ` +
      `${plural('fr', got, { one: `${got} valeur est donnée`, other: `${got} valeurs sont données` })}.`,
    wrongFace: ({ die, sides, face }) =>
      `Le dé ${die} du lancer ne peut pas afficher ${face} : il a ${sides} faces, de 1 à ${sides}.`,
    noLimit: 'Il n’y a pas de limite de temps en ce moment : le temps ne peut pas s’épuiser.',
    badTime: ({ at }) => `${at} n’est pas un temps : on compte en millisecondes entières, à partir de 0.`,
  },
  option: {
    notAnObject: 'Les options s’écrivent entre accolades : {"option":"valeur"}.',
    unknown: ({ option, known }) => `L’option « ${option} » n’existe pas. Les options sont : ${known}.`,
    none: ({ option }) => `L’option « ${option} » n’existe pas : ce jeu n’a pas d’options.`,
    badChoice: ({ option, got, values }) =>
      `L’option « ${option} » ne peut pas valoir « ${got} ». Elle peut valoir ${values}.`,
    asNumber: ({ value }) => `Écrivez ${value} comme un nombre, sans guillemets.`,
    notAList: ({ option, example, of }) =>
      `L’option « ${option} » est une liste entre crochets, par exemple ${example}. Elle peut contenir ${of}.`,
    unknownItem: ({ option, got, of }) =>
      `L’option « ${option} » ne peut pas contenir « ${got} ». Elle peut contenir ${of}.`,
    itemTwice: ({ option, got }) => `L’option « ${option} » contient deux fois « ${got} » : une fois suffit.`,
    badText: ({ option, max }) =>
      `L’option « ${option} » est un texte sur une seule ligne, d’au plus ${characters(max)}.`,
    badSeats: ({ got, min, max }) =>
      min === max
        ? `Ce jeu est pour ${people(min)}, pas pour ${got}.`
        : `Ce jeu est pour ${min} à ${max} joueurs, pas pour ${got}.`,
    clash: ({ option, rule }) => `L’option « ${option} » ne va pas avec les autres (règle ${rule}).`,
  },
  log: {
    line: ({ line, what }) => `Ligne ${line} : ${what}`,
    cutOff: 'Le fichier semble coupé ici : récupérez-le en entier, ou supprimez la ligne inachevée.',
    empty: 'Le fichier est vide.',
    tooLarge: ({ megabytes }) => `Le fichier dépasse ${megabytes} Mo : c’est trop pour une partie enregistrée.`,
    tooManyLines: ({ limit }) => `Le fichier dépasse ${limit} lignes : c’est trop pour une partie enregistrée.`,
    lineTooLong: ({ limit }) => `La ligne dépasse ${limit} caractères : c’est trop pour une partie enregistrée.`,
    notALog: ({ got, begins }) =>
      `Ce n’est pas une partie enregistrée d’Iacta : le fichier devrait commencer par « ${begins} », mais commence par « ${got} ».`,
    newerFormat: ({ got, known }) =>
      `Le fichier est au format ${got} ; ce programme lit les formats jusqu’au ${known}.`,
    badHeader: ({ got, example }) => `La première ligne devrait ressembler à « ${example} », mais c’est « ${got} ».`,
    unknownGame: ({ got, known }) => `Le jeu « ${got} » est inconnu ici. Jeux connus : ${known}.`,
    unknownRules: ({ game, got, known }) =>
      `Le fichier suit la version ${got} des règles de ${game} ; ce programme a la version ${known}.`,
    update: 'Mettez Iacta à jour.',
    blank: 'La ligne est vide. Supprimez-la.',
    malformed: ({ got }) =>
      `« ${got} » est illisible. Une ligne est « throw » et ses valeurs, ou le numéro d’une place et son coup, ou ` +
      '« time ».',
    afterEnd: ({ got }) => `« ${got} » vient après la ligne qui a mis fin à la partie.`,
    unknownWord: ({ got, word }) => `${got === word ? '' : `Dans « ${got} », `}« ${word} » n’est pas un mot de ce jeu.`,
    knownWords: ({ words }) => `Les mots sont : ${words}.`,
    unreadableMove: ({ got }) => `« ${got} » n’est pas un coup de ce jeu.`,
    refused: ({ got }) => `« ${got} » ne peut pas être joué.`,
  },
  event: {
    out: {
      resigned: ({ who }) => `${who} abandonne. Un bot continue.`,
      left: ({ who }) => `${who} quitte la table. Un bot continue.`,
      away: ({ who }) => `${who} ne répond plus depuis trop longtemps. Un bot joue en attendant.`,
    },
    end: {
      resigned: ({ who }) => `${who} abandonne. La partie est terminée.`,
      left: ({ who }) => `${who} quitte la table. La partie est terminée.`,
      away: ({ who }) => `${who} ne répond plus depuis trop longtemps. La partie s’arrête sans résultat.`,
      agreed: 'Tout le monde a voulu arrêter. La partie se termine sans résultat.',
      'too-long': 'La partie est devenue trop longue. Elle s’arrête ici, sans résultat.',
    },
  },
} satisfies Catalog
