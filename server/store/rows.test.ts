import { describe, expect, test } from 'vitest'
import { type Column, columnsOf, readIdentity, readTable, TABLE_COLUMNS } from './rows.ts'
import type { ClockRow, SeatRow, TableRow } from './store.ts'
import { row, seated } from './testing/sample.ts'

const raw = (of: TableRow): Record<string, Column> => {
  const columns = columnsOf(of)
  return Object.fromEntries(TABLE_COLUMNS.map((name, i) => [name, columns[i] ?? null]))
}

describe('a row', () => {
  test.each<[string, Partial<TableRow>]>([
    ['as usual', {}],
    ['listed', { listed: true, deadline: 5, host: 'ann', secret: null }],
    ['with all kinds of seats', { seats: [seated('ann'), { kind: 'open' }, { kind: 'bot', level: 'easy' }] }],
    ['with a deleted person', { seats: [{ ...seated('ann'), identity: null, name: null } as SeatRow] }],
    ...[{ kind: 'none' }, { kind: 'live', move: 5, bank: 0 }, { kind: 'slow', days: 0.5 }].map(
      (clock): [string, Partial<TableRow>] => [`with the clock ${clock.kind}`, { clock: clock as ClockRow }],
    ),
  ])('%s is read as it was written', (_, change) => {
    expect(readTable(raw(row('t', change)))).toEqual({ ok: true, value: row('t', change) })
  })

  const person = seated('ann')
  test.each<[string, unknown]>([
    ['rules', -1],
    ['options', '{'],
    ['options', null],
    ['clock', '{}'],
    ['clock', '{"kind":"live","move":5}'],
    ['clock', '{"kind":"slow","days":"2"}'],
    ['clock', '[]'],
    ['listed', 2],
    ['status', 'asleep'],
    ['host', 5],
    ['seats', '{}'],
    ['seats', '[null]'],
    ['seats', '[{"kind":"bot"}]'],
    ['seats', '[{"kind":"throne"}]'],
    ['seats', JSON.stringify([{ ...person, identity: 7 }])],
    ['seats', JSON.stringify([{ ...person, name: undefined }])],
    ['seats', JSON.stringify([{ ...person, handed: 1 }])],
    ['seats', JSON.stringify([{ ...person, missed: -1 }])],
    ['notes', 'undefined'],
    ['secret', 1],
    ['created', 1.5],
    ['deadline', 'soon'],
    ['takebacks', null],
    ['seq', -1],
    ['epoch', 'one'],
  ])('whose %s is %j is named as unreadable', (name, value) => {
    const fault = { code: 'corrupt', where: 'table', id: 't', reason: `${name} is not readable` }
    expect(readTable({ ...raw(row('t')), [name]: value })).toEqual({ ok: false, fault })
  })

  test('of a person as well', () => {
    expect(readIdentity({ id: 'ann', name: 5, colour: null, created: 1, seen: 2 })).toMatchObject({
      fault: { id: 'ann' },
    })
  })
})
