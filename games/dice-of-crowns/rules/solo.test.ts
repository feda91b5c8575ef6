/** S1 to S7, by rule number. Yours is seat 0. */
import { expect, test } from 'vitest'
import { forced } from '../../../engine/play.ts'
import { ending, type Row, rulesIn, texts } from '../testing/rows.ts'
import { diceOfCrowns as game } from './rules.ts'
import { type StateParts, stateOf, summarize } from './summary.ts'

const ALONE = { seats: 1 } as const

const ROWS: readonly Row[] = [
  [
    'S1 your last token wins at once',
    { claims: [2, 2] },
    ['throw 1 1 1 3 3 3 3'],
    'over 0 | skull skull skull skull | 0: 3 / crown crown crown | Varrick: 2',
  ],
  [
    'S1 so does his',
    { claims: [2, 2], crowns: [0, 2] },
    ['throw 5 3 3 3 3', 'throw 1'],
    'over 0 | skull skull skull skull | 0: 2 | Varrick: 3 / crown crown crown',
  ],
  [
    'S1 tokens 5: three do not win',
    { options: { tokens: 5 }, claims: [2] },
    ['throw 1 1 1 3 3 3 3'],
    'roll 0 | 7 in hand | 0: 3 | Varrick: 0',
  ],
  [
    'S1 tokens 5: five do',
    { options: { tokens: 5 }, claims: [4] },
    ['throw 1 1 1 3 3 3 3'],
    'over 0 | skull skull skull skull | 0: 5 / crown crown crown | Varrick: 0',
  ],
  [
    'S1 tokens 7: six do not win',
    { options: { tokens: 7 }, claims: [5] },
    ['throw 1 1 1 3 3 3 3'],
    'roll 0 | 7 in hand | 0: 6 | Varrick: 0',
  ],
  [
    'S2 the first roll is of all dice but captives',
    { crowns: [0, 2] },
    ['throw 3 3 3 3 1'],
    'choose 0 | skull skull skull skull | 0: 0 / crown | Varrick: 0 / crown crown',
  ],
  [
    'S2 then of what you take up',
    { skulls: 3, scrolls: 2, crowns: [2] },
    ['0 reroll both'],
    'roll 0 | 5 in hand | 0: 0 / crown crown | Varrick: 0',
  ],
  [
    'S3 crowns lock, skulls stay, daggers are asked for, scrolls wait',
    {},
    ['throw 1 2 2 3 3 5 6'],
    'keep 0 | skull skull scroll? scroll? | 0: 0 / crown dagger? dagger? | Varrick: 0',
  ],
  [
    'S3 you keep some and give some',
    {},
    ['throw 1 2 2 3 3 5 6', '0 pass 1'],
    'varrick 0 | skull skull | 0: 0 / crown dagger | Varrick: 0 / dagger scroll? scroll?',
  ],
  ['S3 never more than were rolled', {}, ['throw 1 2 2 3 3 5 6', '0 pass 3'], 'S3'],
  ['S3 nothing else is possible before', {}, ['throw 1 2 2 3 3 5 6', '0 reroll skulls'], 'S3'],
  [
    'S4 scrolls and skulls come back, crowns and daggers stay with him',
    { phase: 'varrick', handed: [0, 4], skulls: 3 },
    ['throw 1 2 3 5'],
    'choose 0 drawn | skull skull skull skull scroll | 0: 0 | Varrick: 0 / crown dagger',
  ],
  [
    'S4 each skull brings one dagger that he held before',
    { phase: 'varrick', handed: [0, 2], daggers: [0, 2], scrolls: 3 },
    ['throw 3 4'],
    'choose 0 | skull skull scroll scroll scroll | 0: 0 / dagger dagger | Varrick: 0',
  ],
  [
    'S4 as long as he has one, and none of this throw',
    { phase: 'varrick', handed: [0, 4], daggers: [0, 1], scrolls: 2 },
    ['throw 3 4 2 2'],
    'choose 0 drawn | skull skull scroll scroll | 0: 0 / dagger | Varrick: 0 / dagger dagger',
  ],
  [
    'S4 daggers just given in S3 are brought back too',
    { crowns: [2] },
    ['throw 2 2 5 5 3', '0 pass 2', 'throw 3 3'],
    'choose 0 | skull skull skull | 0: 0 / crown crown dagger dagger | Varrick: 0',
  ],
  [
    'S4 his third crown counts at once: no skull brings a dagger, no token is taken',
    { phase: 'varrick', handed: [0, 3], crowns: [0, 1], daggers: [2, 1], claims: [1, 0] },
    ['throw 1 1 3'],
    'roll 0 | 7 in hand | 0: 1 | Varrick: 1',
  ],
  [
    'S5 the third dagger was brought: he takes a token of yours',
    { phase: 'varrick', handed: [0, 1], daggers: [2, 1], crowns: [2], skulls: 1, claims: [2, 0] },
    ['throw 3'],
    'roll 0 | 7 in hand | 0: 1 | Varrick: 1',
  ],
  [
    'S5 which may end the game',
    { phase: 'varrick', handed: [0, 1], daggers: [2, 1], crowns: [2], skulls: 1, claims: [2, 2] },
    ['throw 3'],
    'over 0 | skull skull | 0: 1 / crown crown dagger dagger dagger | Varrick: 3',
  ],
  [
    'S5 once per throw, however many are brought',
    { phase: 'varrick', handed: [0, 2], daggers: [2, 2], skulls: 1, claims: [2, 0] },
    ['throw 3 3'],
    'roll 0 | 7 in hand | 0: 1 | Varrick: 1',
  ],
  [
    'S5 without a token a crown die of yours becomes captive',
    { phase: 'varrick', handed: [0, 1], daggers: [2, 1], crowns: [2], skulls: 1 },
    ['throw 3'],
    'roll 0 | 6 in hand | 0: 0 | Varrick: 0 / crown',
  ],
  [
    'S5 and counts in S6',
    { phase: 'varrick', handed: [0, 1], daggers: [2, 1], crowns: [1, 2] },
    ['throw 3'],
    'roll 0 | 7 in hand | 0: 0 | Varrick: 1',
  ],
  [
    'S5 with neither nothing is taken',
    { phase: 'varrick', handed: [0, 1], daggers: [2, 1], skulls: 3 },
    ['throw 3'],
    'roll 0 | 7 in hand | 0: 0 | Varrick: 0',
  ],
  [
    'S5 nor where you held three already',
    { phase: 'varrick', handed: [0, 1], daggers: [3, 1], skulls: 2, claims: [1] },
    ['throw 3'],
    'roll 0 | 7 in hand | 0: 1 | Varrick: 0',
  ],
  [
    'S6 three daggers of yours end the turn, your crowns give nothing',
    { crowns: [3] },
    ['throw 2 2 2 3', '0 pass 0'],
    'roll 0 | 7 in hand | 0: 0 | Varrick: 0',
  ],
  [
    'S6 three of his free one captive',
    { crowns: [0, 2] },
    ['throw 2 2 2 1 1', '0 pass 3'],
    'roll 0 | 6 in hand | 0: 0 | Varrick: 0 / crown',
  ],
  [
    'S6 but not if he has rolled a dagger himself in this turn',
    { phase: 'varrick', handed: [0, 1], daggers: [0, 2], crowns: [0, 2], skulls: 2 },
    ['throw 2'],
    'roll 0 | 5 in hand | 0: 0 | Varrick: 0 / crown crown',
  ],
  [
    'S6 in an earlier throw of the turn neither',
    { skulls: 3, crowns: [0, 2], daggers: [0, 2], drawn: true },
    ['0 reroll skulls', 'throw 2 1 1', '0 pass 1'],
    'roll 0 | 5 in hand | 0: 0 | Varrick: 0 / crown crown',
  ],
  [
    'S6 the checks of daggers come before your crowns',
    { crowns: [2] },
    ['throw 1 2 2 2 3', '0 pass 3'],
    'roll 0 | 7 in hand | 0: 0 | Varrick: 0',
  ],
  ['S6 three crowns: a token', {}, ['throw 1 1 1 3 3 3 3'], 'roll 0 | 7 in hand | 0: 1 | Varrick: 0'],
  ['S6 five skulls: a token', {}, ['throw 1 1 3 3 3 3 3'], 'roll 0 | 7 in hand | 0: 1 | Varrick: 0'],
  [
    'S6 scrolls are answered before your crowns count',
    {},
    ['throw 1 1 1 5 3 3 3', 'throw 6'],
    'roll 0 | 7 in hand | 0: 1 | Varrick: 0',
  ],
  [
    'S6 no loose dice: the turn ends',
    { crowns: [2, 2] },
    ['throw 2 2 5', '0 pass 1', 'throw 2'],
    'roll 0 | 5 in hand | 0: 0 | Varrick: 0 / crown crown',
  ],
  ['S6 otherwise you must roll again', { skulls: 3, crowns: [2], daggers: [2] }, ['0 stop'], 'S6'],
  ['S6 what lies there', { skulls: 3, crowns: [2], daggers: [2] }, ['0 reroll scrolls'], 'S6'],
  [
    'S7 captives stay, daggers do not carry over',
    { phase: 'varrick', handed: [0, 1], crowns: [1, 1], daggers: [2, 2] },
    ['throw 2'],
    'roll 0 | 6 in hand | 0: 0 | Varrick: 0 / crown',
  ],
]

const alone = (from: StateParts): StateParts => ({ ...from, ...ALONE })

test.each(ROWS)('%s', (_what, from, lines, gives) => {
  expect(ending(alone(from), lines)).toBe(gives)
})

test('a row for every rule', () => {
  expect(rulesIn(ROWS)).toEqual(['S1', 'S2', 'S3', 'S4', 'S5', 'S6', 'S7'])
})

test('S1 there is no first seat to be found: you roll', () => {
  const start = game.setup(1, stateOf(ALONE).table)
  expect(summarize(start)).toBe('roll 0 | 7 in hand | 0: 0 | Varrick: 0')
  expect(start).toEqual(stateOf(ALONE))
})

test('S1 places: 1 is won and 2 is lost; points are your tokens', () => {
  const won = stateOf({ ...ALONE, phase: 'over', skulls: 7, claims: [3, 2] })
  expect([game.turn(won), game.scores(won)]).toEqual([{ kind: 'over', places: [1] }, [3]])
  const lost = stateOf({ ...ALONE, phase: 'over', skulls: 7, claims: [2, 3] })
  expect([game.turn(lost), game.scores(lost)]).toEqual([{ kind: 'over', places: [2] }, [2]])
})

test('S4 Varrick’s throw is nobody’s', () => {
  const turn = game.turn(stateOf({ ...ALONE, phase: 'varrick', handed: [0, 2], skulls: 5 }))
  expect(turn).toEqual({ kind: 'throw', sides: [6, 6], alike: [[0, 1]], seat: null, goesOn: true })
})

test('S3, S6 what may be chosen, and what is forced', () => {
  const daggers = stateOf({ ...ALONE, phase: 'keep', giving: [2], skulls: 5 })
  expect(texts(daggers)).toEqual(['pass 0', 'pass 1', 'pass 2'])
  const both = stateOf({ ...ALONE, skulls: 2, scrolls: 1, crowns: [2, 2] })
  expect(texts(both)).toEqual(['reroll skulls', 'reroll scrolls', 'reroll both'])
  expect(forced(game, both)).toBeNull()
  const skulls = stateOf({ ...ALONE, skulls: 3, crowns: [2, 2] })
  expect(forced(game, skulls)).toEqual({ seat: 0, move: { kind: 'reroll', what: 'skulls' } })
})
