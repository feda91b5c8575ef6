import { plural } from '../../../../engine/text/lang.ts'
import type { BoardTexts } from './catalog.ts'

const seconds = (n: number | string) => `${n} s`
const points = (n: number) => plural('fr', n, { one: `${n} point`, other: `${n} points` })

export const board = {
  questions: {
    which: ({ number }) => `Quelle couleur donne ${number} avec + ou − ?`,
    whichFirst: ({ number }) => `Quelle couleur donne ${number} avec + ou −, avec ou sans joker ?`,
    grab: 'Attrapez un jeton',
    spin: 'Tourner et lancer',
    statement: ({ disc, number }) => `Jeton ${disc} : quel calcul donne ${number} ?`,
    ready: 'Prêts ?',
    round: ({ round }) => `Manche ${round}`,
    roundOf: ({ round, of }) => `Manche ${round} sur ${of}`,
    tie: ({ round }) => `Manche décisive ${round} sur 5.`,
    out: 'C’est fini pour vous : les autres jouent une manche décisive.',
  },
  pieces: {
    spinner: ({ number }) => `Le nombre est ${number}`,
    spinnerOf: ({ who }) => `Roulette : ${who}`,
    dice: 'Les dés',
    die: ({ colour, shape, face }) => `Dé ${colour}, ${shape} : ${face}`,
    joker: ({ face }) => `Joker : ${face}`,
    discs: 'Les jetons',
    disc: ({ disc, shape }) => `Jeton ${disc}, ${shape}`,
    discOf: ({ disc, who }) => `Jeton ${disc} : ${who}`,
    stop: 'Jeton noir : stop',
    stopOf: ({ who }) => `Stop : ${who}`,
    pending: ({ disc }) => `${disc} : votre main est dessus`,
    clock: ({ seconds: left }) => `Encore ${seconds(left)}`,
    rail: ({ target }) => `Points, jusqu’à ${target}`,
    points: ({ who, points: n }) => `${who} : ${points(n)}`,
    gain: ({ who, gain }) => `${who} : ${gain} dans cette manche`,
  },
  statement: {
    withJoker: 'Avec le joker : 1 point',
    withoutJoker: 'Sans le joker : 2 points',
    say: ({ sum }) => `L’attraper : ${sum}`,
    back: 'Un autre jeton',
  },
  grab: {
    tooLate: ({ disc, who }) => `Trop tard : jeton ${disc} pour ${who}.`,
    photo: ({ who, other, ms }) =>
      ms === 0
        ? `Photo-finish : ${who} et ${other} au même instant. Plus près de la roulette : ${who}.`
        : `Photo-finish : ${who}, puis ${other} ${ms} ms plus tard.`,
    read: 'Relire le nombre et les dés',
    own: 'Attrapez dans votre propre rangée de jetons.',
  },
  verdict: {
    title: 'La manche est finie',
    timeUp: 'Le temps est écoulé',
    nobody: 'Personne n’a attrapé de jeton',
    right: 'bon',
    not: 'erreur',
    plain: 'sans le joker',
    withJoker: 'avec le joker',
    wrong: ({ number }) => `aucun calcul ne donne ${number}`,
    falseSum: ({ number }) => `pas ${number}`,
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
    unseen: 'Stop manqué',
  },
  referee: {
    show: 'Afficher les bonnes couleurs',
    hide: 'Masquer',
    works: ({ colours }) => `Ces couleurs conviennent : ${colours}`,
    none: 'Aucune couleur ne convient : le stop est bon.',
  },
  keys: {
    red: 'Attraper le rouge',
    orange: 'Attraper l’orange',
    blue: 'Attraper le bleu',
    green: 'Attraper le vert',
    black: 'Attraper le stop',
    say: 'Choisir le calcul',
    clear: 'Revenir aux jetons',
    read: 'Écouter le nombre et les dés',
  },
} satisfies BoardTexts
