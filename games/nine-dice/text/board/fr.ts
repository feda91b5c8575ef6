import { plural } from '../../../../engine/text/lang.ts'
import type { BoardTexts } from './catalog.ts'

const seconds = (n: number | string) => `${n} s`
const points = (n: number) => plural('fr', n, { one: `${n} point`, other: `${n} points` })

export const board = {
  questions: {
    which: ({ number }) => `Quelle couleur donne ${number} ?`,
    grab: 'Saisissez un pion',
    spin: 'Tourner et lancer',
    statement: ({ disc, number }) => `Pion ${disc} : quel calcul donne ${number} ?`,
    ready: 'Attention…',
    round: ({ round }) => `Manche ${round}`,
    tie: ({ round }) => `Manche décisive ${round} sur 5.`,
    out: 'Vous regardez : les autres jouent une manche décisive.',
  },
  pieces: {
    spinner: ({ number }) => `Le nombre est ${number}`,
    spinnerOf: ({ who }) => `${who} a la girouette`,
    dice: 'Les dés',
    die: ({ colour, shape, face }) => `Dé ${colour}, ${shape} : ${face}`,
    joker: ({ face }) => `Joker : ${face}`,
    discs: 'Les pions',
    disc: ({ disc, shape }) => `Pion ${disc}, ${shape}`,
    discOf: ({ disc, who }) => `Pion ${disc}, pris par ${who}`,
    stop: 'Pion noir : stop',
    stopOf: ({ who }) => `Stop, pris par ${who}`,
    pending: ({ disc }) => `${disc} : votre main est dessus`,
    clock: ({ seconds: left }) => `Encore ${seconds(left)}`,
    rail: ({ target }) => `Points, jusqu’à ${target}`,
    points: ({ who, points: n }) => `${who} : ${points(n)}`,
    gain: ({ who, gain }) => `${who} : ${gain} dans cette manche`,
  },
  statement: {
    withJoker: 'Avec le joker : 1 point',
    withoutJoker: 'Sans le joker : 2 points',
    say: ({ sum }) => `Le prendre : ${sum}`,
    back: 'Un autre pion',
  },
  grab: {
    tooLate: ({ disc, who }) => `Trop tard : ${who} a le pion ${disc}.`,
    photo: ({ who, other, ms }) =>
      ms === 0
        ? `Photo-finish : ${who} et ${other} au même instant. La girouette est plus près de ${who}.`
        : `Photo-finish : ${who} devance ${other} de ${ms} ms.`,
    read: 'Relire le nombre et les dés',
    own: 'Saisissez dans votre propre rangée de pions.',
  },
  verdict: {
    title: 'La manche est finie',
    timeUp: 'Le temps est écoulé',
    nobody: 'Personne n’a pris de pion',
    right: 'juste',
    not: 'faux',
    plain: 'sans le joker',
    withJoker: 'avec le joker',
    wrong: ({ number }) => `aucun calcul ne donne ${number}`,
    falseSum: ({ number }) => `et non ${number}`,
    stopRight: 'il ne reste rien',
    stopBonus: 'avec le bonus',
    stopWrong: 'trop tôt',
    left: 'personne ne l’a vu',
    missed: ({ disc, sum }) => `Personne n’a vu ${disc} : ${sum}`,
  },
  practice: {
    number: 'Nombre',
    wrong: 'Une couleur qui ne peut pas le donner',
    early: 'Stop trop tôt',
    unseen: 'Stop pas vu',
  },
  referee: {
    show: 'Montrer les couleurs qui conviennent',
    hide: 'Cacher de nouveau',
    works: ({ colours }) => `Ces couleurs conviennent : ${colours}`,
    none: 'Aucune couleur ne convient : le stop est juste.',
  },
  keys: {
    red: 'Prendre le rouge',
    orange: 'Prendre l’orange',
    blue: 'Prendre le bleu',
    green: 'Prendre le vert',
    black: 'Prendre le stop',
    say: 'Choisir le calcul',
    clear: 'Revenir aux pions',
    read: 'Écouter le nombre et les dés',
  },
} satisfies BoardTexts
