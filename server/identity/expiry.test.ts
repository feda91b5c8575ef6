import { expect, test } from 'vitest'
import { unwrap } from '../../engine/result.ts'
import { made, seated, someone } from '../store/testing/sample.ts'
import { FakeClock, memoryStore, quiet } from '../tables/testing/table.ts'
import { BATCH, EVERY, forgetIdle } from './expiry.ts'

const DAY = 86_400_000

async function testServer() {
  const [clock, store, log] = [new FakeClock(), memoryStore(), quiet()]
  const now = clock.now()
  for (const id of ['ann', 'bob', 'cat']) await store.commit({ introduce: someone(id, { seen: now }) })
  await store.commit({ tables: [made('t', [], { seats: [seated('ann')] })] })
  const stop = forgetIdle({ store, clock, log, days: 30 })
  const left = async () =>
    (await Promise.all(['ann', 'bob', 'cat'].map((id) => store.identity(id)))).flatMap((one) => unwrap(one)?.id ?? [])
  return { clock, store, log, stop, left }
}

test('who sits at a table or has been here is kept; the others go after their days', async () => {
  const { clock, store, left, stop } = await testServer()
  await clock.pass(29 * DAY)
  expect(await left()).toEqual(['ann', 'bob', 'cat'])
  await store.commit({ identity: someone('cat', { seen: clock.now() }) })
  await clock.pass(DAY + EVERY)
  expect(await left()).toEqual(['ann', 'cat'])
  await clock.pass(30 * DAY)
  expect(await left()).toEqual(['ann'])
  stop()
  expect(clock.pending).toBe(0)
})

test('many go batch by batch', async () => {
  const { clock, store, stop } = await testServer()
  const many = Array.from({ length: BATCH + 1 }, (_, i) => `guest${i}`)
  for (const id of many) await store.commit({ introduce: someone(id, { seen: 1 }) })
  const count = async () =>
    (await Promise.all(many.map((id) => store.identity(id)))).filter((one) => unwrap(one)).length
  await clock.pass(EVERY)
  expect(await count()).toBe(1)
  await clock.pass(EVERY)
  expect(await count()).toBe(0)
  stop()
})

test('a store that fails is told and tried again', async () => {
  const { clock, store, log, left, stop } = await testServer()
  store.fault = 'full'
  await clock.pass(31 * DAY)
  expect(log.warnings.length).toBeGreaterThan(1)
  store.fault = null
  await clock.pass(EVERY)
  expect(await left()).toEqual(['ann'])
  stop()
})
