import { expect, test } from 'vitest'
import { unwrap } from '../../engine/result.ts'
import { openTestTables, seeded } from '../tables/testing/table.ts'
import { Codes } from './codes.ts'
import { Televisions, TV_MS } from './televisions.ts'

const BEN = { guest: 'bob', address: '10.0.0.1' }
const NO_CODE = { ok: false, fault: { code: 'no-such-code' } }

async function living() {
  const home = await openTestTables()
  const now = () => home.clock.now()
  const codes = new Codes({ store: home.store, random: seeded(3), now })
  const open = () => new Televisions({ store: home.store, codes, tables: home.tables, random: seeded(4), now })
  return { home, codes, open, televisions: open() }
}

test('a phone sends its table to the television whose code it typed; the code is spent', async () => {
  const { home, codes, televisions, open } = await living()
  const table = await home.create('ann')
  const { tv, code, left } = unwrap(await televisions.open('dan'))
  expect(left).toBe(TV_MS)
  expect(unwrap(await televisions.table(tv))).toBeNull()
  expect(unwrap(await codes.find(code, BEN))).toEqual({ kind: 'tv', tv })
  unwrap(await televisions.show(tv, table, 'ann'))
  // Another process, or this one after a restart, knows as much.
  expect(unwrap(await open().table(tv))).toBe(table)
  expect(await codes.find(code, BEN)).toEqual(NO_CODE)
  // The same phone may send it another table.
  const next = await home.create('ann')
  unwrap(await televisions.show(tv, next, 'ann'))
  expect(unwrap(await televisions.table(tv))).toBe(next)
})

test('nothing is shown without a table, nor on a television that nobody opened', async () => {
  const { televisions } = await living()
  const { tv } = unwrap(await televisions.open('dan'))
  expect(await televisions.show(tv, 'aaaaaaaaaaaaaaaa', 'ann')).toEqual({ ok: false, fault: { code: 'no-such-table' } })
  expect(await televisions.table('aaaaaaaaaaaaaaaa')).toEqual(NO_CODE)
  expect(unwrap(await televisions.table(tv))).toBeNull()
})

test('it expires with its code', async () => {
  const { home, codes, televisions } = await living()
  const { tv, code } = unwrap(await televisions.open('dan'))
  await home.pass(TV_MS)
  expect(await televisions.table(tv)).toEqual(NO_CODE)
  expect(await codes.find(code, BEN)).toEqual(NO_CODE)
})

test('a guest has one television at a time, and few in a row', async () => {
  const { codes, televisions } = await living()
  const first = unwrap(await televisions.open('dan'))
  const second = unwrap(await televisions.open('dan'))
  expect(await televisions.table(first.tv)).toEqual(NO_CODE)
  expect(await codes.find(first.code, BEN)).toEqual(NO_CODE)
  expect(unwrap(await televisions.table(second.tv))).toBeNull()
  for (let i = 0; i < 3; i++) unwrap(await televisions.open('dan'))
  expect(await televisions.open('dan')).toMatchObject({ ok: false, fault: { code: 'too-fast' } })
  unwrap(await televisions.open('cat'))
})
