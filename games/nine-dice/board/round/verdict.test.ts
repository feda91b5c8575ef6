import { describe, expect, test } from 'vitest'
import { gainsOf } from '../../rules/scoring.ts'
import { BLACK } from '../../rules/state.ts'
import { begun } from '../../testing/positions.ts'
import { loadText } from '../../text/texts.ts'
import { verdictLabel, verdictsOf } from './verdict.ts'

const text = await loadText('en')
const NAMES = ['Anna', 'Ben']

/** The number 7: red 3 4, orange 1 1, blue 4 4, green 1 2, joker 5. */
const SEVEN = 'throw 7 3 4 1 1 4 4 1 2 5'
/** The number 2: red 3 6, orange 1 1, blue 2 2, green 3 5, joker 6. */
const TWO = 'throw 2 3 6 1 1 2 2 3 5 6'

describe('a round is checked', () => {
  test('by the arithmetic of every claim, in the order of taking', () => {
    const state = begun({}, SEVEN, '1 take red', '0 take orange', '1 take blue', '0 take black')
    expect(verdictsOf(state, text)).toEqual([
      { disc: 0, seat: 1, right: true, sum: '3 + 4 = 7', why: 'without the joker', gain: 2 },
      { disc: 1, seat: 0, right: true, sum: '1 + 1 + 5 = 7', why: 'with the joker', gain: 1 },
      { disc: 2, seat: 1, right: false, sum: null, why: 'no sum makes 7', gain: -1 },
      { disc: BLACK, seat: 0, right: true, sum: null, why: 'nothing else fits', gain: 2 },
    ])
  })

  test('STOP by what would still have worked', () => {
    const state = begun({}, TWO, '1 take orange', '0 take red', '0 take black')
    expect(verdictsOf(state, text).slice(2)).toEqual([
      { disc: BLACK, seat: 0, right: false, sum: null, why: 'too early', gain: -3 },
      { disc: 2, seat: null, right: true, sum: '6 − 2 − 2 = 2', why: 'nobody saw it', gain: 0 },
      { disc: 3, seat: null, right: true, sum: '5 − 3 = 2', why: 'nobody saw it', gain: 0 },
    ])
  })

  test('a bonus is named, by either reading', () => {
    const nothing = begun({}, 'throw 12 1 1 1 1 1 1 1 1 1', '0 take black')
    expect(verdictsOf(nothing, text)).toMatchObject([{ why: 'with the bonus', gain: 3 }])
    const taker = begun({ blackBonus: 'taker-took' }, SEVEN, '0 take red', '0 take orange', '0 take black')
    expect(verdictsOf(taker, text).at(-1)).toMatchObject({ why: 'with the bonus', gain: 3 })
  })

  test('a false sum shows what it comes to, though another would be right', () => {
    const state = begun({ statement: 'on' }, SEVEN, '0 take red -+', '1 take black')
    expect(verdictsOf(state, text)[0]).toEqual({
      ...{ disc: 0, seat: 0, right: false, sum: '4 − 3 = 1', why: 'not 7', gain: -1 },
    })
  })

  test('when the time is up, what nobody saw is all there is', () => {
    const state = begun({}, TWO, 'time')
    expect(verdictsOf(state, text).map(({ seat, sum }) => [seat, sum])).toEqual([
      [null, '1 + 1 = 2'],
      [null, '6 − 2 − 2 = 2'],
      [null, '5 − 3 = 2'],
    ])
  })

  test('points add up to what the rules gave', () => {
    const state = begun({ wrongWithBlack: 'triple' }, TWO, '0 take red', '1 take orange', '0 take blue', '0 take black')
    const rows = verdictsOf(state, text)
    const added = NAMES.map((_, seat) =>
      rows.filter((row) => row.seat === seat).reduce((sum, { gain }) => sum + gain, 0),
    )
    expect(added).toEqual([-5, 2])
    expect(added).toEqual(gainsOf(state))
  })
})

test('those who listen hear the same', () => {
  const state = begun({}, TWO, '1 take orange', '0 take black')
  expect(verdictsOf(state, text).map((row) => verdictLabel(text, row, NAMES[row.seat ?? -1] ?? ''))).toEqual([
    'orange, Ben: right, 1 + 1 = 2, without the joker, +2',
    'STOP, Anna: wrong, too early, −3',
    'Nobody saw blue: 6 − 2 − 2 = 2',
    'Nobody saw green: 5 − 3 = 2',
  ])
})
