/** A table by rule number: a position, inputs as log lines, and what follows. */
import { describe, expect, test } from 'vitest'
import { readEntry } from '../../../engine/log.ts'
import { forced } from '../../../engine/play.ts'
import { playLines } from '../../../engine/testing/lines.ts'
import { CARD_IDS } from './cards.ts'
import { reroll } from './moves.ts'
import { check } from './options.ts'
import { dicyCards as game } from './rules.ts'
import { activeOf, type State } from './state.ts'
import { type StateParts, stateOf, summarize } from './summary.ts'

const run = (state: State, ...lines: readonly string[]): State | string => playLines(game, state, lines)

function summaryAfter(state: State, ...lines: readonly string[]): string {
  const end = run(state, ...lines)
  return typeof end === 'string' ? end : summarize(end)
}

const texts = (state: State, seat: number): string[] => game.moves(state, seat).map((move) => game.write(move))
const A = 'any-two no-sixes odds straight two-pairs'
const ALL_A = ['any-two', 'no-sixes', 'odds', 'straight', 'two-pairs'] as const

interface Row {
  readonly rule: string
  readonly what: string
  readonly from: StateParts
  readonly lines: readonly string[]
  readonly gives: string
}

const ROWS: readonly Row[] = [
  {
    rule: 'R4',
    what: 'roll all six dice',
    from: {},
    lines: ['throw 6 6 5 2 1 1'],
    gives: `choose 0 | 1 1 2 5 6 6 | 0: 0 ${A} | 1: 0 ${A}`,
  },
  {
    rule: 'R5',
    what: 'freeze a card and reroll some dice; its effect does not happen',
    from: { dice: [5, 5, 4, 4, 2, 1] },
    lines: ['0 reroll any-two 1 2'],
    gives: `reroll 0 | 4 4 5 5 | 0: 0 (any-two) no-sixes odds straight two-pairs | 1: 0 ${A}`,
  },
  {
    rule: 'R5',
    what: 'the dice rerolled join those kept',
    from: { dice: [5, 5, 4, 4, 2, 1] },
    lines: ['0 reroll odds 1 2', 'throw 6 3'],
    gives: `choose 0 | 3 4 4 5 5 6 | 0: 0 any-two no-sixes (odds) straight two-pairs | 1: 0 ${A}`,
  },
  {
    rule: 'R5',
    what: 'as often as you like, all dice too',
    from: { dice: [1, 1, 1, 1, 1, 1] },
    lines: ['0 reroll odds 1 1 1 1 1 1', 'throw 2 2 2 2 2 2', '0 reroll straight 2 2 2', 'throw 1 2 3'],
    gives: `choose 0 | 1 2 2 2 2 3 | 0: 0 any-two no-sixes (odds) (straight) two-pairs | 1: 0 ${A}`,
  },
  {
    rule: 'R5',
    what: 'the last active card may pay; then only passing remains',
    from: { dice: [1, 2, 3, 4, 5, 6], frozen: [['any-two', 'no-sixes', 'odds', 'two-pairs']] },
    lines: ['0 reroll straight 1', 'throw 6', '0 pass'],
    gives: `roll 1 | - | 0: 0 ${A} | 1: 0 ${A}`,
  },
  {
    rule: 'R6',
    what: 'score a card: points, then it freezes, then the turn ends',
    from: { dice: [6, 4, 4, 3, 2, 1] },
    lines: ['0 score straight'],
    gives: `roll 1 | - | 0: 10 any-two no-sixes odds (straight) two-pairs | 1: 0 ${A}`,
  },
  {
    rule: 'R6',
    what: 'the effect is carried out before the card freezes',
    from: { dice: [6, 4, 4, 3, 2, 1] },
    lines: ['0 score any-two'],
    gives: `freeze 0 asks 1 | 1 2 3 4 4 6 | 0: 10 any-two* no-sixes odds straight two-pairs | 1: 0 ${A}`,
  },
  {
    rule: 'R6',
    what: 'after the effect the card freezes and the turn ends',
    from: { dice: [6, 4, 4, 3, 2, 1] },
    lines: ['0 score any-two', '1 freeze odds'],
    gives: `roll 1 | - | 0: 10 (any-two) no-sixes odds straight two-pairs | 1: 0 any-two no-sixes (odds) straight two-pairs`,
  },
  {
    rule: 'R7',
    what: 'pass: all your cards wake, then every other seat wakes one',
    from: {
      dice: [1, 1, 2, 2, 3, 3],
      frozen: [
        ['odds', 'straight'],
        ['any-two', 'odds'],
      ],
    },
    lines: ['0 pass'],
    gives: `wake 0 asks 1 | 1 1 2 2 3 3 | 0: 0 ${A} | 1: 0 (any-two) no-sixes (odds) straight two-pairs`,
  },
  {
    rule: 'R7',
    what: 'the owner wakes one of its own choice',
    from: {
      dice: [1, 1, 2, 2, 3, 3],
      frozen: [
        ['odds', 'straight'],
        ['any-two', 'odds'],
      ],
    },
    lines: ['0 pass', '1 wake odds'],
    gives: `roll 1 | - | 0: 0 ${A} | 1: 0 (any-two) no-sixes odds straight two-pairs`,
  },
  {
    rule: 'R7',
    what: 'with nothing frozen anywhere passing is allowed too, and asks nobody',
    from: { dice: [1, 1, 2, 2, 3, 3] },
    lines: ['0 pass'],
    gives: `roll 1 | - | 0: 0 ${A} | 1: 0 ${A}`,
  },
  {
    rule: 'R7',
    what: 'also after rerolling',
    from: { dice: [1, 1, 2, 2, 3, 3] },
    lines: ['0 reroll odds 1', 'throw 1', '0 pass'],
    gives: `roll 1 | - | 0: 0 ${A} | 1: 0 ${A}`,
  },
  {
    rule: 'R8',
    what: 'both neighbours freeze one, in any order; the seat opposite is not reached',
    from: { seats: 4, dice: [6, 4, 4, 3, 2, 1], seat: 0 },
    lines: ['0 score any-two', '3 freeze odds'],
    gives: `freeze 0 asks 1 | 1 2 3 4 4 6 | 0: 10 any-two* no-sixes odds straight two-pairs | 1: 0 ${A} | 2: 0 ${A} | 3: 0 any-two no-sixes (odds) straight two-pairs`,
  },
  {
    rule: 'R8',
    what: 'lowest-three reaches every other seat',
    from: {
      seats: 3,
      seat: 1,
      cards: ['lowest-three', 'sixes', 'odds', 'same', 'straight'],
      dice: [1, 3, 3, 6, 6, 6],
    },
    lines: ['1 score lowest-three'],
    gives:
      'freeze 1 asks 0 2 | 1 3 3 6 6 6 | 0: 0 lowest-three sixes odds same straight | 1: 7 lowest-three* sixes odds same straight | 2: 0 lowest-three sixes odds same straight',
  },
  {
    rule: 'R8',
    what: 'sixes wakes a card of the neighbours that have one frozen',
    from: {
      seats: 3,
      cards: ['lowest-three', 'sixes', 'odds', 'same', 'straight'],
      dice: [1, 3, 3, 6, 6, 6],
      frozen: [[], ['odds'], []],
    },
    lines: ['0 score sixes', '1 wake odds'],
    gives:
      'roll 1 | - | 0: 18 lowest-three (sixes) odds same straight | 1: 0 lowest-three sixes odds same straight | 2: 0 lowest-three sixes odds same straight',
  },
  {
    rule: 'R8',
    what: 'a seat with nothing to freeze is not asked',
    from: { dice: [6, 4, 4, 3, 2, 1], frozen: [[], ALL_A] },
    lines: ['0 score any-two'],
    gives: `choose 1 | - | 0: 10 (any-two) no-sixes odds straight two-pairs | 1: 0 (any-two) (no-sixes) (odds) (straight) (two-pairs)`,
  },
  {
    rule: 'R8',
    what: 'under `everyone` the scorer freezes another card than the one scored',
    from: {
      cards: ['lowest-three', 'sixes', 'odds', 'same', 'straight'],
      lowestThree: 'everyone',
      dice: [1, 3, 3, 6, 6, 6],
    },
    lines: ['0 score lowest-three', '0 freeze odds', '1 freeze same'],
    gives: 'roll 1 | - | 0: 7 (lowest-three) sixes (odds) same straight | 1: 0 lowest-three sixes odds (same) straight',
  },
  {
    rule: 'R8',
    what: 'under `everyone`, if it has one',
    from: {
      cards: ['lowest-three', 'sixes', 'odds', 'same', 'straight'],
      lowestThree: 'everyone',
      dice: [1, 3, 3, 6, 6, 6],
      frozen: [['sixes', 'odds', 'same', 'straight']],
    },
    lines: ['0 score lowest-three'],
    gives:
      'freeze 0 asks 1 | 1 3 3 6 6 6 | 0: 7 lowest-three* (sixes) (odds) (same) (straight) | 1: 0 lowest-three sixes odds same straight',
  },
  {
    rule: 'R10',
    what: 'the target reached by the first player: the round is played to its end',
    from: { dice: [6, 4, 4, 3, 2, 1], scores: [95, 40] },
    lines: ['0 score straight'],
    gives: `roll 1 | - | 0: 105 any-two no-sixes odds (straight) two-pairs | 1: 40 ${A}`,
  },
  {
    rule: 'R10',
    what: 'reached by the last of the round: it is over',
    from: { dice: [6, 4, 4, 3, 2, 1], scores: [40, 95], seat: 1 },
    lines: ['1 score straight'],
    gives: `over 1 | - | 0: 40 ${A} | 1: 105 any-two no-sixes odds (straight) two-pairs`,
  },
  {
    rule: 'R10',
    what: 'the round ends with the seat before the first player',
    from: { seats: 3, first: 2, seat: 1, dice: [6, 4, 4, 3, 2, 1], scores: [100, 0, 0] },
    lines: ['1 score straight'],
    gives: `over 1 | - | 0: 100 ${A} | 1: 10 any-two no-sixes odds (straight) two-pairs | 2: 0 ${A}`,
  },
  {
    rule: 'R10',
    what: 'one point short of the target nothing ends',
    from: { dice: [6, 4, 4, 3, 2, 1], scores: [40, 89], seat: 1 },
    lines: ['1 score straight'],
    gives: `roll 0 | - | 0: 40 ${A} | 1: 99 any-two no-sixes odds (straight) two-pairs`,
  },
  {
    rule: 'R10',
    what: 'effects of the last turn are carried out before the end',
    from: { dice: [6, 4, 4, 3, 2, 1], scores: [40, 95], seat: 1 },
    lines: ['1 score any-two', '0 freeze straight'],
    gives: `over 1 | - | 0: 40 any-two no-sixes odds (straight) two-pairs | 1: 105 (any-two) no-sixes odds straight two-pairs`,
  },
]

describe('what follows', () => {
  test.each(ROWS)('$rule $what', ({ from, lines, gives }) => {
    expect(summaryAfter(stateOf(from), ...lines)).toBe(gives)
  })
})

describe('what is refused, and by which rule', () => {
  const roll = [6, 4, 4, 3, 2, 1]
  const rows: readonly [rule: string, what: string, from: StateParts, ...lines: string[]][] = [
    ['R2', 'a card that is not in the line-up', { dice: roll }, '0 score sixes'],
    ['R2', 'rerolling by such a card', { dice: roll }, '0 reroll sixes 1'],
    ['R2', 'freezing such a card', { dice: roll }, '0 score any-two', '1 freeze sixes'],
    ['R3', 'scoring with everything frozen', { phase: 'choose', frozen: [ALL_A] }, '0 score odds'],
    ['R3', 'rerolling with everything frozen', { phase: 'choose', frozen: [ALL_A] }, '0 reroll odds 1'],
    ['R5', 'rerolling by a frozen card', { dice: roll, frozen: [['odds']] }, '0 reroll odds 1'],
    ['R5', 'a value that does not lie there', { dice: roll }, '0 reroll odds 5'],
    ['R5', 'a value more often than it lies there', { dice: roll }, '0 reroll odds 4 4 4'],
    ['R6', 'scoring a frozen card', { dice: roll, frozen: [['straight']] }, '0 score straight'],
    ['R6', 'a requirement that is not met', { dice: roll }, '0 score no-sixes'],
    ['R6', 'two pairs of one value', { dice: [4, 4, 4, 4, 1, 2] }, '0 score two-pairs'],
    ['R8', 'freezing a card unasked', { dice: roll }, '0 freeze odds'],
    ['R8', 'waking a card unasked', { dice: roll, frozen: [['odds']] }, '0 wake odds'],
    ['R8', 'passing when asked to freeze', { dice: roll }, '0 score any-two', '1 pass'],
    ['R8', 'waking when asked to freeze', { dice: roll }, '0 score any-two', '1 wake odds'],
    ['R8', 'freezing a frozen card', { dice: roll, frozen: [[], ['odds']] }, '0 score any-two', '1 freeze odds'],
    ['R8', 'waking an active card', { dice: roll, frozen: [[], ['odds']] }, '0 pass', '1 wake straight'],
    ['R9', 'scoring after paying with the last card', { dice: roll, frozen: [ALL_A] }, '0 score odds'],
    ['R9', 'rerolling after paying with the last card', { dice: roll, frozen: [ALL_A] }, '0 reroll odds 1'],
    ['not-due', 'another seat’s turn', { dice: roll }, '1 pass'],
    ['not-due', 'answering twice', { seats: 3, dice: roll }, '0 score any-two', '1 freeze odds', '1 freeze straight'],
    ['throw-due', 'moving before the roll', {}, '0 pass'],
    ['move-due', 'rolling twice', { dice: roll }, 'throw 1 2 3 4 5 6'],
    ['wrong-count', 'a reroll with too many dice', { dice: roll }, '0 reroll odds 1 2', 'throw 1 2 3'],
  ]
  test.each(rows)('%s %s', (rule, _, from, ...lines) => {
    expect(run(stateOf(from), ...lines)).toBe(rule)
  })

  test('R8 under `everyone` the scorer cannot name the card being scored', () => {
    const cards = ['lowest-three', 'sixes', 'odds', 'same', 'straight'] as const
    const state = stateOf({ cards, lowestThree: 'everyone', dice: roll })
    expect(run(state, '0 score lowest-three', '0 freeze lowest-three')).toBe('R8')
  })
})

describe('forced moves are played for the seat', () => {
  const text = (state: State): string | null => {
    const must = forced(game, state)
    return must === null ? null : `${must.seat} ${game.write(must.move)}`
  }
  test('R3 everything frozen at the beginning of a turn: no roll, no question', () => {
    const state = stateOf({ seat: 1, dice: [6, 4, 4, 3, 2, 1], frozen: [ALL_A] })
    const next = run(state, '1 score straight') as State
    expect(summarize(next)).toContain('choose 0 | -')
    expect(text(next)).toBe('0 pass')
  })

  test('R8 one card to wake, one card to freeze', () => {
    const roll = [6, 4, 4, 3, 2, 1]
    expect(text(run(stateOf({ dice: roll, frozen: [[], ['odds']] }), '0 pass') as State)).toBe('1 wake odds')
    const one = stateOf({ dice: roll, frozen: [[], ['any-two', 'no-sixes', 'odds', 'two-pairs']] })
    expect(text(run(one, '0 score any-two') as State)).toBe('1 freeze straight')
  })

  test('R9 nothing to score and nothing to freeze', () => {
    const last = stateOf({ dice: [6, 4, 4, 3, 2, 1], frozen: [['any-two', 'no-sixes', 'odds', 'two-pairs']] })
    expect(text(last)).toBeNull()
    expect(text(run(last, '0 reroll straight 6', 'throw 6') as State)).toBe('0 pass')
  })
})

describe('R1 and R2: setting up', () => {
  const setup = (given: object, seats = 3): State =>
    game.setup(seats, { lineup: 'glacial', cards: [], target: 100, lowestThree: 'others', ...given })
  const lineup = (state: State): string => state.table.cards.map((card) => CARD_IDS[card]).join(' ')

  test('R1 the first player is thrown for, all cards are active, nobody has points', () => {
    const state = setup({})
    expect(game.turn(state)).toEqual({ kind: 'throw', sides: [3], seat: null })
    expect(summaryAfter(state, 'throw 3')).toBe(`roll 2 | - | 0: 0 ${A} | 1: 0 ${A} | 2: 0 ${A}`)
    expect((run(state, 'throw 3') as State).first).toBe(2)
  })

  test.each([
    ['glacial', 'any-two no-sixes odds straight two-pairs'],
    ['beginner', 'double-pair no-sixes straight odds same'],
    ['intermediate', 'two-pairs all-different five-different forty-minus sixes'],
    ['interaction', 'any-two sixes lowest-three forty-minus double-pair'],
  ])('R2 %s', (name, cards) => {
    expect(lineup(setup({ lineup: name }))).toBe(cards)
  })

  test('R2 custom: the five cards named, in that order', () => {
    const cards = ['same', 'sixes', 'odds', 'straight', 'any-two']
    expect(lineup(setup({ lineup: 'custom', cards }))).toBe(cards.join(' '))
  })

  test('R2 interglacial: drawn first, each face counting among the cards not yet drawn', () => {
    const state = setup({ lineup: 'interglacial' })
    expect(game.turn(state)).toEqual({ kind: 'throw', sides: [12, 11, 10, 9, 8], seat: null })
    const low = run(state, 'throw 1 1 1 1 1') as State
    expect(lineup(low)).toBe('any-two no-sixes odds straight two-pairs')
    expect(game.turn(low)).toEqual({ kind: 'throw', sides: [3], seat: null })
    expect(lineup(run(state, 'throw 12 11 10 9 8') as State)).toBe(
      'same forty-minus five-different all-different lowest-three',
    )
    expect(lineup(run(state, 'throw 2 2 1 9 4') as State)).toBe('no-sixes odds any-two same double-pair')
  })

  test('R2 a custom line-up is five cards; the others name none', () => {
    const options = (lineup: 'custom' | 'glacial', n: number) =>
      ({ lineup, cards: CARD_IDS.slice(0, n), target: 100, lowestThree: 'others' }) as const
    expect(check(options('custom', 5))).toBeNull()
    expect(check(options('glacial', 0))).toBeNull()
    for (const wrong of [options('custom', 4), options('custom', 6), options('custom', 0), options('glacial', 5)]) {
      expect(check(wrong)).toEqual({ option: 'cards', rule: 'R2' })
    }
  })
})

describe('R11: who wins', () => {
  const over = (from: StateParts): unknown => game.turn(stateOf({ ...from, phase: 'over' }))
  test.each<[string, StateParts, number[]]>([
    ['the highest total', { seats: 3, scores: [90, 120, 100] }, [3, 1, 2]],
    ['a tie goes to more active cards', { scores: [110, 110], frozen: [['odds'], ['odds', 'straight']] }, [1, 2]],
    ['then the win is shared', { scores: [110, 110], frozen: [['odds'], ['straight']] }, [1, 1]],
    ['active cards do not outweigh a point', { scores: [110, 111], frozen: [[], ALL_A] }, [2, 1]],
    [
      'the same order places everyone',
      { seats: 4, scores: [80, 110, 80, 110], frozen: [['odds'], [], [], []] },
      [4, 1, 3, 1],
    ],
  ])('%s', (_, from, places) => {
    expect(over(from)).toEqual({ kind: 'over', places })
  })

  test('active cards are counted after the last turn, with its effects and wakes', () => {
    const state = stateOf({ seat: 1, dice: [6, 4, 4, 3, 2, 1], scores: [105, 95], frozen: [['odds', 'straight'], []] })
    // Seat 1 draws level and has one card frozen, seat 0 two.
    expect(game.turn(run(state, '1 score straight') as State)).toEqual({ kind: 'over', places: [2, 1] })
    // A pass wakes one of seat 0's.
    const passed = run({ ...state, scores: [105, 105] }, '1 pass', '0 wake odds') as State
    expect(activeOf(passed, 0)).toBe(0b10111)
    expect(game.turn(passed)).toEqual({ kind: 'over', places: [2, 1] })
  })
})

test('the page’s three turns of one player', () => {
  const cards = ['double-pair', 'no-sixes', 'straight', 'odds', 'same'] as const
  const first = run(stateOf({ cards }), 'throw 6 6 5 2 1 1', '0 score double-pair') as State
  expect(summarize(first)).toContain('0: 24 (double-pair) no-sixes straight odds same')
  const mine = (state: State): State => ({ ...state, seat: 0 })
  const rolled = run(mine(first), 'throw 5 5 4 4 2 1') as State
  expect(summaryAfter(rolled, '0 score no-sixes')).toContain('0: 45 ') // 24 + 21
  const second = run(
    rolled,
    '0 reroll odds 1 2',
    'throw 6 3',
    '0 reroll same 6',
    'throw 4',
    '0 score no-sixes',
  ) as State
  expect(summarize(second)).toContain('0: 49 (double-pair) (no-sixes) straight (odds) (same)') // 24 + 25
  const third = run(mine(second), 'throw 6 4 4 3 2 1', '0 score straight', 'throw 1 1 1 1 1 1', '1 score odds') as State
  expect(summarize(third)).toContain('choose 0 | - | 0: 59 (double-pair) (no-sixes) (straight) (odds) (same)')
  expect(texts(third, 0)).toEqual(['pass'])
})

test('whose dice they are, and that they are alike', () => {
  const six = [0, 1, 2, 3, 4, 5]
  expect(game.turn(stateOf({ seat: 1 }))).toEqual({ kind: 'throw', sides: six.map(() => 6), alike: [six], seat: 1 })
  const two = run(stateOf({ seat: 1, dice: [1, 2, 3, 4, 5, 6] }), '1 reroll odds 1 2') as State
  expect(game.turn(two)).toEqual({ kind: 'throw', sides: [6, 6], alike: [[0, 1]], seat: 1, goesOn: true })
})

test('R5 a reroll takes up at least one die', () => {
  expect(game.why(stateOf({ dice: [1, 2, 3, 4, 5, 6] }), 0, reroll(2, 0))).toBe('R5')
  expect(game.read('reroll odds')).toBeNull()
  expect(game.read('score odds 1')).toBeNull()
})

describe('moves', () => {
  test('pass, then scores in line-up order, then rerolls, values ascending', () => {
    const state = stateOf({ dice: [1, 1, 1, 1, 1, 2], frozen: [['any-two', 'no-sixes', 'two-pairs']] })
    const rerolls = [
      '1',
      '2',
      '1 1',
      '1 2',
      '1 1 1',
      '1 1 2',
      '1 1 1 1',
      '1 1 1 2',
      '1 1 1 1 1',
      '1 1 1 1 2',
      '1 1 1 1 1 2',
    ]
    expect(texts(state, 0)).toEqual([
      'pass',
      'score odds',
      'score straight',
      ...rerolls.map((values) => `reroll odds ${values}`),
      ...rerolls.map((values) => `reroll straight ${values}`),
    ])
  })

  test('six different dice and five cards: pass, three scores, 5 × 63 rerolls', () => {
    expect(texts(stateOf({ dice: [1, 2, 3, 4, 5, 6] }), 0)).toHaveLength(1 + 3 + 5 * 63)
  })

  test.each([
    'reroll odds',
    'reroll odds 7',
    'reroll odds 2 1',
    'reroll odds 0',
    'score',
    'score nine',
    'pass odds',
    'wake odds 1',
    'odds',
    'reroll odds 1 1 1 1 1 1 1',
    'reroll odds 1.0',
  ])('"%s" is not the notation', (text) => {
    const entry = readEntry(game, `0 ${text}`)
    expect(entry.ok).toBe(false)
  })
})
