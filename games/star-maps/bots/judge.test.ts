import { describe, expect, test } from 'vitest'
import { Xoshiro128 } from '../../../engine/dice/random.ts'
import { readOptions } from '../../../engine/options.ts'
import { unwrap } from '../../../engine/result.ts'
import { viewOf } from '../../../engine/table/view.ts'
import { medalAhead, medalsOf } from '../rules/medals.ts'
import type { Move } from '../rules/moves.ts'
import { starMaps as game } from '../rules/rules.ts'
import type { State } from '../rules/state.ts'
import { starMapsBots } from './index.ts'
import { judge, prospects } from './judge.ts'

function begin(seats: number, given: object = {}): State {
  return game.setup(seats, unwrap(readOptions(game, seats, given)))
}

/** The game after `rounds` rounds, all seats by the third level, and the next throw. */
function reached(seats: number, rounds: number, given: object = {}, seed = 1): State {
  const random = new Xoshiro128(seed)
  let state = begin(seats, given)
  for (;;) {
    const turn = game.turn(state)
    if (turn.kind === 'over') throw new Error('over too soon')
    if (turn.kind === 'throw') state = game.land(state, random.throw(turn.sides))
    else if (state.round > rounds) return state
    else {
      const seat = turn.seats[0] as number
      state = game.move(
        state,
        seat,
        starMapsBots.levels[2]?.bot.choose(viewOf(game, state, seat), seat, random) as Move,
      )
    }
  }
}

describe('every move’s chance', () => {
  test.each([
    [1, {}],
    [2, { sheet: 'hero' }],
    [3, { sheet: 'lyre', bonuses: ['note', 'swap'] }],
  ])('%i seats: all moves in order, with their error, the same each time, and better for longer', (seats, given) => {
    const state = reached(seats, 8, given)
    const view = game.view(state, 0)
    const [few, many] = [judge(view, 0, { iterations: 20 }), judge(view, 0, { iterations: 200 })]
    expect(judge(view, 0, { iterations: 20 })).toEqual(few)
    expect(few.map(({ move }) => move)).toEqual(game.moves(state, 0))
    for (const [i, { exact, margin = 0, chance }] of few.entries()) {
      expect(exact).toBe(false)
      expect(chance >= 0 && chance <= 1).toBe(true)
      expect(Math.abs(chance - (many[i]?.chance ?? 2))).toBeLessThan(4 * margin)
    }
    const least = (judged: typeof few): number => Math.min(...judged.map(({ margin = 1 }) => margin))
    expect(least(few)).toBeGreaterThan(1.5 * least(many))
  })

  test('what others have chosen in secret does not matter', () => {
    const state = reached(2, 5)
    const judged = judge(game.view(state, 0), 0, { iterations: 10 })
    for (const move of game.moves(state, 1).slice(0, 3)) {
      const later = game.move(state, 1, move)
      expect(judge(game.view(later, 0), 0, { iterations: 10 })).toEqual(judged)
    }
  })

  test('alone it is the chance of the next medal: 1 once there is gold, 0 when it is out of reach', () => {
    const state = reached(1, 14)
    const points = game.scores(state)[0] as number
    expect(medalAhead(state.table.sheet, points)).toBeGreaterThan(0)
    const rich: State = { ...state, pages: state.pages.map((page) => ({ ...page, used: Array(20).fill(11) })) }
    expect(game.scores(rich)[0]).toBeGreaterThan(medalsOf(state.table.sheet)[2])
    for (const { chance } of judge(rich, 0, { iterations: 5 })) expect(chance).toBeCloseTo(1, 2)
    const poor: State = { ...state, pages: state.pages.map((page) => ({ ...page, found: 0, failed: 2 ** 16 - 1 })) }
    for (const { chance } of judge(poor, 0, { iterations: 5 })) expect(chance).toBeCloseTo(0, 2)
  })

  test('a seat far ahead at the end wins with whatever it does', () => {
    const state = reached(2, 6, { bonuses: ['note'] })
    const pages = state.pages.map((page, seat) => (seat === 0 ? { ...page, used: Array(40).fill(11) } : page))
    for (const { chance } of judge({ ...state, pages, shown: pages }, 0, { iterations: 5 }))
      expect(chance).toBeCloseTo(1, 2)
    for (const { chance } of judge({ ...state, pages, shown: pages }, 1, { iterations: 5 }))
      expect(chance).toBeCloseTo(0, 2)
  })
})

describe('what is known of a position', () => {
  const chancesAt = (state: State): readonly number[] => prospects(state, { iterations: 32 }).chances

  test.each([1, 2, 3])('%i seats: chances, all together one; at the end, who has won', (seats) => {
    const random = new Xoshiro128(seats)
    let state = begin(seats, { sheet: 'river' })
    for (let turn = game.turn(state); turn.kind !== 'over'; turn = game.turn(state)) {
      if (turn.kind === 'throw' && state.round % 5 === 0) {
        const chances = chancesAt(state)
        for (const chance of chances) expect(chance >= 0 && chance <= 1).toBe(true)
        if (seats > 1) expect(chances.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1, 9)
      }
      const seat = turn.kind === 'move' ? (turn.seats[0] as number) : 0
      state =
        turn.kind === 'throw'
          ? game.land(state, random.throw(turn.sides))
          : game.move(state, seat, starMapsBots.levels[2]?.bot.choose(viewOf(game, state, seat), seat, random) as Move)
    }
    const end = game.turn(state)
    const places = end.kind === 'over' ? end.places : []
    const first = places.filter((place) => place === 1).length
    // Nothing is played on any more: alone, it is known whether gold was reached, the only medal after which there is no next.
    if (seats > 1) expect(chancesAt(state)).toEqual(places.map((place) => (place === 1 ? 1 / first : 0)))
    else
      expect(chancesAt(state)).toEqual([(game.scores(state)[0] as number) >= (medalsOf('river')[2] as number) ? 1 : 0])
  })
})
