import { plural } from '../../../../engine/text/lang.ts'
import type { BoardTexts } from './catalog.ts'

const seconds = (n: number | string) => `${n} s`
const points = (n: number) => plural('en', n, { one: `${n} point`, other: `${n} points` })

export const board = {
  questions: {
    race: 'Which pair makes the number? Grab its disc!',
    statement: ({ disc, number }) => `Take ${disc}: which sum makes ${number}?`,
    spin: ({ who }) => `${who} spins.`,
    tie: ({ round }) => `Tie-break round ${round} of 5.`,
    out: 'You look on: the others play a tie-break.',
  },
  pieces: {
    spinner: ({ number }) => `The number is ${number}`,
    spinnerOf: ({ who }) => `${who} has the spinner`,
    die: ({ colour, shape, face }) => `Die ${colour}, ${shape}: ${face}`,
    joker: ({ face }) => `Joker: ${face}`,
    disc: ({ disc, shape }) => `Disc ${disc}, ${shape}`,
    discOf: ({ disc, who }) => `Disc ${disc}: taken by ${who}`,
    stop: 'Black disc: STOP',
    stopOf: ({ who }) => `STOP: taken by ${who}`,
    clock: ({ seconds: left }) => `${seconds(left)} left`,
    points: ({ who, points: n }) => `${who}: ${points(n)}`,
    gain: ({ who, gain }) => `${who}: ${gain} this round`,
  },
  statement: {
    plus: ({ face }) => `Add ${face}`,
    minus: ({ face }) => `Subtract ${face}`,
    withJoker: 'With the joker',
    withoutJoker: 'Without the joker',
    say: ({ sum }) => `Take it: ${sum}`,
    back: 'Another disc',
  },
  grab: {
    mine: ({ disc }) => `You have ${disc}.`,
    tooLate: ({ disc, who }) => `Too late: ${who} has ${disc}.`,
    photo: ({ who, other, ms }) => `Photo finish: ${who} was ${ms} ms ahead of ${other}.`,
    locked: ({ seconds: left }) => `A moment: you can grab again in ${seconds(left)}.`,
    reading: ({ who }) => `The dice are being read out to ${who}.`,
    read: 'Read the number and the dice again',
  },
  verdict: {
    title: 'The round is over',
    plain: 'without the joker',
    withJoker: 'with the joker',
    wrong: ({ number }) => `no sum makes ${number}`,
    stopRight: 'right: nothing is left',
    stopBonus: 'right, with the bonus',
    stopWrong: 'too early',
    missed: ({ disc, sum }) => `Nobody saw ${disc}: ${sum}`,
    next: 'Next round',
  },
  practice: {
    title: 'Practice',
    about: 'Alone, with a stopwatch. The clock stops when you take STOP.',
    time: ({ seconds: time }) => `Time: ${seconds(time)}`,
    streak: ({ count }) =>
      plural('en', count, { one: `${count} round without a mistake`, other: `${count} rounds without a mistake` }),
    bestStreak: ({ count }) =>
      plural('en', count, { one: `Longest streak: ${count} round`, other: `Longest streak: ${count} rounds` }),
    best: ({ number, seconds: time }) => `Your best with ${number}: ${seconds(time)}`,
    newBest: ({ number }) => `A new best with ${number}!`,
    noBest: ({ number }) => `No best with ${number} yet`,
    found: ({ count, of }) => `Found: ${count} of ${of}`,
    missedMost: 'Sums you miss most',
    missedNone: 'You have not missed a sum yet.',
    forget: 'Forget my practice',
  },
  referee: {
    works: ({ colours }) => `These colours make it: ${colours}`,
    none: 'No colour makes it: STOP is right.',
  },
  shared: {
    keysOf: ({ who }) => `${who}: keys`,
    zoneOf: ({ who }) => `${who}: discs`,
    change: 'Change the keys',
    press: ({ who, disc }) => `${who}: press the key for ${disc}`,
    inUse: ({ key, who }) => `${key} belongs to ${who} already.`,
  },
  keys: {
    red: 'Take red',
    orange: 'Take orange',
    blue: 'Take blue',
    green: 'Take green',
    black: 'Take STOP',
    sign: 'Turn plus into minus and back',
    joker: 'Use the joker, or not',
    say: 'Say the sum',
    clear: 'Back to the discs',
    read: 'Hear the number and the dice',
  },
} satisfies BoardTexts
