import type { Says } from '../../../engine/text/catalog.ts'
import type { Lang } from '../../../engine/text/lang.ts'
import { plural } from '../../../engine/text/lang.ts'
import type { Options } from '../rules/options.ts'
import type { BookTexts, Refusing } from './catalog.ts'
import { COVERS } from './covers.ts'
import type { Medal } from './sky/catalog.ts'
import { sky } from './sky/en.ts'

const points = (n: number) => plural('en', n, { one: `${n} point`, other: `${n} points` })

const board = {
  /** Table, above the main button: what is asked. */
  questions: {
    act: ({ low, high }: { low: number; high: number }) =>
      `${low} and ${high}: one picks the shape, the other is the number you write. Or fill a circle.`,
    /** With equal dice. */
    actEqual: ({ die }: { die: number }) =>
      `Double ${die}: ${die} picks the shape, and you write ${die}. Or fill a circle.`,
    /** A box is picked that takes either die's number. */
    /** The box that was tapped is lit. */
    which: 'Which number goes into the lit box?',
    bonuses: ({ count }: { count: number }) =>
      plural('en', count, { one: `You may use ${count} bonus.`, other: `You may use ${count} bonuses, one by one.` }),
    bonusTarget: ({ bonus, rule }: { bonus: string; rule: string }) => `${bonus}: ${rule}`,
    secondTarget: ({ bonus }: { bonus: string }) => `${bonus}: and the second one?`,
    stuck: 'You’re stuck: nothing fits and no circle is left. This is the last round.',
  },
  /** Where a place lies among several that are described alike, counted from the left. */
  fromLeft: ({ at, of }: { at: number; of: number }) =>
    at === 1 ? 'on the left' : at === of ? 'on the right' : `number ${at} from the left`,
  /** Table, buttons; the main one says what it does now, or what is still to be picked. */
  actions: {
    noBonus: 'No bonus',
    takeBack: 'Take back',
    otherBonus: 'Another bonus',
    value: ({ value }: { value: number }) => `Write ${value}`,
    fill: 'Fill the circle',
    pick: 'Pick a box or a circle',
    pickValue: 'Pick a number',
    pickBonus: 'Pick a bonus',
    aim: 'Pick on the sheet',
  },
  /** Labels of the things on the sheet. `shape` with its die: "drop, 1". */
  pieces: {
    star: ({ star, shape }: { star: string; shape: string }) => `Star ${star}, ${shape}`,
    locked: ({ star, shape, lock }: { star: string; shape: string; lock: number }) =>
      `Star ${star}, ${shape}, lock ${lock}`,
    worth: ({ star, shape, points: n }: { star: string; shape: string; points: number }) =>
      `Star ${star}, ${shape}: discovered, ${points(n)}`,
    unlocked: ({ star, shape, points: n }: { star: string; shape: string; points: number }) =>
      `Star ${star}, ${shape}: unlocked, ${points(n)}`,
    failed: ({ star, shape, lock }: { star: string; shape: string; lock: number }) =>
      `Star ${star}, ${shape}: lock ${lock} has failed`,
    /** Added where it lies in a closed arm. */
    closed: 'in a closed arm',
    /** Added to the stars of the sheet's figure (C4). */
    inFigure: ({ figure }: { figure: string }) => `part of ${figure}`,
    empty: ({ box, stars }: { box: string; stars: string }) => `Box ${box}, empty, beside ${stars}`,
    holds: ({ box, value, stars }: { box: string; value: number; stars: string }) =>
      `Box ${box}: ${value}, beside ${stars}`,
    /** Added where it may be written now: "takes 2 or 5". */
    takes: ({ values }: { values: string }) => `takes ${values}`,
    /** `links`: "s3 and b5". */
    circle: ({ circle, links }: { circle: string; links: string }) => `Circle ${circle}, open, between ${links}`,
    filled: ({ circle, links }: { circle: string; links: string }) => `Circle ${circle}, filled, between ${links}`,
    canFill: 'can be filled',
  },
  /** What a pick would do, before it is confirmed. */
  preview: {
    /** `sum`: "5 − 2 = 3". */
    difference: ({ star, sum }: { star: string; sum: string }) => `${star}: ${sum}`,
    opens: ({ star }: { star: string }) => `${star}: the lock opens`,
    fails: ({ star, lock }: { star: string; lock: number }) => `${star}: the lock fails, it needs ${lock}`,
    /** What the other box would have to hold. */
    needs: ({ star, values }: { star: string; values: string }) =>
      `${star}: to open the lock, its other box needs ${values}`,
    completes: ({ shape }: { shape: string }) => `All ${shape} are discovered`,
    armOpens: 'An arm opens',
    nothing: 'This discovers no star yet',
    /** "+5 points": the whole change of the total. */
    change: ({ points: n }: { points: string }) => `Total: ${n}`,
  },
  /** The sheet: what stands on and below it. */
  sheet: {
    chapter: ({ chapter, title }: { chapter: number; title: string }) => `Chapter ${chapter}: ${title}`,
    legend: 'Which die picks which shape',
    sums: 'Sums',
    total: 'Total',
    stars: ({ count, of }: { count: number; of: number }) =>
      plural('en', count, { one: `${count} of ${of} stars discovered`, other: `${count} of ${of} stars discovered` }),
    medals: ({ bronze, silver, gold }: { bronze: number; silver: number; gold: number }) =>
      `Bronze from ${bronze}, silver from ${silver}, gold from ${gold}`,
    special: 'Special scoring',
    bonusBoxes: 'Bonuses',
    bonusFree: 'Bonus box, free',
    bonusUsed: ({ bonus }: { bonus: string }) => `Bonus used: ${bonus}`,
    round: ({ round }: { round: number }) => `Round ${round}`,
    // Buttons beside and below the sheet; some are icons, and this is read aloud.
    zoomIn: 'Zoom in',
    zoomOut: 'Zoom out',
    whole: 'Whole sky',
    more: 'More about this sheet',
    marks: 'Show names',
    print: 'Print this sheet',
    printBlank: 'Print a blank sheet',
  },
  /** The choice of a sheet. */
  picker: {
    chapters: 'Chapters',
    /** The sixth page: a sheet made from a word. */
    fromWord: 'From a word',
    word: 'Word',
    wordHelp: 'Any word makes a sky of its own; the same word, the same sky.',
    difficulty: 'Difficulty',
    surprise: 'Another word',
  },
  /** The confirmation of a likely slip. */
  slips: {
    pass: 'You could still use a bonus: this gives it up.',
    lock: 'This makes a lock fail, and its arm stays closed.',
  },
  /** The others' sheets, in miniature. */
  others: {
    title: 'The others’ sheets',
    sheetOf: ({ who, points: n }: { who: string; points: number }) => `${who}: ${points(n)}`,
    show: ({ who }: { who: string }) => `Look at ${who}’s sheet`,
    back: 'Back to my sheet',
    choosing: ({ who }: { who: string }) => `${who} is choosing`,
    ready: ({ who }: { who: string }) => `${who} is ready`,
    stuck: ({ who }: { who: string }) => `${who} is stuck`,
    revealed: 'Everyone’s choice is shown',
  },
  /** The sheet as a list, for screen readers and small screens. */
  list: {
    title: 'The sheet as a list',
    picture: 'The sheet as a picture',
    stars: 'Stars',
    boxes: 'Boxes',
    circles: 'Circles',
    possible: 'What you can do now',
    /** A star's two boxes: "b3 holds 5, b7 is empty". */
    boxHolds: ({ box, value }: { box: string; value: number }) => `${box} holds ${value}`,
    boxEmpty: ({ box }: { box: string }) => `${box} is empty`,
    /** Added to a box that hangs on an unfilled circle. */
    via: ({ circle }: { circle: string }) => `only through circle ${circle}`,
    none: 'None',
  },
  /** The dialog “Keys”: what a key does. */
  keys: {
    move: 'To the next box or circle that way',
    pick: 'Pick what is in focus',
    next: 'Next thing you can do',
    previous: 'Previous thing you can do',
    die: 'Write this die’s number',
    circles: 'Go to the circles',
    back: 'Undo the pick',
    pass: 'Use no bonus',
    zoom: 'Zoom in, zoom out, whole sky',
    list: 'List or picture',
    marks: 'Show or hide the names',
    others: 'Next player’s sheet',
  } satisfies Record<
    'move' | 'pick' | 'next' | 'previous' | 'die' | 'circles' | 'back' | 'pass' | 'zoom' | 'list' | 'marks' | 'others',
    string
  >,
  /** What a game alone came to. */
  ending: {
    found: ({ found, all }: { found: number; all: number }) => `Discovered: ${found} of ${all} stars`,
    /** `shapes`: those of which every star is discovered, joined. */
    complete: ({ shapes }: { shapes: string }) => `All ${shapes} found`,
    medals: { bronze: 'Bronze medal', silver: 'Silver medal', gold: 'Gold medal' } satisfies Record<Medal, string>,
    /** The medal to play for next time. */
    next: {
      bronze: ({ points }) => `Bronze from ${points} points`,
      silver: ({ points }) => `Silver from ${points} points`,
      gold: ({ points }) => `Gold from ${points} points`,
    } satisfies Record<Medal, Says<{ points: number }>>,
  },
}

const book = {
  // Rule book: the introduction and headings.
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
  // Each is a rule of the rule book, by its number, or a text beside one.
  R1:
    'A sheet is a drawing of stars and boxes. A box holds one number. Every star has exactly two boxes, and a ' +
    'box may belong to several stars.' +
    '\nA solid line links a star to its box.' +
    '\nA dashed line with a circle on it is a connection: it counts once the circle is filled; a circle may ' +
    'carry several dashed lines, and then all of them count.' +
    '\nSome stars carry a lock with a number from 0 to 5.',
  shapes:
    'There are six shapes of stars, one for each number on a die: a star has as many points as its die has pips. 1 is the drop, ' +
    '2 the lens, then come the stars with three, four, five and six points.',
  R2:
    'An arm is a group of stars and boxes that is closed until the locked star it hangs from is unlocked.' +
    '\nWhatever lies in a closed arm is not in play, and neither is a circle that leads into one.' +
    '\nA locked star outside closed arms is in play, and you can write in its boxes.' +
    '\nA number in an open box counts for an arm’s star from the moment the arm opens.',
  R3: 'Every sheet belongs to a chapter, and each chapter has one special scoring, C1 to C5.',
  R4: 'Two dice are thrown, the same for all. Everyone chooses one of two things: to write, or to connect.',
  R5:
    'Write: one die, whichever you like, names a shape. Write the number of the other die in an empty box in play that is ' +
    'linked to a star in play of that shape. The number counts for every star of that box.',
  R6: 'Connect: leave the dice, and fill the circle of a connection in play.',
  R7: 'Whoever can do one of the two must. Whoever can do neither is stuck. That is decided once, right after the throw.',
  R8:
    'As soon as both boxes of a star in play are filled and linked, the star is discovered and worth the ' +
    'difference between the two numbers: 5 and 2 make 3. A difference of 0 counts as discovered too.' +
    '\nA locked star is unlocked, and so discovered, if the difference is its printed number; it is worth ' +
    'that number, and its arms open, which may lead to more discoveries at once.' +
    '\nWith any other difference the lock fails: the star is worth nothing and is never discovered, so ' +
    'its shape can no longer be completed.' +
    '\nLock 3 opens with 6 and 3, but not with 6 and 2.',
  R8a:
    'After every action and every bonus the sheet is read again.' +
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
    'whoever used fewer bonuses; after that the win is shared. On your own, you play for bronze, silver and gold.',
  R13:
    'As a group or alone you can keep a logbook: the sheets you have played, and the bonuses unlocked so far, shared by all. ' +
    'After each game you unlock one more: everyone may suggest one, and the player in last place decides (if several share it, the first in seating order; alone, you). Only unlocked bonuses can be used.',
  scorings: {
    C1: 'A set needs all six shapes: with 2, 3, 2, 4, 2 and 2 bright stars by shape there are two sets, 10 points. An unlocked star counts by its printed number.',
    C2: 'A shape without a discovered star has the sum 0. Example: 3, 5, 4, 6, 2 and 7 make 27, and 2 more: 29.',
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
    pick: 'For instance, lock 3 between 6 and 2: they make 4, one off. The star is then worth its printed number.',
    turn: 'In any filled box: a 2 becomes a 5.',
    twin: 'In an empty box in play; both boxes must be linked. The star is then worth 0.',
    'two-circles': 'Both must be in play before the first is filled, and nothing is discovered before both are.',
    seven: 'One die names the shape; write 7 minus the other.',
    note: 'They are added to your total.',
  },
  chapter: ({ chapter, title }) => `Chapter ${chapter}, “${title}”`,
} satisfies BookTexts

const throws = (n: number, of: number, one: string, other: string) =>
  `${n} in ${of} throws ${plural('en', n, { one, other })}`

/** Each is the coach’s reason for the best choice: one sentence below it. `points` at once; `of`: all throws. */
const reasons = {
  medal: ({ points: n, total, medal }: { points: number; total: number; medal: string }) =>
    `${points(n)} at once, ${total} in all: that’s ${medal}.`,
  /** `shapes`: "drops and lenses"; `count` bonuses. */
  completes: ({ shapes, points: n, count }: { shapes: string; points: number; count: number }) => {
    const bonuses = plural('en', count, { one: 'a bonus', other: `${count} bonuses` })
    return `All ${shapes} are discovered: ${n === 0 ? '' : `${points(n)} at once and `}${bonuses}.`
  },
  /** `count` stars come into play. */
  opens: ({ points: n, count }: { points: number; count: number }) => {
    const more = plural('en', count, { one: '1 more star comes', other: `${count} more stars come` })
    return `This opens a lock: ${n === 0 ? '' : `${points(n)} at once, and `}${more} into play.`
  },
  last: ({ points: n }: { points: number }) =>
    n === 0
      ? 'This is the last round, and nothing scores any more.'
      : `This is the last round: ${points(n)} at once, and no choice brings more.`,
  /** `count` circles are left. */
  reserve: ({ count }: { count: number }) =>
    `No box takes these dice; ${plural('en', count, { one: '1 circle stays', other: `${count} circles stay` })} in reserve.`,
  box: ({ points: n, count, of }: { points: number; count: number; of: number }) => {
    const few = count === 0 ? 'no throw would' : `only ${count} in ${of} throws would`
    return `${points(n)} at once; as things stand, ${few} bring more here.`
  },
  most: ({ points: n }: { points: number }) => `${points(n)} at once: no other choice brings more.`,
  lasts: ({ count, of }: { count: number; of: number }) =>
    count === of
      ? 'After this, every throw is good for something. Not every choice does that.'
      : `${throws(count, of, 'is then', 'are then')} good for something; no choice leaves more.`,
  free: ({ points: n }: { points: number }) => `${points(n)} at once, and no box is used up.`,
  ready: ({ points: n }: { points: number }) => `${points(n)} more as soon as the circle there is filled.`,
  /** `values`: "2 or 6". */
  key: ({ values, count, of }: { values: string; count: number; of: number }) =>
    `With ${values} on its other side the lock then opens: ${throws(count, of, 'allows', 'allow')} it.`,
  /** `count`: the number of stars. */
  hope: ({ value, count, most }: { value: number; count: number; most: number }) =>
    count === 1
      ? `With ${value} beside it, this star can still reach a difference of ${most}.`
      : `This ${value} counts for ${count} stars: each can still reach a difference of ${most}.`,
  lacks: ({ count, of }: { count: number; of: number }) =>
    `Any number on the star’s other side then discovers it: ${throws(count, of, 'allows', 'allow')} one.`,
  spares: ({ points: n }: { points: number }) =>
    n === 0
      ? 'No number scores here now; a circle uses up no box.'
      : `The best number scores ${points(n)} now; a circle uses up no box.`,
  /** Stars now and before. */
  links: ({ count, before }: { count: number; before: number }) => {
    const stars = plural('en', count, { one: '1 star', other: `${count} stars` })
    return `A number beside it then counts for ${stars}${before === 0 ? ', until now for none' : ` instead of ${before}`}.`
  },
  next: ({ points: n, count, of }: { points: number; count: number; of: number }) =>
    count === of
      ? `After this, every throw scores ${points(n)} or more. Not every choice does that.`
      : `${throws(count, of, 'then brings', 'then bring')} ${points(n)} or more; no choice leaves more such throws.`,
  gain: ({ points: n }: { points: number }) => `${points(n)} at once.`,
  /** `count` shapes can still be completed. */
  pass: ({ points: n, count }: { points: number; count: number }) => {
    const here = n === 0 ? 'No bonus scores here' : `The best bonus scores ${points(n)} here`
    const shapes = plural('en', count, { one: '1 shape', other: `${count} shapes` })
    return count === 0 ? `${here}.` : `${here}; ${shapes} can still earn one.`
  },
}

export const en = {
  /** The language’s own code: not translated. */
  lang: 'en' as Lang,
  ...COVERS.en,
  /** Terminal and error messages: how moves are typed. The words in quotes are not translated. */
  notation:
    'Moves are written “write 3 b7” for a number and its box, “connect c2” for a circle, “bonus nudge 5 b3” for a bonus with ' +
    'what it is done to, and “pass” for no bonus.',
  /** The values of `bonuses` are the bonuses' names; a sheet is a free text. */
  options: {
    sheet: {
      label: 'Sheet',
      help: 'Pick a sheet, or type a word and choose a difficulty: the same word always makes the same sky.',
    },
    bonuses: {
      label: 'Bonuses',
      help: 'The unlocked bonuses, usually the ones in your logbook. Complete a shape and you may use one.',
    },
    connectBonus: {
      label: 'Bonus after filling a circle',
      help: 'Completing a shape by filling a circle earns a bonus too.',
      values: { on: 'Yes', off: 'No' } satisfies Record<Options['connectBonus'], string>,
    },
  },
  /** Table: why a tap is refused, by rule. Shown in a strip, with a button to read that rule. */
  refusals: {
    R1: 'This sheet has no such box, circle or star.',
    R2: 'That lies in a closed arm: unlock the star it hangs from first.',
    R5: 'One die must be the shape of a star linked to an empty box in play, the other the number you write.',
    R6: 'That circle is filled already.',
    R7: 'You can write or connect, so you must do one of them.',
    R9: 'Bonuses are for when you’ve just completed a shape: then use one, or none.',
    R13: 'That bonus is not unlocked at this table.',
  } satisfies Record<Refusing, string>,
  /** Setting up a game: why the options do not fit together. */
  clashes: {
    R3: 'There is no such sheet: give the id of a drawn one, or seed:words:easy, seed:words:medium or seed:words:hard.',
  },
  /** Labels of moves; `bonus`: its name, `on`: what it is done to ("5 in b3"), empty where it needs nothing. */
  moves: {
    write: ({ value, box }: { value: number; box: string }) => `Write ${value} in ${box}`,
    connect: ({ circle }: { circle: string }) => `Fill circle ${circle}`,
    bonus: ({ bonus, on }: { bonus: string; on: string }) => (on === '' ? bonus : `${bonus}: ${on}`),
    pass: 'No bonus',
    /** What a bonus is done to. */
    into: ({ value, box }: { value: number; box: string }) => `${value} in ${box}`,
    both: ({ one, two }: { one: string; two: string }) => `${one} and ${two}`,
  },
  /**
   * Each is a line of what happened, also read aloud. What follows from an input is a sentence of its own. `stars`: "s4 (2), s5 (0)", each with its worth; `who`
   * may be several, joined, where `count` says how many.
   */
  lines: {
    thrown: ({ round, low, high }: { round: number; low: number; high: number }) =>
      `Round ${round}: the dice show ${low} and ${high}`,
    /** R7: they can do nothing. */
    stuck: ({ who, count }: { who: string; count: number }) =>
      plural('en', count, {
        one: `${who} is stuck: this is the last round`,
        other: `${who} are stuck: this is the last round`,
      }),
    wrote: ({ who, value, box }: { who: string; value: number; box: string }) =>
      box === '' ? `${who} writes ${value}` : `${who} writes ${value} in ${box}`,
    connected: ({ who, circle }: { who: string; circle: string }) =>
      circle === '' ? `${who} fills a circle` : `${who} fills circle ${circle}`,
    used: ({ who, bonus, on }: { who: string; bonus: string; on: string }) =>
      on === '' ? `${who} uses ${bonus}` : `${who} uses ${bonus}: ${on}`,
    passed: ({ who }: { who: string }) => `${who} uses no bonus`,
    /** Stars that were just discovered: `stars` names them, `count` says how many they are. */
    found: ({ stars }: { stars: string; count: number }) => `Discovered: ${stars}`,
    /** Of them, those behind a lock. */
    unlocked: ({ stars }: { stars: string; count: number }) => `Unlocked: ${stars}`,
    arms: ({ count }: { count: number }) => plural('en', count, { one: 'An arm opens', other: `${count} arms open` }),
    failed: ({ stars, count }: { stars: string; count: number }) =>
      `${plural('en', count, { one: 'Lock failed', other: 'Locks failed' })}: ${stars}`,
    /** R9; `shapes`: "drops and lenses". */
    complete: ({ shapes }: { shapes: string }) => `All ${shapes} are discovered`,
    now: ({ points: n }: { points: number }) => `${points(n)} now`,
    /** R11, R12. `totals`: "Anna 34, Ben 29". */
    over: ({ totals }: { totals: string }) => `The game is over: ${totals}`,
    won: ({ who }: { who: string }) => `${who} wins`,
    shared: ({ who }: { who: string }) => `${who} share the win`,
    /** Alone. */
    alone: ({ points: n }: { points: number }) => `The game is over: ${points(n)}`,
    medal: ({ medal }: { medal: string }) => `Medal: ${medal}`,
    noMedal: 'No medal this time',
  },
  /** Each is a line of “Table as text”, for screen readers. Lists come joined. */
  place: {
    sheet: ({ sheet }: { sheet: string }) => `Sheet: ${sheet}`,
    dice: ({ low, high }: { low: string; high: string }) => `Dice: ${low}, ${high}`,
    /** "2 lens"; a die and the shape it names. */
    die: ({ die, shape }: { die: number; shape: string }) => `${die} (${shape})`,
    sums: ({ points: n, sums, special }: { points: number; sums: string; special: number }) =>
      `${points(n)}: ${sums}, special scoring ${special}`,
    boxes: ({ boxes }: { boxes: string }) => `Boxes: ${boxes}`,
    circles: ({ circles }: { circles: string }) => `Filled circles: ${circles}`,
    found: ({ stars }: { stars: string; count: number }) => `Discovered: ${stars}`,
    failed: ({ stars, count }: { stars: string; count: number }) =>
      `${plural('en', count, { one: 'Failed lock', other: 'Failed locks' })}: ${stars}`,
    used: ({ bonuses }: { bonuses: string }) => `Bonuses used: ${bonuses}`,
    stuck: 'Stuck in this round',
    /** A line for each shape that the dice name: its stars that can still be discovered. */
    sought: ({ shape, stars }: { shape: string; stars: string }) => `Still to discover, ${shape}: ${stars}`,
    /** "s4 (b3 empty, b5 holds 4)". */
    star: ({ star, boxes }: { star: string; boxes: string }) => `${star} (${boxes})`,
    lock: ({ lock }: { lock: number }) => `lock ${lock}`,
    empty: ({ box }: { box: string }) => `${box} empty`,
    holds: ({ box, value }: { box: string; value: number }) => `${box} holds ${value}`,
    /** A box behind an unfilled circle. */
    via: ({ box, circle }: { box: string; circle: string }) => `${box} through ${circle}`,
    /** "c2 (s3 and b5)". */
    open: ({ circles }: { circles: string }) => `Open circles: ${circles}`,
    circle: ({ circle, links }: { circle: string; links: string }) => `${circle} (${links})`,
  },
  /** The terminal's own keys and headings. */
  terminal: {
    choose: 'choose',
    number: 'write this number',
    circles: 'circles',
    names: 'names',
    list: 'list or sky',
    look: 'another sheet',
    back: 'back',
  },
  sky,
  board,
  /** A special scoring or bonus is described by its sentence of `sky`, and by the legality and the example given here. */
  book,
  reasons,
}
