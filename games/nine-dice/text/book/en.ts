import type { BookTexts } from './catalog.ts'

export const book = {
  intro:
    'A spinner shows a number, nine dice are thrown, and everybody looks at once: which coloured pair makes the number? ' +
    'Grab its disc before the others do. When no pair is left that works, grab the black disc: STOP.',
  headings: {
    dice: 'Dice and discs',
    setup: 'Set-up',
    round: 'A round',
    scoring: 'Scoring',
    end: 'The end',
    examples: 'Examples',
    options: 'Options',
  },
  dice:
    'There are four pairs of dice, red, orange, blue and green, and one beige die, the joker. For each colour there is one ' +
    'disc, and the black disc is STOP. Every colour has a shape of its own, on its dice and on its disc: you don’t need to see ' +
    'colours to play.',
  R1:
    'Everybody starts with 3 points. A throw decides who spins first; after that the spinner goes on to the left, round by ' +
    'round.',
  R2:
    'At the start of each round all five discs lie on the table. Spinner and dice are thrown together, and from the moment ' +
    'they are shown anybody may act, at any time and in any order.',
  R3:
    'Take a coloured disc that is still on the table, and you claim that its two dice make the number. Each ' +
    'disc goes to whoever is first, once.' +
    '\nYou may take several. Whoever comes too late loses nothing.',
  R4:
    'Without the joker a pair makes the number by adding the two dice or subtracting one from the other. With the joker all ' +
    'three dice are added or subtracted, as you like. Both coloured dice are always used, there is nothing but plus and ' +
    'minus, and the joker may serve several colours.',
  R5:
    'Take the black disc, and you claim that none of the discs still on the table is right. The round ends at ' +
    'once. If all four colours are gone, STOP is still raced for, and always right.',
  R6:
    'A wrongly taken disc stays taken until the round ends. It does not come back, and does not count when STOP is ' +
    'checked.',
  R7:
    'If the time for the round runs out, it ends without STOP: colours are scored as usual, and nobody gains or loses ' +
    'anything for the black disc.',
  fair:
    'At an online table everybody sees the dice at the same moment, and what counts is when you acted, not how fast your ' +
    'connection is. At equal times the person with the spinner comes first, then the others to the left.',
  R8:
    'Each right colour gives 2 points, or 1 if it needs the joker; the better way counts. Each wrong one ' +
    'costs 1 point.' +
    '\nUntil the round ends nobody is told what is right.' +
    '\nWhere sums are said, the sum itself scores: 1 point if it uses the joker, even where the pair alone ' +
    'would do, and a false sum is wrong even if another one is right.' +
    '\nSTOP needs no sum.',
  R9:
    'A right STOP gives 2 points, or 3 as the options say. A wrong one costs 3 points: then some disc on the ' +
    'table was still right.',
  R10:
    'If you agree on it, whoever takes STOP, rightly or wrongly, loses 3 points instead of 1 for each of their own wrong ' +
    'colours. A wrong STOP costs its 3 points on top.',
  R11: 'Your gains and losses of the round are added up first; if your total is below 0 after that, it becomes 0.',
  R12:
    'When somebody has 15 points or more after a round, the highest total wins.' +
    '\nIf several share it, they alone play tie-break rounds: all discs, the same scoring, but each round ' +
    'counts from 0 and may go below it.' +
    '\nThose with the best result of such a round play another, the others drop out; dropping out later means ' +
    'a better place.' +
    '\nTotals do not change.' +
    '\nAfter five tie-break rounds without a winner the win is shared.' +
    '\nAlone you play until you reach the target, and the number of rounds is your result.' +
    '\nOr you play ten rounds, and your points are your result.',
  examples: {
    pair: 'Number 2, orange 1 and 1: right without the joker, 1 + 1 = 2.',
    joker: 'Number 2, red 2 and 2, joker 6: right with the joker, 6 − 2 − 2 = 2.',
    twelve: 'Number 12, a pair of sixes: right, 6 + 6 = 12.',
    gap: 'Number 1, a pair of 3 and 4: right, 4 − 3 = 1.',
    fives: 'Number 5, a pair of fives, joker 5: right with the joker, 5 + 5 − 5 = 5.',
    nothing:
      'It may be that no colour works at all: about one round in five with the numbers 1 to 12. Then STOP is right at once.',
  },
} satisfies BookTexts
