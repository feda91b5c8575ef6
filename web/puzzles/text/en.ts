import { plural } from '../../../engine/text/lang.ts'
import type { PuzzleTexts } from './catalog.ts'

export const en = {
  title: 'Puzzles',
  help: 'One decision on the real board, and the verdict right away.',
  streak: ({ count }) => plural('en', count, { one: '1 day', other: `${count} days in a row` }),
  noStreak: 'Solve one today to start a streak.',
  forgives: 'One missed day a week is forgiven.',
  start: 'Start',
  five: 'About five minutes',
  waiting: ({ count }) => plural('en', count, { one: '1 puzzle is waiting', other: `${count} puzzles are waiting` }),
  sets: 'Choose what to practise',
  packs: { two: 'Two players', solo: 'Alone', drill: 'Sums against the clock' },
  own: 'Your own mistakes',
  ownHelp: 'The costliest choices in your games: get them right this time.',
  noOwn: 'Finish a game against a bot: the choices that cost you most will wait here.',
  looking: ({ count }) =>
    plural('en', count, { one: 'Looking through 1 game…', other: `Looking through ${count} games…` }),
  solved: ({ count }) => `${count} solved`,
  difficulty: ({ level }) => `Difficulty ${level} of 5`,
  progress: ({ step, last }) => `Puzzle ${step} of ${last}`,
  leave: 'Stop for now',
  right: 'Right!',
  wrong: 'Not quite',
  more: ({ best, count }) =>
    `${best} wins ${plural('en', count, { one: '1 more game', other: `${count} more games` })} in 100.`,
  ahead: ({ count }) =>
    `The next best choice wins ${plural('en', count, { one: '1 game fewer', other: `${count} games fewer` })} in 100.`,
  yours: 'Your choice',
  best: 'Best',
  played: 'Your choice in the game',
  estimated: 'The best choice is beyond doubt; the figures are estimates.',
  quick: ({ seconds }) => `All found in ${seconds}.`,
  missed: ({ what }) => `Missed: ${what}`,
  next: 'Next',
  finish: 'See the result',
  result: ({ count, last }) => `${count} of ${last} solved`,
  all: 'All solved!',
  tomorrow: ({ count }) =>
    plural('en', count, { one: '1 comes back tomorrow.', other: `${count} come back tomorrow.` }),
  again: 'Ten more',
  back: 'All puzzles',
  nothing: 'Nothing waiting here',
  nothingHelp: 'You’ve solved everything for today. Come back tomorrow, or practise something else.',
  notKept: 'Your progress can’t be saved: this device’s storage is full or switched off.',
} satisfies PuzzleTexts
