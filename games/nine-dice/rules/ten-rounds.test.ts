import { expect, test } from 'vitest'
import { readOptions } from '../../../engine/options.ts'
import { unwrap } from '../../../engine/result.ts'
import { played } from '../testing/positions.ts'
import { nineDice } from './rules.ts'

const start = nineDice.setup(1, unwrap(readOptions(nineDice, 1, { rounds: 10, start: 0 })))
/** Number 7: red makes it (3 + 4), orange with the joker; then STOP is right. */
const ROUND = ['throw 7 3 4 1 1 4 4 2 2 5', '0 take red', '0 take orange', '0 take black']

test('R12: alone, ten rounds end the game, whatever the points', () => {
  const nine = played(start, ...Array<string[]>(9).fill(ROUND).flat())
  expect([nine.phase, nine.round, nine.scores]).toEqual(['spin', 9, [45]])
  const ten = played(nine, ...ROUND)
  expect([nineDice.turn(ten), ten.scores]).toEqual([{ kind: 'over', places: [1] }, [50]])
})

test('R12: a number of rounds is for one alone', () => {
  expect(readOptions(nineDice, 2, { rounds: 10 })).toMatchObject({
    ok: false,
    fault: { code: 'option-clash', option: 'rounds', rule: 'R12' },
  })
})
