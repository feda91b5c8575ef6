/** How much one person or one address may do at one moment, each limit alone at a server of its own. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Person } from '../soak/client.ts'
import { systemClock } from '../tables/deps.ts'
import { createTable, TestServer } from './test-server.ts'

// Limits are rates: on a busy machine, so much time could pass between requests that all are allowed.
beforeEach(() => {
  vi.spyOn(systemClock, 'now').mockReturnValue(Date.now())
})

const houses: TestServer[] = []
afterEach(async () => {
  for (const testServer of houses.splice(0)) await testServer.end()
})
async function open(env: Record<string, string>): Promise<TestServer> {
  const testServer = await new TestServer(env).open()
  houses.push(testServer)
  return testServer
}

test('requests of one person', async () => {
  const testServer = await open({ REQUESTS_PER_SECOND: '2' })
  const [anna, ben] = [await testServer.person(), await testServer.person()]
  const answers = await Promise.all(Array.from({ length: 20 }, () => anna.call('me')))
  const refused = answers.filter(({ ok }) => !ok)
  expect(refused.length).toBeGreaterThan(5)
  expect(refused[0]).toEqual({ ok: false, fault: { code: 'too-fast', wait: expect.any(Number) } })
  expect((await ben.call('me')).ok).toBe(true)
  const response = await fetch(`${testServer.base}/api/me`, { headers: { cookie: anna.cookie } })
  expect([response.status, response.headers.get('retry-after')]).toEqual([429, '1'])
})

test('requests of one address, whoever makes them', async () => {
  const testServer = await open({ REQUESTS_PER_SECOND: '1' })
  const answers = await Promise.all(Array.from({ length: 60 }, () => new Person(testServer.base).call('me')))
  expect(answers.filter(({ ok }) => ok).length).toBeLessThan(40)
})

test('new guests of one address; those who are known are not concerned', async () => {
  const testServer = await open({ GUESTS_PER_MINUTE: '3' })
  const people = [await testServer.person(), await testServer.person(), await testServer.person()]
  expect(await new Person(testServer.base).call('me')).toMatchObject({ ok: false, fault: { code: 'too-fast' } })
  for (const person of people) expect((await person.call('me')).ok).toBe(true)
})

test('behind a proxy, each address is its own', async () => {
  const testServer = await open({ GUESTS_PER_MINUTE: '1', TRUST_PROXY: '1' })
  const ask = async (address: string) =>
    (
      await fetch(`${testServer.base}/api/me`, {
        headers: { 'x-forwarded-for': address, 'x-forwarded-proto': 'https' },
      })
    ).status
  expect([await ask('1.1.1.1'), await ask('1.1.1.1'), await ask('2.2.2.2'), await ask('9.9.9.9, 1.1.1.1')]).toEqual([
    200, 429, 200, 429,
  ])
})

test('tables of one person', async () => {
  const testServer = await open({ TABLES_PER_GUEST: '2' })
  const anna = await testServer.person()
  await createTable(anna)
  await createTable(anna)
  await expect(createTable(anna)).rejects.toThrow('{"code":"too-many-tables","limit":2}')
  await createTable(await testServer.person())
})
