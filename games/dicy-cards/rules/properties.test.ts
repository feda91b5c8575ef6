/** Invariants of every game, for all players. */
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Input } from '../../../engine/contract.ts'
import { outcomes } from '../../../engine/dice/dice.ts'
import { play } from '../../../engine/play.ts'
import { type PlayedStep, playRandomly } from '../../../engine/testing/random-play.ts'
import { DICE, points } from './cards.ts'
import type { Move } from './moves.ts'
import { dicyCards as game } from './rules.ts'
import { ALL_FIVE, activeOf, type State } from './state.ts'
import { type StateParts, stateOf } from './summary.ts'

type Played = PlayedStep<State, Move>

const anyMatch = fc
  .record({
    seats: fc.integer({ min: 2, max: 4 }),
    lineup: fc.constantFrom('glacial', 'interglacial', 'beginner', 'intermediate', 'interaction'),
    target: fc.constantFrom(50, 100),
    lowestThree: fc.constantFrom('others', 'everyone'),
    seed: fc.integer(),
  })
  .map(({ seats, seed, ...options }) => ({ seats, steps: playRandomly(game, seats, options, seed) }))

function holds(property: (all: { seats: number; steps: readonly Played[] }) => void): void {
  fc.assert(fc.property(anyMatch, property), { seed: 11, numRuns: process.env.SOAK ? 500 : 20 })
}

const last = (steps: readonly Played[]): State => (steps.at(-1) as Played).after

test('R6 only scoring adds points, to the scorer, as many as the card is worth', () => {
  holds(({ steps }) => {
    for (const { before, input, after } of steps) {
      const gained = after.scores.map((score, seat) => score - (before.scores[seat] as number))
      const scores = input.kind === 'move' && input.move.kind === 'score'
      const worth = scores ? points(input.move.card, before.dice) : 0
      expect(gained).toEqual(before.scores.map((_, seat) => (scores && seat === before.seat ? worth : 0)))
    }
  })
})

test('R8 nobody’s cards change but by their own move, or by their own pass', () => {
  holds(({ seats, steps }) => {
    for (const { before, input, after } of steps) {
      for (let seat = 0; seat < seats; seat++) {
        if (activeOf(before, seat) === activeOf(after, seat)) continue
        const own = input.kind === 'move' && input.seat === seat
        // After the last answer the card that was scored freezes as well (R6).
        const scorer = before.scoring !== 0 && seat === before.seat
        expect(own || scorer).toBe(true)
      }
    }
  })
})

test('R7 whoever passes has everything active', () => {
  holds(({ steps }) => {
    for (const { input, after } of steps) {
      if (input.kind === 'move' && input.move.kind === 'pass') expect(activeOf(after, input.seat)).toBe(ALL_FIVE)
    }
  })
})

test('R10 all seats have had the same number of turns, and somebody has reached the target', () => {
  holds(({ seats, steps }) => {
    const turns = Array<number>(seats).fill(0)
    for (const { before, input } of steps) {
      const ends = input.kind === 'move' && (input.move.kind === 'score' || input.move.kind === 'pass')
      if (ends) turns[before.seat] = (turns[before.seat] as number) + 1
    }
    expect(new Set(turns).size).toBe(1)
    const end = last(steps)
    expect(Math.max(...end.scores)).toBeGreaterThanOrEqual(end.table.target)
  })
})

test('R11 somebody has won, and no winner has fewer points than anybody', () => {
  holds(({ steps }) => {
    const end = last(steps)
    const { places } = game.turn(end) as { places: readonly number[] }
    const best = Math.max(...end.scores)
    for (const [seat, place] of places.entries()) if (place === 1) expect(end.scores[seat]).toBe(best)
    expect(places).toContain(1)
  })
})

test('the order of seats does not matter: a table turned round plays the same game', () => {
  const turnRound = (state: State): State => {
    const [low, high] = [activeOf(state, 0), activeOf(state, 1)]
    const bits = state.scoring === 0 ? 0 : state.scoring > ALL_FIVE ? state.scoring >> 5 : state.scoring << 5
    const asked = ((state.asked & 1) << 1) | (state.asked >> 1)
    const { first, seat, scores } = state
    return {
      ...state,
      first: 1 - first,
      seat: 1 - seat,
      active: high | (low << 5),
      scoring: bits,
      asked,
      scores: scores.toReversed(),
    }
  }
  const turnInput = (input: Input<Move>): Input<Move> =>
    input.kind === 'move' ? { ...input, seat: 1 - input.seat } : input
  fc.assert(
    fc.property(fc.integer(), (seed) => {
      for (const { before, input, after } of playRandomly(game, 2, { lineup: 'interaction' }, seed).slice(1)) {
        expect(play(game, turnRound(before), turnInput(input))).toEqual({ ok: true, value: turnRound(after) })
      }
    }),
    { seed: 5, numRuns: 15 },
  )
})

/** How many positions lie n inputs ahead, throws by multiset: the whole tree, so that no rule changes by accident. */
describe('whole-tree counts', () => {
  function count(state: State, depth: number): number {
    const turn = game.turn(state)
    if (depth === 0 || turn.kind === 'over') return 1
    if (turn.kind === 'throw')
      return total(
        outcomes(turn).map(({ faces }) => game.land(state, faces)),
        depth,
      )
    return total(
      turn.seats.flatMap((seat) => game.moves(state, seat).map((move) => game.move(state, seat, move))),
      depth,
    )
  }
  const total = (states: readonly State[], depth: number): number =>
    states.reduce((n, next) => n + count(next, depth - 1), 0)

  const start = game.setup(2, { lineup: 'glacial', cards: [], target: 50, lowestThree: 'others' })
  const few: StateParts = {
    dice: [6, 6, 5, 2, 1, 1],
    frozen: [
      ['any-two', 'no-sixes', 'two-pairs'],
      ['odds', 'straight'],
    ],
  }
  const interaction: StateParts = {
    seats: 3,
    cards: ['any-two', 'sixes', 'lowest-three', 'forty-minus', 'double-pair'],
    lowestThree: 'everyone',
    dice: [6, 6, 6, 6, 6, 6],
    frozen: [['forty-minus', 'double-pair'], ['any-two'], ['sixes', 'lowest-three']],
  }
  test.each<[string, State, number, number]>([
    ['from the start, glacial', start, 1, 2],
    ['from the start, glacial', start, 2, 924],
    // By hand: rerolls are 5 × (C(17,6) − 462), passes 462, scores 462 + 210 + 434 + 366 + 275 in line-up order; two seats.
    ['from the start, glacial', start, 3, 2 * (5 * (12_376 - 462) + 462 + 1747)],
    // By hand: 2 cards × (3 × 2 × 2 × 3 − 1) rerolls, two scores, a pass.
    ['two cards each', stateOf(few), 1, 73],
    ['two cards each', stateOf(few), 2, 7386],
    ['two cards each', stateOf(few), 3, 276_687],
    // By hand: 3 cards × 6 rerolls, three scores, a pass.
    ['three seats, six sixes', stateOf(interaction), 1, 22],
    // By hand: 3 × 923 rerolls landed, 3 wakes after the pass, 7 + 3 + 9 answers to the three effects.
    ['three seats, six sixes', stateOf(interaction), 2, 2791],
    ['three seats, six sixes', stateOf(interaction), 3, 150_903],
  ])('%s, %#', (_, state, depth, positions) => {
    expect(count(state, depth)).toBe(positions)
  })

  test('462 rolls stand for 46,656', () => {
    expect(DICE.count - DICE.full).toBe(462)
  })
})
