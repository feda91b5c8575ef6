/** R1 to R12, by rule number; what every option changes; the examples of the page. */
import { describe, expect, test } from 'vitest'
import { odds, outcomes } from '../../../engine/dice/dice.ts'
import { forced } from '../../../engine/play.ts'
import { ending, type Row, rulesIn, run, SEVEN_CROWNS, SEVEN_DAGGERS, SEVEN_SKULLS, texts } from '../testing/rows.ts'
import { check, OPTIONS, type Options } from './options.ts'
import { diceOfCrowns as game } from './rules.ts'
import { kindOf, type State } from './state.ts'
import { type StateParts, stateOf, summarize } from './summary.ts'

const FATE: Partial<Options> = { fate: 'on' }

const ROWS: readonly Row[] = [
  [
    'R1 what no rival holds is gathered, what was held counts',
    { seats: 3, seat: 2, skulls: 2, crowns: [2, 1, 0], daggers: [1, 1, 0] },
    ['2 stop'],
    'roll 0 | 2 in hand | 0: 0 / crown crown dagger | 1: 0 / crown dagger | 2: 0',
  ],
  [
    'R1 rivals hold all seven: the turn passes, without a roll or a reward',
    { seats: 3, seat: 2, phase: 'choose', crowns: [0, 5], daggers: [0, 2] },
    ['2 stop'],
    'choose 1 | - | 0: 0 | 1: 0 / crown crown crown crown crown dagger dagger | 2: 0',
  ],
  [
    'R2 three daggers at the start: betrayed at once',
    { seat: 1, skulls: 4, daggers: [3, 0] },
    ['1 stop'],
    'roll 1 | 7 in hand | 0: 0 | 1: 0',
  ],
  ['R3 the first roll is compulsory and of all loose dice', { crowns: [1, 1] }, ['0 stop'], 'throw-due'],
  [
    'R3 with nothing to roll, on with R8',
    { seats: 3, seat: 2, phase: 'choose', crowns: [3, 4] },
    ['2 stop'],
    'choose 0 | - | 0: 0 / crown crown crown | 1: 0 / crown crown crown crown | 2: 0',
  ],
  [
    'R3 and what it was holding counts there',
    { seats: 3, seat: 2, phase: 'choose', crowns: [3, 4] },
    ['2 stop', '0 stop', '0 take claim'],
    'roll 1 | 3 in hand | 0: 1 | 1: 0 / crown crown crown crown | 2: 0',
  ],
  [
    'R4 crowns and daggers lock, skulls lie loose, scrolls wait',
    {},
    ['throw 1 1 2 3 4 5 6'],
    'hand 0 | skull skull scroll? scroll? | 0: 0 / crown crown dagger | 1: 0',
  ],
  [
    'R4 three daggers in one roll and what was held together: betrayed',
    { daggers: [1, 0] },
    ['throw 2 2 1 1 1 1'],
    'roll 1 | 7 in hand | 0: 0 | 1: 0',
  ],
  [
    'R5 seven scrolls bring the messenger; they are handed over all the same',
    {},
    ['throw 5 5 5 6 6 6 6'],
    'hand 0 messenger | scroll? scroll? scroll? scroll? scroll? scroll? scroll? | 0: 0 | 1: 0',
  ],
  [
    'R5 nobody gives daggers to a protected seat',
    { seats: 3, phase: 'give', skulls: 5, giving: [0, 2], messenger: true },
    ['1 give 0:1 2:1'],
    'R5',
  ],
  [
    'R5 six scrolls do not protect, nor do seven that came in two rolls',
    { scrolls: 6, crowns: [1] },
    ['0 reroll scrolls', 'throw 5 5 5 5 5 5'],
    'hand 0 | scroll? scroll? scroll? scroll? scroll? scroll? | 0: 0 / crown | 1: 0',
  ],
  [
    'R5 the protection lasts until the turn ends, and no longer',
    { skulls: 7, messenger: true },
    ['0 reroll skulls', 'throw 3 3 3 3 1 1 5', '0 hand 1:1', 'throw 2', '1 give 1:1', '0 stop'],
    'roll 1 | 6 in hand | 0: 0 | 1: 0 / dagger',
  ],
  [
    'R6 one throw of all receivers, clockwise from the left of the active seat',
    { seats: 4, seat: 2, phase: 'hand', fresh: 4, skulls: 3 },
    ['2 hand 0:1 1:1 3:2', 'throw 1 3 1 6'],
    'choose 2 | skull skull skull skull scroll | 0: 0 / crown | 1: 0 | 2: 0 | 3: 0 / crown',
  ],
  [
    'R6 a scroll that came back is not handed over again',
    { phase: 'hand', fresh: 2, skulls: 5 },
    ['0 hand 1:2', 'throw 5 6'],
    'choose 0 | skull skull skull skull skull scroll scroll | 0: 0 | 1: 0',
  ],
  [
    'R6 all scrolls are handed over, none to oneself',
    { seats: 3, phase: 'hand', fresh: 3, skulls: 4 },
    ['0 hand 1:2'],
    'R6',
  ],
  ['R6 none to oneself', { seats: 3, phase: 'hand', fresh: 3, skulls: 4 }, ['0 hand 0:1 1:2'], 'R6'],
  ['R6 none to a seat that is not there', { phase: 'hand', fresh: 3, skulls: 4 }, ['0 hand 1:2 2:1'], 'R6'],
  [
    'R6 rivals with daggers decide one after the other',
    { seats: 4, seat: 2, phase: 'answer', handed: [1, 1, 0, 1], skulls: 4 },
    ['throw 2 3 2'],
    'give 2 | skull skull skull skull skull | 0: 0 | 1: 0 / dagger? | 2: 0 | 3: 0 / dagger?',
  ],
  [
    'R6 clockwise from the left: nobody out of turn',
    { seats: 4, seat: 2, phase: 'give', giving: [0, 1, 0, 1], skulls: 5 },
    ['1 give 1:1'],
    'not-due',
  ],
  [
    'R6 each says how many go to which seat, itself included',
    { seats: 4, seat: 2, phase: 'give', giving: [0, 1, 0, 2], skulls: 4 },
    ['3 give 2:1 3:1', '1 give 0:1'],
    'choose 2 | skull skull skull skull | 0: 0 / dagger | 1: 0 | 2: 0 / dagger | 3: 0 / dagger',
  ],
  ['R6 all of its daggers, no more', { phase: 'give', giving: [0, 2], skulls: 5 }, ['1 give 0:1'], 'R6'],
  [
    'R6 daggers are counted only after the last',
    { seats: 3, phase: 'give', giving: [0, 2, 1], daggers: [1], skulls: 3 },
    ['1 give 0:2'],
    'give 0 | skull skull skull | 0: 0 / dagger dagger dagger | 1: 0 | 2: 0 / dagger?',
  ],
  [
    'R7 the third dagger is given: betrayed',
    { seats: 3, phase: 'give', giving: [0, 0, 1], daggers: [2, 1], crowns: [3] },
    ['2 give 0:1'],
    'roll 1 | 6 in hand | 0: 0 | 1: 0 / dagger | 2: 0',
  ],
  [
    'R8 all skulls are rerolled, or all scrolls, or both',
    { skulls: 2, scrolls: 3, crowns: [2] },
    ['0 reroll both'],
    'roll 0 | 5 in hand | 0: 0 / crown crown | 1: 0',
  ],
  [
    'R8 the others stay',
    { skulls: 2, scrolls: 3, crowns: [2] },
    ['0 reroll scrolls', 'throw 1 3 5'],
    'hand 0 | skull skull skull scroll? | 0: 0 / crown crown crown | 1: 0',
  ],
  ['R8 both only where both lie loose', { skulls: 5, crowns: [2] }, ['0 reroll both'], 'R8'],
  ['R8 nothing locked is rerolled', { skulls: 5, crowns: [2] }, ['0 reroll scrolls'], 'R8'],
  [
    'R8 three crowns do not end the turn',
    { skulls: 4, crowns: [3] },
    ['0 reroll skulls', 'throw 1 1 1 1', '0 stop', '0 take claim'],
    'roll 1 | 7 in hand | 0: 2 | 1: 0',
  ],
  [
    'R9 betrayed: nothing is claimed, and what was owned is safe',
    { crowns: [3], claims: [2, 1] },
    ['throw 2 2 2 1'],
    'roll 1 | 7 in hand | 0: 2 | 1: 1',
  ],
  [
    'R9 a betrayed seat cannot stop',
    { options: FATE, phase: 'betrayed', daggers: [3], crowns: [4], fate: [1] },
    ['0 stop'],
    'R9',
  ],
  [
    'R10 stopping with less gives nothing',
    { skulls: 4, crowns: [2], daggers: [1] },
    ['0 stop'],
    'roll 1 | 7 in hand | 0: 0 | 1: 0',
  ],
  [
    'R10 three crowns: one claim',
    { skulls: 4, crowns: [3] },
    ['0 stop', '0 take claim'],
    'roll 1 | 7 in hand | 0: 1 | 1: 0',
  ],
  [
    'R10 five skulls: one claim',
    { skulls: 5, crowns: [2] },
    ['0 stop', '0 take claim'],
    'roll 1 | 7 in hand | 0: 1 | 1: 0',
  ],
  [
    'R10 six skulls: one claim',
    { skulls: 6, crowns: [1] },
    ['0 stop', '0 take claim'],
    'roll 1 | 7 in hand | 0: 1 | 1: 0',
  ],
  ['R10 seven crowns: two claims', {}, [SEVEN_CROWNS, '0 stop', '0 take claim'], 'roll 1 | 7 in hand | 0: 2 | 1: 0'],
  ['R10 a reward cannot be declined', { skulls: 4, crowns: [3] }, ['0 stop', '0 stop'], 'R10'],
  [
    'R10 seven skulls steal a claim of a rival',
    { seats: 3, claims: [0, 2, 1] },
    [SEVEN_SKULLS, '0 stop', '0 steal 2'],
    'roll 1 | 7 in hand | 0: 1 | 1: 2 | 2: 0',
  ],
  ['R10 of one that has any', { seats: 3, claims: [0, 2, 0] }, [SEVEN_SKULLS, '0 stop', '0 steal 2'], 'R10'],
  ['R10 not one of the supply', { seats: 3, claims: [0, 2, 0] }, [SEVEN_SKULLS, '0 stop', '0 take claim'], 'R10'],
  [
    'R10 but one of the supply where no rival has any',
    { seats: 3, claims: [1, 0, 0] },
    [SEVEN_SKULLS, '0 stop', '0 take claim'],
    'roll 1 | 7 in hand | 0: 2 | 1: 0 | 2: 0',
  ],
  [
    'R11 the active seat’s dice return, those of rivals stay; the next seat clockwise',
    { seats: 3, seat: 2, skulls: 1, crowns: [1, 1, 2], daggers: [0, 1, 1] },
    ['2 stop'],
    'roll 0 | 4 in hand | 0: 0 / crown | 1: 0 / crown dagger | 2: 0',
  ],
  [
    'R12 three claims win at once',
    { seats: 4, skulls: 4, crowns: [3], claims: [2, 1, 2, 1] },
    ['0 stop', '0 take claim'],
    'over 0 | skull skull skull skull | 0: 3 / crown crown crown | 1: 1 | 2: 2 | 3: 1',
  ],
]

test.each(ROWS)('%s', (_what, from, lines, gives) => {
  expect(ending(from, lines)).toBe(gives)
})

test('a row for every rule', () => {
  expect(rulesIn(ROWS)).toEqual(Array.from({ length: 12 }, (_, i) => `R${i + 1}`))
})

/** What an option's value changes, and only it. */
const VALUES: readonly (readonly [
  options: Partial<Options>,
  from: StateParts,
  lines: readonly string[],
  gives: string,
])[] = [
  [
    { claims: 3 },
    { skulls: 4, crowns: [3], claims: [2] },
    ['0 stop', '0 take claim'],
    'over 0 | skull skull skull skull | 0: 3 / crown crown crown | 1: 0',
  ],
  [
    { claims: 5 },
    { skulls: 4, crowns: [3], claims: [2] },
    ['0 stop', '0 take claim'],
    'roll 1 | 7 in hand | 0: 3 | 1: 0',
  ],
  [
    { rivalDagger: 'give' },
    { phase: 'answer', handed: [0, 1], skulls: 6 },
    ['throw 2'],
    'give 0 | skull skull skull skull skull skull | 0: 0 | 1: 0 / dagger?',
  ],
  [
    { rivalDagger: 'keep' },
    { phase: 'answer', handed: [0, 1], skulls: 6 },
    ['throw 2'],
    'choose 0 | skull skull skull skull skull skull | 0: 0 | 1: 0 / dagger',
  ],
  [{ sixCrowns: 1 }, { skulls: 1, crowns: [6] }, ['0 stop', '0 take claim'], 'roll 1 | 7 in hand | 0: 1 | 1: 0'],
  [{ sixCrowns: 2 }, { skulls: 1, crowns: [6] }, ['0 stop', '0 take claim'], 'roll 1 | 7 in hand | 0: 2 | 1: 0'],
  [
    { sevenSkulls: 'steal' },
    { claims: [0, 1] },
    [SEVEN_SKULLS, '0 stop', '0 steal 1'],
    'roll 1 | 7 in hand | 0: 1 | 1: 0',
  ],
  [
    { sevenSkulls: 'steal-and-claim' },
    { claims: [0, 1] },
    [SEVEN_SKULLS, '0 stop', '0 steal 1'],
    'roll 1 | 7 in hand | 0: 2 | 1: 0',
  ],
  [
    { sevenSkulls: 'steal-and-claim' },
    { claims: [1] },
    [SEVEN_SKULLS, '0 stop', '0 take claim'],
    'roll 1 | 7 in hand | 0: 2 | 1: 0',
  ],
  [{ sevenDaggers: 'lose-claim' }, { claims: [2, 1] }, [SEVEN_DAGGERS], 'roll 1 | 7 in hand | 0: 1 | 1: 1'],
  [{ sevenDaggers: 'lose-claim' }, { claims: [0, 1] }, [SEVEN_DAGGERS], 'roll 1 | 7 in hand | 0: 0 | 1: 1'],
  [{ sevenDaggers: 'nothing' }, { claims: [2, 1] }, [SEVEN_DAGGERS], 'roll 1 | 7 in hand | 0: 2 | 1: 1'],
  [
    { sevenDaggers: 'everyone-dagger' },
    { seats: 6, seat: 4, claims: [0, 0, 0, 0, 2] },
    [SEVEN_DAGGERS],
    'roll 5 | 1 in hand | 0: 0 / dagger | 1: 0 / dagger | 2: 0 / dagger | 3: 0 / dagger | 4: 2 / dagger | 5: 0 / dagger',
  ],
  [
    { sevenDaggers: 'lose-claim' },
    { seat: 1, phase: 'choose', daggers: [7], claims: [1] },
    ['1 stop'],
    'roll 1 | 7 in hand | 0: 0 | 1: 0',
  ],
  [{ vengeance: 'off' }, {}, ['throw 2 2 2 2 3 3 3'], 'roll 1 | 7 in hand | 0: 0 | 1: 0'],
  [{ vengeance: 'excess' }, {}, ['throw 2 2 2 2 3 3 3', '0 avenge 1'], 'roll 1 | 6 in hand | 0: 0 | 1: 0 / dagger'],
  [{ vengeance: 'all' }, { daggers: [1] }, ['throw 2 2 2 3 3 3', '0 forgive'], 'roll 1 | 7 in hand | 0: 0 | 1: 0'],
  [{ fate: 'off' }, { skulls: 4, crowns: [2, 1] }, ['0 stop'], 'roll 1 | 6 in hand | 0: 0 | 1: 0 / crown'],
  [
    { fate: 'on' },
    { skulls: 4, crowns: [2, 1] },
    ['0 stop', '0 take fate'],
    'roll 1 | 6 in hand | 0: 0 fate 1 | 1: 0 / crown',
  ],
  [
    { crownDefence: 'off' },
    { skulls: 4, crowns: [3], claims: [2] },
    ['0 stop', '0 take claim'],
    'over 0 | skull skull skull skull | 0: 3 / crown crown crown | 1: 0',
  ],
  [
    { crownDefence: 'on' },
    { skulls: 4, crowns: [3], claims: [2] },
    ['0 stop', '0 take claim'],
    'roll 1 | 7 in hand | 0: 2 crowned | 1: 0',
  ],
]

describe('options', () => {
  test.each(VALUES)('%o', (options, from, lines, gives) => {
    expect(ending({ ...from, options }, lines)).toBe(gives)
  })

  test('every value of every option of a table has its row; fateIncome has its own table, tokens are for one', () => {
    const rows = new Set(
      VALUES.flatMap(([options]) => Object.entries(options).map(([option, value]) => `${option} ${value}`)),
    )
    for (const [option, spec] of Object.entries(OPTIONS)) {
      if (option === 'fateIncome' || option === 'tokens' || spec.kind !== 'choice') continue
      for (const value of spec.values) expect(rows, `${option} ${value}`).toContain(`${option} ${value}`)
    }
  })

  test('S1 the solo game agrees on tokens, a table of several on all else', () => {
    const defaults = stateOf({}).table
    expect(check({ ...defaults, tokens: 5 }, 1)).toBeNull()
    expect(check({ ...defaults, tokens: 5 }, 2)).toEqual({ option: 'tokens', rule: 'S1' })
    expect(check({ ...defaults, fate: 'on' }, 6)).toBeNull()
    expect(check({ ...defaults, fate: 'on' }, 1)).toEqual({ option: 'fate', rule: 'S1' })
    expect([1, 2, 6].map((seats) => game.offers?.('tokens', seats))).toEqual([true, false, false])
    expect([1, 2, 6].map((seats) => game.offers?.('claims', seats))).toEqual([false, true, true])
  })
})

describe('examples', () => {
  const FIRST = 'throw 1 1 1 2 2 5 3'

  test('the scroll must be handed over before the seat can stop', () => {
    expect(ending({}, [FIRST, '0 stop'])).toBe('R6')
  })

  test('the rival rolls a dagger and gives it: the third, betrayed, no claim', () => {
    expect(ending({}, [FIRST, '0 hand 1:1', 'throw 2', '1 give 0:1'])).toBe('roll 1 | 7 in hand | 0: 0 | 1: 0')
  })

  test('three daggers and three scrolls: betrayed, no scroll is handed over', () => {
    expect(ending({}, ['throw 2 2 2 5 5 5 3'])).toBe('roll 1 | 7 in hand | 0: 0 | 1: 0')
  })

  test('six crowns: one claim', () => {
    expect(ending({}, ['throw 1 1 1 1 1 1 3', '0 stop', '0 take claim'])).toContain('| 0: 1 |')
  })

  test('a rival holding two crowns needs one more on its own turn', () => {
    const turn = run(stateOf({ seat: 1, skulls: 5, crowns: [2] }), '1 stop', '1 take claim') as State
    expect(summarize(turn)).toBe('roll 0 | 5 in hand | 0: 0 / crown crown | 1: 1')
    expect(texts(run(turn, 'throw 1 3 3 3 3', '0 stop') as State)).toEqual(['take claim'])
    expect(ending({ crowns: [2] }, ['throw 3 3 3 3 2', '0 stop'])).toBe('roll 1 | 7 in hand | 0: 0 | 1: 0')
  })
})

describe('a first roll of seven', () => {
  const start = stateOf({})
  const turn = game.turn(start)
  if (turn.kind !== 'throw') throw new Error('a roll is due')
  const kinds = (faces: readonly number[], kind: string): number => faces.filter((face) => kindOf(face) === kind).length

  test.each([
    ['at least three daggers', (faces: readonly number[]) => kinds(faces, 'dagger') >= 3, 26_811, 0.0958],
    ['at least five skulls', (faces: readonly number[]) => kinds(faces, 'skull') >= 5, 12_672, 0.0453],
    ['seven scrolls', (faces: readonly number[]) => kinds(faces, 'scroll') === 7, 128, 0.00046],
  ])('%s', (_, is, ways, chance) => {
    expect(odds(turn, is)).toEqual({ ways, of: 6 ** 7 })
    expect(ways / 6 ** 7).toBeCloseTo(chance, chance < 0.001 ? 5 : 4)
  })

  test('and the rules see the same rolls', () => {
    const ways = { betrayed: 0, messenger: 0 }
    for (const outcome of outcomes(turn)) {
      const { seat, messenger } = game.land(start, outcome.faces)
      if (seat === 1) ways.betrayed += outcome.ways
      if (messenger) ways.messenger += outcome.ways
    }
    expect(ways).toEqual({ betrayed: 26_811, messenger: 128 })
  })
})

describe('what is forced', () => {
  test.each([
    ['R6 two seats: all scrolls to the rival', { phase: 'hand', fresh: 3, skulls: 4 }, 'hand 1:3'],
    ['R6 three seats: a choice', { seats: 3, phase: 'hand', fresh: 1, skulls: 6 }, null],
    [
      'R5 two seats, protected: the rival keeps its daggers',
      { phase: 'give', giving: [0, 2], skulls: 5, messenger: true },
      'give 1:2',
    ],
    ['R6 a dagger: a choice', { phase: 'give', giving: [0, 1], skulls: 6 }, null],
    ['R8 nothing loose: stop', { phase: 'choose', crowns: [3, 4] }, 'stop'],
    ['R8 something loose: a choice', { crowns: [3, 3], skulls: 1 }, null],
    [
      'R15 one token and no die of its own: stop',
      { options: FATE, phase: 'choose', crowns: [0, 7], fate: [1] },
      'stop',
    ],
    ['R15 two tokens: a choice', { options: FATE, phase: 'choose', crowns: [0, 7], fate: [2] }, null],
    ['R10 one reward', { phase: 'reward', crowns: [3, 4] }, 'take claim'],
    ['R10 several', { options: FATE, phase: 'reward', crowns: [3], skulls: 4 }, null],
  ] as const)('%s', (_, from, move) => {
    const must = forced(game, stateOf(from))
    expect(must === null ? null : game.write(must.move)).toBe(move)
  })
})

test('R1 before the first turn a throw finds the first seat', () => {
  const start = game.setup(4, stateOf({}).table)
  expect(game.turn(start)).toEqual({ kind: 'throw', sides: [4], seat: null })
  expect(summarize(game.land(start, [3]))).toBe('roll 2 | 7 in hand | 0: 0 | 1: 0 | 2: 0 | 3: 0')
})

test('R6 the receivers’ throw: each rival’s dice together, whose it is where one has all', () => {
  const several = stateOf({ seats: 4, seat: 2, phase: 'answer', handed: [2, 0, 0, 1], skulls: 4 })
  expect(game.turn(several)).toEqual({
    kind: 'throw',
    sides: [6, 6, 6],
    alike: [[0], [1, 2]],
    seat: null,
    goesOn: true,
  })
  const one = stateOf({ seats: 4, seat: 2, phase: 'answer', handed: [2, 0, 0, 0], skulls: 5 })
  expect(game.turn(one)).toEqual({ kind: 'throw', sides: [6, 6], alike: [[0, 1]], seat: 0, goesOn: true })
})

test('R3, R8 the first roll of a turn is asked for, what follows goes on', () => {
  const first = stateOf({ crowns: [0, 5] })
  expect(game.turn(first)).toEqual({ kind: 'throw', sides: [6, 6], alike: [[0, 1]], seat: 0 })
  const again = run(stateOf({ skulls: 2, crowns: [0, 5] }), '0 reroll skulls') as State
  expect(game.turn(again)).toEqual({ kind: 'throw', sides: [6, 6], alike: [[0, 1]], seat: 0, goesOn: true })
})

test('R12 places by claims, the crown counted as one; equal claims share a place', () => {
  const over = stateOf({ seats: 5, phase: 'over', crowns: [7], claims: [3, 1, 2, 1, 0] })
  expect(game.turn(over)).toEqual({ kind: 'over', places: [1, 3, 2, 3, 5] })
  const crowned = stateOf({ seats: 3, phase: 'over', crowns: [7], claims: [2, 2, 1], crown: 0 })
  expect(game.turn(crowned)).toEqual({ kind: 'over', places: [1, 2, 3] })
  expect(game.scores(crowned)).toEqual([3, 2, 1])
})
