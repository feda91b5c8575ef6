/** A game without an end: its log has a limit, and at that the table says so and is over. */
import { expect } from 'vitest'
import { unwrap } from '../../../engine/result.ts'
import { ClientBudgets } from '../../http/budget.ts'
import { more } from '../../store/testing/sample.ts'
import { allGames, LIMITS } from '../deps.ts'
import { type Loaded, loadTable } from '../loader.ts'
import { TableMaterial } from '../material.ts'
import { test } from '../testing/fixture.ts'
import { openTestTables, playing, seeded, turnOf } from '../testing/table.ts'

test('at the limit the game ends in words; nothing is refused as `storage`, and it can be read again', async () => {
  const home = await openTestTables({ limits: { lines: 40 } })
  const { id, ann, bob } = await playing(home)
  for (let n = 0; n < 100 && ann.table?.status === 'playing'; n++) {
    const { due, order } = await turnOf([ann, bob])
    expect(await due.send(order)).toBe('done')
  }
  expect(ann.table?.status).toBe('closed')
  expect(ann.lines.slice(-2)).toEqual(['end too-long', expect.stringMatching(/^fair .*secret/)])
  expect(ann.lines.length).toBeLessThan(60)
  expect(await bob.send({ kind: 'move', seat: 1, question: 0, move: 'pass' })).toEqual({ code: 'over' })
  await home.restart()
  const later = await home.page(id, 'cat')
  expect([later.table?.status, later.lines]).toEqual(['closed', ann.lines])
  expect(home.log.errors).toEqual([])
})

test('a table that is longer than the limit of a newer server ends when it is loaded', async ({
  home,
  id,
  ann,
  bob,
}) => {
  for (let n = 0; n < 20; n++) {
    const { due, order } = await turnOf([ann, bob])
    await due.send(order)
  }
  const shorter = await openTestTables({ store: home.store, limits: { lines: 20 } })
  const page = await shorter.page(id, 'ann')
  await shorter.settled()
  expect([page.table?.status, page.lines.at(-2)]).toEqual(['closed', 'end too-long'])
})

test('a replay of a long log is paid for in processor time; of an honest one, or of lines in memory, it is free', async ({
  home,
  id,
  ann,
  bob,
}) => {
  for (const page of [ann, bob]) page.leave()
  await home.settled()
  const work = new ClientBudgets({ guest: { perSecond: 1, burst: 0.0001 }, address: { perSecond: 1, burst: 1000 } })
  const deps = { ...home, owner: null, random: seeded(1), limits: LIMITS, games: allGames }
  const load = (guest: string | null, known?: Loaded) => {
    const payer = guest === null ? null : { guest, address: null }
    return loadTable(deps, id, { material: new TableMaterial(null), payer, work, ...(known && { known }) })
  }
  expect([(await load('ann')).ok, (await load('ann')).ok]).toEqual([true, true])
  const { row } = unwrap(await home.store.table(id)) ?? {}
  if (row === undefined) throw new Error('no such table')
  unwrap(await home.store.commit({ tables: [more(row, Array<string>(1000).fill('out 0 away'))] }))
  const first = unwrap(await load('ann'))
  expect(await load('ann')).toEqual({ ok: false, fault: { code: 'too-fast', wait: expect.any(Number) } })
  expect([(await load('bob')).ok, (await load(null)).ok]).toEqual([true, true])
  const again = await load(null, first)
  expect(again.ok && again.value.position === first.position).toBe(true)
  unwrap(await home.store.commit({ tables: [more({ ...row, seq: row.seq + 1000 }, ['out 1 away'])] }))
  const longer = await load(null, first)
  expect(longer.ok && longer.value.position === first.position).toBe(false)
})
