import type { RecordKind } from '../../../bots/insights/records.ts'
import { plural } from '../../../engine/text/lang.ts'

const games = (count: number): string => plural('en', count, { one: `${count} game`, other: `${count} games` })

/** Of a figure as it is written: "1", "2.5". */
const victories = (wins: string): string => (wins === '1' ? 'win' : 'wins')

export const en = {
  // Page of insights: title; and when there are no games.
  title: 'Insights',
  empty: 'Your games have a lot to tell you',
  emptyHelp:
    'Play a game to the end, and this page will show how well you chose, how lucky you were and what to practise.',
  play: 'Play a game',
  /** While games are still being analysed; their results are shown already. */
  working: ({ left }: { left: number }) =>
    `The choices in ${games(left)} are still being weighed up. You can leave: what’s done is kept.`,
  /** Games of several people, none of them known to be the person at this device. */
  others: ({ count }: { count: number }) =>
    `${games(count)} with several people ${plural('en', count, { one: 'is', other: 'are' })} left out: which player are you? Set your name in the settings, and games under that name will count.`,
  // Page of insights, a line about games that are left out; then column heads and figures.
  skipped: ({ count }: { count: number }) =>
    `${games(count)} can’t be read and ${plural('en', count, { one: 'is', other: 'are' })} left out here. Nothing is deleted.`,
  games: 'Games',
  won: 'Won',
  shared: 'Shared',
  rate: 'Win rate',
  /** "12 games, 7 won". */
  summary: ({ games: all, won }: { games: number; won: number }) => `${games(all)}, ${won} won`,
  // Page of insights, name of the list of games for screen readers.
  choose: 'Choose a game',
  /** Page of insights, a diagram: heading, explanation, names of its line and axis. */
  accuracy: {
    title: 'Accuracy',
    help: '100 means no choice gave anything away.',
    /** Follows “help” once there are enough choices to compare with the bots. */
    bots: 'The dashed lines show what each bot would have scored with your dice.',
    /** The days of the games in a row of the table: one day, or from the first to the last. */
    when: 'Date',
    you: 'You',
    games: 'Games',
  },
  luck: {
    // Page of insights, a diagram of luck: heading and names of its lines.
    title: 'Luck',
    won: 'Won',
    expected: 'With average dice',
    // Below that diagram, one of three sentences. “wins” is a figure as it is written: “2.5”.
    good: ({ wins }: { wins: string }) => `The dice have given you about ${wins} ${victories(wins)} so far.`,
    bad: ({ wins }: { wins: string }) => `The dice have cost you about ${wins} ${victories(wins)} so far.`,
    even: 'The dice have been fair to you: good and bad luck have evened out.',
    /** Why this settles sooner than wins. */
    help: 'One lucky roll can win a game. The dashed line leaves luck out and counts only mistakes, yours and the other players’. After thirty games it tells you as much as your wins would after a hundred.',
    // In the place of that diagram.
    none: 'Luck isn’t shown here: working it out over all your games would take too long. Each game’s own review shows it.',
  },
  kinds: {
    // Page of insights: heading and explanation of a list of kinds of choices.
    title: 'What your choices cost',
    /** Of a solved table, of estimates, of a race. */
    exact: 'Exact figures: this game has been worked out in full.',
    estimated: 'Estimates by the strongest bot. Small differences are left out.',
    race: 'In a race there’s no time to weigh things up, so your grabs are counted instead.',
    // In that list: what a kind of choice has cost, and how many of them.
    wins: ({ wins }: { wins: string }) => `${wins} ${victories(wins)} in 100 games`,
    /** The same where some of the games were played alone: it may be the chance of a medal that was given away. */
    perGame: ({ percent }: { percent: string }) => `${percent} per game`,
    free: 'nothing',
    times: ({ count, seconds }: { count: number; seconds: string }) => `${count} ×, after ${seconds} s on average`,
    choices: ({ slips, count }: { slips: number; count: number }) =>
      `${slips === 0 ? 'None' : slips} of ${count} could have been better`,
    /** A link to puzzles of this kind. */
    train: 'Practise',
    // In that list, before links to examples.
    worst: 'The costliest',
    /** A link to one of the worst choices: when, and how much of the chance to win it cost. */
    example: ({ date, percent }: { date: string; percent: string }) => `${date}: −${percent}`,
  },
  /** Page of insights, a table of opponents: heading, column head, and a person without a name. */
  rivals: { title: 'Opponents', who: 'Against', guest: 'Guest' },
  /** Page of insights, a table: heading and column head. */
  months: { title: 'Month by month', month: 'Month' },
  /** Page of insights, a list of records: heading, their names, and what stands beside some. */
  records: {
    title: 'Records and firsts',
    names: {
      'first-game': 'First game',
      'first-win': 'First win',
      'best-score': 'Highest score',
      'best-alone': 'Highest solo score',
      'longest-row': 'Wins in a row',
      'most-accurate': 'Best-played game',
      'against-luck': 'Won against the dice',
    } satisfies Record<RecordKind, string>,
    row: ({ count }: { count: number }) => `${count} in a row`,
    chance: ({ percent }: { percent: string }) => `only ${percent} with average dice`,
  },
  // Page of insights, below a diagram: buttons.
  table: 'As a table',
  csv: 'Save as CSV',
  json: 'Save as JSON',
  /** Page of medals won against the bots: title, explanation, and what stands at each bot. */
  ladder: {
    title: 'Ladder',
    help: 'Beat each bot once, in any order. You keep a medal even if you delete the game.',
    beaten: ({ date }: { date: string }) => `Beaten on ${date}`,
    open: 'Not beaten yet',
    count: ({ beaten, all }: { beaten: number; all: number }) => `${beaten} of ${all}`,
  },
}
