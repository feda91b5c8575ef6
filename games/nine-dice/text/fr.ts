import { plural } from '../../../engine/text/lang.ts'
import { board } from './board/fr.ts'
import { book } from './book/fr.ts'
import type { Catalog } from './catalog.ts'
import { COVERS } from './covers.ts'

const rounds = (n: number) => plural('fr', n, { one: `${n} manche`, other: `${n} manches` })

export const fr = {
  lang: 'fr',
  ...COVERS.fr,
  notation:
    'Les coups s’écrivent « take red », « take orange », « take blue », « take green » ou « take black » et, là où le calcul ' +
    'se dit, avec ses signes : « take red +- » ou « take red ++- », le joker en dernier.',
  colours: {
    red: { name: 'rouge', shape: 'cercle' },
    orange: { name: 'orange', shape: 'triangle' },
    blue: { name: 'bleu', shape: 'carré' },
    green: { name: 'vert', shape: 'étoile' },
  },
  joker: 'joker',
  stop: 'stop',
  terms: { first: 'premier', second: 'second', joker: 'joker' },
  options: {
    blackBonus: {
      label: 'Quand le stop vaut 3',
      help:
        'Un bon stop vaut 2 points, parfois 3 (R9), et les livrets se contredisent. En italien, espagnol et portugais : 3 si ' +
        'personne n’a attrapé de couleur. En français, anglais et allemand : 3 si le même joueur a aussi une bonne couleur.',
      values: {
        'nothing-taken': 'Stop à 3 si personne n’a de couleur',
        'taker-took': 'Stop à 3 avec une couleur à soi',
      },
    },
    wrongWithBlack: {
      label: 'Erreurs avec le stop',
      help:
        'D’habitude, chaque erreur de couleur coûte 1 point. On peut lire autrement les livrets anglais et allemand : celui ' +
        'qui attrape le stop perd 3 points pour chacune de ses erreurs (R10).',
      values: { separate: '1 point chacune', triple: '3 points chacune' },
    },
    start: {
      label: 'Points de départ',
      help: 'Les points de chacun au début de la partie.',
      values: { 0: '0 point', 3: '3 points' },
    },
    target: {
      label: 'Objectif',
      help: 'Le total qui met fin à la partie. Le livret dit 15.',
      values: { 10: '10 points', 15: '15 points', 20: '20 points', 25: '25 points' },
    },
    spinner: {
      label: 'Nombres de la roulette',
      help: 'Les petits nombres sont plus faciles pour les plus jeunes.',
      values: { 6: 'de 1 à 6', 9: 'de 1 à 9', 12: 'de 1 à 12' },
    },
    seconds: {
      label: 'Temps d’une manche',
      help: 'Une fois le temps écoulé, la manche finit sans stop. Sans limite, elle dure jusqu’au stop.',
      values: { 0: 'Sans limite', 15: '15 secondes', 30: '30 secondes', 60: '60 secondes', 120: '2 minutes' },
    },
    statement: {
      label: 'Dire le calcul',
      help: 'En attrapant une couleur, on annonce son calcul, et c’est lui qui compte. Plus calme, idéal pour apprendre.',
      values: { off: 'Non', on: 'Oui' },
    },
    lockout: {
      label: 'Pause après une erreur',
      help: 'Après un jeton déjà parti ou un calcul faux, on ne peut rien attraper pendant un moment.',
      values: { 0: 'Aucune', 1000: '1 seconde', 2000: '2 secondes' },
    },
    rounds: {
      label: 'Durée',
      help: 'En solo : jusqu’à l’objectif, ou dix manches pour marquer le plus de points possible.',
      values: { 0: 'Jusqu’à l’objectif', 10: 'Dix manches' },
    },
  },
  refusals: {
    R3: 'Trop tard : ce jeton est déjà pris.',
    R8: 'Annoncez le calcul d’un jeton de couleur seulement si cette table le demande ; le stop n’en demande jamais.',
  },
  clashes: { R12: 'Un nombre de manches ne vaut qu’en solo.' },
  moves: {
    take: ({ disc }) => `Attraper le jeton ${disc}`,
    say: ({ disc, sum }) => `Attraper le jeton ${disc} : ${sum}`,
    stop: 'Attraper le stop',
  },
  place: {
    taken: ({ discs }) => `Jetons attrapés : ${discs}`,
    spinner: 'A la roulette',
    out: 'Ne joue pas la manche décisive',
    number: ({ number }) => `Le nombre : ${number}`,
    dice: ({ dice }) => `Les dés : ${dice}`,
    pair: ({ colour, shape, dice }) => `${colour} (${shape}) ${dice}`,
    joker: ({ face }) => `joker ${face}`,
    discs: ({ discs }) => `Jetons sur la table : ${discs}`,
  },
  purpose: {
    first: 'pour savoir qui fait tourner la roulette en premier',
    spin: 'pour la roulette, puis pour les paires rouge, orange, bleue et verte, et pour le joker',
  },
  prompt: 'Tournez la roulette, puis lancez les neuf dés.',
  lines: {
    first: ({ who }) => `${who} a la roulette en premier`,
    thrown: ({ who, number, dice }) => `${who} fait tourner la roulette, ${number} : ${dice}`,
    tieThrown: ({ round, who, number, dice }) =>
      `Manche décisive ${round}, ${who} fait tourner la roulette, ${number} : ${dice}`,
    took: ({ who, disc }) => `${who} attrape le jeton ${disc}`,
    said: ({ who, disc, sum }) => `${who} attrape le jeton ${disc} et annonce ${sum}`,
    stopped: ({ who }) => `${who} attrape le stop`,
    timeUp: 'Le temps est écoulé',
    nothing: 'Personne n’a attrapé de jeton',
    right: ({ disc, sum, who, points }) => `${disc} ${sum} : ${who} ${points}`,
    wrong: ({ disc, number, who, points }) => `${disc} ne peut pas donner ${number} : ${who} ${points}`,
    falseSum: ({ disc, sum, number, who, points }) => `${disc} ${sum}, pas ${number} : ${who} ${points}`,
    stopRight: ({ who, points }) => `Bon stop : ${who} ${points}`,
    stopWrong: ({ who, points }) => `Stop trop tôt : ${who} ${points}`,
    left: ({ sums }) => `Encore sur la table : ${sums}`,
    gains: ({ gains }) => `En tout : ${gains}`,
    tie: ({ who }) => `Égalité : manche décisive entre ${who}`,
    drop: ({ who }) => `C’est fini pour ${who}`,
    won: ({ who }) => `${who} gagne`,
    shared: ({ who }) => `${who} se partagent la victoire`,
    reached: ({ who, count }) => `${who} atteint l’objectif en ${rounds(count)}`,
    played: ({ who, count, points }) =>
      `${who} : ${plural('fr', points, { one: `${points} point`, other: `${points} points` })} en ${rounds(count)}`,
  },
  odds: {
    title: 'Parmi tous les lancers des neuf dés : combien de couleurs donnent le nombre, et avec quelle fréquence.',
    key: 'nombre',
    columns: ['aucune couleur', '1 couleur', '2 couleurs', '3 couleurs', '4 couleurs'],
  },
  board,
  book,
} satisfies Catalog
