import { plural } from '../../../engine/text/lang.ts'

export const en = {
  // Page of puzzles: title, explanation, days in a row.
  title: 'Puzzles',
  help: 'One position, one decision, and the verdict right away.',
  /** Days in a row with at least one puzzle. */
  streak: ({ count }: { count: number }) => plural('en', count, { one: '1 day', other: `${count} days in a row` }),
  noStreak: 'Solve one today to start a streak.',
  forgives: 'One missed day a week is forgiven.',
  // Page of puzzles: main button, and lines below it.
  start: 'Start',
  five: 'About five minutes',
  /** Puzzles due today. */
  waiting: ({ count }: { count: number }) =>
    plural('en', count, { one: '1 puzzle is waiting', other: `${count} puzzles are waiting` }),
  // Page of puzzles, heading of the packs; then one’s own mistakes as a pack.
  sets: 'Choose what to practise',
  /** Of packs, by their names: who plays. */
  packs: { two: 'Two players', solo: 'Solo', drill: 'Sums against the clock' },
  own: 'Your own mistakes',
  ownHelp: 'The costliest choices in your games: get them right this time.',
  noOwn: 'Finish a game against a bot: the choices that cost you most will be waiting here.',
  /** While games of this device are looked through for mistakes. */
  looking: ({ count }: { count: number }) =>
    plural('en', count, { one: 'Looking through 1 game…', other: `Looking through ${count} games…` }),
  // Page of puzzles, on a pack; “level” is 1 to 5.
  solved: ({ count }: { count: number }) => `${count} solved`,
  difficulty: ({ level }: { level: number }) => `Difficulty ${level} of 5`,
  // At a puzzle, read aloud; then the button to leave.
  progress: ({ step, last }: { step: number; last: number }) => `Puzzle ${step} of ${last}`,
  leave: 'Stop for now',
  // At a puzzle, after the answer: headline.
  right: 'Right!',
  wrong: 'Not quite',
  /** After a wrong answer: how many more games of a hundred the best wins. */
  more: ({ best, count }: { best: string; count: number }) =>
    `${best} wins ${plural('en', count, { one: '1 more game', other: `${count} more games` })} in 100.`,
  /** After a right one: how many fewer games of a hundred the next best wins. */
  ahead: ({ count }: { count: number }) =>
    `The next best choice wins ${plural('en', count, { one: '1 game fewer', other: `${count} games fewer` })} in 100.`,
  /** Both sentences where one person plays for a medal; `count` is in percent. */
  medal: {
    more: ({ best, count }: { best: string; count: number }) =>
      `Better: ${best}. Chance of the next medal: +${count}%.`,
    ahead: ({ count }: { count: number }) => `Chance of the next medal with the next best choice: −${count}%.`,
  },
  // At a puzzle, after the answer: marks in the list of choices.
  yours: 'Your choice',
  best: 'Best',
  /** The move of the player's own game. */
  played: 'Your choice in the game',
  // At a puzzle, after the answer: small print.
  estimated: 'The best choice is beyond doubt; the figures are estimates.',
  /** Everything was found, and the time. */
  quick: ({ seconds }: { seconds: string }) => `All found in ${seconds}.`,
  missed: ({ what }: { what: string }) => `Missed: ${what}`,
  // At a puzzle, after the answer: main button.
  next: 'Next',
  finish: 'See the result',
  // After ten puzzles: headline, sentence, buttons.
  result: ({ count, last }: { count: number; last: number }) => `${count} of ${last} solved`,
  all: 'All solved!',
  tomorrow: ({ count }: { count: number }) =>
    plural('en', count, { one: '1 comes back tomorrow.', other: `${count} come back tomorrow.` }),
  again: 'Ten more',
  back: 'All puzzles',
  // Shown instead of puzzles: heading and explanation; then a message.
  nothing: 'Nothing waiting here',
  nothingHelp: 'You’ve solved everything for today. Come back tomorrow, or practise something else.',
  notKept: 'Your progress can’t be saved: this device’s storage is full or switched off.',
}
