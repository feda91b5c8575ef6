import { plural } from '../../../engine/text/lang.ts'
import type { DailyTexts } from './catalog.ts'

const points = (n: number): string => plural('en', n, { one: `${n} point`, other: `${n} points` })

export const en = {
  title: ({ game }) => `${game}: sheet of the day`,
  help: 'The same sheet and the same dice for everybody. A new one every day at midnight, UTC.',
  ranked: 'Ranked',
  rankedHelp: 'One game a day. Every move stands once it is made.',
  unranked: 'Unranked',
  unrankedHelp: 'No server answers here: the dice follow from the date, and the result stands in no list.',
  play: 'Play',
  goOn: 'Go on',
  doneHelp: 'That was today’s game. Tomorrow there is a new sheet.',
  notReached: 'The server does not answer. Try again in a moment.',
  medals: 'Medals',
  from: ({ points: n }) => `from ${points(n)}`,
  medalNames: { gold: 'gold', silver: 'silver', bronze: 'bronze', none: 'no medal' },
  yourResult: ({ points: n, medal }) => `Your result: ${points(n)}, ${medal}`,

  results: 'Results',
  place: 'Place',
  name: 'Name',
  points: 'Points',
  medal: 'Medal',
  you: 'you',
  guest: 'a guest',
  nobody: 'Nobody has finished today’s sheet yet.',
  nobodyPlayed: 'Nobody finished that day’s sheet.',
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
  shareText: ({ game, date, points: n, medal, stars }) => `${game}, ${date}: ${points(n)}, ${medal} ${stars}`,
  copied: 'The result is in the clipboard.',
  notCopied: 'It could not be copied. Mark the text and copy it yourself.',

  newDay: 'A new day has begun.',
  newDayHelp: 'There is a new sheet. What was not finished before midnight is not ranked any more.',
  toNewDay: 'To the new sheet',
} satisfies DailyTexts
