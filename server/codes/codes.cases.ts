/** Codes in any store. */
import { describe, expect, test } from 'vitest'
import { unwrap } from '../../engine/result.ts'
import type { Store } from '../store/store.ts'
import { load } from '../tables/evening/evening.cases.ts'
import { FakeClock, openTestTables, seeded } from '../tables/testing/table.ts'
import { Codes } from './codes.ts'

export const TABLE = { kind: 'table', table: 'k3j7qm2xw5tbn4ra' } as const
export const ANN = { guest: 'ann', address: '10.0.0.1' }
export const MINUTE = 60_000

/** Codes of a store, and the time they live in. */
export function codesIn(store: Store) {
  const clock = new FakeClock()
  return { clock, store, codes: new Codes({ store, random: seeded(5), now: () => clock.now() }) }
}

/** A table in its lobby, and what its code leads to. */
export async function openedIn(store: Store) {
  const home = await openTestTables({ store })
  const id = await home.create('ann')
  const found = new Codes({ store: home.store, random: seeded(1), now: () => home.clock.now() })
  const code = unwrap(await home.tables.facts(id, 'bob')).table.code ?? ''
  return { home, id, code, find: () => found.find(code, ANN) }
}

export function codeCases(open: () => Store): void {
  describe('a code with an expiry', () => {
    test('leads to its target until then; a restart and another process do not matter', async () => {
      const { clock, codes: one, store } = codesIn(open())
      const code = unwrap(await one.issue(TABLE, MINUTE))
      const other = new Codes({ store, random: seeded(1), now: () => clock.now() })
      expect(unwrap(await other.find(code.toLowerCase(), ANN))).toEqual(TABLE)
      await clock.pass(MINUTE)
      expect(await other.find(code, ANN)).toEqual({ ok: false, fault: { code: 'no-such-code' } })
    })

    test('is never given twice at a time, and again after its end', async () => {
      const { clock, codes: one, store } = codesIn(open())
      const code = unwrap(await one.issue(TABLE, MINUTE))
      const same = () => new Codes({ store, random: seeded(5), now: () => clock.now() })
      expect(unwrap(await same().issue(TABLE, MINUTE))).not.toBe(code)
      await clock.pass(2 * MINUTE)
      expect(unwrap(await same().issue(TABLE, MINUTE))).toBe(code)
    })

    test('is gone when it is dropped', async () => {
      const { codes: one } = codesIn(open())
      const code = unwrap(await one.issue(TABLE, MINUTE))
      unwrap(await one.drop(code))
      expect(await one.find(code, ANN)).toEqual({ ok: false, fault: { code: 'no-such-code' } })
    })
  })

  test('the code of a table leads to its lobby, after a restart too, and ends with the start', async () => {
    const { home, id, find } = await openedIn(open())
    await load('dicy-cards')
    await home.restart()
    expect(unwrap(await find())).toEqual({ kind: 'table', table: id })
    const ann = await home.page(id, 'ann')
    await ann.send({ kind: 'sit', seat: 0, name: 'Ann', colour: 'blue' })
    await ann.send({ kind: 'fill', seat: 1, level: 'icicle' })
    expect(await ann.send({ kind: 'start' })).toBe('done')
    expect(await find()).toEqual({ ok: false, fault: { code: 'no-such-code' } })
    expect('code' in unwrap(await home.tables.facts(id, 'bob')).table).toBe(false)
  })
}
