import { plural } from '../../../../engine/text/lang.ts'
import type { BoardTexts } from './catalog.ts'

const seconds = (n: number | string) => `${n} s`
const points = (n: number) => plural('fr', n, { one: `${n} point`, other: `${n} points` })

export const board = {
  questions: {
    race: 'Quelle paire forme le nombre ? Saisissez son pion !',
    statement: ({ disc, number }) => `Pion ${disc} : quel calcul donne ${number} ?`,
    spin: ({ who }) => `${who} lance la girouette.`,
    tie: ({ round }) => `Manche décisive ${round} sur 5.`,
    out: 'Vous regardez : les autres jouent une manche décisive.',
  },
  pieces: {
    spinner: ({ number }) => `Le nombre est ${number}`,
    spinnerOf: ({ who }) => `${who} a la girouette`,
    die: ({ colour, shape, face }) => `Dé ${colour}, ${shape} : ${face}`,
    joker: ({ face }) => `Joker : ${face}`,
    disc: ({ disc, shape }) => `Pion ${disc}, ${shape}`,
    discOf: ({ disc, who }) => `Pion ${disc}, pris par ${who}`,
    stop: 'Pion noir : stop',
    stopOf: ({ who }) => `Stop, pris par ${who}`,
    clock: ({ seconds: left }) => `Encore ${seconds(left)}`,
    points: ({ who, points: n }) => `${who} : ${points(n)}`,
    gain: ({ who, gain }) => `${who} : ${gain} dans cette manche`,
  },
  statement: {
    plus: ({ face }) => `Ajouter ${face}`,
    minus: ({ face }) => `Soustraire ${face}`,
    withJoker: 'Avec le joker',
    withoutJoker: 'Sans le joker',
    say: ({ sum }) => `Le prendre : ${sum}`,
    back: 'Un autre pion',
  },
  grab: {
    mine: ({ disc }) => `Vous avez le pion ${disc}.`,
    tooLate: ({ disc, who }) => `Trop tard : ${who} a le pion ${disc}.`,
    photo: ({ who, other, ms }) => `Photo-finish : ${who} devance ${other} de ${ms} ms.`,
    locked: ({ seconds: left }) => `Un instant : vous pourrez de nouveau saisir dans ${seconds(left)}.`,
    reading: ({ who }) => `Les dés sont lus à ${who}.`,
    read: 'Relire le nombre et les dés',
  },
  verdict: {
    title: 'La manche est finie',
    plain: 'sans le joker',
    withJoker: 'avec le joker',
    wrong: ({ number }) => `aucun calcul ne donne ${number}`,
    stopRight: 'juste : il ne reste rien',
    stopBonus: 'juste, avec le bonus',
    stopWrong: 'trop tôt',
    missed: ({ disc, sum }) => `Personne n’a vu ${disc} : ${sum}`,
    next: 'Manche suivante',
  },
  practice: {
    title: 'Entraînement',
    about: 'En solitaire, au chronomètre. Le temps s’arrête quand vous prenez le stop.',
    time: ({ seconds: time }) => `Temps : ${seconds(time)}`,
    streak: ({ count }) =>
      plural('fr', count, { one: `${count} manche sans faute`, other: `${count} manches sans faute` }),
    bestStreak: ({ count }) =>
      plural('fr', count, {
        one: `Plus longue série : ${count} manche`,
        other: `Plus longue série : ${count} manches`,
      }),
    best: ({ number, seconds: time }) => `Votre record avec ${number} : ${seconds(time)}`,
    newBest: ({ number }) => `Nouveau record avec ${number} !`,
    noBest: ({ number }) => `Pas encore de record avec ${number}`,
    found: ({ count, of }) => `Trouvés : ${count} sur ${of}`,
    missedMost: 'Les calculs qui vous échappent le plus',
    missedNone: 'Aucun calcul ne vous a encore échappé.',
    forget: 'Oublier mon entraînement',
  },
  referee: {
    works: ({ colours }) => `Ces couleurs conviennent : ${colours}`,
    none: 'Aucune couleur ne convient : le stop est juste.',
  },
  shared: {
    keysOf: ({ who }) => `${who} : touches`,
    zoneOf: ({ who }) => `${who} : pions`,
    change: 'Changer les touches',
    press: ({ who, disc }) => `${who} : appuyez sur la touche pour ${disc}`,
    inUse: ({ key, who }) => `${key} est déjà à ${who}.`,
  },
  keys: {
    red: 'Prendre le rouge',
    orange: 'Prendre l’orange',
    blue: 'Prendre le bleu',
    green: 'Prendre le vert',
    black: 'Prendre le stop',
    sign: 'Changer plus en moins et inversement',
    joker: 'Utiliser le joker, ou non',
    say: 'Dire le calcul',
    clear: 'Revenir aux pions',
    read: 'Écouter le nombre et les dés',
  },
} satisfies BoardTexts
