import { plural } from '../../../engine/text/lang.ts'
import { board } from './board/en.ts'
import { book } from './book/en.ts'
import type { Catalog } from './catalog.ts'
import { COVERS } from './covers.ts'

const claims = (n: number) => plural('en', n, { one: `${n} claim`, other: `${n} claims` })
const daggers = (n: number) => plural('en', n, { one: `${n} dagger`, other: `${n} daggers` })
const fate = (n: number) => plural('en', n, { one: `${n} fate token`, other: `${n} fate tokens` })

export const en = {
  lang: 'en',
  ...COVERS.en,
  notation:
    'Moves are written “stop”, “reroll skulls”, “hand 1:2 3:1” (two scrolls to seat 1, one to seat 3; seats count ' +
    'from 0), “give 0:1”, “take claim”, “steal 1”, “fate 0 dagger”, “accept”, “avenge 1”, “forgive” or “pass 2”.',
  things: {
    crown: ({ count }) => plural('en', count, { one: `${count} crown`, other: `${count} crowns` }),
    dagger: ({ count }) => daggers(count),
    skull: ({ count }) => plural('en', count, { one: `${count} skull`, other: `${count} skulls` }),
    scroll: ({ count }) => plural('en', count, { one: `${count} scroll`, other: `${count} scrolls` }),
    claim: ({ count }) => claims(count),
    fate: ({ count }) => fate(count),
    token: ({ count }) => plural('en', count, { one: `${count} crown token`, other: `${count} crown tokens` }),
  },
  kinds: { crown: 'Crown', dagger: 'Dagger', skull: 'Skull', scroll: 'Scroll' },
  fated: {
    crown: 'a crown',
    dagger: 'a dagger',
    skull: 'a skull',
    scroll: 'a returned scroll',
    fresh: 'a just-rolled scroll',
  },
  seat: ({ seat }) => `seat ${seat}`,
  share: ({ dice, who }) => `${dice} to ${who}`,
  options: {
    claims: {
      label: 'Claims',
      help: 'How many claims win the throne: three in the basic game, five in the advanced one.',
      values: { 3: '3 claims', 5: '5 claims' },
    },
    rivalDagger: {
      label: 'When a rival rolls a dagger',
      help: 'The publisher lets the rival give it to anyone; in the Italian rules the rival keeps it.',
      values: { give: 'They give it to anyone', keep: 'They keep it' },
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
      help: 'Betrayed with four to six daggers, you may give those beyond the third, or all, to one rival.',
      values: { off: 'Off', excess: 'Those beyond the third', all: 'All daggers' },
    },
    fate: {
      label: 'Fate',
      help: 'Skulls can bring fate tokens, and fate tokens reroll a single die, even to avert a betrayal.',
      values: { off: 'Off', on: 'On' },
    },
    fateIncome: {
      label: 'Fate tokens for skulls',
      help: 'The printed rules say “1 or 2” without saying when. Only with fate on.',
      values: { 'per-three': '3–5 skulls: 1, from 6: 2', 'five-for-two': '3–4 skulls: 1, from 5: 2' },
    },
    crownDefence: {
      label: 'Defence of the crown',
      help: 'The last claim is the crown: hold it through a whole turn of yours to win.',
      values: { off: 'Off', on: 'On' },
    },
    tokens: {
      label: 'Crown tokens',
      help: 'How many crown tokens beat Varrick.',
      values: { 3: '3 tokens', 5: '5 tokens', 7: '7 tokens' },
    },
  },
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
  },
  clashes: {
    S1: 'Crown tokens are an option of the game for one; all other options are for two players or more.',
  },
  moves: {
    hand: ({ shares }) => `Hand over ${shares}`,
    give: ({ shares }) => `Give ${shares}`,
    stop: 'Stop',
    reroll: { skulls: 'Reroll the skulls', scrolls: 'Reroll the scrolls', both: 'Reroll skulls and scrolls' },
    fate: ({ die, who }) => `Fate: reroll ${die} of ${who}’s`,
    accept: 'Accept the betrayal',
    take: { claim: 'Take the claim', fate: 'Take fate tokens', crown: 'Take the crown' },
    steal: ({ who }) => `Steal a claim from ${who}`,
    avenge: ({ who }) => `Take vengeance on ${who}`,
    forgive: 'No vengeance',
    pass: ({ count }) => (count === 0 ? 'Keep all daggers' : `Give Varrick ${daggers(count)}`),
  },
  place: {
    locked: ({ dice }) => `Locked: ${dice}`,
    loose: ({ dice }) => `Loose: ${dice}`,
    fresh: ({ dice }) => `To hand over: ${dice}`,
    handed: ({ dice }) => `To be rolled: ${dice}`,
    giving: ({ dice }) => `To be given: ${dice}`,
    inHand: ({ count }) => `In hand: ${plural('en', count, { one: `${count} die`, other: `${count} dice` })}`,
    crown: 'Holds the crown',
    messenger: 'Protected by the messenger',
    crownInMiddle: 'The crown lies in the middle',
    supply: ({ count }) => `In the supply: ${fate(count)}`,
    varrick: ({ things }) => `Varrick: ${things}`,
    captive: ({ dice }) => `${dice} (captive)`,
  },
  purpose: {
    first: 'to see who goes first',
    answer: 'for the scrolls handed over, clockwise from the left of whoever is playing',
    fate: 'for the die that fate rerolls',
    varrick: 'for Varrick',
  },
  lines: {
    first: ({ who }) => `${who} goes first`,
    rolled: ({ who, dice }) => `${who} rolls ${dice}`,
    messenger: ({ who }) => `The messenger protects ${who} this turn`,
    handed: ({ who, shares }) => `${who} hands ${shares}`,
    gave: ({ who, shares }) => `${who} gives ${shares}`,
    kept: ({ who, dice }) => `${who} keeps ${dice}`,
    gaveAndKept: ({ who, shares, dice }) => `${who} gives ${shares} and keeps ${dice}`,
    stopped: ({ who }) => `${who} stops`,
    rerolls: ({ who, dice }) => `${who} rerolls ${dice}`,
    fateOwn: ({ who, die }) => `${who} spends 1 fate token to reroll ${die}`,
    fateRival: ({ who, die, other }) => `${who} spends 2 fate tokens to reroll ${die} of ${other}’s`,
    accepted: ({ who }) => `${who} accepts the betrayal`,
    betrayal: 'Betrayal',
    doubt: 'Betrayal, unless fate averts it',
    ambush: ({ who, dice }) => `${who} begins with ${dice}`,
    loses: ({ who }) => `Seven daggers: ${who} loses a claim`,
    everyone: 'Seven daggers: one for everybody',
    avenged: ({ who, other, dice }) => `${who} takes vengeance: ${dice} to ${other}`,
    forgave: ({ who }) => `${who} takes no vengeance`,
    took: ({ who, count }) => `${who} takes ${claims(count)}`,
    tookFate: ({ who, count }) => `${who} takes ${fate(count)}`,
    tookCrown: ({ who }) => `${who} takes the crown`,
    tookCrownFrom: ({ who, other }) => `${who} takes the crown from ${other}`,
    stole: ({ who, other }) => `${who} steals a claim from ${other}`,
    full: ({ who }) => `${who} can hold no more claims`,
    skipped: ({ who }) => `${who} has no dice and misses the turn`,
    won: ({ who }) => `${who} wins the throne`,
    defended: ({ who }) => `${who} has defended the crown and wins the throne`,
    brought: ({ who, dice }) => `The skulls bring ${who} ${dice}`,
    captured: ({ who }) => `One of ${who}’s crowns becomes captive`,
    freed: ({ who }) => `${who} frees a captive crown`,
    robbed: ({ who }) => `Varrick takes a crown token from ${who}`,
    gained: ({ who }) => `${who} gains a crown token`,
    turnOver: 'The turn ends',
    timeUp: 'Time’s up',
  },
  board,
  book,
} satisfies Catalog
