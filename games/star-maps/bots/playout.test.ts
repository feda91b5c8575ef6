import { describe, expect, test } from 'vitest'
import { Xoshiro128 } from '../../../engine/dice/random.ts'
import { readOptions } from '../../../engine/options.ts'
import { unwrap } from '../../../engine/result.ts'
import type { Move } from '../rules/moves.ts'
import { BONUS_IDS } from '../rules/options.ts'
import type { Page } from '../rules/page.ts'
import { starMaps as game } from '../rules/rules.ts'
import type { State } from '../rules/state.ts'
import { chartOf, SHEET_IDS } from '../sheets/library.ts'
import { evaluationOf, moveValue, quickBonus, unitNoise } from './choose.ts'
import { roundsLeft } from './evaluation.ts'
import { alone, type Luck, luckOf, NAVIGATOR, playOn, trailsBut } from './playout.ts'

function begin(sheet: string, seats: number, bonuses: readonly string[]): State {
  return game.setup(seats, unwrap(readOptions(game, seats, { sheet, bonuses })))
}

/** The same playout by the rules alone: every position, every legal move. */
function byRules(start: readonly State[], luck: Luck, noise: number): readonly State[] {
  let seats = start.slice()
  for (;;) {
    const rounds = seats.map(({ table, pages }) => roundsLeft(chartOf(table.sheet), pages[0] as Page))
    seats = seats.map((state, seat) => {
      const left = Math.min(...rounds.filter((_, other) => other !== seat))
      let now = state
      while (game.turn(now).kind === 'move')
        now = game.move(now, 0, now.owed > 0 ? quickBonus(now, 0, left) : bestOf(now, left, luck.minds[seat], noise))
      return now
    })
    if (seats.some((state) => game.turn(state).kind === 'over')) return seats
    const faces = luck.dice((seats[0] as State).round)
    seats = seats.map((state) => game.land(state, faces))
  }
}

function bestOf(state: State, rounds: number, random: Xoshiro128 | undefined, noise: number): Move {
  const evaluation = evaluationOf(state, 0, rounds)
  const worths = game.moves(state, 0).map((move) => ({
    move,
    worth: moveValue(evaluation, move) + noise * unitNoise(random as Xoshiro128),
  }))
  return worths.reduce((best, one) => (one.worth > best.worth ? one : best)).move
}

const pagesOf = (seats: readonly State[]): unknown => seats.map(({ pages, round }) => ({ page: pages[0], round }))

describe('a playout', () => {
  const tables = SHEET_IDS.map((sheet, i) => ({
    sheet,
    seats: 1 + (i % 3),
    bonuses: i % 2 === 0 ? [] : BONUS_IDS.filter((_, bonus) => (bonus + i) % 3 === 0),
  }))

  test.each(tables)('is a game by the rules: $sheet, $seats seats, bonuses $bonuses', ({ sheet, seats, bonuses }) => {
    const state = begin(sheet, seats, bonuses)
    const start = Array.from({ length: seats }, (_, seat) => alone(state, seat))
    for (let seed = 0; seed < 4; seed++) {
      const played = playOn(start, luckOf(seed, seats), NAVIGATOR)
      expect(pagesOf(played)).toEqual(pagesOf(byRules(start, luckOf(seed, seats), NAVIGATOR)))
    }
  })

  test('starts anywhere in a round, also where a bonus is owed and passing is best', () => {
    const random = new Xoshiro128(3)
    let owed = 0
    for (let games = 0; games < 6; games++) {
      let state = begin('lyre', 1, ['swap', 'turn'])
      for (let turn = game.turn(state); turn.kind !== 'over'; turn = game.turn(state)) {
        if (turn.kind === 'throw') state = game.land(state, random.throw(turn.sides))
        else {
          if (state.owed > 0) owed++
          const [played, right] = [playOn, byRules].map((play) => play([state], luckOf(2, 1), NAVIGATOR))
          expect(pagesOf(played ?? [])).toEqual(pagesOf(right ?? []))
          const moves = game.moves(state, 0)
          state = game.move(state, 0, state.owed > 0 ? (moves.at(-1) as Move) : bestOf(state, 99, random, 0))
        }
      }
    }
    expect(owed).toBeGreaterThan(0)
  })

  test.each(tables.filter(({ seats }) => seats > 1))(
    'ends the same after other playouts have left their trail: $sheet, $seats seats, bonuses $bonuses',
    ({ sheet, seats, bonuses }) => {
      const thrown = game.land(begin(sheet, seats, bonuses), new Xoshiro128(seats).throw([6, 6]))
      const after = game.moves(thrown, 0).map((move) => game.move(alone(thrown, 0), 0, move))
      const others = Array.from({ length: seats }, (_, seat) => ({
        ...alone(thrown, seat),
        phase: 'throw' as const,
        due: 0,
      }))
      const trails = trailsBut(0, seats)
      for (const mine of after) {
        const start = others.with(0, mine as (typeof others)[number])
        const known = playOn(start, luckOf(1, seats), NAVIGATOR, trails)
        expect(pagesOf(known)).toEqual(pagesOf(playOn(start, luckOf(1, seats), NAVIGATOR)))
      }
    },
  )
})
