import type { Says } from '../../../engine/text/catalog.ts'
import { type Lang, plural } from '../../../engine/text/lang.ts'
import type { GameGrammar } from '../../../engine/text/you/you.ts'
import type { LevelId } from '../bots/index.ts'
import type { Move } from '../rules/moves.ts'
import type { Options } from '../rules/options.ts'
import type { FindingCode } from '../sheets/check.ts'
import type { Medal, SheetFault } from '../sheets/sheet.ts'
import { COVERS } from './covers.ts'
import { book, sky } from './sky/en.ts'

const points = (n: number) => plural('en', n, { one: `${n} point`, other: `${n} points` })

const board = {
  /** Table, above the main button: what is asked. */
  questions: {
    act: ({ low, high }: { low: number; high: number }) =>
      `${low} and ${high}. One picks the shape, the other is the number you write. Or fill a circle.`,
    /** With equal dice. */
    actEqual: ({ die }: { die: number }) =>
      `Double ${die}. One ${die} picks the shape, and you write ${die}. Or fill a circle.`,
    /** A box is picked that takes either die's number; it is lit. */
    which: 'Which number goes into the lit box?',
    bonuses: ({ count }: { count: number }) =>
      plural('en', count, { one: `You may use ${count} bonus.`, other: `You may use ${count} bonuses, one by one.` }),
    bonusTarget: ({ bonus, rule }: { bonus: string; rule: string }) => `${bonus}: ${rule}`,
    secondTarget: ({ bonus }: { bonus: string }) => `${bonus}: and the second one?`,
    stuck: 'You’re stuck: nothing fits and no circle is left. This is the last round.',
  },
  /** A box or a circle, by the shapes of the stars beside it: "drop, lens". */
  beside: ({ stars }: { stars: string }) => stars,
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
    fromWord: 'Sky from a word',
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
    move: 'Go to the next box or circle in that direction',
    pick: 'Pick what’s highlighted',
    next: 'Go to the next thing you can do',
    previous: 'Go to the previous thing you can do',
    die: 'Write this die’s number',
    circles: 'Go to the circles',
    back: 'Undo the pick',
    pass: 'Use no bonus',
    zoom: 'Zoom in, zoom out, show the whole sky',
    list: 'Switch between list and picture',
    marks: 'Show or hide the names',
    others: 'Look at the next player’s sheet',
  },
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

const rolls = (n: number, of: number, one: string, other: string) =>
  `${n} in ${of} rolls ${plural('en', n, { one, other })}`

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
      : `This is the last round: ${points(n)} at once, and no choice scores more.`,
  /** `count` circles are left. */
  reserve: ({ count }: { count: number }) =>
    `No box takes these dice; ${plural('en', count, { one: '1 circle stays', other: `${count} circles stay` })} in reserve.`,
  box: ({ points: n, count, of }: { points: number; count: number; of: number }) => {
    const few = count === 0 ? 'no roll would' : `only ${count} in ${of} rolls would`
    return `${points(n)} at once; as things stand, ${few} score more here.`
  },
  most: ({ points: n }: { points: number }) => `${points(n)} at once: no other choice scores more.`,
  lasts: ({ count, of }: { count: number; of: number }) =>
    count === of
      ? 'After this, every roll is good for something. Not every choice does that.'
      : `${rolls(count, of, 'is then', 'are then')} good for something; no choice leaves more.`,
  free: ({ points: n }: { points: number }) => `${points(n)} at once, and no box is used up.`,
  ready: ({ points: n }: { points: number }) => `${points(n)} more as soon as the circle there is filled.`,
  /** `values`: "2 or 6". */
  key: ({ values, count, of }: { values: string; count: number; of: number }) =>
    `With ${values} on its other side the lock then opens: ${rolls(count, of, 'allows', 'allow')} it.`,
  /** `count`: the number of stars. */
  hope: ({ value, count, most }: { value: number; count: number; most: number }) =>
    count === 1
      ? `With ${value} beside it, this star can still reach a difference of ${most}.`
      : `This ${value} counts for ${count} stars: each can still reach a difference of ${most}.`,
  lacks: ({ count, of }: { count: number; of: number }) =>
    `Any number on the star’s other side then discovers it: ${rolls(count, of, 'allows', 'allow')} one.`,
  spares: ({ points: n }: { points: number }) =>
    n === 0
      ? 'No number scores here now; a circle uses up no box.'
      : `The best number scores ${points(n)} now; a circle uses up no box.`,
  /** Stars now and before. */
  links: ({ count, before }: { count: number; before: number }) => {
    const stars = plural('en', count, { one: '1 star', other: `${count} stars` })
    return `A number beside it then counts for ${stars}${before === 0 ? '; until now it counted for none' : ` instead of ${before}`}.`
  },
  next: ({ points: n, count, of }: { points: number; count: number; of: number }) =>
    count === of
      ? `After this, every roll scores ${points(n)} or more. Not every choice does that.`
      : `${rolls(count, of, 'then scores', 'then score')} ${points(n)} or more; no choice leaves more such rolls.`,
  gain: ({ points: n }: { points: number }) => `${points(n)} at once.`,
  /** `count` shapes can still be completed. */
  pass: ({ points: n, count }: { points: number; count: number }) => {
    const here = n === 0 ? 'No bonus scores here' : `The best bonus scores ${points(n)} here`
    const shapes = plural('en', count, { one: '1 shape', other: `${count} shapes` })
    return count === 0 ? `${here}.` : `${here}; ${shapes} can still earn one.`
  },
}

/** Everything Star Maps says. English is the schema, and another language `satisfies Catalog`; `texts.ts` makes it a `GameText`. */
export const en = {
  /** The language’s own code: not translated. */
  lang: 'en' as Lang,
  ...COVERS.en,
  /** By level: its character in a sentence, as its play shows it. */
  characters: {
    stargazer: 'Follows whatever catches the eye: any good star will do.',
    pilot: 'Sees where numbers belong, and often settles for less.',
    navigator: 'Reads the sky well and rarely drifts off course.',
    astronomer: 'Plays the rest of the night in its head before it writes.',
  } satisfies Record<LevelId, string>,
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
      help: 'The bonuses for this game, usually those unlocked in your logbook. Complete a shape and you may use one.',
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
    R13: 'That bonus isn’t unlocked at this table.',
  },
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
  /** Not translated: what these lines’ verbs and phrases become where they are said to “you”. See `Grammar` in engine/text/you/you.ts. */
  you: {
    verbs: 'writes write, fills fill, uses use',
  } as GameGrammar,
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
    now: ({ points: n }: { points: number }) => `That makes ${points(n)}`,
    /** R11, R12. `totals`: "Anna: 34, Ben: 29". */
    over: ({ totals }: { totals: string }) => `The game is over. ${totals}`,
    total: ({ who, points }: { who: string; points: number }) => `${who}: ${points}`,
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
  book,
  reasons,
  /** Insights and puzzles: the kinds of decision, as headings. */
  decisionKinds: { write: 'Writing numbers', connect: 'Filling circles', bonus: 'Bonuses' } satisfies Record<
    Exclude<Move['kind'], 'pass'>,
    string
  >,
  /** The guided first game; `board/lesson.ts` has its script. */
  lesson: {
    /** Whom one plays: a name, because lines of the log speak of it. */
    you: 'Nova',
    /** Whom one plays against: too fond of circles. */
    other: 'Comet',
    /** The stops, in order; `board/lesson.ts` says where in the game each is. */
    notes: {
      write: ({ you, other }: { you: string; other: string }) =>
        `You’re ${you}. The dice show 1 and 4: use the 1 for the shape, and write 4 beside the drop, in the ringed box. ${other} chooses too, in secret.`,
      lock: 'Now 3 and 4. The box with your 4 belongs to a locked star as well: its lock wants a difference of 0. Write 4 on its other side: 4 − 4 = 0!',
      shared:
        'The lock opened a whole arm of stars, and in this chapter a 0 is worth 3. A box counts for all its stars: write 6, and one is discovered, 6 − 4 = 2.',
      far: 'Numbers far apart are worth a lot. Use the 3 for the shape, and write 1 beside the three-pointed star: 6 − 1 = 5.',
      dashed: ({ other }: { other: string }) =>
        `${other}’s lock wanted 1 and got 3: failed for good. You have 6 and 1: write 1 beside the six-pointed star. Its other link is still dashed: it doesn’t count yet.`,
      three:
        'Now 4 and 1. This box has three stars. Use the 4 for the shape and write 1: the drop is discovered too, 4 − 1 = 3.',
      circle: ({ other }: { other: string }) =>
        `Two fives, and ${other} is stuck: it’s the last round. Leave the dice and fill the circle. The dashed link counts now: 4 − 1 = 3.`,
    },
    /** The lesson's summary, a short sentence each. */
    learned: [
      'One die names the shape, the other is the number you write beside a star of that shape.',
      'Both boxes filled: the star is discovered and worth the difference.',
      'Instead of writing you can fill a circle: its dashed links count from then on.',
      'A lock opens only with the difference it shows, and a whole arm opens with it.',
      'When somebody is stuck, that’s the last round. The highest score wins.',
    ],
  },
  /** Terminal, `iacta sheets`. */
  check: {
    /** Each is a fault that `iacta sheets check` finds in a drawn sheet. `where`: "s3", "b1 b4", a line of the text, or the figure that is out of bounds. */
    findings: {
      'two-boxes': ({ where }) => `${where} needs exactly two different boxes.`,
      'idle-box': ({ where }) => `${where} belongs to no star.`,
      shapes: ({ where }) => `No star has the shape ${where}.`,
      'shared-end': ({ where }) => `The dashed links of ${where} share no end.`,
      'no-lock': ({ where }) => `${where} hangs on a star without a lock.`,
      'own-lock': ({ where }) => `${where} hangs on a star of its own.`,
      'empty-arm': ({ where }) => `${where} has no star.`,
      'into-arm': ({ where }) => `${where}: a star outside an arm has a box inside it.`,
      unreachable: ({ where }) => `${where} can never come into play.`,
      overlap: ({ where }) => `${where} are too close to each other.`,
      crossed: ({ where }) => `${where}: a line runs over something that is not its own.`,
      figure: ({ where }) => `The figure ${where} is missing, or has a star twice.`,
      lines: ({ where }) => `The chalk lines are missing, or one begins and ends at the same star: ${where}.`,
      medals: ({ where }) => `The medals do not ascend: ${where}.`,
      short: ({ where }) => `Games are too short: ${where} rounds.`,
      long: ({ where }) => `Games are too long: ${where} rounds.`,
      luck: ({ where }) => `Skill does not pay enough: ${where} times the points of chance.`,
      'unknown-line': ({ where }) => `${where}: unknown line.`,
      malformed: ({ where }) => `${where}: the line is badly formed.`,
      order: ({ where }) => `${where}: ids count from 1 and come in order.`,
      twice: ({ where }) => `${where}: that was said before.`,
      'too-many': ({ where }) => `${where}: that is one too many.`,
      'no-such': ({ where }) => `${where}: there is no such thing on the sheet.`,
      outside: ({ where }) => `${where}: places run from 0 to 1000.`,
      missing: ({ where }) => `${where}: this line is missing.`,
    } satisfies Record<FindingCode | SheetFault['code'], Says<{ where: string }>>,
    /** What games are like. `ratio`: how many times the points of chance good play makes. */
    figures: ({ rounds, skilled, random, ratio }: { rounds: number; skilled: string; random: string; ratio: string }) =>
      `${rounds} rounds; ${skilled} points, by chance ${random}: ${ratio} times as many`,
  },
}

export type Catalog = typeof en
export type BoardTexts = typeof board
export type ReasonTexts = typeof reasons
