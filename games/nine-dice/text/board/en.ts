import { plural } from '../../../../engine/text/lang.ts'
import type { BoardTexts } from './catalog.ts'

const seconds = (n: number | string) => `${n} s`
const points = (n: number) => plural('en', n, { one: `${n} point`, other: `${n} points` })

export const board = {
  questions: {
    which: ({ number }) => `Which colour makes ${number} with + or −?`,
    whichFirst: ({ number }) => `Which colour makes ${number} with + or −, with or without the joker?`,
    grab: 'Grab a disc',
    spin: 'Spin and roll',
    statement: ({ disc, number }) => `Take ${disc}: which sum makes ${number}?`,
    ready: 'Get ready…',
    round: ({ round }) => `Round ${round}`,
    roundOf: ({ round, of }) => `Round ${round} of ${of}`,
    tie: ({ round }) => `Tie-break round ${round} of 5.`,
    out: 'You’re out: the others play a tie-break.',
  },
  pieces: {
    spinner: ({ number }) => `The number is ${number}`,
    spinnerOf: ({ who }) => `The spinner: ${who}`,
    dice: 'The dice',
    die: ({ colour, shape, face }) => `${colour} die, ${shape}: ${face}`,
    joker: ({ face }) => `Joker: ${face}`,
    discs: 'The discs',
    disc: ({ disc, shape }) => `${disc} disc, ${shape}`,
    discOf: ({ disc, who }) => `${disc} disc: taken by ${who}`,
    stop: 'Black disc: STOP',
    stopOf: ({ who }) => `STOP: taken by ${who}`,
    pending: ({ disc }) => `${disc}: your hand is on it`,
    clock: ({ seconds: left }) => `${seconds(left)} left`,
    rail: ({ target }) => `Points, up to ${target}`,
    points: ({ who, points: n }) => `${who}: ${points(n)}`,
    gain: ({ who, gain }) => `${who}: ${gain} this round`,
  },
  statement: {
    withJoker: 'With the joker: 1 point',
    withoutJoker: 'Without the joker: 2 points',
    say: ({ sum }) => `Take it: ${sum}`,
    back: 'Another disc',
  },
  grab: {
    tooLate: ({ disc, who }) => `Too late: ${disc} goes to ${who}.`,
    photo: ({ who, other, ms }) =>
      ms === 0
        ? `Photo finish: ${who} and ${other} at the same moment. Nearer the spinner: ${who}.`
        : `Photo finish: ${who} beat ${other} by ${ms} ms.`,
    read: 'Read the number and the dice again',
    own: 'Grab from your own row of discs.',
  },
  verdict: {
    title: 'The round is over',
    timeUp: 'Time’s up',
    nobody: 'Nobody took a disc',
    right: 'right',
    not: 'wrong',
    plain: 'without the joker',
    withJoker: 'with the joker',
    wrong: ({ number }) => `no sum makes ${number}`,
    falseSum: ({ number }) => `not ${number}`,
    stopRight: 'nothing is left',
    stopBonus: 'with the bonus',
    stopWrong: 'too early',
    left: 'nobody saw it',
    missed: ({ disc, sum }) => `Nobody saw ${disc}: ${sum}`,
  },
  practice: {
    number: 'Number',
    wrong: 'A colour that can’t make it',
    early: 'STOP too early',
    unseen: 'STOP missed',
  },
  referee: {
    show: 'Show which colours work',
    hide: 'Hide it again',
    works: ({ colours }) => `These colours make it: ${colours}`,
    none: 'No colour makes it: STOP is right.',
  },
  keys: {
    red: 'Take red',
    orange: 'Take orange',
    blue: 'Take blue',
    green: 'Take green',
    black: 'Take STOP',
    say: 'Pick the sum',
    clear: 'Back to the discs',
    read: 'Hear the number and the dice',
  },
} satisfies BoardTexts
