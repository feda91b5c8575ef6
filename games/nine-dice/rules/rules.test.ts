import { describe, expect, test } from 'vitest'
import { readOptions } from '../../../engine/options.ts'
import { unwrap } from '../../../engine/result.ts'
import { played } from '../testing/positions.ts'
import { type Move, read } from './moves.ts'
import type { Options } from './options.ts'
import { nineDice as game, nineDice1 } from './rules.ts'
import { BLACK, type State } from './state.ts'

function options(given: Partial<Options>, seats: number): Options {
  return unwrap(readOptions(game, seats, given))
}

/** A table at its first throw of spinner and dice; with several seats, seat 0 is the first spinner. */
function begin(seats: number, given: Partial<Options> = {}): State {
  const state = game.setup(seats, options(given, seats))
  return seats === 1 ? state : game.land(state, [1])
}

function take(text: string): Move {
  const move = read(text)
  if (move === null) throw new Error(text)
  return move
}

/** `0 red` is what seat 0 takes, one after the other. */
function play(state: State, ...acts: readonly string[]): State {
  return played(state, ...acts.map((act) => act.replace(' ', ' take ')))
}

/** Number 7: red 3+4 alone, orange only with the joker (1+1+5), blue and green not at all (joker 5). */
const SEVEN = [7, 3, 4, 1, 1, 4, 4, 1, 2, 5]
/** Number 12: no colour at all (pairs of ones, joker 1). */
const NOTHING = [12, 1, 1, 1, 1, 1, 1, 1, 1, 1]

describe('set-up and round', () => {
  test.each([0, 3] as const)('R1: every seat starts with %i points', (start) => {
    expect(game.scores(begin(3, { start }))).toEqual([start, start, start])
  })

  test('R1: the first spinner is thrown for, and the role moves clockwise each round', () => {
    let state = game.setup(3, options({}, 3))
    expect(game.turn(state)).toEqual({ kind: 'throw', sides: [3], seat: null })
    state = game.land(state, [3])
    expect(game.turn(state)).toMatchObject({ seat: 2 })
    state = play(game.land(state, NOTHING), 'time')
    expect(game.turn(state)).toMatchObject({ seat: 0 })
  })

  test('R2: spinner and nine dice are one throw; then every seat may act, and need not', () => {
    const state = begin(2)
    expect(game.turn(state)).toEqual({ kind: 'throw', sides: [12, 6, 6, 6, 6, 6, 6, 6, 6, 6], seat: 0 })
    expect(game.turn(game.land(state, SEVEN))).toEqual({
      kind: 'move',
      seats: [0, 1],
      optional: true,
      limitMs: 60_000,
    })
  })

  test('R2: each round begins with all five discs', () => {
    const state = game.land(play(game.land(begin(2), SEVEN), '0 red', '1 black'), SEVEN)
    expect(game.moves(state, 0)).toHaveLength(5)
    expect(game.moves(state, 1)).toHaveLength(5)
  })

  test('R3: a disc is taken once, by the first; a seat may take several', () => {
    const state = play(game.land(begin(2), SEVEN), '0 red', '0 orange')
    expect(game.why(state, 1, take('take red'))).toBe('R3')
    expect(game.why(state, 0, take('take red'))).toBe('R3')
    expect(game.moves(state, 1).map(({ disc }) => disc)).toEqual([2, 3, BLACK])
  })

  test('R5: the black disc ends the round at once; also with all colours gone, and then it is right', () => {
    const state = play(game.land(begin(2), SEVEN), '0 red', '1 orange', '0 blue', '1 green', '0 black')
    expect(state.phase).toBe('spin')
    expect(state.gains).toEqual([2 - 1 + 2, 1 - 1])
  })

  test('R6: a wrongly taken disc stays taken and does not count when STOP is checked', () => {
    // A false sum for red, which another sum would make: nothing else is left that could be taken rightly.
    const stated = begin(2, { statement: 'on' })
    const state = play(game.land(stated, SEVEN), '0 red +-', '0 orange +++', '1 black')
    expect(state.gains).toEqual([-1 + 1, 2])
  })

  test('R7: when time runs out, claims are scored, and nobody scores or loses for black', () => {
    const state = play(game.land(begin(2), SEVEN), '0 red', '1 blue', 'time')
    expect(state.gains).toEqual([2, -1])
    expect(game.scores(state)).toEqual([5, 2])
  })

  test('R7: without a limit the round lasts until STOP', () => {
    expect(game.turn(game.land(begin(2, { seconds: 0 }), SEVEN))).toEqual({
      kind: 'move',
      seats: [0, 1],
      optional: true,
    })
  })
})

describe('scoring', () => {
  test.each([
    ['R8: right without the joker', {}, ['0 red', 'time'], [2, 0]],
    ['R8: right with the joker', {}, ['1 orange', 'time'], [0, 1]],
    ['R8: wrong', {}, ['0 green', 'time'], [-1, 0]],
    ['R8: stated, without the joker', { statement: 'on' }, ['0 red ++', 'time'], [2, 0]],
    ['R8: stated and false, though another sum is right', { statement: 'on' }, ['0 red +-', 'time'], [-1, 0]],
    ['R9: STOP too early', {}, ['0 black'], [-3, 0]],
    ['R9: STOP too early, one colour left', {}, ['0 red', '1 black'], [2, -3]],
    ['R9: STOP in time', {}, ['0 red', '0 orange', '1 black'], [3, 2]],
    ['R9: the bonus needs an untouched table', {}, ['0 red', '0 orange', '0 black'], [5, 0]],
    ['R9: taker-took', { blackBonus: 'taker-took' }, ['0 red', '0 orange', '0 black'], [6, 0]],
    ['R9: taker-took, another took', { blackBonus: 'taker-took' }, ['0 red', '0 orange', '1 black'], [3, 2]],
    ['R9: taker-took, only wrongly', { blackBonus: 'taker-took' }, ['0 red', '0 orange', '1 blue', '1 black'], [3, 1]],
    ['R9: a wrong STOP never has a bonus', { blackBonus: 'taker-took' }, ['0 red', '0 black'], [-1, 0]],
    ['R10: separate', {}, ['0 red', '0 orange', '1 blue', '1 green', '1 black'], [3, 0]],
    ['R10: triple', { wrongWithBlack: 'triple' }, ['0 red', '0 orange', '1 blue', '1 green', '1 black'], [3, -4]],
    ['R10: triple, and a wrong STOP', { wrongWithBlack: 'triple' }, ['0 blue', '0 black'], [-6, 0]],
    ['R10: triple is the taker’s alone', { wrongWithBlack: 'triple' }, ['0 blue', '1 black'], [-1, -3]],
  ] as const)('%s', (_, given, acts, gains) => {
    expect(play(game.land(begin(2, given), SEVEN), ...acts).gains).toEqual(gains)
  })

  test.each([
    ['nothing-taken', 3],
    ['taker-took', 2],
  ] as const)('R9: where nothing can be taken, STOP at once under %s', (blackBonus, gain) => {
    expect(play(game.land(begin(2, { blackBonus }), NOTHING), '1 black').gains).toEqual([0, gain])
  })

  test('R9: a colour taken wrongly spoils the bonus too', () => {
    expect(play(game.land(begin(2), NOTHING), '0 red', '1 black').gains).toEqual([-1, 2])
  })

  test('R8: where a claim must say its sum, the pair alone is refused, and so is a sum where none is asked for', () => {
    const asked = game.land(begin(2, { statement: 'on' }), SEVEN)
    expect(game.why(asked, 0, take('take red'))).toBe('R8')
    expect(game.why(asked, 0, take('take black'))).toBe(null)
    expect(game.moves(asked, 0)).toHaveLength(4 * 12 + 1)
    expect(game.why(game.land(begin(2), SEVEN), 0, take('take red ++'))).toBe('R8')
  })

  test('R8: the sum with the joker scores 1 even where the pair alone would do', () => {
    const state = game.land(begin(2, { statement: 'on' }), [6, 3, 3, 1, 1, 1, 1, 1, 1, 6])
    expect(play(state, '0 red +-+', 'time').gains).toEqual([1, 0])
    expect(play(state, '0 red ++', 'time').gains).toEqual([2, 0])
  })

  test('R11: gains and losses are added up first, then a negative total becomes 0', () => {
    const state = play(game.land(begin(2, { start: 0 }), SEVEN), '0 blue', '0 red', '1 black')
    expect(state.gains).toEqual([1, -3])
    expect(game.scores(state)).toEqual([1, 0])
  })
})

describe('R12: the end', () => {
  const near = (scores: readonly number[], given: Partial<Options> = {}): State => ({
    ...begin(scores.length, given),
    scores,
  })

  test('the highest total of 15 or more wins, not the first to get there', () => {
    const state = play(game.land(near([14, 14, 3]), SEVEN), '1 orange', '0 red', 'time')
    expect(game.turn(state)).toEqual({ kind: 'over', places: [1, 2, 3] })
    expect(game.scores(state)).toEqual([16, 15, 3])
  })

  test('below the target it goes on', () => {
    expect(play(game.land(near([12, 3]), SEVEN), '0 red', 'time').phase).toBe('spin')
    expect(play(game.land(near([12, 3], { target: 10 }), SEVEN), 'time').phase).toBe('over')
  })

  test('those who share it play tie-break rounds alone; totals do not change, the others keep their place', () => {
    let state = play(game.land(near([13, 14, 4]), SEVEN), '0 red', '1 orange', 'time')
    expect(state.tied).toBe(0b011)
    state = game.land(state, SEVEN)
    expect(game.turn(state)).toMatchObject({ seats: [0, 1] })
    expect(game.moves(state, 2)).toEqual([])
    // Without R11: -3 loses to -1.
    state = play(state, '1 blue', '0 black')
    expect(game.turn(state)).toEqual({ kind: 'over', places: [2, 1, 3] })
    expect(game.scores(state)).toEqual([15, 15, 4])
  })

  test('whoever has less than the most drops out; the spinner moves among those who play', () => {
    let state = play(game.land(near([15, 15, 15, 2]), SEVEN), 'time')
    state = play(game.land(state, SEVEN), '0 red', '1 green', '2 orange', 'time')
    expect(game.turn(state)).toEqual({ kind: 'over', places: [1, 2, 2, 4] })
    let again = play(game.land(near([15, 15, 15, 2]), SEVEN), 'time')
    again = play(game.land(again, SEVEN), '1 green', 'time')
    expect(again.tied).toBe(0b101)
    expect(game.turn(again)).toMatchObject({ kind: 'throw', seat: 2 })
  })

  test('dropping out of a later tie-break round is a better place; version 1 let them share one', () => {
    let state = play(game.land(near([15, 15, 15, 2]), SEVEN), 'time')
    state = play(game.land(state, SEVEN), '1 green', 'time')
    state = play(game.land(state, SEVEN), '0 red', 'time')
    expect(state.lasted).toEqual([2, 1, 2, 0])
    expect(game.turn(state)).toEqual({ kind: 'over', places: [1, 3, 2, 4] })
    expect(nineDice1.turn(state)).toEqual({ kind: 'over', places: [1, 2, 2, 4] })
  })

  test('after five tie-break rounds without a winner the win is shared', () => {
    let state = play(game.land(near([15, 15, 0]), SEVEN), 'time')
    for (let round = 1; round <= 5; round++) {
      expect(state.phase).toBe('spin')
      state = play(game.land(state, SEVEN), 'time')
    }
    expect(game.turn(state)).toEqual({ kind: 'over', places: [1, 1, 3] })
  })

  test('alone: rounds until the target', () => {
    let state = begin(1, { target: 10 })
    expect(game.turn(state)).toMatchObject({ kind: 'throw', seat: 0 })
    let rounds = 0
    for (; state.phase !== 'over' && rounds < 10; rounds++)
      state = play(game.land(state, SEVEN), '0 red', '0 orange', '0 black')
    expect(state.round).toBe(2)
    expect(game.turn(state)).toEqual({ kind: 'over', places: [1] })
  })
})

describe('for the host of a race', () => {
  test('at the same time the spinner comes first', () => {
    const state = game.land(begin(3), SEVEN)
    expect(game.first?.(state)).toBe(0)
    expect(game.first?.(game.land(play(state, 'time'), SEVEN))).toBe(1)
  })

  test.each([0, 1000, 2000] as const)('lockout %i is told, and the rules take no notice', (lockout) => {
    const state = game.land(begin(2, { lockout }), SEVEN)
    expect(game.lockoutMs?.(state)).toBe(lockout)
    expect(game.turn(state)).toEqual(game.turn(game.land(begin(2), SEVEN)))
  })

  test('a false statement is rash, and legal; a wrong claim without one is known to nobody', () => {
    const state = game.land(begin(2, { statement: 'on' }), SEVEN)
    expect(['red ++', 'red +-', 'orange +++'].map((words) => game.rash?.(state, 0, take(`take ${words}`)))).toEqual([
      false,
      true,
      false,
    ])
    expect(game.rash?.(game.land(begin(2), SEVEN), 0, take('take blue'))).toBe(false)
    expect(game.rash?.(state, 0, take('take black'))).toBe(false)
  })
})
