/** A row for every rule number and every example of the README, on a small sheet. */
import { describe, expect, test } from 'vitest'
import { readOptions } from '../../../engine/options.ts'
import { countPositions } from '../../../engine/testing/lines.ts'
import {
  act,
  type Dice,
  failed,
  found,
  land,
  legal,
  OPEN,
  owing,
  type Round,
  rounds,
  start,
  why,
} from '../testing/small.ts'
import { read } from './moves.ts'
import type { Options } from './options.ts'
import { starMaps as game } from './rules.ts'
import { owedTo, type State } from './state.ts'

describe('the sheet', () => {
  test('R1: a star is worth the difference of its two boxes', () => {
    const state = rounds(start(), '1 5: write 5 b1', '1 2: write 2 b2')
    expect(found(state)).toEqual([1])
    expect(game.scores(state)).toEqual([3])
  })

  test('R1: a box shared by two stars counts for both', () => {
    const state = rounds(start(), '1 5: write 5 b1', '1 2: write 2 b2', '3 6: write 6 b3')
    expect(found(state)).toEqual([1, 2])
    expect(game.scores(state)).toEqual([3 + 4])
  })

  test('R1: all dashed links of a circle count once it is filled', () => {
    const state = rounds(start(), '1 5: write 5 b1', '2 1: write 1 b4', '3 3: write 3 b5')
    expect(found(state)).toEqual([])
    expect(found(rounds(state, '1 1: connect c2'))).toEqual([8, 9])
  })

  test('R1: what is not on the sheet is refused', () => {
    const state = land(start(), [1, 5])
    expect([why(state, 'write 5 b20'), why(state, 'connect c9')]).toEqual(['R1', 'R1'])
  })

  test('R2: stars, boxes and connections of a closed arm are not in play', () => {
    const state = land(start(), [5, 6])
    expect([why(state, 'write 6 b7'), why(state, 'write 5 b8'), why(state, 'connect c3')]).toEqual(['R2', 'R2', 'R2'])
    // b6 is open, but the star of shape 5 beside it is not.
    expect(why(state, 'write 6 b6')).toBe('R5')
    expect(legal(state)).toEqual(['connect c1', 'connect c2'])
  })

  test('R2: a locked star is in play, and so are its boxes', () => {
    expect(legal(land(start(), [4, 6]))).toEqual(['write 6 b5', 'write 6 b6', 'connect c1', 'connect c2'])
  })

  test('R2: what an arm holds is in play once its lock is open; an arm within it is still closed', () => {
    const state = land(rounds(start(), ...OPEN), [5, 6])
    expect(legal(state)).toEqual(['write 5 b7', 'write 5 b8', 'write 6 b7', 'connect c1', 'connect c2', 'connect c3'])
    expect(why(state, 'write 6 b9')).toBe('R2')
    // Shape 1 has s1 outside and s7 in the inner arm: b9 is not offered.
    expect(legal(land(rounds(start(), ...OPEN), [1, 1]))).not.toContain('write 1 b9')
  })

  test('R2: a number in an open box counts for the arm’s star from the moment the arm opens', () => {
    const state = rounds(start(), ...OPEN, '5 1: write 1 b7')
    expect(found(state)).toEqual([4, 5])
    expect(game.scores(state)).toEqual([3 + 2])
  })

  test('R3: the sheet’s chapter says how it is scored, and an unknown sheet is refused', () => {
    expect(readOptions(game, 2, { sheet: 'nowhere' })).toEqual({
      ok: false,
      fault: { code: 'option-clash', option: 'sheet', rule: 'R3' },
    })
    expect(readOptions(game, 2, { sheet: 'seed:x:medium' }).ok).toBe(true)
    expect(readOptions(game, 2, { sheet: 'seed:x:absurd' }).ok).toBe(false)
  })
})

describe('a round', () => {
  test('R4: two dice for everyone, and their order does not matter', () => {
    const state = start(3)
    expect(game.turn(state)).toEqual({ kind: 'throw', sides: [6, 6], alike: [[0, 1]], seat: null })
    expect(land(state, [5, 2])).toEqual(land(state, [2, 5]))
    expect(game.turn(land(state, [5, 2]))).toEqual({ kind: 'move', seats: [0, 1, 2] })
  })

  test.each<[string, Dice, string, string | null]>([
    ['one die names the shape, the other is written', [1, 5], 'write 5 b1', null],
    ['not the die itself', [1, 5], 'write 1 b1', 'R5'],
    ['not what no die shows', [1, 5], 'write 3 b1', 'R5'],
    ['next to a star of that shape', [1, 5], 'write 5 b3', 'R5'],
    ['either die may name the shape', [1, 2], 'write 1 b3', null],
    ['equal dice', [1, 1], 'write 1 b2', null],
    ['not over a dashed link whose circle is empty', [3, 6], 'write 6 b4', 'R5'],
    ['a box of a star of another shape beside it', [2, 6], 'write 6 b2', null],
  ])('R5: %s', (_, dice, text, rule) => {
    expect(why(land(start(), dice), text)).toBe(rule)
  })

  test('R5: over a filled connection', () => {
    expect(why(land(rounds(start(), '1 1: connect c1'), [3, 6]), 'write 6 b4')).toBe(null)
  })

  test('R5: a filled box is not written again', () => {
    expect(why(land(rounds(start(), '1 5: write 5 b1'), [1, 5]), 'write 5 b1')).toBe('R5')
  })

  test('R5: with equal dice both readings are one move', () => {
    expect(legal(land(start(), [1, 1]))).toEqual(['write 1 b1', 'write 1 b2', 'connect c1', 'connect c2'])
  })

  test('R6: a connection leaves the dice alone, and a filled one is refused', () => {
    const state = land(rounds(start(), '1 5: connect c1'), [1, 5])
    expect(state.pages[0]?.circles).toBe(1)
    expect([why(state, 'connect c1'), why(state, 'connect c2')]).toEqual(['R6', null])
  })

  test('R7: whoever can act must', () => {
    expect(why(land(start(), [1, 5]), 'pass')).toBe('R7')
  })

  /** Two seats: seat 0 has filled both circles and b1, b2; seat 1 has done other things. */
  const uneven = rounds(
    start(2),
    '1 5: connect c1 / connect c1',
    '1 5: connect c2 / write 5 b1',
    '1 5: write 5 b1 / write 5 b2',
    '1 5: write 5 b2 / connect c2',
  )

  test('R7: stuck is decided right after the throw; a stuck seat is not asked', () => {
    expect(land(uneven, [2, 6]).stuck).toBe(0)
    // Shapes 1 and 6 have nothing left on either sheet; both circles are filled.
    expect(game.turn(land(uneven, [1, 6]))).toEqual({ kind: 'over', places: [1, 1] })
  })

  test('R7, R11: the others still choose, then the game ends for all', () => {
    const ahead = rounds(
      start(2),
      '1 5: connect c1 / write 5 b1',
      '1 5: connect c2 / write 5 b2',
      '1 5: write 5 b1 / connect c1',
      '1 5: write 5 b2 / connect c2',
      '2 6: write 6 b3 / write 6 b4',
    )
    const state = land(ahead, [1, 3])
    expect([state.stuck, game.turn(state)]).toEqual([0, { kind: 'move', seats: [0, 1] }])
    const lone = land(rounds(ahead, '3 6: write 6 b4 / write 6 b5'), [2, 2])
    expect([lone.stuck, game.turn(lone)]).toEqual([1, { kind: 'move', seats: [1] }])
    expect(game.moves(lone, 0)).toEqual([])
    expect(game.turn(act(lone, 1, 'write 2 b3')).kind).toBe('over')
  })

  test('R7: a seat that acted is not stuck, even if nothing is left for it', () => {
    const state = rounds(start(), '1 5: connect c1', '1 5: connect c2', '1 5: write 5 b1', '1 5: write 5 b2')
    expect([state.phase, state.stuck]).toEqual(['throw', 0])
  })
})

describe('discovering', () => {
  test('R8: 0 counts as discovered', () => {
    const state = rounds(start(), '1 5: write 5 b1', '1 5: write 5 b2')
    expect([found(state), game.scores(state)]).toEqual([[1], [0]])
  })

  test('R8: filling a connection between a box holding 5 and a star whose other box is filled discovers it at once', () => {
    const state = rounds(start(), '2 5: write 5 b4', '3 1: write 1 b3')
    expect(found(state)).toEqual([])
    expect(found(rounds(state, '6 6: connect c1'))).toEqual([3])
  })

  test('R8: a lock 3 with 6 and 3 opens and is worth 3', () => {
    const state = rounds(start(), ...OPEN)
    expect([found(state), game.scores(state)]).toEqual([[4], [3]])
  })

  test('R8: with 6 and 2 it never will; its arm stays closed', () => {
    const state = rounds(start(), '4 6: write 6 b5', '4 2: write 2 b6')
    expect([found(state), failed(state), game.scores(state)]).toEqual([[], [4], [0]])
    expect(why(land(state, [5, 6]), 'write 6 b7')).toBe('R2')
  })

  test('R8: an arm that opens may discover more, and open another arm', () => {
    // s6 has b7 and b8 in the arm; s7 shares b8.
    const state = rounds(start(), ...OPEN, '5 1: write 1 b7', '6 2: write 2 b8')
    expect(found(state)).toEqual([4, 5, 6])
    expect(why(land(state, [1, 6]), 'write 6 b9')).toBe(null)
    expect(found(rounds(state, '1 6: write 6 b9'))).toEqual([4, 5, 6, 7])
  })
})

describe('R8a: after every act and bonus the sheet is read again', () => {
  const two: readonly Round[] = ['1 5: write 5 b1', '1 2: write 2 b2']

  test('a plain star is worth its present difference', () => {
    expect(game.scores(act(owing([6, 6], two, ['nudge']), 0, 'bonus nudge 6 b1'))).toEqual([4])
  })

  test('an unlocked star stays unlocked and worth its printed number', () => {
    const state = act(owing([6, 6], OPEN, ['nudge']), 0, 'bonus nudge 5 b5')
    expect([found(state), failed(state), game.scores(state)]).toEqual([[4], [], [3]])
  })

  test('a failed lock stays failed, whatever its numbers become', () => {
    const missed: readonly Round[] = ['4 6: write 6 b5', '4 2: write 2 b6']
    const state = act(owing([6, 6], missed, ['nudge']), 0, 'bonus nudge 3 b6')
    expect([found(state), failed(state)]).toEqual([[], [4]])
  })

  test('a changed number stays within 1 to 6', () => {
    expect(why(owing([6, 6], OPEN, ['nudge']), 'bonus nudge 5 b5')).toBe(null)
    expect(read('bonus nudge 7 b5')).toBe(null)
  })
})

describe('R9: bonuses', () => {
  test('the last star of a shape allows one, with everything discovered first', () => {
    const state = rounds(start(1, { bonuses: ['note'] }), '4 6: write 6 b5', '4 3: write 3 b6, bonus note')
    expect([state.phase, state.pages[0]?.used, game.scores(state)]).toEqual(['throw', [11], [3 + 4]])
  })

  test('it may be declined', () => {
    expect(rounds(start(1, { bonuses: ['note'] }), '4 6: write 6 b5', '4 3: write 3 b6, pass').phase).toBe('throw')
  })

  test('without an unlocked bonus nobody is asked', () => {
    expect(rounds(start(), ...OPEN).phase).toBe('throw')
  })

  test('stars in closed arms and failed locks keep a shape incomplete', () => {
    const bonuses: Options['bonuses'] = ['note']
    // Shape 1: s1 is discovered, s7 is in an arm.
    expect(rounds(start(1, { bonuses }), '1 5: write 5 b1', '1 2: write 2 b2').phase).toBe('throw')
    expect(rounds(start(1, { bonuses }), '4 6: write 6 b5', '4 2: write 2 b6').phase).toBe('throw')
  })

  test('one for each shape completed, one after the other', () => {
    const nearly = rounds(
      start(1, { bonuses: ['note', 'circle'] }),
      '1 5: write 5 b1',
      '1 2: write 2 b2',
      '3 6: write 6 b3',
      '2 6: write 6 b4',
      '3 1: write 1 b5',
      '6 6: connect c1',
    )
    // c2 discovers s8 and s9, the last of shapes 2 and 3.
    const state = act(land(nearly, [6, 6]), 0, 'connect c2')
    expect([state.phase, owedTo(state, 0)]).toEqual(['act', 2])
    const after = act(state, 0, 'bonus note')
    expect([after.phase, owedTo(after, 0)]).toEqual(['act', 1])
    expect(act(after, 0, 'bonus note').pages[0]?.used).toEqual([11, 11])
    expect(act(after, 0, 'pass').phase).toBe('throw')
    expect(act(state, 0, 'pass').phase).toBe('throw')
  })

  test('a bonus may complete another shape and so allow another', () => {
    // Shape 6 is s6 alone: 1 and 2 unlock it. The act before completes shape 5 with s5 and s10.
    const nearly = rounds(
      start(1, { bonuses: ['any-value', 'note'] }),
      '4 6: write 6 b5',
      '4 3: write 3 b6, pass',
      '6 6: connect c3',
      '1 5: write 5 b1',
    )
    const state = act(land(nearly, [5, 6]), 0, 'write 6 b7')
    expect(owedTo(state, 0)).toBe(1)
    const again = act(state, 0, 'bonus any-value 5 b8')
    expect([found(again).includes(6), owedTo(again, 0)]).toEqual([true, 1])
    const end = act(again, 0, 'bonus note')
    expect([end.phase, end.pages[0]?.used]).toEqual(['throw', [0, 11]])
  })

  test('at most two in a game', () => {
    const state = rounds(start(1, { bonuses: ['note'] }), '4 6: write 6 b5')
    const used = (times: number): State => ({
      ...state,
      pages: state.pages.map((page) => ({ ...page, used: Array<number>(times).fill(11) })),
    })
    expect(owedTo(act(land(used(1), [4, 3]), 0, 'write 3 b6'), 0)).toBe(1)
    expect(act(land(used(2), [4, 3]), 0, 'write 3 b6').phase).toBe('throw')
  })

  test('a bonus that can do nothing cannot be used, and is not asked for', () => {
    const state = rounds(start(1, { bonuses: ['pick'] }), '4 6: write 6 b5', '4 3: write 3 b6')
    expect(state.phase).toBe('throw')
  })

  test('while a bonus is owed nothing else is legal; before that no bonus is', () => {
    const state = owing([1, 5], [], ['note'])
    expect([why(state, 'write 5 b1'), why(state, 'connect c1'), why(state, 'bonus note')]).toEqual(['R9', 'R9', null])
    expect(why(land(start(1, { bonuses: ['note'] }), [1, 5]), 'bonus note')).toBe('R9')
  })

  test.each<[Options['connectBonus'], number]>([
    ['on', 1],
    ['off', 0],
  ])('connectBonus %s: completing a shape by a connection gives %i', (connectBonus, owed) => {
    const nearly = rounds(
      start(1, { bonuses: ['note'], connectBonus }),
      '1 5: write 5 b1',
      '1 2: write 2 b2',
      '3 6: write 6 b3',
      '2 6: write 6 b4',
    )
    expect(owedTo(act(land(nearly, [6, 6]), 0, 'connect c2'), 0)).toBe(owed)
  })

  test('connectBonus off: by a write it is given all the same', () => {
    const state = rounds(start(1, { bonuses: ['note'], connectBonus: 'off' }), '4 6: write 6 b5')
    expect(owedTo(act(land(state, [4, 3]), 0, 'write 3 b6'), 0)).toBe(1)
  })

  test('R13: only what the logbook has unlocked', () => {
    const state = owing([1, 5], [], ['note'])
    expect([why(state, 'bonus circle c1'), legal(state)]).toEqual(['R13', ['bonus note', 'pass']])
  })
})

describe('R10: a choice is hidden until every seat has finished', () => {
  const state = act(land(start(3, { bonuses: ['note'] }), [1, 5]), 0, 'write 5 b1')

  test('others see the sheet as it was, and that the seat has finished', () => {
    expect(game.hidden?.(state)).toBe(true)
    expect(game.view(state, 1).pages[0]?.boxes).toEqual(state.shown[0]?.boxes)
    expect(game.view(state, 0).pages[0]?.boxes[0]).toBe(5)
    expect(game.turn(game.view(state, 1))).toEqual({ kind: 'move', seats: [1, 2] })
    expect(JSON.stringify(game.view(state, null))).not.toContain('[5,')
  })

  test('others do not see that a bonus is owed', () => {
    const owed = { ...land(start(2, { bonuses: ['note'] }), [1, 5]), owed: 1 }
    expect([game.view(owed, 0).owed, game.view(owed, 1).owed, game.view(owed, null).owed]).toEqual([1, 0, 0])
  })

  test('then all are shown together', () => {
    const shown = act(act(state, 1, 'connect c1'), 2, 'connect c2')
    expect(shown.phase).toBe('throw')
    expect(game.hidden?.(shown)).toBe(false)
    expect(game.view(shown, 2)).toEqual(shown)
  })
})

describe('R11, R12: the end', () => {
  /** A game that ends with the next throw of 1 1, and these bonuses used. */
  function ending(used: readonly (readonly number[])[], seats = used.length): State {
    const choose = (text: string): string => Array<string>(seats).fill(text).join(' / ')
    const state = rounds(
      start(seats),
      `1 5: ${choose('connect c1')}`,
      `1 5: ${choose('connect c2')}`,
      `1 5: ${choose('write 5 b1')}`,
      `1 2: ${choose('write 2 b2')}`,
    )
    return { ...state, pages: state.pages.map((page, seat) => ({ ...page, used: used[seat] ?? [] })) }
  }

  test('R12: a tie goes to whoever used fewer bonuses; then it is shared', () => {
    expect(game.turn(land(ending([[0], [], [0, 1]]), [1, 1]))).toEqual({ kind: 'over', places: [2, 1, 3] })
    expect(game.turn(land(ending([[0], [1]]), [1, 1]))).toEqual({ kind: 'over', places: [1, 1] })
  })

  test('R12: points before bonuses', () => {
    expect(game.turn(land(ending([[11, 11], []]), [1, 1]))).toEqual({ kind: 'over', places: [1, 2] })
  })

  test.each<[readonly number[], number]>([
    [[11], 1],
    [[], 2],
  ])('R12: alone, bronze (5) is won: bonuses %j', (used, place) => {
    expect(game.turn(land(ending([used]), [1, 1]))).toEqual({ kind: 'over', places: [place] })
  })
})

describe('whole-tree counts', () => {
  const all = game.options.bonuses.kind === 'list' ? (game.options.bonuses.of as Options['bonuses']) : []
  const opening = (bonuses: Options['bonuses']): State => rounds(start(1, { bonuses }), '4 6: write 6 b5')

  test.each<[string, State, number, number]>([
    ['a throw', start(), 1, 21],
    // By hand: boxes by shape 2 3 2 2 0 0, two circles. 5 × 9 + 15 × 2 for unequal dice, 9 + 6 × 2 for equal ones.
    ['an act', start(), 2, 96],
    ['the next throw', start(), 3, 96 * 21],
    ['two rounds', start(), 4, 8172],
    // By hand: twice the squares of one seat's number of moves, 405 for unequal dice and 81 for equal ones.
    ['two seats choose, in either order', start(2), 3, 2 * (405 + 81)],
    ['the lock opens, with all bonuses', opening(all), 3, 1781],
  ])('%s', (_, state, depth, positions) => {
    expect(countPositions(game, state, depth)).toBe(positions)
  })
})

test.each([
  '',
  'write',
  'write 7 b1',
  'write 3 b0',
  'write 3 b31',
  'connect b1',
  'connect c13',
  'bonus',
  'bonus fly',
  'bonus pick s31',
  'pass 1',
  'write 3 b01',
])('"%s" is no move', (text) => {
  expect(read(text)).toBe(null)
})
