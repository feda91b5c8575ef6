import { plural } from '../../../engine/text/lang.ts'
import type { DailyTexts } from './catalog.ts'

export const en = {
  all: 'Today’s challenges',
  title: ({ game }) => `${game}: today’s challenge`,
  help: 'The same dice for everybody. A new challenge every day at midnight UTC.',
  ranked: 'Ranked',
  rankedHelp: 'One game a day, and no undo.',
  unranked: 'Unranked',
  unrankedHelp: 'There’s no server here: the dice come from the date, and your result isn’t ranked.',
  play: 'Play',
  goOn: 'Continue',
  doneHelp: 'That was today’s challenge. There’s a new one tomorrow.',
  unreadable: 'Today’s game on this device can no longer be read. There’s a new challenge tomorrow.',
  notReached: 'The server isn’t answering. Try again in a moment.',
  medals: 'Medals',
  medalNames: { gold: 'gold', silver: 'silver', bronze: 'bronze', none: 'no medal' },
  noMedal: 'No medal this time',
  yourResult: ({ score, medal }) => `Your result: ${score}, ${medal}`,
  countdown: ({ hours, minutes }) => `New challenges in ${hours} h ${minutes} min`,
  streak: ({ days }) => plural('en', days, { one: `${days} day in a row`, other: `${days} days in a row` }),
  noStreak: 'Finish a challenge to start a streak.',
  streakHelp: 'One challenge a day keeps it going. One missed day is forgiven.',
  calendar: 'The last five weeks',
  calendarDay: ({ date, done }) =>
    `${date}: ${plural('en', done, { one: `${done} challenge`, other: `${done} challenges` })}`,
  notKept: 'This browser won’t save anything: your streak may be lost when you close the page.',

  results: 'Results',
  place: 'Place',
  name: 'Name',
  score: 'Result',
  medal: 'Medal',
  you: 'you',
  guest: 'a guest',
  nobody: 'Nobody has finished today’s challenge yet.',
  nobodyPlayed: 'Nobody finished that day’s challenge.',
  yourPlace: ({ place, count }) => `Place ${place} of ${count}`,
  more: 'Show more',
  fairPlay:
    'One game per device is ranked. Anyone who comes back as a new guest has already seen the dice, so this list relies on fair play.',
  listedAs: ({ name }) => `You’re listed as “${name}”.`,
  rename: 'Change your name',

  dice: 'The dice',
  seal: 'Today’s seal',
  sealHelp:
    'All the day’s dice come from a secret that was drawn and sealed the day before. Tomorrow the secret is revealed, and anyone can check it.',
  next: 'Tomorrow’s seal',
  yesterday: 'Yesterday',
  secret: 'The secret',
  check: 'Check the dice',
  sealFits: 'The secret matches the seal.',
  sealWrong: 'The secret doesn’t match the seal: these aren’t the dice that were sealed.',
  seen: {
    before: 'This device saw the same seal before that day began.',
    onDay: 'This device saw the same seal on that day.',
    other: 'This device saw a different seal: it was changed afterwards.',
    not: 'This device hadn’t seen the seal before.',
  },
  throwsFit: ({ throws }) =>
    plural('en', throws, {
      one: 'The one throw of your game follows from it.',
      other: `All ${throws} throws of your game follow from it.`,
    }),
  throwsWrong: 'A throw of your game doesn’t follow from it.',
  noGame: 'This device has no game from that day to compare.',
  limitsHelp:
    'What this doesn’t prove: no player’s device took part in these dice. Whoever runs the server could try several secrets before sealing one, and knows the throws in advance.',

  share: 'Share the result',
  shareText: ({ game, date, score, medal, stars }) => `${game}, ${date}: ${score}, ${medal} ${stars}`,
  copied: 'Result copied.',
  notCopied: 'It couldn’t be copied. Select the text and copy it yourself.',

  bestGame: ({ name }) => `The best game: ${name}`,
  watch: 'Watch the game',
  strongest: ({ name }) => `With the same dice, ${name} would have got`,
  strongestShow: 'What would the strongest bot have done?',
  strongestHelp: 'The strongest bot plays yesterday’s challenge with the same dice. It can’t see them coming either.',
  strongestWorks: 'Playing it through…',
  strongestFailed: 'That didn’t work just now. Try again.',
  noYesterday: 'Yesterday’s best game is no longer here.',

  newDay: 'A new day has begun.',
  newDayHelp: 'There are new challenges. Games not finished by midnight are no longer ranked.',
  toNewDay: 'Go to the new challenge',
} satisfies DailyTexts
