import { expect, test } from 'vitest'
import type { Game, Turn } from '../../engine/contract.ts'
import type { Entry } from '../../engine/log.ts'
import type { Table } from '../../engine/table/table.ts'
import { frontAt, nextTurn, spansOf, turnBefore } from './timeline.ts'

/** A game whose position is its turn. */
const game = { turn: (due: Turn) => due } as unknown as Game
const dice = (seat: number | null): Turn => ({ kind: 'throw', sides: [6], seat })
const again = (seat: number): Turn => ({ kind: 'throw', sides: [6], seat, goesOn: true })
const ask = (seat: number): Turn => ({ kind: 'move', seats: [seat] })
const thrown: Entry<unknown> = { input: { kind: 'throw', faces: [1] } }
const moved = (seat: number): Entry<unknown> => ({ input: { kind: 'move', seat, move: null } })

const STEPS: readonly [Turn, Entry<unknown>][] = [
  [dice(null), thrown],
  [dice(1), thrown],
  [ask(1), moved(1)],
  [again(1), thrown], // taken up again
  [ask(1), moved(1)],
  [ask(0), moved(0)], // an answer
  [dice(0), thrown],
  [ask(0), moved(0)],
  [ask(1), moved(1)],
]

const table: Table = {
  game,
  seats: 2,
  options: {},
  entries: STEPS.map(([, entry]) => entry),
  states: [...STEPS.map(([due]) => due), { kind: 'over', places: [1, 2] }],
}
const spans = spansOf(table)

test('a turn lasts from its roll to the next one’s; dice taken up again and answers of others belong to it', () => {
  expect(spans).toEqual([
    { from: 0, to: 1, seat: null },
    { from: 1, to: 6, seat: 1 },
    { from: 6, to: 9, seat: 0 },
  ])
  expect(spansOf({ ...table, entries: [], states: table.states.slice(0, 1) })).toEqual([])
})

test.each([
  [0, 1, 0],
  [1, 6, 0],
  [3, 6, 1],
  [6, 9, 1],
  [8, 9, 6],
  [9, 9, 6],
])('from step %i the next turn is at %i, the one before at %i', (at, next, before) => {
  expect(nextTurn(spans, at)).toBe(next)
  expect(turnBefore(spans, at)).toBe(before)
})

test('in front lies what belongs to the only person, else to whoever acts', () => {
  expect(frontAt(table, [0], 2)).toBe(0)
  expect([0, 1, 2, 4, 5, 7, 8, 9].map((at) => frontAt(table, [0, 1], at))).toEqual([0, 1, 1, 1, 0, 0, 1, 1])
})
