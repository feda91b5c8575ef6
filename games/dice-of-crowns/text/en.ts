import type { Says } from '../../../engine/text/catalog.ts'
import type { OptionTexts } from '../../../engine/text/game.ts'
import { type Lang, plural } from '../../../engine/text/lang.ts'
import { grammar } from '../../../engine/text/you/en.ts'
import type { GameGrammar } from '../../../engine/text/you/you.ts'
import type { Fated, Loose, Reward } from '../rules/moves.ts'
import type { Options } from '../rules/options.ts'
import type { Kind } from '../rules/state.ts'
import { book, lesson } from './book/en.ts'
import { COVERS } from './covers.ts'

/** The person at the device, who has given no name, inside a sentence: to you. */
const inside = (who: string) => (who === grammar.name ? grammar.inside : who)

/** A die by its name, inside a phrase: a locked crown. */
const lower = (die: string) => die.charAt(0).toLowerCase() + die.slice(1)

const claims = (n: number) => plural('en', n, { one: `${n} claim`, other: `${n} claims` })

const daggers = (n: number) => plural('en', n, { one: `${n} dagger`, other: `${n} daggers` })

const scrolls = (n: number) => plural('en', n, { one: `${n} scroll`, other: `${n} scrolls` })

const skulls = (n: number) => plural('en', n, { one: `${n} skull`, other: `${n} skulls` })

const fate = (n: number) => plural('en', n, { one: `${n} fate token`, other: `${n} fate tokens` })

const board = {
  /** Each is a question above the main button, phase by phase. */
  questions: {
    /** R6: how many scrolls wait; `handLeft` while some are placed; `handReady` when all are. */
    hand: ({ count }: { count: number }) =>
      `You rolled ${scrolls(count)}. ${count === 1 ? 'Who gets it?' : 'Who gets them?'}`,
    handLeft: ({ count }: { count: number }) => `${scrolls(count)} still to hand over.`,
    handReady: 'Every scroll has a taker. Ready to hand over?',
    /** R6: `count` daggers were rolled in the turn of `who`. */
    give: ({ who, count }: { who: string; count: number }) =>
      `It’s ${who}’s turn, and you rolled ${daggers(count)}. ${count === 1 ? 'Who gets it?' : 'Who gets them?'}`,
    giveLeft: ({ count }: { count: number }) => `${daggers(count)} still to give.`,
    giveReady: 'Every dagger has its victim. Ready to give?',
    /** R5: why the active seat cannot be chosen. */
    protected: ({ who }: { who: string }) => `The messenger protects ${who} from daggers.`,
    /** R8, by the actions open. */
    choose: 'Stop, or reroll your skulls, your scrolls, or both.',
    chooseOne: 'Stop, or reroll.',
    chooseFate: 'Stop, reroll, or spend fate on a single die.',
    onlyStop: 'You have no loose dice: you can only stop.',
    onlyFate: 'You have no loose dice: stop, or spend fate on a single die.',
    /** R15: a die is to be picked. */
    fate: 'Which die should fate reroll? Your own costs 1 token, a rival’s 2.',
    betrayed: ({ count }: { count: number }) => `${daggers(count)}: betrayal. Accept it, or spend fate on a die.`,
    reward: 'Choose your reward.',
    /** R14: how many daggers go to the victim. */
    vengeance: ({ count }: { count: number }) => `Vengeance: who gets ${count} of your daggers?`,
    /** S3. */
    keep: ({ count }: { count: number }) =>
      `You rolled ${daggers(count)}. ${count === 1 ? 'Does it go to Varrick?' : 'How many go to Varrick?'}`,
    /** S6. */
    again: 'The turn goes on. What will you reroll?',
  },
  /** Each is a button of the table, often the main one: at most about 30 characters. */
  buttons: {
    hand: 'Hand over',
    /** All scrolls to one rival. */
    handTo: ({ who, count }: { who: string; count: number }) => `${scrolls(count)} to ${who}`,
    /** The division that is offered. */
    deal: 'Divide evenly',
    clear: 'Take back',
    give: 'Give',
    /** All daggers to one seat. */
    giveTo: ({ who, count }: { who: string; count: number }) => `${daggers(count)} to ${inside(who)}`,
    /** All daggers to the player's own area. */
    keepAll: ({ count }: { count: number }) => `Keep ${daggers(count)}`,
    /** `reward`: what stopping would give, joined. */
    stopFor: ({ reward }: { reward: string }) => `Stop: ${reward}`,
    rerollSkulls: ({ count }: { count: number }) => `Reroll ${skulls(count)}`,
    rerollScrolls: ({ count }: { count: number }) => `Reroll ${scrolls(count)}`,
    rerollBoth: ({ count }: { count: number }) => (count === 2 ? 'Reroll both' : `Reroll all ${count}`),
    fate: 'Spend fate',
    fateDone: 'No fate after all',
    claim: ({ count }: { count: number }) => `Take ${claims(count)}`,
    takeFate: ({ count }: { count: number }) => `Take ${fate(count)}`,
    /** S3. */
    passNone: 'Keep them all',
    more: ({ who }: { who: string }) => `One more to ${inside(who)}`,
  },
  /** Each is the name of a thing on the table, read aloud. A die comes by its name. */
  pieces: {
    area: ({ who }: { who: string }) => (who === grammar.name ? 'Your area' : `${who}’s area`),
    middle: 'The middle',
    dieHanded: ({ die }: { die: string }) => `${die} about to be rolled`,
    dieGiving: ({ die }: { die: string }) => `${die} about to be given`,
    dieLocked: ({ die }: { die: string }) => `Locked ${lower(die)}`,
    dieLoose: ({ die }: { die: string }) => `Loose ${lower(die)}`,
    dieFresh: ({ die }: { die: string }) => `${die} to hand over`,
    /** Picked up, not yet rolled. */
    dieInHand: 'A die to roll',
    dieFate: ({ die, count }: { die: string; count: number }) => `${die}: reroll for ${fate(count)}`,
    claims: ({ count, of }: { count: number; of: number }) => `${count} of ${of} claim tokens`,
    supply: ({ count }: { count: number }) => `${fate(count)} in the supply`,
    crownOf: ({ who }: { who: string }) => `The crown: ${who}`,
    crownInMiddle: 'The crown lies in the middle',
    messenger: ({ who }: { who: string }) => `${who}: no daggers this turn, thanks to the messenger`,
    varrick: 'Uncle Varrick',
    tokens: ({ who, count, of }: { who: string; count: number; of: number }) =>
      `${who}: ${count} of ${of} crown tokens`,
    onTurn: 'Now playing',
    betrayed: 'Betrayal',
  },
  /** What stopping now would give away. */
  slip: 'Stopping now gives you nothing.',
  /** The dialog “Keys”: what a key does. */
  keys: {
    seat: 'One more die to this player',
    fewer: 'Take one die back',
    deal: 'Divide evenly',
    clear: 'Take everything back',
  },
  /** How the game against Varrick ended (S1). */
  ending: { won: 'The crown is yours', lost: 'Varrick keeps the throne' },
}

export const en = {
  /** The language’s own code: not translated. */
  lang: 'en' as Lang,
  ...COVERS.en,
  /** Terminal and error messages: how moves are typed. The words in quotes are not translated. */
  notation:
    'Moves are written “stop”, “reroll skulls”, “hand 1:2 3:1” (two scrolls to seat 1, one to seat 3; seats ' +
    'are numbered from 0: Player 1 is seat 0), “give 0:1”, “take claim”, “steal 1”, “fate 0 dagger”, “accept”, “avenge 1”, “forgive” or “pass 2” (two daggers to Varrick).',
  /** Things that are counted: "2 crowns". */
  things: {
    crown: ({ count }) => plural('en', count, { one: `${count} crown`, other: `${count} crowns` }),
    dagger: ({ count }) => daggers(count),
    skull: ({ count }) => skulls(count),
    scroll: ({ count }) => scrolls(count),
    claim: ({ count }) => claims(count),
    fate: ({ count }) => fate(count),
    token: ({ count }) => plural('en', count, { one: `${count} crown token`, other: `${count} crown tokens` }),
  } satisfies Record<Kind | 'claim' | 'fate' | 'token', Says<{ count: number }>>,
  /** A face of a die by its name, as on a button. */
  kinds: { crown: 'Crown', dagger: 'Dagger', skull: 'Skull', scroll: 'Scroll' } satisfies Record<Kind, string>,
  /** The die that fate rerolls: "a dagger". */
  fated: {
    crown: 'a crown',
    dagger: 'a dagger',
    skull: 'a skull',
    scroll: 'a returned scroll',
    fresh: 'a just-rolled scroll',
  } satisfies Record<Fated, string>,
  /** A player known only by the number, from 1. */
  seat: ({ seat }: { seat: number }) => `seat ${seat}`,
  /** "2 scrolls to Ben". */
  share: ({ dice, who }: { dice: string; who: string }) => `${dice} to ${inside(who)}`,
  /** Each is an option in the set-up of a game: its label, its explanation, its values (on buttons). */
  options: {
    claims: {
      label: 'Claims',
      help: 'How many claims win the throne: three in the basic game, five in the advanced one.',
      values: { 3: '3 claims', 5: '5 claims' },
    },
    rivalDagger: {
      label: 'When a rival rolls a dagger',
      help: 'The publisher’s rules let the rival give it to anyone; in the Italian rules the rival keeps it.',
      values: { give: 'They choose who gets it', keep: 'They keep it' },
    },
    sixCrowns: {
      label: 'Six crowns',
      help: 'One claim or two: the printed rules can be read both ways.',
      values: { 1: '1 claim', 2: '2 claims' },
    },
    sevenSkulls: {
      label: 'Seven skulls',
      help: 'The printed rules can be read both ways: steal one claim, or steal one and take one more.',
      values: { steal: 'Steal a claim', 'steal-and-claim': 'Steal one, take one' },
    },
    sevenDaggers: {
      label: 'Seven daggers',
      help: 'What seven daggers do on top of the betrayal.',
      values: { 'lose-claim': 'You lose a claim', 'everyone-dagger': 'A dagger for everyone', nothing: 'Nothing' },
    },
    vengeance: {
      label: 'Vengeance',
      help: 'If you’re betrayed with four to six daggers, you may give those beyond the third, or all, to one rival.',
      values: { off: 'Off', excess: 'Those beyond the third', all: 'All daggers' },
    },
    fate: {
      label: 'Fate',
      help: 'Skulls can bring fate tokens: spend them to reroll a single die, even to avert a betrayal.',
      values: { off: 'Off', on: 'On' },
    },
    fateIncome: {
      label: 'Fate tokens for skulls',
      help: 'The printed rules say “1 or 2” without saying when. Only matters with fate on.',
      values: { 'per-three': '3–5 skulls: 1; 6 or more: 2', 'five-for-two': '3–4 skulls: 1; 5 or more: 2' },
    },
    crownDefence: {
      label: 'Defence of the crown',
      help: 'The last claim is the crown: hold it through a whole turn of your own to win.',
      values: { off: 'Off', on: 'On' },
    },
    tokens: {
      label: 'Crown tokens',
      help: 'How many crown tokens it takes to beat Varrick.',
      values: { 3: '3 tokens', 5: '5 tokens', 7: '7 tokens' },
    },
  } satisfies OptionTexts<Options>,
  /** Table: why a tap is refused, by rule. Shown in a strip, with a button to read that rule. */
  refusals: {
    R4: 'Daggers you roll on your own turn stay locked with you.',
    R5: 'The messenger protects whoever is playing: give your daggers to somebody else.',
    R6:
      'When you’re asked to, and only then, hand all the scrolls that you’ve just rolled to your rivals, or ' +
      'give all the daggers that you’ve rolled on a rival’s turn.',
    R8: 'You can reroll only what lies loose before you: all the skulls, all the scrolls, or both.',
    R9: 'A betrayal can only be accepted or averted by fate, and there’s nothing to accept before it comes.',
    R10: 'You take a reward when you’ve stopped, and only one your dice have earned.',
    R14: 'Vengeance is for one rival, and only after a betrayal with four, five or six daggers.',
    R15:
      'Fate rerolls a die on the table, for 1 token if it is yours and 2 if it is a rival’s; as a reward it takes ' +
      'three skulls, and tokens in the supply.',
    R16: 'The crown is a reward only for seven crowns or seven skulls, and only while a rival holds it.',
    S3: 'Say how many of the daggers you’ve just rolled go to Varrick: none, some or all.',
    S6: 'You must roll again: all the skulls or all the scrolls that lie loose before you, or both.',
  },
  /** Setting up a game: why the options do not fit together. */
  clashes: {
    S1: 'Crown tokens are an option of the game for one; all other options are for two players or more.',
  },
  /** Each is a move as the coach, the review and the terminal name it. `shares` come joined: "2 scrolls to Ben and 1 scroll to Chi". */
  moves: {
    hand: ({ shares }: { shares: string }) => `Hand over ${shares}`,
    give: ({ shares }: { shares: string }) => `Give ${shares}`,
    stop: 'Stop',
    reroll: {
      skulls: 'Reroll skulls',
      scrolls: 'Reroll scrolls',
      both: 'Reroll skulls and scrolls',
    } satisfies Record<Loose, string>,
    /** `die` as `fated` names it. */
    fate: ({ die, who }: { die: string; who: string }) =>
      `Fate: reroll ${die} of ${who === grammar.name ? 'yours' : `${who}’s`}`,
    accept: 'Accept the betrayal',
    take: { claim: 'Take the claim', fate: 'Take fate tokens', crown: 'Take the crown' } satisfies Record<
      Reward,
      string
    >,
    steal: ({ who }: { who: string }) => `Steal a claim from ${inside(who)}`,
    avenge: ({ who }: { who: string }) => `Take vengeance on ${inside(who)}`,
    forgive: 'No vengeance',
    /** S3. None: they are all kept. */
    pass: ({ count }: { count: number }) => (count === 0 ? 'Keep all daggers' : `Give Varrick ${daggers(count)}`),
  },
  /** The contents of a place, for screen readers. `dice` come joined. */
  place: {
    locked: ({ dice }: { dice: string }) => `Locked: ${dice}`,
    loose: ({ dice }: { dice: string }) => `Loose: ${dice}`,
    fresh: ({ dice }: { dice: string }) => `To hand to other players: ${dice}`,
    /** Scrolls and daggers just rolled, in the solo game. */
    freshAlone: ({ dice }: { dice: string }) => `To hand to Varrick: ${dice}`,
    givingAlone: ({ dice }: { dice: string }) => `To keep or give to Varrick: ${dice}`,
    handed: ({ dice }: { dice: string }) => `To be rolled: ${dice}`,
    giving: ({ dice }: { dice: string }) => `To be given: ${dice}`,
    inHand: ({ count }: { count: number }) =>
      `In hand: ${plural('en', count, { one: `${count} die`, other: `${count} dice` })}`,
    crown: 'Holds the crown',
    messenger: 'Protected by the messenger',
    supply: ({ count }: { count: number }) => `In the supply: ${fate(count)}`,
    varrick: ({ things }: { things: string }) => `Varrick: ${things}`,
    captive: ({ dice }: { dice: string; count: number }) => `${dice} held captive`,
  },
  /** What a throw is for, after "throw the dice …": those of a turn need no word. */
  purpose: {
    first: 'to see who goes first',
    answer: 'for the scrolls handed over, clockwise from the left of whoever is playing',
    fate: 'for the die that fate rerolls',
    varrick: 'for Varrick',
  },
  /** Not translated: what these lines’ verbs and phrases become where they are said to “you”. See `Grammar` in engine/text/you/you.ts. */
  you: {
    verbs:
      'hands hand, gives give, keeps keep, stops stop, spends spend, accepts accept, begins begin, steals steal, ' +
      'misses miss, frees free, gains gain',
    phrases: [
      ['One of @’s', 'One of your'],
      ['of @’s', 'of yours'],
    ],
  } as GameGrammar,
  /** Each is a line of what happened, also read aloud; what follows from an input is a sentence of its own. `dice` and `shares` come joined. */
  lines: {
    first: ({ who }: { who: string }) => `${who} goes first`,
    rolled: ({ who, dice }: { who: string; dice: string }) => `${who} rolls ${dice}`,
    messenger: ({ who }: { who: string }) => `The messenger protects ${who} this turn`,
    handed: ({ who, shares }: { who: string; shares: string }) => `${who} hands ${shares}`,
    gave: ({ who, shares }: { who: string; shares: string }) => `${who} gives ${shares}`,
    kept: ({ who, dice }: { who: string; dice: string }) => `${who} keeps ${dice}`,
    gaveAndKept: ({ who, shares, dice }: { who: string; shares: string; dice: string }) =>
      `${who} gives ${shares} and keeps ${dice}`,
    stopped: ({ who }: { who: string }) => `${who} stops`,
    rerolls: ({ who, dice }: { who: string; dice: string }) => `${who} rerolls ${dice}`,
    fateOwn: ({ who, die }: { who: string; die: string }) => `${who} spends 1 fate token to reroll ${die}`,
    fateRival: ({ who, die, other }: { who: string; die: string; other: string }) =>
      `${who} spends 2 fate tokens to reroll ${die} of ${other}’s`,
    accepted: ({ who }: { who: string }) => `${who} accepts the betrayal`,
    /** R15: not final yet. */
    doubt: 'Betrayal, unless fate averts it',
    /** R2. */
    ambush: ({ who, dice }: { who: string; dice: string }) => `${who} begins with ${dice}`,
    /** R9, with seven daggers. */
    loses: ({ who }: { who: string }) => `Seven daggers: ${who} loses a claim`,
    everyone: 'Seven daggers: one for everybody',
    avenged: ({ who, other, dice }: { who: string; other: string; dice: string }) =>
      `${who} takes vengeance: ${dice} to ${other}`,
    forgave: ({ who }: { who: string }) => `${who} takes no vengeance`,
    took: ({ who, count }: { who: string; count: number }) => `${who} takes ${claims(count)}`,
    tookFate: ({ who, count }: { who: string; count: number }) => `${who} takes ${fate(count)}`,
    tookCrown: ({ who }: { who: string }) => `${who} takes the crown`,
    tookCrownFrom: ({ who, other }: { who: string; other: string }) => `${who} takes the crown from ${other}`,
    stole: ({ who, other }: { who: string; other: string }) => `${who} steals a claim from ${other}`,
    /** R16: a reward that cannot be kept. */
    full: ({ who }: { who: string }) => `${who} can hold no more claims`,
    /** R1: rivals hold all seven dice. */
    skipped: ({ who }: { who: string }) => `${who} has no dice and misses the turn`,
    won: ({ who }: { who: string }) => `${who} ${who === 'Varrick' ? 'keeps' : 'wins'} the throne`,
    defended: ({ who }: { who: string }) => `${who} has defended the crown and wins the throne`,
    /** S4 to S6. */
    brought: ({ who, dice }: { who: string; dice: string }) => `That gives ${who} ${dice}`,
    captured: ({ who }: { who: string }) => `One of ${who}’s crowns becomes captive`,
    freed: ({ who }: { who: string }) => `${who} frees a captive crown`,
    robbed: ({ who }: { who: string }) => `Varrick takes a crown token from ${who}`,
    gained: ({ who }: { who: string }) => `${who} gains a crown token`,
    turnOver: 'The turn ends',
    timeUp: 'Time’s up',
  },
  /** Below a bot’s name where one is chosen: each level’s character in a sentence, as its play shows it. */
  characters: {
    squire: 'Has eyes only for crowns and loses heart at the second dagger.',
    courtier: 'Collects skulls as well as crowns, but never risks a third dagger.',
    plotter: 'Knows the odds, and now and then trusts a hunch instead.',
    sovereign: 'Misses nothing: against one rival, its play is perfect.',
  },
  /** Insights and puzzles: each is a kind of decision. */
  decisionKinds: {
    reroll: 'Rerolling',
    stop: 'Stopping',
    scrolls: 'Dividing scrolls',
    daggers: 'Giving daggers',
    reward: 'Choosing rewards',
    fate: 'Spending fate',
    vengeance: 'Vengeance',
  },
  /** The words of `iacta odds`. */
  odds: {
    title: 'How the first roll of a turn ends, by the number of dice, when nothing lies locked in your area.',
    key: 'Dice',
    columns: ['betrayed', 'three or more crowns', 'five or more skulls', 'none of these'],
  },
  /** Each is why a move may be right, as the coach tells it. `ways` in `of` throws. */
  reasons: {
    betrays: 'Three daggers mean betrayal.',
    /** Exactly three are given, because a rival betrayed with four may hand daggers on (“Vengeance”). */
    spared: 'Three daggers mean betrayal; a fourth would allow vengeance.',
    /** Throws of Varrick’s. */
    varrick: ({ ways, of }: { ways: string; of: string }) =>
      `${ways} in ${of} rolls ${ways === '1' ? 'gives' : 'give'} Varrick a token, fewer than with any other choice.`,
    /** Instead of it where no throw of Varrick’s brings him a token. */
    none: 'With any other choice, Varrick’s next roll can give him a token; with this one it can’t.',
    frees: 'Varrick’s third dagger frees a captive crown.',
    ends: 'The third dagger ends the turn before Varrick can roll.',
    /** `count` is 2 or 3. */
    skulls: ({ count }: { count: number }) =>
      `Varrick needs ${count} skulls in one roll to bring you to three daggers, more than with any other choice.`,
    /** Instead of it where Varrick holds too few daggers. */
    harmless: 'With the daggers he has, Varrick can’t bring you to three.',
    goal: ({ ways, of }: { ways: string; of: string }) =>
      `${ways} in ${of} rolls ${ways === '1' ? 'gives' : 'give'} you three crowns or five skulls, more than with any other choice.`,
    reroll: ({ ways, of }: { ways: string; of: string }) =>
      `The risk is worth taking: ${ways} in ${of} rolls ${ways === '1' ? 'means' : 'mean'} betrayal at once.`,
    safe: 'It’s safe for now: no roll can mean betrayal at once.',
    stop: ({ claims: won, ways, of }: { claims: number; ways: string; of: string }) =>
      `Stopping gives ${won === 0 ? 'no claim' : claims(won)}; ${ways === '0' ? 'rolling on never means betrayal at once' : `if you roll on, at least ${ways} in ${of} rolls ${ways === '1' ? 'means' : 'mean'} betrayal`}.`,
  },
  board,
  book,
  lesson,
}

export type Catalog = typeof en
export type RuleNumber = Extract<keyof typeof book, `${'R' | 'S'}${number}`>
