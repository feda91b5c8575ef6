import { expect, test } from 'vitest'
import type { GameWeb } from '../../../kit/board.ts'
import type { Snapshot } from '../../host/host.ts'
import { mayBeCoached } from './coached.ts'

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
