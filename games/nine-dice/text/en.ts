import type { OddsText } from '../../../engine/parts/odds.ts'
import type { OptionTexts } from '../../../engine/text/game.ts'
import { type Lang, plural } from '../../../engine/text/lang.ts'
import type { GameGrammar } from '../../../engine/text/you/you.ts'
import type { Options } from '../rules/options.ts'
import type { ColourId } from '../rules/sums.ts'
import { COVERS } from './covers.ts'

const seconds = (n: number | string) => `${n} s`

const points = (n: number) => plural('en', n, { one: `${n} point`, other: `${n} points` })

const board = {
  /** Table, above the main button: what is asked; and that button. */
  questions: {
    which: ({ number }: { number: number }) => `Which colour makes ${number} with + or −?`,
    /** In the first rounds: the joker is named as well. */
    whichFirst: ({ number }: { number: number }) =>
      `Which colour makes ${number} with + or −, with or without the joker?`,
    /** On a button that does nothing: discs are grabbed where they lie. */
    grab: 'Grab a disc',
    /** On the button that throws spinner and dice. */
    spin: 'Spin and roll',
    /** R8: where a claim says its sum. */
    statement: ({ disc, number }: { disc: string; number: number }) => `Take ${disc}: which sum makes ${number}?`,
    /** The dice are in the air, faces still hidden. */
    ready: 'Get ready…',
    round: ({ round }: { round: number }) => `Round ${round}`,
    /** In a game with a fixed number of rounds. */
    roundOf: ({ round, of }: { round: number; of: number }) => `Round ${round} of ${of}`,
    tie: ({ round }: { round: number }) => `Tie-break round ${round} of 5.`,
    /** Not in this tie-break. */
    out: 'You’re out: the others play a tie-break.',
  },
  /** Each is the name of a thing on the table, read aloud. */
  pieces: {
    spinner: ({ number }: { number: number }) => `The number is ${number}`,
    spinnerOf: ({ who }: { who: string }) => `At the spinner: ${who}`,
    dice: 'The dice',
    /** `shape` for players who do not see colours. */
    die: ({ colour, shape, face }: { colour: string; shape: string; face: number }) =>
      `${colour} die, ${shape}: ${face}`,
    joker: ({ face }: { face: number }) => `Joker: ${face}`,
    discs: 'The discs',
    disc: ({ disc, shape }: { disc: string; shape: string }) => `${disc} disc, ${shape}`,
    discOf: ({ disc, who }: { disc: string; who: string }) => `${disc} disc: taken by ${who}`,
    stop: 'Black disc: STOP',
    stopOf: ({ who }: { who: string }) => `STOP: taken by ${who}`,
    /** Grabbed, and not judged yet who was first. */
    pending: ({ disc }: { disc: string }) => `${disc}: your hand is on it`,
    clock: ({ seconds: left }: { seconds: number }) => `${seconds(left)} left`,
    rail: ({ target }: { target: number }) => `Points, up to ${target}`,
    points: ({ who, points: n }: { who: string; points: number }) => `${who}: ${points(n)}`,
    gain: ({ who, gain }: { who: string; gain: string }) => `${who}: ${gain} this round`,
  },
  /** R8: saying a sum. */
  statement: {
    withJoker: 'With the joker: 1 point',
    withoutJoker: 'Without the joker: 2 points',
    say: ({ sum }: { sum: string }) => `Take it: ${sum}`,
    back: 'Another disc',
  },
  /** The state of a grab, before it is known whether it was right. */
  grab: {
    tooLate: ({ disc, who }: { disc: string; who: string }) => `Too late: ${disc} goes to ${who}.`,
    /** By so few ms that it is shown. */
    photo: ({ who, other, ms }: { who: string; other: string; ms: number }) =>
      ms === 0
        ? `Photo finish: ${who} and ${other} at the same moment. Nearer the spinner: ${who}.`
        : `Photo finish: ${who} beat ${other} by ${ms} ms.`,
    read: 'Read the number and the dice again',
    /** Several people race here, and a disc in the middle was tapped: the hint to use their own zones. */
    own: 'Grab from your own row of discs.',
  },
  /** The end of a round, disc by disc. */
  verdict: {
    title: 'The round is over',
    timeUp: 'Time’s up',
    nobody: 'Nobody took a disc',
    right: 'right',
    not: 'wrong',
    plain: 'without the joker',
    withJoker: 'with the joker',
    wrong: ({ number }: { number: number }) => `no sum makes ${number}`,
    /** R8: the sum that was said comes to something else. */
    falseSum: ({ number }: { number: number }) => `not ${number}`,
    stopRight: 'nothing else fits',
    stopBonus: 'with the bonus',
    stopWrong: 'too early',
    /** It made the number, and still lies there. */
    left: 'nobody saw it',
    missed: ({ disc, sum }: { disc: string; sum: string }) => `Nobody saw ${disc}: ${sum}`,
  },
  /** Solo, against the clock: recorded times and mistakes. */
  practice: {
    number: 'Number',
    wrong: 'A colour that can’t make it',
    early: 'STOP too early',
    /** Nothing was left, and the time ran out. */
    unseen: 'STOP missed',
  },
  /** Real dice: the app is the referee. */
  referee: {
    show: 'Show which colours work',
    hide: 'Hide them again',
    works: ({ colours }: { colours: string }) => `These colours make it: ${colours}`,
    none: 'No colour makes it: STOP is right.',
  },
  /** The dialog “Keys”: what a key does. */
  keys: {
    red: 'Take red',
    orange: 'Take orange',
    blue: 'Take blue',
    green: 'Take green',
    say: 'Pick the sum',
    clear: 'Back to the discs',
    read: 'Hear the number and the dice',
  },
}

const book = {
  // Rule book: the introduction, and texts between the rules. A line break is written \n.
  intro:
    'A spinner shows a number, nine dice are rolled, and everybody looks at once: which coloured pair makes the number? ' +
    'Grab its disc before the others do. When no pair is left that works, grab the black disc: STOP.',
  /** Rule book: headings. */
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
  // Each is a rule of the rule book, by its number.
  R1:
    'Everybody starts with 3 points. A roll decides who spins first; after that the spinner passes to the left each ' +
    'round.',
  R2:
    'At the start of each round all five discs lie on the table. The spinner is spun and the dice are rolled together, and ' +
    'from the moment they are shown anybody may act, at any time and in any order.',
  R3:
    'Take a coloured disc that is still on the table, and you claim that its two dice make the number. Each ' +
    'disc can be taken only once, by whoever is first.' +
    '\nYou may take several. If you’re too late, you lose nothing.',
  R4:
    'Without the joker a pair makes the number by adding the two dice or subtracting one from the other. With the joker all ' +
    'three dice are added or subtracted, as you like. Both coloured dice are always used, only plus and minus are ' +
    'allowed, and the joker may serve several colours.',
  R5:
    'Take the black disc, and you claim that none of the discs still on the table is right. The round ends at ' +
    'once. If all four colours are gone, you still race for STOP, and it is always right.',
  R6:
    'A wrongly taken disc stays taken until the round ends. It does not come back, and does not count when STOP is ' +
    'checked.',
  R7:
    'If the time for the round runs out, it ends without STOP: colours are scored as usual, and nobody gains or loses ' +
    'anything for the black disc.',
  fair:
    'At an online table everybody sees the dice at the same moment, and what counts is when you acted, not how fast your ' +
    'connection is. If two are equally fast, the person with the spinner comes first, then the others to the left.',
  R8:
    'Each correct colour gives 2 points, or 1 if it needs the joker; the better way counts. Each wrong one ' +
    'costs 1 point.' +
    '\nUntil the round ends nobody is told what is right.' +
    '\nIf you say the sums, you are scored on the sum you say: 1 point if it uses the joker, even where the pair alone ' +
    'would do, and a wrong sum counts as wrong even if another would have been right.' +
    '\nSTOP needs no sum.',
  R9:
    'A correct STOP gives 2 points, or sometimes 3 (see the options). If any disc still on the table was right, STOP is ' +
    'wrong and costs 3 points.',
  R10:
    'As an option, whoever takes STOP, rightly or wrongly, loses 3 points instead of 1 for each of their own wrong ' +
    'colours. A wrong STOP costs its 3 points on top.',
  R11: 'Your gains and losses for the round are added up first; if your total is below 0 after that, it becomes 0.',
  R12:
    'When somebody has 15 points or more after a round, the highest total wins.' +
    '\nIf several share it, they alone play tie-break rounds: all discs, the same scoring, but each round ' +
    'counts from 0 and may go below it.' +
    '\nIf several tie for the best result in such a round, they play another; the others drop out. Dropping out later means ' +
    'a better place.' +
    '\nTotals do not change.' +
    '\nAfter five tie-break rounds without a winner the win is shared.' +
    '\nOn your own, you play until you reach the target, and the number of rounds is your result.' +
    '\nOr you play ten rounds, and your points are your result.',
  /** Rule book: worked examples. */
  examples: {
    pair: 'Number 2, orange 1 and 1: right without the joker, 1 + 1 = 2.',
    joker: 'Number 2, red 2 and 2, joker 6: right with the joker, 6 − 2 − 2 = 2.',
    twelve: 'Number 12, a pair of sixes: right, 6 + 6 = 12.',
    gap: 'Number 1, a pair showing 3 and 4: right, 4 − 3 = 1.',
    fives: 'Number 5, a pair of fives, joker 5: right with the joker, 5 + 5 − 5 = 5.',
    nothing:
      'Sometimes no colour works at all: about one round in five with the numbers 1 to 12. Then STOP is right straight away.',
  },
}

const rounds = (n: number) => plural('en', n, { one: `${n} round`, other: `${n} rounds` })

export const en = {
  /** The language’s own code: not translated. */
  lang: 'en' as Lang,
  ...COVERS.en,
  /** Terminal and error messages: how moves are typed. The words in quotes are not translated. */
  notation:
    'Moves are written “take red”, “take orange”, “take blue”, “take green” or “take black”, and where a sum is asked ' +
    'for, with its signs: “take red +-” or “take red ++-”, the joker last.',
  /** A colour and the shape that goes with it, as in the middle of a sentence. */
  colours: {
    red: { name: 'red', shape: 'circle' },
    orange: { name: 'orange', shape: 'triangle' },
    blue: { name: 'blue', shape: 'square' },
    green: { name: 'green', shape: 'star' },
  } satisfies Record<ColourId, { readonly name: string; readonly shape: string }>,
  /** The beige die, and the black disc. */
  joker: 'joker',
  /** The black disc’s name: printed on it, so keep it short. */
  stop: 'STOP',
  /** The dice of a sum before they are known. */
  terms: { first: 'first', second: 'second' },
  /** Each is an option in the set-up of a game: its label, its explanation, its values (on buttons). */
  options: {
    blackBonus: {
      label: 'When STOP is worth 3',
      help:
        'A correct STOP scores 2, sometimes 3, and the printed rules differ. Italian, Spanish and Portuguese: 3 if nobody ' +
        'took a coloured disc. English, French and German: 3 if you also took a correct colour.',
      values: {
        'nothing-taken': 'STOP scores 3 if no colour was taken',
        'taker-took': 'STOP scores 3 if you got a colour right',
      },
    },
    wrongWithBlack: {
      label: 'Mistakes by whoever takes STOP',
      help:
        'Usually a wrong colour costs 1 point. Most printed rules could also mean that whoever takes STOP loses 3 ' +
        'for each of their own wrong colours.',
      values: { separate: '1 point each', triple: '3 points each' },
    },
    start: {
      label: 'Points at the start',
      help: 'What everyone starts with.',
      values: { 0: '0 points', 3: '3 points' },
    },
    target: {
      label: 'Target',
      help: 'The total that ends the game. The box says 15.',
      values: { 10: '10 points', 15: '15 points', 20: '20 points', 25: '25 points' },
    },
    spinner: {
      label: 'Numbers on the spinner',
      help: 'Smaller numbers are easier for younger children.',
      values: { 6: '1 to 6', 9: '1 to 9', 12: '1 to 12' },
    },
    seconds: {
      label: 'Time for a round',
      help: 'When time runs out, the round ends without STOP. With no limit it lasts until someone takes STOP.',
      values: { 0: 'No limit', 15: '15 seconds', 30: '30 seconds', 60: '60 seconds', 120: '2 minutes' },
    },
    statement: {
      label: 'Say the sum',
      help: 'Take a colour and say its sum: you’re scored on the sum you say. Calmer, and good for learning.',
      values: { off: 'Off', on: 'On' },
    },
    lockout: {
      label: 'Pause after a hasty grab',
      help: 'Grab a disc that’s gone, or say a wrong sum, and you can’t grab anything for a moment.',
      values: { 0: 'None', 1000: '1 second', 2000: '2 seconds' },
    },
    rounds: {
      label: 'Length',
      help: 'Alone: play until you reach the target, or ten rounds for as many points as you can.',
      values: { 0: 'Until the target', 10: 'Ten rounds' },
    },
  } satisfies OptionTexts<Options>,
  /** Table: why a grab is refused, by rule. */
  refusals: {
    R3: 'Too late: that disc has been taken already.',
    R8: 'Say a sum with a coloured disc where this table asks for one, and only there; STOP never needs one.',
  },
  /** Setting up a game: why the options do not fit together. */
  clashes: { R12: 'A set number of rounds is only for playing alone.' },
  /** Labels of moves. `sum` as `terms` name its dice: "first + joker − second". */
  moves: {
    take: ({ disc }: { disc: string }) => `Take ${disc}`,
    say: ({ disc, sum }: { disc: string; sum: string }) => `Take ${disc}: ${sum}`,
    stop: 'Take STOP',
  },
  /** The contents of a place, for screen readers. `discs` and `dice` come joined. */
  place: {
    taken: ({ discs }: { discs: string }) => `Has taken: ${discs}`,
    spinner: 'Has the spinner',
    out: 'Not in the tie-break',
    number: ({ number }: { number: number }) => `The number: ${number}`,
    /** "red (circle): 3 4; …". */
    dice: ({ dice }: { dice: string }) => `The dice: ${dice}`,
    pair: ({ colour, shape, dice }: { colour: string; shape: string; dice: string }) => `${colour} (${shape}) ${dice}`,
    joker: ({ face }: { face: number }) => `joker ${face}`,
    discs: ({ discs }: { discs: string }) => `Discs on the table: ${discs}`,
  },
  /** What a throw is for, after "throw the dice …". */
  purpose: {
    first: 'to see who spins first',
    spin: 'to spin the number, then red, orange, blue, green and the joker',
  },
  /** With real dice: the spinner, then the throw. */
  prompt: 'Spin, then roll all nine.',
  /** Not translated: what these lines’ verbs and phrases become where they are said to “you”. See `Grammar` in engine/text/you/you.ts. */
  you: {
    verbs: 'spins spin, says say, reaches reach, drops drop',
  } as GameGrammar,
  /**
   * Each is a line of what happened, also read aloud. `sum` is arithmetic: "6 − 2 − 2 = 2"; `points` come with their sign: "+2". What follows from an input is a
   * sentence of its own. `who` may be several, joined, where `count` says how many.
   */
  lines: {
    first: ({ who }: { who: string }) => `${who} spins first`,
    thrown: ({ who, number, dice }: { who: string; number: number; dice: string }) => `${who} spins ${number}: ${dice}`,
    /** R12. */
    tieThrown: ({ round, who, number, dice }: { round: number; who: string; number: number; dice: string }) =>
      `Tie-break round ${round}: ${who} spins ${number}: ${dice}`,
    took: ({ who, disc }: { who: string; disc: string }) => `${who} takes ${disc}`,
    said: ({ who, disc, sum }: { who: string; disc: string; sum: string }) => `${who} takes ${disc} and says ${sum}`,
    stopped: ({ who }: { who: string }) => `${who} takes STOP`,
    right: ({ disc, sum, who, points }: { disc: string; sum: string; who: string; points: string }) =>
      `${disc} ${sum}: ${who} ${points}`,
    wrong: ({ disc, number, who, points }: { disc: string; number: number; who: string; points: string }) =>
      `${disc} can’t make ${number}: ${who} ${points}`,
    /** R8: a stated sum that comes to something else. */
    falseSum: ({
      disc,
      sum,
      number,
      who,
      points,
    }: {
      disc: string
      sum: string
      number: number
      who: string
      points: string
    }) => `${disc} ${sum}, not ${number}: ${who} ${points}`,
    stopRight: ({ who, points }: { who: string; points: string }) => `STOP is right: ${who} ${points}`,
    stopWrong: ({ who, points }: { who: string; points: string }) => `STOP came too early: ${who} ${points}`,
    /** Right sums that were not taken: "red 3 + 4 = 7", joined. */
    left: ({ sums }: { sums: string }) => `Still on the table: ${sums}`,
    /** Where a seat has several discs: "Anna +3, Ben −1". */
    gains: ({ gains }: { gains: string }) => `In all: ${gains}`,
    tie: ({ who }: { who: string }) => `A tie: ${who} play a tie-break round`,
    drop: ({ who, count }: { who: string; count: number }) =>
      plural('en', count, { one: `${who} drops out`, other: `${who} drop out` }),
    won: ({ who }: { who: string }) => `${who} wins`,
    shared: ({ who }: { who: string }) => `${who} share the win`,
    /** Alone: the target is reached. */
    reached: ({ who, count }: { who: string; count: number }) => `${who} reaches the target after ${rounds(count)}`,
    /** Solo: `count` rounds have been played. */
    played: ({ who, count, points }: { who: string; count: number; points: number }) =>
      `${who}: ${plural('en', points, { one: `${points} point`, other: `${points} points` })} in ${rounds(count)}`,
  },
  /** Terminal, `iacta odds`: title, and heads of the table’s columns. */
  odds: {
    title: 'Of all rolls of the nine dice, how many let this many colours make the number.',
    key: 'number',
    columns: ['no colour', '1 colour', '2 colours', '3 colours', '4 colours'],
  } satisfies OddsText,
  /** Below a bot’s name where one is chosen: each level’s character in a sentence, as its play shows it. */
  characters: {
    turtle: 'Takes its time, and misses a sum here and there.',
    hare: 'Quick to grab, and wrong now and then.',
    fox: 'Adds fast and rarely slips up.',
    falcon: 'Sees it first, and hardly ever slips up.',
  },
  /** Insights and puzzles: each is a kind of decision. */
  decisionKinds: {
    grab: 'Right grabs',
    'grab-early': 'Wrong grabs',
    'grab-late': 'Too late: others were quicker',
    stop: 'STOP',
    'stop-early': 'STOP too early',
  },
  /** The guided first game. */
  lesson: {
    /** Whom one plays: a name, because lines of the log speak of it. */
    you: 'Quick',
    /** Whom one plays against: slow, and wrong once. */
    other: 'Snail',
    /** The stops, in order; `board/lesson.ts` says where in the game each is. Colours come as the language calls them. */
    notes: {
      spin: ({ you, other }: { you: string; other: string }) =>
        `You’re ${you}, and ${other} is in no hurry. Once someone reaches 15, the highest score wins. Spin!`,
      pair: ({ red }: { red: string }) =>
        `The number is 5. Look for a pair that makes it: ${red} 2 and 3, 2 + 3 = 5. Grab the disc before anyone else does!`,
      gap: ({ other, green }: { other: string; green: string }) =>
        `${other} took a disc too; you’ll see at the end who’s right. Subtracting counts as well: ${green} 6 − 1 = 5. Grab it.`,
      stop: 'Nothing else makes 5, not even with the beige joker, 4. Say so: grab the black disc, STOP. It ends the round.',
      joker: ({ blue }: { blue: string }) =>
        `Each of your discs gave 2 points. Now the number is 2. Use ${blue} 2 and 2 with the joker, 6: 6 − 2 − 2 = 2. With the joker that is 1 point.`,
      late: ({ other, orange, green }: { other: string; orange: string; green: string }) =>
        `Too late for ${orange} 1 + 1: ${other} has it. That costs you nothing. There’s also ${green} 5 − 3 = 2: grab it.`,
      spinAgain: ({ other }: { other: string }) =>
        `${other} saw that nothing else fitted, and took STOP: 2 points. The spinner is yours again.`,
      nothing:
        '12, and low dice everywhere: no colour can make it. So STOP is right straight away, and worth 3. Grab it!',
    },
    /** The lesson's summary, a short sentence each. */
    learned: [
      'Two dice of the same colour make the number, added or subtracted: 2 points.',
      'With the beige joker it is 1 point. A wrong disc costs 1.',
      'A disc goes to the first hand on it. Being too late costs nothing.',
      'When nothing else fits, STOP: 2 points, sometimes 3. Too early costs 3.',
      'Once someone has 15, the highest score wins.',
    ],
  },
  board,
  book,
}

export type Catalog = typeof en
export type RuleNumber = Extract<keyof typeof book, `R${number}`>
