import { describe, expect, test } from 'vitest'
import type { Knowledge } from '../../engine/bots/bot.ts'
import { pebbles } from '../../engine/conformance/fixture.ts'
import type { Game, Input } from '../../engine/contract.ts'
import { Xoshiro128 } from '../../engine/dice/random.ts'
import { act, openTable, stateOf, type Table } from '../../engine/table/table.ts'
import { revealed } from '../../engine/table/view.ts'
import { partsOf, rulesOf } from '../../games/index.ts'
import { review } from './review.ts'

/** A race to three by throws of one die: 6 is a point for the thrower. Its chance is known exactly enough to test with. */
interface Sixes {
  readonly points: readonly [number, number]
  readonly seat: number
}

const sixes: Game<Sixes, never, object> = {
  ...(pebbles as unknown as Game<Sixes, never, object>),
  id: 'sixes',
  options: {},
  check: () => null,
  setup: () => ({ points: [0, 0], seat: 0 }),
  turn: ({ points, seat }) =>
    points.includes(3)
      ? { kind: 'over', places: points.map((mine) => 1 + points.filter((one) => one > mine).length) }
      : { kind: 'throw', sides: [6], seat },
  land: ({ points: [a, b], seat }, [face]) => {
    const won = face === 6 ? 1 : 0
    return { points: seat === 0 ? [a + won, b] : [a, b + won], seat: 1 - seat }
  },
  scores: ({ points }) => points,
}

const lead: Knowledge<Sixes> = {
  value: ({ points }, seat) => 0.5 + ((points[seat] ?? 0) - (points[1 - seat] ?? 0)) / 6,
}

function played<State>(
  game: Game<State>,
  seats: number,
  inputs: readonly Input<unknown>[],
  options: unknown = {},
): Table<State> {
  let table = openTable(game, seats, options)
  for (const input of inputs) {
    const next = act(table, { input })
    if (!next.ok) throw new Error(JSON.stringify(next.fault))
    table = next.value
  }
  return table
}

const throws = (...faces: number[]): Input<never>[] => faces.map((face) => ({ kind: 'throw', faces: [face] }))

describe('a game looked back on', () => {
  test('has the chance of every seat at every step', () => {
    const looked = review(played(sixes, 2, throws(6, 1)), lead)
    expect(looked?.chances.map((row) => row.map((one) => Math.round(one * 6)))).toEqual([
      [3, 3],
      [4, 2],
      [4, 2],
    ])
    expect(looked?.marks).toEqual([0, 1, 2])
    expect(looked?.turning).toBe(null) // Not over.
  })

  test('turned where the winner gained most, the first of equals, with whose turn it was', () => {
    const looked = review(played(sixes, 2, throws(1, 6, 6, 6, 1, 6)), lead)
    expect(looked?.turning).toMatchObject({ from: 1, step: 2, seat: 1 })
    expect(looked?.turning?.before).toBeCloseTo(0.5)
    expect(looked?.turning?.after).toBeCloseTo(4 / 6)
  })

  test('knows the luckiest throw by the average of what could have fallen', () => {
    const looked = review(played(sixes, 2, throws(1, 2, 6, 1)), lead)
    expect(looked?.luckiest).toMatchObject({ step: 3, seat: 0 })
    expect(looked?.luckiest?.average).toBeCloseTo(0.5 + 1 / 36)
    expect(looked?.luckiest?.after).toBeCloseTo(4 / 6)
  })

  test('without luck there is no luckiest throw', () =>
    expect(review(played(sixes, 2, throws(1, 2)), lead)?.luckiest).toBe(null))

  test('a shared win was decided nowhere', () => {
    const draw: Game<Sixes, never, object> = {
      ...sixes,
      turn: (state) => (state.points[0] === 1 ? { kind: 'over', places: [1, 1] } : sixes.turn(state)),
    }
    const looked = review(played(draw, 2, throws(6)), lead)
    expect(looked?.turning).toBe(null)
    expect(looked?.luckiest?.step).toBe(1)
  })

  test('a game that cannot estimate has no review', () => expect(review(played(sixes, 2, []), {})).toBe(null))

  test('throws of nobody are nobody’s luck, and moves in between do not count as turns', () => {
    const table = played(
      pebbles as Game,
      1,
      [
        { kind: 'throw', faces: [6, 2, 6] },
        { kind: 'move', seat: 0, move: { kind: 'lay', count: 3 } },
        { kind: 'time' },
      ],
      { rounds: 1, bells: ['brass'], motto: '' },
    )
    const looked = review(table, { value: (state) => Math.min(1, (pebbles.scores(state as never)[0] ?? 0) / 24) })
    expect(looked?.luckiest).toBe(null)
    expect(looked?.marks).toEqual([0, 3])
    expect(looked?.turning).toMatchObject({ from: 0, step: 3, seat: null, before: 0, after: 1 })
  })
})

test('a game of ours: estimates are compared only at the beginnings of turns, and the winner ends at 1', async () => {
  const game = await rulesOf('dicy-cards')
  const { knowledge, levels } = await partsOf('dicy-cards').bots()
  const random = new Xoshiro128(5)
  let table = openTable(game, 3, { lineup: 'beginner', cards: [], target: 100, lowestThree: 'others' })
  for (;;) {
    const turn = game.turn(stateOf(table))
    if (turn.kind === 'over') break
    const seat = turn.kind === 'move' ? (turn.seats[0] as number) : 0
    const input: Input<unknown> =
      turn.kind === 'throw'
        ? { kind: 'throw', faces: random.throw(turn.sides) }
        : { kind: 'move', seat, move: levels[2]?.bot.choose(revealed(stateOf(table)), seat, random) }
    const next = act(table, { input })
    if (!next.ok) throw new Error(JSON.stringify(next.fault))
    table = next.value
  }
  const looked = review(table, knowledge)
  const end = game.turn(stateOf(table))
  if (looked === null || end.kind !== 'over' || looked.turning === null || looked.luckiest === null)
    throw new Error('nothing')
  const winner = end.places.indexOf(1)
  expect(looked.chances).toHaveLength(table.states.length)
  expect(looked.chances.flat().filter((one) => !(one >= 0 && one <= 1))).toEqual([])
  expect(looked.chances.at(-1)?.[winner]).toBe(1)
  expect(looked.chances[0]?.[winner]).toBeCloseTo(1 / 3)
  const taken = table.entries.flatMap(({ input }, i) =>
    input.kind === 'move' && game.write(input.move).startsWith('reroll') ? [i + 1] : [],
  )
  expect(taken.length).toBeGreaterThan(0)
  expect(looked.marks.filter((step) => taken.includes(step))).toEqual([])
  expect(looked.turning.after).toBeGreaterThan(looked.turning.before)
  expect(looked.marks).toEqual(expect.arrayContaining([looked.turning.from, looked.turning.step]))
  expect(table.entries[looked.luckiest.step - 1]?.input.kind).toBe('throw')
  expect(looked.luckiest.after).toBeGreaterThan(looked.luckiest.average)
})
