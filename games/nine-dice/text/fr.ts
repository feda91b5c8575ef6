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
        'Un stop juste vaut 2 points, parfois 3 (R9), et les règles imprimées diffèrent. En italien, espagnol et portugais : ' +
        '3 si personne n’a pris de pion de couleur. En anglais, français et allemand : 3 si la personne qui le prend a aussi ' +
        'pris une couleur juste.',
      values: { 'nothing-taken': 'Aucune couleur prise', 'taker-took': 'Une couleur prise par la même personne' },
    },
    wrongWithBlack: {
      label: 'Erreurs avec le stop',
      help:
        'D’habitude, chaque couleur fausse coûte 1 point (R8). Les règles anglaises et allemandes peuvent aussi se lire ' +
        'ainsi : qui prend le stop perd 3 points pour chacune de ses couleurs fausses (R10).',
      values: { separate: '1 point chacune', triple: '3 points chacune' },
    },
    start: {
      label: 'Points de départ',
      help: 'Avec combien de points l’on commence (R1).',
      values: { 0: '0 point', 3: '3 points' },
    },
    target: {
      label: 'Objectif',
      help: 'Le total qui met fin à la partie (R12). 15 est celui des règles imprimées.',
      values: { 10: '10 points', 15: '15 points', 20: '20 points', 25: '25 points' },
    },
    spinner: {
      label: 'Nombres de la girouette',
      help: 'Les petits nombres sont plus faciles, pour les plus jeunes (R2).',
      values: { 6: 'de 1 à 6', 9: 'de 1 à 9', 12: 'de 1 à 12' },
    },
    seconds: {
      label: 'Temps d’une manche',
      help: 'Quand il est écoulé, la manche finit sans stop (R7). Sans limite, elle dure jusqu’au stop.',
      values: { 0: 'Sans limite', 15: '15 secondes', 30: '30 secondes', 60: '60 secondes', 120: '2 minutes' },
    },
    statement: {
      label: 'Dire le calcul',
      help: 'Qui prend une couleur dit son calcul, et c’est lui qui compte (R8). Plus calme, et bon pour apprendre.',
      values: { off: 'Non', on: 'Oui' },
    },
    lockout: {
      label: 'Pause après un geste aveugle',
      help: 'Qui saisit un pion déjà parti, ou dit un calcul faux, ne peut rien saisir pendant un moment.',
      values: { 0: 'Aucune', 1000: '1 seconde', 2000: '2 secondes' },
    },
  },
  refusals: {
    R3: 'Trop tard : ce pion est déjà pris.',
    R8: 'Avec un pion de couleur, dites le calcul là où cette table le demande, et là seulement ; le stop n’en demande jamais.',
  },
  moves: {
    take: ({ disc }) => `Prendre le pion ${disc}`,
    say: ({ disc, sum }) => `Prendre le pion ${disc} : ${sum}`,
    stop: 'Prendre le stop',
  },
  place: {
    taken: ({ discs }) => `A pris : ${discs}`,
    spinner: 'A la girouette',
    out: 'Hors de la manche décisive',
    number: ({ number }) => `Le nombre : ${number}`,
    dice: ({ dice }) => `Les dés : ${dice}`,
    pair: ({ colour, shape, dice }) => `${colour} (${shape}) ${dice}`,
    joker: ({ face }) => `joker ${face}`,
    discs: ({ discs }) => `Pions sur la table : ${discs}`,
  },
  purpose: {
    first: 'pour voir qui lance la girouette en premier',
    spin: 'pour le nombre de la girouette, puis les paires rouge, orange, bleue et verte, et le joker en dernier',
  },
  lines: {
    first: ({ who }) => `La girouette commence chez ${who}`,
    thrown: ({ who, number, dice }) => `${who} lance la girouette, ${number} : ${dice}`,
    tieThrown: ({ round, who, number, dice }) =>
      `Manche décisive ${round}, ${who} lance la girouette, ${number} : ${dice}`,
    took: ({ who, disc }) => `${who} prend le pion ${disc}`,
    said: ({ who, disc, sum }) => `${who} prend le pion ${disc} et dit ${sum}`,
    stopped: ({ who }) => `${who} prend le stop`,
    timeUp: 'Le temps est écoulé',
    nothing: 'Personne n’a pris de pion',
    right: ({ disc, sum, who, points }) => `${disc} ${sum} : ${who} ${points}`,
    wrong: ({ disc, number, who, points }) => `${disc} ne peut pas donner ${number} : ${who} ${points}`,
    falseSum: ({ disc, sum, number, who, points }) => `${disc} ${sum} et non ${number} : ${who} ${points}`,
    stopRight: ({ who, points }) => `Le stop est juste : ${who} ${points}`,
    stopWrong: ({ who, points }) => `Le stop est venu trop tôt : ${who} ${points}`,
    left: ({ sums }) => `Encore sur la table : ${sums}`,
    gains: ({ gains }) => `En tout : ${gains}`,
    tie: ({ who }) => `Égalité : manche décisive entre ${who}`,
    drop: ({ who, count }) => plural('fr', count, { one: `${who} est hors jeu`, other: `${who} sont hors jeu` }),
    won: ({ who }) => `${who} gagne`,
    shared: ({ who }) => `${who} se partagent la victoire`,
    reached: ({ who, count }) => `${who} atteint l’objectif en ${rounds(count)}`,
  },
  odds: {
    title: 'Parmi tous les lancers des neuf dés, combien permettent de former le nombre avec tant de couleurs.',
    key: 'nombre',
    columns: ['aucune couleur', '1 couleur', '2 couleurs', '3 couleurs', '4 couleurs'],
  },
  board,
  book,
} satisfies Catalog
