import { describe, expect, test } from 'vitest'
import type { Knowledge } from '../engine/bots/bot.ts'
import { CONCEALED, type Pebbles, pebbles } from '../engine/conformance/fixture.ts'
import type { Turn } from '../engine/contract.ts'
import { handOf } from '../engine/dice/multiset.ts'
import { Xoshiro128 } from '../engine/dice/random.ts'
import { readOptions } from '../engine/options.ts'
import { unwrap } from '../engine/result.ts'
import { revealed } from '../engine/table/view.ts'
import { toyGame } from '../engine/testing/toy-game.ts'
import { CARD_IDS, type CardId, DICE, points } from '../games/dicy-cards/rules/cards.ts'
import { dicyCards } from '../games/dicy-cards/rules/rules.ts'
import { activeOf, type State } from '../games/dicy-cards/rules/state.ts'
import { greedyBot } from './greedy.ts'
import { guesser } from './players.testing.ts'

const random = () => new Xoshiro128(1)

/** One throw of one seat, to be kept or thrown once more: the least game in which a throw ahead matters. */
interface Keep {
  readonly sides: readonly number[]
  readonly phase: 'choose' | 'throw' | 'over'
  readonly sum: number
}

const keep = toyGame<Keep, 'keep' | 'again'>(1, ['keep', 'again'], {
  id: 'keep',
  setup: () => ({ sides: [6], phase: 'throw', sum: 0 }),
  turn: ({ phase, sides }): Turn => {
    if (phase === 'throw') return { kind: 'throw', sides, seat: 0 }
    return phase === 'over' ? { kind: 'over', places: [1] } : { kind: 'move', seats: [0] }
  },
  moves: ({ phase }) => (phase === 'choose' ? ['keep', 'again'] : []),
  move: (state, _, move) => ({ ...state, phase: move === 'keep' ? 'choose' : 'throw' }),
  land: (state, faces) => ({ ...state, phase: 'choose', sum: faces.reduce((sum, face) => sum + face, 0) }),
  scores: ({ sum }) => [sum],
})

describe('the exact average decides', () => {
  const bySum: Knowledge<Keep> = { value: ({ sum }) => sum }
  const choice = (sides: readonly number[], sum: number) =>
    greedyBot(keep, bySum).choose(revealed({ sides, phase: 'choose', sum }), 0, random())

  // The mean of a die is 3.5, of a coin and a die 5.
  test.each([
    { sides: [6], again: [1, 2, 3], keep: [4, 5, 6] },
    { sides: [2, 6], again: [2, 3, 4], keep: [5, 6, 7] },
  ])('$sides', ({ sides, again, keep }) => {
    expect(again.map((sum) => choice(sides, sum))).toEqual(again.map(() => 'again'))
    expect(keep.map((sum) => choice(sides, sum))).toEqual(keep.map(() => 'keep'))
  })

  test('a throw of a million outcomes is sampled', () => {
    expect(choice([1000, 1000], 700)).toBe('again')
    expect(choice([1000, 1000], 1300)).toBe('keep')
  })
})

describe('Dicy Cards, with points as worth', () => {
  /** What the seat has, or would have at once with the dice on the table, and a price for each card that is then active. */
  const byPoints = (price: number): Knowledge<State> => ({
    value: (state, seat) => {
      const active = activeOf(state, seat)
      const cards = state.table.cards.filter((_, place) => active & (1 << place))
      const due = state.phase === 'choose' && state.seat === seat && state.dice >= DICE.full
      const best = due ? Math.max(0, ...cards.map((card) => points(card, state.dice))) : 0
      return (state.scores[seat] as number) + best + price * (cards.length - (due ? 1 : 0))
    },
  })
  const lineup = ['odds', 'sixes', 'straight', 'any-two', 'two-pairs'] as const
  const position = (dice: readonly number[], active: readonly CardId[]): State => ({
    table: { seats: 2, target: 100, lowestThree: 'others', cards: lineup.map((id) => CARD_IDS.indexOf(id)) },
    phase: 'choose',
    first: 0,
    seat: 0,
    dice: handOf(DICE, dice),
    active: lineup.reduce((bits, id, place) => bits | (active.includes(id) ? 1 << place : 0), 0b11111 << 5),
    asked: 0,
    scoring: 0,
    scores: [0, 0],
  })
  const choice = (price: number, dice: readonly number[], active: readonly CardId[]): string =>
    dicyCards.write(
      greedyBot(dicyCards, byPoints(price)).choose(revealed(position(dice, active)), 0, random()) ?? { kind: 'pass' },
    )

  test('five sixes and a one: the sixth is worth 1 point more on average', () => {
    // 30 points now, and odds stays active; 30 + 6/6 after a reroll that odds pays for.
    expect(choice(0, [6, 6, 6, 6, 6, 1], ['odds', 'sixes'])).toBe('reroll odds 1')
    expect(choice(2, [6, 6, 6, 6, 6, 1], ['odds', 'sixes'])).toBe('score sixes')
  })

  test('of odds 5 5 5 1 and two even dice, the dice below the mean of what odd dice give are thrown again', () => {
    // An odd die gives 1, 3 or 5, each with 1/6: 1.5 on average. So the 1 and both even dice go up: 15 + 4.5 against 16.
    expect(choice(0, [5, 5, 5, 1, 2, 4], ['odds', 'any-two'])).toBe('reroll any-two 1 2 4')
  })

  test('with the last card nothing is thrown again: only passing would be left', () => {
    expect(choice(0, [6, 6, 6, 6, 6, 1], ['sixes'])).toBe('score sixes')
  })
})

describe('a race and secrets', () => {
  const start = pebbles.setup(2, unwrap(readOptions(pebbles, 2, {})))
  const bell: Pebbles = { ...start, phase: 'bell', laid: [1, 0] }

  test('in an optional turn it acts where that is better, and else not', () => {
    expect(greedyBot(pebbles).choose(revealed(bell), 0, random())).toEqual({ kind: 'grab', bell: 'brass' })
    const shy: Knowledge<Pebbles> = { value: (state, seat) => -(state.points[seat] as number) }
    expect(greedyBot(pebbles, shy).choose(revealed(bell), 0, random())).toBeNull()
  })

  test('what others have chosen in secret is guessed and not read', () => {
    // The other has laid some of its two pebbles for a prize of 10: only more than that is sure to win it.
    const secret: Pebbles = { ...start, phase: 'lay', prize: 10, pebbles: [6, 2], laid: [-1, CONCEALED] }
    expect(greedyBot(pebbles, guesser).choose(revealed(secret), 0, random())).toEqual({ kind: 'lay', count: 3 })
  })
})

test('once cancelled it answers with the best so far', () => {
  let asked = 0
  const cancelled = () => ++asked > 2
  const state = dicyCards.land(
    dicyCards.land(dicyCards.setup(2, { lineup: 'glacial', cards: [], target: 100, lowestThree: 'others' }), [1]),
    [6, 6, 5, 5, 4, 4],
  )
  const move = greedyBot(dicyCards).choose(revealed(state), 0, random(), { cancelled })
  expect(asked).toBe(3)
  expect(move === null ? 'none' : dicyCards.why(state, 0, move)).toBeNull()
})
