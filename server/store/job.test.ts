import { expect, test } from 'vitest'
import { unwrap } from '../../engine/result.ts'
import { type Job, lightJobOf, MOVED, pack, unpack } from './job.ts'
import { TABLE_COLUMNS } from './rows.ts'
import { made, more, row, seated } from './testing/sample.ts'

const seats = [seated('ann'), seated('bob')]
const before = row('t', { seats, seq: 4, epoch: 2 })

function moveOf(lines: readonly string[], commands: readonly string[]): Job {
  const command = (id: string) => ({ identity: 'ann', id, seq: 4 + lines.length })
  const table = { ...more(before, lines), before, commands: commands.map(command) }
  return unwrap(lightJobOf({ tables: [table] }))
}

test('what is packed is unpacked as it was', () => {
  const jobs = [moveOf(['0 pass', 'throw 6'], ['a']), moveOf([], []), moveOf(['throw 1'], ['b', 'c'])]
  const packed = pack(jobs)
  expect(packed).not.toBeNull()
  expect(unpack(packed ?? [])).toEqual(jobs)
  expect(unpack(pack([]) ?? [])).toEqual([])
})

test('among others, nothing is packed', () => {
  expect(pack([moveOf(['throw 1'], []), unwrap(lightJobOf({ tables: [made('u', [])] }))])).toBeNull()
})

test.each(TABLE_COLUMNS)('a write that changes %s is a move only if moves do so', (column) => {
  const table = more(before, ['throw 1'])
  const other = { seats: [], seq: table.row.seq, epoch: 3 }
  const changed = { ...table.row, [column]: column in other ? other[column as keyof typeof other] : 'another' }
  const { move } = unwrap(lightJobOf({ tables: [{ ...table, row: changed }] }))
  expect(move !== undefined).toBe(MOVED.some((moved) => moved === column))
})
