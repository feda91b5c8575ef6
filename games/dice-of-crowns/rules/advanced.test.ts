/** R13 to R16, by rule number. */
import { expect, test } from 'vitest'
import { ending, type Row, rulesIn, run, SEVEN_DAGGERS, texts } from '../testing/rows.ts'
import type { Options } from './options.ts'
import type { State } from './state.ts'
import { stateOf } from './summary.ts'

const FATE: Partial<Options> = { fate: 'on' }
const CROWN: Partial<Options> = { crownDefence: 'on' }

const ROWS: readonly Row[] = [
  [
    'R13 with claims 5, four do not win',
    { options: { claims: 5 }, skulls: 4, crowns: [3], claims: [3] },
    ['0 stop', '0 take claim'],
    'roll 1 | 7 in hand | 0: 4 | 1: 0',
  ],
  [
    'R13 five do',
    { options: { claims: 5 }, skulls: 4, crowns: [3], claims: [4] },
    ['0 stop', '0 take claim'],
    'over 0 | skull skull skull skull | 0: 5 / crown crown crown | 1: 0',
  ],
  [
    'R14 excess: the daggers beyond the third go to a rival',
    { options: { vengeance: 'excess' }, seats: 3 },
    ['throw 2 2 2 2 2 3 5', '0 avenge 2'],
    'roll 1 | 5 in hand | 0: 0 | 1: 0 | 2: 0 / dagger dagger',
  ],
  [
    'R14 all: all of them',
    { options: { vengeance: 'all' }, seats: 3 },
    ['throw 2 2 2 2 2 3 5', '0 avenge 2'],
    'roll 1 | 2 in hand | 0: 0 | 1: 0 | 2: 0 / dagger dagger dagger dagger dagger',
  ],
  [
    'R14 or none',
    { options: { vengeance: 'all' } },
    ['throw 2 2 2 2 2 3 5', '0 forgive'],
    'roll 1 | 7 in hand | 0: 0 | 1: 0',
  ],
  ['R14 never to oneself', { options: { vengeance: 'all' } }, ['throw 2 2 2 2 2 3 5', '0 avenge 0'], 'R14'],
  [
    'R14 three daggers are not avenged',
    { options: { vengeance: 'all' } },
    ['throw 2 2 2 3 3 3 5'],
    'roll 1 | 7 in hand | 0: 0 | 1: 0',
  ],
  ['R14 seven never are', { options: { vengeance: 'all' } }, [SEVEN_DAGGERS], 'roll 1 | 7 in hand | 0: 0 | 1: 0'],
  [
    'R14 after R7 as well',
    { options: { vengeance: 'excess' }, phase: 'give', giving: [0, 2], daggers: [2], skulls: 3 },
    ['1 give 0:2', '0 avenge 1'],
    'roll 1 | 6 in hand | 0: 0 | 1: 0 / dagger',
  ],
  [
    'R14 whoever is betrayed at R2 has no vengeance',
    { options: { vengeance: 'all' }, seat: 1, skulls: 2, daggers: [5] },
    ['1 stop'],
    'roll 1 | 7 in hand | 0: 0 | 1: 0',
  ],
  [
    'R15 three skulls may give fate instead of a claim',
    { options: FATE, skulls: 3, crowns: [3], daggers: [1] },
    ['0 stop', '0 take fate'],
    'roll 1 | 7 in hand | 0: 0 fate 1 | 1: 0',
  ],
  [
    'R15 with a short supply it is what is left',
    { options: FATE, skulls: 6, crowns: [1], fate: [4, 5] },
    ['0 stop', '0 take fate'],
    'roll 1 | 7 in hand | 0: 0 fate 5 | 1: 0 fate 5',
  ],
  [
    'R15 with none it is not offered',
    { options: FATE, skulls: 6, crowns: [1], fate: [5, 5] },
    ['0 stop', '0 take fate'],
    'R15',
  ],
  ['R15 nor for two skulls', { options: FATE, skulls: 2, crowns: [3], daggers: [2] }, ['0 stop', '0 take fate'], 'R15'],
  [
    'R15 one token rerolls one die of its own area, a locked one too',
    { options: FATE, skulls: 3, crowns: [2], daggers: [2], fate: [2] },
    ['0 fate 0 dagger'],
    'fate 0 die of 0 | skull skull skull | 0: 0 fate 1 / crown crown dagger | 1: 0',
  ],
  [
    'R15 a crown locks',
    { options: FATE, skulls: 3, crowns: [2], daggers: [2], fate: [2] },
    ['0 fate 0 dagger', 'throw 1'],
    'choose 0 | skull skull skull | 0: 0 fate 1 / crown crown crown dagger | 1: 0',
  ],
  [
    'R15 a scroll is handed over',
    { options: FATE, skulls: 3, crowns: [2], daggers: [2], fate: [2] },
    ['0 fate 0 skull', 'throw 6'],
    'hand 0 | skull skull scroll? | 0: 0 fate 1 / crown crown dagger dagger | 1: 0',
  ],
  [
    'R15 a third dagger betrays, and fate may avert that again',
    { options: FATE, skulls: 3, crowns: [2], daggers: [2], fate: [2] },
    ['0 fate 0 skull', 'throw 2', '0 fate 0 dagger', 'throw 4'],
    'choose 0 | skull skull skull | 0: 0 / crown crown dagger dagger | 1: 0',
  ],
  [
    'R15 two tokens reroll a die of a rival; a skull comes over',
    { options: FATE, skulls: 3, crowns: [2, 2], fate: [2] },
    ['0 fate 1 crown', 'throw 3'],
    'choose 0 | skull skull skull skull | 0: 0 / crown crown | 1: 0 / crown',
  ],
  [
    'R15 a scroll of a rival’s comes loose, not to be handed over',
    { options: FATE, skulls: 3, crowns: [2, 2], fate: [2] },
    ['0 fate 1 crown', 'throw 5'],
    'choose 0 | skull skull skull scroll | 0: 0 / crown crown | 1: 0 / crown',
  ],
  [
    'R15 a crown or dagger stays with the rival',
    { options: FATE, skulls: 3, crowns: [2, 2], fate: [2] },
    ['0 fate 1 crown', 'throw 2'],
    'choose 0 | skull skull skull | 0: 0 / crown crown | 1: 0 / crown dagger',
  ],
  [
    'R15 one token is not enough for a rival’s die',
    { options: FATE, skulls: 3, crowns: [2, 2], fate: [1] },
    ['0 fate 1 crown'],
    'R15',
  ],
  ['R15 only dice that lie there', { options: FATE, skulls: 3, crowns: [2, 2], fate: [2] }, ['0 fate 0 dagger'], 'R15'],
  ['R15 a rival has nothing loose', { options: FATE, skulls: 3, crowns: [2, 2], fate: [2] }, ['0 fate 1 skull'], 'R15'],
  [
    'R15 without a betrayal nothing is accepted',
    { options: FATE, skulls: 3, crowns: [2, 2], fate: [2] },
    ['0 accept'],
    'R9',
  ],
  [
    'R15 a betrayal at R4 waits for fate',
    { options: FATE, fate: [1] },
    ['throw 2 2 2 1 3 5 5'],
    'betrayed 0 | skull scroll? scroll? | 0: 0 fate 1 / crown dagger dagger dagger | 1: 0',
  ],
  [
    'R15 averted there, the scrolls that wait are handed over',
    { options: FATE, fate: [1] },
    ['throw 2 2 2 1 3 5 5', '0 fate 0 dagger', 'throw 6'],
    'hand 0 | skull scroll? scroll? scroll? | 0: 0 / crown dagger dagger | 1: 0',
  ],
  [
    'R15 a scroll that waits may be rerolled too',
    { options: FATE, fate: [2] },
    ['throw 2 2 2 1 3 5 5', '0 fate 0 fresh', 'throw 1'],
    'betrayed 0 | skull scroll? | 0: 0 fate 1 / crown crown dagger dagger dagger | 1: 0',
  ],
  [
    'R15 who cannot pay again is betrayed',
    { options: FATE, fate: [1] },
    ['throw 2 2 2 1 3 5 5', '0 fate 0 dagger', 'throw 2'],
    'roll 1 | 7 in hand | 0: 0 | 1: 0',
  ],
  [
    'R15 declined, it is final: then vengeance',
    { options: { ...FATE, vengeance: 'all' }, fate: [3] },
    ['throw 2 2 2 2 3 5 5', '0 accept'],
    'vengeance 0 | skull scroll? scroll? | 0: 0 fate 3 / dagger dagger dagger dagger | 1: 0',
  ],
  [
    'R15 averted at R2, on with R3',
    { options: FATE, seat: 1, skulls: 4, daggers: [3], fate: [1] },
    ['1 stop', '1 take fate', '0 fate 0 dagger', 'throw 5'],
    'roll 0 | 5 in hand | 0: 0 / dagger dagger | 1: 0 fate 1',
  ],
  [
    'R15 at R2 a crown locks before the first roll',
    { options: FATE, phase: 'betrayed', early: true, daggers: [3, 1], fate: [1] },
    ['0 fate 0 dagger', 'throw 1'],
    'roll 0 | 3 in hand | 0: 0 / crown dagger dagger | 1: 0 / dagger',
  ],
  [
    'R15 still betrayed at R2 it may pay again, and has no vengeance',
    { options: { ...FATE, vengeance: 'all' }, phase: 'betrayed', early: true, daggers: [5], fate: [3] },
    ['0 fate 0 dagger', 'throw 3', '0 accept'],
    'roll 1 | 7 in hand | 0: 0 fate 2 | 1: 0',
  ],
  [
    'R15 seven scrolls by fate bring no messenger',
    { options: FATE, phase: 'betrayed', daggers: [3], fresh: 4, fate: [1] },
    ['0 fate 0 dagger', 'throw 5'],
    'hand 0 | scroll? scroll? scroll? scroll? scroll? | 0: 0 / dagger dagger | 1: 0',
  ],
  [
    'R16 nobody wins by R12: the last claim becomes the crown',
    { options: CROWN, skulls: 4, crowns: [3], claims: [2, 1] },
    ['0 stop', '0 take claim'],
    'roll 1 | 7 in hand | 0: 2 crowned | 1: 1',
  ],
  [
    'R16 two claims: a token up to the limit, then the crown',
    { options: CROWN, phase: 'choose', crowns: [7], claims: [1, 1] },
    ['0 stop', '0 take claim'],
    'roll 1 | 7 in hand | 0: 2 crowned | 1: 1',
  ],
  [
    'R16 what is beyond is lost',
    { options: CROWN, phase: 'choose', crowns: [7], claims: [2, 1] },
    ['0 stop', '0 take claim'],
    'roll 1 | 7 in hand | 0: 2 crowned | 1: 1',
  ],
  [
    'R16 the crown is taken from its holder',
    { options: CROWN, skulls: 4, crowns: [3], claims: [2, 2], crown: 1 },
    ['0 stop', '0 take claim'],
    'roll 1 | 7 in hand | 0: 2 crowned | 1: 2',
  ],
  [
    'R16 a stolen token without room goes to the supply, and the thief has the crown',
    { options: CROWN, skulls: 7, claims: [2, 2] },
    ['0 stop', '0 steal 1'],
    'roll 1 | 7 in hand | 0: 2 crowned | 1: 1',
  ],
  [
    'R16 seven of a kind may take the crown instead, whatever the tokens',
    { options: CROWN, skulls: 7, claims: [0, 2], crown: 1 },
    ['0 stop', '0 take crown'],
    'roll 1 | 7 in hand | 0: 0 crowned | 1: 2',
  ],
  [
    'R16 but only from a rival',
    { options: CROWN, skulls: 7, claims: [0, 2], crown: 0 },
    ['0 stop', '0 take crown'],
    'R16',
  ],
  [
    'R16 and only with seven',
    { options: CROWN, skulls: 6, crowns: [1], claims: [0, 2], crown: 1 },
    ['0 stop', '0 take crown'],
    'R16',
  ],
  [
    'R16 begun with the crown, ended with it and all tokens: won',
    { options: CROWN, seat: 1, skulls: 2, daggers: [0, 2], crowns: [1, 2], claims: [2, 1], crown: 0 },
    ['1 stop', 'throw 3 3 3 2 2 1', '0 stop'],
    'over 0 defending | skull skull skull | 0: 2 crowned / crown crown dagger dagger | 1: 1',
  ],
  [
    'R16 betrayed, it keeps the crown and plays on',
    { options: CROWN, seat: 1, skulls: 5, daggers: [0, 2], claims: [2, 0], crown: 0 },
    ['1 stop', '1 take claim', 'throw 2 2 2 1 1 1 1'],
    'roll 1 | 7 in hand | 0: 2 crowned | 1: 1',
  ],
  [
    'R16 with fewer tokens too',
    { options: CROWN, skulls: 3, crowns: [2, 1], daggers: [1], claims: [1, 0], crown: 0, defending: true },
    ['0 stop'],
    'roll 1 | 6 in hand | 0: 1 crowned | 1: 0 / crown',
  ],
  [
    'R16 the last token may come in that very turn',
    { options: CROWN, skulls: 4, crowns: [3], claims: [1, 0], crown: 0, defending: true },
    ['0 stop', '0 take claim'],
    'over 0 defending | skull skull skull skull | 0: 2 crowned / crown crown crown | 1: 0',
  ],
  [
    'R16 who takes the crown in this turn has not begun with it',
    { options: CROWN, skulls: 7, claims: [2, 2], crown: 1 },
    ['0 stop', '0 take crown'],
    'roll 1 | 7 in hand | 0: 2 crowned | 1: 2',
  ],
  [
    'R16 a fate reroll is no roll: with a loose die it must have rolled',
    {
      options: { ...CROWN, ...FATE },
      phase: 'choose',
      crowns: [2, 5],
      claims: [2],
      fate: [1],
      crown: 0,
      defending: true,
      rolled: false,
    },
    ['0 fate 0 crown', 'throw 3', '0 stop'],
    'roll 1 | 2 in hand | 0: 2 crowned | 1: 0 / crown crown crown crown crown',
  ],
  [
    'R16 with no loose die it need not',
    { options: CROWN, phase: 'choose', crowns: [2, 5], claims: [2], crown: 0, defending: true, rolled: false },
    ['0 stop'],
    'over 0 defending, not rolled | - | 0: 2 crowned / crown crown | 1: 0 / crown crown crown crown crown',
  ],
  [
    'R16 a turn that passes (R1) wins as well',
    { options: CROWN, seats: 3, seat: 2, phase: 'choose', crowns: [0, 5, 0], daggers: [0, 2], claims: [2], crown: 0 },
    ['2 stop'],
    'over 0 defending, not rolled | - | 0: 2 crowned | 1: 0 / crown crown crown crown crown dagger dagger | 2: 0',
  ],
  [
    'R16 a lost claim is a token, never the crown',
    { options: CROWN, claims: [1, 0], crown: 0 },
    [SEVEN_DAGGERS],
    'roll 1 | 7 in hand | 0: 0 crowned | 1: 0',
  ],
  [
    'R16 the crown cannot be stolen as a claim',
    { options: CROWN, skulls: 7, claims: [0, 0], crown: 1 },
    ['0 stop', '0 steal 1'],
    'R10',
  ],
]

test.each(ROWS)('%s', (_what, from, lines, gives) => {
  expect(ending(from, lines)).toBe(gives)
})

test('a row for every rule', () => {
  expect(rulesIn(ROWS)).toEqual(['R13', 'R14', 'R15', 'R16'])
})

test.each([
  ['per-three', 3, 1],
  ['per-three', 4, 1],
  ['per-three', 5, 1],
  ['per-three', 6, 2],
  ['per-three', 7, 2],
  ['five-for-two', 3, 1],
  ['five-for-two', 4, 1],
  ['five-for-two', 5, 2],
  ['five-for-two', 6, 2],
  ['five-for-two', 7, 2],
] as const)('R15 fateIncome %s: %i skulls give %i', (fateIncome, skulls, income) => {
  const options: Partial<Options> = { ...FATE, fateIncome }
  const given = ending({ options, skulls, daggers: [0, 7 - skulls] }, ['0 stop', '0 take fate'])
  expect(given).toContain(`| 0: 0 fate ${income} |`)
})

test('R15 what fate offers: one of each kind, its own dice and, for two tokens, its rivals’', () => {
  const from = { options: FATE, seats: 3, seat: 1, skulls: 1, scrolls: 2, crowns: [0, 1, 1], daggers: [1, 1] } as const
  const own = ['fate 1 crown', 'fate 1 dagger', 'fate 1 skull', 'fate 1 scroll']
  const choices = ['stop', 'reroll skulls', 'reroll scrolls', 'reroll both']
  expect(texts(stateOf(from))).toEqual(choices)
  expect(texts(stateOf({ ...from, fate: [9, 1] }))).toEqual([...choices, ...own])
  expect(texts(stateOf({ ...from, fate: [0, 2] }))).toEqual([...choices, ...own, 'fate 2 crown', 'fate 0 dagger'])
})

test('R15 with nothing in its own area one token buys nothing: it stops', () => {
  const from = { options: FATE, phase: 'choose', crowns: [0, 7] } as const
  expect(texts(stateOf({ ...from, fate: [1] }))).toEqual(['stop'])
  expect(texts(stateOf({ ...from, fate: [2] }))).toEqual(['stop', 'fate 1 crown'])
})

test('R15 before the first roll, loose dice are not offered: they are rolled anyway', () => {
  const betrayed = stateOf({ options: FATE, phase: 'betrayed', early: true, daggers: [4], crowns: [1], fate: [2] })
  expect(texts(betrayed)).toEqual(['accept', 'fate 0 crown', 'fate 0 dagger'])
  const still = run(betrayed, '0 fate 0 dagger', 'throw 5') as State
  expect(texts(still)).toEqual(['accept', 'fate 0 crown', 'fate 0 dagger'])
  expect(still.hand).toBe(3)
})

test('R16 rewards that are open with seven skulls', () => {
  const options: Partial<Options> = { ...CROWN, ...FATE }
  const stop = run(stateOf({ options, seats: 3, skulls: 7, claims: [0, 1, 2], crown: 2 }), '0 stop') as State
  expect(texts(stop)).toEqual(['steal 1', 'steal 2', 'take fate', 'take crown'])
})
