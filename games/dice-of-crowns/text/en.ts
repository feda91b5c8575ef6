import type { Lang } from '../../../engine/text/lang.ts'
import { plural } from '../../../engine/text/lang.ts'
import { grammar } from '../../../engine/text/you/en.ts'
import type { Fated, Loose, Reward } from '../rules/moves.ts'
import type { Kind } from '../rules/state.ts'
import type { BookTexts, OptionTexts, PurposeTexts, RefusalRule, ThingTexts } from './catalog.ts'
import { COVERS } from './covers.ts'

/** The person at the device, who has given no name, inside a sentence: to you. */
const inside = (who: string) => (who === grammar.name ? grammar.inside : who)

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
    stop: 'Stop',
    /** `reward`: what stopping would give, joined. */
    stopFor: ({ reward }: { reward: string }) => `Stop: ${reward}`,
    rerollSkulls: ({ count }: { count: number }) => `Reroll ${skulls(count)}`,
    rerollScrolls: ({ count }: { count: number }) => `Reroll ${scrolls(count)}`,
    rerollBoth: ({ count }: { count: number }) => (count === 2 ? 'Reroll both' : `Reroll all ${count}`),
    fate: 'Spend fate',
    fateDone: 'No fate after all',
    accept: 'Accept the betrayal',
    claim: ({ count }: { count: number }) => `Take ${claims(count)}`,
    takeFate: ({ count }: { count: number }) => `Take ${fate(count)}`,
    crown: 'Take the crown',
    steal: ({ who }: { who: string }) => `Steal a claim from ${inside(who)}`,
    avenge: ({ who, count }: { who: string; count: number }) => `${daggers(count)} to ${who}`,
    forgive: 'No vengeance',
    /** S3. */
    pass: ({ count }: { count: number }) => `Give Varrick ${daggers(count)}`,
    passNone: 'Keep them all',
    more: ({ who }: { who: string }) => `One more to ${inside(who)}`,
  },
  /** Each is the name of a thing on the table, read aloud. A die comes by its name. */
  pieces: {
    area: ({ who }: { who: string }) => `${who}: area`,
    middle: 'The middle',
    dieHanded: ({ die }: { die: string }) => `${die}, about to be rolled`,
    dieGiving: ({ die }: { die: string }) => `${die}, about to be given`,
    dieLocked: ({ die }: { die: string }) => `${die}, locked`,
    dieLoose: ({ die }: { die: string }) => `${die}, loose`,
    dieFresh: ({ die }: { die: string }) => `${die}, to hand over`,
    /** Picked up, not yet rolled. */
    dieInHand: 'A die to roll',
    dieFate: ({ die, count }: { die: string; count: number }) => `${die}: reroll for ${fate(count)}`,
    claims: ({ count, of }: { count: number; of: number }) => `${count} of ${of} claims`,
    fate: ({ count }: { count: number }) => fate(count),
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
    stop: 'Stop',
    skulls: 'Reroll skulls',
    scrolls: 'Reroll scrolls',
    both: 'Reroll skulls and scrolls',
    fate: 'Spend fate',
    clear: 'Take everything back',
  } satisfies Record<'seat' | 'fewer' | 'deal' | 'stop' | 'skulls' | 'scrolls' | 'both' | 'fate' | 'clear', string>,
  /** How the game against Varrick ended (S1). */
  ending: { won: 'The crown is yours', lost: 'Varrick keeps the throne' },
}

const book = {
  // Rule book: the introduction, and texts between the rules. A line break is written \n.
  intro:
    'Seven dice wander between you and your rivals. Crowns are your right to the throne, daggers are betrayal, ' +
    'skulls are the whim of fate, and scrolls are intrigue: your rivals roll them on your turn. Three claims win ' +
    'the throne.',
  /** Rule book: headings. */
  headings: {
    dice: 'The dice',
    turn: 'Your turn',
    rewards: 'Betrayal and reward',
    end: 'The end',
    examples: 'Examples',
    advanced: 'Advanced rules',
    solo: 'Alone against Uncle Varrick',
    options: 'Options',
  },
  dice: 'Each of the seven dice has one crown, one dagger, two skulls and two scrolls.',
  terms:
    'Everybody has an area for dice. On your turn every die that is not in a rival’s area is yours.' +
    '\nA crown or dagger in an area is locked: it is not rolled again, except by fate (R15).' +
    '\nA skull or scroll in your area is loose.' +
    '\nCrowns and daggers in a rival’s area do nothing before that rival’s own turn, however many there are.' +
    '\n“Seven” of a kind means that all seven dice lie in your area and show it.',
  // Each is a rule of the rule book, by its number; S1 to S7 are those for one player.
  R1:
    'Gather all the dice that no rival holds. Crowns and daggers that you already held stay locked in your area, ' +
    'and count; the other dice are loose. If rivals hold all seven dice, you miss this turn: no roll, no reward.',
  R2: 'With three or more daggers in your area at this point you are betrayed at once (R9).',
  R3: 'Roll all your loose dice. You must, if you have any; if you have none, go on to R8.',
  R4:
    'Crowns and daggers lock. With three or more daggers in your area you are betrayed at once (R9), before any ' +
    'scroll is handed over.',
  R5:
    'Seven scrolls in one roll bring the messenger, who protects you for the rest of this turn: rivals cannot give ' +
    'you daggers. You hand the scrolls over all the same. Where rivals keep their daggers (see the options), the ' +
    'messenger changes nothing.',
  R6:
    'Hand every scroll that you have just rolled to a rival, divided among them as you like. Those rivals ' +
    'roll them, all in one throw.' +
    '\nA crown stays locked in that rival’s area.' +
    '\nWhoever rolls a dagger gives it to anyone they like, even themselves, but not to you while the messenger ' +
    'protects you; in a rival’s area it lies locked until the end of that rival’s own turn.' +
    '\nA skull or scroll comes back to you, loose; such a scroll is not handed over again, but you can reroll ' +
    'it.' +
    '\nRivals with daggers decide one after the other, clockwise from your left, and daggers are counted only ' +
    'after the last of them.',
  R7: 'With three or more daggers in your area now you are betrayed (R9).',
  R8:
    'Then stop, or reroll all your skulls, all your scrolls, or all of both, and go back to R4.' +
    '\nFor each kind, reroll all or none.' +
    '\nWith no loose dice and no fate that you can spend, you stop.' +
    '\nThree crowns do not end your turn by themselves: you may go on, even for seven.',
  R9:
    'If you are betrayed, your turn ends and you claim nothing; claims that you had before are safe. Seven daggers can do more, ' +
    'as the options say: you lose one of your claims; or one dagger is laid, locked, in everybody’s area, yours ' +
    'included, and counts on that person’s next turn, while the rest return to the middle; or nothing.',
  R10:
    'Stopping gives you exactly one reward, if you have earned any. Choose one if there are several; you cannot ' +
    'decline them all.' +
    '\nSeven crowns, the birthright, give 2 claims; three to six give 1 (six may give 2: see the options).' +
    '\nSeven skulls, the change of fate, steal 1 claim from a rival of your choice, or take 1 from the supply ' +
    'if no rival has any (see the options for more); five or six skulls give 1 claim.' +
    '\nFate tokens (R15) and the crown (R16) are rewards of the advanced rules.',
  R11:
    'After your turn your dice, the locked ones too, return to the middle. Dice in rivals’ areas stay there. The ' +
    'person to your left is next.',
  R12:
    'The first to have three claims wins at once. The others are placed by their claims, the crown counting as one; ' +
    'equal claims share a place.',
  advanced: 'Agree on any of these, in any combination.',
  R13: 'A longer game: five claims win instead of three.',
  R14:
    'Vengeance. If you are betrayed at R4 or R7 with four, five or six daggers in your area, you may give the daggers ' +
    'beyond the third, or all of them, as agreed, to one rival, in whose area they lie locked.' +
    '\nOr give none.' +
    '\nA betrayal at R2 brings no vengeance, and seven daggers never do.',
  R15:
    'Fate. If you stop with three or more skulls, you may take fate tokens as your reward, 1 or 2 as agreed, ' +
    'from a supply of ten: only what is left if it runs short, nothing if it is empty.' +
    '\nOn your own turn you may spend them at R8, and also when a betrayal (R2, R4, R7) is about to become ' +
    'final: 1 token rerolls one die in your own area, locked or loose, 2 tokens reroll one die in a rival’s ' +
    'area, as often as you can pay.' +
    '\nSpent tokens return to the supply.' +
    '\nYour own die counts as a roll of one die: go on from R4, together with any scrolls not yet handed ' +
    'over; it never brings the messenger.' +
    '\nA rival’s die that now shows a crown or dagger stays there; a skull or scroll comes to your area, loose.' +
    '\nThen daggers are counted again.' +
    '\nAfter a betrayal averted at R2 you go on to R3, otherwise to R6 if scrolls are waiting, or else to R8.' +
    '\nIf you decline or cannot pay, the betrayal is final: then follow R9, R14 and R11.',
  R16:
    'Defence of the crown. Nobody wins by R12. The crown counts as one claim, and nobody holds more than two ' +
    'claim tokens (four in a game to five claims).' +
    '\nA reward that would bring you to three claims (or five) gives you tokens up to this limit and then the ' +
    'crown, from the middle or from its holder; anything beyond is lost.' +
    '\nYou win at the end of a turn if you began it with the crown, were not betrayed, and end it with the ' +
    'crown and all the tokens you may hold.' +
    '\nOn that turn you must roll at least once if you have loose dice; a reroll by fate does not count.' +
    '\nBetrayed, or with fewer tokens, you keep the crown and play on.' +
    '\nSeven crowns or seven skulls may, instead of their usual reward, take the crown from a rival who holds ' +
    'it, however many tokens you have.' +
    '\nA claim that is stolen or lost (R9, R10) is always a token, never the crown.' +
    '\nThe printed rules have it for five claims only; with three it is a house rule.',
  solo:
    'A game for one, an unofficial variant by George Jaros. Only the rules that follow apply: no messenger, no ' +
    'sevens, none of R13 to R16, and no option but the number of tokens.',
  S1:
    'You and Varrick collect crown tokens; the first to have three (five or seven, if you like) wins at once. ' +
    'Varrick may hold captive crown dice from turn to turn; you roll the rest of the seven.',
  S2:
    'A turn repeats these steps: roll (the first time, all your dice); then come S3, S4, S5 and the checks of S6, until a check ' +
    'ends the turn.',
  S3:
    'Crowns just rolled lock in your area. Skulls stay there, loose. Of the daggers just rolled you choose how many ' +
    'you keep, locked, and how many you give to Varrick.',
  S4:
    'Scrolls just rolled go to Varrick, who rolls them.' +
    '\nIn this order: scrolls come back to you, loose.' +
    '\nCrowns stay with him, captive; if he now holds three or more, the first check of S6 applies at once ' +
    'and the rest of this throw has no effect.' +
    '\nSkulls come back to you, loose. As long as Varrick has daggers from before this throw, including those you ' +
    'have just given him, each skull brings you one, which locks in your area.' +
    '\nDaggers from this throw stay with him.',
  S5:
    'If you held fewer than three daggers and those brought by skulls take you to three or more, he takes one of your ' +
    'tokens for himself, once per throw; that may end the game. If you have none, one of your locked crowns, if ' +
    'any, becomes captive and counts in S6.',
  S6:
    'Checks, in this order.' +
    '\nVarrick holds three or more crowns: he gains a token, all his crown dice are freed, the turn ends, and ' +
    'you gain nothing.' +
    '\nOne of you holds three or more daggers: the turn ends and you gain nothing; if it is Varrick and he ' +
    'has rolled no dagger himself this turn, you free one captive crown.' +
    '\nYou hold three or more crowns, or five or more skulls: you gain a token and the turn ends.' +
    '\nYou have no loose dice: the turn ends.' +
    '\nOtherwise you must roll again: all skulls, all scrolls, or both.',
  S7: 'At the end of a turn all dice but Varrick’s captive crowns are yours again; daggers never carry over.',
  /** Rule book: worked examples. */
  examples: {
    third:
      'You roll three crowns, two daggers, a scroll and a skull. Before you can stop, the scroll must be handed ' +
      'over. Your rival rolls a dagger and gives it to you: the third. Betrayed, no claim.',
    early: 'You roll three daggers and three scrolls: betrayed, and no scroll is handed over.',
    six: 'You stop with six crowns: one claim.',
    rival: 'A rival holds two crowns: on their own turn they need just one more.',
    odds:
      'When you roll all seven dice, three or more daggers come up in 9.58% of rolls, five or more skulls in 4.53%, ' +
      'and seven scrolls in 0.046%.',
  },
} satisfies BookTexts

export const en = {
  /** The language’s own code: not translated. */
  lang: 'en' as Lang,
  ...COVERS.en,
  /** Terminal and error messages: how moves are typed. The words in quotes are not translated. */
  notation:
    'Moves are written “stop”, “reroll skulls”, “hand 1:2 3:1” (two scrolls to seat 1, one to seat 3; seats count ' +
    'from 0), “give 0:1”, “take claim”, “steal 1”, “fate 0 dagger”, “accept”, “avenge 1”, “forgive” or “pass 2”.',
  /** Things that are counted: "2 crowns". */
  things: {
    crown: ({ count }) => plural('en', count, { one: `${count} crown`, other: `${count} crowns` }),
    dagger: ({ count }) => daggers(count),
    skull: ({ count }) => plural('en', count, { one: `${count} skull`, other: `${count} skulls` }),
    scroll: ({ count }) => plural('en', count, { one: `${count} scroll`, other: `${count} scrolls` }),
    claim: ({ count }) => claims(count),
    fate: ({ count }) => fate(count),
    token: ({ count }) => plural('en', count, { one: `${count} crown token`, other: `${count} crown tokens` }),
  } satisfies ThingTexts,
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
      help: 'The publisher lets the rival give it to anyone; in the Italian rules the rival keeps it.',
      values: { give: 'They choose who gets it', keep: 'They keep it' },
    },
    sixCrowns: {
      label: 'Six crowns',
      help: 'The printed rules can be read both ways.',
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
      help: 'The printed rules say “1 or 2” without saying when. Only with fate on.',
      values: { 'per-three': '3–5 skulls: 1, 6 or more: 2', 'five-for-two': '3–4 skulls: 1, 5 or more: 2' },
    },
    crownDefence: {
      label: 'Defence of the crown',
      help: 'The last claim is the crown: hold it through a whole turn of your own to win.',
      values: { off: 'Off', on: 'On' },
    },
    tokens: {
      label: 'Crown tokens',
      help: 'How many crown tokens beat Varrick.',
      values: { 3: '3 tokens', 5: '5 tokens', 7: '7 tokens' },
    },
  } satisfies OptionTexts,
  /** Table: why a tap is refused, by rule. Shown in a strip, with a button to read that rule. */
  refusals: {
    R4: 'Daggers you roll on your own turn stay locked with you.',
    R5: 'The messenger protects whoever is playing: give your daggers to somebody else.',
    R6:
      'When you are asked to, and only then, hand all the scrolls that you have just rolled to your rivals, or ' +
      'give all the daggers that you have rolled on a rival’s turn.',
    R8: 'You can reroll only what lies loose before you: all the skulls, all the scrolls, or both.',
    R9: 'A betrayal can only be accepted or averted by fate, and there is nothing to accept before it comes.',
    R10: 'You take a reward when you have stopped, and only one your dice have earned.',
    R14: 'Vengeance is for one rival, and only after a betrayal with four, five or six daggers.',
    R15:
      'Fate rerolls a die on the table, for 1 token if it is yours and 2 if it is a rival’s; as a reward it takes ' +
      'three skulls, and tokens in the supply.',
    R16: 'The crown is a reward only for seven crowns or seven skulls, and only while a rival holds it.',
    S3: 'Say how many of the daggers that you have just rolled go to Varrick: none, some or all.',
    S6: 'You must roll again: all the skulls or all the scrolls that lie loose before you, or both.',
  } satisfies Record<RefusalRule, string>,
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
    fresh: ({ dice }: { dice: string }) => `To hand over: ${dice}`,
    handed: ({ dice }: { dice: string }) => `To be rolled: ${dice}`,
    giving: ({ dice }: { dice: string }) => `To be given: ${dice}`,
    inHand: ({ count }: { count: number }) =>
      `In hand: ${plural('en', count, { one: `${count} die`, other: `${count} dice` })}`,
    crown: 'Holds the crown',
    messenger: 'Protected by the messenger',
    crownInMiddle: 'The crown lies in the middle',
    supply: ({ count }: { count: number }) => `In the supply: ${fate(count)}`,
    varrick: ({ things }: { things: string }) => `Varrick: ${things}`,
    captive: ({ dice }: { dice: string; count: number }) => `${dice} (captive)`,
  },
  /** What a throw is for, after "throw the dice …": those of a turn need no word. */
  purpose: {
    first: 'to see who goes first',
    answer: 'for the scrolls handed over, clockwise from the left of whoever is playing',
    fate: 'for the die that fate rerolls',
    varrick: 'for Varrick',
  } satisfies PurposeTexts,
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
    betrayal: 'Betrayal',
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
    brought: ({ who, dice }: { who: string; dice: string }) => `That brings ${who} ${dice}`,
    captured: ({ who }: { who: string }) => `One of ${who}’s crowns becomes captive`,
    freed: ({ who }: { who: string }) => `${who} frees a captive crown`,
    robbed: ({ who }: { who: string }) => `Varrick takes a crown token from ${who}`,
    gained: ({ who }: { who: string }) => `${who} gains a crown token`,
    turnOver: 'The turn ends',
    timeUp: 'Time’s up',
  },
  board,
  book,
}
