import type { BookTexts } from './catalog.ts'

export const book = {
  intro:
    'Two dice are thrown for everyone. One die says which kind of star you look for, the other is the number that you write ' +
    'beside it. A star with both of its boxes filled is discovered and worth the difference. Everyone has the same sheet, ' +
    'and all play at once.',
  headings: {
    sheet: 'The sheet',
    round: 'A round',
    end: 'The end',
    logbook: 'The logbook',
    scorings: 'Special scorings',
    bonuses: 'Bonuses',
    options: 'Options',
  },
  R1:
    'A sheet is a drawing of stars and boxes. A box holds one number. Every star has exactly two boxes, and a ' +
    'box may belong to several stars.' +
    '\nA solid line links a star to its box.' +
    '\nA dashed line runs through a circle, a connection, and counts once the circle is filled; a circle may ' +
    'carry several dashed lines, and all of them count then.' +
    '\nSome stars carry a lock with a number from 0 to 5.',
  shapes:
    'There are six shapes of stars, one for each number of a die: a star has as many points as its die has pips. 1 is the drop, ' +
    '2 the lens, then come the stars with three, four, five and six points.',
  R2:
    'An arm is a group of stars and boxes that is closed until the locked star it hangs on is unlocked.' +
    '\nWhatever lies in a closed arm is not in play, and neither is a circle that leads into one.' +
    '\nA locked star outside closed arms is in play, and its boxes can be written.' +
    '\nA number in an open box counts for an arm’s star from the moment the arm opens.',
  R3: 'Every sheet belongs to a chapter, and each chapter has one special scoring, C1 to C5.',
  R4: 'Two dice are thrown, the same for all. Everyone chooses one of two things: to write, or to connect.',
  R5:
    'Write: one die, whichever you like, names a shape. Write the number of the other die into an empty box in play that is ' +
    'linked to a star in play of that shape. The number counts for every star of that box.',
  R6: 'Connect: leave the dice, and fill the circle of a connection in play.',
  R7: 'Whoever can do one of the two must. Whoever can do neither is stuck. That is decided once, right after the throw.',
  R8:
    'As soon as both boxes of a star in play are filled and linked, the star is discovered and worth the ' +
    'difference of the two numbers: 5 and 2 make 3. A difference of 0 counts as discovered too.' +
    '\nA locked star is unlocked, and so discovered, if the difference is its printed number; it is worth ' +
    'that number, and its arms open, which may discover more at once.' +
    '\nWith any other difference the lock has failed: the star is worth nothing and is never discovered, so ' +
    'that its shape can no longer be completed.' +
    '\nLock 3 opens with 6 and 3, but not with 6 and 2.',
  R8a:
    'After every act and every bonus the sheet is read again.' +
    '\nA plain discovered star is worth its present difference.' +
    '\nAn unlocked star keeps its printed number, and its arms stay open.' +
    '\nA failed lock stays failed unless a bonus says that it opens locks.' +
    '\nNothing is ever emptied, and a number stays between 1 and 6.',
  R9:
    'Whoever discovers the last star of a shape may use one unlocked bonus for each shape completed, one ' +
    'after the other.' +
    '\nFirst all discoveries and openings are carried out.' +
    '\nA bonus may complete another shape and so allow another bonus, but nobody uses more than two in a ' +
    'game.' +
    '\nThe same bonus may be used twice.' +
    '\nA bonus that can do nothing cannot be used.',
  R10:
    'A choice is an act and all bonuses that follow from it. Each is final when made, and hidden until everyone has finished; ' +
    'then all are shown together.',
  R11: 'After a round in which somebody was stuck, the game ends for all.',
  R12:
    'The stars of each shape are summed, then the chapter’s special scoring is applied. The highest total wins; a tie goes to ' +
    'whoever used fewer bonuses; after that the win is shared. Alone you play for bronze, silver and gold.',
  R13:
    'A group, or you alone, may keep a logbook: the sheets you have played, and the bonuses unlocked so far, shared by all. ' +
    'After each game you unlock one more: everyone may suggest, and the player in last place decides (of several, the first in seating order; alone, you). Only unlocked bonuses can be used.',
  scorings: {
    C1: 'A set needs all six shapes: with 2, 3, 2, 4, 2 and 2 bright stars by shape there are two sets, 10 points. An unlocked star counts by its printed number.',
    C2: 'A shape without a discovered star has the sum 0. Example: 3, 5, 4, 6, 2 and 7 make 27, and 2 more: 29.',
    C3: 'Boxes 4 and 4 are worth 3 points, as is an unlocked lock 0.',
    C4: 'Example: four of four stars, worth 3, 0, 4 and 1, bring 8 more points, and 5 for the whole figure: 13. An unlocked star counts its printed number twice.',
    C5: 'The chalk lines between stars count, not the links to boxes. Example: five stars in a row have four lines between them, 8 points.',
  },
  aboutBonuses:
    'A bonus obeys the rules for writing (R5) and connecting (R6) except for what its sentence changes, and what it does may ' +
    'discover stars and complete shapes. “The dice” are those of this round.',
  bonuses: {
    'any-value': 'From 1 to 6, into a box that either die allows.',
    anywhere: 'Into any empty box in play that is linked to a star in play.',
    circle: 'Any circle in play that is still open.',
    nudge: 'In any filled box; the number stays between 1 and 6.',
    swap: 'Between two filled boxes with different numbers.',
    again: 'Write or connect, as usual.',
    pick: 'Lock 3 with 6 and 2, for instance, makes 4: one off. The star is then worth its printed number.',
    turn: 'In any filled box: a 2 becomes a 5.',
    twin: 'Into an empty box in play; both boxes must be linked. The star is worth 0 then.',
    'two-circles': 'Both must be in play before the first is filled, and nothing is discovered before both are.',
    seven: 'One die names the shape, 7 minus the other is written.',
    note: 'They are added to your total.',
  },
  chapter: ({ chapter, title }) => `Chapter ${chapter}, “${title}”`,
} satisfies BookTexts
