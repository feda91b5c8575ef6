/** Random games through the rules and through the oracle: at every step both allow the same and count the same. */
import { expect, test } from 'vitest'
import { Xoshiro128 } from '../../../engine/dice/random.ts'
import { readOptions } from '../../../engine/options.ts'
import { unwrap } from '../../../engine/result.ts'
import { randomInput } from '../../../engine/testing/random-play.ts'
import { write } from '../rules/moves.ts'
import type { Options } from '../rules/options.ts'
import { BONUS_IDS } from '../rules/options.ts'
import { starMaps as game } from '../rules/rules.ts'
import { SHEET_IDS, sheetOf } from '../sheets/library.ts'
import type { Sheet } from '../sheets/sheet.ts'
import { Oracle } from './oracle.ts'

function compare(seats: number, options: Options, random: Xoshiro128): number {
  const oracle = new Oracle(sheetOf(options.sheet) as Sheet, seats, options.bonuses, options.connectBonus === 'on')
  let state = game.setup(seats, options)
  let bonuses = 0
  for (;;) {
    expect(game.scores(state)).toEqual(oracle.scores())
    const turn = game.turn(state)
    if (turn.kind === 'over') {
      expect(oracle.stuck.size).toBeGreaterThan(0)
      return bonuses
    }
    expect(turn.kind === 'move' ? turn.seats : []).toEqual([...oracle.waiting.keys()].sort((a, b) => a - b))
    if (turn.kind === 'move') {
      for (const seat of turn.seats) expect(game.moves(state, seat).map(write).sort()).toEqual(oracle.legal(seat))
    }
    const input = randomInput(game, state, random)?.input
    if (input?.kind === 'throw') {
      expect(oracle.stuck.size).toBe(0)
      state = game.land(state, input.faces)
      oracle.throw(input.faces as [number, number])
    } else if (input?.kind === 'move') {
      state = game.move(state, input.seat, input.move)
      oracle.play(input.seat, write(input.move))
      if (input.move.kind === 'bonus') bonuses++
    }
  }
}

const SETS = [
  ...SHEET_IDS,
  ...['easy', 'medium', 'hard'].flatMap((level) => [1, 2].map((n) => `seed:${n}:${level}`)),
].map((sheet, i) => ({ sheet, seats: 1 + (i % 3), connectBonus: i % 4 === 0 ? 'off' : 'on' }))

test('every sheet, with all bonuses and with few', () => {
  const random = new Xoshiro128(7)
  let bonuses = 0
  for (const { seats, ...given } of SETS) {
    for (const unlocked of [BONUS_IDS, random.below(2) === 0 ? [] : [random.pick(BONUS_IDS), 'note']]) {
      const options = unwrap(readOptions(game, seats, { ...given, bonuses: [...new Set(unlocked)] }))
      bonuses += compare(seats, options, random)
    }
  }
  expect(bonuses).toBeGreaterThan(30)
})
