import { plural } from '../../../engine/text/lang.ts'
import type { DailyTexts } from './catalog.ts'

export const en = {
  all: 'Today’s challenges',
  title: ({ game }) => `${game}: today’s challenge`,
  help: 'The same dice for everybody. A new challenge every day at midnight, UTC.',
  ranked: 'Ranked',
  rankedHelp: 'One game a day. Every move stands once it is made.',
  unranked: 'Unranked',
  unrankedHelp: 'No server answers here: the dice follow from the date, and the result stands in no list.',
  play: 'Play',
  goOn: 'Go on',
  doneHelp: 'That was today’s challenge. Tomorrow there is a new one.',
  unreadable: 'Today’s game on this device cannot be read any more. Tomorrow there is a new challenge.',
  notReached: 'The server does not answer. Try again in a moment.',
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
  notKept: 'This browser keeps nothing here: your streak may be forgotten when you close the page.',

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
  listedAs: ({ name }) => `In the list you are “${name}”.`,
  rename: 'Change your name',

  dice: 'The dice',
  seal: 'Today’s seal',
  sealHelp:
    'The dice of the whole day follow from a secret that was drawn and sealed the day before. Tomorrow the secret is revealed, and everybody can check it.',
  next: 'Tomorrow’s seal',
  yesterday: 'Yesterday',
  secret: 'The secret',
  check: 'Check the dice',
  sealFits: 'The secret fits the seal.',
  sealWrong: 'The secret does not fit the seal: these are not the dice that were fixed.',
  seen: {
    before: 'This device saw the same seal before that day began.',
    onDay: 'This device saw the same seal on that day.',
    other: 'This device saw another seal: it was changed afterwards.',
    not: 'This device has not seen the seal before.',
  },
  throwsFit: ({ throws }) =>
    plural('en', throws, {
      one: 'The one throw of your game follows from it.',
      other: `All ${throws} throws of your game follow from it.`,
    }),
  throwsWrong: 'A throw of your game does not follow from it.',
  noGame: 'This device has no game of that day to compare.',
  limitsHelp:
    'What this does not prove: no player’s device took part in these dice. Whoever runs the server could try several secrets before sealing one, and knows the throws in advance.',

  share: 'Share the result',
  shareText: ({ game, date, score, medal, stars }) => `${game}, ${date}: ${score}, ${medal} ${stars}`,
  copied: 'The result is in the clipboard.',
  notCopied: 'It could not be copied. Mark the text and copy it yourself.',

  bestGame: ({ name }) => `The best game: ${name}`,
  watch: 'Watch the game',
  strongest: ({ name }) => `With the same dice, ${name} would have got`,
  strongestShow: 'What would the strongest player have done?',
  strongestHelp: 'The strongest bot plays yesterday’s challenge with the same dice. It does not know them either.',
  strongestWorks: 'Playing it through…',
  strongestFailed: 'That did not work just now. Try again.',
  noYesterday: 'Yesterday’s best game is not here any more.',

  newDay: 'A new day has begun.',
  newDayHelp: 'There are new challenges. What was not finished before midnight is not ranked any more.',
  toNewDay: 'To the new challenge',
} satisfies DailyTexts
