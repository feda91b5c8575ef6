/** What taps and keys pick, on the small sheet of `testing/small.ts`: every legal move can be said, and nothing else. */

import { describe, expect, test } from 'vitest'
import { revealed } from '../../../engine/table/view.ts'
import { type Move, write } from '../rules/moves.ts'
import { BONUS_IDS, type BonusId } from '../rules/options.ts'
import { starMaps as game } from '../rules/rules.ts'
import type { State } from '../rules/state.ts'
import { type Dice, land, owing, type Round, rounds, start } from '../testing/small.ts'
import { type Place, placesOf } from './sheet/places.ts'
import {
  ask,
  back,
  CLEAR,
  chosen,
  litIn,
  pickBonus,
  pickPlace,
  pickValue,
  press,
  readingsOf,
  type StarPressed,
  type StarScene,
  type Ui,
  usableBonuses,
} from './ui.ts'

function sceneOf(state: State, ui: Ui = ask(state, 0)): StarScene {
  return { state: revealed(state), seat: 0, ui, names: ['Anna'], step: null }
}

const at = (dice: Dice, ...before: Round[]): StarScene => sceneOf(land(rounds(start(), ...before), dice))

/** One tap or key after the other; the last must have changed the selection. */
function then(scene: StarScene, does: (scene: StarScene) => StarPressed): StarScene {
  const pressed = does(scene)
  if (pressed.kind !== 'ui') throw new Error(`not picked: ${JSON.stringify(pressed)}`)
  return { ...scene, ui: pressed.ui }
}

const tap = (scene: StarScene, ...places: Place[]): StarScene =>
  places.reduce((now, place) => then(now, (one) => pickPlace(one, place)), scene)
const type = (scene: StarScene, ...keys: string[]): StarScene =>
  keys.reduce((now, key) => then(now, (one) => press(one, key)), scene)
const said = (scene: StarScene): string | null => {
  const move = chosen(scene)
  return move === null ? null : write(move)
}
const refusal = (pressed: StarPressed): string => (pressed.kind === 'refused' ? pressed.rule : pressed.kind)

describe('an act', () => {
  test('boxes are lit with what either die would write, circles with nothing', () => {
    const lit = litIn(at([1, 2]))
    // s1 is a 1, s2 a 2: b2 lies between them.
    expect(Object.fromEntries(lit)).toMatchObject({ b1: [2], b2: [1, 2], b3: [1], c1: [], c2: [] })
    expect(lit.has('b7')).toBe(false)
  })

  test('the box first: one reading is chosen at once, of two the number is asked for', () => {
    expect(said(tap(at([1, 2]), 'b1'))).toBe('write 2 b1')
    const open = tap(at([1, 2]), 'b2')
    expect(said(open)).toBeNull()
    expect(readingsOf(open)).toHaveLength(2)
    expect(said(then(open, (scene) => pickValue(scene, 2)))).toBe('write 2 b2')
  })

  test('the die first: only boxes that take its number are lit', () => {
    const two = type(at([1, 2]), '2')
    expect([...litIn(two).keys()].filter((place) => place.startsWith('b'))).toEqual(['b1', 'b2'])
    expect(said(tap(two, 'b2'))).toBe('write 2 b2')
  })

  test('a box that does not take the number that was chosen takes the other', () => {
    expect(said(tap(type(at([1, 2]), '2'), 'b3'))).toBe('write 1 b3')
  })

  test('equal dice have one reading', () => {
    expect(said(tap(at([2, 2]), 'b2'))).toBe('write 2 b2')
  })

  test('a circle, also after a number', () => {
    expect(said(tap(at([1, 2]), 'c2'))).toBe('connect c2')
    expect(said(tap(type(at([1, 2]), '1'), 'c2'))).toBe('connect c2')
  })

  test('another place begins anew, the same one puts it back', () => {
    expect(said(tap(at([1, 2]), 'c2', 'b1'))).toBe('write 2 b1')
    expect(tap(at([1, 2]), 'c2', 'c2').ui).toEqual(CLEAR)
  })

  test('Escape goes back step by step', () => {
    const ready = tap(type(at([1, 2]), '2'), 'b2')
    const number = type(ready, 'Escape')
    expect(number.ui).toEqual({ ...CLEAR, value: 2 })
    expect(type(number, 'Escape').ui).toEqual(CLEAR)
    expect(back(at([1, 2]))).toEqual({ kind: 'ignored' })
  })

  test('what cannot be done names its rule', () => {
    const scene = at([1, 2], '1 5: write 5 b1')
    expect(refusal(pickPlace(scene, 'b7'))).toBe('R2')
    expect(refusal(pickPlace(scene, 'b1'))).toBe('R5')
    expect(refusal(pickPlace(scene, 'c3'))).toBe('R2')
    expect(refusal(pickPlace(scene, 's1'))).toBe('R5')
    expect(refusal(pickValue(scene, 6))).toBe('R5')
    expect(refusal(press(scene, 'p'))).toBe('R7')
    expect(refusal(press(scene, '7'))).toBe('ignored')
  })
})

/** A page with numbers everywhere, and a lock that has failed by one. */
const FULL: Round[] = ['1 5: write 5 b1', '2 1: write 1 b2', '3 4: write 4 b3', '4 6: write 6 b5', '4 2: write 2 b6']

describe('a bonus', () => {
  const scene = (bonuses: readonly BonusId[], ...more: Round[]): StarScene =>
    sceneOf(owing([2, 3], [...FULL.slice(0, 2), ...more], bonuses))

  test('with one to use there is nothing to choose, with several one is asked for', () => {
    expect(scene(['nudge']).ui.bonus).toBe('nudge')
    const several = scene(['nudge', 'note', 'pick'])
    expect(several.ui.bonus).toBeNull()
    expect(usableBonuses(several.state, 0)).toEqual(['nudge', 'note'])
    expect(refusal(pickPlace(several, 'b1'))).toBe('R9')
    expect(refusal(pickBonus(several, 'pick'))).toBe('B7')
    expect(type(several, '2').ui.bonus).toBe('note')
    expect(said(type(several, '2'))).toBe('bonus note')
  })

  test('targets are picked one after the other, and taken back', () => {
    const swap = then(scene(['swap', 'note']), (one) => pickBonus(one, 'swap'))
    const first = tap(swap, 'b1')
    expect(said(first)).toBeNull()
    expect([...litIn(first).keys()].sort()).toEqual(['b1', 'b2'])
    expect(said(tap(first, 'b2'))).toBe('bonus swap b1 b2')
    expect(said(tap(swap, 'b2', 'b1'))).toBe('bonus swap b1 b2')
    expect(type(tap(first, 'b2'), 'Escape').ui.picks).toEqual(['b1'])
    expect(type(swap, 'Escape').ui).toEqual(CLEAR)
  })

  test('a number is asked for where there is a choice', () => {
    const nudge = tap(scene(['nudge']), 'b1')
    expect(said(nudge)).toBeNull()
    expect(said(type(nudge, '6'))).toBe('bonus nudge 6 b1')
    expect(refusal(pickValue(nudge, 2))).toBe('ui')
    expect(refusal(pickPlace(scene(['nudge']), 'b4'))).toBe('B4')
  })

  test('no bonus', () => {
    expect(press(scene(['nudge']), 'p')).toEqual({ kind: 'move', move: { kind: 'pass' } })
  })
})

/** Every legal move, by the taps and the number that say it. */
function byTaps(scene: StarScene, move: Move): string | null {
  const on = move.kind === 'bonus' ? move.on : move
  if (on.kind === 'pass') return 'pass'
  const begun =
    move.kind === 'bonus' && scene.ui.bonus === null ? then(scene, (one) => pickBonus(one, move.bonus)) : scene
  const placed = tap(begun, ...placesOf(on))
  return said(on.kind === 'write' && chosen(placed) === null ? type(placed, String(on.value)) : placed)
}

test.each([
  ['an act', land(rounds(start(), '1 5: write 5 b1'), [1, 2])],
  ['all twelve bonuses', owing([2, 3], FULL, BONUS_IDS)],
  ['all twelve, early', owing([2, 3], FULL.slice(0, 1), BONUS_IDS)],
])('every legal move can be said by taps: %s', (_, state) => {
  const moves = game.moves(state, 0)
  expect(moves.length).toBeGreaterThan(5)
  expect(moves.map((move) => byTaps(sceneOf(state), move))).toEqual(moves.map(write))
})
