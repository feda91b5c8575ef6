import { plural } from '../../../engine/text/lang.ts'
import type { BoardTexts, BookTexts, Catalog, ReasonTexts } from './catalog.ts'
import { COVERS } from './covers.ts'
import { sky } from './sky/en.ts'

const points = (n: number) => plural('en', n, { one: `${n} point`, other: `${n} points` })

const board = {
  questions: {
    act: ({ low, high }) =>
      `${low} and ${high}: one picks the shape, the other is the number you write. Or fill a circle.`,
    actEqual: ({ die }) => `Double ${die}: write ${die} beside a star of shape ${die}, or fill a circle.`,
    which: 'Which number goes into the lit box?',
    bonuses: ({ count }) =>
      plural('en', count, { one: `You may use ${count} bonus.`, other: `You may use ${count} bonuses, one by one.` }),
    bonusTarget: ({ bonus, rule }) => `${bonus}: ${rule}`,
    secondTarget: ({ bonus }) => `${bonus}: and the second one?`,
    stuck: 'You’re stuck: nothing fits and no circle is left. This is the last round.',
  },
  actions: {
    noBonus: 'No bonus',
    takeBack: 'Take back',
    otherBonus: 'Another bonus',
    value: ({ value }) => `Write ${value}`,
    fill: 'Fill the circle',
    pick: 'Pick a box or a circle',
    pickValue: 'Pick a number',
    pickBonus: 'Pick a bonus',
    aim: 'Pick on the sheet',
  },
  pieces: {
    star: ({ star, shape }) => `Star ${star}, ${shape}`,
    locked: ({ star, shape, lock }) => `Star ${star}, ${shape}, lock ${lock}`,
    worth: ({ star, shape, points: n }) => `Star ${star}, ${shape}: discovered, ${points(n)}`,
    unlocked: ({ star, shape, points: n }) => `Star ${star}, ${shape}: unlocked, ${points(n)}`,
    failed: ({ star, shape, lock }) => `Star ${star}, ${shape}: lock ${lock} has failed`,
    closed: 'in a closed arm',
    inFigure: ({ figure }) => `part of ${figure}`,
    empty: ({ box, stars }) => `Box ${box}, empty, beside ${stars}`,
    holds: ({ box, value, stars }) => `Box ${box}: ${value}, beside ${stars}`,
    takes: ({ values }) => `takes ${values}`,
    circle: ({ circle, links }) => `Circle ${circle}, open, between ${links}`,
    filled: ({ circle, links }) => `Circle ${circle}, filled, between ${links}`,
    canFill: 'can be filled',
  },
  preview: {
    difference: ({ star, sum }) => `${star}: ${sum}`,
    opens: ({ star }) => `${star}: the lock opens`,
    fails: ({ star, lock }) => `${star}: the lock fails, it needs ${lock}`,
    needs: ({ star, values }) => `${star}: to open the lock, its other box needs ${values}`,
    completes: ({ shape }) => `All ${shape} are discovered`,
    armOpens: 'An arm opens',
    nothing: 'This discovers no star yet',
    change: ({ points: n }) => `Total: ${n}`,
  },
  sheet: {
    chapter: ({ chapter, title }) => `Chapter ${chapter}: ${title}`,
    legend: 'Which die looks for which star',
    sums: 'Sums',
    total: 'Total',
    stars: ({ count, of }) =>
      plural('en', count, { one: `${count} of ${of} stars discovered`, other: `${count} of ${of} stars discovered` }),
    medals: ({ bronze, silver, gold }) => `Bronze from ${bronze}, silver from ${silver}, gold from ${gold}`,
    special: 'Special scoring',
    bonusBoxes: 'Bonuses',
    bonusFree: 'Bonus box, free',
    bonusUsed: ({ bonus }) => `Bonus used: ${bonus}`,
    round: ({ round }) => `Round ${round}`,
    zoomIn: 'Zoom in',
    zoomOut: 'Zoom out',
    whole: 'Whole sky',
    more: 'More about this sheet',
    marks: 'Show names',
    print: 'Print this sheet',
    printBlank: 'Print a blank sheet',
  },
  picker: {
    chapters: 'Chapters',
    fromWord: 'From a word',
    word: 'Word',
    wordHelp: 'Any word makes a sky of its own; the same word, the same sky.',
    difficulty: 'Difficulty',
    surprise: 'Another word',
  },
  slips: {
    pass: 'You could still use a bonus: this gives it up.',
    lock: 'This makes a lock fail, and its arm stays closed.',
  },
  others: {
    title: 'The others’ sheets',
    sheetOf: ({ who, points: n }) => `${who}: ${points(n)}`,
    show: ({ who }) => `Look at ${who}’s sheet`,
    back: 'Back to my sheet',
    choosing: ({ who }) => `${who} is choosing`,
    ready: ({ who }) => `${who} is ready`,
    stuck: ({ who }) => `${who} is stuck`,
    revealed: 'Everyone’s choice is shown',
  },
  list: {
    title: 'The sheet as a list',
    picture: 'The sheet as a picture',
    stars: 'Stars',
    boxes: 'Boxes',
    circles: 'Circles',
    possible: 'What you can do now',
    boxHolds: ({ box, value }) => `${box} holds ${value}`,
    boxEmpty: ({ box }) => `${box} is empty`,
    via: ({ circle }) => `only through circle ${circle}`,
    none: 'None',
  },
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
  },
  ending: {
    found: ({ found, all }) => `Discovered: ${found} of ${all} stars`,
    complete: ({ shapes }) => `All ${shapes} found`,
    medals: { bronze: 'Bronze medal', silver: 'Silver medal', gold: 'Gold medal' },
    next: {
      bronze: ({ points }) => `Bronze from ${points} points`,
      silver: ({ points }) => `Silver from ${points} points`,
      gold: ({ points }) => `Gold from ${points} points`,
    },
  },
} satisfies BoardTexts

const book = {
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

const throws = (n: number, of: number, one: string, other: string) =>
  `${n} of ${of} throws ${plural('en', n, { one, other })}`

const reasons = {
  medal: ({ points: n, total, medal }) => `${points(n)} at once, ${total} in all: that’s ${medal}.`,
  completes: ({ shapes, points: n, count }) => {
    const bonuses = plural('en', count, { one: 'a bonus', other: `${count} bonuses` })
    return `All ${shapes} are discovered: ${n === 0 ? '' : `${points(n)} at once and `}${bonuses}.`
  },
  opens: ({ points: n, count }) => {
    const more = plural('en', count, { one: '1 more star comes', other: `${count} more stars come` })
    return `This opens a lock: ${n === 0 ? '' : `${points(n)} at once, and `}${more} into play.`
  },
  last: ({ points: n }) =>
    n === 0
      ? 'This is the last round, and nothing scores any more.'
      : `This is the last round: ${points(n)} at once, and no choice brings more.`,
  reserve: ({ count }) =>
    `No box takes these dice; ${plural('en', count, { one: '1 circle stays', other: `${count} circles stay` })} in reserve.`,
  box: ({ points: n, count, of }) => {
    const few = count === 0 ? 'no throw would' : `only ${count} of ${of} throws would`
    return `${points(n)} at once; as things stand, ${few} bring more here.`
  },
  most: ({ points: n }) => `${points(n)} at once: no other choice brings more.`,
  lasts: ({ count, of }) =>
    count === of
      ? 'After this, every throw leaves you something to do. Not every choice does that.'
      : `${throws(count, of, 'then leaves', 'then leave')} you something to do; no choice leaves more.`,
  free: ({ points: n }) => `${points(n)} at once, and no box is used up.`,
  ready: ({ points: n }) => `${points(n)} more as soon as the circle there is filled.`,
  key: ({ values, count, of }) =>
    `With ${values} on its other side the lock then opens: ${throws(count, of, 'allows', 'allow')} it.`,
  hope: ({ value, count, most }) =>
    count === 1
      ? `With ${value} beside it, this star can still reach a difference of ${most}.`
      : `This ${value} counts for ${count} stars: each can still reach a difference of ${most}.`,
  lacks: ({ count, of }) =>
    `Any number on the star’s other side then discovers it: ${throws(count, of, 'allows', 'allow')} one.`,
  spares: ({ points: n }) =>
    n === 0
      ? 'No number you could write scores now; a circle uses up no box.'
      : `The best number you could write brings ${points(n)} now; a circle uses up no box.`,
  links: ({ count, before }) => {
    const stars = plural('en', count, { one: '1 star', other: `${count} stars` })
    return `A number beside it then counts for ${stars}${before === 0 ? ', until now for none' : ` instead of ${before}`}.`
  },
  next: ({ points: n, count, of }) =>
    count === of
      ? `After this, every throw brings ${points(n)} or more. Not every choice does that.`
      : `${throws(count, of, 'then brings', 'then bring')} ${points(n)} or more; no choice leaves more such throws.`,
  gain: ({ points: n }) => `${points(n)} at once.`,
  pass: ({ points: n, count }) => {
    const here = n === 0 ? 'No bonus scores here' : `The best bonus brings ${points(n)} here`
    const shapes = plural('en', count, { one: '1 shape', other: `${count} shapes` })
    return count === 0 ? `${here}.` : `${here}; ${shapes} can still earn you one.`
  },
} satisfies ReasonTexts

export const en = {
  lang: 'en',
  ...COVERS.en,
  notation:
    'Moves are written “write 3 b7” for a number and its box, “connect c2” for a circle, “bonus nudge 5 b3” for a bonus with ' +
    'what it is done to, and “pass” for no bonus.',
  options: {
    sheet: {
      label: 'Sheet',
      help: 'Pick a sheet, or type a word and a difficulty: the same word always makes the same sky.',
    },
    bonuses: {
      label: 'Bonuses',
      help: 'The unlocked bonuses, usually those of your logbook. Complete a shape and you may use one.',
    },
    connectBonus: {
      label: 'Bonus after a connection',
      help: 'Completing a shape by filling a circle earns a bonus too.',
      values: { on: 'Yes', off: 'No' },
    },
  },
  refusals: {
    R1: 'This sheet has no such box, circle or star.',
    R2: 'That lies in a closed arm: unlock the star it hangs on first.',
    R5: 'One die must be the shape of a star linked to an empty box in play, the other the number you write.',
    R6: 'That circle is filled already.',
    R7: 'You can write or connect, so you must do one of them.',
    R9: 'Bonuses are for when you’ve just completed a shape: then use one, or none.',
    R13: 'That bonus is not unlocked at this table.',
  },
  clashes: {
    R3: 'There is no such sheet: give the id of a drawn one, or seed:words:easy, seed:words:medium or seed:words:hard.',
  },
  moves: {
    write: ({ value, box }) => `Write ${value} in ${box}`,
    connect: ({ circle }) => `Fill circle ${circle}`,
    bonus: ({ bonus, on }) => (on === '' ? bonus : `${bonus}: ${on}`),
    pass: 'No bonus',
    into: ({ value, box }) => `${value} in ${box}`,
    both: ({ one, two }) => `${one} and ${two}`,
  },
  lines: {
    thrown: ({ round, low, high }) => `Round ${round}: the dice show ${low} and ${high}`,
    stuck: ({ who, count }) =>
      plural('en', count, {
        one: `${who} is stuck: this is the last round`,
        other: `${who} are stuck: this is the last round`,
      }),
    wrote: ({ who, value, box }) => (box === '' ? `${who} writes ${value}` : `${who} writes ${value} in ${box}`),
    connected: ({ who, circle }) => (circle === '' ? `${who} fills a circle` : `${who} fills circle ${circle}`),
    used: ({ who, bonus, on }) => (on === '' ? `${who} uses ${bonus}` : `${who} uses ${bonus}: ${on}`),
    passed: ({ who }) => `${who} uses no bonus`,
    found: ({ stars }) => `Discovered: ${stars}`,
    unlocked: ({ stars }) => `Unlocked: ${stars}`,
    arms: ({ count }) => plural('en', count, { one: 'An arm opens', other: `${count} arms open` }),
    failed: ({ stars }) => `Lock failed: ${stars}`,
    complete: ({ shapes }) => `All ${shapes} are discovered`,
    now: ({ points: n }) => `${points(n)} now`,
    over: ({ totals }) => `The game is over: ${totals}`,
    won: ({ who }) => `${who} wins`,
    shared: ({ who }) => `${who} share the win`,
    alone: ({ points: n }) => `The game is over: ${points(n)}`,
    medal: ({ medal }) => `Medal: ${medal}`,
    noMedal: 'No medal this time',
  },
  place: {
    sheet: ({ sheet }) => `Sheet: ${sheet}`,
    dice: ({ low, high }) => `Dice: ${low}, ${high}`,
    die: ({ die, shape }) => `${die} (${shape})`,
    sums: ({ points: n, sums, special }) => `${points(n)}: ${sums}, special scoring ${special}`,
    boxes: ({ boxes }) => `Boxes: ${boxes}`,
    circles: ({ circles }) => `Filled circles: ${circles}`,
    found: ({ stars }) => `Discovered: ${stars}`,
    failed: ({ stars }) => `Failed locks: ${stars}`,
    used: ({ bonuses }) => `Bonuses used: ${bonuses}`,
    stuck: 'Stuck in this round',
    sought: ({ shape, stars }) => `Still to discover, ${shape}: ${stars}`,
    star: ({ star, boxes }) => `${star} (${boxes})`,
    lock: ({ lock }) => `lock ${lock}`,
    empty: ({ box }) => `${box} empty`,
    holds: ({ box, value }) => `${box} holds ${value}`,
    via: ({ box, circle }) => `${box} through ${circle}`,
    open: ({ circles }) => `Open circles: ${circles}`,
    circle: ({ circle, links }) => `${circle} (${links})`,
  },
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
  book,
  reasons,
} satisfies Catalog
