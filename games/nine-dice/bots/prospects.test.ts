import { describe, expect, test } from 'vitest'
import { prospectsOf } from '../../../bots/prospects.ts'
import type { Seat } from '../../../engine/contract.ts'
import { Xoshiro128 } from '../../../engine/dice/random.ts'
import { DEFAULTS, type Options } from '../rules/options.ts'
import { nineDice } from '../rules/rules.ts'
import { playing, type State } from '../rules/state.ts'
import { nineDiceBots, TEMPERS } from './index.ts'
import { finish, playRound } from './playout.ts'

/** Between two rounds. */
function between(scores: readonly number[], given: Partial<Options> = {}): State {
  return { ...nineDice.setup(scores.length, { ...DEFAULTS, ...given }), phase: 'spin', round: 1, scores }
}

/** Number 7: red and blue make it, orange with the joker, green not. */
const FACES = [7, 3, 4, 1, 1, 5, 2, 1, 2, 5]
const shown = (scores: readonly number[]): State => nineDice.land(between(scores), FACES)

function take(state: State, seat: Seat, text: string): State {
  const move = nineDice.read(text)
  if (move === null || nineDice.why(state, seat, move) !== null) throw new Error(text)
  return nineDice.move(state, seat, move)
}

const chancesOf = (state: State, iterations = 200) => prospectsOf(nineDice, nineDiceBots, state, { iterations })

describe('a game on bare numbers', () => {
  /** A game of grabs at random by the rules, with what every round brought those who played it. */
  function byRules(seats: number, seed: number): { readonly gains: number[][]; readonly winners: number } {
    const random = new Xoshiro128(seed)
    const gains: number[][] = []
    let state = between(Array<number>(seats).fill(3), { target: 10, spinner: 6 })
    for (let turn = nineDice.turn(state); turn.kind !== 'over'; turn = nineDice.turn(state)) {
      if (turn.kind === 'throw') {
        state = nineDice.land(state, random.throw(turn.sides))
        continue
      }
      const players = playing(state)
      const seat = random.pick(players)
      const next = nineDice.move(state, seat, random.pick(nineDice.moves(state, seat)))
      if (next.phase !== 'race') gains.push(players.map((one) => next.gains[one] as number))
      state = next
    }
    const places = nineDice.turn(state)
    const first = places.kind === 'over' ? places.places : []
    return { gains, winners: first.reduce((bits, place, seat) => (place === 1 ? bits | (1 << seat) : bits), 0) }
  }

  test.each([2, 3, 5])('is won by whom the rules say, with %i seats', (seats) => {
    let ties = 0
    for (let seed = 0; seed < 300; seed++) {
      const { gains, winners } = byRules(seats, seed)
      const rounds = gains.values()
      const random = new Xoshiro128(0)
      // Seats are turned at random: turned back, the gains are those of the game.
      const unturned = Object.assign(random, { below: () => 0 })
      const draw = (players: number): number[] => {
        const next = rounds.next().value as number[]
        expect(next).toHaveLength(players)
        if (players < seats) ties++
        return next
      }
      const start = between(Array<number>(seats).fill(3), { target: 10 })
      expect(finish(start, draw, unturned)).toBe(winners)
      expect(rounds.next().done).toBe(true)
    }
    expect(seats === 2 || ties > 0).toBe(true)
  })

  test('is over where it is over', () => {
    const never = (): never => {
      throw new Error('nothing is left to play')
    }
    const over: State = { ...between([15, 15, 3]), phase: 'over', tied: 0b011, tieRound: 5 }
    expect(finish(over, never, new Xoshiro128(1))).toBe(0b011)
  })
})

describe('chances', () => {
  test('the same position and iterations give the same answer', () =>
    expect(chancesOf(shown([6, 9]), 20)).toEqual(chancesOf(shown([6, 9]), 20)))

  test('agree with whole games of the strongest level, through the rules', () => {
    const positions = [
      between([9, 6]),
      take(shown([3, 8]), 0, 'take red'),
      take(shown([3, 3, 8]), 2, 'take green'),
      { ...between([15, 15, 3]), tied: 0b011 },
      between([12, 3, 7], { blackBonus: 'taker-took', wrongWithBlack: 'triple', spinner: 6, seconds: 15 }),
      between([12, 9], { statement: 'on', target: 20 }),
    ]
    for (const state of positions) {
      const fast = chancesOf(state)
      const whole = prospectsOf(nineDice, { levels: nineDiceBots.levels }, state, { iterations: 400 })
      const error = Math.hypot(fast.margin ?? 0, whole.margin ?? 0)
      for (const [seat, chance] of fast.chances.entries()) {
        expect(Math.abs(chance - (whole.chances[seat] as number)), `${seat}`).toBeLessThan(3.5 * error)
      }
    }
  })

  test('add up to one; among equals all have the same', () => {
    const { chances, margin = 0, exact } = chancesOf(between([3, 3, 3, 3]))
    expect(exact).toBe(false)
    expect(chances.reduce((sum, chance) => sum + chance)).toBeCloseTo(1, 9)
    for (const chance of chances) expect(Math.abs(chance - 0.25)).toBeLessThan(4 * margin)
  })

  test('a right disc gains, a wrong one costs, more than their errors', () => {
    const before = chancesOf(shown([6, 6]))
    const [right, wrong] = ['take red', 'take green'].map((text) => chancesOf(take(shown([6, 6]), 0, text)))
    const error = 3 * Math.SQRT2 * (before.margin ?? 0)
    expect(right?.chances[0]).toBeGreaterThan((before.chances[0] as number) + error)
    expect(wrong?.chances[0]).toBeLessThan((before.chances[0] as number) - error)
  })

  test('whoever looks on in a tie-break cannot win', () => {
    const state: State = { ...between([15, 15, 14]), tied: 0b011, tieRound: 2 }
    expect(chancesOf(state).chances[2]).toBe(0)
  })

  test('few iterations prove little, many more; one seat needs none', () => {
    const [few, some, many] = [3, 30, 300].map((iterations) => chancesOf(shown([9, 6]), iterations).margin ?? 0)
    expect(few).toBeGreaterThan(0.1)
    expect(some).toBeLessThan(0.03)
    expect(many).toBeLessThan(some as number)
    expect(chancesOf(between([3]))).toEqual({ chances: [1], exact: true })
  })

  test('a round is played to its end, also when its time is up before anybody acts', () => {
    const slow = { ...TEMPERS.turtle, glance: 10 ** 6 }
    const end = playRound(slow, shown([3, 3]), new Xoshiro128(1))
    expect(end).toMatchObject({ phase: 'spin', taken: [], gains: [0, 0] })
  })
})
