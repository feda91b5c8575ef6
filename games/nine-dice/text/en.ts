import { plural } from '../../../engine/text/lang.ts'
import { board } from './board/en.ts'
import { book } from './book/en.ts'
import type { Catalog } from './catalog.ts'
import { COVERS } from './covers.ts'

const rounds = (n: number) => plural('en', n, { one: `${n} round`, other: `${n} rounds` })

export const en = {
  lang: 'en',
  ...COVERS.en,
  notation:
    'Moves are written “take red”, “take orange”, “take blue”, “take green” or “take black”, and where a sum is asked ' +
    'for, with its signs: “take red +-” or “take red ++-”, the joker last.',
  colours: {
    red: { name: 'red', shape: 'circle' },
    orange: { name: 'orange', shape: 'triangle' },
    blue: { name: 'blue', shape: 'square' },
    green: { name: 'green', shape: 'star' },
  },
  joker: 'joker',
  stop: 'STOP',
  terms: { first: 'first', second: 'second', joker: 'joker' },
  options: {
    blackBonus: {
      label: 'When STOP is worth 3',
      help:
        'A right STOP scores 2, sometimes 3, and the printed rules differ. Italian, Spanish and Portuguese: 3 if nobody ' +
        'took a coloured disc. English, French and German: 3 if you also took a right colour.',
      values: {
        'nothing-taken': 'STOP scores 3 if no colour was taken',
        'taker-took': 'STOP scores 3 with a colour of your own',
      },
    },
    wrongWithBlack: {
      label: 'Mistakes by whoever takes STOP',
      help:
        'Usually a wrong colour costs 1 point. Most printed rules can also be read so that the player with STOP loses 3 ' +
        'for each of their own.',
      values: { separate: '1 point each', triple: '3 points each' },
    },
    start: {
      label: 'Points at the start',
      help: 'What everyone starts with.',
      values: { 0: '0 points', 3: '3 points' },
    },
    target: {
      label: 'Target',
      help: 'The total that ends the game. The box says 15.',
      values: { 10: '10 points', 15: '15 points', 20: '20 points', 25: '25 points' },
    },
    spinner: {
      label: 'Numbers on the spinner',
      help: 'Smaller numbers are easier for younger children.',
      values: { 6: '1 to 6', 9: '1 to 9', 12: '1 to 12' },
    },
    seconds: {
      label: 'Time for a round',
      help: 'When time runs out, the round ends without STOP. With no limit it lasts until someone takes STOP.',
      values: { 0: 'No limit', 15: '15 seconds', 30: '30 seconds', 60: '60 seconds', 120: '2 minutes' },
    },
    statement: {
      label: 'Say the sum',
      help: 'Take a colour and say its sum: that sum scores. Calmer, and good for learning.',
      values: { off: 'Off', on: 'On' },
    },
    lockout: {
      label: 'Pause after a blind grab',
      help: 'Grab a disc that’s gone, or say a wrong sum, and you can’t grab anything for a moment.',
      values: { 0: 'None', 1000: '1 second', 2000: '2 seconds' },
    },
    rounds: {
      label: 'Length',
      help: 'Alone: play until you reach the target, or ten rounds for as many points as you can.',
      values: { 0: 'Until the target', 10: 'Ten rounds' },
    },
  },
  refusals: {
    R3: 'Too late: that disc has been taken already.',
    R8: 'Say a sum with a coloured disc where this table asks for one, and only there; STOP never needs one.',
  },
  clashes: { R12: 'A set number of rounds is only for playing alone.' },
  moves: {
    take: ({ disc }) => `Take ${disc}`,
    say: ({ disc, sum }) => `Take ${disc}: ${sum}`,
    stop: 'Take STOP',
  },
  place: {
    taken: ({ discs }) => `Has taken: ${discs}`,
    spinner: 'Has the spinner',
    out: 'Not in the tie-break',
    number: ({ number }) => `The number: ${number}`,
    dice: ({ dice }) => `The dice: ${dice}`,
    pair: ({ colour, shape, dice }) => `${colour} (${shape}) ${dice}`,
    joker: ({ face }) => `joker ${face}`,
    discs: ({ discs }) => `Discs on the table: ${discs}`,
  },
  purpose: {
    first: 'to see who spins first',
    spin: 'to spin the number, then red, orange, blue, green and the joker',
  },
  prompt: 'Spin, then roll all nine.',
  lines: {
    first: ({ who }) => `${who} spins first`,
    thrown: ({ who, number, dice }) => `${who} spins ${number}: ${dice}`,
    tieThrown: ({ round, who, number, dice }) => `Tie-break round ${round}: ${who} spins ${number}: ${dice}`,
    took: ({ who, disc }) => `${who} takes ${disc}`,
    said: ({ who, disc, sum }) => `${who} takes ${disc} and says ${sum}`,
    stopped: ({ who }) => `${who} takes STOP`,
    timeUp: 'Time’s up',
    nothing: 'Nobody took a disc',
    right: ({ disc, sum, who, points }) => `${disc} ${sum}: ${who} ${points}`,
    wrong: ({ disc, number, who, points }) => `${disc} cannot make ${number}: ${who} ${points}`,
    falseSum: ({ disc, sum, number, who, points }) => `${disc} ${sum}, not ${number}: ${who} ${points}`,
    stopRight: ({ who, points }) => `STOP is right: ${who} ${points}`,
    stopWrong: ({ who, points }) => `STOP came too early: ${who} ${points}`,
    left: ({ sums }) => `Still on the table: ${sums}`,
    gains: ({ gains }) => `In all: ${gains}`,
    tie: ({ who }) => `A tie: ${who} play a tie-break round`,
    drop: ({ who, count }) => plural('en', count, { one: `${who} drops out`, other: `${who} drop out` }),
    won: ({ who }) => `${who} wins`,
    shared: ({ who }) => `${who} share the win`,
    reached: ({ who, count }) => `${who} reaches the target after ${rounds(count)}`,
    played: ({ who, count, points }) =>
      `${who}: ${plural('en', points, { one: `${points} point`, other: `${points} points` })} in ${rounds(count)}`,
  },
  odds: {
    title: 'Of all throws of the nine dice, how many let this many colours make the number.',
    key: 'number',
    columns: ['no colour', '1 colour', '2 colours', '3 colours', '4 colours'],
  },
  board,
  book,
} satisfies Catalog
