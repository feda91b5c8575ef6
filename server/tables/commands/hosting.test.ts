/** A host who is not there does not keep the others from playing. */
import { expect } from 'vitest'
import { unwrap } from '../../../engine/result.ts'
import { test } from '../testing/fixture.ts'
import { openTestTables } from '../testing/table.ts'
import { HOST_MS } from './lobby.ts'

/** Ann is host, Bob and Cat sit; Cat came first. */
async function hosted() {
  const home = await openTestTables()
  const id = await home.create('ann', { seats: 3 })
  const [ann, cat, bob] = [await home.page(id, 'ann'), await home.page(id, 'cat'), await home.page(id, 'bob')]
  for (const [seat, page] of [ann, bob, cat].entries()) await page.sit(seat)
  return { home, id, ann, bob, cat }
}

test('after a minute without the host, the one who came first of those who sit is host and may start', async () => {
  const { home, ann, bob, cat } = await hosted()
  ann.leave()
  await home.pass(HOST_MS - 1)
  expect([bob.you.host, cat.you.host, await cat.send({ kind: 'start' })]).toEqual([false, false, { code: 'host-only' }])
  await home.pass(1)
  expect([bob.you.host, cat.you.host, bob.table?.host]).toEqual([false, true, 2])
  expect(await cat.send({ kind: 'start' })).toBe('done')
})

test('who comes back in time stays host; who comes later has a seat', async () => {
  const { home, ann, cat } = await hosted()
  ann.leave()
  await home.pass(HOST_MS - 1)
  await ann.connect()
  await home.pass(HOST_MS * 3)
  expect([ann.you.host, cat.you.host]).toEqual([true, false])
  ann.leave()
  await home.pass(HOST_MS)
  await ann.connect()
  await home.pass(HOST_MS * 3)
  expect([ann.you, cat.you.host]).toEqual([{ seats: [0], host: false }, true])
  // And so on, down the line.
  cat.leave()
  await home.pass(HOST_MS)
  expect([ann.you.host, cat.table?.seats.length]).toEqual([false, 3])
  expect(unwrap(await home.tables.facts(ann.id, 'bob')).you.host).toBe(true)
})

test('those who only watch inherit nothing; the first who sits down does', async ({ home }) => {
  const id = await home.create('ann')
  const bob = await home.page(id, 'bob')
  await home.pass(HOST_MS * 2)
  expect(bob.you.host).toBe(false)
  await bob.sit(0)
  await home.pass(1000)
  expect(bob.you.host).toBe(true)
})

test('a host who only watches is here', async ({ home }) => {
  const id = await home.create('ann')
  const [ann, bob] = [await home.page(id, 'ann'), await home.page(id, 'bob')]
  await bob.sit(0)
  await home.pass(HOST_MS * 5)
  expect([ann.you.host, bob.you.host]).toEqual([true, false])
})

test('it outlasts a restart, and in a game nothing passes', async () => {
  const { home, id, ann, bob, cat } = await hosted()
  ann.leave()
  await home.pass(HOST_MS)
  await home.restart()
  for (const page of [bob, cat]) await page.connect()
  expect([bob.you.host, cat.you.host]).toEqual([false, true])
  await cat.send({ kind: 'start' })
  await home.pass(20_000)
  expect(cat.table?.status).toBe('playing')
  cat.leave()
  await home.pass(HOST_MS * 2)
  expect(bob.you.host).toBe(false)
  expect(home.log.errors).toEqual([])
  expect(unwrap(await home.tables.facts(id, 'cat')).you.host).toBe(true)
})
