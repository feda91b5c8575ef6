import { expect, test } from 'vitest'
import type { MyTable } from '../../../protocol/http.ts'
import { byUrgency, mostUrgent } from './mine.ts'

const table = (id: string, status: string, updated: number, due: readonly number[] = []): MyTable =>
  ({ table: { id, status, updated }, due, left: null, you: { seats: [0] } }) as unknown as MyTable

const ids = (tables: readonly MyTable[]): string[] => tables.map((one) => one.table.id)

test('a table that waits for me comes first, then running ones, then lobbies, then finished ones', () => {
  const all = [
    table('over', 'over', 9),
    table('lobby', 'lobby', 8),
    table('older', 'playing', 1),
    table('newer', 'playing', 2),
    table('mine', 'playing', 0, [0]),
  ]
  expect(ids(byUrgency(all))).toEqual(['mine', 'newer', 'older', 'lobby', 'over'])
})

test('finished tables are nothing to go back to', () => {
  expect(mostUrgent([table('over', 'over', 1), table('closed', 'closed', 2)])).toBeNull()
  expect(mostUrgent([table('over', 'over', 1), table('lobby', 'lobby', 0)])?.table.id).toBe('lobby')
})
