import { expect, test } from 'vitest'
import { rulesOf } from '../../games/index.ts'
import type { Input } from '../contract.ts'
import { readOptions } from '../options.ts'
import { unwrap } from '../result.ts'
import { firstPosition, resumed } from './position.ts'
import { act, isSameStep, openEntries, openTable, seenTable, type Table } from './table.ts'
import type { View, Viewer } from './view.ts'
import { isHidden, isSecret, seenState, visibleFrom, visibleLines } from './visibility.ts'

const game = await rulesOf('star-maps')

/** `throw 2 5`, or a seat and its move. */
function inputOf(written: string): Input<unknown> {
  const [first = '', ...words] = written.split(' ')
  if (first === 'throw') return { kind: 'throw', faces: words.map(Number) }
  return { kind: 'move', seat: Number(first), move: game.read(words.join(' ')) }
}

function tableAfter(seats: number, ...inputs: readonly string[]): Table {
  const options = unwrap(readOptions(game, seats, {}))
  return inputs.reduce(
    (table, written) => {
      return unwrap(act(table, { input: inputOf(written) }))
    },
    openTable(game, seats, options),
  )
}

const HALF = tableAfter(2, 'throw 2 5', '0 write 5 b8')
const WHOLE = tableAfter(2, 'throw 2 5', '0 write 5 b8', '1 connect c1')

test('a choice is secret until all have chosen', () => {
  expect([isHidden(HALF), isHidden(WHOLE)]).toEqual([true, false])
  expect([0, 1].map((index) => isSecret(HALF, index))).toEqual([false, true])
  expect([0, 1, 2].map((index) => isSecret(WHOLE, index))).toEqual([false, false, false])
})

test('when it is laid open, the whole round is told', () => {
  expect(visibleFrom(HALF, 1)).toBe(1)
  expect(visibleFrom(WHOLE, 2)).toBe(1)
  const next = tableAfter(2, 'throw 2 5', '0 write 5 b8', '1 connect c1', 'throw 1 1')
  expect(visibleFrom(next, 3)).toBe(3)
})

test('others see the sheet as it was, the seat itself what it chose', () => {
  const boxes = (seat: number | null): unknown[] =>
    (seenState(HALF, seat) as View<{ pages: readonly { boxes: readonly number[] }[] }>).pages.map(
      ({ boxes: all }) => all[7],
    )
  expect([boxes(0), boxes(1), boxes(null)]).toEqual([
    [5, 0],
    [0, 0],
    [0, 0],
  ])
})

test('alone there are no secrets', () => {
  const alone = tableAfter(1, 'throw 2 5')
  expect([isHidden(alone), isSecret(tableAfter(1, 'throw 2 5', '0 write 5 b8'), 1)]).toEqual([false, false])
})

test('of a secret choice others get only whose it is, in entries as in states; once it is laid open, all of it', () => {
  const moves = (table: Table, viewer: Viewer) => seenTable(table, viewer).entries.map(({ input }) => input.kind)
  expect(moves(HALF, 0)).toEqual(['throw', 'move'])
  for (const viewer of [1, null]) {
    expect(moves(HALF, viewer)).toEqual(['throw', 'chosen'])
    expect(JSON.stringify(seenTable(HALF, viewer).entries)).not.toContain('"move":')
    expect(openEntries(seenTable(HALF, viewer).entries)).toBeNull()
  }
  expect(seenTable(WHOLE, 1).entries).toEqual(WHOLE.entries)
  expect(openEntries(seenTable(WHOLE, null).entries)).toEqual(WHOLE.entries)
})

test('a step is the same one when it is told to another viewer, or laid open', () => {
  const [before, own, after] = [seenTable(HALF, 1), seenTable(HALF, 0), seenTable(WHOLE, 1)]
  expect(isSameStep(before.entries[1], own.entries[1])).toBe(true)
  expect(isSameStep(before.entries[1], after.entries[1])).toBe(true)
  expect(isSameStep(before.entries[1], after.entries[2])).toBe(false)
  expect(isSameStep(after.entries[1], after.entries[0])).toBe(false)
  expect(isSameStep(undefined, after.entries[0])).toBe(false)
  expect(isSameStep(undefined, undefined)).toBe(true)
})

test('who comes late reads the rounds that are laid open, and of the current one whose choices are made', () => {
  const lines = ['throw 2 5', '0 write 5 b8', '1 connect c1', 'throw 1 1']
  const options = unwrap(readOptions(game, 2, {}))
  const first = firstPosition(game, 2, options, () => [])
  const moves = game.moves(unwrap(resumed(first, lines)).state, 0)
  const log = [...lines, `0 ${game.write(moves[0])}`]
  const position = unwrap(resumed(first, log))
  expect(visibleLines(position, [], 1, log, position.open)).toEqual([...lines, { chosen: 0 }])
  expect(visibleLines(position, [1], 1, log)).toEqual([log[0], { chosen: 0 }, log[2], log[3], { chosen: 0 }])
})
