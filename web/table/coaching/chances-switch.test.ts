import { expect, test } from 'vitest'
import type { GameWeb } from '../../../kit/board.ts'
import type { Snapshot } from '../../host/host.ts'
import { mayBeCoached, readShown, withShown } from './chances-switch.ts'

test('chances shown at one table are not shown at the next', () => {
  const shown = withShown([], 'one', true)
  expect(shown).toEqual(['one'])
  expect(shown.includes('two')).toBe(false)
  expect(withShown(shown, 'one', false)).toEqual([])
  expect(withShown(withShown(shown, 'two', true), 'one', true)).toEqual(['one', 'two'])
})

test('only the last tables are remembered', () => {
  const many = Array.from({ length: 50 }, (_, i) => `t${i}`).reduce<readonly string[]>(
    (ids, id) => withShown(ids, id, true),
    [],
  )
  expect(many).toHaveLength(30)
  expect(many[0]).toBe('t49')
})

test.each(['', '{}', '[1, null]', 'null', '["../../etc"]'])('%j is as if nothing was kept', (json) =>
  expect(readShown(json)).toEqual([]),
)

test('what was kept is read again', () => expect(readShown('["a","b"]')).toEqual(['a', 'b']))

const told = { chances: true } as GameWeb
const race = { chances: true, racing: {} } as unknown as GameWeb
const table = (seats: number, more: Partial<Snapshot> = {}): Snapshot =>
  ({ table: { seats }, ...more }) as unknown as Snapshot

test('a coach is offered where people can undo, or have agreed on it', () => {
  expect(mayBeCoached(told, table(2))).toBe(true)
  expect(mayBeCoached(told, table(2, { binding: true }))).toBe(false)
  expect(mayBeCoached(told, table(2, { binding: true, coached: true }))).toBe(true)
  expect(mayBeCoached({} as GameWeb, table(2))).toBe(false)
})

test('alone only where one chooses', () => {
  expect(mayBeCoached(told, table(1))).toBe(true)
  expect(mayBeCoached(race, table(1))).toBe(false)
  expect(mayBeCoached(race, table(3))).toBe(true)
})
