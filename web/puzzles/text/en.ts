import { plural } from '../../../engine/text/lang.ts'

export const en = {
  title: 'Puzzles',
  help: 'One decision on the real board, and the verdict right away.',
  /** Days in a row with at least one puzzle. */
  streak: ({ count }: { count: number }) => plural('en', count, { one: '1 day', other: `${count} days in a row` }),
  noStreak: 'Solve one today to start a streak.',
  forgives: 'One missed day a week is forgiven.',
  start: 'Start',
  five: 'About five minutes',
  /** Puzzles due today. */
  waiting: ({ count }: { count: number }) =>
    plural('en', count, { one: '1 puzzle is waiting', other: `${count} puzzles are waiting` }),
  sets: 'Choose what to practise',
  /** Of packs, by their names: who plays. */
  packs: { two: 'Two players', solo: 'Alone', drill: 'Sums against the clock' },
  own: 'Your own mistakes',
  ownHelp: 'The costliest choices in your games: get them right this time.',
  noOwn: 'Finish a game against a bot: the choices that cost you most will wait here.',
  /** While games of this device are looked through for mistakes. */
  looking: ({ count }: { count: number }) =>
    plural('en', count, { one: 'Looking through 1 game…', other: `Looking through ${count} games…` }),
  solved: ({ count }: { count: number }) => `${count} solved`,
  difficulty: ({ level }: { level: number }) => `Difficulty ${level} of 5`,
  progress: ({ step, last }: { step: number; last: number }) => `Puzzle ${step} of ${last}`,
  leave: 'Stop for now',
  right: 'Right!',
  wrong: 'Not quite',
  /** After a wrong answer: how many more games of a hundred the best wins. */
  more: ({ best, count }: { best: string; count: number }) =>
    `${best} wins ${plural('en', count, { one: '1 more game', other: `${count} more games` })} in 100.`,
  /** After a right one: how many fewer games of a hundred the next best wins. */
  ahead: ({ count }: { count: number }) =>
    `The next best choice wins ${plural('en', count, { one: '1 game fewer', other: `${count} games fewer` })} in 100.`,
  yours: 'Your choice',
  best: 'Best',
  /** The move of the player's own game. */
  played: 'Your choice in the game',
  estimated: 'The best choice is beyond doubt; the figures are estimates.',
  /** Everything was found, and the time. */
  quick: ({ seconds }: { seconds: string }) => `All found in ${seconds}.`,
  missed: ({ what }: { what: string }) => `Missed: ${what}`,
  next: 'Next',
  finish: 'See the result',
  result: ({ count, last }: { count: number; last: number }) => `${count} of ${last} solved`,
  all: 'All solved!',
  tomorrow: ({ count }: { count: number }) =>
    plural('en', count, { one: '1 comes back tomorrow.', other: `${count} come back tomorrow.` }),
  again: 'Ten more',
  back: 'All puzzles',
  nothing: 'Nothing waiting here',
  nothingHelp: 'You’ve solved everything for today. Come back tomorrow, or practise something else.',
  notKept: 'Your progress can’t be saved: this device’s storage is full or switched off.',
}
