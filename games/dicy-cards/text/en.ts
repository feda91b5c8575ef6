import { type Lang, plural } from '../../../engine/text/lang.ts'
import { grammar } from '../../../engine/text/you/en.ts'
import type { GameGrammar } from '../../../engine/text/you/you.ts'
import type { LevelId } from '../bots/index.ts'
import type { CardId } from '../rules/cards.ts'
import type { Move } from '../rules/moves.ts'
import type { Options } from '../rules/options.ts'
import { COVERS } from './covers.ts'

const points = (n: number) => plural('en', n, { one: `${n} point`, other: `${n} points` })
const safe = (n: number): string => plural('en', n, { one: '1 point is safe', other: `${n} points are safe` })
const cards = (n: number) => (n === 5 ? 'all five cards' : plural('en', n, { one: `${n} card`, other: `${n} cards` }))

/** Everything Dicy Cards says. English is the schema, and another language `satisfies Catalog`; `texts.ts` makes it a `GameText`. */
export const en = {
  /** The language’s own code: not translated. */
  lang: 'en' as Lang,
  ...COVERS.en,
  /** By level: its character in a sentence, as its play shows it. */
  characters: {
    snowflake: 'Is never content: freezes card after card for one more roll.',
    icicle: 'Likes one more roll, but keeps three cards active.',
    iceberg: 'Plans ahead well, and is a little off now and then.',
    avalanche: 'Weighs every card, every roll and every round to come.',
  } satisfies Record<LevelId, string>,
  /** Terminal and error messages: how moves are typed. The words in quotes are not translated. */
  notation:
    'Moves are written “pass”, “score straight”, “freeze odds”, “wake odds” or “reroll odds 1 2”, with the lowest ' +
    'value first.',
  /** Wherever points are counted: “18 points”. */
  points: (p: { points: number }) => points(p.points),
  /** Rule book, below a card’s rule. “dice” are digits. */
  forExample: ({ dice, points: n }: { dice: string; points: number }) => `Example: ${dice} gives ${points(n)}.`,
  /** Each is a card: its name (on the card, at most about 15 characters) and its rule in a sentence. */
  cards: {
    'any-two': {
      name: 'Any Two',
      rule: 'Any two dice score their sum, and each neighbour freezes one of their active cards.',
    },
    'no-sixes': { name: 'No Sixes', rule: 'All six dice, with no 6 among them, score their sum.' },
    odds: { name: 'Odds', rule: 'All odd dice score their sum.' },
    straight: {
      name: 'Straight',
      rule: 'Two or more values in a row, one die each, score their sum; 6 and 1 do not connect.',
    },
    'two-pairs': { name: 'Two Pairs', rule: 'Two pairs of different values score the sum of their four dice.' },
    sixes: {
      name: 'Sixes',
      rule: 'Dice showing 6 score their sum, and each neighbour wakes one of their frozen cards.',
    },
    'double-pair': { name: 'Doubled Pair', rule: 'Two equal dice score twice their sum.' },
    'lowest-three': {
      name: 'Lowest Three',
      rule:
        'The three lowest of the six dice score their sum, and everyone else freezes one of their active cards (or ' +
        'everyone: see the options).',
    },
    'all-different': {
      name: 'All Different',
      rule: 'Dice with different values, one for each value, score 4 points each.',
    },
    'five-different': { name: 'Five Different', rule: 'Up to five dice with different values score their sum.' },
    'forty-minus': { name: 'Forty Minus', rule: 'All six dice score 40 minus their sum.' },
    same: { name: 'All the Same', rule: 'Dice of one value, even a single die, score 5 points each.' },
  } satisfies Record<CardId, { readonly name: string; readonly rule: string }>,
  /** Setting up a game, and the rule book: a set of five cards, and what it is. */
  lineups: {
    glacial: { name: 'Glacial', about: 'The basic game, with the “A” cards from the box.' },
    interglacial: {
      name: 'Interglacial',
      about: 'Five of the twelve cards are drawn at random, the same five for everyone.',
    },
    beginner: {
      name: 'Beginner',
      about: 'For your first games. We don’t have the printed set, so this one is unofficial.',
    },
    intermediate: { name: 'Intermediate', about: 'One step further; unofficial too.' },
    interaction: { name: 'Interaction', about: 'Full of effects on the other players; unofficial too.' },
    custom: { name: 'Custom', about: 'Any five different cards, chosen before the game.' },
  } satisfies Record<Options['lineup'], { readonly name: string; readonly about: string }>,
  /** Setting up a game: an option’s label, its explanation, its values. */
  options: {
    lineup: { label: 'Line-up', help: 'The five cards everyone plays with.' },
    cards: { label: 'Your own line-up', help: 'Any five different cards, for the custom line-up.' },
    target: {
      label: 'Target',
      help: 'Reach it and the game ends with that round. The box says 100; the others are house rules.',
    },
    lowestThree: {
      label: 'Who freezes for Lowest Three',
      help:
        'The printed rules differ: in the Portuguese book everyone else freezes a card, in the Italian one ' +
        'everyone does. With “everyone”, the player who scores the card freezes another active card too.',
      values: { others: 'Everyone else', everyone: 'Everyone' } satisfies Record<Options['lowestThree'], string>,
    },
  },
  /** Table: why a tap is refused, by rule. Shown in a strip, with a button to read that rule. */
  refusals: {
    R2: 'That card isn’t in the line-up of this game.',
    R3: 'All your cards were frozen when your turn began, so there is no roll: you can only pass.',
    R5: 'To reroll, freeze one of your active cards and pick at least one die on the table.',
    R6: 'You can score only an active card that fits the dice.',
    R8:
      'Freeze or wake a card when you are asked to, and only then: to freeze, choose one of your active cards, but ' +
      'not the one being scored; to wake, one of your frozen cards.',
    R9: 'You have no active card left: you can only pass.',
  },
  /** Setting up a game: why the options do not fit together. */
  clashes: {
    R2: 'Name exactly five cards with the line-up “custom”, and none with any other.',
  },
  /** A move as the coach, the review and the terminal name it. `dice` are digits with blanks between. */
  moves: {
    pass: 'Pass',
    score: ({ card }: { card: string }) => `Score ${card}`,
    reroll: ({ card, dice }: { card: string; dice: string }) => `Freeze ${card}, reroll ${dice}`,
    freeze: ({ card }: { card: string }) => `Freeze ${card}`,
    wake: ({ card }: { card: string }) => `Wake ${card}`,
  },
  /** A seat's cards, for screen readers. `cards` come joined, with the points they would score. */
  place: {
    table: ({ dice }: { dice: string }) => `On the table: ${dice}`,
    active: ({ cards }: { cards: string }) => `Active: ${cards}`,
    frozen: ({ cards }: { cards: string }) => `Frozen: ${cards}`,
  },
  /** What a throw is for, after "throw the dice …": those of a turn need no word. */
  purpose: { draw: 'to draw the line-up', first: 'to see who goes first' },
  /** Not translated: what these lines’ verbs and phrases become where they are said to “you”. See `Grammar` in engine/text/you/you.ts. */
  you: {
    verbs: 'wakes wake, scores score, freezes freeze',
  } as GameGrammar,
  /** A line of what happened, also read aloud. `who` is a player's name, without gender or number. */
  lines: {
    drawn: (p: { cards: string }) => `The line-up is drawn: ${p.cards}`,
    first: ({ who }: { who: string }) => `${who} goes first`,
    rolled: ({ who, dice }: { who: string; dice: string }) => `${who} rolls ${dice}`,
    rerolled: ({ who, dice, all }: { who: string; dice: string; all: string }) =>
      `${who} rolls ${dice} and now has ${all}`,
    passed: ({ who, woken }: { who: string; woken: number }) =>
      woken === 0 ? `${who} passes` : `${who} passes and wakes ${cards(woken)}`,
    /** R3: all five cards are frozen, and wake. */
    mustPass: ({ who }: { who: string }) => `${who} must pass and wakes ${cards(5)}`,
    scored: ({ who, card, dice, points: n }: { who: string; card: string; dice: string; points: number }) =>
      `${who} scores ${card} with ${dice}: ${points(n)}`,
    tookUp: ({ who, card, dice }: { who: string; card: string; dice: string }) =>
      `${who} freezes ${card} and rerolls ${dice}`,
    froze: ({ who, card }: { who: string; card: string }) => `${who} freezes ${card}`,
    woke: ({ who, card }: { who: string; card: string }) => `${who} wakes ${card}`,
    timeUp: 'Time’s up',
  },
  /** The board in a page: its questions, and its labels for screen readers. */
  board: {
    // The board: names for screen readers, and the question above the main button.
    tray: 'The dice',
    choose: 'Score a card, freeze one to reroll, or pass.',
    /** R3, R9. */
    onlyPass: 'You have no active card: you can only pass.',
    /** What a pass, or a reroll that leaves nothing but a pass, would give away. */
    givesUp: ({ card, points: n }: { card: string; points: number }) =>
      `Passing now gives up ${points(n)} with ${card}.`,
    lastCard: ({ card, points: n }: { card: string; points: number }) =>
      `This freezes your last active card: only a pass is left, and you give up ${points(n)} with ${card}.`,
    // The board, the main button: what it does now, or what is still to be picked. At most about 30 characters.
    pick: 'Pick a card',
    pickToFreeze: 'Pick a card to freeze',
    score: ({ card, points }: { card: string; points: number }) => `Score ${card}: ${points}`,
    rerollAll: ({ card }: { card: string }) => `Freeze ${card}, reroll all`,
    rerollNone: 'Nothing to reroll',
    /** R8: why the seat is asked, and for what. */
    freezeFor: ({ who, card }: { who: string; card: string }) => `${who} scored ${card}: freeze one of your cards.`,
    freezeOwn: ({ card }: { card: string }) => `You scored ${card}: freeze another of your cards.`,
    wakeFor: ({ who, card }: { who: string; card: string }) => `${who} scored ${card}: wake one of your cards.`,
    wakeAfterPass: ({ who }: { who: string }) => `${who} passed: wake one of your cards.`,
    pickToWake: 'Pick a card to wake',
    /** A card by its state; `dice` are those it would take. */
    card: {
      active: ({ card }: { card: string }) => `${card}, active`,
      scores: ({ card, points: n, dice }: { card: string; points: number; dice: string }) =>
        `${card}, active, would score ${points(n)} with ${dice}`,
      blank: ({ card }: { card: string }) => `${card}, active, can’t be scored now`,
      scoring: ({ card }: { card: string }) => `${card}, being scored`,
      frozen: ({ card }: { card: string }) => `${card}, frozen`,
    },
    /** `die`: its position from 1; in `counts`, a die as the other two name it. */
    die: {
      free: ({ die, face }: { die: number; face: number }) => `Die ${die} of 6: ${face}`,
      held: ({ die, face }: { die: number; face: number }) => `Die ${die} of 6: ${face}, held`,
      counts: ({ die, card }: { die: string; card: string }) => `${die}, counts for ${card}`,
    },
    // The board: names of its parts for screen readers.
    cards: ({ who }: { who: string }) => (who === grammar.name ? 'Your cards' : `${who}’s cards`),
    seat: ({ who, points: n }: { who: string; points: number }) => `${who}: ${points(n)}`,
    track: ({ points: n }: { points: number }) => `Race to ${points(n)}`,
    firstPlayer: 'First player',
    onTurn: 'Now playing',
    /** The dialog “Keys”: what a key does. */
    keys: {
      hold: 'Hold a die',
      card: 'Pick a card',
      score: 'Score the picked card',
      reroll: 'Freeze the picked card, reroll all dice not held',
      pass: 'Pass',
      clear: 'Clear your picks',
    },
  },
  /** The rule reader; `book.ts` puts it in order. */
  book: {
    // Rule book: the introduction, headings, and texts between the rules.
    intro:
      'Six dice, and the same five cards for everyone. A card is active or frozen. You freeze cards to reroll, you ' +
      'freeze the card you score, and you wake them all by passing. Once someone reaches the target, usually 100 ' +
      'points, finish the round; then the game is over.',
    /** Rule book: headings. */
    headings: {
      setup: 'Set-up',
      cards: 'The twelve cards',
      turn: 'Your turn',
      example: 'Three turns',
      end: 'The end',
      options: 'Options',
    },
    cards: 'Each card takes the dice that score the most. If your dice don’t fit a card, you can’t score it.',
    example:
      'Your cards are Doubled Pair, No Sixes, Straight and two more. You roll 6 6 5 2 1 1 and score Doubled Pair ' +
      'with 6 6: 24 points. On your next turn you roll 5 5 4 4 2 1. No Sixes would give 21 points now, but you ' +
      'freeze one of the two other cards and reroll the 1 and the 2: a 6 and a 3. You freeze the other one and ' +
      'reroll the 6: a 4. No Sixes now gives 25 points. On the turn after that you roll 6 4 4 3 2 1 with only ' +
      'Straight left: 1 2 3 4, 10 points. Now all your cards are frozen, and on your next turn you must pass.',
    // Each is a rule of the rule book, by its number.
    R1:
      'Everyone starts with the same five cards, the line-up, all active, and 0 points. A roll decides who goes ' +
      'first; that player keeps the First Player card all game. Play goes clockwise.',
    R2: 'Before the game, agree on a line-up:',
    R3: 'If all your cards are frozen when your turn begins, you do not roll: you pass (R7).',
    R4: 'Otherwise roll all six dice.',
    R5:
      'As often as you like, freeze one of your active cards, without its effect, and reroll one or more dice. You ' +
      'may do so with your last active card, but then you can only pass. Only the values matter: from 5 5 4 4 2 1 you ' +
      'may reroll the 1 and the 2, and it makes no difference which of two equal dice you take.',
    R6:
      'Then score one of your active cards that fits the dice: add its points, carry out its effect, ' +
      'freeze the card. Your turn is over.',
    R7:
      'Or pass: you always may, even after a reroll or with nothing frozen. All your frozen cards wake; then everyone ' +
      'else with a frozen card wakes one of theirs. Your turn is over.',
    R8:
      'If an effect or a pass tells you to freeze or wake a card and you can, you must. You choose which of your own ' +
      'cards; several players choose at the same time. With two players both neighbours are the same person, who ' +
      'is affected only once.',
    R9: 'If you can score nothing and have no card to freeze, you must pass.',
    R10:
      'When someone reaches the target, finish the round, with all effects, so that everyone has had the same number ' +
      'of turns. The last turn belongs to the player on the first player’s right.',
    R11:
      'The highest total wins. In a tie, whoever has more active cards wins, counted after the last turn and its effects; if that ' +
      'is equal too, the win is shared. The other places are decided the same way.',
  },
  /** Each is the coach’s reason for the best choice: one sentence below it. `points` are sure; `ways` of `of` throws. */
  reasons: {
    /** Scoring a card that makes `rivals` others freeze one. */
    chills: ({ points, rivals }: { points: number; rivals: number }) =>
      `${safe(points)}, and ${rivals === 1 ? 'a rival has to freeze a card' : `${rivals} rivals each have to freeze a card`}.`,
    /** Scoring: what the best reroll would bring beyond that on average, rounded; 0: nothing. */
    costs: ({ points, more }: { points: number; more: number }) =>
      `${safe(points)}; a reroll costs a card and ${more === 0 ? 'gains nothing on average' : `gains at best about ${more} more on average`}.`,
    /** A card to freeze or wake: what a throw scores on average with the cards that are active then. */
    average: ({ points }: { points: number }) =>
      `With these cards, a first roll scores about ${points} points on average: more than with any other choice.`,
    /** `kept`: digits with blanks between; empty: none is kept. */
    reroll: ({ kept, ways, of, now }: { kept: string; ways: string; of: string; now: number }) => {
      const rolls = ways === '0' ? 'no roll scores' : `${ways} in ${of} rolls ${ways === '1' ? 'scores' : 'score'}`
      const what = now !== 0 ? `more than ${now}` : ways === '0' ? 'anything' : 'something'
      return `${kept === '' ? 'Reroll everything' : `Keep ${kept}`}, and ${rolls} ${what}.`
    },
    score: ({ points, ways, of }: { points: number; ways: string; of: string }) => {
      if (ways === '0') return `${safe(points)}, and no reroll beats that.`
      return `${safe(points)}; even with the best reroll, only ${ways} in ${of} rolls ${ways === '1' ? 'beats' : 'beat'} that.`
    },
    last: ({ points }: { points: number }) => `${safe(points)}, and no card is left to reroll with.`,
    pass: 'Nothing scores here, and whoever passes wakes all their cards.',
  },
  /** Insights and puzzles: the kinds of decision, as headings. */
  decisionKinds: {
    score: 'Scoring',
    reroll: 'Rerolling',
    pass: 'Passing',
    freeze: 'Freezing',
    wake: 'Waking',
  } satisfies Record<Move['kind'], string>,
  /** The guided first game; `board/lesson.ts` has its script. */
  lesson: {
    /** The name of the learner's seat, for lines of the log. */
    you: 'Sunny',
    /** The name of the opponent. */
    other: 'Frost',
    /** The stops, in order; `board/lesson.ts` says where in the game each is. Card names come as the language calls them. */
    notes: {
      roll: ({ you, other }: { you: string; other: string }) =>
        `You’re ${you}, playing against ${other}. This short game goes to 50 points. Roll your six dice.`,
      score: ({ straight }: { straight: string }) =>
        `Each card shows what it would score now. ${straight} takes 3 4 5 6: 18 points. Tap it, then score it.`,
      freeze: ({ other, anyTwo, twoPairs }: { other: string; anyTwo: string; twoPairs: string }) =>
        `${other} scored ${anyTwo}, and its effect makes you freeze a card. You choose which: give up ${twoPairs}, the hardest one here.`,
      rollAgain:
        'Two of your cards are frozen now: the one you scored and the one you froze. You have three left. Roll.',
      reroll: ({ anyTwo }: { anyTwo: string }) =>
        `Not great yet. You may pay with a card to reroll. Tap both fives to hold them, tap ${anyTwo} to freeze it, and reroll the rest.`,
      scoreMore: ({ odds }: { odds: string }) => `Five odd dice! ${odds} takes all of them: 19 points. Score it.`,
      wake: ({ other, straight }: { other: string; straight: string }) =>
        `${other} found nothing and passed. Whoever passes wakes all their cards; everyone else wakes one. Wake ${straight}.`,
      rollTwoLeft: 'Two cards are active. Let’s see what they can do.',
      pass: ({ straight, noSixes }: { straight: string; noSixes: string }) =>
        `No run for ${straight}, and the sixes rule out ${noSixes}. You can always pass instead: no points, but all your cards wake.`,
      rollAll: 'All five are active again, and you need 13 more points. Roll!',
      reach: ({ odds, other }: { odds: string; other: string }) =>
        `${odds} gives 17, and that makes 54. ${other} still gets one more turn to finish the round. Score it.`,
    },
    /** The lesson's summary, a short sentence each. */
    learned: [
      'Roll, then score one card. The scored card freezes.',
      'To reroll, hold what you like and freeze a card.',
      'Some cards make other players freeze or wake one of theirs.',
      'Pass, and all your cards wake.',
      'When someone reaches the target, finish the round: the highest score wins.',
    ],
  },
}

export type Catalog = typeof en
