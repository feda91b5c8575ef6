import type { BonusId } from '../../rules/options.ts'
import type { DIFFICULTIES } from '../../sheets/generator.ts'
import type { Medal } from '../../sheets/sheet.ts'
import type { SCORINGS } from '../book.ts'

/** A name and what it does, in one short sentence. */
export interface NamedRule {
  readonly name: string
  readonly rule: string
}

interface ChapterText {
  readonly title: string
  /** A few sentences, before the first sheet of the chapter. */
  readonly intro: string
}

/** The names in the sky: sheets, figures, chapters, special scorings, bonuses, shapes, medals. */
export const sky = {
  /** A star of this shape, and all of them: as in the middle of a sentence. */
  shapes: {
    1: { one: 'drop', all: 'drops' },
    2: { one: 'lens', all: 'lenses' },
    3: { one: 'three-pointed star', all: 'three-pointed stars' },
    4: { one: 'four-pointed star', all: 'four-pointed stars' },
    5: { one: 'five-pointed star', all: 'five-pointed stars' },
    6: { one: 'six-pointed star', all: 'six-pointed stars' },
  },
  /** Each is the name of a sheet, a constellation: its usual name in the language. */
  sheets: {
    'great-bear': 'Great Bear',
    'little-bear': 'Little Bear',
    'royal-couple': 'Royal Couple',
    swan: 'Swan',
    lion: 'Lion',
    hunter: 'Hunter',
    twins: 'Twins',
    bull: 'Bull',
    scorpion: 'Scorpion',
    teapot: 'Teapot',
    maiden: 'Maiden',
    eagle: 'Eagle',
    hero: 'Hero',
    'chained-lady': 'Chained Lady',
    'winged-horse': 'Winged Horse',
    charioteer: 'Charioteer',
    herdsman: 'Herdsman',
    'strong-man': 'Strong Man',
    'southern-cross': 'Southern Cross',
    ship: 'Ship',
    'great-dog': 'Great Dog',
    crane: 'Crane',
    'raven-and-cup': 'Raven and Cup',
    lyre: 'Lyre',
    dragon: 'Dragon',
    'water-snake': 'Water Snake',
    river: 'River',
    fishes: 'Fishes',
    'snake-bearer': 'Snake Bearer',
    whale: 'Whale',
  },
  /** The figures inside them (C4), as in the middle of a sentence: "the Cross". `figure` is that of a generated sheet. */
  figures: {
    cross: 'the Cross',
    'false-cross': 'the False Cross',
    haunch: 'the Haunch',
    neck: 'the Neck',
    sail: 'the Sail',
    strings: 'the Strings',
    figure: 'the ringed figure',
  },
  /** Chapter 1 first. */
  chapters: [
    {
      title: 'Clear nights in the north',
      intro:
        'Every map begins with the stars you know. The bears circle the pole, the swan flies south, and in winter the hunter ' +
        'rises over the roofs. Nothing is locked here. Learn to look, and to find bright stars of every shape.',
    },
    {
      title: 'Along the zodiac',
      intro:
        'The sun walks this road all year round, and the summer nights lie beside it. Here the sky is jealous: the shape that ' +
        'you neglect counts twice. Keep all six in mind, even the one that the dice don’t like.',
    },
    {
      title: 'Locked heavens',
      intro:
        'These stars tell an old tale: a hero, a princess in chains, a horse with wings. Parts of this sky are closed. With the ' +
        'right difference a lock springs open, and a whole arm of stars lies behind it. And don’t scorn the faintest ' +
        'stars: here even zeros shine.',
    },
    {
      title: 'Figures within figures',
      intro:
        'Far to the south, small figures hide in large ones: a cross in a wide sky, strings in a lyre. Their stars wear a ' +
        'ring and count twice. Find the whole figure, and there is a reward on top.',
    },
    {
      title: 'Long paths',
      intro:
        'Dragon, snake and river wind across half the sky. Follow them star by star, without a gap, and you’ll get ' +
        'further than by picking stars here and there. Choose early where your path begins, and don’t let it break.',
    },
  ] satisfies readonly [ChapterText, ChapterText, ChapterText, ChapterText, ChapterText],
  /** A chapter’s special scoring: its name, and its rule in a sentence. */
  scorings: {
    C1: {
      name: 'Bright sets',
      rule: 'Each complete set of six bright stars, one of each shape, is worth 5 points; a star worth 3 or more is bright.',
    },
    C2: { name: 'The lowest twice', rule: 'The lowest of the six shape sums counts twice.' },
    C3: { name: 'Shining zeros', rule: 'Each discovered star that is worth 0 is worth 3 points instead.' },
    C4: {
      name: 'The figure',
      rule: 'Each discovered star of the ringed figure counts twice, and the whole figure is worth another 5 points.',
    },
    C5: {
      name: 'The long path',
      rule: 'Each line on the longest unbroken path of discovered stars is worth 2 points; a path visits no star twice.',
    },
  } satisfies Record<(typeof SCORINGS)[number], NamedRule>,
  /** Each is a bonus: its name (on a button), and what it does in a sentence. */
  bonuses: {
    'any-value': { name: 'Any number', rule: 'Write any number.' },
    anywhere: { name: 'Any star', rule: 'Write the number of a die next to a star of any shape.' },
    circle: { name: 'Circle', rule: 'Fill a circle.' },
    nudge: { name: 'Nudge', rule: 'Change a number by one.' },
    swap: { name: 'Swap', rule: 'Swap two numbers.' },
    again: { name: 'Once more', rule: 'Act once more with the same dice.' },
    pick: { name: 'Picklock', rule: 'Open a failed lock whose difference is at most one off.' },
    turn: { name: 'Turn over', rule: 'Turn a number over: it becomes 7 minus itself.' },
    twin: { name: 'Twin', rule: 'Beside a star, write the same number as in its other box.' },
    'two-circles': { name: 'Two circles', rule: 'Fill two circles.' },
    seven: { name: 'Seven', rule: 'Write 7 minus a die’s number.' },
    note: { name: 'Note', rule: 'Score four more points.' },
  } satisfies Record<BonusId, NamedRule>,
  /** How hard a generated sheet is; follows its name. */
  difficulties: { easy: 'easy', medium: 'medium', hard: 'hard' } satisfies Record<
    (typeof DIFFICULTIES)[number],
    string
  >,
  /** As in the middle of a sentence. */
  medals: { bronze: 'bronze', silver: 'silver', gold: 'gold' } satisfies Record<Medal, string>,
  /** The challenge of the day: the sheet that all play on. */
  ofDay: ({ difficulty }: { difficulty: string }) => `Sky of the day, ${difficulty}`,
  /** The name of a generated sheet. */
  generated: ({ seed, difficulty }: { seed: string; difficulty: string }) => `Unknown sky “${seed}”, ${difficulty}`,
}

/** The rule book. A special scoring or bonus is described by its sentence of `sky`, and by the legality and the example given here. */
export const book = {
  // Rule book: the introduction and headings.
  intro:
    'Two dice are rolled for everyone. One die says which kind of star you look for, the other is the number that you write ' +
    'beside it. A star with both of its boxes filled is discovered and worth the difference. Everyone has the same sheet, ' +
    'and all play at once.',
  headings: {
    sheet: 'The sheet',
    round: 'A round',
    end: 'The end',
    logbook: 'The logbook',
    scorings: 'Special scoring',
    bonuses: 'Bonuses',
    options: 'Options',
  },
  // Each is a rule of the rule book, by its number, or a text beside one.
  R1:
    'A sheet is a drawing of stars and boxes. A box holds one number. Every star has exactly two boxes, and a ' +
    'box may belong to several stars.' +
    '\nA solid line links a star to one of its boxes.' +
    '\nA dashed line with a circle on it is a connection: it counts once the circle is filled. A circle may ' +
    'sit on several dashed lines: filling it makes them all count.' +
    '\nSome stars carry a lock with a number from 0 to 5.',
  shapes:
    'Stars come in six shapes, one for each number on a die. 1 is the drop and 2 the lens; 3 to 6 are the ' +
    'stars with three, four, five and six points.',
  R2:
    'An arm is a group of stars and boxes that is closed until the locked star it hangs from is unlocked.' +
    '\nWhatever lies in a closed arm is not in play, and neither is a circle that leads into one.' +
    '\nA locked star outside closed arms is in play, and you can write in its boxes.' +
    '\nA number in a box outside a closed arm counts for a star inside it from the moment the arm opens.',
  R3: 'Every sheet belongs to a chapter, and each chapter has one special scoring, C1 to C5.',
  R4: 'Two dice are rolled, the same for all. Everyone chooses one of two things: to write a number, or to connect, which means to fill a circle.',
  R5:
    'Write: one die, whichever you like, names a shape. Write the number of the other die in an empty box in play that is ' +
    'linked to a star in play of that shape. The number counts for every star of that box.',
  R6: 'Connect: leave the dice, and fill the circle of a connection in play.',
  R7: 'Whoever can do one of the two must. Whoever can do neither is stuck. That is decided once, right after the roll.',
  R8:
    'As soon as both boxes of a star in play are filled and linked, the star is discovered and worth the ' +
    'difference between the two numbers: with 5 and 2 it is 3. A difference of 0 counts as discovered too.' +
    '\nA locked star is unlocked, and so discovered, if the difference is its printed number; it is worth ' +
    'that number, and its arms open, which may lead to more discoveries at once.' +
    '\nWith any other difference the lock fails: the star is worth nothing and is never discovered, so ' +
    'its shape can no longer be completed.' +
    '\nLock 3 opens with 6 and 3, but not with 6 and 2.',
  R8a:
    'After every action and every bonus, read the sheet afresh.' +
    '\nA discovered star without a lock is worth its current difference.' +
    '\nAn unlocked star keeps its printed number, and its arms stay open.' +
    '\nA failed lock stays failed unless a bonus says that it opens locks.' +
    '\nNothing is ever emptied, and a number stays between 1 and 6.',
  R9:
    'Whoever discovers the last star of a shape may use one unlocked bonus for each shape completed, one ' +
    'after the other.' +
    '\nAll discoveries and openings come first.' +
    '\nA bonus may complete another shape and so allow another bonus, but nobody uses more than two in a ' +
    'game.' +
    '\nThe same bonus may be used twice.' +
    '\nA bonus that can do nothing cannot be used.',
  R10:
    'A choice is an action and all bonuses that follow from it. Each is final when made, and hidden until everyone has finished; ' +
    'then all are shown together.',
  R11: 'After a round in which somebody was stuck, the game ends for everyone.',
  R12:
    'The stars of each shape are summed, then the chapter’s special scoring is applied. The highest total wins; a tie goes to ' +
    'whoever used fewer bonuses; if that is equal too, the win is shared. On your own, you play for bronze, silver and gold.',
  R13:
    'As a group or alone you can keep a logbook: the sheets you have played, and the bonuses unlocked so far, shared by all. ' +
    'After each game you unlock one more: everyone may suggest one, and the player in last place decides (if several share it, the first in seating order; in a solo game, you do). Only unlocked bonuses can be used.',
  scorings: {
    C1: 'A set needs all six shapes: with 2, 3, 2, 4, 2 and 2 bright stars by shape there are two sets, 10 points. An unlocked star counts by its printed number.',
    C2: 'A shape with no discovered stars has a sum of 0. Example: 3, 5, 4, 6, 2 and 7 make 27, and 2 more: 29.',
    C3: 'A star between 4 and 4 is worth 3 points, as is a star unlocked with a 0.',
    C4: 'Example: four of four stars, worth 3, 0, 4 and 1, score 8 more points, and 5 for the whole figure: 13. An unlocked star counts its printed number twice.',
    C5: 'The chalk lines between stars count, not the links to boxes. Example: five stars in a row have four lines between them, 8 points.',
  },
  aboutBonuses:
    'A bonus obeys the rules for writing (R5) and connecting (R6) except where its own text says otherwise, and what it does may ' +
    'discover stars and complete shapes. “The dice” are those of this round.',
  bonuses: {
    'any-value': 'From 1 to 6, in a box that either die allows.',
    anywhere: 'In any empty box in play that is linked to a star in play.',
    circle: 'Any circle in play that is still open.',
    nudge: 'In any filled box; the number stays between 1 and 6.',
    swap: 'Between two filled boxes with different numbers.',
    again: 'Write or connect, as usual.',
    pick: 'For instance, lock 3 between 6 and 2: the difference is 4, one off. The star is then worth its printed number.',
    turn: 'In any filled box: a 2 becomes a 5.',
    twin: 'In an empty box in play; both boxes must be linked. The star is then worth 0.',
    'two-circles': 'Both must be in play before the first is filled, and nothing is discovered before both are.',
    seven: 'One die names the shape; write 7 minus the other.',
    note: 'They are added to your total.',
  },
  chapter: ({ chapter, title }: { chapter: number; title: string }) => `Chapter ${chapter}, “${title}”`,
}

export type SkyTexts = typeof sky
export type BookTexts = typeof book
