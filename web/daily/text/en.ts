import { plural } from '../../../engine/text/lang.ts'

export const en = {
  /** Of all games. */
  all: 'Today’s challenges',
  // Page of today’s challenge: title, what it is, and whether it is ranked.
  title: ({ game }: { game: string }) => `${game}: today’s challenge`,
  help: 'The same dice for everybody. A new challenge every day at midnight UTC.',
  ranked: 'Ranked',
  rankedHelp: 'One game a day, and no undo.',
  unranked: 'Unranked',
  unrankedHelp: 'There’s no server here: the dice come from the date, and your result isn’t ranked.',
  // Page of today’s challenge: main button, and what stands in its place.
  play: 'Play',
  goOn: 'Continue',
  /** Instead of the button, when today's game is over. */
  doneHelp: 'That was today’s challenge. There’s a new one tomorrow.',
  /** This device's finished game of today is broken. */
  unreadable: 'Today’s game on this device can no longer be read. There’s a new challenge tomorrow.',
  // Page of today’s challenge: a message; then its medals. Names of medals are lower case inside a line.
  notReached: 'The server isn’t answering. Try again in a moment.',
  medals: 'Medals',
  medalNames: { gold: 'gold', silver: 'silver', bronze: 'bronze', none: 'no medal' },
  /** The end of a game below bronze. */
  noMedal: 'No medal this time',
  yourResult: ({ score, medal }: { score: string; medal: string }) => `Your result: ${score}, ${medal}`,
  /** Until the next challenges. */
  countdown: ({ hours, minutes }: { hours: number; minutes: number }) =>
    `New challenges in ${hours === 0 ? '' : `${hours} h `}${minutes} min`,
  // Pages of today’s challenges: days in a row, and a calendar.
  streak: ({ days }: { days: number }) =>
    plural('en', days, { one: `${days}-day streak`, other: `${days} days in a row` }),
  noStreak: 'Finish a challenge to start a streak.',
  streakHelp: 'One challenge a day keeps it going. One missed day is forgiven.',
  calendar: 'The last five weeks',
  /** A day of the calendar for the ear: `done` challenges. */
  calendarDay: ({ date, done }: { date: string; done: number }) =>
    `${date}: ${plural('en', done, { one: `${done} challenge done`, other: `${done} challenges done` })}`,
  /** The results of days cannot be kept on this device. */
  notKept: 'This browser won’t save anything: your streak may be lost when you close the page.',

  // Page of today’s challenge: the ranking. Column heads are one short word each.
  results: 'Results',
  place: 'Rank',
  name: 'Name',
  score: 'Result',
  medal: 'Medal',
  you: 'you',
  guest: 'Guest',
  // Page of today’s challenge: below the ranking.
  nobody: 'Nobody has finished today’s challenge yet.',
  nobodyPlayed: 'Nobody finished that day’s challenge.',
  yourPlace: ({ place, count }: { place: number; count: number }) => `Rank ${place} of ${count}`,
  more: 'Show more',
  /** Under the list: what it cannot promise. */
  fairPlay:
    'One game per device is ranked. Anyone who comes back as a new guest has already seen the dice, so this list relies on fair play.',
  /** The choice between the results of everyone and of friends, for the ear. */
  whose: 'Whose results',
  // Page of today’s challenge: whose results are shown (two buttons), and what friends are.
  everyone: 'Everyone',
  friends: 'Friends',
  friendsHelp: 'Friends are the people you’ve played with online.',
  noFriends: 'No result of yours or a friend’s yet. Friends are the people you’ve played with online.',
  listedAs: ({ name }: { name: string }) => `You’re listed as “${name}”.`,
  rename: 'Change your name',

  // Page of today’s challenge, section about its dice: headings and explanations. A seal is a code of letters.
  dice: 'The dice',
  seal: 'Today’s seal',
  sealHelp:
    'All the day’s dice come from a secret code, picked at random and sealed the day before. Tomorrow the secret is revealed, and anyone can check it.',
  next: 'Tomorrow’s seal',
  yesterday: 'Yesterday',
  secret: 'The secret',
  // The same section, about yesterday: a button, then what it found.
  check: 'Check the dice',
  sealFits: 'The secret matches the seal.',
  sealWrong: 'The secret doesn’t match the seal: these aren’t the dice that were sealed.',
  seen: {
    before: 'This device saw the same seal before that day began.',
    onDay: 'This device saw the same seal on that day.',
    other: 'This device saw a different seal: it was changed afterwards.',
    not: 'This device hadn’t seen the seal before.',
  },
  // The same: whether the throws of one’s own game are right, and what is not proven.
  throwsFit: ({ throws }: { throws: number }) =>
    plural('en', throws, {
      one: 'The one roll of your game follows from it.',
      other: `All ${throws} rolls of your game follow from it.`,
    }),
  throwsWrong: 'A roll of your game doesn’t follow from it.',
  noGame: 'This device has no game from that day to compare.',
  limitsHelp:
    'The limits of this check: no player’s device took part in these dice. Whoever runs the server could try several secrets before sealing one, and knows the rolls in advance.',

  // Page of today’s challenge: a button; “stars” is a row of symbols.
  share: 'Share the result',
  /** Spoils nothing: no sheet, no dice, no moves. */
  shareText: ({
    game,
    date,
    score,
    medal,
    stars,
  }: {
    game: string
    date: string
    score: string
    medal: string
    stars: string
  }) => `${game}, ${date}: ${score}, ${medal} ${stars}`,
  // Messages after that button.
  copied: 'Result copied.',
  notCopied: 'It couldn’t be copied. Select the text and copy it yourself.',

  /** The day before: the best game, and what the strongest bot would have done. */
  bestGame: ({ name }: { name: string }) => `The best game: ${name}`,
  // Page of today’s challenge, about yesterday: buttons, and sentences before a result.
  watch: 'Watch the game',
  strongest: ({ name }: { name: string }) => `With the same dice, ${name} would have got`,
  strongestShow: 'What would the strongest bot have done?',
  strongestHelp: 'The strongest bot plays yesterday’s challenge with the same dice. It can’t see them coming either.',
  strongestWorks: 'Playing it through…',
  strongestFailed: 'That didn’t work just now. Try again.',
  noYesterday: 'Yesterday’s best game is no longer here.',

  // A strip on the page when midnight has passed: heading, explanation, button.
  newDay: 'A new day has begun.',
  newDayHelp: 'There are new challenges. Games not finished by midnight are no longer ranked.',
  toNewDay: 'Go to the new challenge',
}
